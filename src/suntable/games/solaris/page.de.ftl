# Die Wörter des Tischs im Browser und auf dem einzelnen Bild.
#
#   $name $names $station $one $other $thief $victim $card   schon in Worten
#   $colour    eine Farbe mit dem Namen der Struktur, in page-signal; sonst in Worten
#   $when      Namen der Struktur
#   alle anderen Zahlen

page-signal = { $colour ->
    [purple] lila Zacken
    [pink] rosa Welle
    [green] grüne Perlen
   *[blue] blauer Puls
}
page-card = { $station }, { $colour }
page-bridge = Brücke, { $colour }: { $one } – { $other }
page-shuttle = Shuttle, { $colour }, angedockt: { $station }
page-shuttle-free = Shuttle, { $colour }, frei
page-level = Energie { $energy }: { $names }
page-laser = LASER
page-laser-full = Energie am Laser
page-draw-from = Zieh bei { $name }

page-display = Auslage
page-stack = { $count ->
    [one] Stapel, { $count } Karte
   *[other] Stapel, { $count } Karten
}
page-pile = { $count ->
    [0] Ablage: leer
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}
page-free = Freie Shuttles
page-none-free = Alle sind angedockt
page-spare = Brücken in Reserve
page-order = Reihenfolge: { $station }
page-order-why = Mehr Energie zuerst; auf demselben Feld der obere Stein.
page-when = { $when ->
    [done] fertig
    [now] jetzt
   *[next] gleich
}
page-named = gewählt
page-stash = Verdeckt, von { $thief } bei { $victim } gezogen
page-stash-of = Verdeckt vor { $name }
page-round = Runde { $round }
page-round-of = Runde { $round } von { $rounds }
page-stations = Die Stationen, wie sie in der Runde an die Reihe kommen
page-omen = Brücken zuletzt getauscht: { $card }
page-hand = Deine Hand
page-hand-of = Hand von { $name }
page-back = Eine Karte von { $name }

page-fact-laser = Laser { $count }
page-fact-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-fact-energy = Energie { $count }: { $station }
page-last-round = Die letzte Runde
page-goal = Der Laser ist bereit: Diese Runde ist die letzte

page-progress = { $earned ->
    [0] Gespielt: { $played }. Energie hier ({ $station }): { $energy }.
    [one] Gespielt: { $played }, dafür nimmst du { $earned } Karte. Energie hier ({ $station }): { $energy }.
   *[other] Gespielt: { $played }, dafür nimmst du { $earned } Karten. Energie hier ({ $station }): { $energy }.
}
page-owed = { $count ->
    [one] Noch { $count } Karte zu nehmen.
   *[other] Noch { $count } Karten zu nehmen.
}
page-done = { $drawn ->
    [0] { $earned ->
        [0] Fertig
        [one] Fertig, { $earned } Karte nehmen
       *[other] Fertig, { $earned } Karten nehmen
    }
    [one] Fertig, { $drawn } Karte ziehen
   *[other] Fertig, { $drawn } Karten ziehen
}
page-offer-replenish = { $earned ->
    [one] Alle { $count } ausspielen, { $earned } Karte nehmen
   *[other] Alle { $count } ausspielen, { $earned } Karten nehmen
}
