"""4.5: phase 5, tidying up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..actions.manpower import restore
from ..asked import Asked
from ..board.ownership import base_tax
from ..court.tracks import manpower
from ..diplomacy.ties import break_alliance
from ..empire.cubes import ImperialInfluence
from ..state import Europa
from ..voyages.colonizing import colonial
from ..war.forces import regulars
from ..war.pieces import dissolve
from ..war.units import ALLIED, BITS, DAMAGED, MASK, REGULAR
from .drawing import trim
from .once import new_round
from .reducing import leave_area, leave_army, units
from .turn import next_first

GREAT = 10
"""The base tax from which an expansive realm is nobody's ally."""


@dataclass(slots=True, eq=False)
class Tidying(Procedure[Europa]):
    """Phase 5, steps A to C."""

    steps = (
        "allied", "manpower", "refresh", "merchants", "colonists", "outgrown", "plague", "imperial", "defence",
        "crusade", "first", "status", "hands",
    )  # fmt: skip
    turn: int = 0

    def allied(self, g: Europa) -> None:  # A1
        """Allied units leave the armies and wait beside the manpower."""
        for seat in range(g.seats):
            number = dissolve(g, seat, ALLIED)
            if number:
                g.allied[seat] += number
                g.tell("allied-stood-down", g.realm[seat], number)

    def manpower(self, g: Europa) -> None:  # A2
        """What is missing comes from the box; what is too much goes, exhausted units first, those on the board last."""
        while self.turn < g.playing:
            seat = g.clockwise(g.first)[self.turn]
            adjust(g, seat)
            if regulars(g, seat) > manpower(g, seat):
                self.again()
                g.ask(StandDown(seat), 1 << seat)
                return
            self.turn += 1

    def refresh(self, g: Europa) -> None:  # A3
        """Half of the exhausted units, 3 at least and 6 at most; damaged ships in port."""
        least, most = g.start.box.limits["refresh"]
        for seat in g.clockwise(g.first):
            restore(g, seat, min(most, max(least, (g.exhausted[seat] + 1) // 2)))
            if g.fleet_at[seat] >= len(g.guards):
                g.fleet[seat] &= ~(MASK << BITS * DAMAGED)

    def merchants(self, g: Europa) -> None:  # A4
        g.tapped = 0

    def colonists(self, g: Europa) -> None:  # A5
        most: int = g.start.box.limits["colonists_a_round"]
        for seat in g.clockwise(g.first):
            number = min(most, len(colonial(g, seat)))
            if number:
                g.colonists[seat] += number
                g.tell("colonists", g.realm[seat], number)

    def outgrown(self, g: Europa) -> None:  # B1
        """Expansive realms that have grown great are nobody's allies."""
        for realm, *_ in g.tokens:
            if base_tax(g, realm) >= GREAT:
                for seat in range(g.seats):
                    if g.allies[seat] >> realm & 1:
                        g.tell("alliance-outgrown", g.realm[seat], realm)
                        break_alliance(g, seat, realm)

    def plague(self, g: Europa) -> None:  # B2
        g.plague = 0

    def imperial(self, g: Europa) -> None:  # B3
        g.push(ImperialInfluence())

    def defence(self, g: Europa) -> None:  # B4
        """The Empire's guard goes home when its Emperor has peace with all who attacked from outside."""
        emperor = g.seat_of(g.emperor)
        if emperor < 0 or not g.wars[emperor] & g.defence:
            g.defence = g.guard = 0

    def crusade(self, g: Europa) -> None:  # B5
        g.crusaders = 0

    def first(self, g: Europa) -> None:  # B6
        g.first = next_first(g)
        g.tell("first-player", g.realm[g.first])

    def status(self, g: Europa) -> None:  # A6, B7
        new_round(g)

    def hands(self, g: Europa) -> None:  # C
        if trim(g, g.start.box.limits["hand"], g.clockwise(g.first)):
            self.again()


def adjust(g: Europa, seat: int) -> None:
    """Make the units of a seat as many as its manpower, as far as those on its mat go."""
    missing = manpower(g, seat) - regulars(g, seat) - g.exhausted[seat] - g.available[seat]
    if missing > 0:
        g.available[seat] += missing
        g.tell("manpower-grew", g.realm[seat], missing)
        return
    from_exhausted = min(-missing, g.exhausted[seat])
    from_available = min(-missing - from_exhausted, g.available[seat])
    g.exhausted[seat] -= from_exhausted
    g.available[seat] -= from_available
    if from_exhausted + from_available:
        g.tell("manpower-shrank", g.realm[seat], from_exhausted + from_available)


@dataclass(slots=True, eq=False)
class StandDown(Asked):
    """Which regular unit on the board goes back to the box for want of manpower?"""

    rule = "4.5"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], regulars(g, self.seat) - manpower(g, self.seat))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in units(g, seat, (REGULAR,)):
            yield choice, None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "disband":
            leave_army(g, seat, *choice.args)
        else:
            leave_area(g, seat, choice.args[0])
