"""9.7.3, 9.9.3: battle dice: how many a side has, what they show, which of it hits."""

from __future__ import annotations

from ...state import Europa
from ..units import ARTILLERY, CAVALRY, FACES, HEAVY, INFANTRY, UNITS
from .clash import ATTACK, DEFENCE, Clash, Kinds, with_side

BASE = 3
"""Dice of every side: infantry on land, artillery at sea."""
INFANTRY_FACE, DOUBLE, CAVALRY_FACE, ARTILLERY_FACE, BLANK = range(5)
PIKES = ("tercios_janissaries", "line_infantry")
"""Ideas with which the second arm of a double hits too."""
Shown = tuple[int, ...]
"""How often each face was rolled."""


def add(dice: Kinds, kind: int, number: int) -> Kinds:
    """The pool with more dice of a kind, or fewer."""
    infantry, cavalry, artillery = (have + number * (of == kind) for of, have in enumerate(dice))
    return infantry, cavalry, artillery


def has_idea(g: Europa, clash: Clash, side: int, *names: str) -> bool:
    """Whether the player who leads a side has one of these ideas."""
    seat = g.seat_of(clash.lead[side])
    return seat >= 0 and any(g.has_idea(seat, g.start.lists.ideas[name]) for name in names)


def roll(g: Europa, clash: Clash, side: int, dice: Kinds) -> Shown:
    """Roll a pool die by die; every face is told."""
    shown = [0] * len(FACES)
    for kind, name in enumerate(UNITS):
        for _ in range(dice[kind]):
            faces = g.start.box.dice[name]
            face = FACES.index(faces[g.dice.one_of(f"battle-{name}", clash.place, len(faces))])
            shown[face] += 1
            g.tell("rolled", clash.lead[side], kind, face)
    return tuple(shown)


def hits(g: Europa, clash: Clash, side: int, shown: Shown) -> int:
    """Symbols that match units, one hit a unit at most; each heavy ship hits besides."""
    units = clash.strength(g, side)
    if clash.sea:
        return min(shown[ARTILLERY_FACE], sum(units)) + units[HEAVY]
    doubles = 2 if has_idea(g, clash, side, *PIKES) else 1
    return (
        min(shown[INFANTRY_FACE] + doubles * shown[DOUBLE], units[INFANTRY])
        + min(shown[CAVALRY_FACE], units[CAVALRY])
        + min(shown[ARTILLERY_FACE], units[ARTILLERY])
    )


def throw(g: Europa, clash: Clash) -> None:
    """Both sides at once: what they rolled is counted before anybody falls."""
    clash.fleets = clash.strength(g, ATTACK), clash.strength(g, DEFENCE)
    for side in (ATTACK, DEFENCE):
        shown = roll(g, clash, side, clash.dice[side])
        made = hits(g, clash, side, shown)
        clash.doubles = with_side(clash.doubles, side, shown[DOUBLE])
        clash.hits = with_side(clash.hits, side, made)
        g.tell("hit", clash.lead[side], made)
