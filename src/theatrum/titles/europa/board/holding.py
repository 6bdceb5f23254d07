"""The one place through which the layers of a province change (2.2, 7.5, 9.8, 11.4, 13.3, 14.4).

Pieces are limited and none of these may be taken from elsewhere (2.2): without one the change does not happen, and
the function says so. Whatever follows from the pieces alone is done here: tokens of a realm that is gone or bows to
another leave the board, and influence leaves an area that only players own (11.1).
"""

from __future__ import annotations

from ..curia.cardinals import settle as settle_curia
from ..empire.border import settle as settle_empire
from ..state import NONE, Europa
from ..trade.deck import discover
from .ownership import core_of, departed, flag, independent, lands, overlord, players_alone, rightful, taken
from .reading import members
from .stock import LARGE, SMALL, TWO_SMALL, left, town_for

# -- towns


def take(g: Europa, seat: int, province: int, unrest: bool = False) -> bool:
    """A province becomes a seat's own: its occupying town stays where it lies, otherwise one is placed."""
    bit = 1 << province
    loser = rightful(g, province)
    if g.occupied[seat] & bit:
        piece = LARGE if g.occupied_large & bit else TWO_SMALL if g.occupied_twins & bit else SMALL
        unrest = bool(g.occupied_unrest & bit)
    elif g.towns[seat] & bit:
        return True
    else:
        piece = town_for(g, seat, province)
    if not piece:
        g.tell("no-piece", g.realm[seat], province)
        return False
    _clear(g, province)
    g.towns[seat] |= bit
    g.large |= bit * (piece == LARGE)
    g.twins |= bit * (piece == TWO_SMALL)
    g.unrest |= bit * unrest
    g.plus &= ~bit
    g.tell("took-province", g.realm[seat], province)
    _changed(g, province, loser)
    return True


def lose(g: Europa, seat: int, province: int) -> None:
    """A seat's town, vassal or occupation ends; what lies beneath counts again."""
    bit = 1 << province
    if g.occupied[seat] & bit:
        free(g, province)
    elif (g.towns[seat] | g.vassals[seat]) & bit:
        town, realm = g.towns[seat] & bit, flag(g, province)
        bound = realm >= 0 and not independent(g, realm)
        _lift(g, province)
        g.tell("lost-province" if town else "lost-vassal", g.realm[seat], province)
        if bound and independent(g, realm):
            _lord_again(g, realm)
        _changed(g, province, g.realm[seat])


def grow(g: Europa, province: int) -> bool:
    """16.1: a small town is replaced by a large one."""
    bit = 1 << province
    seat = next((seat for seat, towns in enumerate(g.towns) if towns & bit), NONE)
    if seat < 0 or g.large & bit or not left(g, seat)[1]:
        return False
    g.large |= bit
    g.twins &= ~bit
    g.tell("town-grew", g.realm[seat], province)
    return True


def dwindle(g: Europa, province: int) -> bool:
    """16.3: a large town is replaced by a small one."""
    bit = 1 << province
    seat = next((seat for seat, towns in enumerate(g.towns) if towns & bit), NONE)
    if seat < 0 or not g.large & bit or not left(g, seat)[0]:
        return False
    g.large &= ~bit
    g.tell("town-shrank", g.realm[seat], province)
    return True


# -- vassals


def vassalize(g: Europa, seat: int, province: int, unrest: bool = False) -> bool:
    """A province of a non-player realm gets a seat's vassal tokens, one for each tax (11.4)."""
    bit = 1 << province
    realm = flag(g, province)
    if g.vassals[seat] & bit:
        return True
    if departed(g, rightful(g, province)):
        return False
    if left(g, seat)[2] + _returned(g, seat, province) < g.start.side.tax[province]:
        g.tell("no-piece", g.realm[seat], province)
        return False
    was_free = independent(g, realm)
    _clear(g, province)
    g.vassals[seat] |= bit
    g.unrest |= bit * unrest
    g.plus &= ~bit
    g.tell("gained-vassal", g.realm[seat], province)
    if was_free and overlord(g, realm) == g.realm[seat]:
        bow(g, realm, seat)
    _changed(g, province, realm)
    return True


def _returned(g: Europa, seat: int, province: int) -> int:
    """Vassal tokens that stood in for small towns and come back when the seat's own town leaves this province."""
    small, _, _ = left(g, seat)
    return int(not small and bool(g.occupied[seat] >> province & 1))


# -- occupation and rebels


def occupy(g: Europa, seat: int, province: int) -> bool:
    """9.8: a seat's town, its unrest side up, on what a siege has won; another occupier or rebels go."""
    bit = 1 << province
    if g.occupied[seat] & bit:
        return True
    piece = town_for(g, seat, province)
    if not piece:
        g.tell("no-piece", g.realm[seat], province)
        return False
    _end_occupation(g, province)
    g.occupied[seat] |= bit
    g.occupied_large |= bit * (piece == LARGE)
    g.occupied_twins |= bit * (piece == TWO_SMALL)
    g.occupied_unrest |= bit
    g.tell("occupied-province", g.realm[seat], province)
    _in_other_hands(g, province)
    return True


