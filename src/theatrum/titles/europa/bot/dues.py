"""What may have to be paid at once: whoever cannot raise it goes bankrupt (7.4), so something is left for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ..cards.language import Statement, Term
from ..cards.lists import read_lists
from ..cards.scene import Memory, Scene
from ..court.treasury import means
from ..state import Europa
from ..unrest.dice import INSTEAD
from ..unrest.unrest import own_unrest

RUIN = 12.0
"""What a bankruptcy costs: Prestige, Stability, advisors, power (7.4)."""
LOOMS, DEEPER = 0.75, 0.02
"""How much of that counts when what is asked for already would bring it, and for each ducat more that is missing."""
RISK, FEW = 0.5, 6
"""How much of it counts when everything is spent, ducats and credit, while an event that takes them may be turned over
at any time; and what is kept where no such event is left."""
DICE = 4
"""One of so many rebellion dice takes ducats (4.3 I)."""
AMPLE = 30
"""With so many nobody asks what may come."""
DUCATS, STABILITY = "ducats", "stability"
ALL = (Statement(("all",), (("choose_option",),)),)


class Demand(NamedTuple):
    """What an event takes: from whom, how much."""

    who: Term
    number: Term


@cache
def demands(kind: str) -> dict[int, tuple[tuple[Demand, ...], ...]]:
    """The events that take ducats, or Stability; what each of their options takes with all that they take besides."""
    found = {}
    for number, event in enumerate(read_lists().events.values()):
        ways = event.options or ((),)
        taken = tuple(tuple(_of_statements((*event.first, *way, *event.then), kind)) for way in ways)
        if any(taken):
            found[number] = taken
    return found


def _of_statements(statements: tuple[Statement, ...], kind: str) -> Iterator[Demand]:
    for statement in statements:
        for effect in statement.effects:
            yield from (Demand(statement.subject, number) for number in _lost(effect, kind))


def _lost(effect: Term, kind: str) -> Iterator[Term]:
    if isinstance(effect, int):
        return
    if effect[0] == "lose":
        yield from (amount for what, amount in effect[1:] if what == kind)
    elif effect[0] == "or":
        for part in effect[1:]:
            yield from _lost(part, kind)


def asked(g: Europa, seat: int, event: int) -> int:
    """The most that an event takes of a seat when another takes it; where all choose, the least."""
    ways = demands(DUCATS).get(event)
    if not ways:
        return 0
    taker = g.after(seat)
    scene = Scene(g, taker, g.realm[taker], Memory())
    mine, choosing = scene.about(g.realm[seat]), g.start.events[event].first == ALL
    sums = [
        sum(mine.number(one.number) for one in way if choosing or scene.who(one.who) >> g.realm[seat] & 1)
        for way in ways
    ]
    return min(sums) if choosing else max(sums)


def shaken(g: Europa, seat: int, event: int) -> bool:
    """Whether an event may take Stability of a seat when another takes it."""
    ways = demands(STABILITY).get(event, ())
    if not ways:
        return False
    taker = g.after(seat)
    scene = Scene(g, taker, g.realm[taker], Memory())
    choosing = g.start.events[event].first == ALL
    return any(choosing or scene.who(one.who) >> g.realm[seat] & 1 for way in ways for one in way)


def feared(g: Europa, seat: int) -> int:
    """The most that any event takes which may still be turned over in this age."""
    deck = g.event_deck[0] | g.event_deck[1]
    return max((asked(g, seat, event) for event in demands(DUCATS) if deck >> event & 1), default=0)


def spare(g: Europa, seat: int, due: int, net: int) -> int:
    """What is left of ducats and credit when open events have taken what is due, and upkeep and dice what they may."""
    left = means(g, seat) - due
    if left >= AMPLE:
        return left
    return left - max(0, -net) - INSTEAD * -(-own_unrest(g, seat).bit_count() // DICE)


def peril(left: int, feared: int) -> float:
    """What it costs that so little is left where so much may be asked for."""
    if left < 0:
        return -RUIN * (LOOMS - DEEPER * max(left, -FEW))
    safe = max(FEW, feared)
    return -RUIN * RISK * max(0, safe - left) / safe
