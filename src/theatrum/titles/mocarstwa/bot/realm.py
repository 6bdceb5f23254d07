"""What the steward thinks of purchases, deployment, ministries and politics (3, 4, 5.4-5.7, 11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ..box.information import CARDS as NEWS
from ..box.prices import AGRICULTURE, ECONOMY, GOOD_PRICE, PAY, TAX, UNIT_PRICE
from ..box.units import ARTILLERY, GRENADIERS, INFANTRY
from ..economy.finance import Shortage, pay_of
from ..vocabulary import AUTHORITY, DUCATS, FORTS, GRAIN, NOBODY, ORE, TRADE, WOOD
from . import army
from .field import FAR, STEP
from .odds import hits

if TYPE_CHECKING:
    from .steward import Judgement

Reasons = Iterator[tuple[float, str]]

LAP = 6
WEIGHTY = (1, 3, 5)
"""The ministries where control tells most: economy, finance and war."""
FODDER, DRAFT = 5, 20
"""What is kept of grain for more mouths than there are, and at most for those who can be recruited."""
FORT_WOOD = 8
"""What is kept of wood: enough for a fort."""
STRUCK = 0.6
"""With dice: what each unit counts that would fall where it is placed; who is kept comes later (ruling M28)."""
LED = 0.3
"""With dice: what it counts for a commander that his units may be expected to destroy one."""
LOSSES = ("lose", "desert", "revolt", "dismast")
"""Effects of Information cards that hurt."""


def power(e: Judgement, _d: Any, power: int) -> Reasons:
    yield 0.02 * len(e.g.board.lands[power]), "large-power"


# -- first purchases


def buy(e: Judgement, _d: Any, kind: int, number: int) -> Reasons:
    """What is wanted of a kind, all at once."""
    if e.shopping is None:
        e.shopping = army.wanted(e)
    want = e.shopping[kind]
    if number == want:
        yield 1.0, "army"
    else:
        yield (0.4 * number / want if number < want else -0.5), "army"


def build(e: Judgement, _d: Any, work: int) -> Reasons:
    g = e.g
    if work < len(FORTS):
        rich = g.full and g.round > 1 and g.has(e.seat, DUCATS) > 9_000
        yield (0.4 if rich and not _kept_forts(e) else -0.5), "fortifies"
        return
    ship = work - len(FORTS)
    yield (2.0 if army.overseas(e) and army.wants_ship(e, ship) else -0.5), "needs-ships"


def _kept_forts(e: Judgement) -> int:
    return sum(e.g.kept(e.seat, 6 + fort) for fort in range(len(FORTS)))


def deploy(e: Judgement, _d: Any, kind: int, place: int, number: int) -> Reasons:
    g = e.g
    if place >= e.provinces:
        if e.by_land:
            yield -0.3, "crew"
            return
        yield (1.6 if army.overseas(e) else -0.3 if g.units[place] or g.full else 0.9) + 0.05 * number, "crew"
        return
    if e.expedition is not None and place in g.board.dependencies[g.core[e.seat]]:
        yield -0.3, "needs-ships"  # they lie at home
        return
    if place in e.keys and g.units[place] % 15 < (3 if not g.full or e.danger(place) else 1):
        yield 0.9, "guards"
    if g.full and not g.units[place] and e.worth(place) > 0.2:
        yield (0.9 if kind == INFANTRY and number == 1 else 0.0) + 0.3 * e.worth(place), "holds-province"
        return
    yield 1.0 - 0.12 * min(8.0, e.behind(place)), "nearer-goal"
    if g.full and not e.begun:
        yield e.vigil(place, number), "hurts-rival"
    near = sum(g.units[other] % 15 for other in g.board.land.neighbours[place] if g.holder[other] == e.seat)
    yield 0.06 * number + 0.08 * min(6, near), "together"
    yield from _threatened(e, place)


def _threatened(e: Judgement, place: int) -> Reasons:
    """The independents move first: with dice every one of them strikes at whoever stands beside him."""
    if not e.g.by_cards:
        yield -STRUCK * e.struck(place), "exposed"
    elif e.danger(place) > e.guard(place) + 3:
        yield -0.3, "exposed"


def erect(e: Judgement, _d: Any, _work: int, place: int) -> Reasons:
    yield 0.5 + 0.05 * e.danger(place) + (0.8 if place in e.keys else 0.0), "fortifies"
    yield -0.05 * min(8.0, e.far(place) / STEP), "nearer-goal"


def launch(e: Judgement, _d: Any, _work: int, hex_: int) -> Reasons:
    yield 1.8 - (0.03 if e.g.full else 0.01) * min(60, e.field[e.provinces + hex_]), "needs-ships"
    beside = any(e.g.holder[place] in (e.seat, NOBODY) for place in e.g.board.land.shores[hex_])
    yield 0.1 * beside, "crew"


def swap(_e: Judgement, _d: Any) -> Reasons:
    yield 0.3, "fortifies"


# -- ministries


def sell(e: Judgement, decision: Any, good: int, number: int) -> Reasons:
    """All that will not be needed; for want of pay, no more than is due."""
    g = e.g
    spare = g.has(e.seat, good) - _reserve(e, good)
    if isinstance(decision, Shortage):
        due = pay_of(g, e.seat) - g.has(e.seat, DUCATS)
        enough = -(-due * 2 // GOOD_PRICE[good])
        yield (0.6 + 0.02 * min(number, enough) if number <= min(spare, enough) else -3.0), "ducats"
        return
    yield (0.6 + 0.4 * number / spare if 0 < number <= spare else -0.5), "ducats"


def _reserve(e: Judgement, good: int) -> int:
    """What is kept of a good: ore for guns, grain for mouths, wood for walls."""
    g = e.g
    if good == TRADE:
        return 0
    if not g.full:
        return min(3, g.has(e.seat, DUCATS) // 2_500 + 1) if good == ORE else 1 if good == GRAIN else 0
    if good == GRAIN:
        return e.mouths + FODDER + min(DRAFT, g.has(e.seat, DUCATS) // UNIT_PRICE[GRENADIERS][DUCATS])
    if good == ORE:
        return 4
    return FORT_WOOD


def mouths(e: Judgement) -> int:
    return sum(e.g.units[place] % 15 for place in e.mine)


def income(e: Judgement) -> int:
    """What a lap of the wheel brings, in ducats."""
    g = e.g
    total = TAX[1] * g.coat.count(e.seat)
    for place in e.mine:
        if place < e.provinces:
            for good, number in (*AGRICULTURE[g.board.land.resource[place]], *ECONOMY[g.board.land.resource[place]]):
                total += number * GOOD_PRICE[good]
    return total


def recruit(e: Judgement, _d: Any, kind: int, place: int, number: int) -> Reasons:
    """As many as can be fed and paid, the better ones first."""
    g = e.g
    if g.full:
        if e.mouths + number > g.has(e.seat, GRAIN):
            yield -1.5, "unfed"
        if PAY[kind] * (e.mouths + number) > e.income + g.has(e.seat, DUCATS) - number * UNIT_PRICE[kind][0]:
            yield -1.0, "unpaid"
    yield from deploy(e, None, kind, place, number)
    yield {ARTILLERY: 0.3, GRENADIERS: 0.25, INFANTRY: 0.1}.get(kind, 0.0), "army"


def exchange(_e: Judgement, _d: Any, _number: int) -> Reasons:
    yield -0.2, "stays"


def extend(e: Judgement, _d: Any, place: int) -> Reasons:
    yield -0.3 + 0.08 * max(0, e.danger(place) - e.guard(place)), "fortifies"


def appoint(e: Judgement, _d: Any, commander: int, place: int) -> Reasons:
    """The Marshal first, where most units are nearest to the goal; with dice those whose attacks promise most."""
    units = e.g.units[place]
    here = 0.15 * min(3, units % 15) if e.g.by_cards else LED * hits(units, 0, 0)
    yield 1.0 - 0.2 * commander + here - 0.1 * min(10.0, e.far(place) / STEP), "commander"


# -- politics


def authority(e: Judgement, _d: Any, card: int) -> Reasons:
    """The Chancellor for economy, finance and war; any but the Castellan against the lowest level."""
    level = e.g.level[e.seat]
    weighty = (e.g.round - 1) % LAP in WEIGHTY
    lowest = level == 0 and AUTHORITY[card] != "castellan" and (weighty or e.g.round > e.g.limit - LAP)
    raised = level <= 1 and weighty and AUTHORITY[card] == "chancellor"
    yield (0.6 if lowest or raised else -0.3), "level"


def choose_card(_e: Judgement, _d: Any, card: int) -> Reasons:
    yield (-1.0 if NEWS[card].effect in LOSSES else 1.0), "gain"


def use(e: Judgement, _d: Any, card: int) -> Reasons:
    effect = NEWS[card].effect
    if effect == "level":
        yield (0.5 if (e.g.round - 1) % LAP in WEIGHTY and e.g.level[e.seat] < 3 else -0.5), "level"
    elif effect == "market":
        yield (0.5 if _goods_to_sell(e) else -0.5), "ducats"
    elif effect == "enlist":
        yield (0.5 if e.g.has(e.seat, DUCATS) >= 4_000 and e.g.has(e.seat, GRAIN) > 3 else -0.5), "army"
    elif effect == "refresh":
        yield (0.2 if _idle(e) else -0.5), "gain"
    else:
        yield 0.5, "gain"


def _goods_to_sell(e: Judgement) -> bool:
    return any(e.g.has(e.seat, good) - _reserve(e, good) >= 4 for good in (ORE, GRAIN, WOOD, TRADE))


def _idle(e: Judgement) -> bool:
    """Whether somebody who has acted stands beside an enemy of worth."""
    g, land = e.g, e.g.board.land
    return any(
        e.hostile(to) and e.worth(to) > 1
        for place in e.mine
        if place < e.provinces and g.units[place] != g.fresh[place]
        for to in land.neighbours[place]
    )


def refresh(e: Judgement, _d: Any, kind: int, place: int) -> Reasons:
    if place >= e.provinces:
        yield -0.3, "nearer-goal"
        return
    beside = any(e.hostile(to) for to in e.g.board.land.neighbours[place])
    yield 0.6 * beside + (0.3 if kind == ARTILLERY else 0.0) - 0.05 * min(9.0, e.far(place) / STEP), "nearer-goal"


def sail_again(e: Judgement, _d: Any, ship: int) -> Reasons:
    yield (0.5 if 0 < e.far(ship) < FAR else -0.1), "nearer-goal"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "power": power, "buy": buy, "build": build, "deploy": deploy, "erect": erect, "launch": launch, "swap-forts": swap,
    "sell": sell, "recruit": recruit, "exchange": exchange, "extend": extend, "appoint": appoint,
    "authority": authority, "choose-card": choose_card, "use": use, "refresh": refresh, "sail-again": sail_again,
}  # fmt: skip
