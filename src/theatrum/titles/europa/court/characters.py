"""7.2: the offices of a seat's characters, and who is in them."""

from __future__ import annotations

from ..state import Europa

RULER, ADVISOR, GENERAL, ADMIRAL = 0, 1, 4, 7
"""Offices: the ruler, an advisor of each power, a general of each army, the admiral."""
THE_RULER = -2
"""In a general's place: the ruler himself leads that army."""


def holder(g: Europa, seat: int, office: int) -> int:
    """Who holds an office; -1: nobody."""
    if office == RULER:
        return g.ruler[seat]
    if office < GENERAL:
        return g.advisors[3 * seat + office - ADVISOR]
    return g.generals[3 * seat + office - GENERAL] if office < ADMIRAL else g.admiral[seat]


def skill(g: Europa, seat: int, kind: int) -> int:
    """The skill of the realm (PUK, 7.1): of its ruler, 1 in an interregnum, and of its advisor for that power."""
    people = g.start.people.all
    ruler, advisor = g.ruler[seat], g.advisors[3 * seat + kind]
    return (people[ruler].skills[kind] if ruler >= 0 else 1) + (people[advisor].skills[kind] if advisor >= 0 else 0)
