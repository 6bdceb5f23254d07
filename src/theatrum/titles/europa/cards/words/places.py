"""Words for areas, zones and nodes."""

from __future__ import annotations

from ...board.adjacency import areas_beside_area, areas_of, zones_beside_province
from ...board.empire import electors as elector_areas
from ...board.empire import lands as imperial
from ...board.nearness import around, hostile_area, realm_areas, serving
from ...board.ownership import any_of, capital, controlled, lands
from ...board.reading import bits, members
from ...board.sea import MARKS, NODES
from ...diplomacy.relations import sway
from ...faith.religion import religion_of, same_faith
from ...realms.creeds import creed
from ...war.forces import at_sea, in_field
from ..language import Term
from ..scene import Scene, word
from .faiths import religions

GARRISON = 3
"""Units that make a garrison."""


def _all(s: Scene) -> int:
    return (1 << len(s.g.start.board.land.areas)) - 1


def _land_neighbours(s: Scene, areas: int) -> int:
    found = 0
    for area in members(areas):
        found |= s.g.start.board.land.beside[area]
    return found


# -- of a realm


@word("areas")
def anywhere(s: Scene) -> int:
    return _all(s)


@word("areas")
def own(s: Scene) -> int:
    return realm_areas(s.g, s.realm)


@word("areas")
def own_whole(s: Scene) -> int:
    land, mine = s.g.start.board.land, lands(s.g, s.realm)
    printed = s.g.start.side.printed
    return bits(area for area in members(own(s)) if not land.in_area[area] & printed & ~mine)


@word("areas", "areas_of")
def areas_of_(s: Scene, who: Term) -> int:
    """By right: what the book calls areas of a realm has a province of it."""
    found = 0
    for realm in members(s.who(who)):
        found |= areas_of(s.g.start.board, lands(s.g, realm))
    return found


@word("areas")
def capital_area(s: Scene, who: Term) -> int:
    homes = (capital(s.g, realm) for realm in members(s.who(who)))
    return areas_of(s.g.start.board, bits(home for home in homes if home >= 0))


@word("areas")
def garrisons(s: Scene, who: Term) -> int:
    strong = some = 0
    for realm in members(s.who(who)):
        seat = s.g.seat_of(realm)
        if seat >= 0:
            some |= in_field(s.g, seat)
            strong |= bits(area for area in members(some) if _units(s, seat, area) >= GARRISON)
    return strong or some


def _units(s: Scene, seat: int, area: int) -> int:
    return Scene(s.g, s.you, s.g.realm[seat], s.memory).number(("units", ("areas", area)))


# -- around


@word("areas")
def beside(s: Scene, *areas: Term) -> int:
    whole, found = s.areas(*areas), 0
    for area in members(whole):
        found |= areas_beside_area(s.g.start.board, area, serving(s.g))
    return found & ~whole


@word("areas")
def by_land(s: Scene, *areas: Term) -> int:
    whole = s.areas(*areas)
    return _land_neighbours(s, whole) & ~whole


@word("areas")
def beside_realm(s: Scene, who: Term) -> int:
    """Adjacent to the realm and not wholly its own."""
    found = 0
    for realm in members(s.who(who)):
        found |= around(s.g, realm)
    return found


@word("areas")
def by_land_realm(s: Scene, who: Term) -> int:
    found = 0
    for realm in members(s.who(who)):
        mine = realm_areas(s.g, realm)
        found |= _land_neighbours(s, mine) & ~mine
    return found


@word("areas")
def beside_zone(s: Scene, *zones: Term) -> int:
    found = 0
    for zone in members(s.zones(*zones)):
        found |= s.g.start.board.sea.shores[zone]
    return found


@word("areas")
def beside_node(s: Scene, node: Term) -> int:
    found = 0
    for number in members(s.nodes(node)):
        for zone in s.g.start.board.sea.node_zones[number]:
            found |= s.g.start.board.sea.shores[zone]
    return found


@word("areas")
def beside_ships(s: Scene) -> int:
    found = 0
    for zone in members(at_sea(s.g, s.seat)):
        found |= s.g.start.board.sea.shores[zone]
    return found


@word("areas")
def near_colonies(s: Scene) -> int:
    """Distant areas beside a claim or a town of a player."""
    distant = s.g.start.board.land.distant
    held = (any_of(s.g.claims) | areas_of(s.g.start.board, any_of(s.g.towns))) & distant
    return _land_neighbours(s, held) & ~held


# -- with something in them


@word("areas", "with")
def with_(s: Scene, *provinces: Term) -> int:
    return areas_of(s.g.start.board, s.provinces(*provinces))


@word("areas")
def influenced(s: Scene, least: Term) -> int:
    number = s.number(least)
    return bits(area for area, amount in sway(s.g, s.seat).items() if amount >= number)


