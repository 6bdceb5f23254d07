"""E2.2: placing the agents of a card, one by one; Bishops on cards (F1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Question
from .cards import EMPIRES
from .state import COST, Pax
from .tableau import location, nodes
from .tokens import Shortage, is_pawn, put, repress, shown
from .vocabulary import BISHOP, PAWN, PIRATE, ROOK


@dataclass(slots=True, eq=False)
class PlaceAgents(Procedure[Pax]):
    """The agents of a played card in the order printed on it; each may stay in the reserve, unless they are bound."""

    steps = ("next_agent",)
    seat: int
    card: int
    agents: tuple[int, ...]
    bound: bool

    def next_agent(self, g: Pax) -> None:
        if self.agents:
            agent, self.agents = self.agents[0], self.agents[1:]
            self.again()
            if next(agent_offers(g, self.seat, agent, location(g, self.card), False), None) is not None:
                g.ask(PlaceAgent(self.seat, self.card, agent, self.bound), 1 << self.seat)


@dataclass(slots=True, eq=False)
class PlaceAgent(Question[Pax]):
    """Where one agent goes, if anywhere."""

    rule = "E2.2"
    seat: int
    card: int
    agent: int
    bound: bool

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.card, PAWN + self.seat if self.agent == PAWN else self.agent)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        yield from agent_offers(g, seat, self.agent, location(g, self.card), every)
        if not self.bound:
            yield g.lexicon["leave-out",], None
        elif every:
            yield g.lexicon["leave-out",], Reason("must-place", "second-edition", (self.card,))

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        verb, args = choice.verb, choice.args
        if verb == "place-bishop":
            bring_bishop(g, seat, args[0], self.agent - BISHOP)
        elif verb == "station":
            take_city(g, seat, args[0], self.agent)
        elif verb == "moor":
            moor(g, seat, args[0], self.agent - PIRATE)
        elif verb == "open-office":
            open_office(g, seat, args[0], args[1], "placed")


def agent_offers(g: Pax, seat: int, agent: int, where: int, every: bool) -> Iterator[Offer]:
    """Where an agent of a seat may go in these empires."""
    if agent >= PIRATE:
        return pirate_offers(g, where, every)
    if agent >= BISHOP:
        return bishop_offers(g, where)
    if agent == PAWN:
        return office_offers(g, seat, where, every)
    return city_offers(g, seat, agent, where, every)


# -- Knights and Rooks


def city_offers(g: Pax, seat: int, agent: int, where: int, every: bool) -> Iterator[Offer]:
    lexicon, shut, florins, extra = g.lexicon, g.shut, g.florins[seat], g.board.land.extra
    for slot in g.board.land.slots_in[where]:
        if slot == extra and not g.fits(slot, agent):
            continue
        cost = COST * len(g.in_the_way(slot, agent))
        if shut >> slot & 1:
            if every:
                yield lexicon["station", slot], Reason("blocked", "B5", (slot,))
        elif florins < cost:
            if every:
                yield lexicon["station", slot], Reason("no-florins", "E2.2", (cost, florins))
        else:
            yield lexicon["station", slot], None


def take_city(g: Pax, seat: int, slot: int, code: int) -> None:
    """Stand in a city; each token that is in the way is repressed for a florin."""
    for place in g.in_the_way(slot, code):
        g.florins[seat] -= COST
        repress(g, place, g.board.land.slot_empire[place])
    put(g, seat, slot, code)


# -- Concessions


def office_offers(g: Pax, seat: int, where: int, every: bool) -> Iterator[Offer]:
    """Borders for a new Concession; the empire named is the one in which another's would be repressed."""
    lexicon, border, poor = g.lexicon, g.border, g.florins[seat] < COST
    for b in g.board.land.borders_in[where]:
        first, second = g.board.land.sides[b]
        if not where >> first & 1:
            first = second
        token = border[b]
        if not token:
            yield lexicon["open-office", b, first], None
        elif not is_pawn(token):
            if every:
                yield lexicon["open-office", b, first], Reason("pirate-there", "E2.2", (b,))
        elif poor:
            if every:
                yield lexicon["open-office", b, first], Reason("no-florins", "E2.2", (COST, g.florins[seat]))
        else:
            yield lexicon["open-office", b, first], None
            if first != second and where >> second & 1:
                yield lexicon["open-office", b, second], None


