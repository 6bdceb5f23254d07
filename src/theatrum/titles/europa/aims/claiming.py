"""17.2, 17.3: claims: as soon as a condition holds, or by the player's own word on his turn.

Each seat has a standing wish, which it may change on its turns. Claims are made when an action is over, or a step of
phases 3 and 4 (E150): so nobody is asked in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..actions.action import Action
from ..cards.conditions import progress
from ..recall import recall_each
from ..state import Europa, Work
from ..war.quiet import is_quiet
from . import milestones, missions


def watched(g: Europa) -> tuple[Work, ...]:
    """What is looked at after every action: whether all is quiet, then of every milestone and every mission in a hand
    who could claim it."""
    hands = ((seat, mission) for seat in g.clockwise(0) for mission in g.missions[seat] if mission >= 0)
    return (
        (is_quiet, ()),
        *((milestones.able, (stone,)) for stone in g.milestones),
        *((missions.able, hand) for hand in hands),
    )


def watch(g: Europa) -> tuple[bool, int]:
    """Whether all is quiet, and the seats that could claim something, as a mask."""
    return recall_each(g, watched, _together)


def _together(looks: tuple[Any, ...]) -> tuple[bool, int]:
    quiet, *able = looks
    return quiet, reduce(or_, able, 0)


def claimants(g: Europa) -> int:
    return watch(g)[1]


def claim(g: Europa, first: int, last: bool = False) -> bool:
    """Make the next claim in turn order; whether there was one. The last ones ask nobody what he wished (4.7)."""
    able = claimants(g) & (~0 if last else ~g.wishes)
    for seat in g.clockwise(first) if able else ():
        if not able >> seat & 1:
            continue
        for mission in missions.fulfilled(g, seat):
            missions.complete(g, seat, mission, rewarded=not last)
            return True
        for stone in milestones.fulfilled(g, seat):
            milestones.reach(g, seat, stone)
            return True
    return False


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    by_hand = g.wishes >> seat & 1
    if every or (by_hand and claimants(g) >> seat & 1):
        done, reached = missions.fulfilled(g, seat), milestones.fulfilled(g, seat)
        for mission in g.missions[seat]:
            if mission >= 0 and (mission in done) > (not by_hand):
                yield g.lexicon["claim-mission", mission], None
            elif mission >= 0 and every:
                have, need = progress(g, seat, g.start.lists.missions[mission].condition)
                yield g.lexicon["claim-mission", mission], Reason("aim-unmet", "17.2", (have, need))
        for stone, by in zip(g.milestones, g.reached, strict=True):
            condition = g.start.lists.milestone[stone].condition
            if by_hand and stone in reached:
                yield g.lexicon["claim-milestone", stone], None
            elif every and seat not in by:
                yield g.lexicon["claim-milestone", stone], Reason("aim-unmet", "17.3", progress(g, seat, condition))
    yield g.lexicon["claim-at-once" if by_hand else "claim-by-hand",], None


def opened(g: Europa, seat: int) -> list[Choice]:
    if not g.wishes >> seat & 1:
        return [g.lexicon["claim-by-hand",]]
    return [choice for choice, why in offers(g, seat, False) if why is None]


def taken(g: Europa, seat: int, choice: Choice) -> None:
    if choice.verb == "claim-mission":
        missions.complete(g, seat, choice.args[0])
    elif choice.verb == "claim-milestone":
        milestones.reach(g, seat, choice.args[0])
    else:
        g.wishes ^= 1 << seat


ACTION = Action(("claim-mission", "claim-milestone", "claim-at-once", "claim-by-hand"), True, offers, taken, opened)
