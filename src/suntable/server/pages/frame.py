"""What every page knows of who reads it, and how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from suntable.draw.table import Table
from suntable.draw.words import Words, words
from suntable.engine.game import Game
from suntable.engine.sight import Sight
from suntable.server.shapes import TableView


@dataclass(frozen=True)
class Frame:
    """A reader: the language, the light, the name, and where things are."""

    lang: str = "en"
    theme: str | None = None  # "dark", "light", or what the system says
    prefix: str = ""
    path: str = "/"  # of this page, without the prefix: where switching the language comes back to
    name: str | None = None  # of the guest
    turns: int = 0  # tables at which it is the reader's turn
    assets: Mapping[str, str] = field(default_factory=dict)  # file name -> address with a mark of its content
    origin: str = ""  # "https://example.org": for links that are copied

    @property
    def say(self) -> Words:
        return words("suntable.server.pages", self.lang)

    def href(self, path: str) -> str:
        """An address of this server."""
        return f"{self.prefix}{path}"

    def asset(self, name: str) -> str:
        """The address of a file that is served as it is."""
        return self.assets.get(name, f"{self.prefix}/assets/{name}")


@dataclass(frozen=True)
class Scene:
    """One table as one viewer sees it now, or saw it after a step."""

    game: Game
    view: TableView
    table: Table
    sight: Sight
    handover: int | None = None  # several seats share this screen, and this one must take it over
    step: int | None = None  # a replay, after so many actions
