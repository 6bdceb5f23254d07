"""9.5: while it marches an army takes units with it, leaves regular infantry behind, is split or merged, for nothing.

At one stop a kind of unit goes one way only between an army and another or the loose infantry: whoever thinks better of
it takes the step back.
"""

from __future__ import annotations

from collections.abc import Iterator

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...state import NONE, Europa, share
from ..pieces import CROWD, place, remove
from ..units import CATEGORIES, INFANTRY, REGULAR, UNITS, count, size
from .marching import Moving

LOOSE = 3
"""The loose infantry, beside the three armies."""
VERBS = ("take-infantry", "leave-infantry", "take-unit", "give-unit")


def _mark(partner: int, kind: int, category: int, taking: bool) -> int:
    """The bit that says: such units were taken from there, or given."""
    return 1 << 2 * (9 * partner + 3 * category + kind) + taking


def offers(g: Europa, march: Moving, every: bool) -> Iterator[Offer]:
    """What an army that marches can take and leave where it is."""
    if march.army == NONE:
        return
    seat, area = march.seat, march.area
    mine = g.armies[3 * seat + march.army]
    last = Reason("last-unit", "9.4") if size(mine) == 1 else None
    if share(g.infantry, area, seat):
        yield from _offer(g, march, LOOSE, INFANTRY, REGULAR, True, None, every)
    if count(mine, INFANTRY, REGULAR):
        full = Reason("crowded", "9.4", (CROWD,)) if share(g.infantry, area, seat) >= CROWD else None
        yield from _offer(g, march, LOOSE, INFANTRY, REGULAR, False, last or full, every)
    for army in range(3):
        if army == march.army or g.army_at[3 * seat + army] not in (area, NONE):
            continue
        for category in range(len(CATEGORIES)):
            for kind in range(len(UNITS)):
                if count(g.armies[3 * seat + army], kind, category):
                    yield from _offer(g, march, army, kind, category, True, None, every)
                if count(mine, kind, category):
                    yield from _offer(g, march, army, kind, category, False, last, every)


def _offer(
    g: Europa, march: Moving, partner: int, kind: int, category: int, taking: bool, why: Reason | None, every: bool
) -> Iterator[Offer]:
    if march.shifted & _mark(partner, kind, category, not taking):
        why = Reason("moved-already", "9.5")
    if why is not None and not every:
        return
    if partner == LOOSE:
        yield g.lexicon["take-infantry" if taking else "leave-infantry",], why
    else:
        yield g.lexicon["take-unit" if taking else "give-unit", partner, kind, category], why


def taken(g: Europa, march: Moving, choice: Choice) -> None:
    """A unit changes its place."""
    taking = choice.verb.startswith("take")
    partner, kind, category = choice.args or (LOOSE, INFANTRY, REGULAR)
    march.shifted |= _mark(partner, kind, category, taking)
    army = NONE if partner == LOOSE else partner
    giver, taker = (army, march.army) if taking else (march.army, army)
    remove(g, march.seat, kind, march.area, 1, category, giver)
    place(g, march.seat, kind, march.area, 1, category, taker)
    g.tell("reorganized", g.realm[march.seat], kind, category, march.area)
