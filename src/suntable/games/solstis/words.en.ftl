# Solstis in words.
#
# What the arguments are:
#   $row $column      of a tile, numbers (or digits as text)
#   $spirit $other    the structured name ("bear") or "none": not shown, it chooses the words
#   $phase            the structured name of the phase, or a special case of it ("play-end", "rainbow-move")
#   $seat             a player's name, except in `seat`; so is $to in `log-evil-passes`
#   $tile $cell $from $to $square $low $high $other-name   already in words (in the log $from may be "none")
#   all others        numbers

name = Solstis
tagline = Explore a mountain tile by tile, meet its spirits, light its fires
about = For two players, about twenty minutes. Capture tiles of the same row or column, join them to one wide panorama, and close squares to meet spirits.

## The pieces

tile = { row } { $column }
row = { NUMBER($row) ->
    [1] reeds
    [2] meadow
    [3] forest
    [4] grove
    [5] cliff
   *[6] peak
}
colour = { NUMBER($row) ->
    [1] red
    [2] orange
    [3] green
    [4] blue
    [5] pink
   *[6] purple
}
spirit = { $spirit ->
    [trout] Trout
    [deer] Deer
    [eagle] Eagle
    [bear] Bear
    [dragonfly] Dragonfly
    [beetle] Beetle
    [groundhog] Marmot
    [bee] Bee
    [ladybug] Ladybug
    [wolf] Wolf
    [squirrel] Squirrel
    [bird] Bird
    [lizard] Lizard
    [butterfly] Butterfly
   *[evil] Evil Spirit
}
# The spirit where somebody does something with it: "keeps the Bear".
spirit-object = the { spirit }
# The spirit where it does something itself: "the Bear has no effect".
spirit-subject = the { spirit }
spirit-kind = { $spirit ->
    [trout] plain
    [deer] plain
    [eagle] plain
    [bear] plain
    [dragonfly] plain
    [beetle] plain
    [groundhog] plain
    [bee] blue
    [ladybug] blue
    [wolf] blue
    [squirrel] blue
    [bird] blue
    [lizard] blue
    [butterfly] blue
   *[evil] evil
}
spirit-effect = { $spirit ->
    [trout] Take a rainbow and place it in your panorama.
    [deer] Lay a tile from your hand in your panorama; you draw two at the end of this turn.
    [eagle] A random tile from the draw pile goes into your panorama.
    [bear] Draw a tile now; from now on your hand holds four.
    [dragonfly] A random tile from your opponent's hand goes into your panorama; they draw a new one.
    [beetle] Lay a tile of your choice from the display in your panorama.
    [groundhog] After this turn you take another one.
    [bee] At the end, 1 star for each of your plain spirits.
    [ladybug] At the end, 1 star for each fire of yours that is not lit.
    [wolf] At the end, 1 star for each section of your panorama, even a single tile.
    [squirrel] At the end, lay all tiles left in your hand before stars are counted.
    [bird] At the end, 1 star for each other blue spirit of yours.
    [lizard] At the end, 1 star for each rainbow in your panorama.
    [butterfly] At the end, 1 more star for each lit fire.
   *[evil] At the end it covers one of your spirits, chosen by your opponent; neither counts. With your next encounter it moves on to your opponent.
}
square = square { $square }
# A square by its lower left and upper right tile.
square-between = square from { $low } to { $high }
rainbow = rainbow
rainbow-blocked = blocked rainbow
fire = fire
fire-lit = lit
fire-unlit = not lit
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}

## The parts of the table

panorama = Panorama of { $seat }
your-panorama = Your panorama
display = Display
hand = Hand of { $seat }
your-hand = Your hand
hidden-tiles = { $count ->
    [0] empty
    [one] { $count } hidden tile
   *[other] { $count } hidden tiles
}
hand-limit = limit { $count }
draw-pile = Draw pile
rainbow-supply = Rainbows in the supply
spirit-pile = Spirit pile
spirit-row = Face-up spirits
spirits-drawn = Spirits drawn
gone = Out of the game
in-play = In the middle
matches = It captures
none = none
empty = empty
tile-beneath = another one beneath
can-capture = can be captured
turn = Turn { $turn }, { $seat }
step-of = Step { $number } of { $of }: { step }
viewer = { $viewer ->
    [seat] You are { $seat }.
    [spectator] You are watching.
   *[referee] You see everything.
}
evil-where = { $where ->
    [pile] in the spirit pile
    [drawn] just drawn
    [out] not in this game
   *[held] in front of { $seat }
}
extra-turn = Another turn follows this one.
covered = covered by the Evil Spirit
spirits = Spirits
fires = Fires
open-squares = Open squares
score = Stars
lately = What happened last
actions = Possible actions
options = Options
# The signs of the diagram in the text view.
signs = Signs: a number is a tile of that column, * with a fire that is lit, ! with one that is not; ~ a free rainbow, # a blocked one, . an empty space, a letter where four spaces meet a spirit, + a place that can be chosen now.
end-phase = End phase: the draw pile is empty, only tiles that capture are played
provisional = so far
final = final score

