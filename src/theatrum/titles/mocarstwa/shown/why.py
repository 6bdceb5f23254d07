"""What the steward's reasons name, with figures: where, how far, how strong, at what price; read off for a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ....engine.choice import Choice, signatures
from ....engine.title import Why
from ..bot import army
from ..bot.estimate import Estimate
from ..bot.odds import ODDS, attack_of, by_dice
from ..bot.realm import income, mouths
from ..bot.steward import Judgement, weigh
from ..box.prices import CARD_ATTACK, CARD_DEFENCE, DEFENCE_BONUS, GOOD_PRICE, PAY, UNIT_PRICE, VALUE
from ..box.units import BOUGHT, size
from ..economy.finance import Shortage
from ..land.retreat import Drive
from ..land.strength import base_defence
from ..state import Mocarstwa
from ..vocabulary import DUCATS, GRAIN, VERBS
from .forecast import forecast

TO = ("prize", "takes-province", "exposed", "too-weak", "enough", "hurts-rival", "holds-province")
"""Reasons that speak of where a choice leads."""
FROM = ("leaves-province", "guards")
"""Reasons that speak of what is left."""
WHYS = signatures(
    {f"{key}-at": "place" for key in (*TO, *FROM, "is-to-attack", "nearer-goal")}
    | {
        "battle-odds": "percent:number",
        "nearer-goal-by": "place number",
        "exposed-by": "place attack:number defence:number",
        "together-near": "place number",
        "together-than": "place number before:number",
        "prize-odds": "percent:number place",
        "strikes-odds": "percent:number place",
        "too-weak-by": "place attack:number defence:number",
        "guards-with": "place number",
        "leaves-home-with": "number",
        "army-plan": "unit number",
        "ducats-for": "money:number",
        "unfed-by": "number grain:number",
        "unpaid-by": "pay:number money:number",
        "cheapest-price": "money:number",
        "defends-best-odds": "percent:number",
        "fortifies-by": "place attack:number",
        "commander-with": "place number",
        "better-throw-than": "number",
        "large-power-of": "number",
        "hurts-rival-beside": "place number",
        "hurts-rival-goal": "place aim:place number",
        "needs-ships-for": "units:number berths:number",
        "army-of": "unit attack:number money:number",
        "army-means": "money:number grain:number",
    }
)
FARTHEST = 60
"""Steps after which a way is no longer followed."""


class Asked(NamedTuple):
    """A choice whose reasons are told."""

    e: Judgement
    weight: float
    unit: int
    """-1: the choice names no kind of unit."""
    origin: int
    """Where it begins, -1 nowhere."""
    target: int
    """Where it leads, -1 nowhere."""
    number: int
    args: tuple[int, ...]


Told = tuple[str, tuple[int, ...]] | None
"""A key with what it names; None: there is nothing to name."""


def explain(g: Mocarstwa, seat: int, choice: Choice) -> list[Why]:
    """The reasons of the steward, each with the facts that it rests on; of a battle, the odds of its forecast."""
    e = Judgement(g, seat)
    named = [(kind, arg) for (_, kind), arg in zip(VERBS[choice.verb], choice.args, strict=True)]
    places = [arg for kind, arg in named if kind == "place"]
    unit = next((arg for kind, arg in named if kind == "unit"), -1)
    number = next((arg for kind, arg in named if kind == "number"), 1)
    target = getattr(g.decision, "to", places[-1]) if choice.verb == "enter" else places[-1] if places else -1
    found = []
    for weight, key in weigh(g, seat, choice):
        brief = forecast(g, seat, choice).brief if key == "battle" else None
        if brief is not None:
            found.append(Why(weight, "battle-odds", brief.args))
            continue
        asked = Asked(e, weight, unit, places[0] if places else -1, target, number, choice.args)
        told = FACTS[key](asked) if key in FACTS else None
        found.append(Why(weight, *(told or _at(asked, key))))
    return found


def _at(asked: Asked, key: str) -> tuple[str, tuple[int, ...]]:
    place = asked.target if key in TO else asked.origin if key in FROM else -1
    return (f"{key}-at", (place,)) if place >= 0 else (key, ())


def goal_from(e: Estimate, place: int) -> tuple[int, int]:
    """The aim to which the best way leads from a province, and how many provinces on it is; -1, -1 if over the sea, or
    nowhere."""
    steps = 0
    while place not in e.aims:
        onward = min(e.g.board.land.neighbours[place], key=lambda to: e.field[to], default=place)
        if e.field[onward] >= e.field[place] or steps == FARTHEST:
            return -1, -1
        place, steps = onward, steps + 1
    return place, steps


def _nearer(a: Asked) -> Told:
    if not 0 <= a.target < a.e.provinces:
        return None
    aim, steps = goal_from(a.e, a.target)
    if aim < 0:
        return None
    return ("nearer-goal-by", (aim, steps)) if steps else ("nearer-goal-at", (aim,))


def _exposed(a: Asked) -> Told:
    """What threatens the province that is left, if that speaks for it; else the one that is entered."""
    e = a.e
    if not e.g.by_cards or a.target < 0:
        return None
    left = a.weight > 0 or a.target == a.origin
    place = a.origin if left else a.target
    guard = e.guard(place) + (0 if left or a.unit < 0 else CARD_DEFENCE[a.unit])
    return "exposed-by", (place, e.danger(place), guard)


def _together(a: Asked) -> Told:
    """How many would be near, and, of a march, how many are near where it begins."""
    e = a.e
    if not 0 <= a.target < e.provinces:
        return None
    if a.target == a.origin:
        return "together-near", (a.target, e.friends(a.target) + a.number)
    if not 0 <= a.origin < e.provinces:
        return None
    return "together-than", (a.target, e.friends(a.target), e.friends(a.origin))


def _prize(a: Asked) -> Told:
    strike = a.e.strikes.get(a.target) if a.e.g.by_cards and a.unit >= 0 else None
    return ("prize-odds", (round(100 * strike.wins), a.target)) if strike else None


def _strikes(a: Asked) -> Told:
    if a.unit < 0 or a.target < 0 or a.e.g.by_cards or not a.e.g.units[a.target]:
        return None
    return "strikes-odds", (round(100 * by_dice(a.e.g, a.unit, a.origin, a.target)), a.target)


def _too_weak(a: Asked) -> Told:
    """Points beside a province against those in it."""
    g = a.e.g
    if not 0 <= a.target < a.e.provinces:
        return None
    beside = sum(
        attack_of(g.fresh[place] + g.riding[place])
        for place in g.board.land.neighbours[a.target]
        if g.holder[place] == a.e.seat
    )
    return "too-weak-by", (a.target, beside, base_defence(g, a.target))


def _guards(a: Asked) -> Told:
    """Who goes leaves a guard; who comes joins it."""
    place = a.origin if a.weight < 0 or a.target < 0 else a.target
    return ("guards-with", (place, a.e.g.units[place] % 15)) if 0 <= place < a.e.provinces else None


def _home(a: Asked) -> Told:
    g = a.e.g
    return "leaves-home-with", (sum(g.holder[place] == a.e.seat for place in g.board.lands[g.core[a.e.seat]]),)


def _army(a: Asked) -> Told:
    """Of a purchase what is planned, of recruits what they bring and cost, of a card what there is to pay with."""
    g = a.e.g
    if a.unit < 0:
        return "army-means", (g.has(a.e.seat, DUCATS), g.has(a.e.seat, GRAIN))
    if a.target >= 0:
        return "army-of", (a.unit, a.number * CARD_ATTACK[a.unit], a.number * UNIT_PRICE[a.unit][DUCATS])
    return "army-plan", (a.unit, army.wanted(a.e)[a.unit])


def _rival(a: Asked) -> Told:
    """Where the beaten are driven to: how far from the goal; else who of ours stands beside it."""
    g = a.e.g
    if not isinstance(g.decision, Drive) or not 0 <= a.target < a.e.provinces:
        return None
    aim, steps = goal_from(a.e, a.target)
    if aim >= 0:
        return "hurts-rival-goal", (a.target, aim, steps)
    beside = sum(size(g.units[to]) for to in g.board.land.neighbours[a.target] if g.holder[to] == a.e.seat)
    return "hurts-rival-beside", (a.target, beside)


def _ships(a: Asked) -> Told:
    """Those who are ashore, and the room there is for them on one's ships."""
    g = a.e.g
    ashore = sum(size(g.units[place]) for place in g.of(a.e.seat) if place < a.e.provinces)
    reserve = sum(g.kept(a.e.seat, kind) for kind in BOUGHT)
    return "needs-ships-for", (ashore + reserve, army.berths(a.e))


