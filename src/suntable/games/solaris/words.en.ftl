# Solaris in words.
#
# What the arguments are:
#   $station $target          a station by its structured name ("engine-deck"); $target is where something goes
#   $colour                   a colour by its structured name ("purple")
#   $main $phase $reason      the structured name of an action, of a phase or a case of it, of a reason
#   $seat $victim             a player's name, except in `seat` and `seat-shape`
#   $card $order $stations $shared $before-colour $after-colour   already in words
#   all others                numbers

name = Solaris
tagline = Six stations, one laser: send the most energy to Earth
about = For three to five players, about an hour. Charge your stations, dock shuttles where your energy is, and send it to the laser before the others do.

## The parts of the table

station = { $station ->
    [energy-cell] Energy Cell
    [engine-deck] Engine Deck
    [headquarters] Headquarters
    [biotope] Biotope
    [shuttle-port] Shuttle Port
   *[canteen] Canteen
}
station-at = { $station ->
    [canteen] in the { station }
    [biotope] in the { station }
   *[other] at the { station }
}
station-from = from the { station }
station-to = { $target ->
    [energy-cell] to the Energy Cell
    [engine-deck] to the Engine Deck
    [headquarters] to the Headquarters
    [biotope] to the Biotope
    [shuttle-port] to the Shuttle Port
   *[canteen] to the Canteen
}
colour = { $colour ->
    [purple] purple
    [pink] pink
    [green] green
   *[blue] blue
}
form = { $colour ->
    [purple] zigzag
    [pink] wave
    [green] beads
   *[blue] pulse
}
card = { station } { colour }
signal = { colour } ({ form })
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
energy-count = { $count } energy
active = active
on-rim = on the rim
on-track = on the energy track
docked = docked
bridge-to = bridge { station-to }
laser = Laser
order = Order of play
order-done = done
order-now = now
spare = Spare bridges
shuttles = Free shuttles
display = Display
stack = Stack
pile = Pile
omen = Last omen
your-hand = Your hand
hand-of = Hand of { $seat }
known-cards = known to you
seen-cards = seen by all
stash = { $seat } has a face-down card from { $victim }
stash-card = { $seat } has a face-down card from { $victim }: { $card }
none = none
gap = gap
round = Round { $round }
round-of = Round { $round } of { $rounds }
this-turn = In this turn
played = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
owed = { $count ->
    [one] { $count } card to take
   *[other] { $count } cards to take
}
announced = { $count } energy spent
named = named: { $order }
chosen-card = waits for a side: { $card }
chosen-shuttle = waits for a station: { $card }
not-offered = Not offered
viewer = { $viewer ->
    [seat] You are { $seat }.
    [spectator] You are watching.
   *[referee] You see everything.
}
reconstructed = The start tiles and the distribution of the cards are reconstructed: the printed rules do not tell them.
lately = What happened last
actions = Possible actions
options = Options

## Phases

phase = { $phase ->
    [main] Choose an action
    [replenish] Replenish energy
    [redirect] Redirect energy
    [redirect-side] Redirect energy
    [exchange] Exchange one card
    [engine] Engine Deck
    [headquarters] Headquarters
    [biotope] Biotope
    [biotope-side] Biotope
    [port] Shuttle Port
    [port-site] Shuttle Port
    [canteen] Canteen
    [cell] Energy Cell
    [return] Take cards
    [limit-turn] Hand limit
    [limit-canteen] Hand limit
    [limit-round] Hand limit
   *[over] End of the game
}
prompt = { $phase ->
    [main] Choose your action { station-at }
    [replenish] Play cards that show the { station }
    [redirect] Play cards in the colour of a bridge
    [redirect-side] Choose the side for { $card }
    [exchange] Choose the card you give away
    [engine] Play cards of other stations
    [headquarters] How much energy do you spend?
    [biotope] How much energy do you spend?
    [biotope-side] Choose the station to begin with
    [port] Choose a shuttle
    [port-site] Choose a station for the shuttle
    [canteen] Choose whom you draw from
    [cell] Play cards in the colours of docked shuttles
    [return] Take { $owed ->
        [one] a card
       *[other] { $owed } cards
    }
    [limit-turn] Discard down to { $limit } cards
    [limit-canteen] Discard down to { $limit } cards
    [limit-round] Discard down to { $limit } cards
   *[over] The game is over
}
why = { $phase ->
    [main] You have { $energy } energy here.
    [replenish] Each card gives one energy here. You have { $energy }.
    [redirect] Each card sends one energy across its bridge. You have { $energy }.
    [redirect-side] Both bridges have that colour.
    [exchange] Then you take one from the display or the stack.
    [engine] One energy pays for one or two cards of one station. You have { $energy }.
    [headquarters] Each energy gives you two cards. You have { $energy }.
    [biotope] One energy begins, each further one goes to another station. You have { $energy }.
    [biotope-side] The stations are served one after the other in that direction, past those that are full.
    [port] Each energy docks one shuttle. You have { $energy }.
    [port-site] It stays there until the round ends, and all may use it.
    [canteen] One energy each. The cards are drawn at random when you are done. You have { $energy }.
    [cell] A transfer costs one energy here and one where the shuttle is docked. You have { $energy } here.
    [return] From the display, or the top card of the stack.
    [limit-turn] You hold { $hand }.
    [limit-canteen] You hold { $hand }.
    [limit-round] You hold { $hand }.
   *[over] { "" }
}
waiting = { $phase ->
    [main] { $seat } is choosing an action
    [return] { $seat } is taking cards
    [limit-turn] { $seat } is discarding
    [limit-canteen] { $seat } is discarding
    [limit-round] { $seat } is discarding
    [over] The game is over
   *[other] { $seat } is at it: { phase }
}
main = { $main ->
    [replenish] Replenish energy
    [redirect] Redirect energy
    [exchange] Exchange one card
    [pass] Pass
   *[station] Station action
}
refused = { $reason ->
    [full] you have 7 energy here
    [no-card] you hold no card for it
    [no-hand] you hold no card
    [no-energy] you have no energy here
    [neighbours-full] you have 7 energy at both neighbours
    [one-energy] one energy only starts it
    [others-full] you have 7 energy at all others
    [no-shuttle] no shuttle is free
    [no-victim] nobody else holds a card
   *[no-dock] no shuttle is docked where you have energy to spare
}

