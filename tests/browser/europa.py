"""Positions of Europa Universalis: out of recorded games, and out of games at random until they come up."""

from __future__ import annotations

from functools import cache
from random import Random

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.record import dumps

from ..recorded.files import Recorded, entries, kept
from .positions import LAST, Prepared

MOST = 1500
"""Choices after which a game at random is given up."""
SEEKING = ("explore", "discover", "roll-again")
"""What leads to colonies."""


@cache
def before(verb: str, played: bool = False) -> Prepared:
    """A recorded game just before somebody makes a choice of this kind: the one in which that comes soonest.

    `played`: the realm that the choice names is another player's.
    """
    found = []
    for recorded in (game for game in kept() if game.table.title == "europa"):
        realms = _played(recorded.start()) if played else set[str]()
        found += [
            (number, recorded)
            for number, move in enumerate(recorded.moves)
            if move.choice.split(":")[0] == verb and (not played or move.choice.split(":")[1] in realms)
        ][:1]
    last, recorded = min(found, key=lambda one: one[0])
    return Prepared(dumps(_replayed(recorded, last)), recorded.moves[last].seat)


@cache
def before_the_end() -> Prepared:
    """The shortest recorded game, with some entries still to come; in the seat that is to choose."""
    recorded = min((game for game in kept() if game.table.title == "europa"), key=lambda game: len(game.moves))
    last = len(recorded.moves) - LAST
    return Prepared(dumps(_replayed(recorded, last)), recorded.moves[last].seat)


def _played(game: Game) -> set[str]:
    return {game.state.start.names["realm"][realm] for realm in game.state.realm}  # type: ignore[attr-defined]


def _replayed(recorded: Recorded, moves: int) -> Game:
    """A recorded game after so many choices."""
    game = recorded.start()
    number = game.entry
    for move in recorded.moves[:moves]:
        played = entries(game, move, number)
        game.replay(played)
        number += len(played)
    return game


@cache
def by_chance(verb: str, seed: int, elections: str = "no") -> Prepared:
    """A game at random up to the first time that a choice of this kind is on offer; later seeds are tried in turn."""
    while True:
        game = theatrum.new("europa", "2-02", seats=4, seed=seed, options={"elections": elections})
        if (seat := _met(game, verb, Random(seed))) >= 0:
            return Prepared(dumps(game), seat)
        seed += 1


def _met(game: Game, verb: str, chance: Random) -> int:
    """The seat that is offered it; -1: nobody was."""
    for _ in range(MOST):
        if game.over:
            break
        seat = game.to_act[0]
        choices = game.choices(seat)
        if any(choice.verb == verb for choice in choices):
            return seat
        wanted = [choice for choice in choices if choice.verb in SEEKING]
        game.choose(seat, chance.choice(wanted or choices))
    return -1
