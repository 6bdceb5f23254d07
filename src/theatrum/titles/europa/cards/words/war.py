"""Units and wars (16.3, 9)."""

from __future__ import annotations

from .....engine.choice import Reason
from ...board.reading import bits, members
from ...state import NONE, Europa, share
from ...unrest.dice import Rebellion
from ...war import pieces
from ...war.battle.losses import Casualties
from ...war.forces import in_field
from ...war.units import CATEGORIES, INFANTRY, MERCENARY, REGULAR, UNITS, count
from ..effects import CHOOSING, REFUSED, Choosing, Deed
from ..language import Term
from ..scene import GIVEN, word

KINDS = {"infantry": 0, "cavalry": 1, "mercenaries": 0}


@word("effect")
def roll(deed: Deed, *areas: Term) -> None:
    """Rebellion dice for the subject's unrest there (14.2)."""
    deed.g.push(Rebellion((deed.seat,), deed.areas(*areas)))


# -- units that are lost


def _fielded(deed: Deed, areas: int) -> int:
    return areas & in_field(deed.g, deed.seat)


@word("effect")
def casualties(deed: Deed, number: Term, *areas: Term) -> None:
    """As in a battle; who stands in several areas says where each unit falls (E134)."""
    g, seat, where = deed.g, deed.seat, _fielded(deed, deed.areas(*areas))
    hits = min(deed.number(number), deed.number(("units", (GIVEN, where))))
    deed.note(casualties=deed.memory.casualties + hits)
    if hits > 0 and where.bit_count() == 1:
        g.push(Casualties(seat, False, where.bit_length() - 1, hits))
    elif hits > 0:
        deed.next(("fall_in", hits, (GIVEN, where)))


@word("effect")
def disband_exhausted(deed: Deed, *areas: Term) -> None:
    for area in members(_fielded(deed, deed.areas(*areas))):
        while unit := first_unit(deed.g, deed.seat, area):
            pieces.lose(deed.g, deed.seat, *unit)
    deed.g.tell("units-disbanded", deed.realm)


def first_unit(g: Europa, seat: int, area: int) -> tuple[int, int, int, int] | None:
    """Kind, area, category and army of a unit there: mercenaries first, then what is loose, then the armies."""
    armies = [army for army in range(3) if g.army_at[3 * seat + army] == area]
    for army in armies:
        for kind in range(len(UNITS)):
            if count(g.armies[3 * seat + army], kind, MERCENARY):
                return kind, area, MERCENARY, army
    if share(g.infantry, area, seat):
        return INFANTRY, area, REGULAR, NONE
    for army in armies:
        for category in range(len(CATEGORIES)):
            for kind in range(len(UNITS)):
                if count(g.armies[3 * seat + army], kind, category):
                    return kind, area, category, army
    return None


def _disband(deed: Deed, area: int) -> None:
    """Regular units are available again; mercenaries go first (E134)."""
    unit = first_unit(deed.g, deed.seat, area)
    if unit:
        kind, _, category, army = unit
        pieces.remove(deed.g, deed.seat, kind, area, 1, category, army)
        deed.g.available[deed.seat] += category == REGULAR
        deed.g.tell("unit-disbanded", deed.realm, area)


def _enemies(deed: Deed, areas: int) -> int:
    g = deed.g
    foes = [seat for seat in range(g.seats) if g.wars[deed.seat] >> g.realm[seat] & 1]
    return bits(area for area in members(areas) if any(in_field(g, seat) >> area & 1 for seat in foes))


@word("effect")
def disband_enemies(deed: Deed, number: Term) -> None:
    deed.next(("rout", number, ("own",)))


def _rout(deed: Deed, area: int) -> None:
    g = deed.g
    for seat in range(g.seats):
        if g.wars[deed.seat] >> g.realm[seat] & 1 and in_field(g, seat) >> area & 1:
            _disband(Deed(g, deed.you, g.realm[seat], deed.memory, deed.frame), area)
            return


# -- units that are gained


@word("effect")
def mercenaries(deed: Deed, unit: Term, number: Term, *areas: Term) -> None:
    """Into an army that stands there, or a new one; never where a battle would follow (16.3)."""
    kind = KINDS[unit[0]]  # type: ignore[index]
    deed.note(rebate=kind)
    deed.next(("hire", number, *areas))


def army_for(g: Europa, seat: int, area: int) -> int:
    """An army in an area, else one on its mat; NONE."""
    places = g.army_at[3 * seat : 3 * seat + 3]
    return places.index(area) if area in places else places.index(NONE) if NONE in places else NONE


def _hire_in(deed: Deed, areas: int) -> int:
    g, seat = deed.g, deed.seat
    if not pieces.mercenaries_left(g):
        return 0
    open_ = areas & ~pieces.hostile_areas(g, seat)
    return bits(area for area in members(open_) if army_for(g, seat, area) != NONE)


def _hire(deed: Deed, area: int) -> None:
    g, seat = deed.g, deed.seat
    pieces.place(g, seat, deed.memory.rebate, area, 1, MERCENARY, army_for(g, seat, area))
    g.tell("mercenaries-came", deed.realm, area)


CHOOSING |= {
    "fall_in": Choosing(
        "areas", "area", _fielded, lambda deed, area: deed.g.push(Casualties(deed.seat, False, area, 1))
    ),
    "disband": Choosing("areas", "area", _fielded, _disband),
    "rout": Choosing("areas", "area", _enemies, _rout),
    "hire": Choosing("areas", "area", _hire_in, _hire),
}
REFUSED["mercenaries"] = lambda deed, _, __, *areas: (
    None if _hire_in(deed, deed.areas(*areas)) else Reason("no-target", "16.3")
)
