"""An action that is not possible is refused with the clause it is against."""

from __future__ import annotations

from random import Random
from typing import Any

import suntable
from suntable.games.solairis import view
from suntable.games.solairis.state import ACTIONS

SEATS: tuple[dict[str, Any], ...] = (
    {"warrior": "frost-prior", "life": 52, "spells": ["fireball-2", "ice-1"], "spell_count": 2,
     "power": ["1", "2", "25D"], "power_count": 3},
    {"warrior": "tide-brother", "life": 48, "spells": ["templar"], "spell_count": 1, "power": ["5"], "power_count": 1},
)  # fmt: skip
TABLE: dict[str, Any] = {
    "phase": "cast", "seat": 0, "turn_of": 0, "round": 1, "turn": 1, "order": [0, 1], "players": 2,
    "seats": list(SEATS),
}  # fmt: skip


def why(match: suntable.Match, name: str, lang: str = "en") -> tuple[str, str] | None:
    assert match.parse(name) not in match.legal()
    return view.why_not(match.sight(match.seat, lang, ("Ada", "Ben")), name)


def test_what_can_not_be_cast() -> None:
    match = suntable.from_position("solairis", TABLE)
    assert why(match, "spell fireball-2") == ("SOLAIRIS-T2", "Fireball 2 needs 4, and your power comes to 3")
    assert why(match, "spell volcano") == ("SOLAIRIS-T5", "Volcano is not in your hand")
    assert why(match, "done") is None


def test_what_can_not_be_aimed_at_or_paid_with() -> None:
    match = suntable.from_position("solairis", TABLE)
    match.play("spell ice-1")
    assert why(match, "target 0") == ("SOLAIRIS-T4", "An attack goes at somebody else")
    match.play("target 1")
    assert why(match, "pay 25D") == ("SOLAIRIS-T10", "25D can only dispel spells")
    assert why(match, "pay 9") == ("SOLAIRIS-T8", "There is no 9 left in your hand")
    assert why(match, "done", "de") == ("SOLAIRIS-T8", "Nötig sind 1, gezahlt sind bisher 0")


def test_every_refusal_in_random_games_can_be_told() -> None:
    told = set()
    for seed in range(30):
        chance = Random(seed)
        options = {"rules": ("basic", "advanced")[seed % 2], "warriors": ("dealt", "chosen")[seed // 2 % 2]}
        match = suntable.new("solairis", players=2 + seed % 3, seed=seed, **options)
        while not match.over:
            legal = match.legal()
            barred = chance.choice([each for each in range(ACTIONS.size) if each not in legal])
            for lang in ("en", "de"):
                found = view.why_not(match.sight(match.seat, lang), match.name(barred))
                if found:
                    told.add(found[0])
            match.play(chance.choice(legal))
    assert told >= {
        f"SOLAIRIS-{clause}" for clause in ("T2", "T4", "T5", "T8", "T9", "T10", "D3", "D4", "E3", "A4", "S1")
    }


def test_25p_never_dispels() -> None:
    attacker, target = SEATS[0], {**SEATS[1], "power": ["25P"], "power_count": 1}
    attack = {"seat": 0, "spell": "ice-1", "target": 1, "need": 1, "paid": [], "result": "open", "dispelled_with": []}
    table = {**TABLE, "phase": "dispel", "seat": 1, "attack": attack, "seats": [attacker, target]}
    assert why(suntable.from_position("solairis", table), "pay 25P") == ("SOLAIRIS-T9", "25P can only cast spells")
