# Solstis in words: what the arguments are stands in words.en.ftl.

name = Solstis
tagline = Erkunde den Berg Plättchen für Plättchen, triff seine Geister, entzünde seine Feuer
about = Für zwei, etwa zwanzig Minuten. Erobere Plättchen derselben Reihe oder Spalte, füge sie zu einem weiten Panorama zusammen und schließe Quadrate, um Geistern zu begegnen.

## The pieces

tile = { row } { $column }
row = { NUMBER($row) ->
    [1] Schilf
    [2] Wiese
    [3] Wald
    [4] Hain
    [5] Klippe
   *[6] Gipfel
}
colour = { NUMBER($row) ->
    [1] rot
    [2] orange
    [3] grün
    [4] blau
    [5] rosa
   *[6] violett
}
spirit = { $spirit ->
    [trout] Forelle
    [deer] Hirsch
    [eagle] Adler
    [bear] Bär
    [dragonfly] Libelle
    [beetle] Käfer
    [groundhog] Murmeltier
    [bee] Biene
    [ladybug] Marienkäfer
    [wolf] Wolf
    [squirrel] Eichhörnchen
    [bird] Vogel
    [lizard] Eidechse
    [butterfly] Schmetterling
   *[evil] Böser Geist
}
spirit-object = { $spirit ->
    [trout] die Forelle
    [deer] den Hirsch
    [eagle] den Adler
    [bear] den Bären
    [dragonfly] die Libelle
    [beetle] den Käfer
    [groundhog] das Murmeltier
    [bee] die Biene
    [ladybug] den Marienkäfer
    [wolf] den Wolf
    [squirrel] das Eichhörnchen
    [bird] den Vogel
    [lizard] die Eidechse
    [butterfly] den Schmetterling
   *[evil] den Bösen Geist
}
spirit-subject = { $spirit ->
    [trout] die Forelle
    [deer] der Hirsch
    [eagle] der Adler
    [bear] der Bär
    [dragonfly] die Libelle
    [beetle] der Käfer
    [groundhog] das Murmeltier
    [bee] die Biene
    [ladybug] der Marienkäfer
    [wolf] der Wolf
    [squirrel] das Eichhörnchen
    [bird] der Vogel
    [lizard] die Eidechse
    [butterfly] der Schmetterling
   *[evil] der Böse Geist
}
spirit-kind = { $spirit ->
    [trout] schlicht
    [deer] schlicht
    [eagle] schlicht
    [bear] schlicht
    [dragonfly] schlicht
    [beetle] schlicht
    [groundhog] schlicht
    [bee] blau
    [ladybug] blau
    [wolf] blau
    [squirrel] blau
    [bird] blau
    [lizard] blau
    [butterfly] blau
   *[evil] böse
}
spirit-effect = { $spirit ->
    [trout] Nimm einen Regenbogen und leg ihn in dein Panorama.
    [deer] Leg ein Plättchen aus deiner Hand in dein Panorama; am Ende des Zuges ziehst du zwei nach.
    [eagle] Ein zufälliges Plättchen vom Nachziehstapel kommt in dein Panorama.
    [bear] Zieh sofort ein Plättchen; ab jetzt hast du vier auf der Hand.
    [dragonfly] Ein zufälliges Plättchen von der Hand gegenüber kommt in dein Panorama; dafür wird dort eins nachgezogen.
    [beetle] Leg ein Plättchen deiner Wahl aus der Auslage in dein Panorama.
    [groundhog] Nach diesem Zug bist du gleich noch einmal dran.
    [bee] Am Ende 1 Stern für jeden deiner schlichten Geister.
    [ladybug] Am Ende 1 Stern für jedes deiner Feuer, das nicht brennt.
    [wolf] Am Ende 1 Stern für jedes Gebiet deines Panoramas, auch für einzelne Plättchen.
    [squirrel] Am Ende legst du vor der Wertung alle Plättchen, die du noch auf der Hand hast.
    [bird] Am Ende 1 Stern für jeden anderen deiner blauen Geister.
    [lizard] Am Ende 1 Stern für jeden Regenbogen in deinem Panorama.
    [butterfly] Am Ende 1 Stern mehr für jedes brennende Feuer.
   *[evil] Am Ende verdeckt er einen deiner Geister, den dein Gegenüber wählt; beide zählen nicht. Bei deiner nächsten Begegnung gibst du ihn weiter.
}
square = Quadrat { $square }
square-between = Quadrat von { $low } bis { $high }
rainbow = Regenbogen
rainbow-blocked = blockierter Regenbogen
fire = Feuer
fire-lit = brennt
fire-unlit = brennt nicht
tiles = { $count } Plättchen
stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}

