"""11, 13.1: how realms stand to each other: who has influence where, who is at war, whose faith allows a marriage."""

from __future__ import annotations

from ..board.adjacency import areas_beside_area, areas_beside_realm, areas_of
from ..board.land import REVOLUTIONARY
from ..board.nearness import serving
from ..board.ownership import capital, free_realms, holder, independent, lands, overlord, players_alone, worth
from ..board.ownership import subjects as vassals_of
from ..board.reading import bits, members
from ..faith.religion import CATHOLIC, MUSLIM, SECULAR
from ..realms.creeds import creed
from ..recall import recall
from ..state import IMPERIAL, NONE, Europa, held, share

ALLIED_MOST = 5
"""Allied units that a realm sends at most (5.2)."""

# -- influence


def is_emperor(g: Europa, seat: int) -> bool:
    return g.emperor >= 0 and g.realm[seat] == g.emperor


def cubes_in(g: Europa, seat: int, area: int) -> int:
    """A seat's influence in an area; that of the Empire is the Emperor's (18.2)."""
    return share(g.influence, area, seat) + (share(g.influence, area, IMPERIAL) if is_emperor(g, seat) else 0)


def swayed(g: Europa, seat: int) -> int:
    """The areas with such influence, as a mask."""
    return held(g.influence, seat) | (held(g.influence, IMPERIAL) if is_emperor(g, seat) else 0)


def crowd(g: Europa, area: int) -> int:
    """All cubes in an area."""
    packed, total = g.influence[area], 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def areas_with(g: Europa, realm: int) -> int:
    """The areas in which a realm owns a province by right, as a mask."""
    return areas_of(g.start.board, lands(g, realm))


def chambers(g: Europa, seat: int) -> list[int]:
    """The areas in which a seat's marriages lie, each with the capital of a partner."""
    homes = (capital(g, realm) for realm in members(g.weddings[seat]))
    return [g.start.board.land.area_of[home] for home in homes if home >= 0]


def sway(g: Europa, seat: int) -> dict[int, int]:
    """All areas with influence of a seat, marriages among it, each with how much there is."""
    found = {area: cubes_in(g, seat, area) for area in members(swayed(g, seat))}
    for area in chambers(g, seat):
        found[area] = found.get(area, 0) + 1
    return found


def influence_at(g: Europa, seat: int, areas: int) -> int:
    """A seat's influence in a set of areas: its cubes, and its marriages there, which count as one each (11.2)."""
    total = sum(cubes_in(g, seat, area) for area in members(areas) if g.influence[area])
    return total + sum(areas >> area & 1 for area in chambers(g, seat))


def influence_in(g: Europa, seat: int, realm: int) -> int:
    """A seat's influence in the areas of a realm."""
    return influence_at(g, seat, areas_with(g, realm))


def standing(g: Europa, seat: int, realm: int) -> int:
    """Influence as alliances and calls to arms count it: for a distant realm colonists do (11.1)."""
    if is_distant(g, realm):
        return g.colonists[seat] + (g.weddings[seat] >> realm & 1)
    return influence_in(g, seat, realm)


def reach(g: Europa, seat: int) -> int:
    """5.4: the areas that are adjacent to a seat's towns, vassals, alliances, marriages or influence, as a mask."""
    board, ports = g.start.board, serving(g)
    tokens = g.towns[seat] | g.vassals[seat] | g.occupied[seat]
    for realm in members(g.allies[seat] | g.weddings[seat]):
        home = capital(g, realm)
        tokens |= 1 << home if home >= 0 else 0
    found = areas_beside_realm(board, tokens, ports)
    for area in members(swayed(g, seat)):
        found |= 1 << area | areas_beside_area(board, area, ports)
    return found & ~board.land.distant


def closed_to_influence(g: Europa, area: int) -> bool:
    """11.1: no cubes on distant continents, nor where players own every province."""
    return bool(g.start.board.land.distant >> area & 1) or players_alone(g, area)


# -- war and peace


def embattled(g: Europa, realm: int) -> bool:
    """Whether a realm is at war; an active ally is in every war of its player (11.3)."""
    seat = g.seat_of(realm)
    if seat >= 0:
        return bool(g.wars[seat])
    return any((g.wars[other] | g.active_allies[other]) >> realm & 1 for other in range(g.seats))


def strength_by_right(g: Europa, realm: int) -> int:
    """The strength of a non-player realm as it was before the war: occupation does not count."""
    mine = lands(g, realm) | vassals_of(g, realm)
    return worth(g, mine) + (mine & g.plus).bit_count()


def troops(g: Europa, realm: int) -> int:
    """5.2: the allied units that a realm sends: half its strength, five at most."""
    return min(ALLIED_MOST, (strength_by_right(g, realm) + 1) // 2)


# -- marriages


def faiths_wed(one: int, other: int) -> bool:
    """11.2: Christians marry Christians, Muslims Muslims, and nobody a revolutionary or a distant realm."""
    if SECULAR in (one, other) or REVOLUTIONARY in (one, other):
        return False
    return (one == MUSLIM) == (other == MUSLIM)


def tokens_left(g: Europa, seat: int, column: list[int], limit: str) -> int:
    """Alliances or marriages that a seat can still have: three, and one more with Cabinet (11.2, 11.3)."""
    most: int = g.start.box.limits[limit]
    return most + g.has_idea(seat, g.start.lists.ideas["cabinet"]) - column[seat].bit_count()


def can_wed(g: Europa, seat: int, realm: int) -> bool:
    """Whether a marriage is open: a ruler on the throne, the right faith, nobody else's vassal (7.2, 11.2)."""
    if realm == g.realm[seat] or g.weddings[seat] >> realm & 1 or g.ruler[seat] == NONE:
        return False
    other = g.seat_of(realm)
    if other >= 0:
        return g.ruler[other] != NONE and bool(g.towns[other]) and faiths_wed(g.religion[seat], g.religion[other])
    if not lands(g, realm) or overlord(g, realm) not in (NONE, g.realm[seat]):
        return False
    return faiths_wed(g.religion[seat], creed(g, realm))


def weddable(g: Europa, seat: int, realms: int) -> int:
    """The same of a set of realms, as a mask: of free ones that nobody plays their faith alone decides."""
    if g.ruler[seat] == NONE:
        return 0
    plain = realms & free_realms(g) & ~bits(g.realm)
    faithful = 0
    if g.religion[seat] not in (SECULAR, REVOLUTIONARY):
        faithful = recall(g, faithful_realms, g.religion[seat] == MUSLIM)
    return plain & faithful & ~g.weddings[seat] | bits(
        realm for realm in members(realms & ~plain) if can_wed(g, seat, realm)
    )


def faithful_realms(g: Europa, muslims: bool) -> int:
    """The realms that nobody plays whose faith Muslims marry, or Christians do."""
    one = MUSLIM if muslims else CATHOLIC
    every = range(len(g.start.side.flags))
    return bits(realm for realm in every if holder(g, realm) < 0 and faiths_wed(one, creed(g, realm)))


def is_free(g: Europa, realm: int) -> bool:
    """An independent realm that nobody plays (NK); one whose player has left has no ties to anybody (21)."""
    return holder(g, realm) < 0 and independent(g, realm)


def is_distant(g: Europa, realm: int) -> bool:
    """A realm whose capital lies on a distant continent: one with flags there, or an expansive one."""
    if not (g.start.overseas >> realm & 1 or g.gone or any(tokens[0] == realm for tokens in g.tokens)):
        return False
    home = capital(g, realm)
    land = g.start.board.land
    return home >= 0 and bool(land.distant >> land.area_of[home] & 1)
