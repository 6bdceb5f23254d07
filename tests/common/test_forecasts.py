"""Forecasts over recorded games: every kind of choice with consequences is foretold, and what is foretold holds."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest
from bench.calibration import Told, battles, moves, wars

from tests.recorded import files
from theatrum.engine.chance import Generator
from theatrum.engine.forecast import Forecast
from theatrum.engine.game import Game
from theatrum.engine.title import Title
from theatrum.titles import TITLES

FORETOLD = tomllib.loads((Path(__file__).parent / "foretold.toml").read_text(encoding="utf-8"))
GAMES = {"raison": 4, "paxren": 4, "mocarstwa": 4, "europa": 4}
"""Recorded games among stewards that are read, the shortest."""
SORTS = ("facts", "picture")
SOMETIMES = "sometimes"
EACH = [
    pytest.param(title, id=title.id, marks=pytest.mark.xdist_group(f"forecasts {title.id}"))
    for title in TITLES.values()
]
"""What page and terminal show before a choice."""


@cache
def games(title: str, players: str = "steward") -> tuple[Game, ...]:
    """The shortest recorded games of some players, at their end."""
    kept = [game for game in files.kept(title) if game.players == players]
    found = []
    for recorded in sorted(kept, key=lambda game: len(game.moves))[: GAMES[title]]:
        game = recorded.start()
        for move in recorded.moves:
            game.replay(files.entries(game, move, game.entry))
        found.append(game)
    return tuple(found)


@cache
def met(title: Title) -> dict[str, set[str]]:
    """By verb: what was foretold of choices on offer, and "nothing" where that was so; and nothing leaks."""
    found: dict[str, set[str]] = {}
    for full in games(title.id):
        for game, seat, chosen in moves(full):
            for choice in {game.choices(seat)[0], chosen}:
                told = title.forecast(game.state.veil(seat), seat, choice)
                found.setdefault(choice.verb, set()).add(sort(game, told))
    return found


def sort(game: Game, told: Forecast) -> str:
    data = game.teller().outlook(told)
    return "nothing" if data is None else "picture" if data["picture"] else "facts"


@pytest.mark.parametrize("title", EACH)
def test_every_verb_says_whether_and_what_is_foretold(title: Title) -> None:
    assert FORETOLD[title.id].keys() == title.verbs.keys()
    silent = {verb for verb, said in FORETOLD[title.id].items() if said not in (*SORTS, SOMETIMES)}
    assert {verb: sorts for verb, sorts in met(title).items() if verb in silent and sorts != {"nothing"}} == {}


@pytest.mark.parametrize("title", EACH)
def test_what_is_said_to_be_foretold_is(title: Title) -> None:
    wanted = {verb: said for verb, said in FORETOLD[title.id].items() if said in SORTS}
    assert {verb for verb, sorts in met(title).items() if verb in wanted and wanted[verb] not in sorts} == set()


@pytest.mark.parametrize("title", EACH)
def test_positions_that_look_alike_are_foretold_alike(title: Title) -> None:
    """Two positions that differ only in what a seat cannot know."""
    compared = 0
    for full in games(title.id):
        for number, (game, seat, choice) in enumerate(moves(full)):
            if number % 5:
                continue
            seen = game.state.veil(seat)
            other = seen.resample(seat, Generator(number)).veil(seat)
            assert title.forecast(other, seat, choice) == title.forecast(seen, seat, choice)
            compared += 1
    assert compared > 40


# -- they come true


def score(told: list[Told]) -> float:
    """The mean square of how far forecasts were off: 0 for a seer, a quarter for who always says one half."""
    return sum((one.share - one.true) ** 2 for one in told) / len(told)


def test_battles_end_as_often_well_as_foretold() -> None:
    """Over a few games the bounds are wide; docs/forecasts.md has the long measurement by tenths."""
    told = [one for game in games("raison") for one in battles(game)]
    assert len(told) > 80
    assert score(told) < 0.12
    for low, high in ((0.0, 0.3), (0.3, 0.7), (0.7, 1.01)):
        band = [one for one in told if low <= one.share < high]
        said, true = sum(one.share for one in band), sum(one.true for one in band)
        assert abs(said - true) <= 2.6 * max(1.0, sum(one.share * (1 - one.share) for one in band)) ** 0.5, (low, high)


def test_wars_without_luck_end_as_foretold() -> None:
    told = [one for game in games("paxren") for one in wars(game)]
    assert len(told) > 10
    assert all(one.share == one.true for one in told)
