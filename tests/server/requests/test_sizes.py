"""What a move weighs on the wire, at every moment of a long game at the largest table of each title."""

from __future__ import annotations

import pytest

from theatrum.bots import make, sight
from theatrum.engine.game import Game
from theatrum.server.tables.journal import Start
from theatrum.server.tables.moves import go_on
from theatrum.server.tables.table import Key, Place, Table
from theatrum.server.tables.views import Presence, update

from ...common.tables import Table as Setting

MOST = 20_000
"""Bytes of a message about one move."""
LARGEST = [
    Setting("raison", "1618", 7),
    Setting("paxren", "standard", 4, (("hands", "open"), ("cards", "promo"), ("astrology", "yes"), ("map", "second"))),
]
LONG = 300
"""Choices, by which tableaux, log and lists are as long as they get."""


def opened(game: Game) -> Table:
    start = Start(game.title.id, game.scenario.id, game.seats, str(game.seed), game.commitment, game.options)
    places = tuple(Place(seat, person=False, bot="steward") for seat in range(game.seats))
    return Table("table", start, game, places, {})


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_every_message_about_a_move_is_small(setting: Setting, step: int) -> None:
    table = opened(setting.start(1))
    steward = make("steward")
    played = 0
    while not table.game.over and played < LONG:
        seat = table.game.to_act[0]
        choice = steward.advise(sight(table.game, seat))[0].choice
        moved = go_on(table, seat, choice.id).after(table)
        for who in (None, *range(table.game.seats)) if played % step == 0 else ():
            message = update(moved, Presence(), Key(seat=who, hands=who is None), table.number)
            assert len(message) < MOST, (played, who)
        table = moved
        played += 1
    assert played > LONG // 2
