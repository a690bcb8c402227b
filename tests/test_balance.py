"""Who wins how often, counted by the game's own policy."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import suntable
from suntable.arena.balance import balance
from suntable.cli import main
from suntable.engine import registry


def test_the_shares_of_all_seats_come_to_the_number_of_players() -> None:
    found = balance("solstis", 200, seed=3)
    assert found.games == 200
    assert sum(seat.share for seat in found.seats) == pytest.approx(found.players)
    assert found.length > 40


def test_the_same_seed_gives_the_same_balance() -> None:
    assert balance("solstis", 50, seed=3) == balance("solstis", 50, seed=3) != balance("solstis", 50, seed=4)


def test_the_policy_plays_and_not_chance() -> None:
    by_policy, by_chance = balance("solstis", 50, seed=3), suntable.playouts("solstis", 50, seed=3)
    assert by_policy.length > by_chance.lengths.mean() + 3


@pytest.mark.parametrize("name", [name for name in suntable.games() if registry.find(name).roles])
def test_every_role_is_counted_once_for_each_seat(name: str) -> None:
    game = registry.find(name)
    assert game.roles is not None
    for players in game.seats:
        found = balance(name, 60, players=players)
        assert [role.name for role in found.roles] == list(game.roles.names)
        assert sum(role.games for role in found.roles) == 60 * players


@pytest.mark.parametrize("games", [0, -1, True, 1.5])
def test_a_number_of_games_is_a_whole_number(games: int) -> None:
    with pytest.raises(suntable.StepError, match="games must be"):
        balance("solstis", games)


def test_the_command_prints_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = tmp_path / "balance.svg"
    assert main(["balance", "solstis", "--games", "40", "--svg", str(drawn)]) == 0
    assert "wins / fair" in capsys.readouterr().out
    assert "seat 1" in "".join(ElementTree.fromstring(drawn.read_text("utf-8")).itertext())
