"""18.7, 18.8: at the end of a round: the faith of the Empire, and the Authority of an Emperor whom nobody plays."""

from __future__ import annotations

from ..board.land import REVOLUTIONARY
from ..board.ownership import any_of
from ..board.reading import members
from ..faith.religion import CATHOLIC, DIVERSE, PROTESTANT, faith, religion_of
from ..state import NONE, Europa
from .authority import change
from .border import dissolve
from .membership import areas, electors, is_member

FIRST_AGE = 3
"""The age from which the faith of the Empire may change."""
DIE = 6
FAR = 2
"""By so much a throw must differ from Authority to change it."""


def end_of_round(g: Europa) -> None:
    if g.emperor == NONE:
        return
    if g.options.get("empire_religion") == "yes" and g.age >= FIRST_AGE:
        review_faith(g)
    if g.seat_of(g.emperor) < 0:
        drift(g, g.dice.one_of("authority", g.emperor, DIE) + 1)


def review_faith(g: Europa) -> None:
    """18.7: the Empire is of the faith of all its electors, or of none."""
    faiths = {faith(religion_of(g, area)) for area in members(electors(g))}
    now = faiths.pop() if len(faiths) == 1 else DIVERSE
    now = now if now in (CATHOLIC, PROTESTANT) else DIVERSE
    if now != g.empire_faith:
        g.empire_faith = now
        g.tell("empire-faith", now)
        if now == PROTESTANT:
            change(g, -1)


def may_adopt(g: Europa, seat: int, religion: int) -> bool:
    """18.7: an Emperor may turn only to the official faith of the Empire, while it has one."""
    if g.options.get("empire_religion") != "yes" or g.realm[seat] != g.emperor or g.empire_faith == DIVERSE:
        return True
    return faith(religion) == g.empire_faith


def abandon(g: Europa, seat: int) -> None:
    """18.7: an Emperor who takes up the revolution ends the Empire."""
    if g.options.get("empire_religion") == "yes" and g.realm[seat] == g.emperor and g.religion[seat] == REVOLUTIONARY:
        dissolve(g)


def drift(g: Europa, thrown: int) -> None:
    """18.8: the Authority of a non-player Emperor after a throw of the die."""
    if thrown == 1 or (thrown < DIE and thrown <= g.authority - FAR):
        change(g, -1)
    elif thrown == DIE or thrown >= g.authority + FAR:
        change(g, 1)


def aid(g: Europa, area: int, enemies: int) -> int:
    """18.8: what the Emperor adds to the members that defend an area of the Empire; `enemies` is a mask of seats."""
    if not areas(g) >> area & 1 or all(is_member(g, g.realm[seat]) for seat in members(enemies)):
        return 0
    return reinforcements(g)


def reinforcements(g: Europa) -> int:
    """18.8: units that stand by a member in land battles against outsiders: may be below nothing."""
    if g.emperor == NONE or g.seat_of(g.emperor) >= 0:
        return 0
    foreign = any_of([g.stood[seat] for seat in range(g.seats) if not is_member(g, g.realm[seat])])
    return 3 * g.authority - 2 * (foreign & areas(g)).bit_count()
