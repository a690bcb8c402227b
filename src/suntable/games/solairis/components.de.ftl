# Was in der Schachtel von Solairis liegt: die Werte aus components.toml; mehr dazu in components.en.ftl.

component-box-overview = Übersichtskarte
component-surcharge-basic = Aufschlag für eine andere Farbe, Grundspiel
component-surcharge-advanced = Aufschlag für eine andere Farbe, Spiel für Fortgeschrittene
component-surcharge-free = Farben ohne Aufschlag
component-surcharge-free-each = { $surcharge ->
   *[white] weiß
}
component-limits-players = Spielerzahl, von und bis
component-limits-players-each = { $limits }
component-limits-rounds = Runden höchstens, zur Sicherheit
component-power-total = Machtkarten
component-power-values = Werte der gewöhnlichen
component-power-values-each = { $power }
component-power-copies = Wie viele es von jedem Wert gibt
component-power-copies-each = { $power }
component-power-special = Wert der besonderen
component-power-p25 = Karten 25P
component-power-d25 = Karten 25D
component-warrior-total = Krieger
component-warrior-cards = Jeder einzelne (zwei von jedem Volk; die meisten Zahlen sind hier entschieden)
component-warrior-cards-each = { warrior }, { colour }: Erstangriff { $first }, Leben { $life }, Zauber { $spells }, Machtkarten { $power }
component-spell-total = Zauber
component-spell-cards = Jeder einzelne (Namen und Farben sind gedruckt; die meisten Zahlen, und welche drei fehlen, sind hier entschieden)
component-spell-cards-each = { $copies ->
    [0] { spell }, { colour }: nicht in der Schachtel
   *[other] { spell }, { colour }: Kosten { $cost }, Schaden { $wounds }
}
