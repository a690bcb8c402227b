"""The games of the house, one folder each; called, it lists the names of all that are installed."""

import sys
from types import ModuleType

from suntable.engine import registry


class _Games(ModuleType):
    # Importing this package puts it in the place of the function `suntable.games`, so it does the same when called.
    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
