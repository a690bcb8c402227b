# The words of the terminal.
#
# What the arguments are:
#   $seat $choices $file $typed $why   already in words, or as typed
#   all others                         numbers

## Commands: these words are understood in this language; the English ones always are.

command-undo = undo
command-log = log
command-save = save
command-help = help
command-quit = quit
command-next = next
command-back = back

## A decision

ask = { $count ->
    [one] { $seat }, your only choice (1):
   *[other] { $seat }, your choice (1 to { $count }):
}
since = Since your last choice
numbers = { $count ->
    [one] There is only choice 1.
   *[other] There are choices 1 to { $count }.
}
unclear = “{ $typed }” can mean several: { $choices }. Type a little more.
unknown = “{ $typed }” is none of your choices. Type the number or the words of one, or help.
impossible = “{ $typed }” is not possible now.
undo-barred = Something was revealed or passed on since; this cannot be undone.
undo-nothing = There is nothing to take back yet.
log-empty = Nothing has happened yet.
hand-over = { $seat } is next. Press Enter when only { $seat } can see the screen:

## Help

help-number = take the choice with this number
help-name = take the choice with this name
usage-words = play m
help-words = the beginning of a choice is enough, where it fits only one
usage-enter = Enter
help-enter = show the table again
usage-undo = undo
help-undo = take back your last choice, if nothing was revealed since
usage-log = log
help-log = tell all that has happened
usage-save = save FILE
help-save = save the game in a file
usage-help = help or ?
help-help = show this list
usage-quit = quit
help-quit = leave; you can save the game first

## Saving and leaving

save-how = Add the name of a file: save FILE
save-first = Type the name of a file to save the game, or press Enter to leave without:
saved = Saved: { $file }
not-saved = Not saved: { $why }.
goodbye = Goodbye.

## The result

place = place
place-number = { $place }.
player = player
total = total

## Replay

ask-replay = Enter, back, a number or quit:
step-of = Step { $step } of { $last }
steps = There are steps 0 to { $last }.
help-replay = Press Enter for the next step. Type back for the one before, a number to go there, log for all that has happened, quit to leave.

## The list of games

seats = { $seats } players
default = default
