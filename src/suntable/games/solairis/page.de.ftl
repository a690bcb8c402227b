# Nur die Wörter des Tischs im Browser.
#
#   $seat $target $name $colour $paid   schon in Worten
#   $use $step $result $number         Namen der Struktur
#   $own                                "yes", wenn es um den geht, der liest
#   alle anderen                        Zahlen

page-others = Die anderen Krieger
page-spell = Kosten { $cost }, Schaden { $wounds }
page-price = { $own ->
    [yes] Kostet { $cost } + { $more } = { $need }: Deine Farbe ist { $colour }
   *[no] Kostet { $cost } + { $more } = { $need }: Dieser Krieger ist { $colour }
}
page-short = Dir fehlt Macht: { $missing }
page-warrior = Erstangriff { $first }, Leben { $life }, Zauber { $spells }, Machtkarten { $power }
page-first = Erstangriff { $first }
page-number = { $number ->
    [first] Erstangriff: Der niedrigste beginnt
    [life] Leben
    [spells] Zauber, jedes Mal beim Geben
   *[power] Machtkarten, jedes Mal beim Geben
}
page-power-card = { $use ->
    [cast] Macht { $card }, nur zum Zaubern
    [dispel] Macht { $card }, nur zum Abwehren
   *[both] Macht { $card }
}
page-use = { $use ->
    [cast] nur zaubern
   *[dispel] nur abwehren
}
page-back-spell = Ein Zauber von { $name }
page-back-power = Eine Machtkarte von { $name }
# Auf der Tafel von allen, die Ziel sein können.
page-aim = Zielen
page-doing = { $step ->
    [cast] zaubert
   *[dispel] antwortet
}
page-passed = übergangen
page-you-out = Du bist ausgeschieden
page-you-passed = Du wirst bis zum nächsten Geben übergangen
page-printed = Leben zu Beginn

page-quiet = Runde { $round }: neue Karten für alle
page-casts = zaubert
page-at-whom = Auf wen?
page-wounds = { $count ->
   *[other] Schaden
}
page-takes = { $count ->
    [one] Kostet { $count } Lebenspunkt
   *[other] Kostet { $count } Lebenspunkte
}
page-dispelled = Abgewehrt: Er hätte { $count } Leben gekostet
page-to-cast = zum Zaubern
page-to-dispel = zum Abwehren
page-outcome = { $result ->
    [dispelled] { $seat } wehrt ihn ab
   *[hit] { $seat } nimmt { $count } Schaden
}

page-offer-pay = { $paid } zahlen (nötig { $need })
page-offer-dispel = Mit { $paid } abwehren (nötig { $need })
page-offer-target = Auf { $target }, mit { $paid }