def open_office(g: Pax, seat: int, border: int, empire: int, how: str) -> None:
    """A Concession of the seat on a border, told by an event of that name; another's there is repressed in the empire
    for a florin."""
    spot = g.board.border_spot + border
    if g.border[border]:
        g.florins[seat] -= COST
        repress(g, spot, empire)
    put(g, seat, spot, PAWN + seat, how)


# -- Pirates


def pirate_offers(g: Pax, where: int, every: bool) -> Iterator[Offer]:
    for b in g.board.land.borders_in[where]:
        why = no_mooring(g, b)
        if why is None or every:
            yield g.lexicon["moor", b], why


def no_mooring(g: Pax, border: int) -> Reason | None:
    if not g.board.land.sea >> border & 1:
        return Reason("land-border", "E2.2", (border,))
    token = g.border[border]
    if is_pawn(token) and g.gift(token - PAWN, g.board.cards.convoy):
        return Reason("convoy", "F7", (border, token - PAWN))
    return None


def moor(g: Pax, seat: int, border: int, religion: int) -> None:
    """A Pirate takes a sea border; what was there is killed (E2.2)."""
    spot = g.board.border_spot + border
    clear(g, spot)
    put(g, seat, spot, ROOK + religion)


def clear(g: Pax, spot: int) -> None:
    """Kill what stands on a spot of the map."""
    code = g.token(spot)
    if code:
        g.kill(spot, code)
        g.tell("killed", shown(g, spot, code), spot)


# -- Bishops


def bishop_offers(g: Pax, where: int) -> Iterator[Offer]:
    for card in nodes(g):
        if g.board.cards.location[card] & where:
            yield g.lexicon["place-bishop", card], None


def bring_bishop(g: Pax, seat: int, card: int, religion: int) -> None:
    """A Bishop from the reserve comes to a card."""
    if g.reserve[BISHOP + religion]:
        g.reserve[BISHOP + religion] -= 1
        arrive(g, seat, card, religion)
    else:
        g.push(BringBishop(seat, card, religion))
        g.ask(Shortage(seat, BISHOP + religion), 1 << seat)


@dataclass(slots=True, eq=False)
class BringBishop(Procedure[Pax]):
    """A Bishop comes once one has been found."""

    steps = ("come",)
    seat: int
    card: int
    religion: int

    def come(self, g: Pax) -> None:
        if g.reserve[BISHOP + self.religion]:
            g.reserve[BISHOP + self.religion] -= 1
            arrive(g, self.seat, self.card, self.religion)


def arrive(g: Pax, seat: int, card: int, religion: int) -> None:
    """A Bishop enters a card: Diet of Worms, then perhaps Pacification (F1)."""
    g.tell("bishop", BISHOP + religion, card)
    if g.bishop(card) >= 0:
        g.kill_bishop(card)
        g.reserve[BISHOP + religion] += 1
        g.tell("diet-of-worms", card)
    else:
        g.add_bishop(card, religion)
    if card < EMPIRES and g.repressed[card]:
        g.ask(Pacify(seat, card), 1 << seat)


@dataclass(slots=True, eq=False)
class Pacify(Question[Pax]):
    """Whether a Bishop's coming kills a repressed token (F1)."""

    rule = "F1"
    seat: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.empire)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for code in dict.fromkeys(g.repressed[self.empire]):
            yield g.lexicon["pacify", code], None
        yield g.lexicon["spare",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "pacify":
            code = choice.args[0]
            g.from_court(self.empire, code)
            g.reserve[code] += 1
            g.tell("pacified", code, self.empire)
