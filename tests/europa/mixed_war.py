"""Mixed boards with ships, trade and a turn that is under way, and what the rulebook says of their areas and waters."""

from __future__ import annotations

from functools import cache
from random import Random

from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.state import IMPERIAL, NONE, Europa, add_share, share
from theatrum.titles.europa.war.units import HEAVY, INFANTRY, LIGHT, one, ship

from .mixed import Book, mixed
from .positions import begin

BOARDS = 0, 3
"""Of the mixed ones: a whole table in 1444, and one in 1618 that a player has left."""


def at_war(seed: int) -> WarBook:
    """Of a mixed board with ships; each way to sit has its own."""
    return _at_war(seed, tuple(begin().realm))


@cache
def _at_war(seed: int, _chairs: tuple[int, ...]) -> WarBook:
    g, dice = mixed(seed), Random(seed + 50)
    _ships(g, dice)
    _trade(g, dice)
    areas, side = range(len(g.influence)), g.start.side
    realms = [realm for realm, flags in enumerate(side.flags) if flags]
    g.stood = tuple(bits(dice.sample(areas, 20)) for _ in range(g.seats))
    g.afloat = tuple(bits(dice.sample(range(len(g.guards)), 5)) for _ in range(g.seats))
    g.feuds = tuple(wars | bits(dice.sample(realms, 5)) for wars in g.wars)
    provinces = sorted(members(side.printed))
    g.levied, g.defended, g.launched = (bits(dice.sample(provinces, 25)) for _ in range(3))
    g.plague = bits(dice.sample(areas, 15))
    g.defence = bits(dice.sample(realms, 3)) | (1 << g.realm[dice.randrange(g.seats)])
    g.ducats = [dice.choice((0, 2, 3, 9)) for _ in range(g.seats)]
    g.excommunicated = dice.randrange(g.seats)
    g.crusade = dice.choice(areas)
    for idea in ("deus_vult", "mercantilism"):
        for seat in dice.sample(range(g.seats), 3):
            g.ideas[seat] |= 1 << g.start.lists.ideas[idea]
    return WarBook(g)


def with_means(seed: int, plenty: bool) -> WarBook:
    """The same with cubes, tokens and allies to give, or without any."""
    return _with_means(seed, plenty, tuple(begin().realm))


@cache
def _with_means(seed: int, plenty: bool, _chairs: tuple[int, ...]) -> WarBook:
    g, dice = at_war(seed).g.clone(), Random(seed)
    areas = range(len(g.influence))
    for at in range(g.seats):
        for column in (g.cores, g.casus):
            column[at] = bits(dice.sample(sorted(members(column[at])), 1))
        g.claims[at] = bits(dice.sample([area for area in areas if not g.cores[at] >> area & 1], 0 if plenty else 6))
        for ties in (g.allies, g.weddings):
            ties[at] = bits(sorted(members(ties[at]))[: 1 if plenty else 3])
        g.active_allies[at] &= g.allies[at]
        g.power[3 * at : 3 * at + 3] = [0, 0, 0] if plenty else [9, 9, 9]
        g.colonists[at], g.shown[at] = 0, ()
    g.curia, g.rome = (), NONE
    if plenty:
        for area in areas[::2]:
            g.influence[area] = 0
    return WarBook(g)


def _ships(g: Europa, dice: Random) -> None:
    zones, sea = range(len(g.guards)), g.start.board.sea
    ports = [len(zones) + p for p, faces in enumerate(sea.faces) if faces and g.start.side.printed >> p & 1]
    for column in (g.ships, g.guards):
        for water in range(len(column)):
            column[water] = 0
    for seat in range(g.seats):
        for water in dice.sample(zones, 3):
            add_share(g.ships, water, seat, dice.randint(1, 2))
        for water in dice.sample(ports, 2):
            add_share(g.ships, water, seat, 1)
        for zone in dice.sample([zone for zone in zones if sea.slots[zone]], 3):
            if sum(share(g.guards, zone, other) for other in range(g.seats)) < sea.slots[zone]:
                add_share(g.guards, zone, seat, 1)
        g.fleet[seat] = dice.randint(0, 2) * ship(LIGHT) + dice.randint(0, 1) * ship(HEAVY)
        g.fleet_at[seat] = dice.choice((dice.choice(zones), dice.choice(ports))) if g.fleet[seat] else NONE


