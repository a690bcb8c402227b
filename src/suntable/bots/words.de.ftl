# Die Wörter zu Spielern, die Programme sind.

# $name: Name eines Bots
bot = { $name ->
    [random] Zufall
   *[greedy] Eifrig
}
bot-about = { $name ->
    [random] spielt irgendetwas Erlaubtes
   *[greedy] nimmt, was jetzt gerade am meisten bringt
}
