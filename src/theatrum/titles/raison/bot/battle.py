"""What the steward thinks of battles (chapter 10)."""

from __future__ import annotations

from typing import Any

from ..battle import ATTACK_SUPPORT, ATTACKER, OPEN, Battle, battle
from ..state import Raison, bits
from .actions import keep
from .estimate import AVERAGE, MORALE, TROOP, Estimate, Reasons, chance_of, free_places

WIN = 20.0
"""What it costs to let a rival win."""

# -- 10 battles


def fight(e: Estimate, decision: Any, territory: int) -> Reasons:
    g = e.g
    general = (g.standing[territory] & g.board.army[decision.power]).bit_length() - 1
    yield e.attack_odds(general, territory, g.troops[general]), "sure-first"


def support(e: Estimate, decision: Any, general: int) -> Reasons:
    """More room for cards, and for a friend a share of the glory, against a Troop."""
    g, at, power = e.g, battle(e.g), decision.power
    attacks = power == at.attacker or bool(g.ally[power] >> at.attacker & 1)
    fights = power == at.attacker or bool(at.defenders >> power & 1)
    lead, unknown = e.outlook(at, attacks, power)
    for foe in bits(at.defenders) if attacks else ():
        if backing := min(e.backing(foe, at.territory, -1), len(g.hands[foe])):
            lead -= 0.5 * AVERAGE * backing
            unknown += backing
    places = sum(free_places(g, at, power, role) for other, role in at.slots(g) if other == power)
    now = chance_of(lead + e.cards_of(power, places), unknown)
    then = chance_of(lead + e.cards_of(power, places + g.troops[general]), unknown)
    helped = at.attacker if attacks else next(bits(at.defenders))
    worth = e.stake(at) if g.family(power, helped) else 1.5
    yield (then - now) * worth, "tips-the-scale", int(100 * now), int(100 * then)
    if not fights:
        share = glory(g, at, power, attacks)
        yield then * 0.5 * share, "share-of-glory", share
        if not g.family(power, helped) and wins_by(g, at, helped, attacks):
            yield -WIN * then, "gift-to-rival", helped
    yield -TROOP * 0.9, "cost-of-battle"


def glory(g: Raison, at: Battle, power: int, attacks: bool) -> int:
    """The Influence a Power of the winning side gains (raison:10.5.3)."""
    beaten = [g.board.owner[x] for x in bits(g.standing[at.territory]) if at.defenders >> g.board.owner[x] & 1]
    major = not g.minor >> power & 1
    return sum(1 + (major and g.opposing_coalitions(power, foe)) for foe in (beaten if attacks else [at.attacker]))


def wins_by(g: Raison, at: Battle, power: int, attacks: bool) -> bool:
    """Whether a Power's player has won when this battle is won."""
    holder = g.scorer(power)
    return holder >= 0 and g.influence[holder] + glory(g, at, power, attacks) >= g.board.victory


def play(e: Estimate, decision: Any, _general: int, card: int) -> Reasons:
    yield from commit(e, decision, card, float(card))


def play_open(e: Estimate, decision: Any, _general: int, card: int) -> Reasons:
    at = battle(e.g)
    attacks = decision.role in (ATTACKER, ATTACK_SUPPORT)
    swing = float(card)
    if card == 3:
        enemy = [c for x, pile in enumerate(at.piles) if at.attacks(x) != attacks for c in pile if c >= 0]
        swing += max(((c & ~OPEN) or AVERAGE for c in enemy), default=0.0)
    yield from commit(e, decision, card, swing)
    yield 0.05, "sees-more"


def commit(e: Estimate, decision: Any, card: int, swing: float) -> Reasons:
    """Playing a card: what it does to the odds, alone or with those that can follow, against what it costs."""
    g, at, power = e.g, battle(e.g), decision.power
    lead, unknown = e.outlook(at, decision.role in (ATTACKER, ATTACK_SUPPORT), power)
    stake = e.stake(at)
    price = MORALE * (1.6 if g.morale[power] <= 3 else 1.0) if g.morale[power] else 0.0
    best = chance_of(lead + swing, unknown)
    total, cost = swing, 0.0
    for further in followers(e, decision, card):
        total += further
        cost += price + 0.08 * keep(further)
        best = max(best, chance_of(lead + total, unknown) - cost / stake)
    now = chance_of(lead, unknown)
    yield (best - now) * stake, "tips-the-scale", int(100 * now), int(100 * best)
    yield -price - 0.08 * keep(card), "cost-of-card"
    if card == 5:
        yield -MORALE * (1 - best), "five-if-lost"


def followers(e: Estimate, decision: Any, card: int) -> list[int]:
    """The cards that could be played after this one, the highest first."""
    g, power = e.g, decision.power
    places = free_places(g, battle(g), power, decision.role)
    hand = list(g.hands[power])
    hand.remove(card)
    return hand[::-1][: max(0, min(places, g.morale[power]) - 1)]


def target(e: Estimate, _d: Any, general: int, position: int) -> Reasons:
    card = battle(e.g).piles[general][position - 1]
    yield ((card & ~OPEN) or AVERAGE) * 0.5, "card-value"
