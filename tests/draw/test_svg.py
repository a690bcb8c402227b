"""The drawing toolkit: whatever is put into a picture, it stays a picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from suntable.draw import svg
from suntable.draw.parts import action, chip, described, document, felt_gradient, pawn, pawns, steps
from suntable.draw.svg import Markup
from suntable.draw.theme import DARK, LIGHT, stylesheet


def parse(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawn)


@pytest.mark.parametrize(
    ("value", "words"),
    [(2.0, "2"), (-3, "-3"), (12.34, "12.3"), (0.25, ".25"), (-0.5, "-.5"), (0.004, "0"), (-0.004, "0"), (0.999, "1")],
)
def test_numbers_are_short(value: float, words: str) -> None:
    assert svg.number(value) == words


def test_words_are_escaped_and_markup_is_not() -> None:
    drawn = svg.element("text", 'a <b> & "c"\x07', svg.element("tspan", "d"), aria_label="<&>")
    assert parse(drawn).attrib == {"aria-label": "<&>"}
    assert parse(drawn).text == 'a <b> & "c"'
    assert svg.escape(Markup("<g/>")) == "<g/>"


def test_attributes_that_are_not_given_are_left_out() -> None:
    assert svg.element("g", id=None, hidden=False, focusable=True, class_="a") == '<g focusable="true" class="a"/>'


def test_an_empty_group_is_nothing() -> None:
    assert svg.group("", class_="a") == ""
    assert svg.group("b", class_="a") == '<g class="a">b</g>'


def test_an_outline_is_relative_and_closed() -> None:
    assert svg.outline([(10.2, 5), (20, 3), (20, 3), (0, 8)]) == "M10 5l10-2-20 5z"


def test_sentences_are_broken_and_cut() -> None:
    rows = svg.wrap("one two three four five six seven eight nine ten", 10, 60, lines=2)
    assert len(rows) == 2
    assert rows[-1].endswith("…")
    assert all(svg.text_width(row, 10) <= 60 for row in rows)
    assert svg.wrap("", 10, 60) == []


def test_a_long_name_is_set_smaller_and_then_cut() -> None:
    drawn = parse(svg.text("A very long name that does not end", 0, 0, 20, 120))
    assert 16 <= float(drawn.get("font-size", "0")) < 20
    assert (drawn.text or "").endswith("…")
    assert parse(svg.text("Short", 0, 0, 20, 120)).get("font-size") == "20"


def test_an_action_can_be_reached_and_is_named() -> None:
    drawn = parse(action(7, "Lay it\nbecause", "x", id="tile"))
    assert drawn.attrib == {"data-act": "7", "tabindex": "0", "role": "button", "aria-label": "Lay it", "id": "tile"}
    assert drawn[0].text == "Lay it\nbecause"


def test_what_is_only_looked_at_cannot_be_clicked() -> None:
    drawn = parse(described("A tile", "x"))
    assert drawn.get("role") == "img"
    assert "data-act" not in drawn.attrib


def test_a_document_stands_alone() -> None:
    body = Markup(pawn(1, 10, 10, 20) + chip("a & b", 0, 0) + steps(["one", "two"], 1, 0, 0))
    defs = Markup(felt_gradient() + pawns(2))
    drawn = parse(document((100, 50), "<title>", "de", defs, body, (".mine{fill:red}", ".far{fill:blue}\n")))
    assert drawn.get("viewBox") == "0 0 100 50"
    assert drawn.get("lang") == "de"
    style = "".join(drawn.itertext())
    assert ".suntable .mine{fill:red}" in style
    assert ".far{fill:blue}" in style
    assert ".suntable .far" not in style


def test_every_colour_has_a_light_and_a_dark_value() -> None:
    assert DARK.keys() == LIGHT.keys()
    style = stylesheet()
    used = {part.partition(")")[0] for part in style.split("var(--")[1:]}
    assert used <= {*DARK, "sans"}
    for theme in ("prefers-color-scheme:light", "[data-theme=light]", "data-theme=dark"):
        assert theme in style


def _luminance(colour: str) -> float:
    channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("ink", "surface", 7),
        ("ink-2", "surface", 7),
        ("ink-3", "surface", 4.5),
        ("ink", "felt-a", 7),
        ("ink-3", "felt-a", 4.5),
        ("sun-text", "felt-a", 4.5),
        ("sun-ink", "sun", 4.5),
        ("legal", "felt-a", 3),
        ("legal", "veil", 3),
        ("focus", "felt-a", 3),
        ("ink-2", "veil", 4.5),
    ],
)
def test_everything_can_be_read(theme: dict[str, str], ink: str, ground: str, least: float) -> None:
    assert contrast(theme[ink], theme[ground]) >= least
