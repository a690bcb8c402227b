# Words of the table in a browser page and in the standalone picture.
#
#   $name $names $one $other $gains   already in words
#   $station $colour $card            structured names in page-card, elsewhere in words
#   all others                        numbers

page-card = { card } ({ form })
page-bridge = Bridge { $colour }: { $one } – { $other }
page-shuttle = Shuttle { $colour }, docked: { $station }
page-shuttle-free = Shuttle { $colour }, free
page-level = Energy { $energy }: { $names }

page-stack = { $count ->
    [one] Stack, { $count } card
   *[other] Stack, { $count } cards
}
page-pile = { $count ->
    [0] Pile: empty
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
page-certain = What you know of the hands
page-none-free = All are docked
page-order = Order: { $station }
page-order-why = More energy first; on the same space the upper token.
page-next = next
page-named = named
page-stash-of = Face down before { $name }
page-stations = The stations in the order of the round
page-omen = Bridges last changed by { $card }
page-back = A card of { $name }

page-fact-laser = Laser { $count }
page-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-fact-energy = Energy { $count } at { $station }
page-last-round = The last round
page-goal = The laser is ready: this round is the last

page-so-far = { $earned ->
    [0] So far: { $gains }.
    [one] So far: { $gains }. You take { $earned } card in return.
   *[other] So far: { $gains }. You take { $earned } cards in return.
}
page-offer-replenish = { $earned ->
    [one] Play all { $count }, take { $earned } card
   *[other] Play all { $count }, take { $earned } cards
}
