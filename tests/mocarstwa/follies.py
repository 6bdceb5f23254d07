"""What no person would do in Mocarstwa, each with the bound that stewards keep over many games."""

from __future__ import annotations

from collections.abc import Iterator

from tests.common.follies import Folly, Step, Story, each
from theatrum.titles.mocarstwa.box.prices import AGRICULTURE, CARD_ATTACK, ECONOMY
from theatrum.titles.mocarstwa.land.strength import base_defence
from theatrum.titles.mocarstwa.state import Mocarstwa
from theatrum.titles.mocarstwa.vocabulary import DUCATS, INDEPENDENT, MINISTRIES, NOBODY

HOPELESS = 3
"""Points by which cards hardly ever make up for the units."""
HARVESTS = (AGRICULTURE, ECONOMY)
IDLE, MARCHES = 5, 12
"""Phases without an order in a row, and orders that were open."""


@each
def hopeless_attack(step: Step) -> bool:
    """Fights with cards where the defence is so much stronger that everybody will fall."""
    g = step.before
    if step.choice.verb != "end-phase" or not g.by_cards:
        return False
    strength: dict[int, int] = {}
    for to, _, kind in g.assaults:
        if kind >= 0 and to < len(g.fort):
            strength[to] = strength.get(to, 0) + CARD_ATTACK[kind]
    return any(g.units[to] and base_defence(g, to) - points >= HOPELESS for to, points in strength.items())


@each
def goal_abandoned(step: Step) -> bool:
    """Leaves empty the place that is to be held, with an enemy beside it."""
    g, verb = step.before, step.choice.verb
    if verb not in ("move", "ride", "embark"):
        return False
    place = step.choice.args[1]
    foes = (to for to in g.board.land.neighbours[place] if g.holder[to] not in (step.seat, NOBODY))
    return place in g.board.stands and step.after.holder[place] == NOBODY and any(foes)


@each
def last_guard_leaves_home(step: Step) -> bool:
    """In the full game the last unit leaves the core power: the coat of arms goes, and with it the game."""
    g = step.before
    if not g.full or step.choice.verb not in ("move", "ride", "embark", "dismiss"):
        return False
    return bool(step.after.out >> step.seat & 1 and not g.out >> step.seat & 1)


@each
def buys_nothing(step: Step) -> bool:
    """Ends the first purchases with ducats for ten more infantry, which go back to the bank."""
    g = step.before
    asked = type(step.question).__name__ == "Buy" and step.choice.verb == "done"
    return asked and g.board.level == 0 and g.has(step.seat, DUCATS) >= 10_000 and step.offers("buy")


@each
def retreats_from_the_beaten(step: Step) -> bool:
    """Lays Retreat as an attacker who has twice the points of independents, another card in hand."""
    g = step.before
    if step.choice.verb != "lay" or "retreat" not in step.choice.id or len(step.open) < 2:
        return False
    fight = next(frame for frame in reversed(g.stack) if hasattr(frame, "force"))
    attack, defence = fight.base(g)
    return fight.attacker == step.seat and fight.defender == INDEPENDENT and attack >= 2 * defence


def to_and_fro(story: Story) -> Iterator[int]:
    """A lone unit goes to a province and back in its next turn, with nobody near either; not for a harvest there."""
    last: dict[int, tuple[int, ...]] = {}
    for number, step in enumerate(story):
        if step.choice.verb == "move":
            kind, place, to = step.choice.args
            if last.get(step.seat) == (kind, to, place):
                yield number
            last[step.seat] = () if _bears(step.before, to) else (kind, place, to)


def _bears(g: Mocarstwa, place: int) -> bool:
    """Whether a province brings in something in this round of the full game (11.1, 11.2)."""
    lap = (g.round - 1) % len(MINISTRIES)
    return bool(g.full and lap < len(HARVESTS) and HARVESTS[lap][g.board.land.resource[place]])


def stands_still(story: Story) -> Iterator[int]:
    """Ends a fifth military phase in a row without an order, with more than a dozen ways to march and nothing held."""
    idle: dict[int, int] = {}
    for number, step in enumerate(story):
        if type(step.question).__name__ != "Orders":
            continue
        resting = step.choice.verb == "end-phase" and not step.before.assaults
        idle[step.seat] = idle.get(step.seat, 0) + 1 if resting else 0
        if idle[step.seat] >= IDLE and len(step.open) > MARCHES and not step.before.aims[step.seat]:
            yield number


BOUNDS: dict[Folly, int] = {
    hopeless_attack: 24,
    goal_abandoned: 6,
    last_guard_leaves_home: 2,
    buys_nothing: 0,
    retreats_from_the_beaten: 6,
    to_and_fro: 48,
    stands_still: 2,
}
"""How often each may happen in 24 games."""
