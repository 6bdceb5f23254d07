"""15.2: the state religion of realms that nobody plays."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....engine.content import read_table
from ..board.board import read_board
from ..board.land import RELIGIONS, SIDES
from ..board.ownership import any_of, capital, lands, under_tokens
from ..board.reading import CONTENT, one
from ..faith.religion import CATHOLIC, DIVERSE, religion_of
from ..state import NONE, Europa


def read_creeds(path: Path) -> dict[tuple[int, int], int]:
    """By side and realm: religions that differ from that of the capital's area."""
    realms = read_board().realms.realms
    return {
        (row.number("side", *SIDES), one(row, "realm", realms)): RELIGIONS.index(row.one_of("religion", RELIGIONS[1:]))
        for row in read_table(path, ("side", "realm", "religion"))
    }


@cache
def creeds() -> dict[tuple[int, int], int]:
    return read_creeds(CONTENT / "tables" / "creeds.csv")


def creed(g: Europa, realm: int) -> int:
    """The religion of a realm; one that nobody plays turns with the area of its capital. 0: none, in distant lands."""
    seat = g.seat_of(realm)
    return g.religion[seat] if seat >= 0 else _creed_at(g, realm, capital(g, realm))


def _creed_at(g: Europa, realm: int, home: int) -> int:
    """That of a realm nobody plays, whose capital this is."""
    land, year = g.start.board.land, g.start.side.year
    space = land.religion_space[land.area_of[home]] if home >= 0 else NONE
    if space < 0:
        return 0
    if realm == land_of_the_pope(g):
        return CATHOLIC
    found = religion_of(g, space)
    if found not in (DIVERSE, land.religion[year][space]):  # the area has turned, and not to diverse faiths
        return found
    return creeds().get((year, realm), land.religion[year][space])


def lands_of(g: Europa, religion: int) -> int:
    """The provinces that realms of a religion own by right, as a mask: `creed` of all realms in one pass."""
    side, towns, covered, found = g.start.side, any_of(g.towns), under_tokens(g), 0
    for seat, mine in enumerate(g.towns):
        found |= mine if creed(g, g.realm[seat]) == religion else 0
    laid = {tokens[0] for tokens in g.tokens}
    for realm, flags in enumerate(side.flags):
        mine = lands(g, realm) if realm in laid else flags & ~covered & ~towns
        if not mine or realm in g.realm:
            continue
        home = side.capital[realm]
        if realm in laid or not mine >> home & 1:
            home = capital(g, realm)
        if _creed_at(g, realm, home) == religion:
            found |= mine
    return found


def land_of_the_pope(g: Europa) -> int:
    """The Papal States (Państwo Kościelne), which always stay Catholic."""
    return g.start.board.realms.realms["papal_states"]
