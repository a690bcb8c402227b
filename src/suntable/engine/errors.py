"""Every error a caller can cause, each its own class, each with a sentence that says what was expected."""


class SuntableError(Exception):
    """The root of all errors Suntable raises on purpose."""


class UnknownGame(SuntableError):
    """No game of that name is registered."""


class PlayersError(SuntableError):
    """The game is not played by that many players."""


class OptionError(SuntableError):
    """The game has no such option, or the option no such value."""


class SeedError(SuntableError):
    """A seed is a whole number from 0 to 2**63 - 1."""


class SeatError(SuntableError):
    """The table has no such seat."""


class IllegalAction(SuntableError):
    """The action exists, but may not be taken now."""


class UnknownAction(SuntableError):
    """The game has no action of that name or number."""


class GameOver(IllegalAction):
    """The game has ended: nothing can be played."""


class SaveError(SuntableError):
    """The text is not a Suntable save file, or it is damaged."""


class VersionError(SaveError):
    """The save file was written under another version of the rules."""


class PositionError(SuntableError):
    """The position describes something that can not lie on the table."""


class StepError(SuntableError):
    """The match has no such step."""


class DeviceError(SuntableError):
    """There is no such device, or this machine does not have it."""


class WordsError(SuntableError):
    """There is no such language, or no words for that in it."""


class GameError(SuntableError):
    """A game is not declared as the engine needs it (for people who write games)."""
