# Solaris in Worten: was die Argumente sind, steht in words.en.ftl.

name = Solaris
tagline = Sechs Stationen, ein Laser: Schick die meiste Energie zur Erde
about = Für drei bis fünf, etwa eine Stunde. Lade deine Stationen auf, docke Shuttles dort an, wo deine Energie ist, und bring sie vor den anderen auf den Laser.

## The parts of the table

station = { $station ->
    [energy-cell] Energiezentrum
    [engine-deck] Maschinendeck
    [headquarters] Kommandozentrale
    [biotope] Biotop
    [shuttle-port] Raumhafen
   *[canteen] Kantine
}
station-at = { $station ->
    [energy-cell] am Energiezentrum
    [engine-deck] am Maschinendeck
    [headquarters] in der Kommandozentrale
    [biotope] im Biotop
    [shuttle-port] am Raumhafen
   *[canteen] in der Kantine
}
station-from = { $station ->
    [headquarters] von der { station }
    [canteen] von der { station }
   *[other] vom { station }
}
station-to = { $target ->
    [energy-cell] zum Energiezentrum
    [engine-deck] zum Maschinendeck
    [headquarters] zur Kommandozentrale
    [biotope] zum Biotop
    [shuttle-port] zum Raumhafen
   *[canteen] zur Kantine
}
colour = { $colour ->
    [purple] lila
    [pink] pink
    [green] grün
   *[blue] blau
}
form = { $colour ->
    [purple] Zickzack
    [pink] Welle
    [green] Perlen
   *[blue] Puls
}
card = { station } { colour }
signal = { colour } ({ form })
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
energy-count = { $count } Energie
active = aktiv
on-rim = auf der äußeren Leiste
on-track = auf der Energieleiste
docked = angedockt
bridge-to = Brücke { station-to }
laser = Laser
order = Reihenfolge
order-done = fertig
order-now = jetzt
spare = Übrige Brücken
shuttles = Freie Shuttles
display = Auslage
stack = Stapel
pile = Ablagestapel
omen = Letztes Omen
your-hand = Deine Hand
hand-of = Hand von { $seat }
known-cards = dir bekannt
seen-cards = von allen gesehen
stash = { $seat } hat eine verdeckte Karte von { $victim }
stash-card = { $seat } hat eine verdeckte Karte von { $victim }: { $card }
none = keine
gap = Lücke
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
this-turn = In diesem Zug
played = { $count ->
    [one] { $count } Karte gespielt
   *[other] { $count } Karten gespielt
}
owed = { $count ->
    [one] noch { $count } Karte zu nehmen
   *[other] noch { $count } Karten zu nehmen
}
announced = { $count } Energie ausgegeben
named = genannt: { $order }
chosen-card = wartet auf eine Seite: { $card }
chosen-shuttle = wartet auf eine Station: { $card }
not-offered = Geht jetzt nicht
viewer = { $viewer ->
    [seat] Du bist { $seat }.
    [spectator] Du schaust zu.
   *[referee] Du siehst alles.
}
reconstructed = Startplättchen und Verteilung der Karten sind rekonstruiert: Die gedruckte Regel verrät sie nicht.
lately = Was zuletzt geschah
actions = Mögliche Aktionen
options = Optionen

## Phases