## The parts of the table

panorama = Panorama von { $seat }
your-panorama = Dein Panorama
display = Auslage
hand = Hand von { $seat }
your-hand = Deine Hand
hidden-tiles = { $count ->
    [0] leer
    [one] { $count } verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}
hand-limit = höchstens { $count }
draw-pile = Nachziehstapel
rainbow-supply = Regenbögen im Vorrat
spirit-pile = Geisterstapel
spirit-row = Offene Geister
spirits-drawn = Gezogene Geister
gone = Aus dem Spiel
in-play = In der Mitte
matches = Es kann erobern
none = keine
empty = leer
tile-beneath = darunter noch eins
can-capture = lässt sich erobern
turn = Zug { $turn }, { $seat }
step-of = Schritt { $number } von { $of }: { step }
viewer = { $viewer ->
    [seat] Du bist { $seat }.
    [spectator] Du schaust zu.
   *[referee] Du siehst alles.
}
evil-where = { $where ->
    [pile] im Geisterstapel
    [drawn] gerade gezogen
    [out] spielt nicht mit
   *[held] liegt vor { $seat }
}
extra-turn = Danach folgt gleich noch ein Zug.
covered = verdeckt vom Bösen Geist
spirits = Geister
fires = Feuer
open-squares = Freie Quadrate
score = Sterne
lately = Zuletzt geschehen
actions = Das ist möglich
options = Varianten
signs = Zeichen: Eine Zahl ist ein Plättchen dieser Spalte, mit * brennt sein Feuer, mit ! nicht; ~ ist ein freier Regenbogen, # ein blockierter, . ein leeres Feld; wo vier Felder sich treffen, steht ein Buchstabe für einen Geist; + heißt: hier kannst du wählen.
end-phase = Endphase: Der Nachziehstapel ist leer, gespielt wird nur noch, was erobert
provisional = vorläufig
final = Endstand

## Phases and steps

phase = { $phase ->
    [play] Spielen
    [capture] Erobern
    [rainbow] Regenbogen
    [spirit] Geist
    [keep] Geist behalten
    [square] Quadrat wählen
    [deer] Hirsch
    [beetle] Käfer
    [cover] Böser Geist
   *[over] Ende der Partie
}
step = { $step ->
    [play] Spielen
    [capture] Erobern
    [spirit] Geist
    [refill] Nachziehen
   *[scoring] Schlusswertung
}
second-chance = Zweite Chance

