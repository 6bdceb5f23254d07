"""9.5, "Ruch morski podczas innych akcji": one light ship sails while its player trades or explores."""

from __future__ import annotations

from ..court import power
from ..court.any_power import charge
from ..state import Europa, share
from ..war.movement.paths import Chart
from ..war.pieces import GUARD, LOOSE, launch, sink
from ..war.ports import is_port
from ..war.units import LIGHT


def moorings(g: Europa, seat: int) -> list[int]:
    """The waters with light ships of a seat outside its fleet."""
    shift, zones = 4 * seat, len(g.guards)
    at_sea = [zone for zone in range(zones) if (g.ships[zone] | g.guards[zone]) >> shift & 15]
    return at_sea + [zones + port for port, packed in enumerate(g.ships[zones:]) if packed >> shift & 15]


def reach(g: Europa, seat: int, water: int, far: bool = False) -> dict[int, int]:
    """The zones that a ship in a water can sail to, with the power that it costs; `far`: unexplored ones too."""
    chart, means = Chart(g, seat, far), power.total(g, seat)
    return {
        zone: way.toll
        for zone, way in chart.reach(water).items()
        if not is_port(g, zone) and not chart.hostile(zone) and way.toll <= means
    }


def sail(g: Europa, seat: int, water: int, zone: int, post: int = LOOSE) -> None:
    """A light ship leaves a water, one that guards nothing before one on a protection slot, and comes to a zone."""
    toll = reach(g, seat, water, far=True)[zone]
    sink(g, seat, LIGHT, water, 1, LOOSE if share(g.ships, water, seat) else GUARD)
    launch(g, seat, LIGHT, zone, 1, post)
    g.tell("light-ship-sailed", g.realm[seat], water, zone)
    charge(g, seat, toll)