def free(g: Europa, province: int) -> None:
    """Occupier or rebels go: a province is in its rightful owner's hands again."""
    if taken(g) >> province & 1:
        _end_occupation(g, province)
        g.tell("freed-province", province)
        _changed(g, province, NONE)


def rebel(g: Europa, province: int) -> None:
    """14.2: rebels hold a core province of a player: their town lies on his."""
    _end_occupation(g, province)
    g.rebel_towns |= 1 << province
    g.tell("rebels-took", province)
    _in_other_hands(g, province)


def liberate(g: Europa, province: int) -> int:
    """14.3 b, c: town or vassal go, and the realm whose core a province is has it; that realm, NONE for nobody's."""
    realm, loser = core_of(g, province), rightful(g, province)
    bound = realm >= 0 and not independent(g, realm)
    _clear(g, province)
    g.tell("liberated", province)
    seat, lord = g.seat_of(realm), NONE
    if realm >= 0 and seat < 0 and loser != realm:  # it comes back to a vassal realm, and is its lord's vassal too
        lord = g.seat_of(overlord(g, realm))
    if seat >= 0:
        take(g, seat, province)
    elif lord >= 0:
        vassalize(g, lord, province)
    if bound and independent(g, realm):
        _lord_again(g, realm)
    _changed(g, province, loser)
    return realm


def _lord_again(g: Europa, realm: int) -> None:
    """A realm that is back, or its own master, has the vassals of its flag again: it takes over their wars, and
    their tokens go (10.4)."""
    owners = {g.start.side.owner[province] for province in members(g.start.vassals_of[realm])}
    for vassal in sorted(owners):
        if overlord(g, vassal) == realm:
            for ties in (g.wars, g.aggressor):
                for seat in range(g.seats):
                    ties[seat] |= (ties[seat] >> vassal & 1) << realm
            forget(g, vassal)


# -- expansive realms


def expand(g: Europa, realm: int, province: int) -> None:
    """13.3: an expansive realm lays its token on a province, over whatever was there."""
    loser = rightful(g, province)
    _clear(g, province)
    _lay(g, realm, province, loser)


def underlay(g: Europa, realm: int, province: int) -> None:
    """16.3: its token comes to lie below what stands there."""
    _lay(g, realm, province, rightful(g, province))


def _lay(g: Europa, realm: int, province: int, loser: int) -> None:
    shrink(g, province)
    g.tokens = tuple(
        (owner, mask | 1 << province, home, colour) if owner == realm else (owner, mask, home, colour)
        for owner, mask, home, colour in g.tokens
    )
    g.tell("expanded", realm, province)
    discover(g, g.start.board.land.area_of[province])
    _changed(g, province, loser)


def shrink(g: Europa, province: int) -> None:
    """The token of an expansive realm leaves a province."""
    g.tokens = tuple((realm, mask & ~(1 << province), home, colour) for realm, mask, home, colour in g.tokens)


# -- what follows


def bow(g: Europa, realm: int, seat: int) -> None:
    """10.4, 11.2, 11.4: a realm becomes a seat's vassal: only a marriage with its overlord is left of its ties."""
    kept = g.weddings[seat] & 1 << realm
    forget(g, realm)
    g.weddings[seat] |= kept


def forget(g: Europa, realm: int) -> None:
    """Every token on a realm's capital goes."""
    gone = ~(1 << realm)
    for ties in (
        g.allies, g.active_allies, g.weddings, g.disputed, g.wars, g.aggressor, g.truces, g.casus,
    ):  # fmt: skip
        for seat in range(g.seats):
            ties[seat] &= gone
    g.defence &= gone
    settle_curia(g)


def _changed(g: Europa, province: int, loser: int) -> None:
    """A realm without land is gone; influence leaves an area that only players own."""
    if loser >= 0 and g.seat_of(loser) < 0 and not lands(g, loser):
        forget(g, loser)
        g.tell("realm-gone", loser)
    lift_influence(g, g.start.board.land.area_of[province])
    settle_empire(g, g.start.board.land.area_of[province])
    _in_other_hands(g, province)


def _in_other_hands(g: Europa, province: int) -> None:
    """19.1: with Rome goes its cardinal."""
    if province == g.start.board.land.provinces["roma"]:
        settle_curia(g)


def lift_influence(g: Europa, area: int) -> None:
    """11.1: no influence where players own every province."""
    if g.influence[area] and players_alone(g, area):
        g.influence[area] = 0
        g.tell("influence-left", area)


def _clear(g: Europa, province: int) -> None:
    """Everything above flag and expansive token goes."""
    _end_occupation(g, province)
    _lift(g, province)


def _lift(g: Europa, province: int) -> None:
    gone = ~(1 << province)
    for seat in range(g.seats):
        g.towns[seat] &= gone
        g.vassals[seat] &= gone
    g.large &= gone
    g.twins &= gone
    g.unrest &= gone


def _end_occupation(g: Europa, province: int) -> None:
    gone = ~(1 << province)
    for seat in range(g.seats):
        g.occupied[seat] &= gone
    g.occupied_large &= gone
    g.occupied_twins &= gone
    g.occupied_unrest &= gone
    g.rebel_towns &= gone
