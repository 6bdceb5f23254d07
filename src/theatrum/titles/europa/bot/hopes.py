"""How near a mission or milestone is, and what it lacks."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.ownership import any_of
from ..board.reading import members
from ..cards.conditions import progress
from ..cards.language import Term
from ..cards.scene import Scene
from ..recall import recall

HOPE, DONE = (0.35, 0.7), 0.95
"""How much of an aim counts before it is fulfilled when so many rounds are left, growing with the square of what is
there: what is not done when the last one ends is worth nothing; and how much where it would be."""


def nearness(s: Scene, condition: Term, rounds: int) -> float:
    """What part of an aim's worth counts."""
    have, need = recall(s.g, progress, s.you, condition)
    part = have / need if need else 0.0
    return HOPE[min(rounds, len(HOPE)) - 1] * part * part if part < 1 else DONE


def lacking(s: Scene, condition: Term) -> Iterator[tuple[Term, int]]:
    """The parts of a condition that do not hold, each with how many are missing together; of all alternatives."""
    assert not isinstance(condition, int)
    head, given = condition[0], condition[1:]
    if s.holds(condition):
        return
    if head == "any_of":
        for part in given:
            yield from lacking(s, part)
    elif head == "and":
        open_ = [each for part in given for each in lacking(s, part)]
        yield from ((part, len(open_)) for part, _ in open_)
    else:
        yield condition, 1


LANDS = ("dominates", "owns")
AREAS = ("holds", "occupies")
OWN = ("holdings", "towns", "not_core")


def coveted(s: Scene, part: Term) -> int:
    """The provinces that would help a part of a condition which asks for land, as a mask."""
    assert not isinstance(part, int)
    head, given = part[0], part[1:]
    if head in LANDS:
        return s.provinces(*given) & ~s.provinces(("holdings", ("self",)))
    if head in AREAS:
        inside = s.g.start.board.land.in_area
        return any_of([inside[area] for area in members(s.areas(*given))])
    if head != "at_least" or given[1][0] != "count":
        return 0
    terms = given[1][1]
    others = [term for term in terms[1:] if not isinstance(term, int) and term[0] not in OWN]
    if terms[0] != "both" or not others or len(others) == len(terms) - 1:
        return 0
    return s.provinces(("both", *others)) & ~s.provinces(terms, ("towns", ("self",)))
