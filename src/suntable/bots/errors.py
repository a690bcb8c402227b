"""What can go wrong with players that are programs."""

from __future__ import annotations

from suntable.engine.errors import SuntableError


class UnknownBot(SuntableError):
    """There is no bot of that name for the game."""


class BotFailed(SuntableError):
    """The bot gave no legal answer: it crashed, took too long, or answered something else."""
