"""17.4: power struggles (konflikty o władzę) are scored in phase 4 E."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.flow import Procedure
from ..board.adjacency import areas_of
from ..board.ownership import any_of, capital, lands, subjects, taken, tax_of, worth
from ..board.reading import bits, members
from ..cards.effects import Resolve
from ..cards.scene import Memory
from ..court import prestige
from ..court.vocabulary import STRUGGLE
from ..events.struggles import end
from ..state import Europa


def points(g: Europa, seat: int, area: int) -> int:
    """Of one battlefield: controlled tax, vassals half of it; being alone there on the main map; a tie there."""
    inside = g.start.board.land.in_area[area]
    realm = g.realm[seat]
    own = tax_of(g, lands(g, realm) & ~taken(g) & inside) + worth(g, g.occupied[seat] & inside)
    halves = 2 * own + worth(g, subjects(g, realm) & ~taken(g) & inside)
    others = any_of([g.towns[other] | g.vassals[other] for other in range(g.seats) if other != seat])
    alone = bool((g.towns[seat] | g.vassals[seat]) & inside) and not others & inside
    homes = (capital(g, other) for other in members(g.allies[seat] | g.weddings[seat]))
    tied = bool(areas_of(g.start.board, bits(home for home in homes if home >= 0)) >> area & 1)
    main = not g.start.board.land.distant >> area & 1
    return (halves + 1) // 2 + (alone and main) + tied


def points_of(g: Europa, seat: int, struggle: int) -> int:
    """Of all battlefields of a struggle."""
    return sum(points(g, seat, area) for area in g.start.lists.struggle[struggle].areas)


@dataclass(slots=True, eq=False)
class ScoreStruggle(Procedure[Europa]):
    """The battlefields, then what the card says; after that it leaves the game. One after another (E215)."""

    steps = ("battlefields", "further", "leave")

    def battlefields(self, g: Europa) -> None:
        for struggle in g.fought[:1]:
            for seat in g.clockwise(g.first):
                prestige.gain(g, seat, points_of(g, seat, struggle), STRUGGLE)

    def further(self, g: Europa) -> None:
        for struggle in g.fought[:1]:
            g.push(Resolve(g.first, g.start.lists.struggle[struggle].reward, Memory(STRUGGLE)))

    def leave(self, g: Europa) -> None:
        if g.fought:
            end(g)
        if g.fought:
            g.push(ScoreStruggle())
