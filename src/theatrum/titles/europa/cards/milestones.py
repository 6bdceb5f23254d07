"""17: the milestones of an age."""

from __future__ import annotations

from ..state import Europa
from .lists import AIMS


def lay_milestones(g: Europa) -> None:
    """One of each kind for the age: those the scenario names, else by chance."""
    names = list(g.start.lists.milestones)
    named = g.start.variant.data.get("milestones", {}) if g.age == g.start.ages[0] else {}
    laid = []
    for aim, kind in enumerate(AIMS):
        of_kind = [number for number, name in enumerate(names) if g.start.lists.milestones[name] == (g.age, aim)]
        if kind in named:
            laid.append(names.index(f"{g.age}-{kind}-{named[kind]}"))
        else:
            laid.append(of_kind[g.dice.one_of("milestone", aim, len(of_kind))])
        g.tell("milestone-shown", laid[-1])
    g.milestones = tuple(laid)
    g.reached = ((),) * len(laid)
