"""How the steward plays Mocarstwa: for each kind of choice, weighted reasons in tenths of a unit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....engine.choice import Choice
from ..box.prices import CARD_ATTACK
from ..box.units import MOUNTED
from ..state import Mocarstwa
from ..victory.goals import ranks
from ..vocabulary import FULL, NOBODY
from . import battle, realm
from .estimate import AIM, CARD, FAR, Estimate

Reasons = Iterator[tuple[float, str]]


def weigh(g: Mocarstwa, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return list(WEIGHTS[choice.verb](Estimate(g, seat), g.decision, *choice.args))


def scores(g: Mocarstwa, seat: int, choices: list[Choice]) -> list[float]:
    """The weight of each choice, worked out together."""
    estimate, decision = Estimate(g, seat), g.decision
    return [sum(w for w, _ in WEIGHTS[choice.verb](estimate, decision, *choice.args)) for choice in choices]


def worth(g: Mocarstwa, seat: int) -> float:
    """A seat's share of the prospects of victory."""
    if g.over:
        return 1.0 if g.winners >> seat & 1 else 0.0
    strengths = [_strength(g, other) for other in range(g.seats)]
    total = sum(strengths) + (6.0 if g.seats == 1 else 0.0)
    return strengths[seat] / total if total else 0.0


def _strength(g: Mocarstwa, seat: int) -> float:
    if g.out >> seat & 1 or g.core[seat] < 0:
        return 0.0
    powers, capitals, cities, potential = ranks(g, seat)
    estimate = Estimate(g, seat)
    near = sum(worth for worth in estimate.aims().values())
    goal = 3.0 * g.aims[seat] + 2.0 * g.points[seat]
    return 0.5 + 3 * powers + capitals + 0.4 * cities + potential / 6_000 + goal + 30 / (8 + near)


# -- orders on land


def march(e: Estimate, _d: Any, kind: int, place: int, to: int) -> Reasons:
    g = e.g
    yield 0.12 * (e.distance(place) - e.distance(to)) * (1.5 if kind in MOUNTED else 1.0), "nearer-goal"
    if g.holder[to] == NOBODY:
        yield 0.25 * e.worth(to), "takes-province"
    yield from leaves(e, place)
    yield 0.04 * (g.units[to] % 15), "together"
    if e.danger(to) > e.guard(to) + CARD_ATTACK[kind] + 2:
        yield -0.3, "exposed"
    yield -0.05, "stays"


def leaves(e: Estimate, place: int) -> Reasons:
    """What is given up by leaving a place."""
    g = e.g
    if place >= len(g.fort):
        return
    alone = g.units[place] % 15 == 1
    if alone:
        yield -0.25 * e.worth(place) - (1.5 if place in g.board.stands else 0.0), "leaves-province"
        home = g.board.land.power[place]
        if g.board.level == FULL and home == g.core[e.seat]:
            own = sum(g.holder[other] == e.seat for other in g.board.lands[home])
            yield -4.0 / max(1, own) ** 2, "leaves-home"
    if place in g.board.stands and g.holder[place] == e.seat:
        yield -1.0, "guards"


def attack(e: Estimate, _d: Any, kind: int, place: int, to: int) -> Reasons:
    g = e.g
    if g.by_cards:
        yield from declare(e, kind, place, to)
        return
    odds = e.odds(kind, place, to)
    prize = 1.0 + (0.6 * e.worth(to) if g.units[to] % 15 == 1 else 0.15 * e.worth(to))
    yield odds * prize, "prize"
    if g.units[to] % 15 == 1 and kind not in MOUNTED and not g.fort_of(place):
        yield from ((odds * weight, key) for weight, key in leaves(e, place))


def declare(e: Estimate, _kind: int, place: int, to: int) -> Reasons:
    """With cards all that attack may fall: only with enough of them, and not many more."""
    need = e.resistance(to) + 0.5
    if e.muster(to) < need:
        yield -2.0, "too-weak"
        return
    if e.declared(to) < need + CARD:
        yield 1.0 + 0.5 * e.worth(to), "prize"
        yield from leaves(e, place)
    else:
        yield -0.5, "enough"


def rest(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    yield 0.0, "stays"


# -- ships


def embark(e: Estimate, _d: Any, _kind: int, place: int, ship: int) -> Reasons:
    g = e.g
    yield (0.6 if e.distance(place) >= FAR else -0.3), "needs-ships"
    yield from leaves(e, place)
    if g.units[ship] % 15 == 0:
        yield 0.3, "crew"


def disembark(e: Estimate, _d: Any, _kind: int, ship: int, to: int) -> Reasons:
    far = e.distance(to) >= FAR
    yield (-0.3 if far else 0.7), "nearer-goal"
    if e.g.units[ship] % 15 == 1:
        yield -0.3, "crew"


def sail(e: Estimate, _d: Any, _kind: int, ship: int, hex_: int) -> Reasons:
    g = e.g
    here, there = _shore(e, g.hex[ship - len(g.fort)]), _shore(e, hex_)
    yield 0.08 * (here - there), "nearer-goal"


def _shore(e: Estimate, hex_: int) -> float:
    """How far a hex is from a shore where something is to be had."""
    land = e.g.board.land
    seen, edge = {hex_}, [hex_]
    for steps in range(12):
        for there in edge:
            if any(e.distance(place) < FAR and e.g.holder[place] != e.seat for place in land.shores[there]):
                return steps
        edge = [to for there in edge for to in land.hex_neighbours[there] if to not in seen and not land.shoal[to]]
        seen.update(edge)
    return 12


def fire(e: Estimate, _d: Any, _kind: int, _ship: int, to: int) -> Reasons:
    yield 1.2 + 0.1 * e.worth(to), "prize"


def storm(e: Estimate, _d: Any, kind: int, place: int, to: int) -> Reasons:
    if e.g.by_cards:
        yield (0.8 if len(e.g.assaults) < 6 else 0.2) + 0.3 * e.worth(to) - 0.2 * e.resistance(to), "prize"
    else:
        yield e.odds(kind, place, to) * (1 + 0.4 * e.worth(to)), "prize"


def repair(_e: Estimate, _d: Any, _ship: int) -> Reasons:
    yield 0.4, "repairs"


def accompany(e: Estimate, _d: Any, place: int) -> Reasons:
    yield (0.1 if e.distance(place) > 1 else -0.1), "commander"


def assail(e: Estimate, _d: Any, kind: int, place: int, to: int) -> Reasons:
    """For the independents against a rival: where it hurts."""
    yield e.odds(kind, place, to) * (1 + 0.2 * AIM * (e.g.units[to] % 15 == 1)), "hurts-rival"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "ready": rest, "end-phase": rest, "done": rest, "move": march, "ride": march, "attack": attack, "leap": attack,
    "embark": embark, "disembark": disembark, "sail": sail, "repair": repair, "salvo": fire, "shell": fire,
    "board": storm, "land": storm, "attack-ship": fire, "accompany": accompany, "assail": assail,
    **battle.WEIGHTS, **realm.WEIGHTS,
}  # fmt: skip
