"""How a server is set up."""

from __future__ import annotations

import json
import os
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from math import inf
from pathlib import Path

from suntable.engine.errors import SuntableError

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL
POSTGRES = "postgresql+asyncpg"


class SettingsError(SuntableError):
    """The server can not be set up like that."""


def default_data() -> Path:
    """Where tables are kept when nobody says."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return Path(base) / "suntable"


@dataclass(frozen=True)
class Settings:
    """Everything that may differ from one server to another."""

    data: Path = field(default_factory=default_data)  # the SQLite file and the key that signs cookies
    database: str | None = None  # postgresql://... instead of SQLite
    prefix: str = ""  # "/suntable" behind a proxy that serves other things as well
    bots: int = 1  # processes in which bots think
    patience: float = 20.0  # seconds a bot may think
    pause: float = 0.7  # seconds between the actions of a bot, so that people can follow
    secure: bool = False  # cookies over https only
    floods: bool = True  # limit how much one guest may ask
    is_warmed: bool = False  # make machine code ready in the background
    is_shared: bool = False  # several processes serve the same tables: true with PostgreSQL

    def __post_init__(self) -> None:
        if self.prefix and not (self.prefix.startswith("/") and not self.prefix.endswith("/")):
            raise SettingsError(f"a prefix looks like '/suntable', not {self.prefix!r}")
        if self.database and not self.database.startswith(("postgresql://", "postgres://", f"{POSTGRES}://")):
            raise SettingsError("a database is given as postgresql://user@host/name")
        if not 0 < self.patience < inf:
            raise SettingsError(f"a bot's patience is a number of seconds above 0, not {self.patience}")
        if not 0 <= self.pause < inf:
            raise SettingsError(f"a bot's pause is a number of seconds from 0, not {self.pause}")
        if self.is_shared and not self.database:
            raise SettingsError("several processes need PostgreSQL: give --database, or one worker")

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / 'suntable.db'}"
        return f"{POSTGRES}://{self.database.partition('://')[2]}"

    def key(self) -> bytes:
        """What cookies are signed with; made once and kept, or taken from ``SUNTABLE_KEY``."""
        if given := os.environ.get("SUNTABLE_KEY"):
            return given.encode()
        file = self.data / "key"
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError), os.fdopen(os.open(file, _NEW, 0o600), "wb") as new:
                new.write(secrets.token_bytes(32))
            return file.read_bytes()
        except OSError as error:
            raise SettingsError(f"games can not be kept in {self.data}: {error.strerror or error}") from None


def settings_to_json(settings: Settings) -> str:
    """For a process that is started with the same settings."""
    return json.dumps({**asdict(settings), "data": str(settings.data)})


def settings_from_json(text: str) -> Settings:
    """What :func:`settings_to_json` wrote."""
    values = json.loads(text)
    return Settings(**{**values, "data": Path(values["data"])})
