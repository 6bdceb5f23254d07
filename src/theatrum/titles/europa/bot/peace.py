"""What the steward thinks of peace: terms, treaties, surrender."""

from __future__ import annotations

from typing import Any

from ..board.ownership import capital, lands, worth
from ..board.reading import members
from ..peace.camps import spoils
from ..peace.names import ANNEXATION, STATUS_QUO, WHITE
from ..peace.outcome import UNDECIDED, victory
from ..peace.treaty import Treaty
from ..round.accounts import accounts
from ..state import MIL
from ..war.movement.marching import FAR
from .ahead import follows
from .balance import AT_WAR, OCCUPIED
from .campaign import campaign
from .estimate import Reasons, Weights
from .homage import beyond, homage
from .host import REGULAR_PRICE, Host
from .odds import beats

GOES_WELL = 0.5
"""How likely a war that has gone well goes on so."""
KNEELS = 0.6
"""How likely the homage of a realm is had whose capital is held, if the next battle is won."""
RESTED = 3
MARCH = 2
"""Military power for marches and men in it."""
WON = ("prestige", "taxes", "aims", "mission", "milestone")
"""The reasons that say what terms of peace win."""
TIRED = 0.3
"""A war with another player that goes on costs more than it brings."""
HOPELESS = 6
"""Tax that an enemy holds of one's own when it is time to give in."""


def held(e: Host, realm: int) -> tuple[int, int]:
    """Tax that one holds of an enemy, and he of oneself."""
    return worth(e.g, spoils(e.g, e.realm, realm)), worth(e.g, spoils(e.g, realm, e.realm))


def impose(e: Host, _d: Any, realm: int, term: int) -> Reasons:
    had = OCCUPIED * held(e, realm)[0]
    for reason in follows(e, e.g.lexicon["impose", realm, term]):
        yield reason
        had += max(0.0, reason[0]) * (reason[1] in WON)
    yield 0.2, "peace", realm
    if term != ANNEXATION and (more := whole(e, realm, had)):
        yield -more, "war-goes-on", realm


def whole(e: Host, realm: int, had: float = 0.0) -> float:
    """The hope of having all of a realm that nobody plays in the next round, or its homage: so much more than terms
    that bring what is `had`."""
    g = e.g
    left = worth(g, lands(g, realm) & ~g.occupied[e.seat])
    men = sum(e.troops.values()) + recruits(e)
    power = min(10, g.power[3 * e.seat + MIL] + e.income[MIL])
    if e.last or g.seat_of(realm) >= 0 or not left:
        return 0.0
    kneels = KNEELS * bowed(e, realm, men, power) * (homage(e, realm) - had)
    if left + MARCH > power or men <= 2 * left:
        return max(0.0, kneels)
    plan = campaign(e, (realm,))
    return max(0.0, kneels, GOES_WELL * (plan.tax * e.land + plan.aims - had))


def recruits(e: Host) -> int:
    """Men who can be raised in the next round: half of the exhausted come back (4.5)."""
    g = e.g
    rested = g.available[e.seat] + min(g.exhausted[e.seat], RESTED)
    return min(rested, max(0, g.ducats[e.seat] + accounts(g, e.seat).net) // REGULAR_PRICE)


def bowed(e: Host, realm: int, men: int, power: int) -> float:
    """How likely a realm whose capital is held will lose a province elsewhere, too."""
    g, land = e.g, e.g.start.board.land
    home = capital(g, realm)
    rest = beyond(e, realm)
    if home < 0 or not g.occupied[e.seat] >> home & 1 or not rest or power < MARCH + 1:
        return 0.0
    areas = {land.area_of[province] for province in members(rest)}
    near = [area for area in sorted(areas) if any(e.steps[area][place] <= FAR for place in e.troops)]
    return max((beats(men - 1, e.levy(realm, area)) for area in near), default=0.0)


def white(e: Host, _d: Any, realm: int) -> Reasons:
    """What is held is given back; it ends a war that brings nothing."""
    yield from follows(e, e.g.lexicon["white-peace", realm])
    mine, _ = held(e, realm)
    if e.rounds > 1 and (mine or e.near(max(0, e.home(realm))) > 2) and victory(e.g, e.seat, realm) == UNDECIDED:
        yield -0.3, "war-goes-on", realm


def negotiate(_e: Host, _d: Any, realm: int) -> Reasons:
    yield TIRED, "peace", realm


def capitulate(e: Host, _d: Any, realm: int) -> Reasons:
    """Only when most is lost already."""
    mine, theirs = held(e, realm)
    yield (0.5 if theirs - mine >= HOPELESS else -3.0), "surrender", realm


def agree(e: Host, _d: Any, term: int) -> Reasons:
    treaty = next(frame for frame in reversed(e.g.stack) if isinstance(frame, Treaty))
    mine, theirs = held(e, e.g.realm[treaty.other])
    worths = {WHITE: 0.6 * (theirs - mine), STATUS_QUO: 0.5 * (mine - theirs) - 0.1}
    yield worths.get(term, -2.0) - AT_WAR, "peace", e.g.realm[treaty.other]


def agree_victor(_e: Host, _d: Any, _term: int, victor: int) -> Reasons:
    """Nobody signs that he has lost."""
    yield -2.0, "peace", victor


def settle(_e: Host, _d: Any) -> Reasons:
    yield 0.1, "stays"


def item(_e: Host, _d: Any, *_args: int) -> Reasons:
    yield -0.2, "stays"


WEIGHTS: Weights = {
    "impose": impose, "white-peace": white, "negotiate-peace": negotiate, "capitulate": capitulate, "agree": agree,
    "agree-victor": agree_victor, "settle": settle, "start-over": item, "return-province": item,
    "cede-province": item, "regain-province": item, "sever-alliance": item, "sever-claim": item,
    "sever-influence": item,
}  # fmt: skip