prompt = { $phase ->
    [play] Spiel ein Plättchen aus deiner Hand
    [play-end] Spiel ein Plättchen, mit dem du etwas eroberst
    [capture] Erobere ein Plättchen aus der Auslage
    [rainbow] Leg den Regenbogen in dein Panorama
    [rainbow-move] Verschieb den Regenbogen auf ein anderes Feld
    [spirit] Nimm einen offenen Geist oder zieh zwei
    [spirit-last] Nimm einen offenen Geist oder zieh den letzten
    [spirit-row] Nimm einen offenen Geist
    [spirit-pile] Zieh zwei Geister
    [spirit-pile-last] Zieh den letzten Geist
    [keep] Behalte einen der beiden Geister
    [square] Leg den Geist auf ein freies Quadrat
    [deer] Leg ein Plättchen aus deiner Hand
    [beetle] Leg ein Plättchen aus der Auslage
    [cover] Wähle den Geist, den der Böse Geist verdeckt
   *[over] Die Partie ist zu Ende
}
why = { $phase ->
    [play] Es erobert eins aus seiner Reihe oder Spalte. Gibt es keins, bekommst du eine zweite Chance.
    [play-end] Der Nachziehstapel ist leer. Du kannst erobern, also musst du.
    [capture] Beide Plättchen kommen in dein Panorama, das eroberte zuerst.
    [rainbow] Er ersetzt ein beliebiges Plättchen. Wenn möglich, liegt er neben einem von deinen.
    [rainbow-move] Sein Plättchen ist da. Wenn möglich, liegt er wieder neben einem von deinen.
    [spirit] Du hast ein Quadrat geschlossen. Von zwei gezogenen behältst du einen, der andere bleibt offen liegen.
    [spirit-last] Du hast ein Quadrat geschlossen.
    [spirit-row] Du hast ein Quadrat geschlossen. Dorthin kommt der Geist, den du nimmst.
    [spirit-pile] Du hast ein Quadrat geschlossen. Einen behältst du, der andere bleibt offen liegen.
    [spirit-pile-last] Du hast ein Quadrat geschlossen.
    [keep] Er kommt auf dein Quadrat; der andere bleibt offen liegen.
    [square] Auf jedes Quadrat passt ein Geist. Regenbögen darunter sind blockiert.
    [deer] Es kommt gleich in dein Panorama. Am Ende des Zuges ziehst du zwei nach.
    [beetle] Es kommt gleich in dein Panorama.
    [cover] Beide zählen dann nicht.
   *[over] { "" }
}
waiting = { $phase ->
    [play] { $seat } wählt ein Plättchen zum Spielen
    [play-end] { $seat } wählt ein Plättchen zum Spielen
    [capture] { $seat } wählt ein Plättchen zum Erobern
    [rainbow] { $seat } legt einen Regenbogen
    [rainbow-move] { $seat } verschiebt einen Regenbogen
    [spirit] { $seat } begegnet einem Geist
    [spirit-last] { $seat } begegnet einem Geist
    [spirit-row] { $seat } begegnet einem Geist
    [spirit-pile] { $seat } begegnet einem Geist
    [spirit-pile-last] { $seat } begegnet einem Geist
    [keep] { $seat } wählt einen der beiden Geister
    [square] { $seat } wählt ein Quadrat für { spirit-object }
    [deer] { $seat } wählt ein Plättchen aus der Hand
    [beetle] { $seat } wählt ein Plättchen aus der Auslage
    [cover] { $seat } wählt, wen der Böse Geist verdeckt
   *[over] Die Partie ist zu Ende
}

## Actions, as said on a button

tell-play = Spiel { $tile }
tell-capture = Erobere { $tile }
tell-deer = Leg { $tile } aus deiner Hand
tell-beetle = Leg { $tile } aus der Auslage
tell-rainbow = Leg den Regenbogen auf { $cell }
tell-rainbow-move = Verschieb den Regenbogen von { $from } auf { $cell }
tell-take = Nimm { spirit-object }
tell-draw = { $count ->
    [one] Zieh den letzten Geist
   *[other] Zieh zwei Geister
}
tell-keep = Behalte { spirit-object }
tell-cover = Verdecke { spirit-object }
tell-square = { $spirit ->
    [none] Leg den Geist auf das { $square }
   *[other] Leg { spirit-object } auf das { $square }
}

## The log

