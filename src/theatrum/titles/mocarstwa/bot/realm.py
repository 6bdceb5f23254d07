"""What the steward thinks of purchases, deployment, ministries and politics (3, 4, 5.4-5.7, 11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..box.information import CARDS as NEWS
from ..box.units import ARTILLERY, CAVALRY, GRENADIERS, INFANTRY
from ..vocabulary import DUCATS, FORTS, GRAIN, ORE, TRADE, WOOD
from .estimate import FAR, Estimate

Reasons = Iterator[tuple[float, str]]

MIX = {INFANTRY: 0.35, GRENADIERS: 0.3, CAVALRY: 0.15, ARTILLERY: 0.2}
"""The shares of ducats that go to each kind."""
PRICE = {INFANTRY: 1_000, GRENADIERS: 1_500, CAVALRY: 2_000, ARTILLERY: 2_500}


def power(e: Estimate, _d: Any, power: int) -> Reasons:
    yield 0.1 * len(e.g.board.lands[power]), "large-power"


def buy(e: Estimate, _d: Any, kind: int, number: int) -> Reasons:
    """As near to the mix as can be, all of a kind at once."""
    g = e.g
    money = g.has(e.seat, DUCATS) + sum(g.kept(e.seat, other) * PRICE[other] for other in PRICE)
    wanted = MIX[kind] * money / PRICE[kind] - g.kept(e.seat, kind)
    yield (0.5 + number * 0.05 if number <= wanted + 0.5 else 0.4 - 0.1 * (number - wanted)), "army"


def build(e: Estimate, _d: Any, work: int) -> Reasons:
    g = e.g
    if work < len(FORTS):
        yield (0.3 if g.full and g.has(e.seat, WOOD) > 20 else -0.5), "fortifies"
    else:
        overseas = all(e.distance(place) >= FAR for place in g.board.lands[g.core[e.seat]])
        afloat = sum(banner == e.seat for banner in g.banner) + g.kept(e.seat, 6 + work)
        yield (2.0 - 0.5 * afloat if overseas or not g.board.lands else -0.5), "needs-ships"


def deploy(e: Estimate, _d: Any, _kind: int, place: int, number: int) -> Reasons:
    g = e.g
    if place >= len(g.fort):
        yield 0.9 + 0.05 * number, "crew"
        return
    yield 1.0 - 0.08 * min(12, e.distance(place)), "nearer-goal"
    yield 0.03 * e.worth(place) + (0.1 if not g.units[place] else 0.0), "holds-province"
    yield 0.02 * number, "army"


def erect(e: Estimate, _d: Any, _work: int, place: int) -> Reasons:
    yield 0.5 + 0.05 * e.danger(place) + 0.05 * e.worth(place), "fortifies"


def launch(e: Estimate, _d: Any, _work: int, hex_: int) -> Reasons:
    yield 0.5 + 0.1 * any(e.g.holder[place] == e.seat for place in e.g.board.land.shores[hex_]), "needs-ships"


def swap(_e: Estimate, _d: Any) -> Reasons:
    yield -0.1, "fortifies"


def sell(e: Estimate, _d: Any, good: int, number: int) -> Reasons:
    """All but what will be needed."""
    g = e.g
    if not g.full:
        keep = {ORE: 2, GRAIN: 2, WOOD: 0, TRADE: 0}[good]
    else:
        mouths = sum(g.units[place] % 15 for place in g.of(e.seat))
        keep = {ORE: 3, GRAIN: mouths + 4, WOOD: 8, TRADE: 0}[good]
    spare = g.has(e.seat, good) - keep
    yield (0.5 + 0.01 * number if number <= spare else -0.5), "ducats"


def recruit(e: Estimate, _d: Any, kind: int, place: int, number: int) -> Reasons:
    g = e.g
    if g.full:  # what cannot be fed and paid is lost again
        mouths = sum(g.units[other] % 15 for other in g.of(e.seat))
        if mouths + number > g.has(e.seat, GRAIN):
            yield -1.5, "unfed"
    yield from deploy(e, None, kind, place, number)
    yield 0.2 * MIX[kind], "army"


def exchange(_e: Estimate, _d: Any, _number: int) -> Reasons:
    yield -0.2, "stays"


def extend(e: Estimate, _d: Any, place: int) -> Reasons:
    yield -0.2 + 0.05 * e.danger(place), "fortifies"


def appoint(e: Estimate, _d: Any, commander: int, place: int) -> Reasons:
    yield 1.0 - 0.05 * commander - 0.05 * min(12, e.distance(place)), "commander"


def authority(e: Estimate, _d: Any, card: int) -> Reasons:
    level = e.g.level[e.seat]
    wanted = (e.g.round - 1) % 6 in (1, 3, 5)  # economy, finance, war
    yield (0.6 if level == 0 and wanted and card < 2 else -0.3), "level"


def choose_card(_e: Estimate, _d: Any, card: int) -> Reasons:
    yield {"lose": -1.0, "desert": -1.0, "revolt": -1.0}.get(NEWS[card].effect, 1.0), "gain"


def use(_e: Estimate, _d: Any, _card: int) -> Reasons:
    yield 0.5, "gain"


def refresh(e: Estimate, _d: Any, _kind: int, place: int) -> Reasons:
    yield 1.0 - 0.1 * min(9, e.distance(place)), "nearer-goal"


def sail_again(_e: Estimate, _d: Any, _ship: int) -> Reasons:
    yield 0.5, "nearer-goal"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "power": power, "buy": buy, "build": build, "deploy": deploy, "erect": erect, "launch": launch, "swap-forts": swap,
    "sell": sell, "recruit": recruit, "exchange": exchange, "extend": extend, "appoint": appoint,
    "authority": authority, "choose-card": choose_card, "use": use, "refresh": refresh, "sail-again": sail_again,
}  # fmt: skip
