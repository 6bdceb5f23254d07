"""What the steward thinks of wars: on whom they are made; who is called, and whose call is heard."""

from __future__ import annotations

from typing import Any

from ..board.nearness import adjacent
from ..board.reading import members
from ..war.calls import Calling
from ..war.casus import causes
from ..war.declaring import declaring
from .ahead import follows
from .campaign import BOLD, NO_TARGET, best_war, campaign, claim_worth
from .estimate import Reasons, Weights
from .host import Host

CALLED = 0.1
"""A call to a player costs nothing; but whoever comes from afar for nothing has lost by it (10.1)."""
TOGETHER = 0.5
"""All who were thought of are attacked at once."""


def declare(e: Host, _d: Any) -> Reasons:
    gain, realms = best_war(e)
    yield (gain - BOLD if realms else NO_TARGET), "war-plan", realms[0] if realms else 0


def attack(e: Host, _d: Any, realm: int) -> Reasons:
    """Those that were thought of; no other enemy at once."""
    chosen = declaring(e.g).chosen
    gain, realms = best_war(e)
    if chosen and not (realm in realms and chosen[0] in realms):
        yield NO_TARGET, "one-enemy"
    elif realm in realms:
        yield gain + TOGETHER, "war-plan", realm
    else:
        plan = campaign(e, (realm,))
        yield plan.gain, "war-plan", realm
        yield -plan.blame, "blame", realm


def call(e: Host, _d: Any, realm: int) -> Reasons:
    """A player who is near, where the war is no walk; another realm for what it brings."""
    other = e.g.seat_of(realm)
    if other >= 0:
        yield (CALLED if useful(e, other) else -CALLED), "calls", realm
        return
    yield from follows(e, e.g.lexicon["call", realm])


def useful(e: Host, other: int) -> bool:
    """Whether a player is near enough to one of the enemies to be of any help."""
    enemies = next((frame.enemies for frame in reversed(e.g.stack) if isinstance(frame, Calling)), 0)
    return any(adjacent(e.g, e.g.realm[other], enemy) for enemy in members(enemies))


def take_cross(e: Host, _d: Any, realm: int) -> Reasons:
    """Without another cause the vow saves Stability; it wants the area cleared (19.3)."""
    others = sum(1 for _ in causes(e.g, e.seat, realm))
    yield (1.5 if others < 2 else -0.3), "vow"


def fight(e: Host, _d: Any, place: int) -> Reasons:
    yield e.prizes.get(place, 0.0), "prize"


def claim(e: Host, _d: Any, area: int) -> Reasons:
    """A claim is a cause for war, and some aims count it."""
    yield claim_worth(e, area), "claim"


WEIGHTS: Weights = {
    "declare-war": declare, "attack": attack, "call": call, "take-cross": take_cross, "fight": fight,
    "fight-at-sea": fight, "claim": claim,
}  # fmt: skip
