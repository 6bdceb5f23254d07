"""Goals of the scenario: what they ask for, how far everybody has come, what that would bring now (17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine.title import Goal as Told
from ..aims.goals import concerned, far, points
from ..board.board import read_board
from ..setup.goals import Goal
from ..setup.scenarios import Variant
from ..state import Europa
from .scribe import Scribe


def told(variants: list[Variant]) -> tuple[Told, ...]:
    """Those of a scenario, for who chooses it; of what its variants give to different realms, all and the most."""
    found: dict[str, Told] = {}
    for goal in (_told(goal) for variant in variants for goal in variant.goals):
        known = found.setdefault(goal.id, goal)
        sides = dict.fromkeys((*known.sides, *goal.sides))
        found[goal.id] = known._replace(sides=tuple(sides), points=max(known.points, goal.points))
    return tuple(found.values())


def goals(g: Europa) -> list[dict[str, Any]]:
    """Those of the table, as they are printed."""
    return [_told(goal)._asdict() for goal in g.start.goals]


def standings(g: Europa) -> list[list[list[int] | None]]:
    """For each of them, of every seat whose goal it is: how much is there, how much is needed, the Prestige for it."""
    return [[_standing(g, seat, goal) for seat in range(g.seats)] for goal in g.start.goals]


def lines(s: Scribe) -> Iterator[str]:
    """In words, with where everybody stands."""
    for goal, card in zip(s.g.start.goals, map(_told, s.g.start.goals), strict=True):
        far_along = (_far_along(s, seat, goal) for seat in s.order() if seat in concerned(s.g, goal))
        yield s.say("goal-now", line=_line(s, card, goal), realms=", ".join(far_along))


def _told(goal: Goal) -> Told:
    names = tuple(read_board().realms.realms)
    worth = "wins" if goal.wins else "given" if goal.grants else "each" if goal.most else "once"
    sides = tuple(names[realm] for realm in goal.realms)
    return Told(goal.id, goal.names, goal.asks, sides, worth, goal.prestige * max(1, goal.most))


def _standing(g: Europa, seat: int, goal: Goal) -> list[int] | None:
    return [*far(g, seat, goal), points(g, seat, goal)] if seat in concerned(g, goal) else None


def _line(s: Scribe, card: Told, goal: Goal) -> str:
    language = s.words.language
    return s.words.say(
        "goal-line",
        name=card.names[language],
        who=s.things("realm", goal.realms) if goal.realms else s.words.say("goal-everyone"),
        asks=card.asks[language],
        worth=s.words.say(f"goal-{card.worth}", points=card.points),
    )


def _far_along(s: Scribe, seat: int, goal: Goal) -> str:
    have, need = far(s.g, seat, goal)
    return s.say("goal-far", realm=s.side(seat), have=have, need=need, points=points(s.g, seat, goal))
