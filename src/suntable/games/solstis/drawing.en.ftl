# Words of the drawn table alone; everything else is in words.en.ftl.
#
#   $tile $spirit-name $name   already in words
#   all others                 numbers, or as in words.en.ftl

draw-title = Solstis, turn { $turn }
draw-you = you
draw-hand-count = { $count } of { $limit }
draw-empty-cell = { $tile }, empty
draw-rainbow = Rainbow in place of { $tile }
draw-rainbow-blocked = Blocked rainbow in place of { $tile }: a spirit holds it
draw-rainbow-moving = The rainbow to be placed
draw-fire = Fire: { $lit ->
    [yes] lit
   *[no] not lit
}
draw-fresh = laid just now
draw-back = A hidden tile of { $name }
draw-beneath = A face-down tile lies beneath { $tile }
draw-place-empty = Empty place of the display
draw-pile-count = Draw pile: { tiles }
draw-supply-count = { $count ->
    [one] { $count } rainbow in the supply
   *[other] { $count } rainbows in the supply
}
draw-gone-count = Out of the game: { $count }
draw-nothing-in-play = Nothing lies in the middle
draw-in-play = In the middle: { $tile }
draw-lands = { $tile } would lie here
draw-lands-moving = { $tile } would lie here, the rainbow moves
draw-leaves = { $tile } would leave the game: this rainbow is blocked
draw-spirit-pile-count = { $count ->
    [0] The spirit pile is empty
    [one] { $count } spirit in the pile
   *[other] { $count } spirits in the pile
}
draw-spirit-pile-holds = Not seen so far: { $spirits }
draw-kind-plain = Plain: acts once, when met
draw-kind-blue = Blue: counts at the end
draw-kind-evil = Evil: covers a spirit
draw-covered-spirit = { $spirit-name }, covered by the Evil Spirit: no stars
draw-evil-with = The Evil Spirit lies in front of { $name }
draw-no-spirits = None yet
draw-extra-turn = one more turn follows
draw-part = { $part ->
    [section] Section
    [fires] Fires
   *[spirits] Spirits
}
draw-part-stars = { $part ->
    [section] Biggest section: { stars }
    [fires] Lit fires: { stars }
   *[spirits] Spirits: { stars }
}
draw-total = { stars }, { $final ->
    [yes] final
   *[no] if the game ended now
}
draw-hand = Hand
draw-evil-short = Must be kept, and moves on with the next encounter.
draw-end-phase = { $extra ->
    [yes] End phase · one more turn follows
   *[no] End phase: only tiles that capture are played
}
draw-tile-fire = { $tile }, with a fire
