"""9.5: which units can be activated, where they can go from an area, and what keeps them from it."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...board.adjacency import areas_of
from ...board.ownership import owned
from ...board.reading import members
from ...court.treasury import spend
from ...round.once import hire
from ...state import NONE, Europa, held, share
from ..pieces import CROWD, FRIENDLY, place, standing
from ..recruiting.enlisting import no_hire, price, too_dear
from ..units import MERCENARY, UNITS
from . import access
from .bridges import landings
from .marching import Moving


def groups(g: Europa, march: Moving) -> Iterator[Choice]:
    """Armies, loose infantry, and new armies of loose infantry; after a voyage those that the bridge bears."""
    seat = march.seat
    loose = [*members(held(g.infantry, seat))]
    for army in range(3):
        at = g.army_at[3 * seat + army]
        if at >= 0 and _crosses(g, march, at, 1):
            yield g.lexicon["march-army", army]
    for area in loose:
        if _crosses(g, march, area, 1):
            yield g.lexicon["march-infantry", area]
            for army in range(3):
                if g.army_at[3 * seat + army] == NONE:
                    yield g.lexicon["raise", army, area]


def _crosses(g: Europa, march: Moving, area: int, number: int) -> bool:
    """An army may leave units behind first: it is enough that one can cross."""
    return not march.through or any(
        access.entry(g, march.seat, there) is None
        for there in members(landings(g, march.seat, area, number, march.through))
    )


def steps(g: Europa, march: Moving, every: bool) -> Iterator[Offer]:
    """The areas next to it, and those over the sea, with what closes them."""
    if not march.left:
        return
    land, number = g.start.board.land, march.size(g)
    over_sea = landings(g, march.seat, march.area, number, march.through)
    for there in () if march.through else land.neighbours[march.area]:
        why = _barred(g, march, there, False)
        if why is None or every:
            yield g.lexicon["step", there], why
    for there in members(over_sea):
        why = _barred(g, march, there, True)
        if why is None or every:
            yield g.lexicon["ferry", there], why


def _barred(g: Europa, march: Moving, there: int, by_sea: bool) -> Reason | None:
    seat = march.seat
    if march.refused >> there & 1:
        return Reason("access-refused", "9.5")
    why = access.entry(g, seat, there)
    if why is None and not by_sea:
        why = access.steep(g, seat, mountain_cost(g, march, there))
    if why is None and march.army == NONE and share(g.infantry, there, seat) >= CROWD:
        why = Reason("crowded", "9.4", (CROWD,))
    return why


def mountain_cost(g: Europa, march: Moving, there: int) -> int:
    friendly = standing(g, march.seat, there) == FRIENDLY
    return access.climb(g, march.area, there, march.size(g), friendly)


# -- optional rule 2


def mercenaries(g: Europa, march: Moving, able: bool) -> Iterator[Offer]:
    """Ready mercenaries (dostępni najemnicy): before it goes, an army at home hires up to three, who go along."""
    if g.options.get("mercenaries") != "yes" or march.army == NONE or march.gone or march.through or not able:
        return
    at_home = areas_of(g.start.board, owned(g, g.realm[march.seat])) >> march.area & 1
    if at_home and no_hire(g, march.seat) is None:
        for kind in range(len(UNITS)):
            if too_dear(g, march.seat, kind, MERCENARY) is None:
                yield g.lexicon["hire", kind], None


def hire_one(g: Europa, march: Moving, kind: int) -> None:
    spend(g, march.seat, price(g, kind, MERCENARY))
    hire(g, march.seat)
    place(g, march.seat, kind, march.area, 1, MERCENARY, march.army)
    march.hired = True
    g.tell("recruited", g.realm[march.seat], kind, MERCENARY, march.area)
