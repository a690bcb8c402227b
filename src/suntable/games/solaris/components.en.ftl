# What is in the box of Solaris: the values of components.toml, by table and key; see components.en.ftl of Solairis.

component-box-lasers = Laser disc, front for the basic game, back for the Time Game
component-box-summary-cards = Summary cards
component-box-station-markers = Station marker
component-box-turn-markers = Turn markers of the Time Game, on these spaces
component-box-turn-markers-each = { $box }
component-box-tokens = Energy tokens of each player: one at each station, one at the laser
component-box-player-colours = Colours of the players in print
component-box-player-colours-each = { $box ->
    [white] white
    [grey] grey
    [yellow] yellow
    [black] black
   *[orange] orange
}
component-limits-players = Players, from and to
component-limits-players-each = { $limits }
component-limits-hand-start = Cards in hand at the start
component-limits-hand = Hand limit
component-limits-display = Open cards in the display
component-limits-energy = Energy at a station, at most
component-limits-laser = Energy at the laser that ends the game
component-limits-played-for-one = Cards played that earn one in return
component-limits-cards-for-energy = Cards for one energy, at the Headquarters and the Engine Deck
component-limits-low-energy = Energy at a station, at most, that gives a card at the end of a round
component-limits-time-game-rounds = Rounds of the Time Game
component-limits-rounds = Rounds at most, for safety
component-colour-colours = Colours
component-colour-colours-each = { colour }
component-colour-bridges = Bridges of each colour
component-colour-bridges-each = { $colour }
component-colour-shuttles = Shuttles of each colour
component-colour-shuttles-each = { $colour }
component-station-total = Cards
component-station-stations = Stations, in their order (how many cards of each colour show them is decided here)
component-station-stations-each = { station }: { $cards-1 } purple, { $cards-2 } pink, { $cards-3 } green, { $cards-4 } blue
component-tile-a = Start tiles A: energy at the Energy Cell and the two stations after it (numbers decided here)
component-tile-a-each = { $first }, { $second }, { $third }
component-tile-b = Start tiles B: energy at the other three stations (numbers decided here)
component-tile-b-each = { $first }, { $second }, { $third }