@word("areas")
def hostile_with_units(s: Scene) -> int:
    return bits(area for area in members(in_field(s.g, s.seat)) if hostile_area(s.g, s.seat, area))


@word("areas")
def plagued(s: Scene) -> int:
    return s.g.plague


@word("areas")
def of_map(s: Scene, where: Term) -> int:
    land = s.g.start.board.land
    continent = land.continents[where[0]]  # type: ignore[index]
    return bits(area for area, found in enumerate(land.continent) if found == continent)


@word("areas")
def distant_areas(s: Scene) -> int:
    return s.g.start.board.land.distant


@word("areas")
def empire(s: Scene) -> int:
    return areas_of(s.g.start.board, imperial(s.g.start.board, s.g.outside) & s.g.start.side.printed)


@word("areas")
def electors(s: Scene) -> int:
    return elector_areas(s.g.start.board, s.g.start.side, s.g.outside)


# -- of a religion


@word("areas")
def faith_is(s: Scene, faith: Term) -> int:
    wanted = religions(s, faith)
    return bits(area for area in members(_all(s)) if religion_of(s.g, area) in wanted)


@word("areas")
def dissenting(s: Scene) -> int:
    mine = creed(s.g, s.realm)
    return bits(
        area for area in members(own(s)) if religion_of(s.g, area) and not same_faith(religion_of(s.g, area), mine)
    )


@word("areas")
def faith_border(s: Scene) -> int:
    """Catholic areas with a town beside a Protestant area, and the reverse."""
    catholic, protestant = faith_is(s, ("catholic",)), faith_is(s, ("protestant",))
    towns = areas_of(s.g.start.board, any_of(s.g.towns))
    return towns & (catholic & _land_neighbours(s, protestant) | protestant & _land_neighbours(s, catholic))


@word("areas")
def converted_from(s: Scene, faith: Term) -> int:
    wanted = religions(s, faith)
    return bits(area for area, before in s.memory.converted if before in wanted)


FIRST_GROUND = ("switzerland", "saxony")
LATER_GROUND = ("england", "france", "scotland", "denmark")


@word("areas")
def reformation_ground(s: Scene) -> int:
    """Areas of the Empire first, Switzerland and Saxony before all others; then those of four realms."""
    g, land = s.g, s.g.start.board.land
    open_ = faith_is(s, ("catholic",)) & ~beside_zone(s, ("dagger_zones",))
    emperor = areas_of(g.start.board, lands(g, g.emperor)) if g.emperor >= 0 else 0
    first = bits(land.areas[name] for name in FIRST_GROUND) & open_
    inside = empire(s) & open_ & ~emperor
    later = areas_of_(s, ("=", bits(g.start.board.realms.realms[name] for name in LATER_GROUND))) & open_
    return first or inside or later


# -- what this card has done


@word("areas")
def chosen(s: Scene) -> int:
    return s.memory.chosen


@word("areas")
def noted(s: Scene) -> int:
    return s.memory.noted


@word("areas")
def claimed(s: Scene) -> int:
    return s.memory.claimed


@word("areas")
def affected(s: Scene) -> int:
    return s.memory.affected


# -- the sea


@word("zones")
def home_zones(s: Scene) -> int:
    found, ports = 0, serving(s.g)
    for province in members(controlled(s.g, s.realm)):
        found |= zones_beside_province(s.g.start.board, province, ports)
    return found


@word("zones")
def dagger_zones(s: Scene) -> int:
    return bits(zone for zone, mark in enumerate(s.g.start.board.sea.mark) if mark == MARKS.index("dagger"))


@word("zones")
def distant_zones(s: Scene) -> int:
    return s.g.start.board.sea.distant


@word("zones")
def zones_of(s: Scene, *maps: Term) -> int:
    names = {where[0] for where in maps}  # type: ignore[index]
    return bits(zone for zone, where in enumerate(s.g.start.board.sea.zone_map) if where in names)


@word("zones")
def zones_at(s: Scene, node: Term) -> int:
    found = 0
    for number in members(s.nodes(node)):
        found |= bits(s.g.start.board.sea.node_zones[number])
    return found


@word("node")
def traded_node(s: Scene) -> int:
    return 1 << s.memory.node if s.memory.node >= 0 else 0


@word("node")
def sea_nodes(s: Scene) -> int:
    kinds = s.g.start.board.sea.node_kind
    return bits(node for node, kind in enumerate(kinds) if NODES[kind] == "sea")


@word("node")
def merchant_nodes(s: Scene) -> int:
    return bits(node for node in s.g.merchants[3 * s.seat : 3 * s.seat + 3] if node >= 0)