log-plays = { $seat } spielt { $tile }
log-captures = { $seat } erobert { $tile }
log-turns-up = { $seat } deckt in der Auslage { $tile } auf
log-joins = { $seat } erobert nichts: { $tile } kommt in die Auslage
log-second-chance = Zweite Chance für { $seat }: { $tile }
log-rainbow = { $seat } legt einen Regenbogen auf { $cell }
log-moves-rainbow = { $seat } verschiebt einen Regenbogen von { $from } auf { $to }
log-returns-rainbow = { $from ->
    [none] { $seat } findet keinen Platz für den Regenbogen: Er kommt zurück in den Vorrat
   *[other] { $seat } findet keinen anderen Platz für den Regenbogen auf { $from }: Er kommt zurück in den Vorrat
}
log-lays = { $seat } legt { $tile }
log-leaves = { $seat } nimmt { $tile } aus dem Spiel: Auf dem Feld liegt ein blockierter Regenbogen
log-draws-spirits = { $other ->
    [none] { $seat } zieht den letzten Geist: { spirit }
   *[other] { $seat } zieht zwei Geister: { spirit } und { $other-name }
}
log-keeps = { $seat } behält { spirit-object }
log-joins-row = { $seat } lässt { spirit-object } offen liegen
log-meets-row = { $seat } nimmt { spirit-object } von den offenen Geistern
log-settles = { $seat } legt { spirit-object } auf das { $square }
log-acts = { $spirit ->
    [trout] Die Forelle bringt { $seat } einen Regenbogen
    [deer] Für den Hirsch legt { $seat } ein Plättchen aus der Hand
    [eagle] Der Adler bringt { $seat } ein Plättchen vom Nachziehstapel
    [bear] Dank dem Bären hat { $seat } ab jetzt vier auf der Hand
    [dragonfly] Die Libelle bringt { $seat } ein Plättchen von gegenüber
    [beetle] Der Käfer bringt { $seat } ein Plättchen aus der Auslage
   *[groundhog] Das Murmeltier verspricht { $seat } einen weiteren Zug
}
log-evil-gets = { $seat } bekommt den Bösen Geist
log-evil-passes = { $seat } gibt den Bösen Geist an { $to } weiter
log-void = Für { $seat } bleibt { spirit-subject } ohne Wirkung
log-draws = { $count ->
    [one] { $seat } zieht ein Plättchen nach
   *[other] { $seat } zieht { $count } Plättchen nach
}
log-extra-turn = { $seat } ist noch einmal dran
log-end-phase = Der Nachziehstapel ist leer: Die Endphase beginnt
log-skipped = { $seat } kann nichts erobern und setzt aus
log-loses-extra = { $seat } kann nichts erobern: Der weitere Zug verfällt
log-covers = { $seat } verdeckt { spirit-object } mit dem Bösen Geist
log-lays-out = { $seat } hat das Eichhörnchen und legt die restliche Hand aus
log-scores = { $seat } holt { $section } + { $fires } + { $spirits } = { stars-total } (Gebiet, Feuer, Geister)
log-wins = { $seat } gewinnt!
log-shares = Gleichstand: Der Sieg wird geteilt!
stars-total = { $total ->
    [one] { $total } Stern
   *[other] { $total } Sterne
}

## The score

part = { $part ->
    [section] größtes Gebiet
    [fires] brennende Feuer
    [spirits] Geister
   *[total] Sterne
}
result-you-win = Du gewinnst, { $stars } zu { $others }!
result-wins = { $seat } gewinnt, { $stars } zu { $others }!
result-shared = Geteilter Sieg, { $stars } zu { $others }!

## Options, for a new table

option-evil = Böser Geist
option-evil-why = Wer ihn zieht, muss ihn behalten und gibt ihn bei der nächsten Begegnung weiter. Am Ende verdeckt er einen Geist.
option-evil-true = spielt mit
option-evil-true-why = Alle 15 Geister.
option-evil-false = spielt nicht mit
option-evil-false-why = 14 Geister: gut für die erste Partie.
option-first = Wer beginnt
option-first-why = Wer den ersten Zug macht.
option-first-random = das Los entscheidet
option-first-random-why = Der Zufall bestimmt, wer beginnt.
option-first-0 = der erste Platz
option-first-0-why = Wer auf dem ersten Platz sitzt, beginnt.
option-first-1 = der zweite Platz
option-first-1-why = Wer auf dem zweiten Platz sitzt, beginnt.
option-cover = Böser Geist und Eichhörnchen
option-cover-why = Was am Ende zuerst kommt: Der Böse Geist verdeckt einen Geist, oder das Eichhörnchen legt die Hand aus.
option-cover-after = Eichhörnchen zuerst
option-cover-after-why = Wie gedruckt: Auch ein Eichhörnchen, das verdeckt wird, hat die Hand vorher ausgelegt.
option-cover-before = Böser Geist zuerst
option-cover-before-why = Ein verdecktes Eichhörnchen bewirkt nichts.
