"""Positions for tests of Europa: a scenario as it begins, and names for what stands in it."""

from __future__ import annotations

from array import array
from copy import copy
from functools import cache
from typing import Any

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.choice import Reason
from theatrum.engine.flow import Frame, run
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.setup.placing import place
from theatrum.titles.europa.setup.scenarios import read_scenarios
from theatrum.titles.europa.setup.start import Start
from theatrum.titles.europa.state import Europa


class Chairs:
    """How the players of a position sit (`conftest.py`): 0 on the printed chairs, else on others, by this number."""

    turned = 0


def start_of(scenario: str, variant: str) -> Start:
    printed = _start(scenario, variant, 0)
    return _start(scenario, variant, 1 + Chairs.turned % (len(printed.seats) - 1)) if Chairs.turned else printed


@cache
def _start(scenario: str, variant: str, way: int) -> Start:
    """With everybody so many places round from the printed chair."""
    found = next(v for v in read_scenarios() if (v.scenario, v.id) == (scenario, variant))
    if not way:
        return Start(found)
    printed = [seat.data["realm"] for seat in _start(scenario, variant, 0).seats]
    return Start(found, (*printed[-way:], *printed[:-way]))


def begin(scenario: str = "2-01", variant: str = "default_austria") -> Europa:
    """The board of a scenario before anything is dealt."""
    g = _placed(start_of(scenario, variant)).clone()
    g.dice, g.recalled = Dice(Generator(0)), {}  # which copies share
    return g


@cache
def _placed(start: Start) -> Europa:
    g = Europa(start, len(start.seats), {"talk": "no"})
    place(g)
    return g


def without_goals() -> Europa:
    """The same without the goals of its scenario, which are ours: the book's sums do not know them."""
    g = begin()
    g.start = copy(g.start)
    g.start.goals = ()
    return g


def zeros(column: array[int]) -> array[int]:
    """A packed column with nothing in it."""
    return array("i", [0]) * len(column)


def seat(g: Europa, realm: str) -> int:
    return g.seat_of(number(g, "realm", realm))


def number(g: Europa, kind: str, name: str) -> int:
    return g.start.names[kind].index(name)


def provinces(g: Europa, names: str) -> int:
    """A set of provinces from their ids, as a mask."""
    return bits(number(g, "province", name) for name in names.split())


def named(g: Europa, mask: int, kind: str = "province") -> set[str]:
    return {g.start.names[kind][member] for member in members(mask)}


def put(g: Europa, frame: Frame[Any]) -> Europa:
    """The position with this frame on top, walked on to its first question."""
    g.push(frame)
    run(g)
    return g


def choose(g: Europa, at: int, *choices: str) -> None:
    """Make these choices, one after the other; each must be on offer."""
    for choice in choices:
        offered = [offer.id for offer in g.offered(at)]
        assert choice in offered, offered
        g.answer(at, g.lexicon.parse(choice))


def offered(g: Europa, at: int) -> list[str]:
    return [choice.id for choice in g.offered(at)]


def closed(g: Europa, at: int) -> dict[str, Reason]:
    """What is closed, with its reasons."""
    assert g.decision
    return {choice.id: why for choice, why in g.decision.offers(g, at, True) if why}


def hold(g: Europa, at: int, *cards: str) -> None:
    """Give a seat these action cards and no others."""
    g.hands[at] = tuple(sorted(g.start.people.number[card] for card in cards))
    g.deck &= ~bits(g.hands[at])