phase = { $phase ->
    [main] Aktion wählen
    [replenish] Energie auffüllen
    [redirect] Energie verschieben
    [redirect-side] Energie verschieben
    [exchange] Karte tauschen
    [engine] Maschinendeck
    [headquarters] Kommandozentrale
    [biotope] Biotop
    [biotope-side] Biotop
    [port] Raumhafen
    [port-site] Raumhafen
    [canteen] Kantine
    [cell] Energiezentrum
    [return] Karten nehmen
    [limit-turn] Handkartenlimit
    [limit-canteen] Handkartenlimit
    [limit-round] Handkartenlimit
   *[over] Spielende
}
prompt = { $phase ->
    [main] Wähle deine Aktion { station-at }
    [replenish] Spiele Karten mit dem Symbol: { station }
    [redirect] Spiele Karten in der Farbe einer Brücke
    [redirect-side] Wähle die Seite für { $card }
    [exchange] Wähle die Karte, die du abgibst
    [engine] Spiele Karten anderer Stationen
    [headquarters] Wie viel Energie gibst du aus?
    [biotope] Wie viel Energie gibst du aus?
    [biotope-side] Wähle die Station, bei der du beginnst
    [port] Wähle ein Shuttle
    [port-site] Wähle eine Station für das Shuttle
    [canteen] Wähle, bei wem du ziehst
    [cell] Spiele Karten in den Farben angedockter Shuttles
    [return] Nimm { $owed ->
        [one] eine Karte
       *[other] { $owed } Karten
    }
    [limit-turn] Wirf ab, bis du { $limit } Karten hast
    [limit-canteen] Wirf ab, bis du { $limit } Karten hast
    [limit-round] Wirf ab, bis du { $limit } Karten hast
   *[over] Das Spiel ist vorbei
}
why = { $phase ->
    [main] Du hast hier { $energy } Energie.
    [replenish] Jede Karte gibt dir hier eine Energie. Du hast { $energy }.
    [redirect] Jede Karte schickt eine Energie über ihre Brücke. Du hast { $energy }.
    [redirect-side] Beide Brücken haben diese Farbe.
    [exchange] Dann nimmst du eine aus der Auslage oder vom Stapel.
    [engine] Eine Energie zahlt für ein oder zwei Karten einer Station. Du hast { $energy }.
    [headquarters] Jede Energie bringt dir zwei Karten. Du hast { $energy }.
    [biotope] Eine Energie ist für den Start, jede weitere geht an eine andere Station. Du hast { $energy }.
    [biotope-side] In dieser Richtung kommt eine Station nach der anderen dran; volle werden übersprungen.
    [port] Jede Energie dockt ein Shuttle an. Du hast { $energy }.
    [port-site] Es bleibt dort bis zum Rundenende, und alle dürfen es nutzen.
    [canteen] Je eine Energie. Gezogen wird zufällig, sobald du fertig bist. Du hast { $energy }.
    [cell] Jedes Mal kostet es hier eine Energie und eine dort, wo das Shuttle angedockt ist. Hier hast du { $energy }.
    [return] Aus der Auslage oder die oberste vom Stapel.
    [limit-turn] Du hast { $hand }.
    [limit-canteen] Du hast { $hand }.
    [limit-round] Du hast { $hand }.
   *[over] { "" }
}
waiting = { $phase ->
    [main] { $seat } wählt eine Aktion
    [return] { $seat } nimmt Karten
    [limit-turn] { $seat } wirft Karten ab
    [limit-canteen] { $seat } wirft Karten ab
    [limit-round] { $seat } wirft Karten ab
    [over] Das Spiel ist vorbei
   *[other] { $seat } ist dabei: { phase }
}
main = { $main ->
    [replenish] Energie auffüllen
    [redirect] Energie verschieben
    [exchange] Karte tauschen
    [pass] Passen
   *[station] Stationsaktion
}
refused = { $reason ->
    [full] du hast hier schon 7 Energie
    [no-card] du hast keine Karte dafür
    [no-hand] du hast keine Karte
    [no-energy] du hast hier keine Energie
    [neighbours-full] du hast bei beiden Nachbarn schon 7 Energie
    [one-energy] eine Energie reicht nur für den Start
    [others-full] du hast überall sonst schon 7 Energie
    [no-shuttle] kein Shuttle ist frei
    [no-victim] niemand sonst hat eine Karte
   *[no-dock] wo du Energie übrig hast, ist kein Shuttle angedockt
}

## Actions, as said on a button

