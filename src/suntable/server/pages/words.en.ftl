# Words of the pages: everything around the board.
#
#   $name $seat $game $what $to   already in words
#   $count $number                numbers

suntable = Suntable
description = A table for board games about the sun: play with friends by a link, or against the computer. No account, no ads.

## Around every page

skip-main = To the content
skip-dock = To your move
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