## Phases and steps

phase = { $phase ->
    [play] Play
    [capture] Capture
    [rainbow] Rainbow
    [spirit] Spirit
    [keep] Keep a spirit
    [square] Choose a square
    [deer] Deer
    [beetle] Beetle
    [cover] Evil Spirit
   *[over] Game over
}
step = { $step ->
    [play] Play
    [capture] Capture
    [spirit] Spirit
    [refill] Refill
   *[scoring] Final scoring
}
second-chance = Second chance

# What you must do now. Asks for $phase alone.
prompt = { $phase ->
    [play] Play a tile from your hand
    [play-end] Play a tile that captures
    [capture] Capture a tile of the display
    [rainbow] Place the rainbow in your panorama
    [rainbow-move] Move the rainbow to another space
    [spirit] Take a face-up spirit or draw two
    [spirit-last] Take a face-up spirit or draw the last one
    [spirit-row] Take a face-up spirit
    [spirit-pile] Draw two spirits
    [spirit-pile-last] Draw the last spirit
    [keep] Keep one of the two spirits
    [square] Put the spirit on an open square
    [deer] Lay a tile from your hand
    [beetle] Lay a tile from the display
    [cover] Choose the spirit that the Evil Spirit covers
   *[over] The game is over
}
# Why, or what it brings.
why = { $phase ->
    [play] It captures a tile of its row or its column. If there is none, you get a second chance.
    [play-end] The draw pile is empty. You can capture, so you must.
    [capture] Both tiles go into your panorama, the captured one first.
    [rainbow] It stands in for any tile and goes beside one of your tiles, if it can.
    [rainbow-move] Its own tile is here. The rainbow goes beside another one of yours, if it can.
    [spirit] You have closed a square. Of two drawn, you keep one; the other stays face up.
    [spirit-last] You have closed a square.
    [spirit-row] You have closed a square. The spirit you take goes on it.
    [spirit-pile] You have closed a square. You keep one; the other stays face up.
    [spirit-pile-last] You have closed a square.
    [keep] It goes on your square; the other one stays face up.
    [square] One spirit fits on each square. Rainbows under it are blocked.
    [deer] It goes straight into your panorama. You draw two at the end of this turn.
    [beetle] It goes straight into your panorama.
    [cover] Neither of the two counts.
   *[over] { "" }
}
waiting = { $phase ->
    [play] { $seat } is choosing a tile to play
    [play-end] { $seat } is choosing a tile to play
    [capture] { $seat } is choosing a tile to capture
    [rainbow] { $seat } is placing a rainbow
    [rainbow-move] { $seat } is moving a rainbow
    [spirit] { $seat } is meeting a spirit
    [spirit-last] { $seat } is meeting a spirit
    [spirit-row] { $seat } is meeting a spirit
    [spirit-pile] { $seat } is meeting a spirit
    [spirit-pile-last] { $seat } is meeting a spirit
    [keep] { $seat } is choosing the spirit to keep
    [square] { $seat } is choosing a square for { spirit-object }
    [deer] { $seat } is choosing a tile from the hand to lay
    [beetle] { $seat } is choosing a tile from the display to lay
    [cover] { $seat } is choosing the spirit that the Evil Spirit covers
   *[over] The game is over
}

## Actions, as said on a button

