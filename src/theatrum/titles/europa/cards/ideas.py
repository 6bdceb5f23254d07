"""8: the grid of ideas."""

from __future__ import annotations

from ..board.ownership import any_of
from ..board.reading import bits, members
from ..state import Europa

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
