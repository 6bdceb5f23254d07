"""7.1: points of power (punkty Władzy), three kinds, ten of each at most."""

from __future__ import annotations

from ..state import ADM, Europa

MOST = 10


def has(g: Europa, seat: int, kind: int) -> int:
    return g.power[3 * seat + kind]


def total(g: Europa, seat: int) -> int:
    return sum(g.power[3 * seat : 3 * seat + 3])


def gain(g: Europa, seat: int, kind: int, number: int) -> None:
    """What is more than ten of a kind is lost at once."""
    gained = min(number, MOST - g.power[3 * seat + kind])
    g.power[3 * seat + kind] += gained
    if gained:
        g.tell("gained-power", g.realm[seat], kind, gained)


def spend(g: Europa, seat: int, kind: int, number: int) -> None:
    g.power[3 * seat + kind] -= number


def lose(g: Europa, seat: int, kind: int, number: int) -> int:
    """Lose what there is of it; how much was lost."""
    lost = min(number, g.power[3 * seat + kind])
    g.power[3 * seat + kind] -= lost
    if lost:
        g.tell("lost-power", g.realm[seat], kind, lost)
    return lost


def short(g: Europa, seat: int) -> bool:
    """Whether a loss beyond the administrative power would leave a choice of kinds (7.3)."""
    return sum(g.power[3 * seat + kind] > 0 for kind in range(3) if kind != ADM) > 1
