"""Drawing Information cards and doing what they say (5.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked, allowed
from ..box.board import FLEET, WORKS
from ..box.information import CARDS, DISCOVERY, EXPERT, INSTANT, LASTING, NEWS, STATE, Information
from ..box.prices import MASTS
from ..box.units import INFANTRY, KINDS, ONE
from ..economy.dismissing import dismiss, dismissals
from ..state import Mocarstwa
from ..victory.control import changed, powers_of
from ..vocabulary import DUCATS, GOODS, INDEPENDENT, NOBODY


def draw(g: Mocarstwa, seat: int, deck: int) -> int:
    """The top card; an empty deck is shuffled anew (5.6)."""
    left, used = (g.news, g.news_used) if deck == STATE else (g.europe, g.europe_used)
    if not any(left):
        left[:], used[:] = used[:], left[:]
        g.tell("reshuffled")
    card = g.dice.pick("information", seat, left)
    left[card] -= 1
    g.tell("information", g.core[seat], card)
    return card


def put_away(g: Mocarstwa, card: int) -> None:
    (g.news_used if CARDS[card].deck == STATE else g.europe_used)[card] += 1


@dataclass(slots=True, eq=False)
class Tidings(Procedure[Mocarstwa]):
    """A field of the wheel: one card, or the better of two at the Marshal's level."""

    steps = ("reveal", "resolve")
    seat: int
    deck: int
    number: int
    cards: tuple[int, ...] = ()

    def reveal(self, g: Mocarstwa) -> None:
        self.cards = tuple(draw(g, self.seat, self.deck) for _ in range(self.number))
        if len(self.cards) > 1 and self.cards[0] != self.cards[1]:
            g.ask(ChooseCard(self.seat), 1 << self.seat)

    def resolve(self, g: Mocarstwa) -> None:
        g.stack.pop()
        card, *rest = self.cards
        for other in rest:
            put_away(g, other)
        enter(g, self.seat, card)


@dataclass(slots=True, eq=False)
class ChooseCard(Asked):
    """Which of the two comes into play?"""

    rule = "5.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        tidings = next(frame for frame in reversed(g.stack) if isinstance(frame, Tidings))
        for card in tidings.cards:
            yield g.lexicon["choose-card", card], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        tidings = g.stack[-1]
        assert isinstance(tidings, Tidings)
        chosen = choice.args[0]
        tidings.cards = (chosen, *(card for card in tidings.cards if card != chosen))


def enter(g: Mocarstwa, seat: int, card: int) -> None:
    """A card comes into play: at once, kept, for good, or for a round."""
    kind = CARDS[card].kind
    if kind == EXPERT:
        g.experts[seat] = tuple(sorted((*g.experts[seat], card)))
    elif kind == DISCOVERY:
        g.discoveries[seat] = tuple(sorted((*g.discoveries[seat], card)))
    elif kind == LASTING:
        g.lasting = (*g.lasting, (card, seat))
    else:
        put_away(g, card)
        if kind == NEWS:
            happen(g, seat, CARDS[card])
        else:
            assert kind == INSTANT
            for other in reversed(g.order):  # the stack turns them round
                if not g.out >> other & 1:
                    happen(g, other, CARDS[card])


def expire(g: Mocarstwa, seat: int) -> None:
    """European cards last a round: until their drawer's next political phase (5.6)."""
    for card, drawer in g.lasting:
        if drawer == seat:
            put_away(g, card)
            g.tell("expired", card)
    g.lasting = tuple(entry for entry in g.lasting if entry[1] != seat)


# -- what the cards do


def happen(g: Mocarstwa, seat: int, card: Information) -> None:
    EFFECTS[card.effect](g, seat, card)


def gain(g: Mocarstwa, seat: int, card: Information) -> None:
    good = GOODS.index(card.what)
    g.gain(seat, good, card.amount)
    g.tell("gained", g.core[seat], good, card.amount)


def lose(g: Mocarstwa, seat: int, card: Information) -> None:
    good = GOODS.index(card.what)
    number = min(card.amount, g.has(seat, good))
    g.gain(seat, good, -number)
    g.tell("lost", g.core[seat], good, number)


def tax(g: Mocarstwa, seat: int, card: Information) -> None:
    number = card.amount * powers_of(g, seat)
    g.gain(seat, DUCATS, number)
    g.tell("gained", g.core[seat], DUCATS, number)


def levy(g: Mocarstwa, seat: int, card: Information) -> None:
    """Free units; they are placed in a political phase, as what was kept is."""
    kind = KINDS.index(card.what)
    number = min(card.amount, g.figures_left(seat, kind))
    g.keep(seat, kind, number)
    g.tell("levied", g.core[seat], kind, number)


def work(g: Mocarstwa, seat: int, card: Information) -> None:
    thing = WORKS.index(card.what)
    if g.shelf[thing]:
        g.shelf[thing] -= 1
        g.keep(seat, len(KINDS) + thing, 1)
        g.tell("built", g.core[seat], thing)


def desert(g: Mocarstwa, seat: int, card: Information) -> None:
    g.push(Desertion(seat, card.amount))


def revolt(g: Mocarstwa, seat: int, card: Information) -> None:
    """Independent infantry rises in provinces of the seat's powers where nobody stands."""
    for _ in range(card.amount):
        bare = [
            place
            for power, holder in enumerate(g.coat)
            if holder == seat
            for place in g.board.lands[power]
            if g.holder[place] == NOBODY
        ]
        if bare:
            place = bare[g.dice.one_of("revolt", seat, len(bare))]
            g.put(place, INDEPENDENT, ONE[INFANTRY])
            g.tell("revolted", g.core[seat], place)
            changed(g, place)


def dismast(g: Mocarstwa, seat: int, card: Information) -> None:
    for ship, banner in enumerate(g.banner):
        if banner == seat and g.hex[ship] >= 0 and g.masts[ship] < MASTS[FLEET[ship]]:
            g.masts[ship] = min(MASTS[FLEET[ship]], g.masts[ship] + card.amount)
            g.tell("lost-masts", len(g.fort) + ship, card.amount)


EFFECTS: dict[str, Callable[[Mocarstwa, int, Information], None]] = {
    "gain": gain, "lose": lose, "tax": tax, "levy": levy, "work": work, "desert": desert, "revolt": revolt,
    "dismast": dismast,
}  # fmt: skip


@dataclass(slots=True, eq=False)
class Desertion(Procedure[Mocarstwa]):
    """So many units leave, the owner says which."""

    steps = ("leave",)
    seat: int
    left: int

    def leave(self, g: Mocarstwa) -> None:
        if self.left and self.seat in g.holder:
            self.again()
            self.left -= 1
            g.ask(Deserters(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Deserters(Asked):
    """Which unit deserts?"""

    rule = "5.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        return allowed(dismissals(g, seat))

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        return dismissals(g, seat)

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        dismiss(g, seat, *choice.args)
