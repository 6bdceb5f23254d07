"""What the text of a card promises: statements read part by part against the position, words by a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ....engine.content import read_table
from ..board.reading import CONTENT, members
from ..cards.language import Statement
from ..cards.scene import Memory, Scene
from ..court.treasury import LOAN, means
from ..diplomacy.relations import can_wed, tokens_left
from ..state import NONE, Europa
from .balance import COLONIST, LEVEL
from .dues import RUIN
from .estimate import Estimate

UNCERTAIN = 0.7
"""What an effect that depends on something unread counts for."""
MANY = 6
"""No more of anything is expected of one word."""


@cache
def words() -> dict[str, tuple[float, bool]]:
    """What each word brings whoever it is about, and whether its first number counts it."""
    rows = read_table(CONTENT / "bot" / "effects.csv", ("word", "worth", "counted"))
    return {row.text("word"): (float(row.text("worth")), row.flag("counted")) for row in rows}


def of_texts(e: Estimate, statements: tuple[Statement, ...], taker: int) -> float:
    """What statements bring a seat that looks at a card which another, or it itself, takes."""
    g, total = e.g, 0.0
    scene = Scene(g, taker, g.realm[taker], Memory())
    for statement in statements:
        who = scene.who(statement.subject)
        for realm in members(who):
            seat = g.seat_of(realm)
            if seat == NONE:
                continue
            value = sum(of_effect(e, scene.about(realm), effect) for effect in statement.effects)
            total += value if seat == e.seat else -e.rivalry[seat] * value
    return total


def of_effect(e: Estimate, scene: Scene, effect: Any) -> float:
    """What one effect brings the realm that it is about."""
    head, given = effect[0], effect[1:]
    if head == "gain":
        return sum(of_amount(e, scene, kind, term) for kind, term in given)
    if head == "lose":
        return -sum(of_loss(e, scene, kind, term) for kind, term in given)
    if head == "give":
        return -of_amount(e, scene, *given[0])
    if head in READ:
        return READ[head](e, scene, given)
    if head == "free":
        return words().get(f"free({given[0][0]})", (0.0, False))[0]
    worth, counted = words().get(head, (0.0, False))
    number = min(MANY, max(0, scene.number(given[0]))) if counted and given else 1
    return worth * number


def of_loss(e: Estimate, scene: Scene, kind: str, term: Any) -> float:
    """What has to be paid: what the treasury has not takes loans, and more than those bring ruin (7.4)."""
    number, held = scene.number(term), e.g.ducats[scene.seat]
    if kind != "ducats" or number <= held:
        return of_amount(e, scene, kind, term)
    if number > means(e.g, scene.seat):
        return RUIN
    return e.ducat * held - of_amount(e, scene, "interest", -(-(number - held) // LOAN))


def of_amount(e: Estimate, scene: Scene, kind: str, term: Any) -> float:
    number = min(20, scene.number(term))
    if kind == "ducats":
        return e.ducat * number
    if kind == "stability":
        return (LEVEL + 0.3 * e.span) * number
    fixed = {"prestige": 1.0, "cardinal": 0.9, "interest": -1.0 - 0.14 * e.span, "colonist": COLONIST, "manpower": 0.1}
    return fixed.get(kind, e.point) * number


def _all(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    return sum(of_effect(e, scene, part) for part in given)


def _may(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    return max(0.0, _all(e, scene, given))


def _or(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    return max((of_effect(e, scene, part) for part in given), default=0.0)


def _pay(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    total = 0.0
    for part in given:
        if part[0] in AMOUNTS:
            total -= of_amount(e, scene, part[0], part[1])
        else:
            total += of_effect(e, scene, part)
    return total


def _if(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    condition, *rest = given
    if condition[0] in REMEMBERED or any(_remembers(part) for part in condition[1:]):
        return UNCERTAIN * _all(e, scene, tuple(rest))
    return _all(e, scene, tuple(rest)) if scene.holds(condition) else 0.0


def _remembers(term: Any) -> bool:
    return isinstance(term, tuple) and (term[0] in REMEMBERED or any(_remembers(part) for part in term[1:]))


def _else(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    return (1 - UNCERTAIN) * _all(e, scene, given)


def _repeat(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    return min(MANY, scene.number(given[0])) * _all(e, scene, given[1:])


def _marry(e: Estimate, scene: Scene, given: tuple[Any, ...]) -> float:
    """A marriage is worth more where a mission asks for it, and nothing where another has to end for it (11.2)."""
    able = scene.realms(*given)
    wishes = e.wishes("married")
    open_ = [realm for realm in wishes if able >> realm & 1 and can_wed(e.g, e.seat, realm)]
    new = words()["marry"][0] if tokens_left(e.g, e.seat, e.g.weddings, "marriages") > 0 else 0.0
    return new + max((wishes[realm] for realm in open_), default=0.0)


def _ally(word: str) -> Callable[[Estimate, Scene, tuple[Any, ...]], float]:
    """An alliance is nothing where another has to end for it (11.3)."""

    def read(e: Estimate, _scene: Scene, _given: tuple[Any, ...]) -> float:
        return words()[word][0] if tokens_left(e.g, e.seat, e.g.allies, "alliances") > 0 else 0.0

    return read


def _mercenaries(e: Estimate, _scene: Scene, _given: tuple[Any, ...]) -> float:
    """Men for a war; at peace, or when all is over, they only cost."""
    return words()["mercenaries"][0] if e.foes and not e.last else 0.0


AMOUNTS = ("adm", "dip", "mil", "power", "prestige", "stability", "ducats", "cardinal", "interest", "colonist",
           "manpower")  # fmt: skip
REMEMBERED = ("done", "chosen", "chosen_realm", "chosen_player", "affected", "stirred", "noted", "claimed", "accepted",
              "answerer", "target", "placed", "converted")  # fmt: skip
"""Conditions about what the card itself has done before: nothing of that is known yet."""
READ = {
    "may": _may, "or": _or, "pay": _pay, "do": _all, "at_last": _all, "if": _if, "else": _else, "repeat": _repeat,
    "covert": _all, "marry": _marry, "mercenaries": _mercenaries, "ally": _ally("ally"),
    "ally_some": _ally("ally_some"),
}  # fmt: skip


def of_event(e: Estimate, event: int, taker: int) -> float:
    """What an event brings, the better of its options if the seat chooses itself."""
    g: Europa = e.g
    card = g.start.events[event]
    total = of_texts(e, card.first, taker) + of_texts(e, card.then, taker)
    if card.options:
        values = [of_texts(e, option, taker) for option in card.options]
        total += max(values) if taker == e.seat else min(values)
    return total
