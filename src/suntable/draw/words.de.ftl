# Words every game shares: what the arguments are stands in words.en.ftl.

seat = { NUMBER($seat) ->
    [0] Glut
    [1] Flut
    [2] Moos
    [3] Pflaume
   *[4] Perle
}
seat-shape = { NUMBER($seat) ->
    [0] Kreis
    [1] Raute
    [2] Dreieck
    [3] Quadrat
   *[4] Kreuz
}
