"""What the steward thinks of recruits and of ships that are built."""

from __future__ import annotations

from typing import Any

from ..round.turn import Act
from ..state import MIL, NONE
from ..war.recruiting.building import price as ship_price
from ..war.recruiting.enlisting import price
from ..war.units import ALLIED, ARTILLERY, INFANTRY, LIGHT, MERCENARY
from .balance import SHIP
from .campaign import BOLD, EVEN, best_war, levy_plan
from .errands import SHIP_PRICE, SHIPS, UNITS, about, errand
from .estimate import Reasons, Weights
from .field import IDLE
from .host import REGULAR_PRICE, RESERVE, WAGES, Host
from .odds import beats
from .trade import launch

ERRAND = 1.2
"""Each of the things that an aim lacks, once it has been decided to get them."""
OUTNUMBERED = -2.0
"""Recruits who are raised among more rebels or enemies."""
ASTRAY = -1.2
"""Recruits for a war who are raised where its army is not: they would not go with it."""
ARMED = 0.5
"""A unit that is missing where it is fought."""
MEN_FIRST = -1.0
"""A ship for which men have to wait who are missing somewhere."""
CAMPAIGN = 2
"""Military power for recruits and their first march."""


def wanted(e: Host) -> tuple[int, int]:
    """Where units are missing, and how many: for a war that is fought, one that is planned, else for a garrison."""
    area, missing = e.goal
    if area >= 0 and missing > 0 and not e.closing:
        return area, missing
    gain, area, missing, _ = levy_plan(e)
    if gain > 0 and missing > 0 and not e.closing:
        return area, missing
    if errand(e, UNITS).missing:
        return NONE, errand(e, UNITS).missing
    return NONE, max(len(sentries(e)), e.wanted(e.g) - sum(e.troops.values()) - 2)


def sentries(e: Host) -> list[float]:
    """What units would bring, less their price, where towns may fall to rebels and nobody stands; a war goes first."""
    if best_war(e, levied=True)[0] > BOLD:
        return []
    price = (REGULAR_PRICE + WAGES) * e.ducat
    return sorted((post - price for post in e.posts.values() if post > price), reverse=True)


