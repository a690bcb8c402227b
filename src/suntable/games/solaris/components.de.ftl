# Was in der Schachtel von Solaris liegt: die Werte aus components.toml.

component-box-lasers = Laserscheibe, Vorderseite für das Basisspiel, Rückseite für den Wettlauf gegen die Zeit
component-box-summary-cards = Übersichtskarten
component-box-station-markers = Stationsmarker
component-box-turn-markers = Rundenmarker im Wettlauf gegen die Zeit, auf diesen Feldern
component-box-turn-markers-each = { $box }
component-box-tokens = Energiemarker für jeden Platz: einer an jeder Station, einer auf dem Laser
component-box-player-colours = Gedruckte Spielerfarben
component-box-player-colours-each = { $box ->
    [white] weiß
    [grey] grau
    [yellow] gelb
    [black] schwarz
   *[orange] orange
}
component-limits-players = Spielerzahl, von und bis
component-limits-players-each = { $limits }
component-limits-hand-start = Handkarten am Anfang
component-limits-hand = Handkartenlimit
component-limits-display = Offene Karten in der Auslage
component-limits-energy = Energie an einer Station höchstens
component-limits-laser = Energie auf dem Laser, mit der das Spiel endet
component-limits-played-for-one = Gespielte Karten, für die es eine neue gibt
component-limits-cards-for-energy = Karten für eine Energie, in der Kommandozentrale und am Maschinendeck
component-limits-low-energy = Energie an einer Station höchstens, für die es am Rundenende eine Karte gibt
component-limits-time-game-rounds = Runden im Wettlauf gegen die Zeit
component-limits-rounds = Runden höchstens, zur Sicherheit
component-colour-colours = Farben
component-colour-colours-each = { colour }
component-colour-bridges = Brücken jeder Farbe
component-colour-bridges-each = { $colour }
component-colour-shuttles = Shuttles jeder Farbe
component-colour-shuttles-each = { $colour }
component-station-total = Karten
component-station-stations = Stationen, in ihrer Reihenfolge (wie viele Karten jeder Farbe sie zeigen, ist hier entschieden)
component-station-stations-each = { station }: { $cards-1 } lila, { $cards-2 } pink, { $cards-3 } grün, { $cards-4 } blau
component-tile-a = Startplättchen A: Energie am Energiezentrum und an den zwei Stationen danach (Zahlen hier entschieden)
component-tile-a-each = { $first }, { $second }, { $third }
component-tile-b = Startplättchen B: Energie an den anderen drei Stationen (Zahlen hier entschieden)
component-tile-b-each = { $first }, { $second }, { $third }
