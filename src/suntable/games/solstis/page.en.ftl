# Words of the table in a browser page alone: what an action would bring, and what stands beside the board.
#
#   $tile $tiles $seat   already in words
#   $sign                + or -
#   all others           numbers, or as in words.en.ftl

ahead-catches = Can capture { $tiles }
ahead-misses = Captures nothing: second chance
ahead-closes = Closes a square: you meet a spirit
ahead-leaves = { $tile } leaves the game: its rainbow is blocked
ahead-moves = Your rainbow moves
ahead-stars = { $sign }{ stars } if the game ended now
ahead-costs = Costs { $seat } { stars }

page-turn = Turn { $turn }
page-extra-turn = One more turn follows
page-spirits = { $count ->
    [one] { $count } spirit
   *[other] { $count } spirits
}
page-fires = Lit fires: { $lit } of { $count }
page-kinds = What the discs mean
# Below the pile of spirits, where the heading already says what it is of.
page-pile = Pile
