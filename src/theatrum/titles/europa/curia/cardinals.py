"""19.1: cardinals (kardynałowie) enter and leave the Curia; who holds the one of Rome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board.ownership import controller as holder
from ..realms.creeds import land_of_the_pope
from ..state import NONE, Europa
from .controller import CATHOLIC, catholics

EXTRA = 1
"""Slots beyond the number of Catholic players."""


def slots(g: Europa) -> int:
    return catholics(g) + EXTRA


def is_catholic(g: Europa, seat: int) -> bool:
    return g.religion[seat] in CATHOLIC


def rome_taken(g: Europa) -> int:
    """The Catholic seat that owns or occupies Rome; NONE."""
    seat = g.seat_of(holder(g, g.start.board.land.provinces["roma"]))
    return seat if seat >= 0 and is_catholic(g, seat) else NONE


def roman(g: Europa) -> int:
    """The seat of the cardinal of Rome: who has Rome, else the Catholic ally of the Papal States; NONE."""
    taken = rome_taken(g)
    if taken >= 0:
        return taken
    pope = land_of_the_pope(g)
    return next((seat for seat in range(g.seats) if g.allies[seat] >> pope & 1 and is_catholic(g, seat)), NONE)


def gain_cardinal(g: Europa, seat: int) -> bool:
    """A cardinal enters the first slot and pushes the others on; who has Rome can have no other."""
    if not is_catholic(g, seat) or rome_taken(g) == seat:
        return False
    g.curia = (seat, *g.curia)
    g.tell("cardinal-gained", g.realm[seat])
    _trim(g)
    return True


def remove_cardinal(g: Europa, slot: int) -> None:
    """The cardinal in a slot goes; those after him move up."""
    seat = g.curia[slot]
    g.curia = g.curia[:slot] + g.curia[slot + 1 :]
    g.tell("cardinal-lost", g.realm[seat])


def lose_cardinal(g: Europa, seat: int) -> None:
    """A seat loses a cardinal of its choice, never that of Rome."""
    mine = [slot for slot, owner in enumerate(g.curia) if owner == seat]
    if len(mine) == 1:
        remove_cardinal(g, mine[0])
    elif mine:
        g.ask(LoseCardinal(seat), 1 << seat)


def settle(g: Europa) -> None:
    """What follows from who has Rome, who is the Pope's ally and who is Catholic."""
    taken = rome_taken(g)
    for slot in range(len(g.curia) - 1, -1, -1):
        if not is_catholic(g, g.curia[slot]) or g.curia[slot] == taken:
            remove_cardinal(g, slot)
    now = roman(g)
    if now != g.rome:
        g.rome = now
        if now >= 0:
            g.tell("rome-gained", g.realm[now])
        else:
            g.tell("rome-lost")
    _trim(g)


def _trim(g: Europa) -> None:
    while len(g.curia) > slots(g):
        remove_cardinal(g, len(g.curia) - 1)


@dataclass(slots=True, eq=False)
class LoseCardinal(Asked):
    """Which of several cardinals goes?"""

    rule = "19.3"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for slot, owner in enumerate(g.curia):
            if owner == seat:
                yield g.lexicon["lose-cardinal", slot + 1], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        remove_cardinal(g, choice.args[0] - 1)
