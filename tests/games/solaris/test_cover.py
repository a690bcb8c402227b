"""The cover of the box is a picture that can lie on any page, beside any table."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from suntable.games.solaris.cover import cover

LIGHT = 12_000
"""Compressed bytes; a lobby shows several covers."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_cover_is_well_formed_light_and_named(lang: str) -> None:
    root = ElementTree.fromstring(cover(lang))
    assert root.get("viewBox") == "0 0 300 400"
    assert root.get("role") == "img"
    assert "Solaris" in str(root.get("aria-label"))
    assert len(gzip.compress(cover(lang).encode())) < LIGHT


def test_the_cover_speaks_both_languages() -> None:
    assert "FEED THE LASER" in cover()
    assert "ENERGIE FÜR DEN LASER" in cover("de")


def test_ids_are_its_own_and_nothing_needs_a_style() -> None:
    ids = re.findall(r'\bid="([^"]+)"', cover())
    assert len(ids) == len(set(ids))
    assert all(name.startswith("cover-solaris-") for name in ids)
    assert set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', cover())) <= {(name, "") for name in ids}
    assert not re.search(r"<style|\b(style|class)=", cover())
