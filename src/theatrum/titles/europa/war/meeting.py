"""9.7, 9.9: enemies whom neither a march nor a declaration of war has brought together: they fight at once."""

from __future__ import annotations

from ..board.nearness import enemy_seats
from ..board.reading import bits, members
from ..state import Europa
from .first_battles import FirstBattles
from .forces import at_sea, in_field


def meet(g: Europa, seat: int) -> bool:
    """Whether units or ships that are hostile to each other are in one place; ships fight first."""
    for sea in (True, False):
        battles = FirstBattles(seat, sea, 0)
        battles.places = bits(place for place in members(_shared(g, sea)) if battles.battle(g, place))
        if battles.places:
            g.push(battles)
            return True
    return False


def _shared(g: Europa, sea: bool) -> int:
    """The places with units of two players at war, or of a player and rebels, as a mask."""
    rising = 0 if sea else bits(area for area, number in enumerate(g.rebels) if number)
    if not rising and not any(enemy_seats(g, seat) for seat in range(g.seats)):
        return 0
    where = [at_sea(g, seat) if sea else in_field(g, seat) for seat in range(g.seats)]
    found = 0
    for seat, mine in enumerate(where):
        found |= mine & rising
        for other in members(enemy_seats(g, seat) >> seat + 1 << seat + 1):
            found |= mine & where[other]
    return found
