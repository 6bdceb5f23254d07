"""The odds of a fight as far as a seat can tell: exact for dice, over all unseen cards with cards (7.5, 7.7, 8)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..box.cards import CARDS, INDEPENDENTS, PLAYER, RETREAT, SPY, deck
from ..box.units import kinds
from ..land.battle import Battle
from ..land.commanders import may_reroll
from ..land.dice import Assault, able_to_defend
from ..land.laying import ATTACK, DEFENCE, Fight
from ..sea.cards import SeaBattle
from ..sea.dice import HITS, SINKS, Broadside
from ..state import Mocarstwa
from ..vocabulary import INDEPENDENT

Weights = dict[int, float]
"""How likely each card or sum is."""
ATTACK_THROWN = Assault.steps.index("second_attack") + 1
DEFENCE_THROWN = Assault.steps.index("second_defence") + 1
"""Where an assault stands when its dice are thrown again."""


class Odds(NamedTuple):
    """How a fight may end for the attacker."""

    win: float
    draw: float
    lose: float

    def seen_by(self, attacks: bool) -> Odds:
        return self if attacks else Odds(self.lose, self.draw, self.win)


# -- dice


@cache
def sums(dice: int) -> Weights:
    """The chance of every sum of so many dice."""
    found = {0: 1.0}
    for _ in range(dice):
        found = {
            total: sum(found.get(total - die, 0.0) for die in range(1, 7)) / 6 for total in range(1, max(found) + 7)
        }
    return found


def breaks(g: Mocarstwa, assault: Assault) -> tuple[float, int]:
    """How likely an assault under way destroys a unit, and what the defence adds to its dice; the defender puts up
    whoever stands best."""
    if assault.against >= 0:
        return _breaks(g, assault), assault.shelter(g)
    ways = []
    for kind in kinds(able_to_defend(g, assault.to)):
        assault.against = kind
        ways.append((_breaks(g, assault), assault.shelter(g)))
    assault.against = -1
    return min(ways)


def _breaks(g: Mocarstwa, assault: Assault) -> float:
    shelter = assault.shelter(g)
    again = (
        g.holder[assault.to] != INDEPENDENT
        and assault.at < DEFENCE_THROWN
        and may_reroll(g, assault.to, assault.against, attacks=False)
    )

    def beats(attack: int) -> float:
        short = sum(chance for total, chance in sums(2).items() if total + shelter < attack)
        return short * short if again else short  # who has lost throws again

    if assault.at > ATTACK_THROWN:
        return beats(assault.attack)
    dice, bonus = assault.force(g)
    whole = sum(chance * beats(total + bonus) for total, chance in sums(dice).items())
    if assault.at < ATTACK_THROWN and _led(g, assault):
        return sum(chance * max(whole, beats(total + bonus)) for total, chance in sums(dice).items())
    return whole


def _led(g: Mocarstwa, assault: Assault) -> bool:
    return assault.attacker != INDEPENDENT and may_reroll(g, assault.place, assault.kind, attacks=True)


class Salvo(NamedTuple):
    """What a broadside may do: nothing, a mast, one of the crew, decks, or sink the ship (table 5b)."""

    miss: float
    mast: float
    crew: float
    deck: float
    sinks: float


def salvo(broadside: Broadside) -> Salvo:
    """With one throw."""
    parts = [0.0] * 5
    for total, chance in sums(2).items():
        number = total + broadside.bonus
        masts, crew, decks = HITS.get(number, (0, 0, 0))
        parts[4 if number >= SINKS else 1 if masts else 2 if crew else 3 if decks else 0] += chance
    return Salvo(*parts)


# -- cards


def declared(g: Mocarstwa, to: int) -> Fight:
    """The battle that the attacks declared against a place will be."""
    here = [(place, kind) for target, place, kind in g.assaults if target == to]
    force = tuple(entry for entry in here if entry[1] >= 0)
    commander = next((-2 - kind for _, kind in here if kind < 0), -1)
    fight = (Battle if to < len(g.fort) else SeaBattle)(g.active, to, force, commander)
    fight.defender = g.holder[to]
    return fight


def by_cards(g: Mocarstwa, seat: int, fight: Fight, card: int = 0) -> Odds:
    """How a battle may end for its attacker when the seat lays a card; 0: the best it has."""
    side = ATTACK if fight.attacker == seat else DEFENCE
    other = fight.sides()[1 - side]
    if fight.first[side]:  # a Spy lies there and the other card is seen
        return _mean(g, fight, side, card, {fight.first[1 - side]: 1.0})
    theirs = may_lay(g, seat, other)
    cards = (card,) if card else dict.fromkeys(g.hands[seat])
    ways = [_mean(g, fight, side, own, theirs) for own in cards]
    if other != INDEPENDENT and len(g.hands[other]) > 1:
        ways = [_picked(odds, side == ATTACK) for odds in ways]
    return max(ways, key=lambda odds: odds.seen_by(side == ATTACK)) if ways else Odds(0.0, 0.0, 1.0)


def _picked(odds: Odds, attacks: bool) -> Odds:
    """Against who picks a card: as if of two that may be laid the one came that is worse for the seat."""
    win, draw, _ = odds.seen_by(attacks)
    good, fair = win * win, (win + draw) ** 2
    return Odds(good, fair - good, 1.0 - fair).seen_by(attacks)


def may_lay(g: Mocarstwa, seat: int, other: int) -> Weights:
    """The cards that the other side may lay: of the independents' deck what was not used, else any that is unseen."""
    if other == INDEPENDENT:
        left = [a - b for a, b in zip(deck(INDEPENDENTS), g.wild_used, strict=True)]
        return _shares(left if any(left) else deck(INDEPENDENTS))
    hand = g.hands[other]
    known = [card for card in hand if card and CARDS[card].deck != PLAYER]
    unseen = [
        a - b - g.hands[seat].count(card) for card, (a, b) in enumerate(zip(deck(PLAYER), g.discard, strict=True))
    ]
    found = {card: share * (1 - len(known) / len(hand)) for card, share in _shares(unseen).items()}
    return found | {card: 1 / len(hand) for card in known}


