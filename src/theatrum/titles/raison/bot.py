"""How the steward plays Raison d'État: for each kind of choice, weighted reasons in Influence points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from typing import Any

from ...engine.choice import Choice
from .battle import ATTACK_SUPPORT, ATTACKER, OPEN, battle
from .election import NEEDED, votes_of
from .estimate import AVERAGE, CARD, GENERAL, HOLD, MORALE, TAX, TROOP, Estimate, chance_of
from .march import no_garrison
from .state import FORTRESSES, HAND_LIMIT, MOST_MORALE, Raison, bits
from .vocabulary import ACTIONS, EXPANSIONIST, NEUTRAL

Reasons = Iterator[tuple[float, str]]


def weigh(g: Raison, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return list(WEIGHTS[choice.verb](Estimate(g, seat), _question(g, seat), *choice.args))


def scores(g: Raison, seat: int, choices: list[Choice]) -> list[float]:
    """The weight of each choice, worked out together."""
    estimate = Estimate(g, seat)
    decision = _question(g, seat)
    return [sum(w for w, _ in WEIGHTS[choice.verb](estimate, decision, *choice.args)) for choice in choices]


def _question(g: Raison, seat: int) -> Any:
    return g.decision.put_to(seat) if g.decision is not None else None


def worth(g: Raison, seat: int) -> float:
    """A seat's share of the prospects of victory."""
    if g.over:
        return 1.0 if g.scorer(g.winner) == g.major[seat] else 0.0
    estimate = Estimate(g, seat)
    hopes = [exp((estimate.standing(power)) / 3.0) for power in g.major]
    return hopes[seat] / sum(hopes)


