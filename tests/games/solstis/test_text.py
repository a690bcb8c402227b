"""The text view of Solstis: all the facts of section 9, and no more than the viewer may see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from suntable.engine.errors import UnknownAction, WordsError
from suntable.engine.sight import Sight
from suntable.games.solstis import text as view
from suntable.games.solstis.state import ACTIONS, EVENTS, PHASES, SPIRITS, SQUARES, TILES

if TYPE_CHECKING:
    from suntable.draw.words import Words

EN, DE = view.solstis("en"), view.solstis("de")
SEATS = [
    {
        "land": ["1-1", "1-2", "2-1", "2-2", "3-1", "3-2", "4-2", "6-5"],
        "rainbows": ["3-5", "4-3"],
        "spirits": {"bear": "Q3-2", "bee": "Q1-1"},
        "hand": ["1-7", "5-6"],
        "hand_count": 2,
        "hand_limit": 4,
    },
    {"land": ["2-8"], "rainbows": [], "spirits": {}, "hand": ["1-9"], "hand_count": 1, "hand_limit": 3},
]
POSITION: dict[str, Any] = {
    "options": {"evil": True, "first": "random", "cover": "after"},
    "phase": "capture",
    "seat": 0,
    "turn": 17,
    "turn_of": 0,
    "end_phase": False,
    "extra_turn": False,
    "in_play": "3-7",
    "second_chance": True,
    "seats": SEATS,
    "display": [{"tile": "1-1", "beneath": True}, None, {"tile": "4-7", "beneath": True}],
    "draw_pile": 1,
    "rainbows": 8,
    "gone": ["2-6"],
    "spirit_pile": ["trout", "deer"],
    "spirit_row": ["butterfly"],
    "spirits_drawn": [],
    "evil": 1,
    "covered": None,
    "meeting": None,
    "moving": None,
    "resume": "nothing",
}
FACTS = {
    "seats": [
        {"fires": {"6-5": False, "4-2": True}, "section": [], "blocked": ["4-2", "4-3", "3-2", "3-3"]},
        {"fires": {}, "section": [], "blocked": []},
    ],
    "open": [],
    "matches": ["4-7"],
}
BREAKDOWNS = ({"section": 8, "fires": 1, "spirits": 3}, {"section": 1, "fires": 0, "spirits": 0})


def sight(
    seat: int | None, /, lang: str = "en", legal: tuple[str, ...] = (), facts: Any = None, **changes: Any
) -> Sight:
    position = POSITION | changes
    seats = [
        table if seat in (None, number) else {**table, "hand": None} for number, table in enumerate(position["seats"])
    ]
    position |= {"seats": seats}
    names = {ACTIONS.parse(name): name for name in legal}
    told = {action: view.tell(view.solstis(lang), position, name) for action, name in names.items()}
    log = ((0, "Ember did something"),)
    return Sight(seat, lang, position, tuple(names), names, told, BREAKDOWNS, {**FACTS, **(facts or {})}, log=log)


def parts(seen: Sight) -> list[str]:
    return view.text(seen).removesuffix("\n").split("\n\n")


def test_the_view_of_a_player_who_decides() -> None:
    seen = parts(sight(0, legal=("tile 4-7",)))
    assert seen[0] == "Solstis · Turn 17, Ember · Step 2 of 4: Capture (Second chance)\nYou are Ember."
    assert seen[1].startswith("Capture a tile of the display.\n")
    assert seen[2].splitlines() == [
        "In the middle: 3-7 forest 7",
        "It captures: 4-7 grove 7",
        "Display",
        "   1  1-1 reeds 1     another one beneath",
        "   2  empty",
        "   3  4-7 grove 7     another one beneath, can be captured",
    ]
    assert seen[3].splitlines() == [
        "Your hand (limit 4): 1-7 reeds 7, 5-6 cliff 6",
        "Hand of Tide (limit 3): 1 hidden tile",
    ]
    assert seen[4].splitlines() == [
        "Your panorama",
        "                      1   2   3   4   5   6   7   8   9  10",
        "  6 peak, purple                  .   5!  .   .",
        "  5 cliff, pink               .   .   .   .   .   .",
        "  4 grove, blue           2*  #   .   .   .   .   .   .",
        "                            a",
        "  3 forest, green     1   2   .   .   ~   .   .   .   .   .",
        "  2 meadow, orange    1   2   .   .   .   .   .   .   .   .",
        "                        b",
        "  1 reeds, red        1   2   .   .   .   .   .   .   .   .",
        "  Spirits",
        "    a Bear (plain), Q3-2 square from forest 2 to grove 3: Draw a tile now;",
        "      from now on your hand holds four.",
        "    b Bee (blue), Q1-1 square from reeds 1 to meadow 2: At the end, 1 star for",
        "      each of your plain spirits.",
        "  Fires: 4-2 lit, 6-5 not lit",
        "  Stars (so far): biggest section 8 + lit fires 1 + spirits 3 = 12",
    ]
    assert "- Evil Spirit: At the end it covers" in seen[5]
    assert seen[7].splitlines() == [
        "Draw pile: 1 tile",
        "Rainbows in the supply: 8",
        "Spirit pile: 2",
        "Face-up spirits",
        "  Butterfly (blue): At the end, 1 more star for each lit fire.",
        "Evil Spirit: in front of Tide",
        "Out of the game: 2-6 meadow 6",
        "Options: Evil Spirit: in this game; First player: at random; Evil Spirit and",
        "  Squirrel: Squirrel first",
    ]
    assert seen[8] == "What happened last\n  Ember did something"
    assert seen[9] == "Possible actions\n  tile 4-7  Capture grove 7"


def test_the_same_in_german() -> None:
    seen = parts(sight(1, "de"))
    assert seen[0] == "Solstis · Zug 17, Glut · Schritt 2 von 4: Erobern (Zweite Chance)\nDu bist Flut."
    assert seen[1] == "Glut wählt ein Plättchen zum Erobern."
    assert seen[3] == "Deine Hand (höchstens 3): 1-9 Schilf 9\nHand von Glut (höchstens 4): 2 verdeckte Plättchen"
    assert seen[4].startswith("Dein Panorama\n")
    assert "  Feuer: 4-2 brennt, 6-5 brennt nicht" in seen[5]
    assert "Das ist möglich" not in view.text(sight(1, "de"))


@pytest.mark.parametrize(("seat", "hidden"), [(0, {"1-9"}), (1, {"1-7", "5-6"}), (-1, {"1-7", "1-9", "5-6"})])
def test_hidden_hands_stay_hidden(seat: int, hidden: set[str]) -> None:
    told = view.text(sight(seat))
    assert {tile for tile in ("1-7", "1-9", "5-6") if tile not in told} == hidden


def test_the_referee_sees_both_hands_and_what_is_legal() -> None:
    seen = parts(sight(None, legal=("tile 4-7",)))
    assert seen[0].endswith("You see everything.")
    assert seen[1] == "Ember is choosing a tile to capture."
    assert seen[3].splitlines() == [
        "Hand of Ember (limit 4): 1-7 reeds 7, 5-6 cliff 6",
        "Hand of Tide (limit 3): 1-9 reeds 9",
    ]
    assert seen[-1].startswith("Possible actions")


def test_the_cells_for_a_rainbow_are_marked() -> None:
    legal = ("cell 1-3", "cell 4-4")
    seen = view.text(sight(0, legal=legal, phase="rainbow", moving="3-3", resume="refill"))
    assert "Step 3 of 4: Spirit" in seen
    assert "4 grove, blue           2*  #   +   .   .   .   .   .\n" in seen
    assert "1 reeds, red        1   2   +   .   .   .   .   .   .   .\n" in seen
    assert "  cell 4-4  Move the rainbow from forest 3 to grove 4" in seen


def test_the_open_squares_are_marked() -> None:
    changes: dict[str, Any] = {"phase": "square", "meeting": "wolf", "facts": {"open": ["Q2-1"]}}
    seen = view.text(sight(-1, **changes))
    assert "  3 forest, green     1   2   .   .   ~   .   .   .   .   .\n                        +\n" in seen
    assert "  Open squares: Q2-1\n" in seen
    assert "Ember is choosing a square for the Wolf.\nWolf (blue): At the end" in seen


def test_only_the_panorama_of_who_decides_is_marked() -> None:
    seen = parts(sight(None, legal=("cell 1-3",), phase="rainbow"))
    assert (seen[4].count("+   "), seen[5].count("+   ")) == (1, 0)


def test_the_end_phase_has_a_banner_and_no_refill() -> None:
    seen = parts(sight(0, phase="play", end_phase=True, second_chance=False, extra_turn=True))
    assert seen[0].splitlines()[0].endswith("Step 1 of 3: Play")
    assert seen[0].splitlines()[2:] == [
        "End phase: the draw pile is empty, only tiles that capture are played.",
        "Another turn follows this one.",
    ]
    assert seen[1].startswith("Play a tile that captures.")


@pytest.mark.parametrize(
    ("seat", "stars", "line"),
    [
        (0, (12, 9), "You win, 12 to 9!"),
        (1, (12, 9), "Ember wins, 12 to 9!"),
        (None, (9, 12), "Tide wins, 12 to 9!"),
        (0, (9, 9), "A shared win, 9 to 9!"),
    ],
)
def test_the_result(seat: int | None, stars: tuple[int, int], line: str) -> None:
    breakdowns = tuple({"section": count, "fires": 0, "spirits": 0} for count in stars)
    seen = parts(replace(sight(seat, phase="over", seat=None), breakdowns=breakdowns))
    assert seen[1] == line
    assert "Stars (final score)" in seen[4]


def test_a_covered_spirit_is_told() -> None:
    assert "covered by the Evil Spirit" not in view.text(sight(0)).replace("\n      ", " ")
    assert "covered by the Evil Spirit" in view.text(sight(0, covered="bee")).replace("\n      ", " ")


@pytest.mark.parametrize(
    ("evil", "where"),
    [
        ("pile", "in the spirit pile"),
        ("drawn", "just drawn"),
        ("out", "not in this game"),
        (0, "in front of Ember"),
    ],
)
def test_where_the_evil_spirit_is(evil: str | int, where: str) -> None:
    assert f"Evil Spirit: {where}\n" in view.text(sight(-1, evil=evil))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_can_be_shown_in_78_columns(phase: str, lang: str) -> None:
    legal = tuple(ACTIONS.name(action) for action in range(ACTIONS.size))
    spirits = dict(zip(SPIRITS[:14], SQUARES, strict=False))
    table = {**SEATS[0], "land": list(TILES), "rainbows": [], "spirits": spirits}
    seen = sight(None, lang, legal, phase=phase, meeting="dragonfly", seats=[table, SEATS[1]])
    seen = replace(seen, names_of_seats=("A name of unusual length " * 4, "B" * 90))
    assert max(map(len, view.text(seen).splitlines())) <= view.WIDTH
    assert view.text(seen) == view.text(seen)


def test_players_are_called_by_their_names() -> None:
    seen = parts(replace(sight(-1, evil=1), names_of_seats=("Lyra", "Theo")))
    assert seen[0] == "Solstis · Turn 17, Lyra · Step 2 of 4: Capture (Second chance)\nYou are watching."
    assert seen[1] == "Lyra is choosing a tile to capture."
    assert "Evil Spirit: in front of Theo" in seen[7]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"phase": "play"}, "play"),
        ({"phase": "play", "end_phase": True}, "play-end"),
        ({"phase": "rainbow"}, "rainbow"),
        ({"phase": "rainbow", "moving": "1-1"}, "rainbow-move"),
        ({"phase": "spirit"}, "spirit"),
        ({"phase": "spirit", "spirit_pile": ["deer"]}, "spirit-last"),
        ({"phase": "spirit", "spirit_pile": ["deer"], "evil": "pile"}, "spirit"),
        ({"phase": "spirit", "spirit_pile": []}, "spirit-row"),
        ({"phase": "spirit", "spirit_row": []}, "spirit-pile"),
        ({"phase": "spirit", "spirit_row": [], "spirit_pile": ["evil"], "evil": "pile"}, "spirit-pile-last"),
    ],
)
def test_what_to_do_is_told_case_by_case(changes: dict[str, Any], expected: str) -> None:
    assert view.case(POSITION | changes) == expected


@pytest.mark.parametrize("say", [EN, DE], ids=["en", "de"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_action_is_told_and_none_like_another(phase: str, say: Words) -> None:
    position = POSITION | {"phase": phase, "meeting": "deer"}
    told = [view.tell(say, position, ACTIONS.name(action)) for action in range(ACTIONS.size)]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("changes", "action", "english", "german"),
    [
        ({"phase": "play"}, "tile 3-7", "Play forest 7", "Spiel Wald 7"),
        ({"phase": "capture"}, "tile 3-7", "Capture forest 7", "Erobere Wald 7"),
        ({"phase": "deer"}, "tile 3-7", "Lay forest 7 from your hand", "Leg Wald 7 aus deiner Hand"),
        ({"phase": "beetle"}, "tile 3-7", "Lay forest 7 from the display", "Leg Wald 7 aus der Auslage"),
        ({"phase": "rainbow"}, "cell 6-4", "Place the rainbow on peak 4", "Leg den Regenbogen auf Gipfel 4"),
        ({"phase": "spirit"}, "spirit bear", "Take the Bear", "Nimm den Bären"),
        ({"phase": "spirit"}, "draw", "Draw two spirits", "Zieh zwei Geister"),
        (
            {"phase": "spirit", "spirit_pile": ["bee"]},
            "draw",
            "Draw the last spirit",
            "Zieh den letzten Geist",
        ),
        ({"phase": "keep"}, "spirit groundhog", "Keep the Marmot", "Behalte das Murmeltier"),
        ({"phase": "cover"}, "spirit trout", "Cover the Trout", "Verdecke die Forelle"),
        (
            {"phase": "square", "meeting": "bear"},
            "square Q3-8",
            "Put the Bear on the square from forest 8 to grove 9",
            "Leg den Bären auf das Quadrat von Wald 8 bis Hain 9",
        ),
    ],
)
def test_actions_are_told(changes: dict[str, Any], action: str, english: str, german: str) -> None:
    position = POSITION | changes
    assert (view.tell(EN, position, action), view.tell(DE, position, action)) == (english, german)


def test_an_unknown_action_can_not_be_told() -> None:
    with pytest.raises(UnknownAction):
        view.tell(EN, POSITION, "tile 4-1")


def note(event: str, *values: int) -> tuple[int, ...]:
    number = [name for name, _ in EVENTS].index(event)
    return (0, number, *values, *[-1] * (4 - len(values)))


@pytest.mark.parametrize("event", [name for name, _ in EVENTS])
def test_every_event_has_words_that_say_all_of_it(event: str) -> None:
    declared = {argument for argument, _ in dict(EVENTS)[event]}
    for say in (EN, DE):
        asked = {variable.removesuffix("-name") for variable in say.variables(f"log-{event}")}
        assert asked - {"seat"} == declared
        assert view.log_line(say, note(event, 1, 1, 1, 1)[: 2 + len(declared)])


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (note("plays", 26), "Lyra plays forest 7", "Lyra spielt Wald 7"),
        (note("moves-rainbow", 26, 47), "a rainbow from forest 7 to peak 7", "von Wald 7 auf Gipfel 7"),
        (note("returns-rainbow", 26), "for the rainbow on forest 7", "für den Regenbogen auf Wald 7"),
        (note("returns-rainbow", -1), "place for the rainbow: it", "Platz für den Regenbogen: Er"),
        (note("draws-spirits", 3, 9), "two spirits: Bear and Wolf", "zwei Geister: Bär und Wolf"),
        (
            note("draws-spirits", 14, -1),
            "draws the last spirit: Evil Spirit",
            "den letzten Geist: Böser Geist",
        ),
        (
            note("settles", 3, 0),
            "puts the Bear on the square from reeds 1",
            "legt den Bären auf das Quadrat von",
        ),
        (note("void", 3), "the Bear has no effect", "bleibt der Bär ohne Wirkung"),
        (note("evil-passes", 1), "passes the Evil Spirit to Theo", "gibt den Bösen Geist an Theo weiter"),
        (note("draws", 1), "Lyra draws a tile", "Lyra zieht ein Plättchen nach"),
        (note("draws", 2), "Lyra draws 2 tiles", "Lyra zieht 2 Plättchen nach"),
        (note("scores", 8, 1, 3, 12), "8 + 1 + 3 = 12 stars", "8 + 1 + 3 = 12 Sterne"),
    ],
)
def test_log_lines(line: tuple[int, ...], english: str, german: str) -> None:
    assert english in view.log_line(EN, line, ("Lyra", "Theo"))
    assert german in view.log_line(DE, line, ("Lyra", "Theo"))


def test_a_note_of_nobody_needs_words_without_a_name() -> None:
    assert view.log_line(EN, (-1, *note("end-phase")[1:])).startswith("The draw pile is empty")
    with pytest.raises(WordsError):
        view.log_line(EN, (-1, *note("wins")[1:]))
