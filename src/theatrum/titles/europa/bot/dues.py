"""What may have to be paid at once: whoever cannot raise it goes bankrupt (7.4), so something is left for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ..cards.events import Event
from ..cards.language import Statement, Term
from ..cards.scene import Memory, Scene
from ..court.treasury import means
from ..state import Europa
from ..unrest.dice import INSTEAD
from ..unrest.unrest import own_unrest

RUIN = 12.0
"""What a bankruptcy costs: Prestige, Stability, advisors, power (7.4)."""
LOOMS, DEEPER = 0.6, 0.02
"""How much of that counts when what is asked for already would bring it, and for each ducat more that is missing."""
RISK, SAFE = 0.3, 10
"""How much of it counts when everything is spent, ducats and credit; with so many left hardly any event takes them."""
DICE = 4
"""One of so many rebellion dice takes ducats (4.3 I)."""
AMPLE = 30
"""With so many nobody asks what may come."""
ALL = (Statement(("all",), (("choose_option",),)),)


class Demand(NamedTuple):
    """Ducats that an event takes: from whom, how many."""

    who: Term
    ducats: Term


def demands(event: Event) -> tuple[tuple[Demand, ...], ...]:
    """What is taken by each of an event's options, with all that it takes besides; () if that is nothing."""
    return _demands(event.first, event.options or ((),), event.then)


@cache
def _demands(
    first: tuple[Statement, ...], ways: tuple[tuple[Statement, ...], ...], then: tuple[Statement, ...]
) -> tuple[tuple[Demand, ...], ...]:
    found = tuple(tuple(_of_statements((*first, *way, *then))) for way in ways)
    return found if any(found) else ()


def _of_statements(statements: tuple[Statement, ...]) -> Iterator[Demand]:
    for statement in statements:
        for effect in statement.effects:
            yield from (Demand(statement.subject, ducats) for ducats in _lost(effect))


def _lost(effect: Term) -> Iterator[Term]:
    if isinstance(effect, int):
        return
    if effect[0] == "lose":
        yield from (amount for kind, amount in effect[1:] if kind == "ducats")
    elif effect[0] == "or":
        for part in effect[1:]:
            yield from _lost(part)


def asked(g: Europa, seat: int, event: Event) -> int:
    """The most that an event takes of a seat when another takes it; where all choose, the least."""
    ways = demands(event)
    if not ways:
        return 0
    taker = g.after(seat)
    scene = Scene(g, taker, g.realm[taker], Memory())
    mine, choosing = scene.about(g.realm[seat]), event.first == ALL
    sums = [
        sum(mine.number(one.ducats) for one in way if choosing or scene.who(one.who) >> g.realm[seat] & 1)
        for way in ways
    ]
    return min(sums) if choosing else max(sums)


def spare(g: Europa, seat: int, due: int, net: int) -> int:
    """What is left of ducats and credit when open events have taken what is due, and upkeep and dice what they may."""
    left = means(g, seat) - due
    if left >= AMPLE:
        return left
    return left - max(0, -net) - INSTEAD * -(-own_unrest(g, seat).bit_count() // DICE)


def peril(left: int) -> float:
    """What it costs that so little is left."""
    if left < 0:
        return -RUIN * (LOOMS - DEEPER * max(left, -SAFE))
    return -RUIN * RISK * (max(0, SAFE - left) / SAFE) ** 2
