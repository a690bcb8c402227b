# The words about players that are programs.

# $name: the name of a bot
bot = { $name ->
    [random] Chance
   *[greedy] Eager
}
bot-about = { $name ->
    [random] plays anything that is allowed
   *[greedy] takes what brings most right now
}
