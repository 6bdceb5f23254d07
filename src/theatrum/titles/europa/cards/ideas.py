"""8: the grid of ideas, and how one is developed (opracowana)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..asked import Asked
from ..board.empire import lands as imperial
from ..board.ownership import any_of, capital
from ..board.reading import bits, members
from ..court import prestige
from ..court.vocabulary import IDEA
from ..faith.state import renounce
from ..state import Europa
from .lists import Idea

STRONG = 3
"""Imperial Authority under which members of the Empire keep their government."""
COLUMN = 3
"""Ideas of each power that lie open: a basic one and two others."""


def lay_ideas(g: Europa) -> None:
    """3: the basic ones, then by chance until there are three of each power; ideas of later ages wait."""
    ideas = g.start.lists.idea
    basic = tuple(number for number, idea in enumerate(ideas) if idea.basic and number not in g.idea_row)
    g.idea_row = (*g.idea_row, *basic)
    g.idea_deck = bits(number for number, idea in enumerate(ideas) if idea.age <= g.age) & ~bits(g.idea_row)
    for idea in g.idea_row:
        g.tell("idea-shown", idea)
    fill(g)


def fill(g: Europa) -> None:
    """Each column to three."""
    ideas = g.start.lists.idea
    for kind in range(3):
        missing = COLUMN - sum(ideas[idea].power == kind for idea in g.idea_row)
        for _ in range(missing):
            cards = tuple(number for number in members(g.idea_deck) if ideas[number].power == kind)
            if cards:
                show(g, kind, cards)


def show(g: Europa, kind: int, cards: tuple[int, ...]) -> None:
    """Turn over one of these ideas."""
    idea = cards[g.dice.one_of("idea", kind, len(cards))]
    g.idea_deck &= ~(1 << idea)
    g.idea_row += (idea,)
    g.tell("idea-shown", idea)


def renew(g: Europa) -> int:
    """4.6: ideas of the new age join the deck; those that nobody has, but for basic ones, are replaced: by which."""
    ideas = g.start.lists.idea
    known = any_of(g.ideas)
    g.idea_deck |= bits(number for number, idea in enumerate(ideas) if idea.age == g.age) & ~bits(g.idea_row)
    old = tuple(idea for idea in g.idea_row if not ideas[idea].basic and not known >> idea & 1)
    before = bits(g.idea_row)
    g.idea_row = tuple(idea for idea in g.idea_row if idea not in old)
    for idea in old:
        kind = ideas[idea].power
        cards = tuple(number for number in members(g.idea_deck) if ideas[number].power == kind)
        if cards:
            show(g, kind, cards)
        else:  # nothing else of this kind is left
            g.idea_row += (idea,)
    g.idea_deck |= bits(old) & ~bits(g.idea_row)
    return bits(g.idea_row) & ~before


def known(g: Europa, seat: int) -> Iterator[Idea]:
    """The ideas of a seat."""
    for idea in members(g.ideas[seat]):
        yield g.start.lists.idea[idea]


# -- developing one

LESS = 1
"""What Scientific Revolution spares."""


def cost(g: Europa, seat: int, idea: int) -> int:
    """Power of its kind."""
    return g.start.lists.idea[idea].cost - spared(g, seat)


def spared(g: Europa, seat: int) -> int:
    return LESS * g.has_idea(seat, g.start.lists.ideas["scientific_revolution"])


def lacking(g: Europa, seat: int, idea: int) -> Reason | None:
    """Why a seat may not develop an idea, whatever it pays."""
    needs = g.start.lists.idea[idea].needs
    if g.has_idea(seat, idea):
        return Reason("idea-known", "8")
    if needs and not any(g.has_idea(seat, other) for other in needs):
        return Reason("idea-needs", "8", (needs[0],))
    if g.start.lists.idea[idea].government and bound_by_emperor(g, seat):
        return Reason("emperor-forbids", "18.3")
    return None


def bound_by_emperor(g: Europa, seat: int) -> bool:
    """18.3: a member of the Empire takes no form of government while the Emperor is strong."""
    home = capital(g, g.realm[seat])
    inside = home >= 0 and bool(imperial(g.start.board, g.outside) >> home & 1)
    return inside and g.emperor >= 0 and g.emperor != g.realm[seat] and g.authority >= STRONG


FOR_IT, FOR_EARLIER = 2, 1
"""Prestige for the one who develops an idea, and for those who had it before him."""
SHARERS = 2
"""So many earlier ones at most: if there are more, none of them gains."""


def adopt(g: Europa, seat: int, idea: int) -> None:
    """5.1, 8: it is marked with the realm's arms, and brings Prestige."""
    earlier = [other for other in g.clockwise(seat) if g.has_idea(other, idea)]
    take_up(g, seat, idea)
    prestige.gain(g, seat, FOR_IT, IDEA)
    if len(earlier) <= SHARERS:
        for other in earlier:
            prestige.gain(g, other, FOR_EARLIER, IDEA)


def take_up(g: Europa, seat: int, idea: int) -> None:
    """8: the realm's arms are laid on it; an earlier form of government is given up without loss."""
    ideas = g.start.lists.idea
    if idea not in g.idea_row:
        fetch(g, seat, idea)
    if ideas[idea].government:
        for other in members(g.ideas[seat]):
            if ideas[other].government:
                forget(g, seat, other)
        if idea != g.start.lists.ideas["revolutionary_regime"]:
            renounce(g, seat)
    g.ideas[seat] |= 1 << idea
    g.tell("idea-developed", g.realm[seat], idea)


def forget(g: Europa, seat: int, idea: int) -> None:
    if g.has_idea(seat, idea):
        g.ideas[seat] &= ~(1 << idea)
        g.tell("idea-lost", g.realm[seat], idea)


def idle(g: Europa, kind: int) -> tuple[int, ...]:
    """Ideas of a power that lie open, that nobody has and that are no basic ones."""
    ideas, known = g.start.lists.idea, any_of(g.ideas)
    return tuple(
        idea for idea in g.idea_row if ideas[idea].power == kind and not ideas[idea].basic and not known >> idea & 1
    )


def fetch(g: Europa, seat: int, idea: int) -> None:
    """8: an idea that a card names comes out of its deck, in place of an idle one of its kind, which the seat picks."""
    kind = g.start.lists.idea[idea].power
    spare = idle(g, kind)
    g.idea_deck &= ~(1 << idea)
    g.idea_row += (idea,)
    g.tell("idea-shown", idea)
    if len(spare) > 1:
        g.ask(PutBack(seat, spare), 1 << seat)
    elif spare:
        put_back(g, spare[0])


def put_back(g: Europa, idea: int) -> None:
    """An idle idea goes back into its deck."""
    g.idea_row = tuple(other for other in g.idea_row if other != idea)
    g.idea_deck |= 1 << idea
    g.tell("idea-put-back", idea)


@dataclass(slots=True, eq=False)
class PutBack(Asked):
    """Which idle idea makes room for the one that a card has fetched?"""

    rule = "8"
    ideas: tuple[int, ...]

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for idea in self.ideas:
            yield g.lexicon["put-back", idea], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        put_back(g, choice.args[0])


def discard(g: Europa, idea: int) -> None:
    """An idle idea goes back, and another of its kind is turned over."""
    kind = g.start.lists.idea[idea].power
    cards = tuple(number for number in members(g.idea_deck) if g.start.lists.idea[number].power == kind)
    if cards:
        g.idea_row = tuple(other for other in g.idea_row if other != idea)
        show(g, kind, cards)
        g.idea_deck |= 1 << idea
