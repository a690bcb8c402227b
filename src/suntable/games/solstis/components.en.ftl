# What is in the box of Solstis: the values of components.toml, by table and key. The words that end in "-each" say one
# entry of a list; they are given the entry by the name of its table, or the values of its keys.

component-land-total = Land tiles
component-land-rows = Rows, from bottom to top
component-land-rows-each = { $row }, { row }, { colour }: columns { $columns-1 } to { $columns-2 }
component-fire-on = Fires, by tile
component-fire-on-each = { $fire }
component-fire-stars = Stars for a lit fire
component-rainbow-total = Rainbows
component-rainbow-stars = Stars for a rainbow
component-spirit-total = Spirits
component-spirit-plain = Plain spirits
component-spirit-plain-each = { spirit }
component-spirit-blue = Blue spirits
component-spirit-blue-each = { spirit }
component-spirit-evil = Neither of them
component-spirit-evil-each = { spirit }
component-spirit-base-stars = Stars for a spirit that is not covered
component-spirit-drawn = Spirits drawn in an encounter
component-spirit-bonus-stars = Stars for each thing that a blue spirit counts
component-spirit-bear-hand = Tiles that the Bear adds to the hand (printed), for the rest of the game (known)
component-setup-players = Players
component-setup-display-piles = Piles of the display at the start
component-setup-hand = Tiles in a hand
component-setup-draw-pile = Tiles in the draw pile at the start
component-setup-land-stars = Stars for a Land tile of the biggest section
