"""What the steward thinks of marches, recruits, sieges and ships."""

from __future__ import annotations

from typing import Any

from ....engine.choice import Choice
from ..board.ownership import value
from ..board.reading import members
from ..round.turn import Act
from ..state import MIL, NONE
from ..war.free_action import FreeAction
from ..war.movement.access import foreign
from ..war.movement.march import March
from ..war.movement.marching import marching
from ..war.movement.steps import groups, steps
from ..war.recruiting.building import price as ship_price
from ..war.recruiting.enlisting import price
from ..war.siege import besiegers, why_not
from ..war.units import ALLIED, ARTILLERY, INFANTRY, LIGHT, MERCENARY, size
from .balance import SHIP, UNREST
from .campaign import BOLD, best_war, levy_plan
from .errands import SHIP_PRICE, SHIPS, UNITS, errand
from .estimate import Reasons, Weights
from .host import KEPT, REGULAR_PRICE, RESERVE, WAGES, Host
from .trade import launch

PASSAGE = 3
IDLE = -0.4
"""An activation that leads to nothing."""
SETS_OUT = 5.0
URGENT = 0.6
JOINS = 0.2
"""The army stays together."""
ERRAND = 1.2
"""Each of the things that an aim lacks, once it has been decided to get them."""
OUTNUMBERED = -2.0
"""Recruits who are raised among more rebels: they have to fight at once (9.2)."""
ASTRAY = -1.2
"""Recruits for a war who are raised where its army is not: they would not go with it."""
ARMED = 0.5
"""A unit that is missing where it is fought."""


# -- marches


def march(e: Host, decision: Any) -> Reasons:
    best, area = best_march(e)
    yield (best + urgent(e) if area >= 0 else IDLE), "march", max(area, 0)
    if isinstance(decision, Act):
        yield -e.point, "spends", 1


def urgent(e: Host) -> float:
    """A war in which nothing is occupied when the round ends is over, and costs Prestige (10.1)."""
    return URGENT if e.foes and not e.g.occupied[e.seat] else 0.0


def best_march(e: Host) -> tuple[float, int]:
    """What the best of all groups gains by an activation, and whence it goes."""
    best, found = 0.0, NONE
    if e.prizes:
        for choice in groups(e.g, March(e.seat)):
            gain, place = stride(e, choice)
            if gain > best:
                best, found = gain, place
    return best, found


def stride(e: Host, choice: Choice) -> tuple[float, int]:
    """What a group gains by its best first step, and where it stands."""
    known = e.strides.get(choice.id)
    if known is None:
        going = March(e.seat)
        if choice.verb == "march-army":
            going.army = choice.args[0]
            going.area = e.g.army_at[3 * e.seat + going.army]
        else:
            going.area = choice.args[-1]
        units = e.troops.get(going.area, 1) if choice.verb != "march-infantry" else 1
        open_ = (way.args[0] for way, why in steps(e.g, going, False) if why is None)
        best = max((advance(e, units, going.area, there) for there in open_), default=0.0)
        known = e.strides[choice.id] = (best, going.area)
    return known


def advance(e: Host, units: int, here: int, there: int) -> float:
    """What units gain by a step: nearer to a prize, or into it."""
    gain = e.pull(units, there) - e.pull(units, here)
    if there in e.prizes:
        gain = max(gain, e.venture(units, there) - e.pull(units, here))
    if e.defence(there) and there not in e.prizes:
        gain -= 0.5
    if foreign(e.g, e.seat, there):
        gain -= PASSAGE * e.ducat
    return gain


def depart_army(e: Host, _d: Any, army: int) -> Reasons:
    gain, place = stride(e, e.g.lexicon["march-army", army])
    yield gain, "march", place
    yield 0.02 * size(e.g.armies[3 * e.seat + army]), "together"


def depart_infantry(e: Host, _d: Any, area: int) -> Reasons:
    yield stride(e, e.g.lexicon["march-infantry", area])[0] - 0.05, "march", area


def depart_new(e: Host, _d: Any, army: int, area: int) -> Reasons:
    yield stride(e, e.g.lexicon["raise", army, area])[0], "march", area


def step(e: Host, _d: Any, area: int) -> Reasons:
    going = marching(e.g)
    yield advance(e, going.size(e.g), going.area, area), "march", area


def halt(_e: Host, _d: Any) -> Reasons:
    yield 0.0, "stays"


def gather(e: Host, _d: Any, *_args: int) -> Reasons:
    """Before an army sets out for a prize it takes all with it that stand there, but for who has to watch a town."""
    going = marching(e.g)
    here, units = e.troops.get(going.area, 1), going.size(e.g)
    sets_out = going.left > 0 and e.pull(here, going.area) > 0
    if sets_out and here == units + 1 and (post := e.watch(going.area)) > lacked(e, units, going.area):
        yield -post, "calm"
        return
    yield (SETS_OUT if sets_out else JOINS), "together"


def lacked(e: Host, units: int, area: int) -> float:
    """What one unit more is worth to an army that sets out."""
    return e.pull(units + 1, area) - e.pull(units, area)


def scatter(e: Host, _d: Any, *_args: int) -> Reasons:
    """Somebody stays where towns would fall without him, unless the army misses him more."""
    going = marching(e.g)
    units = going.size(e.g)
    alone = not going.gone and e.troops.get(going.area, 1) == units > 1
    if alone and e.watch(going.area) > lacked(e, units - 1, going.area) + JOINS:
        yield SETS_OUT, "calm"
    else:
        yield -JOINS, "together"


def shed(_e: Host, _d: Any, *_args: int) -> Reasons:
    yield -JOINS, "together"