def _wanted(a: Asked) -> Told:
    strikes = a.e.strikes.items()
    target = next((to for to, strike in strikes if (a.origin, a.unit) in strike.force), -1)
    return ("is-to-attack-at", (target,)) if target >= 0 else None


def _ducats(a: Asked) -> Told:
    if len(a.args) != 2:
        return None
    money = a.number * GOOD_PRICE[a.args[0]]
    return "ducats-for", (money // 2 if isinstance(a.e.g.decision, Shortage) else money,)


def _unfed(a: Asked) -> Told:
    return "unfed-by", (mouths(a.e) + a.number, a.e.g.has(a.e.seat, GRAIN))


def _unpaid(a: Asked) -> Told:
    return "unpaid-by", (PAY[a.unit] * (mouths(a.e) + a.number), income(a.e))


def _fortifies(a: Asked) -> Told:
    danger = a.e.danger(a.target) if a.target >= 0 else 0
    return ("fortifies-by", (a.target, danger)) if danger else None


def _commander(a: Asked) -> Told:
    return ("commander-with", (a.target, a.e.g.units[a.target] % 15)) if a.target >= 0 else None


def _throw(a: Asked) -> Told:
    total: Any = getattr(a.e.g.decision, "total", None)
    return None if total is None else ("better-throw-than", (total,))


FACTS: dict[str, Callable[[Asked], Told]] = {
    "nearer-goal": _nearer, "exposed": _exposed, "together": _together, "prize": _prize, "strikes": _strikes,
    "too-weak": _too_weak, "guards": _guards, "leaves-home": _home, "army": _army, "is-to-attack": _wanted,
    "ducats": _ducats, "unfed": _unfed, "unpaid": _unpaid, "fortifies": _fortifies, "commander": _commander,
    "better-throw": _throw, "hurts-rival": _rival, "needs-ships": _ships,
    "cheapest": lambda a: ("cheapest-price", (VALUE[a.unit],)),
    "defends-best": lambda a: ("defends-best-odds", (round(100 * ODDS[2, -DEFENCE_BONUS[a.unit]]),)),
    "large-power": lambda a: ("large-power-of", (len(a.e.g.board.lands[a.args[0]]),)),
}  # fmt: skip
"""What each reason rests on."""
