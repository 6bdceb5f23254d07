"""What the steward thinks of cards, losses and rewards (7.5-7.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ..box.cards import CARDS, LOST_ORDERS, RETREAT, SPY
from ..box.prices import DEFENCE_BONUS, VALUE
from ..box.units import ONE
from ..land.dice import Rolls
from ..land.laying import Fight
from . import cardplay, expedition
from .fleet import OUT
from .odds import ODDS, again, price_of

if TYPE_CHECKING:
    from .steward import Judgement

Reasons = Iterator[tuple[float, str]]


def _fight(e: Judgement) -> Fight | None:
    return next((frame for frame in reversed(e.g.stack) if isinstance(frame, Fight)), None)


def lay(e: Judgement, _d: Any, card: int) -> Reasons:
    """On land every card is tried against what may come; at sea symbols and value tell."""
    face, fight = CARDS[card], _fight(e)
    if fight is None:
        return
    if fight.to < e.provinces:
        if e.table is None:
            e.table = cardplay.table(e, fight)
        yield cardplay.value(e.table, face), "battle"
        yield -cardplay.keeping(face), "spends-card"
        return
    yield min(3, sum(face.symbols)) * 0.6 + 0.55 * face.value + 2 * face.cannonade, "card-points"
    if face.type in (RETREAT, LOST_ORDERS, SPY):
        yield (0.5 if fight.attacker == e.seat else 1.5), "cancels"


def cheap(e: Judgement, _d: Any, kind: int, place: int) -> Reasons:
    """The cheapest falls or goes, and whoever is needed least where he stands."""
    yield -VALUE[kind] / 1_000, "cheapest"
    if e.g.holder[place] == e.seat and (opened := e.opens(place)):
        yield -opened, "hurts-rival"
    if place < e.provinces and e.g.units[place] == ONE[kind] and e.g.holder[place] == e.seat:
        yield -e.worth(place), "leaves-province"


def defend(_e: Judgement, _d: Any, kind: int) -> Reasons:
    """Whose loss is to be feared least."""
    yield -2 * ODDS[2, -DEFENCE_BONUS[kind]] * VALUE[kind] / 1_000, "defends-best"


def enter(e: Judgement, decision: Any, kind: int, place: int) -> Reasons:
    """On towards the goal, or to hold what was taken; not out of a place that is worth more."""
    to, g = decision.to, e.g
    if to >= e.provinces:
        yield 0.8, "crew"
        return
    if e.expedition is not None:
        yield from expedition.enter(e.expedition, kind, place, to)
        return
    yield -0.2 + 0.6 * min(1.0, e.nearer(place, to)), "nearer-goal"
    if e.brinks:
        yield e.bars(kind, to) - e.opens(place), "hurts-rival"
    if not g.units[to]:
        yield 0.5 * e.worth(to) - 0.05 * price_of(ONE[kind]), "takes-province"
    elif to in e.keys or e.danger(to) > e.guard(to):
        yield 0.5, "guards"
    if place < e.provinces and g.units[place] == ONE[kind]:
        yield -0.6 * e.worth(place), "leaves-province"
        if e.homeless(place):
            yield -OUT, "leaves-home"
    if place in e.keys:
        yield -0.8, "guards"
    if not g.by_cards and place < e.provinces and e.awaits(to, g.board.land.near[place]):
        yield -0.8, "gathers"


def go_back(e: Judgement, decision: Any, _kind: int, place: int) -> Reasons:
    g, to = e.g, decision.to
    yield -0.3 - 0.6 * min(1.0, e.nearer(place, to)), "nearer-goal"
    if place < e.provinces and not g.units[place]:
        yield 0.6 * e.worth(place), "guards"
    if place in e.keys:
        yield 0.8, "guards"
    if to in e.keys or to in e.aims:
        yield -0.8, "guards"


def drive(e: Judgement, _d: Any, place: int) -> Reasons:
    yield -0.4 * e.worth(place), "hurts-rival"


def better(_e: Judgement, _d: Any, *_args: int) -> Reasons:
    yield 1.0, "gain"


def press(_e: Judgement, _d: Any, kind: int) -> Reasons:
    yield 0.5 + 0.3 * VALUE[kind] / 1_000, "gain"


def promote(_e: Judgement, _d: Any, commander: int) -> Reasons:
    yield 1.0 - 0.1 * commander, "commander"


def reroll(e: Judgement, decision: Any) -> Reasons:
    rolls = next(frame for frame in reversed(e.g.stack) if isinstance(frame, Rolls))
    yield (0.5 if again(e.g, rolls, decision.total, decision.attacks) else -0.5), "better-throw"


def put_aside(_e: Judgement, _d: Any, card: int) -> Reasons:
    face = CARDS[card]
    yield 0.9 - 0.5 * face.value - 0.3 * sum(face.symbols) - (face.type > RETREAT), "weak-card"


def fight(e: Judgement, _d: Any, place: int) -> Reasons:
    """The safest battle first: it may help the others."""
    yield 0.3 * e.worth(place), "prize"


def keep(_e: Judgement, _d: Any, *_args: int) -> Reasons:
    yield 0.0, "stays"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "lay": lay, "lose": cheap, "dismiss": cheap, "defend": defend, "enter": enter, "go-back": go_back, "drive": drive,
    "press": press, "train": better, "promote": promote, "reroll": reroll, "let-stand": keep, "put-aside": put_aside,
    "take-back": better, "fight": fight, "hit": keep,
}  # fmt: skip
