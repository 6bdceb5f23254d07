"""13.5, an option: realms that nobody plays carry their wars into the lands of players."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.flow import Procedure
from ..board.adjacency import areas_of, ports_across
from ..board.nearness import serving, units_in
from ..board.ownership import any_of, capital, controlled, core_of, lands, subjects, taken, worth
from ..board.reading import bits, members
from ..state import Europa
from ..unrest.unrest import add_rebels, quiet, riot
from ..war.battle.arising import invasion
from ..war.forces import at_sea, in_field

UNREST = 2
"""Provinces that an invasion stirs up."""


@dataclass(slots=True, eq=False)
class Invasions(Procedure[Europa]):
    """Step B of phase 3: every non-player realm at war, in the order of the alphabet."""

    steps = ("find", "invade")
    queue: tuple[int, ...] = ()

    def find(self, g: Europa) -> None:
        warring = any_of(g.wars) & ~bits(g.crowns) & ~any_of(g.active_allies)
        self.queue = tuple(members(warring)) if g.options.get("invasions") == "yes" else ()

    def invade(self, g: Europa) -> None:
        if self.queue:
            realm, *rest = self.queue
            self.queue = tuple(rest)
            self.again()
            area = target(g, realm)
            if area >= 0:
                land_in(g, realm, area)


def enemies(g: Europa, realm: int) -> tuple[int, ...]:
    """The seats at war with a realm."""
    return tuple(seat for seat in range(g.seats) if g.wars[seat] >> realm & 1)


def beset(g: Europa, realm: int) -> int:
    """The areas with units of its enemies, as a mask."""
    return any_of([in_field(g, seat) for seat in enemies(g, realm)])


def host(g: Europa, realm: int) -> int:
    """Half the strength of a realm; provinces in areas with units of its enemies send nobody."""
    board = g.start.board
    mine = (lands(g, realm) | subjects(g, realm)) & ~taken(g)
    free = bits(province for province in members(mine) if not beset(g, realm) >> board.land.area_of[province] & 1)
    return (worth(g, free) + (free & g.plus).bit_count() + 1) // 2


def by_land(g: Europa, realm: int) -> int:
    """The areas that a realm or a vassal of its touches over land, its own among them, as a mask."""
    land, found = g.start.board.land, 0
    for area in members(areas_of(g.start.board, controlled(g, realm))):
        found |= 1 << area | land.beside[area]
    return found


def by_sea(g: Europa, realm: int) -> int:
    """Those it touches from port to port over zones without ships of its enemies."""
    closed = any_of([at_sea(g, seat) for seat in enemies(g, realm)])
    return areas_of(g.start.board, ports_across(g.start.board, controlled(g, realm), serving(g), closed))


def targets(g: Europa, realm: int) -> tuple[int, ...]:
    """The areas that a realm can invade: with towns or vassals of enemies, or with land they have taken from it."""
    foes = enemies(g, realm)
    prey = any_of([g.towns[seat] | g.vassals[seat] for seat in foes]) & ~taken(g)
    prey |= any_of([g.occupied[seat] for seat in foes]) & lands(g, realm)
    strangers = g.everyone & ~bits(foes)
    near = (by_land(g, realm) | by_sea(g, realm)) & areas_of(g.start.board, prey)
    return tuple(area for area in members(near) if not units_in(g, area) & strangers)


def target(g: Europa, realm: int) -> int:
    """Where a realm lands: its capital's area, the most of its cores, over land, by lot; -1: nowhere."""
    board = g.start.board
    if not areas_of(board, controlled(g, realm)) & ~beset(g, realm):
        return -1
    home = capital(g, realm)
    printed = board.land.area_of[home] if home >= 0 else -1
    over_land = by_land(g, realm)

    def rank(area: int) -> tuple[bool, int, bool]:
        cores = sum(core_of(g, province) == realm for province in board.land.within[area])
        return area == printed, cores, bool(over_land >> area & 1)

    open_ = targets(g, realm)
    best = [area for area in open_ if rank(area) == max(map(rank, open_))]
    if not best:
        return -1
    return best[g.dice.one_of("invasion", realm, len(best))] if len(best) > 1 else best[0]


def land_in(g: Europa, realm: int, area: int) -> None:
    """Two provinces of its enemies are stirred up, its units land and fight; who is left stays as rebels."""
    units = host(g, realm)
    g.tell("invaded", realm, area, units)
    mine = any_of([quiet(g, seat) for seat in enemies(g, realm)]) & g.start.board.land.in_area[area]
    for province in tuple(members(mine))[:UNREST]:
        riot(g, province)
    battle = invasion(g, area, g.first, realm, units)
    if battle:
        g.push(battle)
    else:
        add_rebels(g, area, units)