tell-replenish = Energie auffüllen
tell-redirect = Energie verschieben
tell-exchange = Eine Karte tauschen
tell-pass = Passen
tell-station = { $station ->
    [energy-cell] Energie auf den Laser bringen
    [engine-deck] Andere Stationen aufladen
    [headquarters] Energie für Karten ausgeben
    [biotope] Energie auf andere Stationen verteilen
    [shuttle-port] Shuttles andocken
   *[canteen] Bei anderen Karten ziehen
}
tell-play-replenish = { $card } spielen: { station } +1
tell-play-redirect = { $card } spielen: eine Energie geht über die Brücke
tell-play-engine = { $cost ->
    [0] { $card } spielen: { station } +1, schon bezahlt
   *[other] { $card } spielen: { station } +1, kostet { $cost } Energie
}
tell-play-cell = { $card } spielen: eine Energie { station-from } auf den Laser
tell-discard = { $card } abwerfen
tell-take = { $card } nehmen
tell-take-stack = Die oberste Karte vom Stapel nehmen
tell-spend-headquarters = { $count } Energie ausgeben: { $cards } Karten nehmen
tell-spend-biotope = { $cards ->
    [one] { $count } Energie ausgeben: eine andere Station erhält eine
   *[other] { $count } Energie ausgeben: { $cards } andere Stationen erhalten je eine
}
tell-side = Verschieben { station-to }
tell-direction = Bei dieser Station beginnen: { station }
tell-dock = { $station ->
    [energy-cell] Am Energiezentrum andocken
    [engine-deck] Am Maschinendeck andocken
    [headquarters] An der Kommandozentrale andocken
    [biotope] Am Biotop andocken
    [shuttle-port] Am Raumhafen andocken
   *[canteen] An der Kantine andocken
}
tell-shuttle = Das Shuttle in { colour } nehmen
tell-victim = Bei { $victim } ziehen
tell-done = Fertig
tell-done-earned = { $count ->
    [one] Fertig: dafür eine Karte nehmen
   *[other] Fertig: dafür { $count } Karten nehmen
}
tell-done-canteen = { $count ->
    [one] Fertig: { $count } Karte zufällig ziehen
   *[other] Fertig: { $count } Karten zufällig ziehen
}

## The log

log-round = Runde { $round } beginnt
log-activates = Aktiv ist jetzt: { station } ({ $order })
log-plays = { $seat } spielt { $card }: { station } von { $before } auf { $after }
log-redirects = { $seat } spielt { $card }: eine Energie { station-from } { station-to }
log-discards = { $seat } wirft { $card } ab
log-takes = { $seat } nimmt { $card } aus der Auslage
log-draws = { $seat } zieht vom Stapel
log-passes = { $seat } passt
log-spends = { $seat } gibt { station-at } { $count } Energie aus
log-gains = { $seat } erhält je eine Energie: { $stations }
log-docks = { $seat } dockt das Shuttle in { colour } an: { station }
log-names = { $seat } nennt { $victim }
log-steals = { $seat } zieht eine Karte von { $victim }
log-adds = { $count ->
    [one] { $seat } nimmt { $count } verdeckte Karte auf die Hand
   *[other] { $seat } nimmt { $count } verdeckte Karten auf die Hand
}
log-transfers = { $seat } spielt { $card }: eine Energie { station-from }, Laser { $laser }
log-returns = { $count ->
    [one] { $seat } erhält dafür { $count } Karte
   *[other] { $seat } erhält dafür { $count } Karten
}
log-reshuffles = Der Ablagestapel wird zum Stapel
log-shuttles-return = Die Shuttles kehren zurück
log-omen = Omen { $card }: neue Brücken neben dieser Station ({ station }), { $before-colour } und { $after-colour }
log-low = { $count ->
    [one] { $seat } zieht { $count } Karte für schwache Stationen
   *[other] { $seat } zieht { $count } Karten für schwache Stationen
}
log-wins = { $seat } gewinnt mit { $laser } auf dem Laser!
log-shares = { $seat } teilt sich den Sieg mit { $laser } auf dem Laser!

## The score

part = { $part ->
   *[laser] Laser
}
score = Energie auf dem Laser
result-you-win = Du gewinnst mit { $laser } auf dem Laser!
result-wins = { $seat } gewinnt mit { $laser } auf dem Laser!
result-shared = Ein geteilter Sieg mit { $laser } auf dem Laser: { $shared }!

## Options, for a new table

option-time_game = Wettlauf gegen die Zeit
option-time_game-why = Wann das Spiel endet.
option-time_game-false = nein
option-time_game-false-why = Nach der Runde, in der jemand 7 Energie oder mehr auf dem Laser hat.
option-time_game-true = ja
option-time_game-true-why = Nach vier Runden, was auch immer auf dem Laser ist.
option-layout = Alles schön der Reihe nach
option-layout-why = Die Reihenfolge der Stationen um den Laser.
option-layout-standard = gedruckte Reihenfolge
option-layout-standard-why = Wie in der Spielregel.
option-layout-random = zufällig
option-layout-random-why = Alle außer dem Energiezentrum in zufälliger Reihenfolge: Es ist immer zuletzt aktiv.
