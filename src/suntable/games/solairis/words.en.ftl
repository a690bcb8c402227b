# Solairis in words.
#
# What the arguments are:
#   $warrior $spell $colour   the structured name ("ember-marshal", "fireball-2", "red")
#   $card                     a power card as printed: a number or 25P, 25D
#   $use                      of a power card: "cast", "dispel" or "both"
#   $phase                    the structured name of the phase, or a special case of it ("dispel-let", "dispel-pay")
#   $seat $target             a player's name, except in `seat` and `seat-shape`
#   $paid $shared             already in words: cards joined by plus signs; names joined by commas
#   all others                numbers

name = Solairis
tagline = Seven races, one star: the last warrior standing wins
about = For two to four players, ten to twenty minutes. Cast spells with your power cards, dispel those that hit you, and keep enough life to be the last.

## The cards

warrior = { $warrior ->
    [ember-marshal] Ember Marshal
    [lava-herald] Lava Herald
    [sun-envoy] Sun Envoy
    [axe-speaker] Axe Speaker
    [frost-prior] Frost Prior
    [tide-brother] Tide Brother
    [velvet-broker] Velvet Broker
    [night-adept] Night Adept
    [star-reader] Star Reader
    [lamp-dean] Lamp Dean
    [root-foreman] Root Foreman
    [storm-grower] Storm Grower
    [mirror-heir] Mirror Heir
   *[far-archer] Far Archer
}
warrior-object = the { warrior }
spell = { $spell ->
    [fireball-1] Fireball 1
    [fireball-2] Fireball 2
    [fireball-3] Fireball 3
    [volcano] Volcano
    [crush] Crush
    [death-rose] Death Rose
    [life-1] Life 1
    [life-2] Life 2
    [life-3] Life 3
    [axe-1] Axe 1
    [axe-2] Axe 2
    [axe-3] Axe 3
    [eagle] Eagle
    [ice-1] Ice 1
    [ice-2] Ice 2
    [ice-3] Ice 3
    [templar] Templar
    [tsunami] Tsunami
    [dagger-1] Dagger 1
    [dagger-2] Dagger 2
    [dagger-3] Dagger 3
    [speed] Speed
    [death] Death
    [blood-drain] Blood Drain
    [solairis-1] Solairis 1
    [solairis-2] Solairis 2
    [solairis-3] Solairis 3
    [light] Light
    [the-one] The One
    [bolt-1] Bolt 1
    [bolt-2] Bolt 2
    [bolt-3] Bolt 3
    [earth-wall] Earth Wall
    [dragon] Dragon
    [arrow] Arrow
    [illusion] Illusion
    [scream] Scream
    [shield] Shield
    [spirit] Spirit
    [mind] Mind
   *[destroy-spell] Destroy Spell
}
race = { $colour ->
    [red] Red Legion
    [yellow] Yellow Coalition
    [blue] Blue Brotherhood
    [violet] Violet Syndicate
    [orange] Orange College
    [green] Green Combine
    [indigo] Indigo House
   *[white] for every race
}
colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [violet] violet
    [orange] orange
    [green] green
    [indigo] indigo
   *[white] white
}
card-use = { $use ->
    [cast] only for casting
    [dispel] only for dispelling
   *[both] for casting and dispelling
}

## The parts of the table

