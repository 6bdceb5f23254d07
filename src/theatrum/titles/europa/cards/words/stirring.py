"""Unrest, rebels, plague, revolution, religion (16.3, 14, 15)."""

from __future__ import annotations

from ...board.adjacency import areas_of
from ...board.land import REVOLUTIONARY
from ...board.ownership import any_of
from ...board.reading import bits, lowest, members
from ...faith.religion import convert, end_revolution, religion_of
from ...unrest.unrest import add_rebel_town, add_rebels, quiet, remove_rebels, riot
from ...unrest.unrest import calm as soothe
from ...war.pieces import black_units_left
from ..effects import CHOOSING, Choosing, Deed
from ..language import Term
from ..scene import GIVEN, word
from .faiths import religions


def _touch(deed: Deed, area: int) -> None:
    deed.note(affected=deed.memory.affected | 1 << area)


# -- unrest


def stir(deed: Deed, province: int) -> None:
    """Whose it is has been struck."""
    g = deed.g
    if riot(g, province):
        held = (g.towns[seat] | g.vassals[seat] | g.occupied[seat] for seat in range(g.seats))
        struck = bits(g.realm[seat] for seat, mine in enumerate(held) if mine >> province & 1)
        deed.note(stirred=deed.memory.stirred | 1 << province, targets=deed.memory.targets | struck)
        _touch(deed, g.start.board.land.area_of[province])


def _own_quiet(deed: Deed, provinces: int) -> int:
    return provinces & quiet(deed.g, deed.seat)


def all_quiet(deed: Deed, provinces: int) -> int:
    return provinces & any_of([quiet(deed.g, seat) for seat in range(deed.g.seats)])


def _restless(deed: Deed, provinces: int) -> int:
    return provinces & (deed.g.unrest | deed.g.occupied_unrest)


@word("effect")
def unrest_each(deed: Deed, number: Term, *provinces: Term) -> None:
    """So many of them in each area; of its own where the subject is another than the taker."""
    head = "unrest_any" if deed.seat == deed.you else "unrest"
    most, whole, land = deed.number(number), deed.provinces(*provinces), deed.g.start.board.land
    areas = members(areas_of(deed.g.start.board, whole))
    deed.next(*((head, most, (GIVEN, land.in_area[area] & whole)) for area in areas))


