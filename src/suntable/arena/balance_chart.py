"""A balance as a picture: a bar for every seat and role, with its interval, around the fair share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from suntable.arena.balance import Balance, Share
from suntable.draw.svg import Markup, element, group, join, path, rect, text

_ROW, _LEFT, _WIDE, _HEAD, _GAP = 24, 230, 460, 34, 26
_MOST = 2.5  # times the fair share: where the axis ends


def chart(title: str, found: Sequence[Balance], names: Mapping[str, str]) -> str:
    """One panel below the other, a panel for each number of players and set of options."""
    drawn, y = [text(title, 24, 40, 24, font_weight=700)], 64.0
    for each in found:
        panel, height = _panel(each, names, y)
        drawn.append(panel)
        y += height + _GAP
    style = "text{font-family:'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;fill:#1d1a42}"
    ground = rect(0, 0, _LEFT + _WIDE + 140, y, fill="#fffdf8")
    return element(
        "svg", element("title", title), element("style", style), ground, *drawn,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {_LEFT + _WIDE + 140} {y:g}", role="img",
    )  # fmt: skip


def _panel(found: Balance, names: Mapping[str, str], y: float) -> tuple[Markup, float]:
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in found.options.items())
    head = text(f"{found.players} players, {options}, {found.games:,} games", 24, y + 18, 15, font_weight=600)
    rows = [(f"seat {each.name}", each, "#1d6fc4") for each in found.seats]
    rows += [(names.get(each.name, each.name), each, "#c64616") for each in found.roles]
    height = _HEAD + _ROW * len(rows)
    fair = _at(1)
    axis = path(f"M{fair:g} {y + _HEAD - 6:g}V{y + height:g}", stroke="#83775a", stroke_dasharray="4 4")
    lines = (_bar(words, each, colour, y + _HEAD + k * _ROW) for k, (words, each, colour) in enumerate(rows))
    return group(head, axis, join(lines)), height


def _at(share: float) -> float:
    return _LEFT + min(share, _MOST) / _MOST * _WIDE


def _bar(words: str, each: Share, colour: str, y: float) -> Markup:
    label = text(words, _LEFT - 12, y + 16, 14, text_anchor="end")
    if not each.games:
        return label
    low, high = _at(max(each.share - each.margin, 0)), _at(each.share + each.margin)
    bar = rect(_LEFT, y + 4, max(_at(each.share) - _LEFT, 0.5), _ROW - 8, 3, fill=colour, fill_opacity=0.8)
    whisker = path(f"M{low:g} {y + 12:g}H{high:g}", stroke="#1d1a42", stroke_width=2)
    return join((label, bar, whisker, text(f"{each.share:.2f}", high + 8, y + 16, 13)))
