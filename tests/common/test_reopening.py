"""A game reopened at the positions it kept is the game that was played: its past, its chance, and how it goes on."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections import Counter
from dataclasses import fields
from itertools import takewhile
from typing import Any

import pytest

from theatrum.engine.chance import Draw
from theatrum.engine.errors import GameFileError
from theatrum.engine.flow import Frame
from theatrum.engine.game import Game
from theatrum.engine.keeping import _subclasses
from theatrum.engine.state import columns_of
from theatrum.titles import TITLES

from .likeness import likeness
from .tables import ALL, Table, played

OFTEN = 9
"""Entries between two kept positions here, so that many kinds of moments are among them."""
LONG = 250
"""Choices of a game, by which most kinds of frames have been on its stack."""


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.engine.game.KEEP", OFTEN)


def reopened(game: Game, kept: list[dict[str, Any]] | None = None) -> Game:
    """The game from the text of what it kept, and its entries."""
    text = json.dumps(game.kept() if kept is None else kept)
    opening = [*takewhile(lambda entry: isinstance(entry, Draw), game.journal)]
    twin = Game(game.title, game.scenario, game.seats, game.options, game.seed, game.library, forced=opening)
    twin.reopen(json.loads(text), game.journal)
    return twin


def kinds(value: Any) -> Any:
    """Of what types something is made: bytes do not tell a named tuple from a plain one."""
    if isinstance(value, Frame):
        return type(value), [kinds(getattr(value, field.name)) for field in fields(value)]
    return (type(value), [*map(kinds, value)]) if isinstance(value, (tuple, list)) else type(value)


def same(game: Game, other: Game) -> None:
    assert other.state.to_bytes() == game.state.to_bytes()
    assert kinds(other.state.stack) == kinds(game.state.stack)
    for column in columns_of(type(game.state)).keys() - {"stack", "events"}:
        assert kinds(getattr(other.state, column)) == kinds(getattr(game.state, column)), column
    assert other.journal == game.journal
    assert [other.made(seat) for seat in range(game.seats)] == [game.made(seat) for seat in range(game.seats)]
    assert [other.undo_needs(seat) for seat in range(game.seats)] == [
        game.undo_needs(seat) for seat in range(game.seats)
    ]
    assert likeness(other) == likeness(game)


def check(table: Table, seed: int, most: int | None) -> None:
    """Reopen a game, look at its past, and play it on."""
    game = played(table.start(seed), seed, most)
    again = reopened(game)
    same(game, again)
    assert json.dumps(again.kept()) == json.dumps(game.kept())
    for entry in (1, game.entry // 2, game.entry - 1):
        same(game.at(entry), again.at(entry))
    same(played(game, seed, 20), played(again, seed, 20))


@pytest.mark.parametrize("title", TITLES)
def test_every_frame_of_a_title_has_a_name_of_its_own(title: str) -> None:
    """By which it is found again."""
    package = type(TITLES[title]).__module__.rpartition(".")[0]
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)
    homes = {(kind.__name__, kind.__module__) for kind in _subclasses(Frame) if kind.__module__.startswith(package)}
    assert [name for name, times in Counter(name for name, _ in homes).items() if times > 1] == []


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_reopened_game_is_the_game_that_was_played(table: Table) -> None:
    check(table, 1, LONG)


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("table", ALL[:1], ids=str)
def test_positions_that_do_not_fit_are_refused(table: Table) -> None:
    game = played(table.start(1), 1, 60)
    kept = game.kept()
    last = kept[-1]
    assert reopened(game, kept).entry == game.entry
    wrong = [
        [],
        [*kept[:-1], {**last, "state": {**last["state"], "stack": [["NoSuchFrame"]]}}],
        [*kept[:-1], {**last, "state": {"stack": []}}],
        [*kept[:-1], {key: value for key, value in last.items() if key != "made"}],
        [*kept[:-1], {**last, "entry": last["entry"] - 1}],
    ]
    for positions in wrong:
        with pytest.raises(GameFileError):
            reopened(game, positions)


@pytest.mark.soak
@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("table", ALL, ids=str)
def test_whole_games_reopened_are_the_games_that_were_played(table: Table) -> None:
    for seed in range(1, 11):
        check(table, seed, None)
