"""Every table can be played to its end, and every list of choices is in order on the way."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from theatrum import bots
from theatrum.engine.choice import Choice
from theatrum.engine.flow import Frame
from theatrum.engine.game import Game

from .laws import LAWS
from .tables import ALL, PLAIN, Table, play, played, positions

PLAIN_TYPES = (int, bool, str)


@pytest.mark.parametrize("table", ALL, ids=str)
def test_random_play_ends_with_a_place_for_every_seat(table: Table) -> None:
    for game in (positions(table)[-1], played(positions(table)[len(positions(table)) // 2].clone(), 11)):
        assert game.to_act == ()
        assert all(game.choices(seat) == [] for seat in range(game.seats))
        assert placed(game)
        assert game.ending in game.title.endings
        assert game.at(0).ending == ""


def placed(game: Game) -> bool:
    """Whether every seat has a place, which equals share; where several may win together, nobody need."""
    if LAWS[game.title.id].SHARED:
        return len(game.result) == game.seats and set(game.result) <= {1, 2}
    return list(game.result) == [1 + sum(other < place for other in game.result) for place in game.result]


@pytest.mark.parametrize("table", ALL, ids=str)
def test_every_asked_seat_has_choices_with_unique_ids_that_can_be_read_back(table: Table) -> None:
    game = table.start(13)
    for _ in play(game, 13, 3000):
        assert game.to_act
        for seat in game.to_act:
            assert_in_order(game, seat)


def assert_in_order(game: Game, seat: int) -> None:
    choices = game.choices(seat)
    ids = [choice.id for choice in choices]
    assert ids, f"seat {seat} is asked {game.decision} and can answer nothing"
    assert len(set(ids)) == len(ids)
    assert [game.state.lexicon.parse(text) for text in ids] == choices


@pytest.mark.parametrize("table", ALL, ids=str)
def test_only_asked_seats_have_choices(table: Table) -> None:
    for game in positions(table):
        for seat in range(game.seats):
            assert bool(game.choices(seat)) == (seat in game.to_act)


@pytest.mark.parametrize("table", ALL, ids=str)
def test_the_open_offers_are_the_same_whether_or_not_far_fetched_ones_are_listed(table: Table) -> None:
    for game in positions(table):
        for seat in game.to_act:
            assert game.decision is not None
            every = [choice for choice, why in game.decision.offers(game.state, seat, True) if why is None]
            assert sorted(every, key=lambda choice: choice.id) == sorted(game.choices(seat), key=lambda c: c.id)


@pytest.mark.parametrize("table", ALL, ids=str)
def test_flow_is_plain_data(table: Table) -> None:
    for game in positions(table):
        for frame in game.state.stack:
            assert all(plain(value) for value in values(frame)), frame


def values(frame: Frame[Any]) -> list[object]:
    return [getattr(frame, field.name) for field in fields(frame)]


def plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(plain(item) for item in value)
    if isinstance(value, Frame):
        return all(plain(item) for item in values(value))
    return value is None or isinstance(value, (Choice, *PLAIN_TYPES))


@pytest.mark.parametrize("name", ["random", "steward"])
@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_bots_play_whole_games(table: Table, name: str) -> None:
    game = table.start(14)
    players = [bots.make(name, seed) for seed in range(game.seats)]
    for _ in range(20_000):
        if game.over:
            break
        seat = game.to_act[0]
        game.choose(seat, players[seat].choose(bots.sight(game, seat)))
    assert game.over
