"""Attacks with cards: which provinces to attack, and with whom (7.5)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ..box.prices import CARD_ATTACK, FORT_BONUS, VALUE
from ..box.units import INFANTRY, each
from ..land.strength import base_defence
from ..vocabulary import INDEPENDENT
from .estimate import Estimate
from .field import FAR
from .odds import by_cards, price_of

Unit = tuple[int, int]
"""(from, kind)."""
MOST = 7
TARRY = 0.6
"""What each step costs that a unit could march towards the goal instead."""
LAST_CHANCE = 0.05
"""The odds that are enough when a rival would win otherwise,"""
GAME = 20.0
"""and what his defeat is worth then."""
ENVY = 1.0
"""What the victory over a leader is worth more, and over the last less."""
THREAT, NEAR = 0.15, 6
"""What each unit of a rival who is taking a power counts more, for each province that he lacks less than so many."""
SACRIFICE, BARS = 0.4, 1.5
"""The odds that are enough to keep a rival from a power, and what a place in it is worth then."""


class Strike(NamedTuple):
    """An attack: who is still to be told to go, the odds, and what it is worth."""

    force: tuple[Unit, ...]
    wins: float
    gain: float


def strikes(e: Estimate) -> dict[int, Strike]:
    """The attacks of a military phase, the best first, no unit in two of them."""
    beside = _beside(e)
    ideas = {to: strike for to, units in beside.items() if (strike := _best(e, to, units)) is not None}
    found: dict[int, Strike] = {}
    taken: Counter[Unit] = Counter()
    while ideas:
        to = max(ideas, key=lambda target: (ideas[target].gain, -target))
        strike = ideas.pop(to)
        free = Counter(beside[to]) - taken
        if Counter(strike.force) <= free:
            found[to] = strike
            taken.update(strike.force)
        elif (again := _best(e, to, list(free.elements()))) is not None:
            ideas[to] = again
    return found


def _beside(e: Estimate) -> dict[int, list[Unit]]:
    """For every enemy province: own units that could attack it."""
    g, land = e.g, e.g.board.land
    beside: dict[int, list[Unit]] = {}
    for target, _, kind in g.assaults:
        if kind >= 0 and target < e.provinces:
            beside.setdefault(target, [])
    for place in e.mine:
        if place < e.provinces:
            fresh, targets = g.fresh[place] + g.riding[place], land.neighbours[place]
        else:
            fresh, targets = g.fresh[place], land.shores[g.hex[place - e.provinces]]
        if fresh:
            units = [(place, kind) for kind in each(fresh)][: _spare(e, place)]
            for to in targets:
                if e.hostile(to) and not (g.board.apart and g.holder[to] != INDEPENDENT):
                    beside.setdefault(to, []).extend(units)
    return beside


def _spare(e: Estimate, place: int) -> int:
    """How many units of a place may attack: neither a key nor a post is left open."""
    here = e.g.units[place] % 15
    stay = (2 if e.danger(place) else 1) if place in e.keys else int(place in e.posts)
    return max(0, here - stay)


def _best(e: Estimate, to: int, units: list[Unit]) -> Strike | None:
    """The best attack on a province, with so many of the strongest as promise most."""
    g = e.g
    declared = [(place, kind) for target, place, kind in g.assaults if target == to and kind >= 0]
    force = sorted(units, key=lambda unit: (-CARD_ATTACK[unit[1]], VALUE[unit[1]], unit))
    shield = base_defence(g, to)
    wild = g.holder[to] == INDEPENDENT
    prize = 0.3 + e.worth(to) + e.manner.kill * price_of(g.units[to])
    prize += 0.25 * max(-1.0, min(1.0, _forward(e, to, units))) + ENVY * e.leads(to)
    dares = e.manner.odds
    if g.holder[to] in e.ahead:
        prize += THREAT * max(0, NEAR - e.ahead[g.holder[to]]) * (g.units[to] % 15)
    if any(e.detached.get(place, FAR) == g.board.land.power[to] for place, _ in units):
        dares, prize = SACRIFICE, prize + BARS
    if (bars := e.bars(INFANTRY, to)) > 0:
        dares, prize = SACRIFICE, prize + bars
    if e.now_or_never(to):
        dares, prize = LAST_CHANCE, prize + GAME
    best: Strike | None = None
    for number in range(0 if declared else 1, min(len(force), MOST) + 1):
        going = declared + force[:number]
        points = sum(CARD_ATTACK[kind] for _, kind in going)
        points += max(FORT_BONUS[g.fort_of(place)] for place, _ in going)
        wins, lost = by_cards(points - shield, len(going), wild)
        price = sum(VALUE[kind] for _, kind in going) / 1_000
        gain = wins * prize - e.manner.loss * lost * price
        gain -= TARRY * sum(e.strays(place, to) for place, _ in going)
        if (best is None or gain > best.gain + 0.02) and wins >= dares and gain > 0:
            best = Strike(tuple(force[:number]), wins, gain)
    return best


def _forward(e: Estimate, to: int, units: list[Unit]) -> float:
    """Whether the way to the goal leads there."""
    return max((e.nearer(place, to) for place, _ in units), default=0.0)
