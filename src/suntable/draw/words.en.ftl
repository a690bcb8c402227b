# Words every game shares.

# $seat: number of the seat, from 0. The name of a player who has none.
seat = { NUMBER($seat) ->
    [0] Ember
    [1] Tide
    [2] Moss
    [3] Plum
   *[4] Pearl
}
# The shape that goes with the colour of a seat.
seat-shape = { NUMBER($seat) ->
    [0] circle
    [1] diamond
    [2] triangle
    [3] square
   *[4] cross
}
