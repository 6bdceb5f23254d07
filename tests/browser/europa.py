"""Positions of Europa Universalis: out of recorded games, and out of games at random until they come up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.record import dumps

from ..recorded.files import Recorded, entries, kept
from .positions import LAST, Prepared

Wanted = Callable[[Game, int], bool]
"""Whether a position, in which a seat is to choose, is one that a test needs."""
MOST = 1500
"""Choices after which a game at random is given up."""
SEEKING = ("explore", "discover", "roll-again")
"""What leads to colonies."""


@cache
def games() -> tuple[Recorded, ...]:
    return tuple(game for game in kept() if game.table.title == "europa")


@cache
def before(verb: str, wanted: Wanted | None = None) -> Prepared:
    """A recorded game just before somebody makes a choice of this kind: the one in which that comes soonest.

    Other games may be recorded tomorrow: what a test needs besides, `wanted` says.
    """
    found = sorted(
        (number, at)
        for at, recorded in enumerate(games())
        for number, move in enumerate(recorded.moves)
        if move.choice.split(":")[0] == verb
    )
    for number, at in found:
        game, seat = _replayed(games()[at], number), games()[at].moves[number].seat
        if wanted is None or wanted(game, seat):
            return Prepared(dumps(game), seat)
    raise AssertionError(f"no recorded game comes to {verb}" + (f" with {wanted.__name__}" if wanted else ""))


@cache
def before_the_end() -> Prepared:
    """The shortest recorded game, with some entries still to come; in the seat that is to choose."""
    recorded = min(games(), key=lambda game: len(game.moves))
    last = len(recorded.moves) - LAST
    return Prepared(dumps(_replayed(recorded, last)), recorded.moves[last].seat)


def after(game: Game, seat: int, *choices: str) -> list[str]:
    """What a seat would be offered after some choices of its own; nothing where it cannot make them."""
    ahead = game.clone()
    for choice in choices:
        if choice not in _offered(ahead, seat):
            return []
        ahead.choose(seat, choice)
    return _offered(ahead, seat)


def _offered(game: Game, seat: int) -> list[str]:
    return [choice.id for choice in game.choices(seat)] if seat in game.to_act else []


def named(game: Game, seat: int, verb: str) -> tuple[str, int] | None:
    """A choice of a kind that names another player's realm, and that player's seat."""
    realms = [game.state.start.names["realm"][realm] for realm in game.state.realm]  # type: ignore[attr-defined]
    offered = (choice.id for choice in game.choices(seat) if choice.verb == verb)
    choice = next((choice for choice in offered if choice.split(":")[1] in realms), None)
    return None if choice is None else (choice, realms.index(choice.split(":")[1]))


def drawn(game: Game, seat: int, verb: str) -> dict[str, Any]:
    """What the forecasts of the choices of a kind draw, by choice."""
    told = {choice.id: game.forecast(seat, choice) for choice in game.choices(seat) if choice.verb == verb}
    return {choice: forecast and forecast["picture"] for choice, forecast in told.items()}


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