@word("effect")
def unrest_half(deed: Deed, *provinces: Term) -> None:
    """In every area half of them, rounded down."""
    whole, land = deed.provinces(*provinces), deed.g.start.board.land
    deed.next(
        *(
            ("unrest_any", (land.in_area[area] & whole).bit_count() // 2, (GIVEN, land.in_area[area] & whole))
            for area in members(areas_of(deed.g.start.board, whole))
        )
    )


# -- rebels


def _muster(deed: Deed, areas: int) -> int:
    return areas if black_units_left(deed.g) > 0 else 0


@word("effect")
def rebels(deed: Deed, number: Term, *areas: Term) -> None:
    deed.next(("rebels_here", deed.number(number), (GIVEN, deed.areas(*areas))))


@word("effect")
def rebels_here(deed: Deed, number: int, areas: Term) -> None:
    """All of them in one of these areas."""
    deed.note(spot=0)
    deed.next(("rise_in", areas), ("rise_there", number))


@word("effect")
def rise_there(deed: Deed, number: int) -> None:
    for area in members(deed.memory.spot):
        add_rebels(deed.g, area, number)
        _touch(deed, area)


@word("effect")
def rebels_spread(deed: Deed, number: Term, most: Term, *areas: Term) -> None:
    """One after another; at most so many of these in one area."""
    deed.next(("spread_on", deed.number(number), deed.number(most), (GIVEN, deed.areas(*areas)), ()))


@word("effect")
def spread_on(deed: Deed, number: int, most: int, areas: Term, placed: tuple[int, ...]) -> None:
    left = bits(area for area in members(deed.areas(areas)) if placed.count(area) < most)
    if number and left and black_units_left(deed.g) > 0:
        deed.next(("rise_in", (GIVEN, left)), ("spread_one", number, most, areas, placed))


@word("effect")
def spread_one(deed: Deed, number: int, most: int, areas: Term, placed: tuple[int, ...]) -> None:
    area = lowest(deed.memory.spot)
    add_rebels(deed.g, area, 1)
    _touch(deed, area)
    deed.next(("spread_on", number - 1, most, areas, (*placed, area)))


@word("effect")
def rebels_each(deed: Deed, number: Term, *areas: Term) -> None:
    for area in members(deed.areas(*areas)):
        add_rebels(deed.g, area, deed.number(number))
        _touch(deed, area)


@word("effect")
def rebels_per(deed: Deed, *provinces: Term) -> None:
    for province in members(deed.provinces(*provinces)):
        area = deed.g.start.board.land.area_of[province]
        add_rebels(deed.g, area, 1)
        _touch(deed, area)


def _rebellious(deed: Deed, areas: int) -> int:
    return bits(area for area in members(areas) if deed.g.rebels[area])


@word("effect")
def move_rebels(deed: Deed) -> None:
    """All rebels of an area go to one beside it."""
    deed.note(spot=0)
    deed.next(("march_from", ("anywhere",)), ("rebels_march",))


@word("effect")
def rebels_march(deed: Deed) -> None:
    for start in members(deed.memory.spot):
        deed.next(("march_to", ("by_land", ("areas", start))), ("rebels_arrive", start))


@word("effect")
def rebels_arrive(deed: Deed, start: int) -> None:
    number = remove_rebels(deed.g, start, deed.g.rebels[start])
    add_rebels(deed.g, lowest(deed.memory.spot), number)


@word("effect")
def rebel_town(deed: Deed, *provinces: Term) -> None:
    for province in members(deed.provinces(*provinces) & any_of(deed.g.towns)):
        add_rebel_town(deed.g, province)


CHOOSING |= {
    "unrest": Choosing("provinces", "province", _own_quiet, stir, once=True, why="no-quiet-town"),
    "unrest_any": Choosing("provinces", "province", all_quiet, stir, once=True, why="no-quiet-town"),
    "calm": Choosing(
        "provinces", "province", _restless, lambda deed, province: soothe(deed.g, province), once=True,
        why="no-unrest",
    ),
    "rise_in": Choosing(
        "areas", "area", _muster, lambda deed, area: deed.note(spot=1 << area), counted=False
    ),
    "march_from": Choosing(
        "areas", "area", _rebellious, lambda deed, area: deed.note(spot=1 << area), counted=False
    ),
    "march_to": Choosing(
        "areas", "area", lambda _, areas: areas, lambda deed, area: deed.note(spot=1 << area), counted=False
    ),
    "remove_rebels": Choosing(
        "areas", "area", _rebellious, lambda deed, area: remove_rebels(deed.g, area, 1)
    ),
}  # fmt: skip

# -- plague, revolution, religion


@word("effect")
def plague(deed: Deed, *areas: Term) -> None:
    for area in members(deed.areas(*areas) & ~deed.g.plague):
        deed.g.plague |= 1 << area
        deed.g.tell("plague", area)


def turn(deed: Deed, area: int, religion: int) -> None:
    before = religion_of(deed.g, area)
    if before and before != religion:
        deed.note(converted=(*deed.memory.converted, (area, before)))
        _touch(deed, area)
        convert(deed.g, area, religion)


@word("effect")
def religion(deed: Deed, faith: Term, *areas: Term) -> None:
    new = religions(deed, faith)[0]
    for area in members(deed.areas(*areas)):
        turn(deed, area, new)


@word("effect")
def religion_on(deed: Deed, number: Term, faith: Term, *areas: Term) -> None:
    new = religions(deed, faith)[0]
    deed.next(("turn_on", deed.number(number), new, (GIVEN, deed.areas(*areas))))


@word("effect")
def turn_on(deed: Deed, number: int, new: int, areas: Term) -> None:
    left = bits(area for area in members(deed.areas(areas)) if religion_of(deed.g, area) not in (0, new))
    if number and left:
        deed.next(("faith_in", (GIVEN, left)), ("turn_one", number, new, areas))


@word("effect")
def turn_one(deed: Deed, number: int, new: int, areas: Term) -> None:
    turn(deed, lowest(deed.memory.spot), new)
    deed.next(("turn_on", number - 1, new, areas))


CHOOSING |= {
    "faith_in": Choosing(
        "areas", "area", lambda _, areas: areas, lambda deed, area: deed.note(spot=1 << area), counted=False
    ),
    "revolution": Choosing(
        "areas", "area", lambda deed, areas: areas & ~deed.g.revolution & ~deed.g.start.board.land.distant,
        lambda deed, area: turn(deed, area, REVOLUTIONARY), once=True,
    ),
    "remove_revolution": Choosing(
        "areas", "area", lambda deed, areas: areas & deed.g.revolution,
        lambda deed, area: end_revolution(deed.g, area), once=True,
    ),
}  # fmt: skip
