"""7.2: who enters and leaves an office."""

from __future__ import annotations

from ..empire.election import Election, due
from ..state import NONE, Europa
from .characters import ADMIRAL, ADVISOR, GENERAL, RULER, THE_RULER, holder
from .people import BACKS


def install(g: Europa, seat: int, office: int, person: int, ill: bool = False) -> None:
    """Put somebody into an empty office."""
    if office == RULER:
        g.ruler[seat] = person
    elif office < GENERAL:
        g.advisors[3 * seat + office - ADVISOR] = person
    elif office < ADMIRAL:
        g.generals[3 * seat + office - GENERAL] = person
    else:
        g.admiral[seat] = person
    g.ill[seat] = g.ill[seat] & ~(1 << office) | ill << office


def vacate(g: Europa, seat: int, office: int) -> tuple[int, bool]:
    """Empty an office; who was in it, and whether with a weakness token."""
    person, ill = holder(g, seat, office), bool(g.ill[seat] >> office & 1)
    install(g, seat, office, NONE)
    return person, ill


def leave(g: Europa, seat: int, office: int, dead: bool = False) -> None:
    """Whoever holds an office leaves the service, and his card is discarded; of the dead more has been told already."""
    person, _ = vacate(g, seat, office)
    if office == RULER:  # he leads no army any more
        for army in range(3 * seat, 3 * seat + 3):
            if g.generals[army] == THE_RULER:
                g.generals[army] = NONE
    if person >= 0:
        if not dead:
            g.tell("reign-ended" if office == RULER else "left-office", g.realm[seat], person)
        retire(g, person)
        if office == RULER and due(g, seat):
            g.push(Election())


def retire(g: Europa, person: int) -> None:
    """The card of a character: an action card goes to its discards, another out of the game."""
    if BACKS <= person < BACKS + g.start.people.cards:
        g.discards[g.start.people.kind[person]] += (person,)


def crown(g: Europa, seat: int, person: int) -> None:
    """A new ruler takes the place of the old one."""
    leave(g, seat, RULER)
    install(g, seat, RULER, person, g.start.people.all[person].weak)
    g.tell("crowned", g.realm[seat], person)