def hire(e: Host, _d: Any, kind: int) -> Reasons:
    """Ready mercenaries (optional rule 2)."""
    area, missing = e.goal
    yield (ARMED if area >= 0 and missing > 0 else -0.3), "army"
    yield -e.ducat * price(e.g, kind, MERCENARY), "ducats", price(e.g, kind, MERCENARY)


# -- recruiting


def wanted(e: Host) -> tuple[int, int]:
    """Where units are missing, and how many: for a war that is fought, one that is planned, else for a garrison."""
    area, missing = e.goal
    if area >= 0 and missing > 0:
        return area, missing
    gain, area, missing, _ = levy_plan(e)
    if gain > 0 and missing > 0:
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
        yield task.gain, task.kind, task.aim
        return
    if area < 0 and (ship := launch(e) - SHIP_PRICE * e.ducat - e.spent(MIL, 1)) > 0:
        yield ship, "explore"
        return
    allied = e.g.allied[e.seat]
    number = min(missing, e.g.available[e.seat] + allied, max(0, e.g.ducats[e.seat] - 1) // 2 + allied)
    if number <= 0:
        yield IDLE, "army"
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


def muster(e: Host, _d: Any, area: int) -> Reasons:
    """As near to the goal as can be."""
    goal, missing = wanted(e)
    paid = e.g.available[e.seat] and e.g.ducats[e.seat] >= REGULAR_PRICE + (0 if goal >= 0 else RESERVE)
    if missing <= 0 or not (paid or e.g.allied[e.seat]):
        yield -0.3, "army"
        return
    yield 0.9, "army"
    if e.g.rebels[area] > min(missing, e.levy(e.realm, area)) + e.troops.get(area, 0):
        yield OUTNUMBERED, "too-weak"
    if goal >= 0:
        yield -0.12 * min(6, e.steps[goal][area]), "march", area
        if goal != area and goal != e.goal[0]:
            yield ASTRAY, "together"
    elif area in e.posts:
        yield e.posts[area], "calm"
    yield 0.08 * min(5, e.troops.get(area, 0)), "together"


def enlist(e: Host, decision: Any, army: int, kind: int, category: int) -> Reasons:
    cost = price(e.g, kind, category)
    goal, missing = wanted(e)
    short, at_war = missing > 0, goal >= 0
    if e.g.ducats[e.seat] - cost < (0 if e.foes else RESERVE):
        yield -0.5, "ducats", cost
    if errand(e, UNITS).missing and kind == INFANTRY and category != MERCENARY:
        yield ERRAND, errand(e, UNITS).kind, errand(e, UNITS).aim
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
    task = errand(e, SHIPS)
    if task.missing:
        yield ERRAND, task.kind, task.aim
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


# -- sieges


def siege(e: Host, decision: Any, area: int) -> Reasons:
    """All that can be taken there and is worth its power."""
    g, chosen, gain = e.g, 0, 0.0
    free = isinstance(decision, FreeAction)
    inside = e.hostile & g.start.board.land.in_area[area]
    for province in sorted(members(inside), key=lambda each: -value(g, each)):
        if why_not(g, e.seat, area, chosen, province, free) is None and prize(e, province) > 0:
            chosen |= 1 << province
            gain += prize(e, province)
    if e.foes and chosen:
        gain += e.glory(chosen & ~g.towns[e.seat])
    yield gain + 2 * urgent(e) * bool(chosen), "siege", area
    if chosen:
        yield -e.spent(MIL, besiegers(g, e.seat, area, chosen) - free), "spends", besiegers(g, e.seat, area, chosen)
    else:
        yield IDLE, "too-weak"


def prize(e: Host, province: int) -> float:
    """What a province brings whoever besieges it; one's own comes back for good."""
    g = e.g
    tax = value(g, province)
    if (g.towns[e.seat] | g.vassals[e.seat]) >> province & 1:
        return tax * (e.land + e.regained)
    if not e.foes:  # rebels in a stranger's land
        return -0.2
    return tax * e.land * KEPT + UNREST * 0.5


def besiege(e: Host, _d: Any, province: int) -> Reasons:
    yield prize(e, province) + (e.glory(1 << province) if e.foes else 0.0), "siege-of", province
    yield -e.point * value(e.g, province) * 0.6, "spends", value(e.g, province)


# -- ships


def set_sail(_e: Host, _d: Any) -> Reasons:
    yield IDLE, "ships"


def sail(_e: Host, _d: Any, *_args: int) -> Reasons:
    yield 0.0, "ships"


def go_home(_e: Host, _d: Any, *_args: int) -> Reasons:
    """Half a ducat a ship is spared, and trade is left unguarded (12.3)."""
    yield -0.2, "ships"


def guard(_e: Host, _d: Any, *_args: int) -> Reasons:
    """A light ship on a protection slot is trade power (12.3)."""
    yield 0.1, "ships"


WEIGHTS: Weights = {
    "march": march, "march-army": depart_army, "march-infantry": depart_infantry, "raise": depart_new, "step": step,
    "ferry": step, "halt": halt, "take-infantry": gather, "take-unit": gather, "leave-infantry": scatter,
    "give-unit": shed, "hire": hire, "recruit": recruit, "muster": muster, "enlist": enlist,
    "enlist-loose": enlist_loose, "shipyard": shipyard, "build-light": build, "build-guard": build,
    "build-fleet": build_fleet, "siege": siege, "besiege": besiege, "set-sail": set_sail, "sail-to": sail,
    "mount-guard": guard, "put-to-sea": set_sail, "home-fleet": go_home,
    "home-light": go_home, "home-guard": go_home,
}  # fmt: skip
