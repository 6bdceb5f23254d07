"""19.1, 19.2: who controls the Curia."""

from __future__ import annotations

from functools import cache

from ..board.land import RELIGIONS
from ..state import NONE, Europa

CATHOLIC = (RELIGIONS.index("catholic"), RELIGIONS.index("counter_reformed"))
TRUSTED = 2
"""Cardinals that a trusted controller has at least."""


def catholics(g: Europa) -> int:
    """Catholic realms of players."""
    return sum(religion in CATHOLIC for religion in g.religion)


def controller(g: Europa) -> int:
    """The Papal Controller (zarządca papieski): most cardinals, then the leftmost one; NONE without any cardinal."""
    return _controller(g.rome, g.curia)


@cache
def _controller(rome: int, curia: tuple[int, ...]) -> int:
    cardinals = _college(rome, curia)
    return max(cardinals, key=lambda seat: (cardinals.count(seat), -cardinals.index(seat)), default=NONE)


def trusted(g: Europa) -> int:
    """The trusted controller: at least two cardinals and more than anybody else; NONE."""
    cardinals = college(g)
    most = controller(g)
    number = cardinals.count(most)
    alone = all(cardinals.count(seat) < number for seat in range(g.seats) if seat != most)
    return most if number >= TRUSTED and alone else NONE


def college(g: Europa) -> tuple[int, ...]:
    """The seats of all cardinals, from the left; that of Rome is the first."""
    return _college(g.rome, g.curia)


def _college(rome: int, curia: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in (rome, *curia) if seat >= 0)