tell-play = Play { $tile }
tell-capture = Capture { $tile }
tell-deer = Lay { $tile } from your hand
tell-beetle = Lay { $tile } from the display
tell-rainbow = Place the rainbow on { $cell }
tell-rainbow-move = Move the rainbow from { $from } to { $cell }
tell-take = Take { spirit-object }
tell-draw = { $count ->
    [one] Draw the last spirit
   *[other] Draw two spirits
}
tell-keep = Keep { spirit-object }
tell-cover = Cover { spirit-object }
tell-square = { $spirit ->
    [none] Put the spirit on the { $square }
   *[other] Put { spirit-object } on the { $square }
}

## The log

log-plays = { $seat } plays { $tile }
log-captures = { $seat } captures { $tile }
log-turns-up = { $seat } turns up { $tile } in the display
log-joins = { $seat } captures nothing: { $tile } joins the display
log-second-chance = Second chance for { $seat }: { $tile }
log-rainbow = { $seat } places a rainbow on { $cell }
log-moves-rainbow = { $seat } moves a rainbow from { $from } to { $to }
log-returns-rainbow = { $from ->
    [none] { $seat } finds no place for the rainbow: it returns to the supply
   *[other] { $seat } finds no other place for the rainbow on { $from }: it returns to the supply
}
log-lays = { $seat } lays { $tile }
log-leaves = { $seat } takes { $tile } out of the game: a blocked rainbow lies in its place
log-draws-spirits = { $other ->
    [none] { $seat } draws the last spirit: { spirit }
   *[other] { $seat } draws two spirits: { spirit } and { $other-name }
}
log-keeps = { $seat } keeps { spirit-object }
log-joins-row = { $seat } leaves { spirit-object } face up for all
log-meets-row = { $seat } takes { spirit-object } from the face-up spirits
log-settles = { $seat } puts { spirit-object } on the { $square }
log-acts = { $spirit ->
    [trout] The Trout brings { $seat } a rainbow
    [deer] The Deer has { $seat } lay a tile from the hand
    [eagle] The Eagle brings { $seat } a tile from the draw pile
    [bear] The Bear lets { $seat } hold four tiles
    [dragonfly] The Dragonfly brings { $seat } a tile from the other hand
    [beetle] The Beetle brings { $seat } a tile from the display
   *[groundhog] The Marmot promises { $seat } another turn
}
log-evil-gets = { $seat } gets the Evil Spirit
log-evil-passes = { $seat } passes the Evil Spirit to { $to }
log-void = For { $seat }, { spirit-subject } has no effect
log-draws = { $count ->
    [one] { $seat } draws a tile
   *[other] { $seat } draws { $count } tiles
}
log-extra-turn = { $seat } takes another turn
log-end-phase = The draw pile is empty: the end phase begins
log-skipped = { $seat } cannot capture and is skipped
log-loses-extra = { $seat } cannot capture: the extra turn is lost
log-covers = { $seat } covers { spirit-object } with the Evil Spirit
log-lays-out = { $seat } has the Squirrel and lays out the rest of the hand
log-scores = { $seat } scores { $section } + { $fires } + { $spirits } = { stars-total } (section, fires, spirits)
log-wins = { $seat } wins!
log-shares = Equal stars: the win is shared!
stars-total = { $total ->
    [one] { $total } star
   *[other] { $total } stars
}

## The score

part = { $part ->
    [section] biggest section
    [fires] lit fires
    [spirits] spirits
   *[total] stars
}
result-you-win = You win, { $stars } to { $others }!
result-wins = { $seat } wins, { $stars } to { $others }!
result-shared = A shared win, { $stars } to { $others }!

## Options, for a new table

option-evil = Evil Spirit
option-evil-why = Whoever draws it must keep it and passes it on with the next encounter. At the end it covers a spirit.
option-evil-true = in this game
option-evil-true-why = All 15 spirits.
option-evil-false = not in this game
option-evil-false-why = 14 spirits: good for a first game.
option-first = First player
option-first-why = Who takes the first turn.
option-first-random = at random
option-first-random-why = Chance decides.
option-first-0 = first seat
option-first-0-why = The player on the first seat begins.
option-first-1 = second seat
option-first-1-why = The player on the second seat begins.
option-cover = Evil Spirit and Squirrel
option-cover-why = What comes first at the end: the Evil Spirit covers a spirit, or the Squirrel lays out the hand.
option-cover-after = Squirrel first
option-cover-after-why = As printed: even a Squirrel that gets covered has laid out the hand before.
option-cover-before = Evil Spirit first
option-cover-before-why = A covered Squirrel does nothing.
