# Why something is not done. Sentences begin large and end without a full stop.
refusal-save-early = A save file tells all secrets: it is given when the game is over
refusal-chosen-seed = All secrets follow from the seed: where others sit, nobody may choose it
refusal-closed = This table is closed
refusal-close-stranger = Only whoever opened a table can close it
refusal-close-late = A table can be closed while seats are free
refusal-stranger = Make a guest first: POST /api/guests with a name, and send its token
refusal-many-arrivals = Too many new guests or tables from your address; try again in a minute
refusal-many-guesses = Too many links that lead nowhere; try again in a minute
refusal-no-file = There is no such file
refusal-name = A name has 1 to { $length } letters
refusal-no-table = There is no such table
refusal-outrun = Somebody was faster: the table has moved on
refusal-seat-count = This table has { $seats } seats, not { $wished }
refusal-wrong-secret = That is not the secret of this seat
refusal-bot-seat = A bot sits there
refusal-friend-seat = This seat is taken by its link
refusal-seat-taken = Somebody else has taken that seat
refusal-said = { $sentence }
refusal-other-turn = It is { $name }’s turn
refusal-nothing-back = There is nothing of yours to take back
refusal-asked-already = { $name } asks to take back already
refusal-nobody-asks = Nobody asks to take anything back
refusal-not-awaited = Nobody waits for your answer
refusal-rematch-early = A rematch comes after the end of the game
refusal-rematch-stranger = Only those who played can ask for a rematch
refusal-bot = The bots for this game are { $known }, not “{ $wanted }”
refusal-no-seat = This table has the seats 0 to { $last }
refusal-seatless = You have no seat at this table
refusal-other-seat = { $count ->
    [one] You hold seat { $seats }, not { $n }
   *[other] You hold the seats { $seats }, not { $n }
}
refusal-stale = This answers to number { $number }, but the table is at { $now }
refusal-waiting = Not everybody is here yet
refusal-over = The game is over
refusal-version = This table was begun under version { $begun } of the rules of { $title }; this is { $now }
refusal-flood = Slow down a little: too many requests in a short time
refusal-other-site = This request comes from another site
refusal-no-origin = This request does not say which page it comes from (no Origin)
refusal-many-streams = Too many open streams; close some tabs
refusal-language = Suntable speaks en and de
refusal-theme = The themes are dark, light and auto
refusal-seat-kind = A seat is for me, a friend, anyone, a bot or the same screen, not “{ $kind }”
refusal-players = A number of players is a whole number, not “{ $wanted }”
refusal-no-link = This link leads to no free seat: it may have been used, or copied only in part. If you sit there already, take the link for other devices from the options of the table
refusal-no-step = This game has the steps 0 to { $last }
refusal-away = The table can not be reached for a moment; nothing was lost, try again
refusal-too-large = The request is too large
refusal-no-address = There is nothing at this address
refusal-no-way = That can not be asked at this address
refusal-too-deep = This has too many parts inside of each other
refusal-broken = This is our mistake, not yours, and it has been noted

refusal-title = { NUMBER($status) ->
    [400] That can not be read
    [401] Who are you?
    [403] That is not for you
    [404] Nothing lies here
    [405] That can not be asked here
    [409] Somebody was faster
    [413] Too large
    [415] That is not JSON
    [422] That is not possible now
    [429] A little slower, please
    [500] That was our mistake
    [503] For a moment away
   *[other] That is not possible
}
