"""Positions of Europa Universalis: out of recorded games, and out of games at random until they come up."""

from __future__ import annotations

from functools import cache
from random import Random

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.record import dumps

from ..recorded.files import entries, kept
from .positions import Prepared

MOST = 1500
"""Choices after which a game at random is given up."""
SEEKING = ("explore", "discover", "roll-again")
"""What leads to colonies."""


@cache
def before(verb: str) -> Prepared:
    """A recorded game just before somebody makes a choice of this kind: the one in which that comes soonest."""
    games = [game for game in kept() if game.table.title == "europa"]
    found = (
        (number, at)
        for at, game in enumerate(games)
        for number, move in enumerate(game.moves)
        if move.choice.partition(":")[0] == verb
    )
    last, at = min(found)
    recorded = games[at]
    game = recorded.start()
    number = game.entry
    for move in recorded.moves[:last]:
        played = entries(game, move, number)
        game.replay(played)
        number += len(played)
    return Prepared(dumps(game), recorded.moves[last].seat)


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
