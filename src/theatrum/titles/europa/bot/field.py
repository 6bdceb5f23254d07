"""What the steward thinks of marches, sieges and ships at sea."""

from __future__ import annotations

from typing import Any

from ....engine.choice import Choice
from ..board.ownership import value
from ..board.reading import members
from ..round.turn import Act
from ..state import MIL, NONE
from ..war.free_action import FreeAction
from ..war.movement.access import climb, foreign
from ..war.movement.march import March
from ..war.movement.marching import Moving, marching
from ..war.movement.steps import groups, steps
from ..war.siege import besiegers, why_not
from ..war.units import size
from .balance import UNREST
from .campaign import EVEN, VICTORY
from .estimate import Reasons, Weights
from .host import BLOOD, KEPT, Host
from .odds import beats

PASSAGE = 3
IDLE = -0.4
"""An activation that leads to nothing."""
SETS_OUT = 0.5
"""First an army takes along who is to go with it: that comes before the best step."""
AIMLESS, STANDS = 0.35, 0.16
"""A march that gains less leads nowhere; what it is worth to stand still instead."""
URGENT = 0.6
IN_THE_WAY = 0.5
"""What a battle costs where there is nothing to win."""
ROUNDABOUT = 0.16
"""What a step costs that does not lead there at once."""
EVENLY = 0.05
"""A march that gains so little less is as good."""
STEEP = "mountains"
"""Why a way is closed over which fewer can go (9.5)."""
JOINS = 0.2
"""The army stays together."""
LARGER = 0.1
"""Each unit of the army that sets out to take others along."""


# -- marches


def march(e: Host, decision: Any) -> Reasons:
    best, area = best_march(e)
    free = not isinstance(decision, Act)
    if area < 0:
        yield IDLE, "march", 0
    elif urgent(e) and no_power(e, e.purse[MIL] - (not free)):
        yield IDLE, "march", area
    else:
        yield best + urgent(e), "march", area
    if not free:
        yield -e.point, "spends", 1


def urgent(e: Host) -> float:
    """A war in which nothing is occupied when the round ends is over, and costs Prestige (10.1); who has passed brings
    that nearer."""
    return URGENT * (1 + len(e.g.passed)) if e.foes and not e.g.occupied[e.seat] else 0.0


def no_power(e: Host, power: int) -> bool:
    """Whether nothing could be besieged after a march: a battle that is won brings one point (9.7.7)."""
    for area in e.prizes:
        units, defence = e.near(area), e.defence(area)
        if power + VICTORY * (defence > 0) >= max(1, e.walls(area)) and beats(units, defence) >= EVEN:
            return False
    return True


def best_march(e: Host) -> tuple[float, int]:
    """What the best of all groups gains by an activation, and whence it goes."""
    best, found = AIMLESS, NONE
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
        takes = choice.verb != "march-infantry"
        known = (best_step(e, going, company(e, going.area) if takes else 1, takes), going.area)
        e.strides[choice.id] = known
    return known


def best_step(e: Host, going: Moving, units: int, takes: bool, whole: bool = False) -> float:
    """What so many units gain by the best of the steps that are open to a group, or to the `whole` of it: of many that
    come to mountains some may stay behind."""
    gains = [0.0]
    for way, why in steps(e.g, going, True):
        by_sea, there = way.verb == "ferry", way.args[0]
        men = units if by_sea else e.crossing(going.area, there, units)
        if (why is None or why.key == STEEP) and (men == units or not whole):
            gains.append(advance(e, going, men, there, takes, by_sea))
    return max(gains)


def party(e: Host) -> int:
    """How many of those who stand where an army marches go best with it; 0: they have nowhere to go."""
    if e.party is None:
        going = marching(e.g)
        here = e.troops.get(going.area, 1)
        gains = [best_step(e, going, units, True, whole=True) for units in range(1, here + 1)] if going.left else [0.0]
        e.party = 0
        if (best := max(gains)) > AIMLESS:
            e.party = max(units for units, gain in enumerate(gains, 1) if gain > best - EVENLY)
    return e.party


def company(e: Host, area: int) -> int:
    """The units that set out from a place together: all but who has to watch a town there."""
    here = e.troops.get(area, 1)
    return here - (here > 1 and e.watch(area) > lacked(e, here - 1, area))


