"""Areas: their provinces by owner, who occupies them, religion, influence, units, unrest, what they border on."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.nearness import around
from ..board.ownership import capital, core_of, overlord, rightful
from ..board.reading import bits, members
from ..court.characters import THE_RULER
from ..empire.membership import electors
from ..empire.membership import provinces as imperial
from ..faith.religion import religion_of
from ..state import IMPERIAL, NONE, share
from ..war.forces import in_field
from ..war.units import CATEGORIES, UNITS, count
from .names import called
from .scribe import Scribe


def groups(s: Scribe) -> list[tuple[str, int]]:
    """The areas of the board as they concern the reader: his own and those with his units, those beside, the rest."""
    g = s.g
    land = g.start.board.land
    printed = bits(land.area_of[province] for province in members(g.start.side.printed))
    mine = near = 0
    if s.seat >= 0:
        held = g.towns[s.seat] | g.vassals[s.seat] | g.occupied[s.seat]
        mine = bits(land.area_of[province] for province in members(held)) | in_field(g, s.seat)
        near = around(g, g.realm[s.seat]) & ~mine
    rest = printed & ~mine & ~near
    return [
        ("lands-own", mine),
        ("lands-near", near),
        ("lands-other", rest & ~land.distant),
        ("lands-distant", rest & land.distant),
    ]


def area(s: Scribe, place: int, borders: bool = True) -> str:
    """An area in one line, with or without what it borders on."""
    parts = [_owners(s, place)]
    found = _influence(s, place)
    if found:
        parts.append(s.say("influence", cubes=found))
    units = list(forces(s, place))
    if units:
        parts.append(s.say("units", units="; ".join(units)))
    ports = list(_ports(s, place))
    if ports:
        parts.append(s.say("ports", ports="; ".join(ports)))
    if borders:
        parts.append(s.say("borders", areas=_borders(s, place)))
    return f"{s.thing('area', place)} ({', '.join(_signs(s, place))}): {'. '.join(parts)}."


def _signs(s: Scribe, place: int) -> list[str]:
    """Religion and what lies on an area."""
    g = s.g
    religion = religion_of(g, place)
    land = g.start.board.land
    signs = [s.thing("religion", religion)] if religion else [s.thing("continent", land.continent[place])]
    if electors(g) >> place & 1:
        signs.append(s.say("elector"))
    for message, mask in (("outside", g.outside), ("plague", g.plague), ("battlefield", g.battlefields)):
        if mask >> place & 1:
            signs.append(s.say(message))
    if g.crusade == place:
        signs.append(s.say("crusade-here"))
    for message, column in (("claimed", g.claims), ("core-area", g.cores)):
        signs += [s.say(message, realm=s.side(seat)) for seat in range(g.seats) if column[seat] >> place & 1]
    return signs


def _owners(s: Scribe, place: int) -> str:
    """Provinces under the realms that own them by right."""
    g = s.g
    owners: dict[int, list[str]] = {}
    for province in g.start.board.land.within[place]:
        if g.start.side.printed >> province & 1:
            owners.setdefault(rightful(g, province), []).append(_province(s, province))
    return "; ".join(f"{_owner(s, realm)}: {', '.join(provinces)}" for realm, provinces in owners.items())


def _owner(s: Scribe, realm: int) -> str:
    lord = overlord(s.g, realm) if realm != NONE else NONE
    return s.say("vassal-of", vassal=s.realm(realm), realm=s.realm(lord)) if lord != NONE else s.realm(realm)


def _province(s: Scribe, province: int) -> str:
    signs = list(signs_of(s, province))
    name = s.thing("province", province)
    return f"{name} ({', '.join(signs)})" if signs else name


def signs_of(s: Scribe, province: int) -> Iterator[str]:
    """All that sets a province apart from a quiet small one."""
    g = s.g
    land, bit = g.start.board.land, 1 << province
    owner = rightful(g, province)
    if owner != NONE and capital(g, owner) == province:
        yield s.say("capital")
    if g.start.side.tax[province] > 1:
        yield s.say("large")
    if land.number[province]:
        yield s.say("explored-on", number=land.number[province])
    for message, mask in (
        ("seafaring", land.seafaring),
        ("port", land.ports & ~land.seafaring),
        ("gold", land.gold),
        ("unrest", g.unrest),
        ("manpower-token", g.plus),
        ("rebel-town", g.rebel_towns),
        ("imperial", imperial(g) if land.in_area[land.area_of[province]] & ~imperial(g) & g.start.side.printed else 0),
    ):
        if mask & bit:
            yield s.say(message)
    for seat in range(g.seats):
        if g.occupied[seat] & bit:
            yield s.say("occupied-by", realm=s.side(seat))
    core = core_of(g, province)
    if owner in g.realm and core not in (owner, NONE):
        yield s.say("core-of", realm=s.realm(core))


def _ports(s: Scribe, place: int) -> Iterator[str]:
    """The zones that each port of an area faces, where the area lies on more than one."""
    land, sea = s.g.start.board.land, s.g.start.board.sea
    if len(sea.coast[place]) > 1:
        for province in members(land.in_area[place] & land.ports & s.g.start.side.printed):
            zones = s.things("zone", sea.faces[province])
            yield s.say("port-on", port=s.thing("province", province), zones=zones)


def _influence(s: Scribe, place: int) -> str:
    g = s.g
    cubes = [(s.side(seat), share(g.influence, place, seat)) for seat in s.order()]
    cubes.append((s.say("empire-cubes"), share(g.influence, place, IMPERIAL)))
    return ", ".join(f"{who} {number}" for who, number in cubes if number)


def forces(s: Scribe, place: int) -> Iterator[str]:
    """Armies with who leads them, loose infantry, rebels."""
    g = s.g
    for seat in s.order():
        for army in range(3 * seat, 3 * seat + 3):
            if g.army_at[army] == place:
                yield army_of(s, seat, army - 3 * seat)
        loose = share(g.infantry, place, seat)
        if loose:
            yield s.say("loose", realm=s.side(seat), number=loose)
    if g.rebels[place]:
        yield s.say("rebels", number=g.rebels[place])


def army_of(s: Scribe, seat: int, army: int) -> str:
    """An army of a seat: its units, and who leads them."""
    packed = s.g.armies[3 * seat + army]
    return s.say("army", realm=s.side(seat), army=army + 1, units=units(s, packed), leader=leader(s, 3 * seat + army))


def own_army(s: Scribe, army: int) -> str:
    """One of the reader's, with where it stands."""
    place = s.g.army_at[3 * s.seat + army]
    where = s.thing("area", place) if place != NONE else s.say("on-mat")
    return f"{army_of(s, s.seat, army)} ({where})"


def units(s: Scribe, packed: int) -> str:
    """'infantry, regular 3'."""
    return s.listed(
        s.say("unit", unit=s.thing("unit", kind), category=s.thing("category", category), number=number)
        for category in range(len(CATEGORIES))
        for kind in range(len(UNITS))
        if (number := count(packed, kind, category))
    )


def leader(s: Scribe, army: int) -> str:
    who = s.g.generals[army]
    if who == NONE:
        return ""
    own = "" if who == THE_RULER else s.g.start.people.all[who].name
    name = called(own, s.words.language) or s.say("the-ruler")
    return f", {s.say('led-by', person=name)}"


def _borders(s: Scribe, place: int) -> str:
    land, sea = s.g.start.board.land, s.g.start.board.sea
    printed = s.g.start.side.printed
    near = [
        s.say("over-mountains", area=s.thing("area", other))
        if land.mountains[place] >> other & 1
        else s.thing("area", other)
        for other in land.neighbours[place]
        if land.in_area[other] & printed
    ]
    return ", ".join([*near, *(s.thing("zone", zone) for zone in sea.coast[place])])
