# What the table itself tells in the log. $name: the player it is about; $now: what the seat is called now.
log-sit = { $name } sits down
log-ask = { $name } asks to take back
log-agree = { $name } agrees
log-refuse = { $name } would rather play on
log-back = { $name } takes back
log-resign = { $name } has left. { $now } (AI) takes the seat
log-fault = { $name } (AI) gave no answer and is asked again
log-replaced = { $name } (AI) gave no answer; a simpler computer player goes on
log-rematch = A new game is set up
log-close = The table is closed
guest = Guest { $number }
