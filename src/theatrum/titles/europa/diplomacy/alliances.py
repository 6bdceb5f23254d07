"""5.4, 11.3: the action Form an Alliance (Zawarcie sojuszu) with a realm that nobody plays."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..actions.action import Action
from ..board.ownership import base_tax, capital, owners
from ..board.reading import bits, members
from ..court import power
from ..recall import recall
from ..state import DIP, NONE, Europa
from .relations import areas_with, embattled, is_distant, is_free, standing, sway, tokens_left
from .ties import add_influence, ally

LEAST = 2
"""Influence that an alliance takes."""
DEAREST = 3


def cost(g: Europa, realm: int) -> int:
    """Half the base tax of the realm, three at most."""
    return max(1, min(DEAREST, (base_tax(g, realm) + 1) // 2))


def neighbours_won(g: Europa, seat: int) -> tuple[tuple[int, int], ...]:
    """The realms in whose areas a seat has influence, with how much, or a claim where that is what counts."""
    land, won, found = g.start.board.land, sway(g, seat), dict[int, int]()
    for area in members(bits(won) | g.claims[seat] & land.distant):
        for realm in members(owners(g, land.in_area[area])):
            found[realm] = found.get(realm, 0) + won.get(area, 0)
    return tuple(sorted(found.items()))


def winnable(g: Europa, seat: int) -> tuple[int, ...]:
    """Those of them that are free, and where there is influence enough or something else counts."""
    return tuple(
        realm
        for realm, influence in neighbours_won(g, seat)
        if (influence >= LEAST or is_distant(g, realm)) and is_free(g, realm)
    )


def rival(g: Europa, seat: int, realm: int) -> int:
    """Another player with whom the realm is allied; NONE."""
    return next((other for other in range(g.seats) if other != seat and g.allies[other] >> realm & 1), NONE)


def closed(g: Europa, seat: int, realm: int) -> Reason | None:
    """Why this realm cannot be won now."""
    if embattled(g, realm):
        return Reason("realm-at-war", "5.4", (realm,))
    if is_distant(g, realm) and not g.claims[seat] & areas_with(g, realm):
        return Reason("no-claim-there", "5.4", (realm,))
    mine, other = standing(g, seat, realm), rival(g, seat, realm)
    if mine < LEAST:
        return Reason("too-little-influence", "5.4", (realm, LEAST))
    if other >= 0 and standing(g, other, realm) >= mine:
        return Reason("rival-has-as-much", "5.4", (realm, g.realm[other]))
    return Reason("no-power", "5.4", (DIP, cost(g, realm))) if power.has(g, seat, DIP) < cost(g, realm) else None


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    barred = _barred(g, seat)
    if not every and (barred or not power.has(g, seat, DIP)):
        return
    for realm in [realm for realm, _ in neighbours_won(g, seat)] if every else recall(g, winnable, seat):
        if not g.allies[seat] >> realm & 1 and is_free(g, realm):
            why = barred or closed(g, seat, realm)
            if every or not why:
                yield g.lexicon["ally", realm], why


def _barred(g: Europa, seat: int) -> Reason | None:
    if g.wars[seat]:
        return Reason("at-war", "5.4")
    left = tokens_left(g, seat, g.allies, "alliances")
    return None if left > 0 else Reason("alliances-most", "11.3", (g.allies[seat].bit_count(),))


def taken(g: Europa, seat: int, choice: Choice) -> None:
    realm = choice.args[0]
    power.spend(g, seat, DIP, cost(g, realm))
    ally(g, seat, realm)
    add_influence(g, seat, g.start.board.land.area_of[capital(g, realm)], 1)


ACTION = Action(("ally",), False, offers, taken)
