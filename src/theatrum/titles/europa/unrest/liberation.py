"""14.3: rebels have won a province: a rebel town on a core of its holder, else it is liberated (wyzwolenie)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board import holding
from ..board.ownership import core_of, independent
from ..board.stock import tokens_left
from ..diplomacy.ties import add_casus
from ..state import NONE, Europa
from .unrest import add_rebel_town


def fall(g: Europa, seat: int, province: int) -> None:
    """A province on which a seat's piece lies on top falls to rebels."""
    core = core_of(g, province)
    if g.occupied[seat] >> province & 1:  # a
        holding.free(g, province)
    elif core == g.realm[seat]:
        add_rebel_town(g, province)
    elif core >= 0:  # b
        resent(g, seat, holding.liberate(g, province))
    else:  # c
        holding.lose(g, seat, province)
        _to_natives(g, seat, province)


def release(g: Europa, province: int) -> None:
    """10: a province that a peace sets free, a territory among them; nobody gets a casus belli for it (ruling E177)."""
    territory = core_of(g, province) < 0
    holding.liberate(g, province)
    if territory:
        _to_natives(g, NONE, province)


def _to_natives(g: Europa, loser: int, province: int) -> None:
    if natives(g):
        g.ask(Natives(g.active, loser, province), 1 << g.active)


def resent(g: Europa, seat: int, realm: int) -> None:
    """Whoever has lost a province gets a casus belli against its new owner, and a truce between them is broken."""
    other = g.seat_of(realm)
    if other < 0 and not independent(g, realm):  # it went back to a realm that is still a vassal
        return
    g.truces[seat] &= ~(1 << realm)
    if other >= 0:
        g.truces[other] &= ~(1 << g.realm[seat])
    add_casus(g, seat, realm)


def natives(g: Europa) -> list[int]:
    """The expansive realms of which a token is left."""
    return [realm for realm, _, _, colour in g.tokens if tokens_left(g, colour)]


@dataclass(slots=True, eq=False)
class Natives(Asked):
    """Whose expansive token is laid on a territory that has freed itself?"""

    rule = "14.3"
    loser: int  # a seat; NONE: it was not freed by rebels
    province: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.province)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm in natives(g):
            yield g.lexicon["free-for", realm], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        holding.expand(g, choice.args[0], self.province)
        if self.loser >= 0:
            resent(g, self.loser, choice.args[0])
