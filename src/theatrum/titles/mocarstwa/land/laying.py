"""Cards for a battle on land or at sea (7.5.2, 7.5.3, 7.6): laid face down, revealed together; Spies, Lost Orders."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ....engine.choice import Choice
from ....engine.flow import Offer, Together
from ..asked import allowed
from ..box.cards import BLANK, CARDS, LOST_ORDERS, RETREAT, SPY, Card
from ..box.units import FORMATION
from ..state import Mocarstwa
from ..victory.control import Storm, beaten, changed
from ..vocabulary import INDEPENDENT
from .hands import draw_independent, put_aside, refill
from .strength import Force, effective, symbol_points, symbols_only

ATTACK, DEFENCE = range(2)
LAYING = ("lay_cards", "reveal", "spies", "reveal_second")
"""The steps that every battle begins with."""


class Serving(NamedTuple):
    """Units that may use the symbols of a card, each as (place, kind)."""

    engaged: list[tuple[int, int]]
    ashore: list[tuple[int, int]]  # beside the battle
    aboard: list[tuple[int, int]]  # on ships, where any unit may use a gun's (7.5.6)

    def use(self, card: Card) -> int:
        """The points of its symbols."""
        ashore = [FORMATION[kind] for _, kind in (*self.engaged, *self.ashore)]
        return symbol_points(card, ashore, [FORMATION[kind] for _, kind in self.aboard])


@dataclass(slots=True, eq=False)
class Fight(Storm):
    """A battle for a place; `force` are the attackers, `commander` who came with them (-1 nobody)."""

    attacker: int
    to: int
    force: Force
    commander: int
    defender: int = -1
    first: tuple[int, int] = (0, 0)  # the cards laid first, attacker's and defender's
    second: tuple[int, int] = (0, 0)  # those laid for a Spy

    def sides(self) -> tuple[int, int]:
        return self.attacker, self.defender

    @abstractmethod
    def base(self, g: Mocarstwa) -> tuple[int, int]:
        """What both sides are worth before the cards."""

    @abstractmethod
    def bonuses(self, g: Mocarstwa) -> tuple[tuple[int, int], tuple[int, int]]:
        """What walls and a commander add to both sides; the rest are units."""

    @abstractmethod
    def serving(self, g: Mocarstwa) -> tuple[Serving, Serving]:
        """Who of both sides may use the symbols of a card."""

    @abstractmethod
    def points(self, g: Mocarstwa) -> tuple[int, int]:
        """The same with the cards that count."""

    def lay_cards(self, g: Mocarstwa) -> None:  # 7.5.2
        self.defender = g.holder[self.to]
        g.tell("battle", g.power_of(self.attacker), g.power_of(self.defender), self.to, len(self.force))
        asked = sum(1 << side for side in self.sides() if side != INDEPENDENT)
        g.ask(LayCards(self.to), asked)

    def reveal(self, g: Mocarstwa) -> None:  # 7.5.3
        laid = tuple(card or draw_independent(g, self.to) for card in self.first)
        self.first = (laid[0], laid[1])
        for side, card in zip(self.sides(), laid, strict=True):
            g.tell("laid", g.power_of(side), card)
        self.fill_hands(g)

    def fill_hands(self, g: Mocarstwa) -> None:
        """Nobody ever has fewer than three cards, not even before a Spy's second one (5.3.2)."""
        for side in self.sides():
            if side != INDEPENDENT:
                refill(g, side)

    def spies(self, g: Mocarstwa) -> None:  # 7.6
        """A Spy lets its side lay another card after seeing the other's; two Spies lay theirs face down."""
        if RETREAT in self.types():
            return
        asked = 0
        for side, card in zip(self.sides(), self.first, strict=True):
            if CARDS[card].type == SPY and side != INDEPENDENT and g.hands[side]:
                asked |= 1 << side
        if asked:
            g.ask(LaySecond(self.to), asked)

    def reveal_second(self, g: Mocarstwa) -> None:
        if RETREAT in self.types():
            return
        second = list(self.second)
        for at, (side, card) in enumerate(zip(self.sides(), self.first, strict=True)):
            if CARDS[card].type == SPY and side == INDEPENDENT:
                second[at] = draw_independent(g, self.to)
            if second[at]:
                g.tell("laid", g.power_of(side), second[at])
        self.second = (second[0], second[1])
        self.fill_hands(g)

    def types(self) -> list[int]:
        """The types of all cards on the table."""
        return [CARDS[card].type for card in (*self.first, *self.second) if card]

    def counted(self) -> tuple[Card, Card]:
        """The cards that count, once Spies and Lost Orders have done their work."""
        faces = []
        for at in (ATTACK, DEFENCE):
            mine, theirs = CARDS[self.second[at] or self.first[at]], CARDS[self.first[1 - at]]
            if theirs.type == LOST_ORDERS:
                faces.append(symbols_only(mine) if self.second[at] else BLANK)
            else:
                faces.append(effective(mine, CARDS[self.second[1 - at] or self.first[1 - at]]))
        return faces[0], faces[1]

    def withdraws(self) -> tuple[bool, bool]:
        """Which side has laid a Retreat: it comes before all else (7.6)."""
        on = [RETREAT in (CARDS[a].type, CARDS[b].type) for a, b in zip(self.first, self.second, strict=True)]
        return on[ATTACK], on[DEFENCE]

    def end(self, g: Mocarstwa) -> None:
        """Who fought is on the map again or gone: see to what that changes (6.2-6.4)."""
        g.assaults = tuple(entry for entry in g.assaults if entry[0] != self.to)
        fought = dict.fromkeys((self.to, *(place for place, _ in self.force)))
        self.force = ()
        for place in fought:
            if place < len(g.fort):
                changed(g, place)
        for side in self.sides():
            if side != INDEPENDENT:
                beaten(g, side)


@dataclass(slots=True, eq=False)
class LayCards(Together[Mocarstwa]):
    """Each side lays a card face down (7.5.2)."""

    rule = "7.5.2"
    place: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (self.place,)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        return allowed(self.choices(g, seat))

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        return [g.lexicon["lay", card] for card in dict.fromkeys(g.hands[seat])]

    def resolve(self, g: Mocarstwa, answers: tuple[Choice | None, ...]) -> None:
        battle = g.stack[-1]
        assert isinstance(battle, Fight)
        cards = [0, 0]
        for at, side in enumerate(battle.sides()):
            answer = answers[side] if side != INDEPENDENT else None
            if answer is not None:
                cards[at] = answer.args[0]
                put_aside(g, side, cards[at])
        self.keep(battle, (cards[0], cards[1]))

    def keep(self, battle: Fight, cards: tuple[int, int]) -> None:
        battle.first = cards


@dataclass(slots=True, eq=False)
class LaySecond(LayCards):
    """The card after a Spy (7.6)."""

    rule = "7.6"

    def keep(self, battle: Fight, cards: tuple[int, int]) -> None:
        battle.second = cards
