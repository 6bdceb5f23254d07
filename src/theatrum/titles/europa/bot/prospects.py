"""How likely a mission is to be fulfilled before the age is over, by what it lacks: so missions are chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....engine.content import read_table
from ..board.ownership import rightful
from ..board.reading import CONTENT, lowest, members
from ..cards.conditions import scene
from ..cards.language import Term
from ..cards.scene import Scene
from ..diplomacy.relations import can_wed
from ..round.accounts import accounts
from .campaign import EVEN, campaign
from .errands import SHIP_PRICE, UNIT_PRICE
from .hopes import LANDS, coveted
from .host import Host

UNKNOWN = 0.2
"""Of a word that is not in the table."""
HELD = 0.95
"""What holds now may be lost again."""
WON, OPEN, AFAR, PLAYED = 0.55, 0.2, 0.08, 0.05
"""Of land: of a realm that would be beaten, that might be or is wed to us, that is our ally or no neighbour, that
another plays."""
FRIEND, TAKEN = 0.75, 0.25
"""An alliance with a realm that is free, and with one that is another's ally."""
SUITOR, COURT = 0.3, 0.45
"""A marriage with a realm that nobody plays, and with a player."""
IN_ROW, LATER = 0.9, 0.3
"""An idea that lies in the row; one that may come."""
HASTE = (0.5, 0.8, 1.0)
"""How much of it is left when so many rounds are."""
BESIDE = 0.85
"""Of land that shares an area with what has been won before."""
GROWTH = 1
"""Units that manpower brings a round."""
SOLDIER, SAILOR = UNIT_PRICE + 0.5, SHIP_PRICE + 0.5
"""Ducats for one, with his upkeep."""


@cache
def chances() -> dict[str, float]:
    rows = read_table(CONTENT / "bot" / "prospects.csv", ("word", "chance"))
    return {row.text("word"): float(row.text("chance")) for row in rows}


def prospect(e: Host, condition: Term) -> float:
    """How likely a condition holds before the age is over."""
    return HASTE[min(e.rounds, len(HASTE)) - 1] * _chance(e, scene(e.g, e.seat), condition)


def _chance(e: Host, s: Scene, condition: Term) -> float:
    assert not isinstance(condition, int)
    head, given = condition[0], condition[1:]
    if s.holds(condition):
        return HELD
    if head == "and":
        total = 1.0
        for part in given:
            total *= _chance(e, s, part)
        return total
    if head == "any_of":
        return max(_chance(e, s, part) for part in given)
    if head == "at_least":
        return _number(e, s, condition, s.number(given[0]) - s.number(given[1]))
    if wanted := coveted(s, condition):
        return conquest(e, wanted, wanted.bit_count() if head in LANDS else 1)
    return CONDITIONS[head](e, s, *given) if head in CONDITIONS else chances().get(head, UNKNOWN)


def _number(e: Host, s: Scene, part: Term, missing: int) -> float:
    assert not isinstance(part, int)
    word = part[2][0]
    if word in MEANS:
        return min(HELD, MEANS[word](e) / missing) ** 2
    if wanted := coveted(s, part):
        return conquest(e, wanted, missing)
    return float(chances().get(word, UNKNOWN) ** missing)


# -- land


def conquest(e: Host, wanted: int, missing: int) -> float:
    """How likely so many of these provinces can be had, from those who are beaten most easily."""
    area_of, owners = e.g.start.board.land.area_of, dict[int, list[int]]()
    for province in members(wanted):
        realm = rightful(e.g, province)
        if realm >= 0 and realm != e.realm:
            owners.setdefault(realm, []).append(area_of[province])
    total, reached = 1.0, set[int]()
    for chance, realm in sorted(((beaten(e, realm), realm) for realm in owners), reverse=True):
        if missing > 0:
            total *= max(chance, BESIDE) if reached & {*owners[realm]} and chance > AFAR else chance
            reached.update(owners[realm])
            missing -= len(owners[realm])
    return total if missing <= 0 else 0.0


def beaten(e: Host, realm: int) -> float:
    """How likely a realm's land is won by war."""
    if e.g.seat_of(realm) >= 0:
        return PLAYED
    if not e.free >> realm & 1 or not e.fronts(realm) or e.g.allies[e.seat] >> realm & 1:
        return AFAR
    plan = campaign(e, (realm,), levied=True, later=True)
    safe = plan.chance >= EVEN and (sum(plan.taken) >= plan.tax or plan.homage > 0 or plan.foothold > 0)
    return WON if safe and not plan.betrayal else OPEN


# -- money


def _purse(e: Host) -> float:
    return e.g.ducats[e.seat] + 0.8 * max(0, accounts(e.g, e.seat).net) * e.rounds


def _hoard(e: Host) -> float:
    return max(1.0, 0.7 * max(0, accounts(e.g, e.seat).net) * e.rounds)


def _men(e: Host) -> float:
    return min(e.g.available[e.seat] + GROWTH * (e.rounds - 1), _purse(e) / SOLDIER)


def _fleet(e: Host) -> float:
    return _purse(e) / SAILOR


MEANS: dict[str, Callable[[Host], float]] = {
    "treasury": _hoard, "deployed": _men, "fleet_size": _fleet, "deployed_light": _fleet,
}  # fmt: skip
"""How many of a thing money can bring."""


# -- ties and ideas


def _allied(e: Host, s: Scene, who: Term) -> float:
    realm = lowest(s.realms(who))
    others = any(e.g.allies[seat] >> realm & 1 for seat in range(e.g.seats))
    return TAKEN if others else FRIEND


def _married(e: Host, s: Scene, who: Term) -> float:
    realm = lowest(s.realms(who))
    if not can_wed(e.g, e.seat, realm):
        return AFAR
    return COURT if e.g.seat_of(realm) >= 0 else SUITOR


def _idea(e: Host, _s: Scene, idea: Term) -> float:
    assert not isinstance(idea, int)
    return IN_ROW if idea[1] in e.g.idea_row else LATER


CONDITIONS: dict[str, Callable[..., float]] = {"allied": _allied, "married": _married, "has_idea": _idea}