life = Life
life-of = { $life } of { $printed } life
life-lost = { $lost } lost
attack-first = Attack first
cost = Cost
need = Need
wounds = Wounds
spell-cards = Spells
power-cards = Power cards
spells-count = { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
power-count = { $count ->
    [one] { $count } power card
   *[other] { $count } power cards
}
your-spells = Your spells
your-power = Your power cards
spells-of = Spells of { $seat }
power-of = Power cards of { $seat }
known-spells = known
shown-this-round = cast in this round
castable = you can cast it
not-castable = { $missing } short
castable-by = can be cast
spent = Paid in this round
aside = Laid aside unseen
gone = Out of the game
left-spells = Spells left
left-warriors = Warriors left
order = Turn order
passed = passed over until the next round
is-out = out
none = none
round = Round { $round }
turn = Turn { $turn }, { $seat }
surcharge = Spells of another colour need { $surcharge } more; white ones do not.
attack = Last attack
attack-told = { $seat } casts { spell } at { $target }: need { $need }, paid { $paid }
attack-result = { $result ->
    [open] not answered yet
    [dispelled] dispelled with { $paid }
   *[hit] { $wounds } wounds
}
preparing = In preparation
marked = Marked
marked-of = { $marked } of { $need }
marked-lost = { $lost } would be lost
viewer = { $viewer ->
    [seat] You are { $seat }.
    [spectator] You are watching.
   *[referee] You see everything.
}
reconstructed = The values of most cards are reconstructed: the printed rules tell few of them.
lately = What happened last
actions = Possible actions
options = Options

## Phases

phase = { $phase ->
    [warrior] Take a warrior
    [draft] Choose spells
    [cast] Cast
    [target] Choose a target
    [pay] Pay
    [dispel] Dispel
   *[over] End of the game
}
step = { $step ->
    [cast] Spell
    [target] Target
    [pay] Payment
   *[dispel] Answer
}
prompt = { $phase ->
    [warrior] Take one of the warriors
    [draft] Choose a spell: { $left } to go
    [cast] Choose a spell to cast
    [target] Choose whom { spell } hits
    [pay] Pay { $need } for { spell }: { $marked } marked
    [dispel] Dispel { spell }, or let it happen
    [dispel-let] { spell } hits you
    [dispel-pay] Pay { $need } to dispel { spell }: { $marked } marked
   *[over] The game is over
}
why = { $phase ->
    [warrior] The lowest attack first begins each round. More life, or more power: hardly anybody has both.
    [draft] You keep your spells for the whole game. Those of another colour need { $surcharge } more power.
    [cast] You can cast, so you must. The spell comes back to your hand.
    [target] Undispelled it takes { $wounds } life.
    [pay] Anything above that is lost. What you pay is out until the next round.
    [dispel] It would take { $wounds } life. To dispel it, pay at least { $need }.
    [dispel-let] It takes { $wounds } life. To dispel it you would need { $need }.
    [dispel-pay] Anything above that is lost. You have begun to dispel: take it back to let it happen.
   *[over] { "" }
}
waiting = { $phase ->
    [warrior] { $seat } is taking a warrior
    [draft] { $seat } is choosing spells
    [cast] { $seat } is preparing an attack
    [target] { $seat } is choosing a target
    [pay] { $seat } is paying
    [dispel] { $seat } is answering the attack
    [dispel-let] { $seat } is answering the attack
    [dispel-pay] { $seat } is answering the attack
   *[over] The game is over
}

## Actions, as said on a button

tell-warrior = Take { warrior-object }
tell-draft = Choose { spell }
tell-cast = Cast { spell }: need { $need }, wounds { $wounds }
tell-target = Aim at { $target }
tell-pay = Pay with a { $card }
tell-pay-special = Pay with { $card }
tell-done-cast = Cast it, paying { $paid }
tell-done-dispel = Dispel it, paying { $paid }
tell-let = Let it happen, losing { $wounds } life

## The log

log-takes = { $seat } takes { warrior-object }
log-chooses = { $seat } chooses { spell }
log-deals = Round { $round } is dealt
log-casts = { $seat } casts { spell } at { $target } (need { $need }, pays { $paid })
log-dispels = { $seat } dispels it with { $paid }
log-takes-wounds = { $wounds ->
    [one] { $seat } takes { $wounds } wound: life from { $before } to { $after }
   *[other] { $seat } takes { $wounds } wounds: life from { $before } to { $after }
}
log-out = { $seat } is out
log-passed = { $seat } cannot cast and is passed over until the next round
log-round-ends = Nobody can cast: the round ends
log-last-round = That was the last round: most life wins
log-wins = { $seat } wins!
log-shares = { $seat } shares the win!

## The score

part = { $part ->
   *[life] life
}
score = Life
result-you-win = You win with { $life } life left!
result-wins = { $seat } wins with { $life } life left!
result-shared = A shared win with { $life } life each: { $shared }!

## Options, for a new table

option-rules = Rules
option-rules-why = How spells come into hands, and what another colour costs.
option-rules-basic = basic game
option-rules-basic-why = New spells and new power cards in every round. Another colour needs 2 more.
option-rules-advanced = advanced game
option-rules-advanced-why = Everybody chooses spells once and keeps them. Another colour needs 5 more.
option-warriors = Warriors
option-warriors-why = How everybody gets a warrior.
option-warriors-dealt = dealt
option-warriors-dealt-why = At random.
option-warriors-chosen = chosen
option-warriors-chosen-why = One after the other, each takes one of those left.
