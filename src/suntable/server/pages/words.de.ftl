# Die Wörter der Seiten: was die Argumente sind, steht in words.en.ftl.

suntable = Suntable
description = Ein Tisch für Brettspiele über die Sonne: Spiel mit Freunden über einen Link oder gegen den Computer. Kein Konto, keine Werbung.

## Um jede Seite

skip-main = Zum Inhalt
skip-dock = Zu deinem Zug
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
