"""How the steward plays Mocarstwa: for each kind of choice, weighted reasons; a step to the goal counts about one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from ....engine.choice import Choice
from ..box.prices import CARD_ATTACK
from ..box.units import GUNS, MOUNTED
from ..state import Mocarstwa
from ..vocabulary import FULL, NOBODY
from . import battle, fleet, realm
from .cardplay import Table
from .estimate import Estimate
from .odds import by_dice, price_of
from .strikes import Strike, strikes

Reasons = Iterator[tuple[float, str]]

PACE, EFFORT = 0.9, 0.35
"""What a step towards the goal is worth, and what is saved by staying."""
FIRST = 2.0
"""With cards all moves come before the first attack (7.5)."""


class Judgement(Estimate):
    """An estimate with the attacks that are planned."""

    def __init__(self, g: Mocarstwa, seat: int) -> None:
        super().__init__(g, seat)
        self.seas: dict[str, list[int]] = {}
        self.table: Table | None = None
        self.shopping: dict[int, int] | None = None

    @cached_property
    def strikes(self) -> dict[int, Strike]:
        return strikes(self)

    def busy(self, kind: int, place: int) -> bool:
        """Whether every unit of a kind in a place is wanted for an attack."""
        wanted = sum(strike.force.count((place, kind)) for strike in self.strikes.values())
        return wanted >= (self.g.fresh[place] >> 4 * kind & 15) + (self.g.riding[place] >> 4 * kind & 15)


def weigh(g: Mocarstwa, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return list(WEIGHTS[choice.verb](Judgement(g, seat), g.decision, *choice.args))


def scores(g: Mocarstwa, seat: int, choices: list[Choice]) -> list[float]:
    """The weight of each choice, worked out together."""
    judgement, decision = Judgement(g, seat), g.decision
    return [sum(w for w, _ in WEIGHTS[choice.verb](judgement, decision, *choice.args)) for choice in choices]


# -- orders on land


def march(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    g = e.g
    if g.by_cards and e.busy(kind, place):
        yield -1.0, "is-to-attack"
        return
    gain = [*_march(e, kind, place, to)]
    yield from gain
    if g.by_cards and sum(weight for weight, _ in gain) > EFFORT / 2:
        yield FIRST, "moves-first"


def _march(e: Judgement, kind: int, place: int, to: int) -> Reasons:
    g = e.g
    yield -EFFORT, "stays"
    yield PACE * e.nearer(place, to), "nearer-goal"
    here = g.units[to] % 15
    if not here:
        yield 0.8 * e.worth(to), "takes-province"
    elif to in e.keys:
        yield 0.9, "guards"
    elif here and g.by_cards:
        yield 0.08 * here, "together"
    yield from leaves(e, place)
    if g.by_cards:
        yield from exposed(e, kind, to)
    elif e.awaits(to, g.board.land.near[place]):
        yield -1.2, "gathers"


def exposed(e: Judgement, kind: int, to: int) -> Reasons:
    """Enemies beside a province who are stronger than those who would stand there."""
    over = e.danger(to) - e.guard(to) - CARD_ATTACK[kind]
    if over > 0:
        yield -min(0.5, 0.08 * over), "exposed"


def leaves(e: Judgement, place: int) -> Reasons:
    """What is given up by leaving a place."""
    g = e.g
    if place >= e.provinces:
        return
    left = g.units[place] % 15 - 1
    if left == 0:
        yield -0.8 * e.worth(place), "leaves-province"
        home = g.board.land.power[place]
        if g.board.level == FULL and home == g.core[e.seat]:
            own = sum(g.holder[other] == e.seat for other in g.board.lands[home])
            yield -4.0 / max(1, own) ** 2, "leaves-home"
    if place in e.keys and g.holder[place] == e.seat:
        yield -(2.0 if left < 3 and e.danger(place) else 0.6), "guards"


def attack(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    g = e.g
    if g.by_cards:
        yield from declare(e, kind, place, to)
        return
    odds = by_dice(g, kind, place, to)
    last = g.units[to] % 15 == 1
    yield 0.5 + odds * 0.5 * price_of(g.units[to]) / (g.units[to] % 15), "strikes"
    yield odds * e.worth(to) * (1.0 if last else 0.35), "prize"
    if last and not _stands_apart(e, kind, place):  # somebody has to enter (7.8)
        yield odds * 0.5 * min(0.5, e.nearer(place, to)), "nearer-goal"
        yield from ((odds * weight, key) for weight, key in leaves(e, place))
        if e.awaits(to, g.board.land.near[place]):
            yield -1.3 * odds, "gathers"


def _stands_apart(e: Judgement, kind: int, place: int) -> bool:
    """Who need not enter: guns, a garrison behind walls, cavalry."""
    return kind in GUNS or kind in MOUNTED or e.g.fort_of(place) > 0


def declare(e: Judgement, kind: int, place: int, to: int) -> Reasons:
    """With cards all that attack may fall: only those who were chosen go."""
    strike = e.strikes.get(to)
    if strike is None:
        yield -1.5, "too-weak"
    elif (place, kind) not in strike.force:
        yield -0.8, "enough"
    else:
        yield 0.6 + strike.gain, "prize"


def rest(_e: Judgement, _d: Any, *_args: int) -> Reasons:
    yield 0.0, "stays"


def accompany(e: Judgement, _d: Any, place: int) -> Reasons:
    """A commander goes on with the army, unless he is wanted where he is."""
    g = e.g
    onward = any(
        g.holder[to] in (e.seat, NOBODY) and e.nearer(place, to) > 0 for to in g.board.land.neighbours[place]
    ) if place < e.provinces else False  # fmt: skip
    yield (0.3 if onward and g.escort < 0 and place not in e.keys else -0.5), "commander"


def assail(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    """For the independents against a rival: where it hurts."""
    last = e.g.units[to] % 15 == 1
    yield by_dice(e.g, kind, place, to) * (1 + last + price_of(e.g.units[to])), "hurts-rival"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "ready": rest, "end-phase": rest, "done": rest, "move": march, "ride": march, "attack": attack, "leap": attack,
    "accompany": accompany, "assail": assail, **fleet.WEIGHTS, **battle.WEIGHTS, **realm.WEIGHTS,
}  # fmt: skip