def _nothing(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    return iter(())


# -- 7 Diplomacy


def _status(e: Estimate, _d: Any, status: int) -> Reasons:
    g, power = e.g, e.major
    if status == g.status[power]:
        yield 0.4, "steady"
    if status < NEUTRAL:
        yield 0.9, "friends"
    if status == NEUTRAL:
        yield TAX * 0.4 * sum(v for t, v in enumerate(g.board.land.value) if g.control[t] == power), "double-taxes"
    for other in range(g.board.size):
        if other == power or g.family(power, other):
            continue
        if at_war(status, g.status[other]):
            prey = reach(e, power, other)
            yield (0.5 if status == EXPANSIONIST else 0.6) * prey, "prey"  # a coalition earns more by its battles
            yield -0.75 * reach(e, other, power), "danger"
            yield 0.9 * e.menace(other), "stop-leader"
        elif status < NEUTRAL and status == g.status[other]:
            yield -0.15, "too-many-friends"
            yield -1.2 * max(0.0, e.menace(other) - 0.35), "leader-is-no-friend"
        if status == NEUTRAL and g.status[other] != NEUTRAL:
            yield -0.1, "idle"
    if status == NEUTRAL:
        yield -0.6 * free_land(e, power), "no-expansion"


def at_war(mine: int, theirs: int) -> bool:
    if NEUTRAL in (mine, theirs):
        return False
    return mine != theirs or mine == EXPANSIONIST


def reach(e: Estimate, power: int, prey: int) -> float:
    """What a Power could take from another with the Generals it has."""
    g = e.g
    places = [g.spot[x] for x in g.board.generals[power] if g.spot[x] >= 0]
    total = 0.0
    for territory, holder in enumerate(g.control):
        if holder != prey or not places:
            continue
        nearest = min(g.board.land.distance[place][territory] for place in places)
        if nearest <= 3:
            guarded = bool(g.standing[territory]) or bool(g.fortress >> territory & 1)
            total += e.land_value(power, territory) * (0.5 if guarded else 1.0) / (1 + nearest)
    return min(total, 5.0)


def free_land(e: Estimate, power: int) -> float:
    """Uncontrolled land in reach."""
    g = e.g
    places = [g.spot[x] for x in g.board.generals[power] if g.spot[x] >= 0]
    return sum(
        e.land_value(power, territory)
        for territory, holder in enumerate(g.control)
        if holder < 0 and any(g.board.land.distance[place][territory] <= 3 for place in places)
    )


def _admit(e: Estimate, decision: Any, applicant: int) -> Reasons:
    yield 0.6, "friends"
    yield -1.6 * e.menace(applicant), "leader-is-no-friend"
    yield -0.25 * reach(e, decision.power, applicant), "prey"
    yield 0.25 * reach(e, applicant, decision.power), "danger"


# -- 8 Election


def _vote(e: Estimate, decision: Any, candidate: int) -> Reasons:
    g = e.g
    if g.scorer(candidate) == e.major:
        yield 2.0, "own-crown"
        return
    if g.stack[-2].tally[candidate] + votes_of(g, decision.power) >= NEEDED:  # type: ignore[attr-defined]
        yield -2.0 * (0.4 + e.menace(candidate)), "crowns-rival"
    yield -e.menace(candidate), "stop-leader"


# -- 9.1-9.5


def _perform(e: Estimate, decision: Any) -> Reasons:
    yield 0.5 + 0.1 * min(e.g.money[decision.power], wants(e.g, decision.power)), "action"


def _forgo(e: Estimate, decision: Any) -> Reasons:
    if ACTIONS[decision.action] == "mobilisation":
        yield 0.2 * (e.g.money[decision.power] - wants(e.g, decision.power)), "keep-money"


def wants(g: Raison, power: int) -> int:
    """Money a Power can put to use: Troops, cards up to the limit, Morale for half a track."""
    cards = HAND_LIMIT - len(g.hands[power]) - len(g.off_board(power))
    return room(g, power) + max(0, cards) + max(0, MOST_MORALE // 2 - g.morale[power])


def _accept(_e: Estimate, _d: Any) -> Reasons:
    yield 0.3, "gift"


def keep(card: int) -> float:
    """How much a card in hand is worth."""
    return card + (1.4 if card == 3 else 0.3 if card == 2 else -0.3 if card == 5 else 0.0)


def _discard(_e: Estimate, _d: Any, card: int) -> Reasons:
    yield -keep(card) * 0.3, "card-value"


def _give_money(e: Estimate, decision: Any, ally: int) -> Reasons:
    g, power = e.g, decision.power
    if not g.family(power, ally):
        yield -0.3, "keep-money"
    elif ally == e.major and room(g, ally) > g.money[ally]:
        yield 0.2, "family"


def _give_card(e: Estimate, decision: Any, ally: int, card: int) -> Reasons:
    g, power = e.g, decision.power
    if not g.family(power, ally):
        yield -CARD - 0.1 * card, "keep-cards"
    elif ally == e.major and len(g.hands[ally]) < HAND_LIMIT:
        yield 0.08 * (card - 3), "family"
    else:
        yield -0.1, "keep-cards"


def _offer_cards(_e: Estimate, _d: Any, _ally: int) -> Reasons:
    yield -CARD, "keep-cards"


def room(g: Raison, power: int) -> int:
    """Troops a Power's Generals could still take."""
    return sum(3 - g.troops[x] for x in g.board.generals[power] if g.spot[x] >= 0)


def _place(e: Estimate, decision: Any, territory: int) -> Reasons:
    yield GENERAL, "general-on-board"
    yield 0.5 * e.draw_to(decision.power, territory), "targets-near"
    if e.g.control[territory] == decision.power:
        yield 0.4 * e.danger(decision.power, territory), "guards"


def _withdraw(e: Estimate, _d: Any, general: int) -> Reasons:
    yield -GENERAL - TROOP * e.g.troops[general], "general-lost"


def _draw_card(e: Estimate, decision: Any) -> Reasons:
    yield (CARD * 2 if len(e.g.hands[decision.power]) < HAND_LIMIT else 0.05), "card"


def _raise_morale(e: Estimate, decision: Any) -> Reasons:
    yield morale_need(e.g, decision.power), "morale"


def morale_need(g: Raison, power: int) -> float:
    """What a point of Morale is worth: most when cards cannot be paid for."""
    morale, cards = g.morale[power], len(g.hands[power])
    return MORALE * (2.4 if morale < cards else 1.2 if morale < 9 else 0.5)


def _buy_troop(e: Estimate, decision: Any, general: int) -> Reasons:
    yield TROOP, "troop"
    yield 0.35 * e.draw_to(decision.power, e.g.spot[general]), "targets-near"
    yield 0.12 * (3 - e.g.troops[general]), "weak-general"


def _buy_card(e: Estimate, decision: Any) -> Reasons:
    cards = len(e.g.hands[decision.power])
    yield CARD * (1.7 if cards < 3 else 1.3 if cards < 5 else 0.9 if cards < HAND_LIMIT else 0.1), "card"


def _buy_fortress(e: Estimate, decision: Any, territory: int) -> Reasons:
    value = e.land_value(decision.power, territory)
    yield value * (0.3 + e.danger(decision.power, territory)), "guards"
    yield -1.2 - 0.1 * (FORTRESSES - e.g.fortress.bit_count()), "dear"


# -- 9.7 Movement


def _arbiter(e: Estimate, decision: Any, arbiter: int) -> Reasons:
    g, power = e.g, decision.power
    if g.scorer(arbiter) == e.major:
        yield 0.6, "family"
    yield -0.9 * e.menace(arbiter), "feeds-leader"
    if g.war[power] >> arbiter & 1:
        yield -0.5 * min(1.5, reach(e, arbiter, power)), "feeds-enemy"
    else:
        yield 0.3, "not-an-enemy"
    if g.morale[arbiter] + 3 > MOST_MORALE:
        yield -0.3, "no-second-turn"
    elif g.morale[arbiter] <= 6:
        yield 0.2, "wants-morale"


def _disband(e: Estimate, decision: Any, territory: int) -> Reasons:
    yield -0.3 - e.land_value(decision.power, territory), "gives-up-land"


def _move(e: Estimate, _d: Any, general: int, to: int) -> Reasons:
    yield from _go(e, general, to, e.g.troops[general])


def _move_leaving(e: Estimate, _d: Any, general: int, to: int) -> Reasons:
    yield from _settle(e, general, e.g.spot[general])
    yield from _go(e, general, to, e.g.troops[general] - 1)


def _go(e: Estimate, general: int, to: int, troops: int) -> Reasons:
    g = e.g
    power, here = g.board.owner[general], g.spot[general]
    foes = g.enemies(power, to)
    if g.own_general(power, to):
        yield -0.3, "only-passing"
        return
    if foes:
        odds = e.attack_odds(general, to, troops)
        prize = e.spoils(power, foes, to) + (e.gain(power, to) if troops > 1 else 0.0)
        yield odds * prize, "prize"
        yield -(1 - odds) * (0.9 + TROOP * troops + GENERAL * 0.4), "risk"
        yield -MORALE - TROOP, "cost-of-battle"
    elif troops and no_garrison(g, general, to) is None:
        yield max(0.0, e.gain(power, to) - TROOP * 0.6), "takes-land"
    if troops:
        yield 0.45 * (e.draw_to(power, to) - e.draw_to(power, here)), "targets-near"
    yield -0.1 - 0.8 * guard(e, power, here), "leaves-guard"
    if not foes:
        yield 0.8 * guard(e, power, to), "guards"
        yield -0.25 * (troops == 0) * e.danger(power, to), "exposed"


def guard(e: Estimate, power: int, territory: int) -> float:
    """What a General's presence protects."""
    if e.g.control[territory] != power:
        return 0.0
    loss = 0.5 * HOLD * e.g.board.land.value[territory]  # what an enemy would score there
    walls = 0.4 if e.g.garrison[territory] == power and e.g.fortress >> territory & 1 else 1.0
    return (e.land_value(power, territory) + loss) * e.danger(power, territory) * walls


def _settle(e: Estimate, general: int, territory: int) -> Reasons:
    """Leaving a Garrison."""
    g = e.g
    power = g.board.owner[general]
    if g.control[territory] == power:
        yield -TROOP * 0.6 + 0.25 * e.danger(power, territory), "own-land-anyway"
    else:
        yield e.gain(power, territory) - TROOP * 0.6, "takes-land"


def _post_garrison(_e: Estimate, _d: Any, _general: int) -> Reasons:
    yield -TROOP * 0.6, "own-land-anyway"


def _garrison(e: Estimate, decision: Any) -> Reasons:
    yield from _settle(e, decision.general, e.g.spot[decision.general])


def _go_on(e: Estimate, decision: Any, to: int) -> Reasons:
    yield from _go(e, decision.general, to, e.g.troops[decision.general])


def _request(e: Estimate, decision: Any) -> Reasons:
    g, power = e.g, decision.power
    if g.status[power] == NEUTRAL:
        return  # a Neutral has nowhere to go
    hopes = [e.draw_to(power, g.spot[x]) for x in g.board.generals[power] if g.spot[x] >= 0 and g.troops[x]]
    yield 0.6 * max(hopes, default=0.0), "targets-near"
    yield -MORALE * decision.number * (0.5 + e.menace(decision.arbiter)), "feeds-arbiter"


def _allow(e: Estimate, decision: Any) -> Reasons:
    g = e.g
    mover = getattr(decision, "mover", g.board.owner[decision.general] if hasattr(decision, "general") else -1)
    if hasattr(decision, "number"):
        yield morale_need(g, decision.power) * decision.number, "morale"
        if g.war[e.major] >> mover & 1:
            yield -0.45 * reach(e, mover, e.major), "danger"
    else:
        yield 0.4, "friends"
    yield -1.5 * max(0.0, e.menace(mover) - 0.45), "stop-leader"


# -- 10 battles


def _fight(e: Estimate, decision: Any, territory: int) -> Reasons:
    g = e.g
    general = (g.standing[territory] & g.board.army[decision.power]).bit_length() - 1
    yield e.attack_odds(general, territory, g.troops[general]), "sure-first"


def _support(e: Estimate, decision: Any, general: int) -> Reasons:
    g, fight = e.g, battle(e.g)
    power = decision.power
    attacking = power == fight.attacker or bool(g.ally[power] >> fight.attacker & 1)
    lead = e.battle_margin(fight) * (1 if attacking else -1)
    more = e.cards_of(power, g.troops[general])
    stake = e.stake(fight) if e.g.family(power, fight.attacker if attacking else next(bits(fight.defenders))) else 1.5
    beaten = [x for x in bits(g.standing[fight.territory]) if fight.defenders >> g.board.owner[x] & 1]
    points = 2.0 * (len(beaten) if attacking else 1)
    yield (chance_of(lead + more) - chance_of(lead)) * stake, "tips-the-scale"
    yield chance_of(lead + more) * points * 0.5, "share-of-glory"
    yield -TROOP * 0.9, "cost-of-battle"


def _play(e: Estimate, decision: Any, _general: int, card: int) -> Reasons:
    yield from _commit(e, decision, card, float(card))


def _play_open(e: Estimate, decision: Any, _general: int, card: int) -> Reasons:
    fight = battle(e.g)
    attacking = decision.role in (ATTACKER, ATTACK_SUPPORT)
    swing = float(card)
    if card == 3:
        enemy = [c for x, pile in enumerate(fight.piles) if fight.attacks(x) != attacking for c in pile if c >= 0]
        swing += max(((c & ~OPEN) or AVERAGE for c in enemy), default=0.0)
    yield from _commit(e, decision, card, swing)
    yield 0.05, "sees-more"


def _commit(e: Estimate, decision: Any, card: int, swing: float) -> Reasons:
    """Playing a card: what it does to the odds, against what it costs."""
    fight, power = battle(e.g), decision.power
    attacking = decision.role in (ATTACKER, ATTACK_SUPPORT)
    lead = e.battle_margin(fight) * (1 if attacking else -1) - AVERAGE * 0.55
    stake = e.stake(fight)
    yield (chance_of(lead + swing) - chance_of(lead)) * stake, "tips-the-scale"
    cost = MORALE * (1.6 if e.g.morale[power] <= 3 else 1.0) if e.g.morale[power] else 0.0
    yield -cost - 0.08 * keep(card), "cost-of-card"
    if card == 5:
        yield -MORALE * (1 - chance_of(lead + swing)), "five-if-lost"


def _target(e: Estimate, _d: Any, general: int, position: int) -> Reasons:
    card = battle(e.g).piles[general][position - 1]
    yield ((card & ~OPEN) or AVERAGE) * 0.5, "card-value"


def _retreat(e: Estimate, decision: Any, territory: int) -> Reasons:
    power = decision.power
    yield GENERAL + TROOP * e.g.troops[decision.general], "keeps-troops"
    yield 0.4 * e.draw_to(power, territory) + 0.4 * guard(e, power, territory), "targets-near"


def _capital(_e: Estimate, _d: Any) -> Reasons:
    yield GENERAL * 0.5, "general-on-board"


def _reinforce(e: Estimate, decision: Any, general: int) -> Reasons:
    yield from _buy_troop(e, decision, general)


def _lot(_e: Estimate, _d: Any) -> Reasons:
    yield 0.1, "even-odds"


# -- 12 Minor Powers


def _bid(e: Estimate, decision: Any, points: int) -> Reasons:
    g, minor = e.g, decision.minor
    troops = sum(g.troops[x] + 1 for x in g.board.generals[minor] if g.spot[x] >= 0)
    value = 0.8 + 0.18 * troops + 0.4 * min(2.0, reach(e, minor, e.major)) + 0.06 * len(g.hands[minor])
    odds = (points + 0.4) / (points + 2.6)
    yield value * odds, "minor-power"
    yield -MORALE * (0.55 * points + 0.07 * points * points) * odds, "morale"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "ready": _nothing, "status": _status, "admit": _admit, "refuse": _nothing, "keep": _admit, "expel": _nothing,
    "vote": _vote, "discard": _discard, "give-money": _give_money, "give-card": _give_card, "place": _place,
    "withdraw": _withdraw, "draw-card": _draw_card, "raise-morale": _raise_morale, "buy-troop": _buy_troop,
    "buy-card": _buy_card, "buy-morale": _raise_morale, "buy-fortress": _buy_fortress, "done": _nothing,
    "arbiter": _arbiter, "disband": _disband, "march": _move, "garrison-march": _move_leaving, "sail": _move,
    "garrison-sail": _move_leaving, "strategic": _move, "garrison-strategic": _move_leaving, "go-on": _go_on,
    "garrison": _garrison, "stop": _nothing, "end-turn": _nothing, "request": _request, "allow": _allow,
    "deny": _nothing, "fight": _fight, "support": _support, "play": _play, "play-open": _play_open,
    "pass": _nothing, "reveal": _target, "remove": _target, "retreat": _retreat, "off-board": _nothing,
    "capital": _capital, "reinforce": _reinforce, "bid": _bid, "perform": _perform, "forgo": _forgo,
    "offer-money": _give_money, "offer-cards": _offer_cards, "accept": _accept, "decline": _nothing,
    "post-garrison": _post_garrison, "show": _nothing, "lot": _lot,
}  # fmt: skip
