"""What each seat rules over, and what is told of a finished game: figures, what turned it, who did what to whom."""

from __future__ import annotations

from types import MappingProxyType

from ....engine.title import Standing
from ..board.ownership import owned
from ..cards.row import age_over
from ..court.tracks import tax
from ..round.ages import is_last
from ..round.round import FEWEST
from ..round.scoring import all_placed
from ..state import NONE, Europa
from ..vocabulary import ENDINGS
from ..war.forces import deployed

FIGURES = ("prestige", "tax", "provinces", "ideas", "missions", "units", "ducats")
TIDINGS = (
    "over", "plays-on-as", "annexed", "subjugated", "capitulated", "imposed", "declared-war", "bankrupt",
    "empire-dissolved", "elected", "struggle-over", "mission-completed", "milestone-reached", "won-battle",
    "took-province", "occupied-province", "lost-province", "rebels-took", "gained-vassal", "joined-war", "refused-call",
    "excommunicated", "crusade-called", "idea-developed", "colonized", "died",
)  # fmt: skip
DEEDS = MappingProxyType(
    {"declared-war": ("realm", "of"), "imposed": ("realm", "of"), "refused-call": ("realm", "of"),
     "pushed-out": ("realm", "of")}
)  # fmt: skip


def standing(g: Europa) -> tuple[Standing, ...]:
    """Each seat's realm and its Prestige."""
    names = g.start.names["realm"]
    return tuple(Standing("realm", names[realm], g.prestige[seat]) for seat, realm in enumerate(g.realm))


def tally(g: Europa) -> tuple[tuple[int, ...], ...]:
    """The figures of each seat."""
    return tuple(
        (
            g.prestige[seat],
            tax(g, seat),
            owned(g, g.realm[seat]).bit_count(),
            g.ideas[seat].bit_count(),
            g.missions_done[seat].bit_count(),
            deployed(g, seat),
            g.ducats[seat],
        )
        for seat in range(g.seats)
    )


def rounds(g: Europa) -> int:
    """The round under way, counted from the first one of the game."""
    return sum(g.start.rounds_in(age) for age in range(g.start.ages[0], g.age)) + g.round


def belongs(g: Europa, kind: str, thing: int) -> int:
    """Who plays a realm; -1: nobody does."""
    return g.seat_of(thing) if kind == "realm" else NONE


def ending(g: Europa) -> str:
    """4.7, 17, 21: why the game is over, or won."""
    if g.playing < FEWEST:
        return ENDINGS[3]
    if g.triumph:
        return ENDINGS[4]
    if age_over(g) and is_last(g):
        return ENDINGS[0]
    return ENDINGS[1 + any(all_placed(g, seat) for seat in g.clockwise(g.first))]
