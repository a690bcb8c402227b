# Die Wörter der Seiten: was die Argumente sind, steht in words.en.ftl.

suntable = Suntable
description = Ein Tisch für Brettspiele über die Sonne: Spiel mit Freunden über einen Link oder gegen den Computer. Kein Konto, keine Werbung.

## Um jede Seite

skip-main = Zum Inhalt
nav-home = Suntable, zur Lobby
nav-main = Hauptmenü
nav-more = Alle Seiten
nav-menu = Menü
nav-lobby = Lobby
nav-mine = Meine Tische
nav-turns = { $count ->
    [one] an { $count } Tisch bist du dran
   *[other] an { $count } Tischen bist du dran
}
nav-rules = Regeln
nav-about = Über uns
nav-api = Für Programme
language = Sprache
language-en = English
language-de = Deutsch
theme = Helligkeit
theme-dark = Dunkel
theme-light = Hell
theme-auto = Wie das System
foot = Brettspiele über die Sonne. Kein Konto, keine Werbung, nichts von anderswo.
foot-nav = Mehr
close = Schließen
copy = Kopieren
copied = Kopiert
copy-what = Kopieren: { $what }
seat-look = { $name }, { $shape }

## Lobby

hello = Schön, dass du da bist, { $name }
welcome = Setz dich dazu
lobby-lead = Spiel sofort gegen den Computer oder schick jemandem einen Link. Ein Konto brauchst du nicht.
games = Spiele
players = { $count } Personen
play-now = Jetzt spielen
with-friends = Mit Freunden …
no-tables = Noch keine Spiele. Ein Klick genügt für das erste.
with = mit { $names }
alone = nur du
your-turn = du bist dran
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}
status-waiting = wartet auf Mitspieler
status-playing = andere sind dran
status-over = zu Ende
status-closed = geschlossen
closed = Dieser Tisch wurde geschlossen, bevor alle da waren
close-table = Tisch schließen
open-tables = Offene Tische
no-open-tables = Kein offener Tisch. Eröffne einen und teile den Link.
seats-taken = { $count } von { $of } Plätzen besetzt
watch = Zuschauen
go-there = Dorthin
take-seat = Platz nehmen
your-name = Dein Name
save = Speichern
name-why = Die anderen an deinen Tischen sehen ihn. Mehr weiß Suntable nicht von dir.

## Ein neuer Tisch

new-title = Neuer Tisch: { $game }
new-lead = Wähle, wer mitspielt. Freunde bekommen einen Link; niemand braucht ein Konto.
how-many = Wie viele spielen mit?
seats = Plätze
seats-why = In der Reihenfolge der Plätze wird gespielt.
seat-of = Platz von { $name }
seat-me = Ich
seat-friend = Jemand mit Link
seat-open = Wer mag
seat-bot = Der Computer
seat-same = An diesem Bildschirm
which-bot = Welcher?
name-of = Name
open-table = Tisch eröffnen
never-mind = Doch nicht

## Eine Einladung

join-title = Du bist eingeladen: { $game }
join-why = Dieser Link ist dein Platz: Drück auf den Knopf und setz dich. Von diesem Gerät aus kommst du jederzeit zurück.
join-own = Du sitzt schon an diesem Tisch: Der Link ist für jemand anderen. Nimmst du den Platz selbst, spielt ihr beide an diesem Bildschirm.
take-this-seat = Diesen Platz nehmen
continue-title = Dein Platz bei { $game }
continue-why = Hier sitzt { $name }. Auch auf diesem Gerät weiterspielen?
continue-here = Auf diesem Gerät weiterspielen
there-already = Am Tisch: { $names }

## Der Tisch

skip-dock = Zu deinem Zug
board = Spielplan
offline = Verbinde neu … dein Zug ist sicher.
no-script = Zum Spielen braucht der Tisch JavaScript. Mitlesen kannst du auch so: Lade die Seite neu, um zu sehen, was geschehen ist.
moved = Am Tisch ist inzwischen etwas geschehen. So steht es jetzt.
refused = Das ist nicht angekommen. Versuch es noch einmal.
title-your-turn = Du bist dran: { $game }
title-with = { $game } mit { $names }
you = du
machine = KI
machine-why = Hier spielt der Computer
resigned = gegangen
seat-on = ist am Zug
seat-invited = frei: per Link eingeladen
seat-anyone = frei: für alle
score-now = Wenn jetzt Schluss wäre
score-final = Endstand
score-total = Summe
waiting-for = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
waiting-why = { $count ->
    [one] Schick den Link weiter. Das Spiel beginnt, wenn alle sitzen.
   *[other] Schick allen ihren eigenen Link. Das Spiel beginnt, wenn alle sitzen.
}
waiting-wait = Das Spiel beginnt, wenn alle sitzen.
not-begun = Noch sitzen nicht alle
link-of = Link für { $seat }
link-watch = Link zum Zuschauen
link-own = Dein Platz auf einem anderen Gerät: { $name }
link-own-why = Wer diesen Link hat, spielt für dich. Behalt ihn für dich.
asked-back = { $name } möchte zurücknehmen
asked-back-you = Du hast gebeten, zurückzunehmen. Die anderen überlegen noch.
agree = Einverstanden
refuse = Weiterspielen
handover-title = Wechsel am Bildschirm
handover = Gib den Bildschirm an { $name } weiter
handover-why = Die Karten bleiben verdeckt, bis du auf den Knopf drückst.
handover-done = Ich bin { $name }
dock = Dein Zug
steps = Schritte des Zuges
clauses = Regeln:
undo = Zurücknehmen
ask-back = Um Rücknahme bitten
rematch = Nochmal spielen
rematch-go = Nächstes Spiel
look-back = Zug für Zug
log = Verlauf
log-empty = Noch ist nichts geschehen.
in-words = Tisch in Worten
table-options = Optionen
sound = Klänge
notify = Sag mir, wenn ich dran bin
on = an
off = aus
resign = Spiel verlassen …
resign-sure = Das Spiel verlassen?
resign-why = Der Computer übernimmt deinen Platz und spielt weiter. Zuschauen kannst du.
resign-do = Spiel verlassen
resign-not = Weiterspielen

## Die Tastatur

keys = Tastatur
key-space = Leertaste
key-tab = von einem zum nächsten: Was du jetzt tun kannst, ist markiert
key-arrows = zum nächsten Teil in dieser Richtung
key-enter = ausführen
key-letter = wählen, was diesen Buchstaben trägt
key-undo = zurücknehmen
key-escape = einen Schritt zurück
key-help = diese Hilfe

## Zurückblicken

replay = Rückblick
replay-title = Rückblick: { $game }
looking-back = Rückblick
skip-replay = Zu den Schritten
step = Schritt
step-of = { $number } von { $count }
go-first = Zum Anfang
go-previous = Einen Schritt zurück
go-next = Einen Schritt weiter
go-last = Zum Ende
play-back = Schritt für Schritt abspielen
share = Teilen
share-step = Link zu diesem Schritt
to-table = Zum Tisch
eyes-all = Alle Hände offen
eyes-watch = Als Zuschauer
eyes-seat = Mit den Augen von { $name }
