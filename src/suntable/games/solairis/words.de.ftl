# Solairis in Worten: was die Argumente sind, steht in words.en.ftl.

name = Solairis
tagline = Sieben Völker, ein Stern: Wer zuletzt noch steht, gewinnt
about = Für zwei bis vier, zehn bis zwanzig Minuten. Wirke Zauber mit deinen Machtkarten, wehre ab, was dich trifft, und behalte genug Leben, um übrig zu bleiben.

## The cards

warrior = { $warrior ->
    [ember-marshal] Glutmarschall
    [lava-herald] Lavaheroldin
    [sun-envoy] Sonnengesandte
    [axe-speaker] Axtsprecher
    [frost-prior] Frostprior
    [tide-brother] Flutbruder
    [velvet-broker] Samtmaklerin
    [night-adept] Nachtadept
    [star-reader] Sterndeuterin
    [lamp-dean] Lichtdekan
    [root-foreman] Wurzelvogt
    [storm-grower] Sturmgärtnerin
    [mirror-heir] Spiegelerbe
   *[far-archer] Fernschützin
}
warrior-object = { $warrior ->
    [ember-marshal] den Glutmarschall
    [lava-herald] die Lavaheroldin
    [sun-envoy] die Sonnengesandte
    [axe-speaker] den Axtsprecher
    [frost-prior] den Frostprior
    [tide-brother] den Flutbruder
    [velvet-broker] die Samtmaklerin
    [night-adept] den Nachtadepten
    [star-reader] die Sterndeuterin
    [lamp-dean] den Lichtdekan
    [root-foreman] den Wurzelvogt
    [storm-grower] die Sturmgärtnerin
    [mirror-heir] den Spiegelerben
   *[far-archer] die Fernschützin
}
spell = { $spell ->
    [fireball-1] Feuerball 1
    [fireball-2] Feuerball 2
    [fireball-3] Feuerball 3
    [volcano] Vulkan
    [crush] Zermalmen
    [death-rose] Todesrose
    [life-1] Leben 1
    [life-2] Leben 2
    [life-3] Leben 3
    [axe-1] Axt 1
    [axe-2] Axt 2
    [axe-3] Axt 3
    [eagle] Adler
    [ice-1] Eis 1
    [ice-2] Eis 2
    [ice-3] Eis 3
    [templar] Templer
    [tsunami] Tsunami
    [dagger-1] Dolch 1
    [dagger-2] Dolch 2
    [dagger-3] Dolch 3
    [speed] Geschwindigkeit
    [death] Tod
    [blood-drain] Blutverlust
    [solairis-1] Solairis 1
    [solairis-2] Solairis 2
    [solairis-3] Solairis 3
    [light] Licht
    [the-one] Das Einzige
    [bolt-1] Blitz 1
    [bolt-2] Blitz 2
    [bolt-3] Blitz 3
    [earth-wall] Erdwall
    [dragon] Drache
    [arrow] Pfeil
    [illusion] Illusion
    [scream] Schrei
    [shield] Schild
    [spirit] Seele
    [mind] Verstand
   *[destroy-spell] Vernichtung
}
race = { $colour ->
    [red] Rote Legion
    [yellow] Gelbe Koalition
    [blue] Blaue Bruderschaft
    [violet] Violettes Syndikat
    [orange] Orangefarbenes Kolleg
    [green] Grünes Kombinat
    [indigo] Indigohaus
   *[white] für alle Völker
}
colour = { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [violet] violett
    [orange] orange
    [green] grün
    [indigo] indigo
   *[white] weiß
}
card-use = { $use ->
    [cast] nur zum Zaubern
    [dispel] nur zum Abwehren
   *[both] zum Zaubern und Abwehren
}

## The parts of the table

life = Leben
life-of = { $life } von { $printed } Leben
life-lost = { $lost } verloren
attack-first = Erstangriff
cost = Kosten
need = Nötig
wounds = Schaden
spell-cards = Zauber
power-cards = Machtkarten
spells-count = { $count } Zauber
power-count = { $count ->
    [one] { $count } Machtkarte
   *[other] { $count } Machtkarten
}
your-spells = Deine Zauber
your-power = Deine Machtkarten
spells-of = Zauber von { $seat }
power-of = Machtkarten von { $seat }
known-spells = bekannt
shown-this-round = in dieser Runde gewirkt
castable = kannst du wirken
not-castable = es fehlen { $missing }
castable-by = lässt sich wirken
spent = In dieser Runde gezahlt
aside = Verdeckt beiseitegelegt
gone = Aus dem Spiel
left-spells = Übrige Zauber
left-warriors = Übrige Krieger
order = Reihenfolge
passed = bis zur nächsten Runde übersprungen
is-out = ausgeschieden
none = keine
round = Runde { $round }
turn = Zug { $turn }, { $seat }
surcharge = Zauber einer anderen Farbe brauchen { $surcharge } mehr; weiße nicht.
attack = Letzter Angriff
attack-told = { $seat } wirkt { spell } gegen { $target }: nötig { $need }, gezahlt { $paid }
attack-result = { $result ->
    [open] noch ohne Antwort
    [dispelled] abgewehrt mit { $paid }
   *[hit] Schaden { $wounds }
}
preparing = In Vorbereitung
marked = Ausgewählt
marked-of = { $marked } von { $need }
marked-lost = { $lost } wären verloren
viewer = { $viewer ->
    [seat] Du bist { $seat }.
    [spectator] Du schaust zu.
   *[referee] Du siehst alles.
}
reconstructed = Die Werte der meisten Karten sind rekonstruiert: Die gedruckte Spielregel verrät nur wenige.
lately = Zuletzt geschehen
actions = Das ist möglich
options = Varianten

