"""Realms near the reader that nobody plays: strength, faith, who has ties to them."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.nearness import around
from ..board.ownership import free_realms, owned, rightful, strength, subjects
from ..board.reading import bits, members
from ..diplomacy.relations import areas_with, influence_in
from ..empire.membership import is_member
from ..realms.creeds import creed
from ..state import Europa
from ..war.declaring import Declaration
from .scribe import Scribe


def near(s: Scribe) -> int:
    """Independent realms with land beside the reader's, or with a tie to him; for a spectator those with any tie."""
    g = s.g
    seats = (s.seat,) if s.seat >= 0 else tuple(range(g.seats))
    found = 0
    for seat in seats:
        found |= g.allies[seat] | g.weddings[seat] | g.wars[seat] | g.casus[seat]
    if s.seat >= 0:
        beside = around(g, g.realm[s.seat])
        found |= bits(realm for realm in members(free_realms(g)) if areas_with(g, realm) & beside)
    return found & free_realms(g) & ~bits(g.realm)


def prey(g: Europa, seat: int) -> dict[int, bool]:
    """While a seat declares war: realms beside its own, and those against which it has cause; whether it has."""
    war = next((frame for frame in reversed(g.stack) if type(frame) is Declaration and frame.seat == seat), None)
    if war is None:
        return {}
    mine = g.realm[seat]
    beside = around(g, mine)
    others = members((free_realms(g) | bits(g.realm)) & ~(1 << mine))
    causes = {realm: war.cause(g, realm) for realm in others}
    return {realm: cause for realm, cause in causes.items() if cause or areas_with(g, realm) & beside}


def realms(s: Scribe) -> Iterator[str]:
    for realm in members(near(s)):
        signs = "".join(f"; {sign}" for sign in _ties(s, realm))
        yield s.say(
            "free-realm",
            realm=s.realm(realm),
            strength=strength(s.g, realm),
            signs=signs,
            religion=s.thing("religion", creed(s.g, realm)),
        )


def _ties(s: Scribe, realm: int) -> Iterator[str]:
    """Influence there, alliances, marriages, wars, vassals."""
    g = s.g
    for seat in s.order():
        number = influence_in(g, seat, realm) if owned(g, realm) else 0
        if number and seat == s.seat:
            yield s.say("your-influence", number=number)
        elif number:
            yield s.say("others-influence", realm=s.side(seat), number=number)
    for message, column in (
        ("ally-of", g.allies),
        ("fights-for", g.active_allies),
        ("married-to", g.weddings),
        ("war-with", g.wars),
    ):
        yield from (s.say(message, realm=s.side(seat)) for seat in s.order() if column[seat] >> realm & 1)
    if is_member(g, realm):
        yield s.say("member")
    under = bits(rightful(g, province) for province in members(subjects(g, realm)))
    if under:
        yield s.say("overlord-of", realms=s.mask("realm", under))
