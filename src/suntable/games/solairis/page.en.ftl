# Words of the table in a browser page alone.
#
#   $seat $target $name $colour $paid   already in words
#   $use $step $result $number         structured names
#   $own                                "yes" if it is about the reader
#   all others                          numbers

page-others = The other warriors
page-spell = Cost { $cost }, wounds { $wounds }
page-price = { $own ->
    [yes] Costs { $cost } + { $more } = { $need }: your colour is { $colour }
   *[no] Costs { $cost } + { $more } = { $need }: this warrior is { $colour }
}
page-short = { $missing } power short
page-warrior = Attack first { $first }, life { $life }, spells { $spells }, power cards { $power }
page-first = first { $first }
page-number = { $number ->
    [first] Attack first: the lowest begins
    [life] Life
    [spells] Spells in each deal
   *[power] Power cards in each deal
}
page-power-card = { $use ->
    [cast] Power { $card }, only for casting
    [dispel] Power { $card }, only for dispelling
   *[both] Power { $card }
}
page-use = { $use ->
    [cast] cast only
   *[dispel] dispel only
}
page-back-spell = A spell of { $name }
page-back-power = A power card of { $name }
# On the plate of whoever can be the target.
page-aim = Aim
page-doing = { $step ->
    [cast] casting
   *[dispel] answering
}
page-passed = passed over
page-you-out = You are out
page-you-passed = You are passed over until the next deal
page-printed = life at the start

page-quiet = Round { $round }: new cards for everybody
page-casts = casts
page-at-whom = At whom?
page-wounds = { $count ->
    [one] wound
   *[other] wounds
}
page-takes = { $count ->
    [one] Takes { $count } life
   *[other] Takes { $count } life
}
page-dispelled = Dispelled: it would have taken { $count } life
page-to-cast = to cast it
page-to-dispel = to dispel it
page-outcome = { $result ->
    [dispelled] { $seat } dispels it
   *[hit] { $count ->
        [one] { $seat } takes { $count } wound
       *[other] { $seat } takes { $count } wounds
    }
}

page-offer-pay = Pay { $paid } (need { $need })
page-offer-dispel = Dispel with { $paid } (need { $need })
page-offer-target = At { $target }, paying { $paid }
