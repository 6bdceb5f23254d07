"""Positions of Europa Universalis: out of recorded games, and out of games at random until they come up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

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
    return tuple(kept("europa"))


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


# -- a war between two people

LEAVES = ("end-turn", "stay-home", "stay-out", "decline", "no-trade", "enough", "done", "halt", "pass", "fight-on")
"""What ends a question or leaves an offer be, the first first."""


class Brink(NamedTuple):
    """A game in which one player can declare war on another, fight and besiege him, and talk peace soon after."""

    prepared: Prepared
    attacked: int
    realms: tuple[str, ...]
    """By seat."""

    @property
    def attack(self) -> str:
        return f"attack:{self.realms[self.attacked]}"


@cache
def brink() -> Brink:
    """The Ottomans before Constantinople: everybody does as little as possible until a short war is in reach."""
    game = theatrum.new("europa", "2-06", seats=3, seed=0)
    realms = tuple(game.state.start.names["realm"][realm] for realm in game.state.realm)  # type: ignore[attr-defined]
    for _ in range(MOST):
        seat = game.to_act[0]
        for other in range(game.seats):
            if other != seat and _is_short(game, seat, Brink(Prepared("", seat), other, realms)):
                return Brink(Prepared(dumps(game), seat), other, realms)
        game.choose(seat, idle(_offered(game, seat)))
    raise AssertionError("no war comes in reach")


def _is_short(game: Game, seat: int, brink: Brink, most: int = 20) -> bool:
    """Whether a war leads to peace talks in so many choices, after a battle and a siege."""
    if brink.attack not in after(game, seat, "declare-war"):
        return False
    ahead, made = game.clone(), set[str]()
    ahead.choose(seat, "declare-war")
    ahead.choose(seat, brink.attack)
    for _ in range(most):
        if ahead.over or peace_with(offered := _offered(ahead, actor := ahead.to_act[0]), brink):
            break
        choice = campaign(offered, actor, brink)
        made.add(choice.split(":")[0])
        ahead.choose(actor, choice)
    else:
        return False
    return {"base-dice", "besiege"} <= made and not ahead.over


def campaign(offered: list[str], seat: int, brink: Brink) -> str:
    """What a seat does in that war: one fights and besieges, the others do as little as possible."""
    wanted = ("base-dice:", "besiege:", "siege:") if seat == brink.prepared.seat else ()
    return next((choice for start in wanted for choice in offered if choice.startswith(start)), idle(offered))


def peace_with(offered: list[str], brink: Brink) -> str | None:
    """The choice to talk peace, where one of the two can."""
    sides = [brink.realms[seat] for seat in (brink.prepared.seat, brink.attacked)]
    return next((f"negotiate-peace:{realm}" for realm in sides if f"negotiate-peace:{realm}" in offered), None)


def idle(offered: list[str]) -> str:
    return next((choice for choice in LEAVES if choice in offered), offered[0])
