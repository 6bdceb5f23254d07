"""What the steward thinks of influence, claims and deals with other players."""

from __future__ import annotations

from typing import Any

from ..board.reading import members
from ..diplomacy.claims import Fabricate, claimable, closed, cost
from ..diplomacy.deals import building
from ..diplomacy.relations import can_wed, closed_to_influence, tokens_left
from ..diplomacy.severing import Sever
from ..diplomacy.ties import cubes_left, room
from ..round.turn import Act
from ..state import DIP, NONE
from .ahead import follows, missing, named
from .balance import ALLIANCE, CARD, MARRIAGE
from .campaign import claim_worth
from .errands import CLAIMS, about, errand
from .estimate import Estimate, Reasons, Weights
from .host import Host

BOUGHT = 3
CUBES = 4
"""Cubes that are thought of at once."""
WILLING = 0.7
"""How likely another player signs what is good for both."""
LEADER = 1.2
"""Nobody likes to befriend the one who leads."""
NEVER = -3.0


def cubes(e: Estimate) -> dict[int, float]:
    """What a cube in each area in reach is worth."""
    if e.cubes is None:
        twin, before = e.possible.clone(), e.sway(e.g)
        e.cubes = {}
        bit = 1 << 4 * e.seat
        aims = e.hoped
        for area in members(e.g.reach):
            if room(e.g, area) > 0 and not closed_to_influence(e.g, area) and e.owners.get(area):
                twin.influence[area] += bit
                gain = e.sway(twin) - before
                if gain > 0.1:
                    gain += e.aims(twin) - aims
                e.cubes[area] = gain
                twin.influence[area] -= bit
    return e.cubes


def influence(e: Host, _d: Any) -> Reasons:
    """The best few cubes, the first for power, others for power or ducats."""
    gains = sorted((gain for gain in cubes(e).values()), reverse=True)[:2]
    gains = [gain for gain in gains for _ in range(2)]  # two in an area
    if not gains or not cubes_left(e.g, e.seat):
        yield -0.5, "sway"
        return
    power = e.g.power[3 * e.seat + DIP]
    total = gains[0] - e.point
    cheap = min(e.point if power > 1 else 9.0, BOUGHT * e.ducat if e.g.ducats[e.seat] >= BOUGHT + 4 else 9.0)
    total += sum(max(0.0, 0.9 * gain - cheap) for gain in gains[1:CUBES])
    yield total, "sway"


def buy(e: Host, _d: Any, area: int) -> Reasons:
    yield from follows(e, e.g.lexicon["buy-influence", area])
    if e.g.ducats[e.seat] < BOUGHT + 3:
        yield -0.3, "ducats", BOUGHT


def fabricate(e: Host, _d: Any) -> Reasons:
    """The best claim and its price."""
    best = NEVER
    for area in members(claimable(e.g, e.seat)):
        if closed(e.g, e.seat, area) is None:
            best = max(best, claim_worth(e, area) - e.point * cost(e.g, e.seat, area))
    wanted = errand(e, CLAIMS)
    if wanted.missing and wanted.gain > best:
        yield wanted.gain, *about(e, wanted)
    else:
        yield best, "claim"


def claim(e: Host, decision: Any, area: int) -> Reasons:
    yield claim_worth(e, area), "claim"
    if isinstance(decision, Fabricate):
        yield -e.point * cost(e.g, e.seat, area), "spends", cost(e.g, e.seat, area)


def sever(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    yield NEVER, "stays"


def withdraw(e: Host, decision: Any, area: int) -> Reasons:
    """Never of one's own will; where a cube has to go, the least useful."""
    if isinstance(decision, Sever):
        yield NEVER, "stays"
    else:
        yield from follows(e, e.g.lexicon["withdraw", area])


def ally(e: Host, decision: Any, realm: int) -> Reasons:
    yield from follows(e, e.g.lexicon["ally", realm])
    if isinstance(decision, Act):
        yield 0.25, "first-come"
    if realm in e.prey:
        yield -e.prey[realm], "prey", realm


# -- deals


def negotiate(e: Host, _d: Any, realm: int) -> Reasons:
    """An alliance and a marriage are points for both sides."""
    other = e.g.seat_of(realm)
    alliance, marriage = can_ally(e, other), can_marry(e, other)
    gain = (ALLIANCE + 0.2 - e.point) * alliance + (MARRIAGE + CARD - e.point) * marriage
    if not gain:
        yield -1.0, "deal", realm
        return
    yield WILLING * gain, "deal", realm
    for weight, *rest in tied(e, realm, alliance, marriage):
        yield WILLING * weight, *rest
    yield -e.rivalry[other] * (ALLIANCE * alliance + MARRIAGE * marriage), "rival", realm


def tied(e: Host, realm: int, alliance: bool, marriage: bool) -> Reasons:
    """What ties with a realm would bring missions and milestones."""
    twin = e.possible.clone()
    twin.allies[e.seat] |= alliance << realm
    twin.weddings[e.seat] |= marriage << realm
    for gain in named(e, twin):
        yield gain.hoped, gain.kind, gain.aim, *missing(twin, e.seat, gain.kind, gain.aim)


def can_ally(e: Estimate, other: int) -> bool:
    """Whether an alliance can be made, and has a slot that is wanted for nothing better."""
    g = e.g
    if g.allies[e.seat] >> g.realm[other] & 1 or g.wars[e.seat] or g.wars[other] or not g.power[3 * e.seat + DIP]:
        return False
    return all(tokens_left(g, seat, g.allies, "alliances") > 0 for seat in (e.seat, other))


def can_marry(e: Estimate, other: int) -> bool:
    g = e.g
    if not can_wed(g, e.seat, g.realm[other]) or g.wars[e.seat] or g.wars[other] or not g.power[3 * e.seat + DIP]:
        return False
    return all(tokens_left(g, seat, g.weddings, "marriages") > 0 for seat in (e.seat, other))


def offer_alliance(e: Host, _d: Any) -> Reasons:
    yield ALLIANCE - e.point, "ties"
    yield from tied(e, e.g.realm[building(e.g).other], True, False)


def offer_marriage(e: Host, _d: Any, deck: int) -> Reasons:
    deal = building(e.g)
    if deal.deck != NONE:
        yield NEVER, "stays"
        return
    yield MARRIAGE + CARD - e.point + 0.02 * e.g.power[3 * e.seat + deck], "ties"
    yield from tied(e, e.g.realm[deal.other], False, True)


def sign(_e: Host, _d: Any) -> Reasons:
    yield 0.3, "ties"


def drop(_e: Host, _d: Any) -> Reasons:
    yield 0.0, "stays"


def accept(e: Host, _d: Any) -> Reasons:
    yield from follows(e, e.g.lexicon["accept-deal",])
    by = building(e.g).seat
    if e.others[by] >= max(e.others) and e.others[by] > e.others[e.seat] + 12:
        yield -LEADER, "leader", e.g.realm[by]


WEIGHTS: Weights = {
    "influence": influence, "buy-influence": buy, "fabricate": fabricate, "claim": claim, "sever": sever,
    "end-alliance": sever, "withdraw": withdraw, "withdraw-imperial": sever, "ally": ally, "negotiate": negotiate,
    "deal-alliance": offer_alliance, "deal-marriage": offer_marriage, "deal-give": sever, "deal-ask": sever,
    "deal-sell": sever, "deal-buy": sever, "sign": sign, "drop-deal": drop, "accept-deal": accept,
    "refuse-deal": drop,
}  # fmt: skip
