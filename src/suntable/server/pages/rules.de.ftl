# Die Seite mit den Regeln: was die Argumente sind, steht in rules.en.ftl.

rules-title = Regeln von { $game }
rules-contents = Auf dieser Seite
rules-only-english = Diese Regeln gibt es bisher nur auf Englisch.
rules-none = Für dieses Spiel sind keine Regeln aufgeschrieben.
rules-search = Die Regeln durchsuchen
rules-search-hint = Ein Wort oder mehrere, oder die Nummer einer Regel wie T3
rules-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-words = Wörter
rules-examples = Beispiele
rules-options = Varianten
rules-options-lead = Sie werden gewählt, wenn jemand einen Tisch eröffnet.
rules-option-usual = üblich
rules-clause = Regel { $mark }
rules-seen-in = { $count ->
    [one] Beispiel { $numbers }
   *[other] Beispiele { $numbers }
}
rules-shows = Zeigt

rules-edition = Über diese Ausgabe
rules-edition-lead = Nicht auf jede Frage antwortet die gedruckte Spielregel von { $game }. Deshalb steht hier bei jeder Regel und jeder Zahl, woher sie kommt. Eine Regel ohne solchen Hinweis ist so gedruckt.
rules-edition-independent = Worte, Bilder und Programm dieser Ausgabe sind unsere eigenen. Sie hat keine Verbindung zu den Autoren oder zum Verlag.
rules-origin = Woher
rules-origin-word = { $origin ->
    [R] gedruckt
    [P] bekannt
   *[D] von uns
}
rules-origin-means = { $origin ->
    [R] steht in der gedruckten Spielregel
    [P] ist aus öffentlichen Quellen bekannt: einer anderen lizenzierten digitalen Ausgabe, ihren Bildern, Besprechungen, einer Hilfeseite
   *[D] ist hier entschieden, weil die Spielregel schweigt oder es offenlässt
}
rules-origin-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-box = Die Zahlen der Schachtel
rules-box-what = Was
rules-box-value = Wie viele oder welche
