"""What a choice may lead to: the battle it begins, what it does to land and income, the votes and bids it meets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ....engine.choice import Choice
from ....engine.flow import Decision, Together
from ....engine.forecast import CERTAIN, LIKELY, WORST, Fact, Forecast, after, ahead
from ..actions import Gift
from ..ask import Ask
from ..bot.battle import glory
from ..forces import forces, most_cards
from ..movement import battlefields
from ..state import Raison, bits
from .forecast_council import COUNCIL
from .forecast_land import income, left_open, strengthened
from .outlook import MOVES, Outlook, battle_after, begin, outlook, with_helper

MOST_NAMED = 3
"""Helpers whose coming is told one by one."""


def forecast(veiled: Raison, seat: int, choice: Choice) -> Forecast:
    """All that can be told of a choice."""
    decision = veiled.decision
    assert decision is not None
    question = decision.put_to(seat)
    facts: list[Fact] = []
    seen = None
    if isinstance(question, Ask):
        seen = _battle(veiled, question, seat, choice)
        facts += _land(veiled, question, seat, choice, open_=not isinstance(decision, Together))
        if choice.verb == "end-turn" and seen is None:
            facts += _several(veiled, question, seat)
    if choice.verb in COUNCIL:
        facts += COUNCIL[choice.verb](veiled, question, seat, *choice.args)
    if seen is None:
        return Forecast(ahead(veiled, seat, choice), tuple(facts), _gifts_left(veiled, question, choice))
    battle, g = seen
    return Forecast((), (*_battle_facts(g, seat, battle), *facts), _brief(g, battle), _picture(g, battle))


def _gifts_left(g: Raison, question: Decision[Any], choice: Choice) -> Fact | None:
    """How many gifts may follow this one (raison:9.3)."""
    if not isinstance(question, Gift) or choice.verb not in ("give-money", "give-card"):
        return None
    left = question.left(g, choice.args[0])
    return None if left is None else Fact(CERTAIN, "gifts-left", (left,))


# -- battles


def _battle(veiled: Raison, question: Ask, seat: int, choice: Choice) -> tuple[Outlook, Raison] | None:
    """The battle a choice leads to, and the position in which it is fought."""
    g = veiled.clone()
    fight = battle_after(g, question, seat, choice)
    return None if fight is None else (outlook(g, seat, question.power, fight), g)


def _several(veiled: Raison, question: Ask, seat: int) -> Iterator[Fact]:
    """Each of the battles that the end of a movement turn begins."""
    for territory in battlefields(veiled, question.power):
        g = veiled.clone()
        fight = begin(g, question.power, territory)
        assert fight is not None
        seen = outlook(g, seat, question.power, fight)
        told, low, high = seen.likely.percent, seen.low.percent, seen.high.percent
        yield (
            Fact(LIKELY, "battle-at", (territory, told))
            if low == high
            else Fact(LIKELY, "battle-at-range", (territory, told, low, high))
        )


def _battle_facts(g: Raison, seat: int, seen: Outlook) -> Iterator[Fact]:
    fight = seen.fight
    if seen.likely.certain:
        yield Fact(CERTAIN, "sure-win" if seen.likely.win else "sure-no-win")
    yield from _prize(g, seen)
    if seen.helpers and not seen.likely.certain:
        yield Fact(LIKELY, "alone", (seen.alone.percent,))
        for helper in seen.helpers[:MOST_NAMED]:
            cards = min(helper.troops, len(g.hands[helper.power]))
            end = with_helper(g, seat, seen, helper)
            key = "with-friend" if helper.attacks == seen.attacks else "with-foe"
            yield Fact(LIKELY, key, (helper.power, cards, end.percent))
        if len(seen.helpers) > 1 and any(helper.attacks != seen.attacks for helper in seen.helpers):
            yield Fact(WORST, "all-against", (seen.low.percent,))
    if seen.likely.win < 1:
        yield from _defeat(g, fight, seen.attacks, seat)


def _prize(g: Raison, seen: Outlook) -> Iterator[Fact]:
    """The Influence that a victory brings to each Power of the side, supporters too (raison:10.5.3)."""
    fight = seen.fight
    winners, support = (
        (1 << fight.attacker, fight.attack_support) if seen.attacks else (fight.defenders, fight.defence_support)
    )
    for general in bits(support):
        winners |= 1 << g.board.owner[general]
    points: Counter[int] = Counter()
    for winner in bits(winners):
        if g.scorer(winner) < 0:  # an uncontrolled Minor's victory brings nothing (raison:12.5.2)
            return
        points[g.scorer(winner)] += glory(g, fight, winner, seen.attacks)
    for holder, gain in points.items():
        if gain:
            wins = g.influence[holder] + gain >= g.board.victory
            yield Fact(LIKELY, "prize-game" if wins else "prize", (holder, gain))


def _defeat(g: Raison, fight: Any, attacks: bool, seat: int) -> Iterator[Fact]:
    """What a defeat costs: beaten Generals lose all their Troops (raison:10.5.4)."""
    beaten = 1 << fight.general if attacks else g.standing[fight.territory]
    for general in bits(beaten):
        if g.runs(g.board.owner[general]) == seat and (attacks or fight.defenders >> g.board.owner[general] & 1):
            yield Fact(WORST, "defeat", (general, g.troops[general]))


def _brief(g: Raison, seen: Outlook) -> Fact:
    """Strengths with the cards that lie there as far as the seat knows them, and the odds."""
    laid = [(force.attacks, sum(force.laid)) for force in forces(g, seen.fight)]
    strengths = tuple(
        strength + sum(cards for attacks, cards in laid if attacks == attacking)
        for strength, attacking in zip(seen.fight.strengths(g), (True, False), strict=True)
    )
    low, high = seen.low.percent, seen.high.percent
    if seen.likely.certain or low == high:
        return Fact(LIKELY, "odds", (*strengths, seen.likely.percent))
    return Fact(LIKELY, "odds-range", (*strengths, low, high))


def _picture(g: Raison, seen: Outlook) -> dict[str, Any]:
    found = forces(g, seen.fight)
    attack, defence = seen.fight.strengths(g)
    return {
        "kind": "battle",
        "territory": g.board.land.ids[seen.fight.territory],
        "attacks": seen.attacks,
        "attack": attack,
        "defence": defence,
        "attack_cards": most_cards(found, True),
        "defence_cards": most_cards(found, False),
        "win": round(seen.likely.win, 4),
        "draw": round(seen.likely.draw, 4),
        "lose": round(seen.likely.lose, 4),
        "low": round(seen.low.win, 4),
        "high": round(seen.high.win, 4),
        "certain": seen.likely.certain,
    }


# -- land and income


def _land(veiled: Raison, question: Ask, seat: int, choice: Choice, open_: bool) -> Iterator[Fact]:
    if choice.verb.removeprefix("garrison-") in MOVES:
        general, _ = choice.args
        yield from left_open(veiled, question.power, general, leaves=choice.verb.startswith("garrison-"))
    if open_:
        later, told = after(veiled, seat, choice)
        if told:
            yield from income(veiled, later, seat)
            yield from strengthened(veiled, later, seat)
