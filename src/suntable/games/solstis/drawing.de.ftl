# Nur die Wörter des gezeichneten Tischs; alle anderen stehen in words.de.ftl.
#
#   $tile $spirit-name $name   schon in Worten
#   alle anderen               Zahlen, oder wie in words.de.ftl

draw-title = Solstis, Zug { $turn }
draw-you = du
draw-hand-count = { $count } von { $limit }
draw-empty-cell = { $tile }, leer
draw-rainbow = Regenbogen anstelle von { $tile }
draw-rainbow-blocked = Blockierter Regenbogen anstelle von { $tile }: Ein Geist hält ihn fest
draw-rainbow-moving = Der Regenbogen, der jetzt gelegt wird
draw-fire = Feuer: { $lit ->
    [yes] brennt
   *[no] brennt nicht
}
draw-fresh = gerade erst gelegt
draw-back = Ein verdecktes Plättchen von { $name }
draw-beneath = Unter { $tile } liegt ein verdecktes Plättchen
draw-place-empty = Leerer Platz der Auslage
draw-pile-count = Nachziehstapel: { tiles }
draw-supply-count = { $count ->
    [one] { $count } Regenbogen im Vorrat
   *[other] { $count } Regenbögen im Vorrat
}
draw-gone-count = Aus dem Spiel: { $count }
draw-nothing-in-play = In der Mitte liegt nichts
draw-in-play = In der Mitte: { $tile }
draw-lands = Hier käme { $tile } hin
draw-lands-moving = Hier käme { $tile } hin, der Regenbogen weicht
draw-leaves = { $tile } käme aus dem Spiel: Dieser Regenbogen ist blockiert
draw-spirit-pile-count = { $count ->
    [0] Der Geisterstapel ist leer
    [one] { $count } Geist im Stapel
   *[other] { $count } Geister im Stapel
}
draw-spirit-pile-holds = Noch nicht gesehen: { $spirits }
draw-kind-plain = Schlicht: wirkt sofort, einmal
draw-kind-blue = Blau: zählt am Ende
draw-kind-evil = Böse: verdeckt einen Geist
draw-covered-spirit = { $spirit-name }, vom Bösen Geist verdeckt: keine Sterne
draw-evil-with = Der Böse Geist liegt vor { $name }
draw-no-spirits = Noch keine
draw-extra-turn = danach noch ein Zug
draw-part = { $part ->
    [section] Gebiet
    [fires] Feuer
   *[spirits] Geister
}
draw-part-stars = { $part ->
    [section] Größtes Gebiet: { stars }
    [fires] Brennende Feuer: { stars }
   *[spirits] Geister: { stars }
}
draw-total = { stars }, { $final ->
    [yes] endgültig
   *[no] wenn die Partie jetzt zu Ende wäre
}
draw-hand = Hand
draw-evil-short = Muss behalten werden und wandert bei der nächsten Begegnung weiter.
draw-end-phase = { $extra ->
    [yes] Endphase · danach noch ein Zug
   *[no] Endphase: nur noch Plättchen, die erobern
}
draw-tile-fire = { $tile }, mit Feuer
