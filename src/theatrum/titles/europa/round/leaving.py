"""21: a player leaves the game when a round ends and his wars are over: nobody plays his realm from then on.

Towns and vassals stay on the board; everything else of his goes. To hand a seat to a bot instead needs no rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..actions.action import Action
from ..board.reading import members
from ..cards.hands import throw
from ..court.mortality import OFFICES
from ..court.offices import retire, vacate
from ..curia.cardinals import settle
from ..diplomacy.ties import break_alliance, unwed
from ..state import NONE, Europa, held


def offers(g: Europa, seat: int, _: bool) -> Iterator[Offer]:
    if g.options.get("leaving") == "yes":
        yield g.lexicon["stay-in-game" if g.leaving >> seat & 1 else "leave-game",], None


def opened(g: Europa, seat: int) -> tuple[Choice, ...]:
    return tuple(choice for choice, _ in offers(g, seat, False)) if g.options.get("leaving") == "yes" else ()


def taken(g: Europa, seat: int, _: Choice) -> None:
    g.leaving ^= 1 << seat


ACTION = Action(("leave-game", "stay-in-game"), True, offers, taken, opened)


def let_go(g: Europa) -> None:
    """Those who want to leave and are at peace do so; the last one stays."""
    for seat in members(g.leaving):
        if not g.wars[seat] and g.playing > 1:
            depart(g, seat)


def depart(g: Europa, seat: int) -> None:
    """Nobody plays a realm any more."""
    g.tell("left-game", g.realm[seat])
    _untie(g, seat)
    _lay_down_cards(g, seat)
    g.gone |= 1 << seat
    g.leaving &= ~(1 << seat)
    g.wishes &= ~(1 << seat)
    pieces = g.towns[seat] | g.vassals[seat]
    g.unrest &= ~pieces
    g.rebel_towns &= ~pieces
    _clear_board(g, seat)
    _clear_mat(g, seat)
    settle(g)
    if g.first == seat:
        g.first = g.after(seat)


def _untie(g: Europa, seat: int) -> None:
    for realm in members(g.allies[seat]):
        break_alliance(g, seat, realm)
    for realm in members(g.weddings[seat]):
        unwed(g, seat, realm)
    g.truces[seat] = g.casus[seat] = g.claims[seat] = g.cores[seat] = 0
    g.curia = tuple(owner for owner in g.curia if owner != seat)
    g.crusaders &= ~(1 << seat)
    if g.excommunicated == seat:
        g.excommunicated = NONE


def _lay_down_cards(g: Europa, seat: int) -> None:
    """Action cards to their discards, also those of characters in office; ideas and milestones lose his arms."""
    for card in (*g.hands[seat], *g.unpaid[seat], *(card for card, _ in g.shown[seat])):
        throw(g, seat, card)
    for office in OFFICES:
        person, _ = vacate(g, seat, office)
        if person >= 0:
            retire(g, person)
    g.hands[seat] = g.unpaid[seat] = g.missions[seat] = ()
    g.shown[seat] = ()
    g.ideas[seat] = 0
    g.reached = tuple(tuple(other for other in seats if other != seat) for seats in g.reached)


def _clear_board(g: Europa, seat: int) -> None:
    """Cubes, units, ships, merchants."""
    mine = 15 << 4 * seat
    for column in (g.influence, g.infantry, g.ships, g.guards):
        for place in members(held(column, seat)):
            column[place] &= ~mine
    own = slice(3 * seat, 3 * seat + 3)
    g.armies[own], g.army_at[own], g.merchants[own] = [0] * 3, [NONE] * 3, [NONE] * 3
    g.fleet[seat], g.fleet_at[seat] = 0, NONE
    g.tapped &= ~(7 << 3 * seat)


def _clear_mat(g: Europa, seat: int) -> None:
    """What lies on it; the realm has a faith of its land now (13)."""
    g.power[3 * seat : 3 * seat + 3] = [0] * 3
    for column in (
        g.ducats, g.interest, g.stability, g.prestige, g.religion, g.colonists, g.available, g.exhausted, g.allied,
        g.bonus, g.used,
    ):  # fmt: skip
        column[seat] = 0
