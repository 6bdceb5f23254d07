"""Who owns a province by right, who controls it, whose core it is (europa:2, 7.6, 9.8, europa:13).

The layers, from below: printed flag, expansive token, town or vassal token, occupier's town or rebel town.
Sets of provinces are bit masks; a realm is a number whether somebody plays it or not.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from ..state import NONE, Europa
from .known import UNKNOWN, known
from .reading import members


def any_of(masks: list[int]) -> int:
    """What one of these sets holds."""
    return reduce(or_, masks, 0)


def tokens_of(g: Europa, realm: int) -> int:
    """The provinces under a realm's expansive tokens."""
    for tokens in g.tokens:
        if tokens[0] == realm:
            return tokens[1]
    return 0


def under_tokens(g: Europa) -> int:
    return known(g).covered


def flagged(g: Europa, realm: int) -> int:
    """The provinces of a realm but for towns: its tokens, and its flags where no other realm's token lies."""
    return tokens_of(g, realm) | g.start.side.flags[realm] & ~under_tokens(g)


def flag(g: Europa, province: int) -> int:
    """The realm of the token or flag of a province; NONE for an empty territory."""
    for tokens in g.tokens:
        if tokens[1] >> province & 1:
            return tokens[0]
    return g.start.side.owner[province]


# -- by right


def holder(g: Europa, realm: int) -> int:
    """The seat whose pieces mark a realm's provinces: that of its player, even if he has left (21); NONE."""
    return g.realm.index(realm) if realm in g.realm else NONE


def departed(g: Europa, realm: int) -> bool:
    """Whether the player of a realm has left the game."""
    return bool(g.gone) and holder(g, realm) >= 0 and g.seat_of(realm) < 0


def abandoned(g: Europa) -> int:
    """The provinces with pieces of players who have left: they belong to realms that nobody plays."""
    return any_of([g.towns[seat] | g.vassals[seat] for seat in members(g.gone)]) if g.gone else 0


def lands(g: Europa, realm: int) -> int:
    """What a realm owns by right (de jure); a vassal realm owns its own provinces."""
    seat = holder(g, realm)
    if seat >= 0:
        return g.towns[seat]
    now = known(g)
    found = now.lands.get(realm)
    if found is None:
        found = now.lands[realm] = flagged(g, realm) & ~now.settled
    return found


def rightful(g: Europa, province: int) -> int:
    """The realm that owns a province by right; NONE for an empty territory."""
    for seat, towns in enumerate(g.towns):
        if towns >> province & 1:
            return g.realm[seat]
    return flag(g, province)


def owners(g: Europa, provinces: int) -> int:
    """The realms that own these provinces by right, as a mask."""
    found, printed = 0, g.start.side.owner
    for realm, towns in zip(g.realm, g.towns, strict=True):
        if provinces & towns:
            found |= 1 << realm
            provinces &= ~towns
    for tokens in g.tokens:
        if provinces & tokens[1]:
            found |= 1 << tokens[0]
            provinces &= ~tokens[1]
    for province in members(provinces):
        if printed[province] != NONE:
            found |= 1 << printed[province]
    return found


def capital(g: Europa, realm: int) -> int:
    """The printed capital, else the first of the realm's provinces by name, large ones first; NONE without any (13)."""
    now = known(g)
    found = now.capital.get(realm)
    if found is None:
        found = now.capital[realm] = _capital(g, realm)
    return found


def _capital(g: Europa, realm: int) -> int:
    mine, side = lands(g, realm), g.start.side
    printed = g.start.capitals[realm]
    for tokens in g.tokens:
        if tokens[0] == realm:
            printed = tokens[2]
    if printed >= 0 and (mine >> printed & 1 or g.seat_of(realm) >= 0):
        return printed
    return max(members(mine), key=lambda province: (side.tax[province], -province), default=NONE)


def overlord(g: Europa, realm: int) -> int:
    """13.2: the realm whose vassal a realm is; NONE: it is independent, or gone."""
    now = known(g)
    found = now.lord.get(realm)
    if found is None:
        found = now.lord[realm] = _overlord(g, realm)
    return found


def _overlord(g: Europa, realm: int) -> int:
    home = capital(g, realm)
    if home < 0 or holder(g, realm) >= 0:
        return NONE
    for seat, vassals in enumerate(g.vassals):
        if vassals >> home & 1:
            return g.realm[seat]
    printed = g.start.side.overlord[home]
    if printed >= 0 and not under_tokens(g) >> home & 1 and lands(g, printed) and overlord(g, printed) < 0:
        return printed
    return NONE


def independent(g: Europa, realm: int) -> bool:
    """Whether a realm is in the game and nobody's vassal."""
    return bool(lands(g, realm)) and overlord(g, realm) < 0


def free_realms(g: Europa) -> int:
    """All independent realms, as a mask: the same in one pass over the board."""
    now = known(g)
    if now.free == UNKNOWN:
        now.free = _free_realms(g)
    return now.free


