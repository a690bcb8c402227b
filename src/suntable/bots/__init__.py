"""Players that are programs.

>>> import suntable
>>> from suntable.bots import View, make
>>> match, bot = suntable.new("solstis", seed=1), make("greedy", "solstis", seed=7)
>>> while not match.over:
...     match.play(bot.choose(View.of(match), match.legal(), clock=1))
"""

from suntable.bots.bot import PERSONAS, Bot, GreedyBot, RandomBot, about, make, names, title
from suntable.bots.errors import BotFailed, UnknownBot
from suntable.bots.view import View

__all__ = [
    "PERSONAS",
    "Bot",
    "BotFailed",
    "GreedyBot",
    "RandomBot",
    "UnknownBot",
    "View",
    "about",
    "make",
    "names",
    "title",
]
