"""Games brought to a wanted position by bots, as files to be put on a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import theatrum
from theatrum.bots import make, sight
from theatrum.engine.game import Game
from theatrum.engine.record import dumps


class Prepared(NamedTuple):
    """A game file, and the seat that is to choose in it (-1: the game is over)."""

    text: str
    seat: int


def until(wanted: Callable[[Game], bool], seed: int = 0) -> Prepared:
    """A game of stewards up to the first position that is wanted, or to its end."""
    game = theatrum.new("raison", "1702", seats=3, seed=seed)
    steward = make("steward")
    while not game.over and not wanted(game):
        seat = game.to_act[0]
        game.choose(seat, steward.advise(sight(game, seat))[0].choice)
    return Prepared(dumps(game), -1 if game.over else game.to_act[0])


@cache
def over() -> Prepared:
    return until(lambda _: False)


@cache
def asked(decision: str) -> Prepared:
    """The first time a question is put."""
    return until(lambda game: type(game.decision).__name__ == decision)


@cache
def before_battle() -> Prepared:
    """Someone may choose something whose odds can be told, and nothing has been fought yet."""
    return until(lambda game: any(_odds(game, seat) for seat in game.to_act))


def _odds(game: Game, seat: int) -> bool:
    return any(game.forecast(seat, choice) for choice in game.choices(seat))