## Actions, as said on a button

tell-replenish = Replenish energy
tell-redirect = Redirect energy
tell-exchange = Exchange one card
tell-pass = Pass
tell-station = { $station ->
    [energy-cell] Send energy to the laser
    [engine-deck] Use the engines for other stations
    [headquarters] Spend energy for cards
    [biotope] Share energy with other stations
    [shuttle-port] Dock shuttles
   *[canteen] Draw cards from others
}
tell-play-replenish = Play { $card }: { station } +1
tell-play-redirect = Play { $card }: one energy crosses the bridge
tell-play-engine = { $cost ->
    [0] Play { $card }: { station } +1, already paid
   *[other] Play { $card }: { station } +1, costs { $cost } energy
}
tell-play-cell = Play { $card }: one energy { station-from } to the laser
tell-discard = Discard { $card }
tell-take = Take { $card }
tell-take-stack = Take the top card of the stack
tell-spend-headquarters = Spend { $count } energy: take { $cards } cards
tell-spend-biotope = { $cards ->
    [one] Spend { $count } energy: one other station gains one
   *[other] Spend { $count } energy: { $cards } other stations gain one each
}
tell-side = Redirect { station-to }
tell-direction = Begin with the { station }
tell-dock = Dock { station-at }
tell-shuttle = Take the { colour } shuttle
tell-victim = Draw from { $victim }
tell-done = Done
tell-done-earned = { $count ->
    [one] Done: take a card in return
   *[other] Done: take { $count } cards in return
}
tell-done-canteen = { $count ->
    [one] Done: draw { $count } card at random
   *[other] Done: draw { $count } cards at random
}

## The log

log-round = Round { $round } begins
log-activates = The { station } is activated: { $order }
log-plays = { $seat } plays { $card }: { station } { $before } to { $after }
log-redirects = { $seat } plays { $card }: one energy { station-from } { station-to }
log-discards = { $seat } discards { $card }
log-takes = { $seat } takes { $card } from the display
log-draws = { $seat } draws from the stack
log-passes = { $seat } passes
log-spends = { $seat } spends { $count } energy { station-at }
log-gains = { $seat } gains one energy each: { $stations }
log-docks = { $seat } docks the { colour } shuttle { station-at }
log-names = { $seat } names { $victim }
log-steals = { $seat } draws a card from { $victim }
log-adds = { $count ->
    [one] { $seat } adds { $count } card to the hand
   *[other] { $seat } adds { $count } cards to the hand
}
log-transfers = { $seat } plays { $card }: one energy { station-from }, laser { $laser }
log-returns = { $count ->
    [one] { $seat } receives { $count } card in return
   *[other] { $seat } receives { $count } cards in return
}
log-reshuffles = The pile becomes the stack
log-shuttles-return = The shuttles return
log-omen = Omen { $card }: new bridges beside the { station }, { $before-colour } and { $after-colour }
log-low = { $count ->
    [one] { $seat } draws { $count } card for low stations
   *[other] { $seat } draws { $count } cards for low stations
}
log-wins = { $seat } wins with { $laser } at the laser!
log-shares = { $seat } shares the win with { $laser } at the laser!

## The score

part = { $part ->
   *[laser] laser
}
score = Energy at the laser
result-you-win = You win with { $laser } at the laser!
result-wins = { $seat } wins with { $laser } at the laser!
result-shared = A shared win with { $laser } at the laser: { $shared }!

## Options, for a new table

option-time_game = Time Game
option-time_game-why = When the game ends.
option-time_game-false = no
option-time_game-false-why = After the round in which somebody has 7 energy or more at the laser.
option-time_game-true = yes
option-time_game-true-why = After four rounds, whatever is at the laser.
option-layout = Layout
option-layout-why = The order of the stations around the laser.
option-layout-standard = printed order
option-layout-standard-why = As in the rulebook.
option-layout-random = at random
option-layout-random-why = All but the Energy Cell in random order: it is always activated last.
