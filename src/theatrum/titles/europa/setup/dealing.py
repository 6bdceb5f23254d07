"""3, steps 1 and 4: decks, the grid of ideas, milestones, events, and the opening hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..actions import appointing, loans
from ..aims.missions import FirstMissions, take_written
from ..asked import Asked
from ..board.reading import bits
from ..board.sea import MARKS
from ..cards.hands import draw, take
from ..cards.ideas import lay_ideas
from ..cards.milestones import lay_milestones
from ..cards.row import build, lay_out
from ..round.drawing import DrawCard, trim
from ..round.income import Steady
from ..round.round import Round
from ..state import Europa

ASTERISK = MARKS.index("asterisk")


def begin(g: Europa) -> None:
    """The board stands: what is dealt comes next, then the first round without its phase 1 (3, step 4)."""
    g.push(Round(dealt=True))
    g.push(Dealing())


@dataclass(slots=True, eq=False)
class Dealing(Procedure[Europa]):
    """Everything that is not the same each time."""

    steps = (
        "decks", "events", "milestones", "ideas", "extra_power", "one_of_each", "three_more", "hire", "keep",
        "missions",
    )  # fmt: skip
    goes_round = True
    turn: int = 0
    drawn: int = 0

    def decks(self, g: Europa) -> None:
        g.age = g.start.ages[0]
        g.deck = g.start.people.deck[0] | g.start.people.deck[1] | g.start.people.deck[2]
        g.trade = trade_deck(g)
        g.struggles = struggles(g)

    def events(self, g: Europa) -> None:
        build(g)
        lay_out(g)

    def milestones(self, g: Europa) -> None:
        lay_milestones(g)

    def ideas(self, g: Europa) -> None:
        names = g.start.lists.ideas
        for name, realms in g.start.variant.data.get("ideas", {}).items():
            g.idea_row += (names[name],)
            for realm in realms:
                seat = g.seat_of(g.start.board.realms.realms[realm])
                if seat >= 0:
                    g.ideas[seat] |= 1 << names[name]
        lay_ideas(g)

    def extra_power(self, g: Europa) -> None:
        """Later starts give cubes of power besides, of any kinds."""
        if self.turn < g.seats:
            seat = g.clockwise(g.first)[self.turn]
            self.turn += 1
            self.again()
            number = g.start.seats[seat].data.get("power", 0)
            if number:
                g.ask(ExtraPower(seat, number), 1 << seat)
        else:
            self.turn = 0

    def one_of_each(self, g: Europa) -> None:
        for seat in g.clockwise(g.first):
            for card in written(g, seat):
                g.deck &= ~(1 << card)
                take(g, seat, card)
        for seat in self.drawing(g):
            for deck in range(3):
                take(g, seat, draw(g, seat, deck))

    def drawing(self, g: Europa) -> list[int]:
        """Those whose hand the scenario does not write."""
        return [seat for seat in g.clockwise(g.first) if "hand" not in g.start.seats[seat].data]

    def three_more(self, g: Europa) -> None:
        most: int = g.start.box.limits["opening_draw"][1]
        if self.drawn == most:
            self.turn, self.drawn = self.turn + 1, 0
        seats = self.drawing(g)
        if self.turn < len(seats):
            seat = seats[self.turn]
            self.drawn += 1
            self.again()
            g.ask(OpeningDraw(seat), 1 << seat)
        else:
            self.turn = 0

    def hire(self, g: Europa) -> None:
        seats = self.drawing(g)
        if self.turn < len(seats):
            seat = seats[self.turn]
            self.again()
            g.ask(Hire(seat), 1 << seat)

    def missions(self, g: Europa) -> None:
        take_written(g)
        g.push(FirstMissions())

    def keep(self, g: Europa) -> None:
        if trim(g, g.start.box.limits["opening_hand"], self.drawing(g)):
            self.again()


def written(g: Europa, seat: int) -> list[int]:
    """The hand that a scenario gives a seat; it is drawn, and characters are hired from it, where none is written."""
    return [g.start.people.number[card] for card in g.start.seats[seat].data.get("hand", ())]


@dataclass(slots=True, eq=False)
class ExtraPower(Steady):
    """Of which kind is the power that a later start gives, a point at a time?"""

    rule = "3"


@dataclass(slots=True, eq=False)
class OpeningDraw(DrawCard):
    """From which deck is the next card of the opening hand drawn?"""

    rule = "3"

    def left(self, g: Europa) -> int:
        most: int = g.start.box.limits["opening_draw"][1]
        return most + 1 - next(frame.drawn for frame in reversed(g.stack) if isinstance(frame, Dealing))

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        take(g, seat, draw(g, seat, choice.args[0]))


@dataclass(slots=True, eq=False)
class Hire(Asked):
    """Which advisors and leaders are hired before the first round?"""

    rule = "3"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from appointing.offers(g, seat, every)
        yield from loans.borrowing(g, seat, every)
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            next(frame for frame in reversed(g.stack) if isinstance(frame, Dealing)).turn += 1
        elif choice.verb == "borrow":
            loans.taken(g, seat, choice)
        else:
            appointing.taken(g, seat, choice)


def trade_deck(g: Europa) -> int:
    """12: cards without a continent and without an asterisk, and what the scenario adds."""
    wanted, continents = g.start.variant.data.get("trade", {}), g.start.board.land.continents
    known = bits(continents[name] for name in wanted.get("continents", ()))
    cards = 0
    for number, card in enumerate(g.start.trade):
        plain = not card.continents and (card.mark != ASTERISK or wanted.get("asterisk", False))
        if wanted.get("all") or plain or bits(card.continents) & known or card.id in wanted.get("add", ()):
            cards |= 1 << number
    return cards & ~bits(number for number, card in enumerate(g.start.trade) if card.id in wanted.get("remove", ()))


def struggles(g: Europa) -> tuple[int, ...]:
    """17.4: the power struggles of the scenario, in its order or by chance, if the table plays with them."""
    names = list(g.start.lists.struggles)
    left = [names.index(name) for name in g.start.variant.data.get("struggles", ())]
    how = g.options.get("power_struggles", "ordered")
    if how == "book":
        how = g.start.variant.data.get("options", {}).get("power_struggles", {}).get("default", "off")
    if how == "off":
        return ()
    if how != "random":
        return tuple(left)
    return tuple(left.pop(g.dice.one_of("struggle", 0, len(left))) for _ in range(len(left)))
