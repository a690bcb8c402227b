# Warum etwas nicht geschieht. Sätze beginnen groß und enden ohne Punkt.
refusal-save-early = Eine Speicherdatei verrät alle Geheimnisse: Es gibt sie, wenn die Partie zu Ende ist
refusal-chosen-seed = Aus dem Seed folgen alle Geheimnisse: Wo andere mitspielen, darf ihn niemand wählen
refusal-closed = Dieser Tisch ist geschlossen
refusal-close-stranger = Schließen kann einen Tisch nur, wer ihn eröffnet hat
refusal-close-late = Ein Tisch lässt sich nur schließen, solange Plätze frei sind
refusal-stranger = Leg zuerst einen Gast an: POST /api/guests mit einem Namen, und schick sein Token mit
refusal-many-arrivals = Zu viele neue Gäste oder Tische von deiner Adresse; versuch es in einer Minute noch einmal
refusal-many-guesses = Zu viele Links, die ins Leere führen; versuch es in einer Minute noch einmal
refusal-no-file = Diese Datei gibt es nicht
refusal-name = Ein Name hat 1 bis { $length } Zeichen
refusal-no-table = Diesen Tisch gibt es nicht
refusal-outrun = Jemand war schneller: Am Tisch ging es schon weiter
refusal-seat-count = Dieser Tisch hat { $seats } Plätze, nicht { $wished }
refusal-wrong-secret = Das ist nicht das Geheimnis dieses Platzes
refusal-bot-seat = Dort spielt der Computer
refusal-friend-seat = Diesen Platz bekommt man über seinen Link
refusal-seat-taken = Diesen Platz hat schon jemand genommen
refusal-said = { $sentence }
refusal-other-turn = { $name } ist dran
refusal-nothing-back = Von dir gibt es nichts zurückzunehmen
refusal-asked-already = { $name } möchte schon etwas zurücknehmen
refusal-nobody-asks = Niemand möchte etwas zurücknehmen
refusal-not-awaited = Niemand wartet auf deine Antwort
refusal-rematch-early = Eine Revanche gibt es nach dem Ende der Partie
refusal-rematch-stranger = Nur wer mitgespielt hat, kann eine Revanche wollen
refusal-bot = Die Computerspieler für dieses Spiel sind { $known }, nicht „{ $wanted }“
refusal-no-seat = Dieser Tisch hat die Plätze 0 bis { $last }
refusal-seatless = Du hast keinen Platz an diesem Tisch
refusal-other-seat = { $count ->
    [one] Du hast Platz { $seats }, nicht { $n }
   *[other] Du hast die Plätze { $seats }, nicht { $n }
}
refusal-stale = Das antwortet auf Nummer { $number }, aber der Tisch ist bei { $now }
refusal-waiting = Es sind noch nicht alle da
refusal-over = Die Partie ist zu Ende
refusal-version = Dieser Tisch begann mit Version { $begun } der Regeln von { $title }; jetzt gilt { $now }
refusal-flood = Etwas langsamer bitte: zu viele Anfragen in kurzer Zeit
refusal-other-site = Diese Anfrage kommt von einer anderen Seite
refusal-no-origin = Diese Anfrage sagt nicht, von welcher Seite sie kommt (kein Origin)
refusal-many-streams = Zu viele offene Verbindungen; schließ ein paar Tabs
refusal-language = Suntable spricht en und de
refusal-theme = Die Helligkeiten sind dark, light und auto
refusal-seat-kind = Ein Platz ist für dich, jemanden mit Link, alle, den Computer oder diesen Bildschirm, nicht „{ $kind }“
refusal-players = Eine Anzahl ist eine ganze Zahl, nicht „{ $wanted }“
refusal-no-link = Dieser Link führt zu keinem freien Platz: Vielleicht wurde er schon benutzt oder nur zum Teil kopiert. Sitzt du schon dort, findest du am Tisch unter „Optionen“ den Link für andere Geräte
refusal-no-step = Diese Partie hat die Schritte 0 bis { $last }
refusal-away = Der Tisch ist kurz nicht zu erreichen; nichts ging verloren, versuch es noch einmal
refusal-too-large = Die Anfrage ist zu groß
refusal-no-address = An dieser Adresse ist nichts
refusal-no-way = Das geht an dieser Adresse nicht
refusal-too-deep = Das ist zu tief ineinander verschachtelt
refusal-broken = Das ist unser Fehler, nicht deiner, und er ist notiert

refusal-title = { NUMBER($status) ->
    [400] Das ist nicht zu verstehen
    [401] Wer bist du?
    [403] Das ist nicht für dich
    [404] Hier liegt nichts
    [405] Das geht hier nicht
    [409] Da war jemand schneller
    [413] Zu groß
    [415] Das ist kein JSON
    [422] Das geht gerade nicht
    [429] Ein bisschen langsamer, bitte
    [500] Das war unser Fehler
    [503] Kurz nicht da
   *[other] Das geht nicht
}