## Phases

phase = { $phase ->
    [warrior] Krieger nehmen
    [draft] Zauber wählen
    [cast] Zaubern
    [target] Ziel wählen
    [pay] Zahlen
    [dispel] Abwehren
   *[over] Ende der Partie
}
step = { $step ->
    [cast] Zauber
    [target] Ziel
    [pay] Bezahlung
   *[dispel] Antwort
}
prompt = { $phase ->
    [warrior] Nimm einen der Krieger
    [draft] Wähle einen Zauber: noch { $left }
    [cast] Wähle einen Zauber
    [target] Wähle, wen { spell } trifft
    [pay] Zahl { $need } für { spell }: { $marked } ausgewählt
    [dispel] Wehr „{ spell }“ ab oder lass es geschehen
    [dispel-let] { spell } trifft dich
    [dispel-pay] Zahl { $need }, um { spell } abzuwehren: { $marked } ausgewählt
   *[over] Die Partie ist zu Ende
}
why = { $phase ->
    [warrior] Der niedrigste Erstangriff beginnt jede Runde. Viel Leben oder viel Macht: Beides zugleich hat kaum jemand.
    [draft] Deine Zauber behältst du die ganze Partie. Die einer anderen Farbe brauchen { $surcharge } Macht mehr.
    [cast] Du kannst zaubern, also musst du. Der Zauber kommt auf deine Hand zurück.
    [target] Wird er nicht abgewehrt, kostet er { $wounds } Leben.
    [pay] Was zu viel ist, verfällt. Was du zahlst, fehlt dir bis zur nächsten Runde.
    [dispel] Er kostet dich sonst { $wounds } Leben. Zum Abwehren zahlst du mindestens { $need }.
    [dispel-let] Er kostet dich { $wounds } Leben. Zum Abwehren bräuchtest du { $need }.
    [dispel-pay] Was zu viel ist, verfällt. Du hast mit dem Abwehren begonnen; nimm es zurück, um es geschehen zu lassen.
   *[over] { "" }
}
waiting = { $phase ->
    [warrior] { $seat } nimmt einen Krieger
    [draft] { $seat } wählt Zauber
    [cast] { $seat } bereitet einen Angriff vor
    [target] { $seat } wählt ein Ziel
    [pay] { $seat } zahlt
    [dispel] { $seat } antwortet auf den Angriff
    [dispel-let] { $seat } antwortet auf den Angriff
    [dispel-pay] { $seat } antwortet auf den Angriff
   *[over] Die Partie ist zu Ende
}

## Actions, as said on a button

tell-warrior = Nimm { warrior-object }
tell-draft = Wähle { spell }
tell-cast = Wirke { spell }: nötig { $need }, Schaden { $wounds }
tell-target = Ziele auf { $target }
tell-pay = Zahl mit einer { $card }
tell-pay-special = Zahl mit { $card }
tell-done-cast = Zaubere und zahl { $paid }
tell-done-dispel = Wehr ab und zahl { $paid }
tell-let = Lass es geschehen: { $wounds } Leben weniger

## The log

log-takes = { $seat } nimmt { warrior-object }
log-chooses = { $seat } wählt { spell }
log-deals = Runde { $round } wird ausgeteilt
log-casts = { $seat } wirkt { spell } gegen { $target } (nötig { $need }, gezahlt { $paid })
log-dispels = { $seat } wehrt mit { $paid } ab
log-takes-wounds = { $seat } nimmt { $wounds } Schaden: Leben von { $before } auf { $after }
log-out = { $seat } scheidet aus
log-passed = { $seat } kann nicht zaubern und wird bis zur nächsten Runde übersprungen
log-round-ends = Niemand kann mehr zaubern: Die Runde endet
log-last-round = Das war die letzte Runde: Das meiste Leben gewinnt
log-wins = { $seat } gewinnt!
log-shares = { $seat } teilt sich den Sieg!

## The score

part = { $part ->
   *[life] Leben
}
score = Leben
result-you-win = Du gewinnst und hast noch { $life } Leben!
result-wins = { $seat } gewinnt und hat noch { $life } Leben!
result-shared = Geteilter Sieg mit je { $life } Leben: { $shared }!

## Options, for a new table

option-rules = Regeln
option-rules-why = Wie Zauber auf die Hand kommen, und was eine andere Farbe kostet.
option-rules-basic = Grundspiel
option-rules-basic-why = In jeder Runde neue Zauber und neue Machtkarten. Eine andere Farbe braucht 2 mehr.
option-rules-advanced = Spiel für Fortgeschrittene
option-rules-advanced-why = Alle wählen einmal Zauber und behalten sie. Eine andere Farbe braucht 5 mehr.
option-warriors = Krieger
option-warriors-why = Wie alle zu ihrem Krieger kommen.
option-warriors-dealt = ausgeteilt
option-warriors-dealt-why = Der Zufall entscheidet.
option-warriors-chosen = gewählt
option-warriors-chosen-why = Der Reihe nach nehmen alle einen von denen, die übrig sind.
