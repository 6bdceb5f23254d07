"""18.4, 18.8: the Empire in battle: the Emperor's guard, and who stands by the members of an Emperor nobody plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board.reading import bits, members
from ..diplomacy.relations import areas_with
from ..state import Europa
from ..war.battle.clash import Clash, fighting
from .defence import emperor
from .membership import areas, is_member
from .round_end import aid


def may_join(g: Europa, clash: Clash) -> bool:
    """The guard fights with the Emperor in the Empire and in his own areas beside it, never only against members."""
    seat = emperor(g)
    if clash.sea or not g.guard or seat < 0 or g.emperor not in (*clash.sides[0], *clash.sides[1]):
        return False
    foes = clash.sides[1 - clash.side_of(g.emperor)]
    if all(_kin(g, party) for party in foes):
        return False
    return bool((areas(g) | _marches(g)) >> clash.place & 1)


def _kin(g: Europa, party: int) -> bool:
    """A member of the Empire that nobody plays."""
    return g.seat_of(party) < 0 and party < len(g.start.board.realms.realms) and is_member(g, party)


def _marches(g: Europa) -> int:
    """The Emperor's areas beside the Empire."""
    inside, land = areas(g), g.start.board.land
    return sum(1 << area for area in members(areas_with(g, g.emperor)) if land.beside[area] & inside)


def reinforced(g: Europa, clash: Clash) -> tuple[tuple[int, int], ...]:
    """The units that realms have brought, with those that an Emperor nobody plays adds to his members or wants for.

    They are counted once for all members there: the first has the more, and what is wanting is taken from one after
    another.
    """
    brought = dict(clash.levies)
    kin = [realm for realm in brought if is_member(g, realm)]
    if clash.sea or not kin:
        return clash.levies
    foes = bits(g.seat_of(party) for party in clash.sides[1 - clash.side_of(kin[0])] if g.seat_of(party) >= 0)
    extra = aid(g, clash.place, foes)
    for realm in kin:
        before = brought[realm]
        brought[realm] = max(0, before + extra)
        extra = min(0, before + extra)
    return tuple(brought.items())


@dataclass(slots=True, eq=False)
class CallGuard(Asked):
    """Does the imperial guard join this battle?"""

    rule = "18.4"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], fighting(g).place, g.guard)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["call-guard",], None
        yield g.lexicon["spare-guard",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "call-guard":
            fighting(g).guarded = True
            g.tell("guard-joined", g.realm[seat], g.guard)
