"""4.6: the end of an age."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import members
from ..cards.ideas import renew
from ..cards.milestones import lay_milestones
from ..cards.row import build
from ..court import power, prestige
from ..court.vocabulary import MARRIAGES
from ..state import DIP, Europa

COUNTS = ("one", "two", "three")
"""How many ages a table may agree on, if it does not play all that the scenario has."""
KEPT = 2
"""Diplomatic power to keep all marriages."""


def last_age(g: Europa) -> int:
    """The age after which the game is over: the scenario's last, or as many ages as the table has agreed on."""
    first, last = g.start.ages
    agreed = g.options.get("ages", "all")
    return last if agreed == "all" else min(last, first + COUNTS.index(agreed))


def is_last(g: Europa) -> bool:
    return g.age >= last_age(g)


@dataclass(slots=True, eq=False)
class EndOfAge(Procedure[Europa]):
    """Steps 1 to 5."""

    steps = ("events", "milestones", "ideas", "exchange", "reward", "marriages")
    goes_round = True
    new_ideas: int = 0
    turn: int = 0

    def events(self, g: Europa) -> None:  # 1
        g.age += 1
        g.round = 1
        build(g)
        g.tell("age", g.age)

    def milestones(self, g: Europa) -> None:  # 2
        lay_milestones(g)

    def ideas(self, g: Europa) -> None:  # 3
        self.new_ideas = renew(g)

    def exchange(self, g: Europa) -> None:  # 4
        """Whoever alone has the least Prestige may exchange a new idea or milestone."""
        least = min(g.prestige[seat] for seat in g.clockwise(g.first))
        last = [seat for seat in g.clockwise(g.first) if g.prestige[seat] == least]
        if len(last) == 1:
            g.ask(Exchange(last[0], self.new_ideas), 1 << last[0])

    def reward(self, g: Europa) -> None:  # 5
        for seat in g.clockwise(g.first):
            if g.weddings[seat]:
                prestige.gain(g, seat, 1, MARRIAGES)

    def marriages(self, g: Europa) -> None:  # 5
        while self.turn < g.playing:
            seat = g.clockwise(g.first)[self.turn]
            self.turn += 1
            if g.weddings[seat]:
                self.again()
                g.ask(Marriages(seat), 1 << seat)
                return


@dataclass(slots=True, eq=False)
class Exchange(Asked):
    """Which new idea or milestone is exchanged for which card of its deck?"""

    rule = "4.6"
    new_ideas: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        ideas = g.start.lists.idea
        for idea in members(self.new_ideas):
            for other in members(g.idea_deck):
                if ideas[other].power == ideas[idea].power:
                    yield g.lexicon["exchange-idea", idea, other], None
        kinds = tuple(g.start.lists.milestones.values())
        for milestone in g.milestones:
            for other, kind in enumerate(kinds):
                if other != milestone and kind == kinds[milestone]:
                    yield g.lexicon["exchange-milestone", milestone, other], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "exchange-idea":
            old, new = choice.args
            g.idea_row = tuple(new if idea == old else idea for idea in g.idea_row)
            g.idea_deck = g.idea_deck & ~(1 << new) | 1 << old
            g.tell("idea-shown", new)
        elif choice.verb == "exchange-milestone":
            old, new = choice.args
            g.milestones = tuple(new if milestone == old else milestone for milestone in g.milestones)
            g.tell("milestone-shown", new)


@dataclass(slots=True, eq=False)
class Marriages(Asked):
    """Which royal marriage ends, or is 2 diplomatic power paid?"""

    rule = "4.6"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        partners = tuple(members(g.weddings[seat]))
        others = [realm for realm in partners if g.seat_of(realm) < 0]
        for realm in partners:
            why = Reason("marriage-of-realm-first", "4.6") if others and realm not in others else None
            if why is None or every:
                yield g.lexicon["end-marriage", realm], why
        short = power.has(g, seat, DIP) < KEPT
        if not short or every:
            yield g.lexicon["keep-marriages",], Reason("no-power", "4.6", (DIP, KEPT)) if short else None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "keep-marriages":
            power.spend(g, seat, DIP, KEPT)
            g.tell("marriages-kept", g.realm[seat])
        else:
            end_marriage(g, seat, choice.args[0])


def end_marriage(g: Europa, seat: int, realm: int) -> None:
    """The token goes; between players both do."""
    g.tell("marriage-ended", g.realm[seat], realm)
    for one, partner in ((seat, realm), (g.seat_of(realm), g.realm[seat])):
        if one >= 0:
            g.weddings[one] &= ~(1 << partner)
            g.disputed[one] &= ~(1 << partner)
