"""Where the forces of a seat are: its armies and loose infantry, its fleet and light ships."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.reading import members
from ..state import NONE, share
from ..war.forces import in_field
from .lands import leader, units
from .scribe import Scribe
from .waters import fleet


def forces(s: Scribe, seat: int) -> Iterator[str]:
    """In one line; nothing where there are none."""
    found = [*_on_land(s, seat), *_afloat(s, seat)]
    if found:
        yield s.say("forces", forces="; ".join(found))


def _on_land(s: Scribe, seat: int) -> Iterator[str]:
    g = s.g
    for army in range(3 * seat, 3 * seat + 3):
        if g.army_at[army] != NONE:
            place, number = s.thing("area", g.army_at[army]), army - 3 * seat + 1
            yield s.say("own-army", army=number, area=place, units=units(s, g.armies[army]), leader=leader(s, army))
    for area in members(in_field(g, seat)):
        if loose := share(g.infantry, area, seat):
            yield s.say("own-loose", area=s.thing("area", area), number=loose)


def _afloat(s: Scribe, seat: int) -> Iterator[str]:
    g = s.g
    if g.fleet[seat] and g.fleet_at[seat] != NONE:
        yield s.say("own-fleet", water=s.thing("water", g.fleet_at[seat]), ships=fleet(s, g.fleet[seat]))
    for water in range(len(g.ships)):
        if light := share(g.ships, water, seat):
            yield s.say("own-light", water=s.thing("water", water), number=light)
    for zone in range(len(g.guards)):
        if guards := share(g.guards, zone, seat):
            yield s.say("own-guards", water=s.thing("zone", zone), number=guards)