def _trade(g: Europa, dice: Random) -> None:
    nodes = range(len(g.pirates))
    for seat in range(g.seats):
        where = dice.sample(nodes, 3)
        g.merchants[3 * seat : 3 * seat + 3] = [*where[: dice.randint(1, 3)], NONE, NONE][:3]
    g.tapped = bits(dice.sample(range(3 * g.seats), g.seats))
    g.pirates[:] = [dice.choice((0, 0, 1, 2)) for _ in nodes]


class WarBook(Book):
    """What the rulebook says of areas, waters and nodes in a war."""

    def __init__(self, g: Europa) -> None:
        super().__init__(g)
        self.sea, self.land = g.start.board.sea, g.start.board.land
        self.zones, self.areas = range(len(g.guards)), range(len(g.influence))
        self.players = range(g.seats)
        self._ships = {(at, water): self._count(at, water) for at in self.players for water in range(len(g.ships))}
        self._at_sea = {at: {zone for zone in self.zones if self.ships(at, zone)} for at in self.players}
        self._foes = {at: self.foes(at) for at in self.players}
        self._held = {realm: self.held(realm) for realm in self.realms}
        self._serving = {province for province in self.provinces if self._serves(province)}
        self._estate = {realm: self.owned_by[realm] | self.subjects(realm) for realm in self.realms}
        self._hostile = {realm: self._hostile_waters(realm) for realm in self.realms}
        self.network = [self.reach(at) for at in self.players]

    def hands(self, realm: int) -> set[int]:
        """What is in a realm's hands, looked up once."""
        return self._held[realm]

    def rivals(self, at: int) -> set[int]:
        return self._foes[at]

    # -- ports and ships

    def ships(self, at: int, water: int) -> int:
        """Loose, on guard of trade, in the fleet."""
        return self._ships[at, water]

    def _count(self, at: int, water: int) -> int:
        loose = share(self.g.ships, water, at) + (share(self.g.guards, water, at) if water in self.zones else 0)
        return loose + (self.fleet(at) if self.g.fleet_at[at] == water else 0)

    def fleet(self, at: int) -> int:
        """Light and heavy ships in the fleet."""
        return self.g.fleet[at] % ship(HEAVY) + self.g.fleet[at] // ship(HEAVY)

    def at_sea(self, at: int) -> set[int]:
        return self._at_sea[at]

    def serves(self, province: int) -> bool:
        return province in self._serving

    def _serves(self, province: int) -> bool:
        """A port: an inactive one waits for a town, a vassal or an expansive token."""
        if not self.sea.faces[province]:
            return False
        if self.land.open_ports >> province & 1 and self.g.start.side.printed >> province & 1:
            return True
        return self.town(province) >= 0 or self.vassal(province) >= 0 or self.token(province) >= 0

    def estate(self, realm: int) -> set[int]:
        return self._estate[realm]

    def free_of_war(self, realm: int) -> set[int]:
        """The provinces of a realm and its vassals that nobody occupies."""
        return {province for province in self.estate(realm) if not self.taken(province)}

    def harbours(self, realm: int) -> set[int]:
        return {province for province in self.free_of_war(realm) if self.serves(province)}

    def enemies(self, realm: int) -> set[int]:
        """The seats to which a realm is hostile."""
        return {at for at in self.players if realm in self._foes[at]}

    def blockaded(self, realm: int) -> set[int]:
        """Zones with enemies of a realm that nobody plays, now or at the beginning of the turn."""
        now = set().union(*(self.at_sea(at) for at in self.enemies(realm)))
        before = [set(members(self.g.afloat[at])) for at in self.players if self.g.feuds[at] >> realm & 1]
        return now.union(*before)

    def hostile_waters(self, realm: int) -> set[int]:
        return self._hostile[realm]

    def _hostile_waters(self, realm: int) -> set[int]:
        """With ships of enemies, or a port of an enemy that nobody plays, unless it is blockaded."""
        enemies = self.enemies(realm)
        found = set().union(*(self.at_sea(at) for at in enemies))
        if self.played(realm):
            rivals = self._foes[self.g.realm.index(realm)]
        else:
            rivals = set().union(*(set(members(self.g.active_allies[at])) for at in enemies))
        for rival in rivals:
            if not self.played(rival):
                faced = {zone for port in self.harbours(rival) for zone in self.sea.faces[port]}
                found |= faced - self.blockaded(rival)
        return found

    # -- areas

    def friends(self, at: int) -> set[int]:
        """Provinces in one's own hands or an ally's."""
        return self._held[self.g.realm[at]].union(*(self._held[realm] for realm in members(self.g.allies[at])))

    def hostile(self, at: int) -> set[int]:
        rebels = {province for province in self.provinces if self.g.rebel_towns >> province & 1}
        return rebels.union(*(self._held[realm] for realm in self._foes[at]))

    def beside(self, area: int) -> set[int]:
        return set(members(self.land.beside[area]))

    def counting(self, realm: int, area: int) -> set[int]:
        """9.2: the provinces that count for the limit of recruiting in an area."""
        closed = self.hostile_waters(realm)
        across = {
            zone
            for port in self.inside(area)
            if self.serves(port)
            for zone in self.sea.faces[port]
            if zone not in closed
        }
        found = set[int]()
        for province in self.free_of_war(realm):
            there = self.land.area_of[province]
            if there == area:
                found.add(province)
                continue
            by_sea = self.serves(province) and across & set(self.sea.faces[province])
            if (there in self.beside(area) or by_sea) and not self.troubled(realm, there):
                found.add(province)
        return found

    def troubled(self, realm: int, area: int) -> bool:
        """Whether units that are hostile to a realm stand in an area; rebels are to those that somebody plays."""
        return bool(self.units(area) & self.enemies(realm)) or (self.played(realm) and bool(self.g.rebels[area]))

    def troops(self, at: int, area: int) -> int:
        """Units of a seat in an area; armies of a mixed board have infantry alone."""
        armies = zip(self.g.army_at[3 * at : 3 * at + 3], self.g.armies[3 * at : 3 * at + 3], strict=True)
        return share(self.g.infantry, area, at) + sum(
            units // one(INFANTRY) for where, units in armies if where == area
        )

    def printed(self, provinces: set[int]) -> int:
        return sum(self.g.start.side.tax[province] for province in provinces)

    def tax(self, provinces: set[int]) -> int:
        grown = self.g.large | self.g.twins
        return sum(2 if grown >> p & 1 else self.g.start.side.tax[p] for p in provinces)

    def influence(self, at: int, area: int) -> int:
        """Cubes, a marriage with whoever lives there, and those of the Empire for its Emperor."""
        g = self.g
        homes = [self.land.area_of[self.capital(r)] for r in members(g.weddings[at]) if self.capital(r) >= 0]
        imperial = share(g.influence, area, IMPERIAL) if g.realm[at] == g.emperor else 0
        return share(g.influence, area, at) + imperial + homes.count(area)

    # -- 12.2: chains of trade

    def reach(self, at: int) -> tuple[set[int], set[int]]:
        """The areas and zones that hang together with the capital."""
        g = self.g
        pieces = g.towns[at] | g.vassals[at] | g.occupied[at]
        areas = {self.land.area_of[p] for p in members(pieces)} | self.swayed(at)
        home = self.land.area_of[self.capital(g.realm[at])]
        areas.add(home)
        lights = {z for z in self.zones if share(g.ships, z, at) + share(g.guards, z, at) or self._fleet_trades(at, z)}
        found: set[tuple[str, int]] = {("area", home)}
        grows = True
        while grows:
            grows = False
            more = {("area", area) for area in areas} | {("zone", zone) for zone in lights}
            for link in more - found:
                if any(self._linked(link, other) for other in found):
                    found.add(link)
                    grows = True
        return {n for kind, n in found if kind == "area"}, {n for kind, n in found if kind == "zone"}

    def _fleet_trades(self, at: int, zone: int) -> bool:
        return self.g.fleet_at[at] == zone and self.g.fleet[at] % ship(HEAVY) > 0

    def swayed(self, at: int) -> set[int]:
        """The areas with influence of a seat: cubes, those of the Empire for its Emperor, marriages."""
        g = self.g
        own = {area for area in self.areas if share(g.influence, area, at)}
        if g.realm[at] == g.emperor:
            own |= {area for area in self.areas if share(g.influence, area, IMPERIAL)}
        homes = {self.capital(realm) for realm in members(g.weddings[at])}
        return own | {self.land.area_of[home] for home in homes if home >= 0}

    def _linked(self, one: tuple[str, int], other: tuple[str, int]) -> bool:
        (kind, here), (to, there) = one, other
        if kind == to == "area":
            ports = [{z for p in self.inside(a) if self.serves(p) for z in self.sea.faces[p]} for a in (here, there)]
            return there in self.beside(here) or bool(ports[0] & ports[1])
        if kind == to == "zone":
            return there in self.sea.neighbours[here]
        area, zone = (here, there) if kind == "area" else (there, here)
        return zone in self.sea.coast[area]

    def trades(self, at: int, node: int) -> bool:
        """Whether a seat's trade reaches a node."""
        areas, zones = self.network[at]
        return bool(zones & {*self.sea.node_zones[node]} or areas & set(members(self.sea.node_areas[node])))
