"""What each side of a battle has: Generals with piles, hands that are known or dealt, and what cards are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...engine.chance import Generator
from .battle import ATTACK_SUPPORT, ATTACKER, OPEN, Battle
from .state import Piles, Raison

DEALS = 2
"""How often the unseen cards are shuffled; each shuffle is read from every one of its cards on."""


class Pile(NamedTuple):
    """Cards before a General, 0 where hidden, and how many more he can take."""

    cards: tuple[int, ...]
    room: int


class Force(NamedTuple):
    """What one Power brings to a battle: its hand (0: unseen), the cards it can still play, its piles, who runs it."""

    attacks: bool
    hand: tuple[int, ...]
    plays: int
    piles: tuple[Pile, ...]
    runs: int = -1

    @property
    def unseen(self) -> int:
        return self.hand.count(0) + sum(pile.cards.count(0) for pile in self.piles)

    @property
    def laid(self) -> list[int]:
        """The cards on the table, 0 where hidden."""
        return [card for pile in self.piles for card in pile.cards]


def forces(g: Raison, fight: Battle) -> list[Force]:
    """The Powers of a battle, as far as the seat can see that `g` is veiled for."""
    armies: dict[tuple[int, bool], list[int]] = {}
    for power, role in fight.slots(g):
        armies.setdefault((power, role in (ATTACKER, ATTACK_SUPPORT)), []).extend(fight.army(g, power, role))
    found = []
    for (power, attacks), army in armies.items():
        piles = tuple(_pile(g, fight, general) for general in army)
        plays = min(len(g.hands[power]), sum(pile.room for pile in piles), _payable(g, fight, power))
        found.append(Force(attacks, g.hands[power], plays, piles, g.runs(power)))
    return found


def _pile(g: Raison, fight: Battle, general: int) -> Pile:
    laid = fight.piles[general]
    return Pile(tuple(card & ~OPEN for card in laid if card >= 0), g.troops[general] - len(laid))


def _payable(g: Raison, fight: Battle, power: int) -> int:
    """The cards that a Power's Morale allows (raison:10.3.2)."""
    if fight.passed >> power & 1 or g.runs(power) < 0 or fight.no_morale(g, power):
        return 0
    return max(1, g.morale[power])


def most_cards(found: list[Force], attacks: bool) -> int:
    """How many cards a side can have in its piles at the end."""
    return sum(force.plays + len(force.laid) for force in found if force.attacks == attacks)


# -- dealing


def unseen_cards(g: Raison) -> list[int]:
    """The cards that the seat has not seen: in other hands, face down, or still to be drawn."""
    seen = list(g.discard)
    for zone in (*g.hands, *(pile for frame in g.stack if isinstance(frame, Piles) for pile in frame.face_values())):
        for card in zone:
            seen[card] += 1
    return [card for card in range(1, len(seen)) for _ in range(g.board.deck[card] - seen[card])]


def deals(g: Raison, count: int) -> Iterator[Sequence[int]]:
    """Ways in which this many cards may have come from those unseen; always the same for the same position."""
    if not count:
        yield ()
        return
    pool = unseen_cards(g)
    generator = Generator("odds")
    for _ in range(DEALS):
        generator.shuffle(pool)
        ring = pool + pool
        for first in range(len(pool)):
            yield ring[first : first + count]


def margins(g: Raison, lead: int, found: list[Force]) -> dict[int, float]:
    """By how much the attack ends ahead when all play their best, and how likely that is, from its lead before
    cards."""
    dim = [(force, force.unseen) for force in found if force.unseen]
    lead += sum(_signed(force, (), g.pair_from) for force in found if not force.unseen)
    counts: dict[int, int] = {}
    for deal in deals(g, sum(unseen for _, unseen in dim)):
        margin, first = lead, 0
        for force, unseen in dim:
            margin += _signed(force, deal[first : first + unseen], g.pair_from)
            first += unseen
        counts[margin] = counts.get(margin, 0) + 1
    total = sum(counts.values())
    return {margin: count / total for margin, count in counts.items()}


def _signed(force: Force, deal: Sequence[int], pair_from: int) -> int:
    return strength(force, deal, pair_from) if force.attacks else -strength(force, deal, pair_from)


def strength(force: Force, deal: Sequence[int], pair_from: int) -> int:
    """What a Power's cards are worth when it plays its highest and pairs them well (raison:10.4.4, ruling R3).

    The highest cards are never the wrong ones: a lower card with the symbol gains at most the point it lacks.
    """
    cards = iter(deal)
    hand = sorted(card or next(cards) for card in force.hand)
    played = hand[len(hand) - force.plays :]
    total = sum(played)
    symbols = sum(pair_from <= card <= 4 for card in played)
    doubles = 0  # pairs for which there is room
    for pile in force.piles:
        laid = [card or next(cards) for card in pile.cards]
        single = sum(pair_from <= card <= 4 for card in laid)
        total += sum(laid) + single // 2
        room = pile.room
        if single % 2 and room and symbols:
            total += 1
            symbols -= 1
            room -= 1
        doubles += room // 2
    return total + min(symbols // 2, doubles)
