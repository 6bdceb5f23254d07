"""Boards on which everything is mixed: pieces, ties and units of all seats everywhere, as far as the laws allow it.

What the rules say of a province or realm is looked up piece by piece (`Book`), and compared with what is worked out of
whole sets at once.
"""

from __future__ import annotations

from functools import cache
from random import Random

from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.faith.religion import CATHOLIC, MUSLIM, PROTESTANT, SECULAR
from theatrum.titles.europa.state import NONE, Europa, add_share, share
from theatrum.titles.europa.war.units import INFANTRY, one

from .positions import begin, zeros

SEEDS = range(4)
STARTS = ("2-01", "default_austria"), ("2-04", "6_players")


def mixed(seed: int) -> Europa:
    """Every other board has a player who has left, or an Empire that has lost areas; the last two are of 1618."""
    g, dice = begin(*STARTS[seed // 2]), Random(seed)
    if seed % 2:
        g.gone = 1 << dice.randrange(g.seats)
    _pieces(g, dice)
    _unrest(g, dice)
    _ties(g, dice)
    _units(g, dice)
    _first(g, dice)
    g.ruler = [NONE if dice.random() < 0.3 else ruler for ruler in g.ruler]
    g.religion = [dice.choice((CATHOLIC, CATHOLIC, PROTESTANT, MUSLIM, SECULAR)) for _ in g.realm]
    for area in dice.sample(range(len(g.faith)), 12):
        g.faith[area] = dice.choice((CATHOLIC, PROTESTANT, PROTESTANT))
    g.outside = 0 if seed % 2 else _some(dice, range(len(g.influence)), 30)
    g.emperor = g.realm[dice.randrange(g.seats)] if seed % 3 else g.emperor
    g.passed = tuple(dice.sample(sorted(members(g.everyone)), 2))
    return g


def _some(dice: Random, among: range | list[int], number: int) -> int:
    return bits(dice.sample(among, min(number, len(among))))


def _pieces(g: Europa, dice: Random) -> None:
    printed, side = sorted(members(g.start.side.printed)), g.start.side
    free = [realm for realm, flags in enumerate(side.flags) if flags and realm not in g.realm]
    for seat, realm in enumerate(g.realm):  # where a start leaves a player's flag without a town
        g.towns[seat] |= side.flags[realm] & ~sum(g.towns) & ~sum(g.vassals)
    bowing = dice.sample([realm for realm in free if side.flags[realm].bit_count() < 4], 2 * g.seats)
    kept = sum(g.towns)
    for seat in range(g.seats):
        for realm in bowing[2 * seat : 2 * seat + 2]:
            g.vassals[seat] |= side.flags[realm] & ~sum(g.towns) & ~sum(g.vassals)
        for province in dice.sample(printed, 12):
            if not kept >> province & 1 and not sum(g.vassals) >> province & 1:
                g.towns = [towns & ~(1 << province) for towns in g.towns]
                g.towns[seat] |= 1 << province
    grown = [realm for realm in free if realm not in bowing and side.overlord[side.capital[realm]] < 0]
    bound = [realm for realm in free if realm not in bowing and realm not in grown]
    laid = dice.sample([province for province in printed if side.owner[province] not in g.realm], 27)
    expansive = *dice.sample(grown, 2), dice.choice(bound)  # the last would be a vassal
    g.tokens = tuple(
        (realm, bits(laid[9 * colour : 9 * colour + 9]), side.capital[realm], colour)
        for colour, realm in enumerate(expansive)
    )
    for realm, _, home, _ in g.tokens[1:]:
        g.tokens = tuple(
            (owner, mask | 1 << home if owner == realm else mask & ~(1 << home), capital, colour)
            for owner, mask, capital, colour in g.tokens
        )
    _above(g, dice, printed)


def _above(g: Europa, dice: Random, printed: list[int]) -> None:
    """Towns that grew, manpower, occupations and rebels."""
    towns = sorted(members(sum(g.towns)))
    g.large = _some(dice, towns, 9)
    g.twins = _some(dice, towns, 5) & ~g.large
    g.plus = _some(dice, printed, 30) & ~sum(g.towns) & ~sum(g.vassals)
    held = 0
    for seat in range(g.seats):
        foreign = [p for p in printed if not (g.towns[seat] | g.vassals[seat] | held) >> p & 1]
        g.occupied[seat] = _some(dice, foreign, 7)
        held |= g.occupied[seat]
    g.rebel_towns = _some(dice, [province for province in towns if not held >> province & 1], 6)


def _unrest(g: Europa, dice: Random) -> None:
    pieces, held = sorted(members(sum(g.towns) | sum(g.vassals))), sorted(members(sum(g.occupied)))
    g.unrest = _some(dice, pieces, len(pieces) // 2)
    g.occupied_unrest = _some(dice, held, len(held) // 2)


def _ties(g: Europa, dice: Random) -> None:
    """Wars between seats, and of seats with a few realms; everybody's own allies, truces and marriages."""
    for column in (g.wars, g.allies, g.active_allies, g.truces, g.weddings, g.disputed, g.casus, g.claims, g.cores):
        column[:] = [0] * g.seats
    realms = [realm for realm, flags in enumerate(g.start.side.flags) if flags and realm not in g.realm]
    areas = list(range(len(g.influence)))
    for column in (g.wars, g.allies, g.truces):
        for seat in range(g.seats):
            other = dice.randrange(g.seats)
            if other != seat and not _tied(g, seat, g.realm[other]):
                column[seat] |= 1 << g.realm[other]
                column[other] |= 1 << g.realm[seat]
    for seat in range(g.seats):
        mine = dice.sample([realm for realm in realms if not sum(g.allies) >> realm & 1], 12)
        g.allies[seat] |= bits(mine[:4])
        g.active_allies[seat] = bits(mine[:2])
        g.truces[seat] |= bits(mine[4:7])
        g.wars[seat] |= bits(mine[7:9])
        g.weddings[seat] = bits(mine[3:6])
        g.disputed[seat] = bits(mine[4:5])
        g.casus[seat] = bits(mine[9:])
        g.cores[seat] = _some(dice, [area for area in areas if not sum(g.cores) >> area & 1], 3)
        g.claims[seat] = _some(dice, areas, 8) & ~g.cores[seat]


def _tied(g: Europa, seat: int, realm: int) -> bool:
    return bool((g.wars[seat] | g.allies[seat] | g.truces[seat]) >> realm & 1)


def _units(g: Europa, dice: Random) -> None:
    areas = range(len(g.influence))
    g.influence, g.infantry, g.rebels = zeros(g.influence), zeros(g.infantry), zeros(g.rebels)
    for seat in range(g.seats):
        for area in dice.sample(areas, 12):
            add_share(g.influence, area, seat, dice.randint(1, 3))
        for area in dice.sample(areas, 4):
            add_share(g.infantry, area, seat, dice.randint(1, 3))
        for army in range(3):
            g.army_at[3 * seat + army] = dice.choice((NONE, dice.choice(areas)))
            g.armies[3 * seat + army] = dice.randint(1, 4) * one(INFANTRY) * (g.army_at[3 * seat + army] >= 0)
    for area in dice.sample(areas, 8):
        g.rebels[area] = dice.randint(1, 3)


def book(seed: int) -> Book:
    """Of a mixed board; each way to sit has its own."""
    return _book(seed, tuple(begin().realm))


@cache
def _book(seed: int, _chairs: tuple[int, ...]) -> Book:
    return Book(mixed(seed))


def _first(g: Europa, dice: Random) -> None:
    """The first of each list have a part in it: Aberdeen is all that is left of Scotland, Aceh has ties."""
    one, two, three = dice.sample(range(g.seats), 3)
    scotland = g.start.side.owner[0]
    lost = g.start.side.flags[scotland] & ~1
    for columns in (g.towns, g.vassals, g.occupied):
        columns[:] = [held & ~(lost | 1) for held in columns]
    g.tokens = tuple((realm, mask & ~(lost | 1), *rest) for realm, mask, *rest in g.tokens)  # type: ignore[misc]
    g.towns[one] |= lost
    for column in (g.allies, g.active_allies, g.wars, g.truces, g.weddings, g.disputed, g.casus):
        column[:] = [ties & ~(1 | 1 << scotland) for ties in column]
    g.weddings[one] |= 1 | 1 << scotland
    g.allies[two] |= 1 | 1 << scotland
    g.active_allies[two] |= 1
    g.casus[three] |= 1 | 1 << scotland
    add_share(g.influence, 0, three, 1)


class Book:
    """What the rulebook says of one province or realm."""

    def __init__(self, g: Europa) -> None:
        self.g = g
        self.provinces = range(len(g.start.side.owner))
        self.realms = range(len(g.start.side.flags))
        self.owned_by: dict[int, set[int]] = {realm: set() for realm in self.realms}
        for province in self.provinces:
            self.owned_by.setdefault(self.owner(province), set()).add(province)

    # -- 2: the layers of a province, from the top

    def occupier(self, province: int) -> int:
        return next((seat for seat, held in enumerate(self.g.occupied) if held >> province & 1), NONE)

    def taken(self, province: int) -> bool:
        return self.occupier(province) >= 0 or bool(self.g.rebel_towns >> province & 1)

    def town(self, province: int) -> int:
        return next((seat for seat, towns in enumerate(self.g.towns) if towns >> province & 1), NONE)

    def vassal(self, province: int) -> int:
        return next((seat for seat, held in enumerate(self.g.vassals) if held >> province & 1), NONE)

    def token(self, province: int) -> int:
        return next((realm for realm, mask, _, _ in self.g.tokens if mask >> province & 1), NONE)

    def flag(self, province: int) -> int:
        laid = self.token(province)
        return laid if laid >= 0 else self.g.start.side.owner[province]

    def owner(self, province: int) -> int:
        """By right (de jure)."""
        town = self.town(province)
        return self.g.realm[town] if town >= 0 else self.flag(province)

    def core(self, province: int) -> int:
        """7.6: whose core a province is."""
        area = self.g.start.board.land.area_of[province]
        marked = [realm for realm, cores in zip(self.g.realm, self.g.cores, strict=True) if cores >> area & 1]
        return marked[0] if marked else self.flag(province)

    # -- 13: realms

    def played(self, realm: int) -> bool:
        return realm in self.g.realm and not self.g.gone >> self.g.realm.index(realm) & 1

    def capital(self, realm: int) -> int:
        mine = self.owned_by[realm]
        homes = [home for owner, _, home, _ in self.g.tokens if owner == realm] or [self.g.start.capitals[realm]]
        if homes[0] >= 0 and (homes[0] in mine or self.played(realm)):
            return homes[0]
        return min(mine, key=lambda province: (-self.g.start.side.tax[province], province), default=NONE)

    def overlord(self, realm: int) -> int:
        home = self.capital(realm)
        if home < 0 or realm in self.g.realm:
            return NONE
        if self.vassal(home) >= 0:
            return self.g.realm[self.vassal(home)]
        lord = self.g.start.side.overlord[home]
        return lord if lord >= 0 and self.token(home) < 0 and self.owned_by[lord] and self.overlord(lord) < 0 else NONE

    def free(self, realm: int) -> bool:
        return bool(self.owned_by[realm]) and self.overlord(realm) < 0

    def subjects(self, realm: int) -> set[int]:
        """The provinces of its vassals: those with its tokens, or those under its small flag that nothing covers."""
        if realm in self.g.realm:
            return {province for province in self.provinces if self.vassal(province) == self.g.realm.index(realm)}
        small = set(members(self.g.start.vassals_of[realm])) if self.free(realm) else set()
        return {p for p in small if self.town(p) < 0 and self.vassal(p) < 0 and self.token(p) < 0}

    def held(self, realm: int) -> set[int]:
        """What is in a realm's hands: its own and its vassals', if nobody has taken it, and what it occupies."""
        mine = {p for p in self.owned_by[realm] | self.subjects(realm) if not self.taken(p)}
        if self.played(realm):
            mine |= {p for p in self.provinces if self.occupier(p) == self.g.realm.index(realm)}
        return mine

    def worth(self, provinces: set[int]) -> int:
        """13.4: their tax, with a +1 manpower token each."""
        return sum(self.g.start.side.tax[province] + (self.g.plus >> province & 1) for province in provinces)

    # -- 9, 11: ties and units

    def foes(self, seat: int) -> set[int]:
        found = set(members(self.g.wars[seat]))
        for other, realm in enumerate(self.g.realm):
            if self.g.wars[seat] >> realm & 1:
                found |= set(members(self.g.active_allies[other]))
        return found - {self.g.realm[seat]}

    def units(self, area: int) -> set[int]:
        """The seats with units in an area."""
        g = self.g
        return {
            seat
            for seat in range(g.seats)
            if share(g.infantry, area, seat) or area in g.army_at[3 * seat : 3 * seat + 3]
        }

    def inside(self, area: int) -> set[int]:
        return set(members(self.g.start.board.land.in_area[area]))

    def area(self, provinces: set[int]) -> set[int]:
        """The areas that provinces lie in."""
        return {self.g.start.board.land.area_of[province] for province in provinces}

    # -- 18.3: the Empire

    def empire(self) -> set[int]:
        """Its provinces, but for areas that have left it."""
        land = self.g.start.board.land
        printed = members(land.empire & self.g.start.side.printed)
        return {province for province in printed if not self.g.outside >> land.area_of[province] & 1}

    def member(self, realm: int) -> bool:
        return self.capital(realm) in self.empire()