def advance(e: Host, going: Moving, units: int, there: int, takes: bool, by_sea: bool) -> float:
    """What units gain by a step: nearer to a prize, or into it. An army `takes` along whom it meets; having crossed the
    sea it goes no farther."""
    here, left = going.area, 0 if by_sea else going.left - 1
    met = e.troops.get(there, 0) if takes else 0
    if e.defence(there):
        gain = clash(e, units, there) - e.pull(units, here)
    else:
        gain = e.pull(units + met, there, left, takes) - max(e.pull(units, here), e.pull(met, there) if met else 0.0)
        gain -= ROUNDABOUT
        if there in e.prizes:
            gain = max(gain, e.joins(units, there) - e.pull(units, here))
    if not by_sea and e.steep(here, there):
        gain -= e.spent(MIL, climb(e.g, here, there, units, False))
    if foreign(e.g, e.seat, there):
        gain -= PASSAGE * e.ducat
    return gain


def clash(e: Host, units: int, there: int) -> float:
    """What a step into a defended area brings: the march ends there with a battle (9.5, 9.7)."""
    if there in e.prizes:
        return e.venture(units, there)
    chance = beats(units, e.defence(there))
    return chance * e.pull(units, there) - (1 - chance) * BLOOD * units - IN_THE_WAY


def depart_army(e: Host, _d: Any, army: int) -> Reasons:
    gain, place = stride(e, e.g.lexicon["march-army", army])
    yield gain, "march", place
    if gain > AIMLESS:
        yield LARGER * size(e.g.armies[3 * e.seat + army]), "together"


def depart_infantry(e: Host, _d: Any, area: int) -> Reasons:
    yield stride(e, e.g.lexicon["march-infantry", area])[0] - 0.05, "march", area


def depart_new(e: Host, _d: Any, army: int, area: int) -> Reasons:
    yield stride(e, e.g.lexicon["raise", army, area])[0], "march", area


def step(e: Host, _d: Any, area: int) -> Reasons:
    yield onward(e, area, False), "march", area


def ferry(e: Host, _d: Any, area: int) -> Reasons:
    yield onward(e, area, True), "march", area


def onward(e: Host, area: int, by_sea: bool) -> float:
    going = marching(e.g)
    return advance(e, going, going.size(e.g), area, going.army != NONE, by_sea)


def halt(_e: Host, _d: Any) -> Reasons:
    """Rather than a step that leads nowhere."""
    yield STANDS, "stays"


def gather(e: Host, _d: Any, *_args: int) -> Reasons:
    """Before an army sets out for a prize it takes all with it that stand there, but for who has to watch a town."""
    going = marching(e.g)
    here, units, most = e.troops.get(going.area, 1), going.size(e.g), party(e)
    if most and units >= most:
        yield -JOINS, "march", going.area
    elif most and here == units + 1 and (post := e.watch(going.area)) > lacked(e, units, going.area):
        yield -post, "calm"
    else:
        yield (SETS_OUT + max(e.prizes.values(), default=0.0) if most else JOINS), "together"


def lacked(e: Host, units: int, area: int) -> float:
    """What one unit more is worth to an army that sets out."""
    return e.pull(units + 1, area) - e.pull(units, area)


def scatter(e: Host, _d: Any, *_args: int) -> Reasons:
    """Somebody stays where towns would fall without him, unless the army misses him more."""
    going = marching(e.g)
    units = going.size(e.g)
    alone = not going.gone and e.troops.get(going.area, 1) == units > 1
    if 0 < party(e) < units:
        yield SETS_OUT + max(e.prizes.values(), default=0.0), "march", going.area
    elif alone and e.watch(going.area) > lacked(e, units - 1, going.area) + JOINS:
        yield SETS_OUT + max(e.prizes.values(), default=0.0), "calm"
    else:
        yield -JOINS, "together"


def shed(e: Host, _d: Any, *_args: int) -> Reasons:
    """Those who cannot cross the mountains with the others."""
    going = marching(e.g)
    if 0 < party(e) < going.size(e.g):
        yield SETS_OUT, "march", going.area
    else:
        yield -JOINS, "together"


# -- sieges


def siege(e: Host, decision: Any, area: int) -> Reasons:
    """All that can be taken there; it is for sieges that power is dear in a war."""
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
        number = besiegers(g, e.seat, area, chosen)
        yield -min(e.point * (number - free), e.spent(MIL, number - free)), "spends", number
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
    "ferry": ferry, "halt": halt, "take-infantry": gather, "take-unit": gather, "leave-infantry": scatter,
    "give-unit": shed, "siege": siege, "besiege": besiege, "set-sail": set_sail, "sail-to": sail,
    "mount-guard": guard, "put-to-sea": set_sail, "home-fleet": go_home,
    "home-light": go_home, "home-guard": go_home,
}  # fmt: skip
