"""What may be done once in a turn or in a round, as bits of `used`, and when these marks are taken off."""

from __future__ import annotations

from ..board.nearness import foes
from ..diplomacy.relations import reach
from ..recall import recall
from ..state import Europa
from ..war.forces import at_seas, in_fields

FOCUS, ONE_EVENT, PROPOSED, VICTORY = range(4)
"""The national focus; two players: the first of two events; a deal that another player was asked for; a battle won."""
A_ROUND = 1 << FOCUS | 1 << ONE_EVENT
"""The marks that stay until the round is over."""
MERCENARIES = 16
"""From this bit on: how many mercenaries a seat has hired in the turn."""
DUEL = 2
"""Players with whom everybody takes two events (20.2)."""


def marked(g: Europa, seat: int, what: int) -> bool:
    return bool(g.used[seat] >> what & 1)


def mark(g: Europa, seat: int, what: int) -> None:
    g.used[seat] |= 1 << what


def hired(g: Europa, seat: int) -> int:
    """Mercenaries that the seat has hired this turn (5.5)."""
    return g.used[seat] >> MERCENARIES


def hire(g: Europa, seat: int) -> None:
    g.used[seat] += 1 << MERCENARIES


def note_event(g: Europa, seat: int) -> None:
    """A seat has taken an event: with two players it owes another (20.2)."""
    if g.seats == DUEL and not marked(g, seat, ONE_EVENT):
        mark(g, seat, ONE_EVENT)
    else:
        g.took_event |= 1 << seat


def events_owed(g: Europa, seat: int) -> int:
    if g.took_event >> seat & 1:
        return 0
    return 2 if g.seats == DUEL and not marked(g, seat, ONE_EVENT) else 1


def new_turn(g: Europa) -> None:
    """Marks of the turn are gone, limits of recruiting are fresh, and it is noted who stands where."""
    g.used = [used & A_ROUND for used in g.used]
    g.levied = g.launched = g.defended = 0
    g.extra_dice = [0] * g.seats
    g.reach = recall(g, reach, g.active)
    g.stood, g.afloat = recall(g, in_fields), recall(g, at_seas)
    g.feuds = tuple([foes(g, seat) for seat in range(g.seats)]) if any(g.wars) else (0,) * g.seats


def new_round(g: Europa) -> None:
    """4.5 B7."""
    g.used = [0] * g.seats
    g.took_event = 0
    g.passed = ()
