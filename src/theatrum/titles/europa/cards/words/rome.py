"""The Curia, the Empire and the state religion (16.3, 15, 18, 19)."""

from __future__ import annotations

from .....engine.choice import Reason
from ...board.reading import members
from ...curia import cardinals
from ...curia.crusade import commit as take_the_cross
from ...curia.crusade import infidel_areas
from ...curia.papal import excommunicate as ban
from ...empire import authority
from ...faith import state
from ...state import NONE
from ..effects import CHOOSING, REFUSED, Choosing, Deed
from ..language import Term
from ..scene import GIVEN, word
from .faiths import religions

# -- cardinals


@word("effect")
def gain_cardinal(deed: Deed, number: int) -> None:
    for _ in range(number):
        cardinals.gain_cardinal(deed.g, deed.seat)


@word("effect")
def lose_cardinal(deed: Deed, number: int) -> None:
    if number > 0:
        deed.next(("lose_cardinal", number - 1))
        cardinals.lose_cardinal(deed.g, deed.seat)


@word("effect")
def lose_rightmost_cardinal(deed: Deed) -> None:
    mine = [slot for slot, seat in enumerate(deed.g.curia) if seat == deed.seat]
    if mine:
        cardinals.remove_cardinal(deed.g, mine[-1])


@word("effect")
def remove_cardinals(deed: Deed, number: Term) -> None:
    """Of anybody; half of all of them are half of those in the slots."""
    there = len(deed.g.curia)
    wanted = (there + 1) // 2 if number == ("half", ("all",)) else min(deed.number(number), there)
    deed.next(("remove_cardinal", wanted, (GIVEN, (1 << there) - 1)))


CHOOSING["remove_cardinal"] = Choosing(
    "slot", "slot", lambda deed, slots: slots & (1 << len(deed.g.curia)) - 1,
    lambda deed, slot: cardinals.remove_cardinal(deed.g, slot),
)  # fmt: skip

# -- crusade and excommunication


def _call(deed: Deed, area: int) -> None:
    deed.g.crusade = area
    deed.g.tell("crusade-called", deed.realm, area)


CHOOSING["crusade"] = Choosing(
    "areas", "area",
    lambda deed, areas: areas & infidel_areas(deed.g) if deed.g.crusade == deed.g.excommunicated == NONE else 0,
    _call, counted=False, why="no-crusade",
)  # fmt: skip


@word("effect")
def commit(deed: Deed) -> None:
    if deed.g.crusade != NONE:
        take_the_cross(deed.g, deed.seat)


@word("effect")
def excommunicate(deed: Deed, who: Term) -> None:
    for realm in members(deed.who(who)):
        seat = deed.g.seat_of(realm)
        if seat >= 0 and cardinals.is_catholic(deed.g, seat):
            ban(deed.g, seat)


REFUSED["excommunicate"] = lambda deed, who: (
    None
    if deed.g.crusade == deed.g.excommunicated == NONE
    and any(deed.g.seat_of(realm) >= 0 for realm in members(deed.who(who)))
    else Reason("papal-token", "19.3")
)

# -- the Empire


@word("effect")
def authority_gained(deed: Deed, number: Term) -> None:
    authority.change(deed.g, deed.number(number))


@word("effect")
def authority_lost(deed: Deed, number: Term) -> None:
    authority.change(deed.g, -deed.number(number))


# -- the state religion


@word("effect")
def adopt(deed: Deed, faith: Term) -> None:
    """Without what the action costs; cardinals of those who leave the Church go."""
    state.adopt(deed.g, deed.seat, religions(deed, faith)[0])
