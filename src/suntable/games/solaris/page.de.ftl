# Die Wörter des Tischs im Browser und auf dem einzelnen Bild.
#
#   $name $names $one $other $gains   schon in Worten
#   $station $colour $card            Namen der Struktur in page-card, sonst in Worten
#   alle anderen                      Zahlen

page-card = { card } ({ form })
page-bridge = Brücke, { $colour }: { $one } – { $other }
page-shuttle = Shuttle, { $colour }, angedockt: { $station }
page-shuttle-free = Shuttle, { $colour }, frei
page-level = Energie { $energy }: { $names }

page-stack = { $count ->
    [one] Stapel, { $count } Karte
   *[other] Stapel, { $count } Karten
}
page-pile = { $count ->
    [0] Ablage: leer
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}
page-certain = Was du von den Händen weißt
page-none-free = Alle sind angedockt
page-order = Reihenfolge: { $station }
page-order-why = Mehr Energie zuerst; auf demselben Feld der obere Stein.
page-next = gleich
page-named = gewählt
page-stash-of = Verdeckt vor { $name }
page-stations = Die Stationen, wie sie in der Runde an die Reihe kommen
page-omen = Brücken zuletzt getauscht: { $card }
page-back = Eine Karte von { $name }

page-fact-laser = Laser { $count }
page-fact-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-fact-energy = Energie { $count }: { $station }
page-last-round = Die letzte Runde
page-goal = Der Laser ist bereit: Diese Runde ist die letzte

page-so-far = { $earned ->
    [0] Bisher: { $gains }.
    [one] Bisher: { $gains }. Dafür nimmst du { $earned } Karte.
   *[other] Bisher: { $gains }. Dafür nimmst du { $earned } Karten.
}
page-offer-replenish = { $earned ->
    [one] Alle { $count } ausspielen, { $earned } Karte nehmen
   *[other] Alle { $count } ausspielen, { $earned } Karten nehmen
}
