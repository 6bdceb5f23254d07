"""F1, F2, F3, F6 and F9: Inquisitor, Commerce, Behead, Vote and Campaign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Question
from .agents import arrive
from .battle import CAMPAIGN_WAR, Battle, campaigners
from .cards import EMPIRES
from .regime import RegimeChange
from .state import ROW, VACANT, Pax
from .tableau import discard, location, neighbours, nodes
from .vocabulary import OP_ARG, PAWN


@dataclass(slots=True, eq=False)
class Target(Question[Pax]):
    """On what an operation is carried out."""

    seat: int
    card: int
    op: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.card, self.op)


@dataclass(slots=True, eq=False)
class Inquisitor(Target):
    """F1: a Bishop of the icon's religion moves to an adjacent card, or to any card of the same location."""

    rule = "F1"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        religion, lexicon = OP_ARG[self.op], g.lexicon
        for entry in g.bishops:
            if entry & 3 != religion:
                continue
            start = entry >> 2
            reached = neighbours(g, start)
            for card in reached:
                yield lexicon["preach", start, card], None
            of = g.board.cards.location
            here = of[start]
            for card in nodes(g):
                if of[card] & here and card != start and card not in reached:
                    yield lexicon["preach", start, card], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        start, card = choice.args
        religion = g.drop_bishop(start)
        arrive(g, seat, card, religion)


@dataclass(slots=True, eq=False)
class Commerce(Target):
    """F2: a florin from a market card of the icon's row."""

    rule = "F2"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        at = OP_ARG[self.op] * ROW
        for slot in range(at, at + ROW):
            if g.market[slot] == VACANT:
                continue
            if g.coins[slot]:
                yield g.lexicon["collect", OP_ARG[self.op], slot - at + 1], None
            elif every:
                yield g.lexicon["collect", OP_ARG[self.op], slot - at + 1], Reason("no-coins", "F2")

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        row, column = choice.args
        g.coins[row * ROW + column - 1] -= 1
        g.florins[seat] += 1
        g.tell("collected", seat, row, column)


@dataclass(slots=True, eq=False)
class Behead(Target):
    """F3: a card with the same location leaves its tableau; an assassin of an empire goes with it."""

    rule = "F3"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        where, lexicon = location(g, self.card), g.lexicon
        limit = g.board.cards.behead_only.get(self.card)
        for card in (*nodes(g), *filter(None, g.queen)):
            if card == self.card or not location(g, card) & where:
                continue
            if limit is None or self.under_bishop(g, card, *limit):
                yield lexicon["behead", card], None
            elif every:
                yield lexicon["behead", card], Reason("no-such-bishop", "F3", (card,))

    def under_bishop(self, g: Pax, card: int, religions: int, region: int) -> bool:
        """Some may only behead cards under a Bishop of these religions."""
        at = g.queen.index(card) if card >= EMPIRES and card in g.queen else card
        religion = g.bishop(at)
        return religion >= 0 and bool(religions >> religion & 1) and bool(location(g, card) & region)

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        victim = choice.args[0]
        g.tell("beheaded", seat, victim)
        discard(g, victim)
        if victim < EMPIRES and g.owner(self.card) >= 0:
            g.tell("assassin", self.card)
            discard(g, self.card)


@dataclass(slots=True, eq=False)
class Vote(Target):
    """F6: a regime change by a majority of Concessions."""

    rule = "F6"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        region, land = OP_ARG[self.op], g.board.land
        for empire in land.members[land.within[region]]:
            if g.holder[empire] < 0 and not every:
                continue
            why = no_vote(g, seat, empire)
            if why is None or every:
                yield g.lexicon["vote", empire], why

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        empire = choice.args[0]
        cost = vote_cost(g, seat, empire)
        g.florins[seat] -= cost
        g.tell("voted", seat, empire, cost)
        g.push(RegimeChange(seat, empire))


def no_vote(g: Pax, seat: int, empire: int) -> Reason | None:
    if g.holder[empire] < 0:
        return Reason("in-stack", "F6", (empire,))
    if g.suzerain[empire] >= 0:
        return Reason("is-vassal", "F6", (empire,))
    votes = votes_in(g, empire)
    rivals = max(votes[:seat] + votes[seat + 1 :])
    if votes[seat] <= rivals:
        return Reason("no-majority", "F6", (votes[seat], rivals))
    cost = vote_cost(g, seat, empire)
    if g.florins[seat] < cost:
        return Reason("no-florins", "F6", (cost, g.florins[seat]))
    return None


def votes_in(g: Pax, empire: int) -> list[int]:
    """The Concessions of each seat around an empire; some patrons double them."""
    tokens = [g.border[b] for b in g.board.land.around[empire]]
    double = g.board.cards.double_votes
    return [tokens.count(PAWN + seat) << g.gift(seat, double).bit_count() for seat in range(g.seats)]


def vote_cost(g: Pax, seat: int, empire: int) -> int:
    """A florin for each repressed token; some patrons make it cheaper."""
    discount = g.gift(seat, g.board.cards.patrons_of_votes).bit_count() * g.patrons(seat)
    return max(0, len(g.repressed[empire]) - discount)


@dataclass(slots=True, eq=False)
class Campaign(Target):
    """F9: all Knights of a King march on an adjacent map card."""

    rule = "F9"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for empire in g.board.land.members[g.near(self.card)]:
            why = no_campaign(g, seat, self.card, empire)
            if why is None or every:
                yield g.lexicon["campaign", empire], why

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        empire = choice.args[0]
        cost = len(campaigners(g, seat, empire, self.card))
        g.florins[seat] -= cost
        g.tell("campaign", seat, self.card, empire, cost)
        g.push(Battle(seat, CAMPAIGN_WAR, empire, by=self.card))


def no_campaign(g: Pax, seat: int, by: int, empire: int) -> Reason | None:
    if empire == g.suzerain[by]:
        return Reason("own-suzerain", "F9", (empire,))
    if g.board.second and g.holder[empire] == seat:
        return Reason("own-empire", "second-edition", (empire,))
    army = campaigners(g, seat, empire, by)
    if not army:
        return Reason("no-knights", "F9", (by,))
    if g.florins[seat] < len(army):
        return Reason("no-florins", "F9", (len(army), g.florins[seat]))
    return None
