"""What the steward thinks of cards, losses and rewards (7.5-7.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..box.cards import CARDS, LOST_ORDERS, RETREAT, SPY
from ..box.prices import VALUE
from ..box.units import FORMATION, each
from ..land.laying import Fight
from ..land.strength import base_attack, base_defence, symbol_points
from .estimate import Estimate

Reasons = Iterator[tuple[float, str]]


def _fight(e: Estimate) -> Fight | None:
    return next((frame for frame in reversed(e.g.stack) if isinstance(frame, Fight)), None)


def lay(e: Estimate, _d: Any, card: int) -> Reasons:
    """Symbols that count, half the value, and what special cards are good for."""
    g, face, fight = e.g, CARDS[card], _fight(e)
    if fight is None:
        return
    attacks = fight.attacker == e.seat
    if fight.to < len(g.fort):
        units = (
            [FORMATION[kind] for _, kind in fight.force]
            if attacks
            else [FORMATION[kind] for kind in each(g.units[fight.to])]
        )
        lead = base_attack(g, fight.force, fight.commander) - base_defence(g, fight.to)
    else:
        units, lead = [FORMATION[kind] for kind in each(g.units[fight.to])], len(fight.force)
    lead = lead if attacks else -lead
    yield symbol_points(face, units, []) + 0.55 * face.value + face.cannonade, "card-points"
    yield 0.8 * face.fury + 0.8 * face.cross, "card-signs"
    if face.type == RETREAT:
        yield (2.5 if lead <= -3 else -1.0), "retreats"
    elif face.type == LOST_ORDERS:
        yield (2.2 if lead >= 1 else 0.5), "cancels"
    elif face.type == SPY:
        yield 1.5, "sees-first"


def cheap(_e: Estimate, _d: Any, kind: int, *_args: int) -> Reasons:
    """The cheapest falls or goes."""
    yield -VALUE[kind] / 1_000, "cheapest"


def defend(_e: Estimate, _d: Any, kind: int) -> Reasons:
    yield {0: 1.0, 1: 1.3, 2: 0.6, 3: 1.1, 4: 0.8, 5: 1.2}[kind], "defends-best"


def enter(e: Estimate, decision: Any, _kind: int, place: int) -> Reasons:
    to = getattr(decision, "to", -1)
    yield 0.5 + (0.3 * e.worth(to) if to >= 0 and e.g.holder[to] != e.seat else -0.4), "takes-province"
    if place < len(e.g.fort) and e.g.units[place] % 15 == 1:
        yield -0.25 * e.worth(place), "leaves-province"


def go_back(e: Estimate, decision: Any, _kind: int, place: int) -> Reasons:
    to = getattr(decision, "to", -1)
    yield (-0.3 if to >= 0 else 0.0) + (0.2 * e.worth(place) if e.g.units[place] == 0 else -0.2), "guards"


def drive(e: Estimate, _d: Any, place: int) -> Reasons:
    yield -0.2 * e.worth(place), "hurts-rival"


def better(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    yield 1.0, "gain"


def reroll(_e: Estimate, decision: Any) -> Reasons:
    yield (0.5 if getattr(decision, "total", 9) < 8 else -0.5), "better-throw"


def put_aside(_e: Estimate, _d: Any, card: int) -> Reasons:
    face = CARDS[card]
    yield 0.9 - 0.5 * face.value - 0.3 * sum(face.symbols) - (face.type > 2), "weak-card"


def fight(e: Estimate, _d: Any, place: int) -> Reasons:
    yield 0.1 * e.worth(place), "prize"


def keep(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    yield 0.0, "stays"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "lay": lay, "lose": cheap, "dismiss": cheap, "defend": defend, "enter": enter, "go-back": go_back, "drive": drive,
    "press": better, "train": better, "promote": better, "reroll": reroll, "let-stand": keep, "put-aside": put_aside,
    "take-back": better, "fight": fight, "hit": keep,
}  # fmt: skip
