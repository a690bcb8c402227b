# What is in the box of Solairis: the values of components.toml, by table and key. The words that end in "-each" say one
# entry of a list; they are given the entry by the name of its table, or the values of its keys.

component-box-overview = Overview card
component-surcharge-basic = Surcharge for another colour, basic game
component-surcharge-advanced = Surcharge for another colour, advanced game
component-surcharge-free = Colours without a surcharge
component-surcharge-free-each = { $surcharge ->
   *[white] white
}
component-limits-players = Players, from and to
component-limits-players-each = { $limits }
component-limits-rounds = Rounds at most, for safety
component-power-total = Power cards
component-power-values = Values of the ordinary ones
component-power-values-each = { $power }
component-power-copies = How many there are of each value
component-power-copies-each = { $power }
component-power-special = Value of the special ones
component-power-p25 = Cards 25P
component-power-d25 = Cards 25D
component-warrior-total = Warriors
component-warrior-cards = Each of them (two of each race; most numbers are decided here)
component-warrior-cards-each = { warrior }, { colour }: attack first { $first }, life { $life }, spells { $spells }, power cards { $power }
component-spell-total = Spells
component-spell-cards = Each of them (names and colours are printed; most numbers, and which three are missing, are decided here)
component-spell-cards-each = { $copies ->
    [0] { spell }, { colour }: not in the box
   *[other] { spell }, { colour }: cost { $cost }, wounds { $wounds }
}