def recruit(e: Host, decision: Any) -> Reasons:
    """For a war, or a garrison that is too small."""
    area, missing = wanted(e)
    gain, _, _, enemy = levy_plan(e)
    if area >= 0 and area != e.goal[0]:  # its price is part of the plan
        yield gain, "levies", enemy
        return
    task = max(errand(e, UNITS), errand(e, SHIPS))
    if task.gain > 0 and area < 0:
        yield task.gain, *about(e, task)
        return
    if area < 0 and (ship := launch(e) - SHIP_PRICE * e.ducat - e.spent(MIL, 1)) > 0:
        yield ship, "explore"
        return
    allied = e.g.allied[e.seat]
    number = min(missing, e.g.available[e.seat] + allied, max(0, e.g.ducats[e.seat] - 1) // 2 + allied)
    if number <= 0:
        yield IDLE, "army"
        return
    if all(outnumbered(e, home, missing) for home in e.homes if e.levy(e.realm, home)):
        yield OUTNUMBERED, "too-weak"
        return
    if area < 0:
        yield 0.2 * number, "army"
        if posts := sentries(e)[:number]:
            yield sum(posts) + 2 * e.ducat * len(posts), "calm"
    else:
        yield max(ARMED * number, relief(e, number)), "army"
    yield -2 * e.ducat * number, "ducats", 2 * number
    if isinstance(decision, Act):
        yield -e.spent(MIL, 1), "spends", 1


def relief(e: Host, number: int) -> float:
    """What so many more units are worth to the place that is most worth fighting for, less the power it takes them."""
    area = e.goal[0]
    near = e.near(area) if e.defence(area) else e.sieging(area)
    before = max(0.0, e.venture(near, area)) if near else 0.0
    return e.venture(near + number, area) - before - e.spent(MIL, 2)


def rescue(e: Host, ducats: int) -> float:
    """What so many ducats more, or fewer, are worth for recruits to the place that is most worth fighting for."""
    g, seat, missing = e.g, e.seat, e.goal[1]
    if e.closing or e.goal[0] < 0 or g.power[3 * seat + MIL] < CAMPAIGN:
        return 0.0
    able = min(missing, g.available[seat] + g.allied[seat])
    now, then = (min(able, max(0, purse - 1) // REGULAR_PRICE) for purse in (g.ducats[seat], g.ducats[seat] + ducats))
    return (relief(e, then) if then else 0.0) - (relief(e, now) if now else 0.0)


def muster(e: Host, _d: Any, area: int) -> Reasons:
    """As near to the goal as can be."""
    goal, missing = wanted(e)
    paid = e.g.available[e.seat] and e.g.ducats[e.seat] >= REGULAR_PRICE + (0 if goal >= 0 else RESERVE)
    if missing <= 0 or not (paid or e.g.allied[e.seat]):
        yield -0.3, "army"
        return
    yield 0.9, "army"
    if outnumbered(e, area, missing):
        yield OUTNUMBERED, "too-weak"
    if goal >= 0:
        yield -0.12 * min(6, e.steps[goal][area]), "march", area
        if goal != area and goal != e.goal[0]:
            yield ASTRAY, "together"
    elif area in e.posts:
        yield e.posts[area], "calm"
    yield 0.08 * min(5, e.troops.get(area, 0)), "together"


def outnumbered(e: Host, area: int, missing: int) -> bool:
    """Whether recruits who are wanted would have to fight rebels or enemies there at once (9.2), and hardly win."""
    there = e.defence(area)
    return there > 0 and beats(mustered(e, area, missing), there) < EVEN


def mustered(e: Host, area: int, missing: int) -> int:
    """The units that would stand in an area with as many recruits as are wanted there, and can be had."""
    raised = min(e.g.available[e.seat], e.g.ducats[e.seat] // REGULAR_PRICE) + e.g.allied[e.seat]
    return e.troops.get(area, 0) + min(missing, e.levy(e.realm, area), raised)


def enlist(e: Host, decision: Any, army: int, kind: int, category: int) -> Reasons:
    cost = price(e.g, kind, category)
    goal, missing = wanted(e)
    short, at_war = missing > 0, goal >= 0
    if e.g.ducats[e.seat] - cost < (0 if e.foes else RESERVE):
        yield -0.5, "ducats", cost
    if errand(e, UNITS).missing and kind == INFANTRY and category != MERCENARY:
        yield ERRAND, *about(e, errand(e, UNITS))
    fits = {INFANTRY: 1.0, ARTILLERY: 0.9}.get(kind, 0.85)
    yield (ARMED * (1.3 if at_war else 0.7) * fits if short else -0.1), "army"
    yield -e.ducat * cost, "ducats", cost
    if category == MERCENARY:
        yield -e.ducat * 2 - (0.0 if at_war else 0.3), "wages"
    elif category != ALLIED:
        yield -e.ducat, "wages"
    yield (0.05 if e.g.army_at[3 * e.seat + army] == decision.area else 0.0), "together"
    yield -0.01 * army, "together"


def enlist_loose(e: Host, decision: Any) -> Reasons:
    yield from ((weight, *rest) for weight, *rest in enlist(e, decision, 0, INFANTRY, 1))
    yield -0.06, "together"


def shipyard(e: Host, _d: Any, _yard: int) -> Reasons:
    task, (goal, missing) = errand(e, SHIPS), wanted(e)
    if goal >= 0 and e.g.ducats[e.seat] < REGULAR_PRICE * missing + SHIP_PRICE:
        yield MEN_FIRST, "army"
        return
    if task.missing:
        yield ERRAND, *about(e, task)
    yield fleet_wish(e) - 0.3, "ships"
    if (ship := launch(e)) > 0:
        yield ship, "explore"


def fleet_wish(e: Host) -> float:
    """What one more ship brings an aim."""
    twin = e.possible.clone()
    twin.ships[0] += 1 << 4 * e.seat
    return e.aims(twin) - e.hoped


def build(e: Host, _d: Any, _water: int) -> Reasons:
    yield SHIP + fleet_wish(e), "ships"
    if (ship := launch(e)) > 0:
        yield ship, "explore"
    yield -e.ducat * ship_price(e.g, LIGHT), "ducats", ship_price(e.g, LIGHT)


def build_fleet(e: Host, _d: Any, kind: int, _water: int) -> Reasons:
    yield SHIP + fleet_wish(e), "ships"
    yield -e.ducat * ship_price(e.g, kind), "ducats", ship_price(e.g, kind)


def hire(e: Host, _d: Any, kind: int) -> Reasons:
    """Ready mercenaries (optional rule 2)."""
    area, missing = e.goal
    yield (ARMED if area >= 0 and missing > 0 else -0.3), "army"
    yield -e.ducat * price(e.g, kind, MERCENARY), "ducats", price(e.g, kind, MERCENARY)


WEIGHTS: Weights = {
    "hire": hire, "recruit": recruit, "muster": muster, "enlist": enlist, "enlist-loose": enlist_loose,
    "shipyard": shipyard, "build-light": build, "build-guard": build, "build-fleet": build_fleet,
}  # fmt: skip
