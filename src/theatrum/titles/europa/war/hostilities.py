"""9.1, 10.4: a war between two realms begins and ends: its tokens, and those of the truce after it."""

from __future__ import annotations

from ..board.nearness import foes
from ..diplomacy.ties import add_truce, break_alliance
from ..state import Europa


def at_war(g: Europa, seat: int, realm: int) -> bool:
    """Whether a realm is a seat's enemy, as an active ally of an enemy too."""
    return bool(foes(g, seat) >> realm & 1)


def begin_war(g: Europa, seat: int, realm: int, attacked: bool = False, declared: bool = False) -> None:
    """A seat's war token lies on a realm's capital; a truce or an alliance between them is over (11.3).

    The seat is the aggressor, unless a realm that nobody plays has `attacked` it or its ally. A war that was `declared`
    has been told already.
    """
    other = g.seat_of(realm)
    break_alliance(g, seat, realm)
    g.wars[seat] |= 1 << realm
    if not attacked:
        g.aggressor[seat] |= 1 << realm
    g.truces[seat] &= ~(1 << realm)
    if other >= 0:
        g.wars[other] |= 1 << g.realm[seat]
        g.truces[other] &= ~(1 << g.realm[seat])
    if not declared:
        g.tell("war-begun", g.realm[seat], realm)


def end_war(g: Europa, seat: int, realm: int, truce: bool = True) -> None:
    """The token goes; it is turned to a truce unless an active ally or a vassal lies under it (10.4)."""
    other = g.seat_of(realm)
    g.wars[seat] &= ~(1 << realm)
    g.aggressor[seat] &= ~(1 << realm)
    if other >= 0:
        g.wars[other] &= ~(1 << g.realm[seat])
        g.aggressor[other] &= ~(1 << g.realm[seat])
    g.tell("war-ended", g.realm[seat], realm)
    if truce:
        add_truce(g, seat, realm)
