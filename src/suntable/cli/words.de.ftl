# Die Wörter des Terminals: was die Argumente sind, steht in words.en.ftl.

command-undo = zurück
command-log = verlauf
command-save = speichern
command-help = hilfe
command-quit = ende
command-next = weiter
command-back = zurück

ask = { $count ->
    [one] { $seat }, deine einzige Wahl (1):
   *[other] { $seat }, deine Wahl (1 bis { $count }):
}
since = Seit deiner letzten Wahl
numbers = { $count ->
    [one] Zur Wahl steht nur die 1.
   *[other] Zur Wahl stehen 1 bis { $count }.
}
unclear = „{ $typed }“ passt mehrfach: { $choices }. Schreib etwas mehr.
unknown = „{ $typed }“ steht nicht zur Wahl. Schreib die Nummer oder den Anfang einer Wahl, oder hilfe.
impossible = „{ $typed }“ ist jetzt nicht möglich.
undo-barred = Seither wurde etwas aufgedeckt, oder der Zug ging weiter; das lässt sich nicht zurücknehmen.
undo-nothing = Es gibt noch nichts zurückzunehmen.
log-empty = Noch ist nichts geschehen.
hand-over = { $seat } ist dran. Drück Enter, wenn nur { $seat } den Bildschirm sieht:

help-number = die Wahl mit dieser Nummer
help-name = die Wahl mit diesem Namen
usage-words = spiel w
help-words = der Anfang einer Wahl genügt, wenn er nur zu einer passt
usage-enter = Enter
help-enter = zeigt den Tisch noch einmal
usage-undo = zurück
help-undo = nimmt deine letzte Wahl zurück, wenn seither nichts aufgedeckt wurde
usage-log = verlauf
help-log = erzählt alles, was geschehen ist
usage-save = speichern DATEI
help-save = speichert die Partie in einer Datei
usage-help = hilfe oder ?
help-help = zeigt diese Liste
usage-quit = ende
help-quit = verlässt die Partie; du kannst sie vorher speichern

save-how = Schreib einen Dateinamen dazu: speichern DATEI
save-first = Schreib einen Dateinamen, um die Partie zu speichern, oder drück Enter, um ohne Speichern zu gehen:
saved = Gespeichert: { $file }
not-saved = Nicht gespeichert: { $why }.
goodbye = Bis bald.

place = Platz
place-number = { $place }.
player = wer
total = gesamt

ask-replay = Enter, zurück, eine Nummer oder ende:
step-of = Schritt { $step } von { $last }
steps = Es gibt die Schritte 0 bis { $last }.
help-replay = Drück Enter für den nächsten Schritt. Schreib zurück für den davor, eine Nummer, um dorthin zu springen, verlauf für alles, was geschehen ist, ende zum Verlassen.

seats = für { $seats }
default = üblich
