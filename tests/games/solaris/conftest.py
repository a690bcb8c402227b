"""Solaris can be tested before it is offered to people: these tests find it without its entry point."""

from __future__ import annotations

from importlib.metadata import EntryPoint

from suntable.engine import registry

registry._entries().setdefault("solaris", EntryPoint("solaris", "suntable.games.solaris:GAME", registry.GROUP))
