"""15.2: a player's realm takes another state religion (religia państwowa), by whatever cause."""

from __future__ import annotations

from ..board.land import RELIGIONS, REVOLUTIONARY
from ..board.ownership import capital
from ..curia.cardinals import settle
from ..empire.round_end import abandon
from ..state import Europa
from .religion import DIVERSE, end_revolution, religion_of


def adopt(g: Europa, seat: int, religion: int) -> None:
    """The realm has another state religion; the Curia is for Catholics (19.1)."""
    if g.religion[seat] != religion:
        g.religion[seat] = religion
        g.tell("adopted", g.realm[seat], religion)
        settle(g)
        abandon(g, seat)


def renounce(g: Europa, seat: int) -> None:
    """15: a revolutionary realm with another form of government goes back to the religion of its capital's area."""
    if g.religion[seat] == REVOLUTIONARY:
        area = g.start.board.land.area_of[capital(g, g.realm[seat])]
        end_revolution(g, area)
        found = religion_of(g, area)
        first = RELIGIONS.index(g.start.seats[seat].setup.data["religion"])
        adopt(g, seat, first if found == DIVERSE else found)  # diverse faiths are never a state's
