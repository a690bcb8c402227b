# Nur die Wörter des Tischs im Browser: was eine Aktion brächte, und was neben dem Brett steht.
#
#   $tile $tiles $seat   schon in Worten
#   $sign                + oder -
#   alle anderen         Zahlen, oder wie in words.de.ftl

ahead-catches = Kann erobern: { $tiles }
ahead-misses = Erobert nichts: zweite Chance
ahead-closes = Schließt ein Quadrat: Du begegnest einem Geist
ahead-leaves = { $tile } kommt aus dem Spiel: Der Regenbogen dort ist blockiert
ahead-moves = Dein Regenbogen weicht
ahead-stars = { $sign }{ stars }, wenn das Spiel jetzt endete
ahead-costs = Kostet { $seat } { stars }

page-turn = Zug { $turn }
page-extra-turn = Ein weiterer Zug folgt
page-spirits = { $count ->
    [one] { $count } Geist
   *[other] { $count } Geister
}
page-fires = Brennende Feuer: { $lit } von { $count }
page-kinds = Was die Scheiben bedeuten
# Below the pile of spirits, where the heading already says what it is of.
page-pile = Stapel
