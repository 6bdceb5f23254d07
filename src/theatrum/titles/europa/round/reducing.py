"""4.4 A: dismissing advisors, disbanding units and sailing home before wages are due."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..actions.loans import borrowing
from ..actions.loans import taken as borrow
from ..asked import Asked
from ..board.reading import members
from ..court import treasury
from ..state import NONE, Europa, add_share, held
from ..war.forces import regulars, ships_at_sea
from ..war.movement import homecoming
from ..war.units import DAMAGED, HEAVY, INFANTRY, LIGHT, MERCENARY, REGULAR, SHIPS, UNITS, count, one, ship, ships, size
from .accounts import accounts, advisors, mercenaries


@dataclass(slots=True, eq=False)
class Reduce(Asked):
    """What is given up?"""

    rule = "4.4"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in range(3):
            if g.advisors[3 * seat + kind] >= 0:
                yield g.lexicon["dismiss", kind], None
        for choice in units(g, seat, (REGULAR, MERCENARY)):
            yield choice, None
        for choice in (*vessels(g, seat), *homecoming.offers(g, seat)):
            yield choice, None
        yield from borrowing(g, seat, every)
        short = shortage(g, seat)
        why = Reason("cannot-pay", "7.4", (short,)) if short and optional_costs(g, seat) else None
        if why is None or every:
            yield g.lexicon["done",], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        g.ask(Reduce(seat), 1 << seat)
        if choice.verb == "borrow":
            borrow(g, seat, choice)
        elif choice.verb == "dismiss":
            treasury.dismiss(g, seat, choice.args[0])
        elif choice.verb in homecoming.HOME.values():
            homecoming.taken(g, seat, choice)  # asked for a port first
        else:
            disband(g, seat, choice)


def shortage(g: Europa, seat: int) -> int:
    """Ducats that the seat could not raise for its costs, even by loans."""
    return max(0, -accounts(g, seat).net - treasury.means(g, seat))


def optional_costs(g: Europa, seat: int) -> bool:
    """Whether anything is left that need not be paid: unpaid, it must go before the realm is bankrupt (7.4)."""
    return bool(advisors(g, seat) or regulars(g, seat) or mercenaries(g, seat) or ships_at_sea(g, seat))


def units(g: Europa, seat: int, categories: tuple[int, ...]) -> Iterator[Choice]:
    """Land units that can be disbanded."""
    for army in range(3):
        packed = g.armies[3 * seat + army]
        for category in categories if packed else ():
            for kind in range(len(UNITS)):
                if count(packed, kind, category):
                    yield g.lexicon["disband", army, kind, category]
    if REGULAR in categories:
        for area in members(held(g.infantry, seat)):
            yield g.lexicon["disband-infantry", area]


def vessels(g: Europa, seat: int) -> Iterator[Choice]:
    """Ships that can be disbanded: of the fleet, loose ones, those that guard trade."""
    for kind in range(len(SHIPS)):
        if g.fleet[seat] >> ship_bits(kind) & 127:
            yield g.lexicon["disband-ship", kind]
    for water in members(held(g.ships, seat)):
        yield g.lexicon["disband-light", water]
    for zone in members(held(g.guards, seat)):
        yield g.lexicon["disband-guard", zone]


def ship_bits(kind: int) -> int:
    return ship(kind).bit_length() - 1


def disband(g: Europa, seat: int, choice: Choice) -> None:
    """Regulars go back to the manpower, others to the box."""
    if choice.verb == "disband":
        army, kind, category = choice.args
        leave_army(g, seat, army, kind, category)
        g.available[seat] += category == REGULAR
    elif choice.verb == "disband-infantry":
        leave_area(g, seat, choice.args[0])
        g.available[seat] += 1
    elif choice.verb == "disband-ship":
        _leave_fleet(g, seat, choice.args[0])
    else:
        column = g.ships if choice.verb == "disband-light" else g.guards
        add_share(column, choice.args[0], seat, -1)
        g.tell("disbanded-ship", g.realm[seat], LIGHT)


def leave_army(g: Europa, seat: int, army: int, kind: int, category: int) -> None:
    g.armies[3 * seat + army] -= one(kind, category)
    if not size(g.armies[3 * seat + army]):
        g.army_at[3 * seat + army] = NONE
    g.tell("disbanded", g.realm[seat], kind, category)


def leave_area(g: Europa, seat: int, area: int) -> None:
    add_share(g.infantry, area, seat, -1)
    g.tell("disbanded", g.realm[seat], INFANTRY, REGULAR)


def _leave_fleet(g: Europa, seat: int, kind: int) -> None:
    """A damaged heavy ship goes before a sound one."""
    if kind == HEAVY and g.fleet[seat] >> ship_bits(DAMAGED) & 127:
        g.fleet[seat] -= ship(DAMAGED)
    g.fleet[seat] -= ship(kind)
    if not ships(g.fleet[seat]):
        g.fleet_at[seat] = NONE
    g.tell("disbanded-ship", g.realm[seat], kind)
