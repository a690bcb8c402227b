# Words of the pages: everything around the board.
#
#   $name $seat $game $what $to   already in words
#   $count $number                numbers

suntable = Suntable
description = A table for board games about the sun: play with friends by a link, or against the computer. No account, no ads.

## Around every page

skip-main = To the content
nav-home = Suntable, to the lobby
nav-main = Main
nav-more = All pages
nav-menu = Menu
nav-lobby = Lobby
nav-mine = My tables
nav-turns = { $count ->
    [one] your turn at { $count } table
   *[other] your turn at { $count } tables
}
nav-rules = Rules
nav-about = About
nav-api = For programs
language = Language
language-en = English
language-de = Deutsch
theme = Brightness
theme-dark = Dark
theme-light = Light
theme-auto = As the system
foot = Board games about the sun. No account, no ads, nothing from elsewhere.
foot-nav = More
close = Close
copy = Copy
copied = Copied
copy-what = Copy: { $what }
seat-look = { $name }, { $shape }

## Lobby

hello = Good to see you, { $name }
welcome = Pull up a chair
lobby-lead = Play at once against the computer, or send a friend a link. No account needed.
games = Games
# $count: a number, or a range of numbers
players = { $count } players
play-now = Play now
with-friends = With friends …
no-tables = No games yet. Start one above: it takes one click.
with = with { $names }
alone = just you
your-turn = your turn
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
status-waiting = waiting for players
status-playing = their turn
status-over = finished
status-closed = closed
closed = This table was closed before everybody came
close-table = Close the table
open-tables = Open tables
no-open-tables = No open tables. Start one and share the link.
seats-taken = { $count } of { $of } seats taken
watch = Watch
go-there = Go there
take-seat = Take a seat
your-name = Your name
save = Save
name-why = Others at your tables see it. It is all Suntable knows of you.

## A new table

new-title = A new table of { $game }
new-lead = Choose who plays. Friends get a link; nobody needs an account.
how-many = How many play?
seats = Seats
seats-why = The order of the seats is the order of play.
seat-of = Seat of { $name }
seat-me = Me
seat-friend = A friend, by link
seat-open = Anyone
seat-bot = The computer
seat-same = At this screen
which-bot = Which one?
name-of = Name
open-table = Open the table
never-mind = Never mind

## An invitation

join-title = You are invited to { $game }
join-why = This link is your seat: press the button to sit down. You can come back to it from this device at any time.
join-own = You sit at this table already: the link is for somebody else. If you take the seat yourself, both of you play at this screen.
take-this-seat = Take this seat
continue-title = Your seat at { $game }
continue-why = { $name } sits here. Go on playing on this device, too?
continue-here = Continue on this device
there-already = At the table: { $names }

## The table

skip-dock = To your move
board = Board
offline = Reconnecting … your move is safe.
no-script = The table needs JavaScript to play. You can still read along: load the page again to see what is new.
moved = The table has moved on. This is how it stands now.
refused = That did not arrive. Try it again.
title-your-turn = Your turn: { $game }
title-with = { $game } with { $names }
you = you
machine = AI
machine-why = A computer player
resigned = left
seat-on = is deciding
seat-invited = free: invited by link
seat-anyone = free: for anyone
score-now = If the game ended now
score-final = Final score
score-total = Total
waiting-for = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
waiting-why = { $count ->
    [one] Send your friend the link. The game begins when everybody sits.
   *[other] Send each friend their own link. The game begins when everybody sits.
}
waiting-wait = The game begins when everybody sits.
not-begun = Waiting for everybody to sit down
link-of = Link for { $seat }
link-watch = Link to watch
link-own = Your seat on another device: { $name }
link-own-why = Whoever has this link plays as you. Keep it to yourself.
asked-back = { $name } would like to take back
asked-back-you = You have asked to take back. The others are thinking it over.
agree = Agree
refuse = Play on
handover-title = Change of players
handover = Hand the screen to { $name }
handover-why = The cards stay hidden until you press the button.
handover-done = I am { $name }
dock = Your move
steps = Steps of the turn
clauses = Rules:
undo = Undo
ask-back = Ask to take back
rematch = Play again
rematch-go = To the next game
look-back = Look back
log = Log
log-empty = Nothing has happened yet.
in-words = Board in words
table-options = Options
sound = Sounds
notify = Tell me when it is my turn
on = on
off = off
resign = Leave the game …
resign-sure = Leave the game?
resign-why = A computer player takes your seat and plays on. You can watch.
resign-do = Leave the game
resign-not = Keep playing

## The keyboard

keys = Keyboard
key-space = Space
key-tab = from one thing to the next: what you may do now is marked
key-arrows = to the nearest piece in that direction
key-enter = do it
key-letter = choose what bears this letter
key-undo = undo
key-escape = step back
key-help = this help

## Looking back

replay = Looking back
replay-title = Looking back: { $game }
looking-back = looking back
skip-replay = To the steps
step = Step
step-of = { $number } of { $count }
go-first = To the beginning
go-previous = One step back
go-next = One step on
go-last = To the end
play-back = Play step by step
share = Share
share-step = Link to this step
to-table = To the table
eyes-all = All hands open
eyes-watch = As a spectator
eyes-seat = Through the eyes of { $name }