def _shares(counts: list[int]) -> Weights:
    total = sum(max(0, count) for count in counts)
    return {card: count / total for card, count in enumerate(counts) if count > 0}


def _mean(g: Mocarstwa, fight: Fight, side: int, own: int, theirs: Weights) -> Odds:
    """Over all that the other side may lay; a Spy of theirs brings another such card, one of ours the best we have."""
    spied = sum(share for card, share in theirs.items() if CARDS[card].type == SPY)
    plain = {card: share for card, share in theirs.items() if CARDS[card].type != SPY} or theirs
    total = [0.0, 0.0, 0.0]
    for card, share in plain.items():
        if plain is not theirs:
            share /= 1 - spied
        total[_best(g, fight, side, own, card)] += share
    return Odds(*total)


def _best(g: Mocarstwa, fight: Fight, side: int, own: int, card: int) -> int:
    """The end with two cards: 0 the attacker wins, 1 a draw, 2 he loses."""
    if CARDS[own].type != SPY or fight.first[side]:
        return _end(g, fight, side, own, 0, card)
    hand = list(g.hands[fight.sides()[side]])
    hand.remove(own)
    ends = [_end(g, fight, side, own, second, card) for second in dict.fromkeys(hand)]
    return (min if side == ATTACK else max)(ends, default=_end(g, fight, side, own, 0, card))


def _end(g: Mocarstwa, fight: Fight, side: int, own: int, second: int, card: int) -> int:
    trial = fight.copy()
    if trial.first[side]:  # the second card after a Spy
        trial.second = (own, trial.second[1]) if side == ATTACK else (trial.second[0], own)
    else:
        trial.first = (own, card) if side == ATTACK else (card, own)
        trial.second = (second, 0) if side == ATTACK else (0, second)
    away = trial.withdraws()
    if any(away):
        return 1 if isinstance(trial, SeaBattle) else 2 if away[ATTACK] else 0
    attack, defence = trial.points(g)
    return 0 if attack > defence else 1 if attack == defence else 2


def flees(card: int) -> bool:
    """Whether a card is a Retreat."""
    return CARDS[card].type == RETREAT
