# Words of the table in a browser page and in the standalone picture.
#
#   $name $names $station $one $other $thief $victim $card   already in words
#   $colour    a colour by its structured name, in page-signal; elsewhere in words
#   $when      structured names
#   all others numbers

page-signal = { $colour ->
    [purple] violet zigzag
    [pink] pink wave
    [green] green beads
   *[blue] blue pulse
}
page-card = { $station }, { $colour }
page-bridge = Bridge { $colour }: { $one } – { $other }
page-shuttle = Shuttle { $colour }, docked: { $station }
page-shuttle-free = Shuttle { $colour }, free
page-level = Energy { $energy }: { $names }
page-laser = LASER
page-laser-full = Energy at the laser
page-draw-from = Draw from { $name }

page-display = Display
page-stack = { $count ->
    [one] Stack, { $count } card
   *[other] Stack, { $count } cards
}
page-pile = { $count ->
    [0] Pile: empty
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
page-free = Free shuttles
page-none-free = All are docked
page-spare = Spare bridges
page-order = Order: { $station }
page-order-why = More energy first; on the same space the upper token.
page-when = { $when ->
    [done] done
    [now] now
   *[next] next
}
page-named = named
page-stash = Face down, drawn by { $thief } from { $victim }
page-stash-of = Face down before { $name }
page-round = Round { $round }
page-round-of = Round { $round } of { $rounds }
page-stations = The stations in the order of the round
page-omen = Bridges moved last by { $card }
page-hand = Your hand
page-hand-of = Hand of { $name }
page-back = A card of { $name }

page-fact-laser = Laser { $count }
page-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-fact-energy = Energy { $count } at { $station }
page-last-round = The last round
page-goal = The laser is ready: this round is the last

page-progress = { $earned ->
    [0] Played: { $played }. Left at { $station }: { $energy }.
    [one] Played: { $played }, you take { $earned } card in return. Left at { $station }: { $energy }.
   *[other] Played: { $played }, you take { $earned } cards in return. Left at { $station }: { $energy }.
}
page-owed = { $count ->
    [one] { $count } card to take.
   *[other] { $count } cards to take.
}
page-done = { $drawn ->
    [0] { $earned ->
        [0] Done
        [one] Done, take { $earned } card
       *[other] Done, take { $earned } cards
    }
    [one] Done, draw { $drawn } card
   *[other] Done, draw { $drawn } cards
}
page-offer-replenish = { $earned ->
    [one] Play all { $count }, take { $earned } card
   *[other] Play all { $count }, take { $earned } cards
}
