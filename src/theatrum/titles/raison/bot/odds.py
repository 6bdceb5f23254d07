"""The odds of a battle whose armies are known, from what one seat can see."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from ..battle import Battle
from ..forces import Force, forces, margins, strength, unseen_cards
from ..state import Raison


class Fit(NamedTuple):
    """How battles of stewards end, against the margin there would be if all played their best: in points of Strength.

    `python -m bench.odds_fit` fits them to games of stewards; `bench/calibration.py` measures them on others.
    """

    always: float = 1.05
    attacking: float = -0.39
    before: float = -1.06
    """Before the battle has begun: much can change until then."""
    other_battle: float = 0.12
    """Each other battle that the attacker has to fight first or afterwards with the same hand."""
    own_three: float = 3.8
    """A 3 in a known hand, that may take an enemy card away."""
    own_card: float = -0.18
    """A card that can still be played: one of one's own is often kept, ..."""
    friends_card: float = 1.6
    """... one of the others may be a 3, ..."""
    their_card: float = -1.81
    """... and it answers what it has seen."""
    own_spread: float = 0.47
    """How far a battle goes astray with each of them."""
    friends_spread: float = 0.83
    their_spread: float = 0.72


FIT = Fit()
LOWEST, THREE, HIGHEST = 1, 3, 6


class Odds(NamedTuple):
    """How likely a battle ends well, level or badly for a side; `certain`: nothing that can still happen alters it."""

    win: float
    draw: float
    lose: float
    certain: bool = False

    @property
    def percent(self) -> int:
        """Of winning, whole; what is not certain is never called so."""
        shown = round(100 * self.win)
        return shown if self.certain else max(1, min(99, shown))


class Case(NamedTuple):
    """What the odds of a battle hang on: the leads there may be if all played their best, with their shares, and the
    cards that can still be played."""

    leads: tuple[tuple[int, float], ...]
    attacks: bool
    own: int
    friends: int
    theirs: int
    threes: int
    begun: bool
    others: int
    """Other battles that the attacker has to fight, if this one has not begun."""


def odds(g: Raison, fight: Battle, seat: int, attacks: bool, others: int = 0) -> Odds:
    """The odds for a side as the seat sees them, with the Generals that are in the battle now and no others.

    Hands and hidden cards that the seat has not seen are dealt from all it has not seen.
    """
    found = case(g, fight, seat, attacks, others)
    return found if isinstance(found, Odds) else judged(found)


def case(g: Raison, fight: Battle, seat: int, attacks: bool, others: int) -> Case | Odds:
    """What the odds hang on, or the end itself where nothing can alter it."""
    found = forces(g, fight)
    attack, defence = fight.strengths(g)
    sure = _certain(g, attack - defence, found, attacks, seat)
    if sure is not None:
        return sure
    margin = margins(g, attack - defence, found)
    return Case(
        tuple((lead if attacks else -lead, share) for lead, share in margin.items()),
        attacks,
        sum(force.plays for force in found if force.attacks == attacks and force.runs == seat),
        sum(force.plays for force in found if force.attacks == attacks and force.runs != seat),
        sum(force.plays for force in found if force.attacks != attacks),
        sum(_threes(force) for force in found if force.attacks == attacks),
        bool(fight.at),
        others,
    )


def judged(seen: Case, fit: Fit = FIT) -> Odds:
    """The odds of a case."""
    shift = fit.always + fit.attacking * seen.attacks + fit.own_three * seen.threes
    shift += fit.own_card * seen.own + fit.friends_card * seen.friends + fit.their_card * seen.theirs
    if not seen.begun:
        shift += fit.before + fit.other_battle * seen.others
    spread = fit.own_spread * seen.own + fit.friends_spread * seen.friends + fit.their_spread * seen.theirs
    win = lose = 0.0
    for lead, share in seen.leads:
        if spread:
            win += share * _logistic((lead + shift - 0.5) / spread)
            lose += share * _logistic((-lead - shift - 0.5) / spread)
        else:
            win += share * (lead > 0)
            lose += share * (lead < 0)
    return Odds(win, max(0.0, 1 - win - lose), lose)


def _threes(force: Force) -> int:
    """Known 3s that can still be played."""
    return min(force.plays, force.hand.count(THREE))


def _logistic(steps: float) -> float:
    return 1 / (1 + exp(-steps)) if steps > -50 else 0.0


# -- what can still happen


def _certain(g: Raison, lead: int, found: list[Force], attacks: bool, seat: int) -> Odds | None:
    """The end where no card that anyone can still hold alters it: taken that the own side plays its best against the
    worst, or that the others play nothing more."""
    mine = [force for force in found if force.attacks == attacks]
    theirs = [force for force in found if force.attacks != attacks]
    ahead = lead if attacks else -lead
    pool = unseen_cards(g)
    worst = _least(ahead, mine, theirs, pool, seat, g.pair_from)
    best = _most(ahead, mine, theirs, pool, seat, g.pair_from)
    if worst > 0:
        return Odds(1.0, 0.0, 0.0, True)
    if best < 0:
        return Odds(0.0, 0.0, 1.0, True)
    return Odds(0.0, 1.0, 0.0, True) if worst == best == 0 else None


def _least(ahead: int, mine: list[Force], theirs: list[Force], pool: list[int], seat: int, pair_from: int) -> int:
    """The lead of a side that plays its best while its friends play nothing more and the others hold the best of the
    unseen cards, or 3s that take the best of its own away."""
    cards, total = [], 0
    for force in mine:
        known = force if force.runs == seat else force._replace(plays=0)
        full = known._replace(piles=tuple(pile._replace(cards=_filled(pile.cards, LOWEST)) for pile in known.piles))
        total += strength(full._replace(hand=_filled(full.hand, LOWEST)), (), pair_from)
        cards += [*full.laid, *sorted(full.hand)[len(full.hand) - full.plays :]]
    cards.sort(reverse=True)
    plays = sum(force.plays for force in theirs)
    held = sorted([*(card for force in theirs for card in force.hand if card), *pool], reverse=True)
    laid = [card or HIGHEST for force in theirs for card in force.laid]
    pairs = (len(laid) + plays) // 2
    leads = []
    for threes in range(min(plays, held.count(THREE)) + 1):
        answer = THREE * threes + sum(held[: plays - threes])
        lost = sum(cards[:threes]) + min(threes, len(cards))  # and the pairs they may have stood in
        leads.append(ahead + total - lost - sum(laid) - answer - pairs)
    return min(leads)


def _most(ahead: int, mine: list[Force], theirs: list[Force], pool: list[int], seat: int, pair_from: int) -> int:
    """The lead of a side whose friends hold the best of the unseen cards while the others play nothing more."""
    best = sorted(pool, reverse=True)
    total = takers = 0
    for force in mine:
        if force.runs == seat:
            total += strength(force, (), pair_from)
            takers += _threes(force)
        else:
            total += sum(card or HIGHEST for card in force.laid) + sum(best[: force.plays])
            total += (len(force.laid) + force.plays) // 2
            takers += force.plays
    laid = sorted(card or LOWEST for force in theirs for card in force.laid)
    return ahead + total - sum(laid[: max(0, len(laid) - takers)])


def _filled(cards: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(card or value for card in cards)
