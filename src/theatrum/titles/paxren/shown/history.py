"""What is told of a finished game of Pax Renaissance: figures of each bank, what turned it, who did what to whom."""

from __future__ import annotations

from types import MappingProxyType

from ..state import Pax
from ..vocabulary import DISCOVERY, LAW, PATRON

FIGURES = ("patrons", "florins", "empires", "tableau", "concessions", "law", "discoveries")

TIDINGS = (
    "victory", "patron-victory", "last-standing", "bankrupt", "monarchy", "republic", "vassal", "crowned", "won",
    "lost", "activated", "voted", "campaign", "apostasy", "put-out", "beheaded", "shifted", "fair", "taxed", "sold",
    "played",
)  # fmt: skip

DEEDS = MappingProxyType(
    {
        "battle": ("bank", "empire"),
        "won": ("bank", "empire"),
        "voted": ("bank", "empire"),
        "beheaded": ("bank", "card"),
        "taxed": ("bank", "owner"),
    }
)


def tally(g: Pax) -> tuple[tuple[int, ...], ...]:
    """The figures of each bank."""
    return tuple(
        (
            g.prestige(seat, PATRON),
            g.florins[seat],
            g.holder.count(seat),
            g.own[seat].bit_count(),
            g.concessions(seat),
            g.prestige(seat, LAW),
            g.prestige(seat, DISCOVERY),
        )
        for seat in range(g.seats)
    )


def belongs(g: Pax, kind: str, thing: int) -> int:
    """A bank's own seat, whoever holds an Empire, or in whose Tableau a card lies; -1: nobody's."""
    if kind == "bank":
        return thing
    return g.holder[thing] if kind == "empire" else g.owner(thing)
