"""4.3: phase 3, peace and revolts. Its other steps belong to the chapters on wars, revolts and faith."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.flow import Procedure
from ..board.ownership import capital, taken, tax_of
from ..board.reading import members
from ..court import prestige, stability
from ..court.vocabulary import CASUS_BELLI, OCCUPIED, SUCCESSION
from ..diplomacy.relations import influence_in, is_free
from ..diplomacy.ties import dispute
from ..faith.dissent import Dissent
from ..peace.talks import Talks
from ..realms.invasion import Invasions
from ..state import NONE, Europa
from ..unrest.dice import Rebellion
from ..unrest.rebels import Rebels
from ..unrest.stirring import Stirring
from ..war.hostilities import at_war

IDLE_CASUS, DISPUTE = 2, 3
"""Prestige for a casus belli that was not used, and for a disputed succession."""
MOST_OCCUPIED = 5
LEAST_INFLUENCE = 2


@dataclass(slots=True, eq=False)
class Peace(Procedure[Europa]):
    """Phase 3."""

    steps = (
        "tokens", "invasions", "rebels", "talks", "succession", "occupied_towns", "interregnum", "dissent", "unrest",
        "rebellion",
    )  # fmt: skip

    def tokens(self, g: Europa) -> None:  # A
        """Casus belli and truces go; who did not use a casus belli loses Prestige."""
        g.active = g.first
        for seat in g.clockwise(g.first):
            for realm in members(g.casus[seat]):
                g.tell("casus-removed", g.realm[seat], realm)
                if not at_war(g, seat, realm):
                    prestige.gain(g, seat, -IDLE_CASUS, CASUS_BELLI)
        g.casus = [0] * g.seats
        g.truces = [0] * g.seats

    def invasions(self, g: Europa) -> None:  # B
        g.push(Invasions())

    def rebels(self, g: Europa) -> None:  # C
        g.push(Rebels())

    def talks(self, g: Europa) -> None:  # D
        if any(g.wars):
            g.push(Talks())

    def succession(self, g: Europa) -> None:  # E
        """Disputed marriages are turned back and cost Prestige, but for a partner who is beyond dispute."""
        for seat in g.clockwise(g.first):
            for realm in members(g.disputed[seat]):
                if not _undisputed(g, seat, realm):
                    prestige.gain(g, seat, -DISPUTE, SUCCESSION)
        g.disputed = [0] * g.seats

    def occupied_towns(self, g: Europa) -> None:  # E
        for seat in g.clockwise(g.first):
            prestige.gain(g, seat, -min(MOST_OCCUPIED, lost_tax(g, seat)), OCCUPIED)

    def interregnum(self, g: Europa) -> None:  # F
        for seat in g.clockwise(g.first):
            if g.ruler[seat] == NONE:
                dispute(g, g.realm[seat])
                stability.change(g, seat, -1)

    def dissent(self, g: Europa) -> None:  # G
        g.push(Dissent())

    def unrest(self, g: Europa) -> None:  # H
        g.push(Stirring())

    def rebellion(self, g: Europa) -> None:  # I
        g.push(Rebellion(g.clockwise(g.first)))


def lost_tax(g: Europa, seat: int) -> int:
    """The tax of a seat's towns that enemies or rebels occupy."""
    return tax_of(g, g.towns[seat] & taken(g))


def _undisputed(g: Europa, seat: int, realm: int) -> bool:
    """The only one with an alliance or a vassal in that capital; in a non-player realm with the most influence too.

    A vassal realm is no non-player realm (11.4).
    """
    home = capital(g, realm)
    tied = [other for other in range(g.seats) if (g.allies[other] >> realm | g.vassals[other] >> home) & 1]
    if tied != [seat]:
        return False
    return not is_free(g, realm) or _leads(g, seat, realm)


def _leads(g: Europa, seat: int, realm: int) -> bool:
    cubes = [influence_in(g, other, realm) for other in range(g.seats)]
    return cubes[seat] >= LEAST_INFLUENCE and all(
        cubes[seat] > number for other, number in enumerate(cubes) if other != seat
    )