def _free_realms(g: Europa) -> int:
    side, towns, vassals, covered = g.start.side, known(g).settled, known(g).subject, known(g).covered
    found = 0
    for realm in g.realm:
        found |= bool(lands(g, realm)) << realm
    laid = {tokens[0] for tokens in g.tokens}
    for realm, flags in enumerate(side.flags):
        mine = lands(g, realm) if realm in laid else flags & ~covered & ~towns
        if not mine or realm in g.realm:
            continue
        home = side.capital[realm]
        if realm in laid or not mine >> home & 1:
            home = capital(g, realm)
        if not vassals >> home & 1 and (side.overlord[home] < 0 or overlord(g, realm) < 0):
            found |= 1 << realm
    return found


def subjects(g: Europa, realm: int) -> int:
    """The provinces of a realm's vassals."""
    seat = holder(g, realm)
    if seat >= 0:
        return g.vassals[seat]
    under = g.start.vassals_of[realm]
    if under:
        now = known(g)
        under &= ~(now.settled | now.subject | now.covered)
    return under if under and independent(g, realm) else 0


# -- by force


def taken(g: Europa) -> int:
    """Provinces that somebody occupies, rebels too: they are part of nobody's realm."""
    return reduce(or_, g.occupied, g.rebel_towns)


def players_alone(g: Europa, area: int) -> bool:
    """Whether players own every province of an area; what is occupied or in revolt nobody owns (2)."""
    inside = g.start.board.land.in_area[area] & g.start.side.printed
    return not inside & (~known(g).settled | abandoned(g) | taken(g))


def owned(g: Europa, realm: int) -> int:
    """What is a realm's own: by right and in its hands."""
    return lands(g, realm) & ~taken(g)


def controlled(g: Europa, realm: int) -> int:
    """What a realm has in its hands: its own, its vassals', and what it occupies."""
    mine = (lands(g, realm) | subjects(g, realm)) & ~taken(g)
    seat = g.seat_of(realm)
    return mine | g.occupied[seat] if seat >= 0 else mine


def controller(g: Europa, province: int) -> int:
    """The realm in whose hands a province is, its vassal's lord for a vassal province; NONE for rebels or nobody."""
    for seat, provinces in enumerate(g.occupied):
        if provinces >> province & 1:
            return g.realm[seat]
    if g.rebel_towns >> province & 1:
        return NONE
    realm = rightful(g, province)
    lord = overlord(g, realm) if realm >= 0 else NONE
    return lord if lord >= 0 else realm


# -- cores


def core_of(g: Europa, province: int) -> int:
    """The realm whose core a province is: a core token of its area, else an expansive token, else the flag (7.6)."""
    area = g.start.board.land.area_of[province]
    for seat, areas in enumerate(g.cores):
        if areas >> area & 1:
            return g.realm[seat]
    realm = flag(g, province)
    for half, whole, shared in g.start.halves:
        if whole == realm and (shared & g.towns[holder(g, half)]) >> province & 1:
            return half
    return realm


def _flagged_cores(g: Europa, realm: int) -> int:
    """What is a realm's core by flag or token; of two halves of one realm each has what it holds (E206), and so have
    the Dutch of what bears their flag behind another's (E217)."""
    mine = flagged(g, realm)
    for half, whole, shared in g.start.halves:
        held = shared & g.towns[holder(g, half)]
        if realm == whole:
            mine &= ~held
        elif realm == half:
            mine |= flagged(g, whole) & held
    return mine


def cores_of(g: Europa, realm: int) -> int:
    """The core provinces of a realm, as a mask: the same the other way round."""
    land, marked, mine = g.start.board.land, 0, 0
    for seat, areas in enumerate(g.cores):
        for area in members(areas & ~marked):
            mine |= land.in_area[area] if g.realm[seat] == realm else 0
        marked |= areas
    foreign = 0
    for area in members(marked):
        foreign |= land.in_area[area]
    return mine | _flagged_cores(g, realm) & ~foreign


# -- what it is worth


def worth(g: Europa, provinces: int) -> int:
    """The tax of a set of provinces."""
    return g.start.side.worth(provinces)


def value(g: Europa, province: int) -> int:
    """The tax of a province; a town that has grown large makes it 2."""
    return 2 if (g.large | g.twins) >> province & 1 else g.start.side.tax[province]


def tax_of(g: Europa, provinces: int) -> int:
    """The tax of a set of provinces with the towns on them: `value` of them all."""
    grown = provinces & (g.large | g.twins)
    return 2 * grown.bit_count() + g.start.side.worth(provinces & ~grown)


def base_tax(g: Europa, realm: int) -> int:
    """The base tax (podatek podstawowy) of a non-player realm: its own provinces, with +1 manpower tokens (13.4)."""
    mine = owned(g, realm)
    return worth(g, mine) + (mine & g.plus).bit_count()


def strength(g: Europa, realm: int) -> int:
    """The strength (siła) of a non-player realm: its provinces and those of its vassals (13.4)."""
    mine = (lands(g, realm) | subjects(g, realm)) & ~taken(g)
    return worth(g, mine) + (mine & g.plus).bit_count()
