"""10.1, step 4: who is at peace again calls his units home from neutral areas, and his allies' units go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import bits, members
from ..diplomacy.ties import lose_allied
from ..state import NONE, Europa, add_share, share
from ..war.pieces import CROWD, NEUTRAL, friendly_areas, standing
from ..war.units import ALLIED, of_category


@dataclass(slots=True, eq=False)
class Aftermath(Procedure[Europa]):
    """Of a seat that has made its last peace."""

    steps = ("allies", "units")
    seat: int

    def allies(self, g: Europa) -> None:
        """Active allies are plain ones again; allied units go back to the box."""
        g.active_allies[self.seat] = 0
        in_armies = sum(of_category(packed, ALLIED) for packed in g.armies[3 * self.seat : 3 * self.seat + 3])
        lose_allied(g, self.seat, g.allied[self.seat] + in_armies)

    def units(self, g: Europa) -> None:
        """Army by army, then loose infantry area by area: to the nearest friendly area."""
        for army, area in astray(g, self.seat):
            near = nearest(g, self.seat, area, share(g.infantry, area, self.seat) if army == NONE else 0)
            if not near:
                continue
            self.again()
            if near & (near - 1):
                g.ask(GoHome(self.seat, army, area, near), 1 << self.seat)
            else:
                bring_home(g, self.seat, army, area, near.bit_length() - 1)
            return


def astray(g: Europa, seat: int) -> Iterator[tuple[int, int]]:
    """Armies, and NONE for loose infantry, in neutral areas."""
    for army in range(3):
        area = g.army_at[3 * seat + army]
        if g.armies[3 * seat + army] and standing(g, seat, area) == NEUTRAL:
            yield army, area
    for area in range(len(g.infantry)):
        if g.infantry[area] and share(g.infantry, area, seat) and standing(g, seat, area) == NEUTRAL:
            yield NONE, area


def nearest(g: Europa, seat: int, area: int, loose: int) -> int:
    """The nearest friendly areas with room for so many loose units, every area and sea zone being one step."""
    land, sea = g.start.board.land, g.start.board.sea
    friendly = bits(home for home in members(friendly_areas(g, seat)) if share(g.infantry, home, seat) + loose <= CROWD)
    areas, zones, seen, sailed = 1 << area, 0, 1 << area, 0
    while areas or zones:
        if areas & friendly:
            return areas & friendly
        ahead, out = 0, 0
        for here in members(areas):
            ahead |= land.beside[here]
            out |= sum(1 << zone for zone in sea.coast[here])
        for zone in members(zones):
            ahead |= sea.shores[zone]
            out |= sea.beside[zone]
        areas, zones = ahead & ~seen, out & ~sailed
        seen, sailed = seen | areas, sailed | zones
    return 0


def bring_home(g: Europa, seat: int, army: int, area: int, home: int) -> None:
    if army == NONE:
        number = share(g.infantry, area, seat)
        add_share(g.infantry, area, seat, -number)
        add_share(g.infantry, home, seat, number)
    else:
        g.army_at[3 * seat + army] = home
    g.tell("went-home", g.realm[seat], area, home)


@dataclass(slots=True, eq=False)
class GoHome(Asked):
    """Where do units go from a neutral area?"""

    rule = "10.1"
    army: int
    area: int
    near: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(self.near):
            yield g.lexicon["go-home", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        bring_home(g, seat, self.army, self.area, choice.args[0])
