"""16.5: conquests of expansive realms (Podboje ENK): every one of the colour takes a province beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of, provinces_beside
from ..board.nearness import serving
from ..board.ownership import (
    any_of,
    capital,
    controller,
    core_of,
    flag,
    lands,
    owned,
    rightful,
    strength,
    taken,
    tokens_of,
)
from ..board.reading import bits, members
from ..board.stock import tokens_left
from ..cards.words.land import lay_token
from ..diplomacy.relations import is_free
from ..diplomacy.ties import add_casus, can_add_casus
from ..state import NONE, Europa
from ..unrest.unrest import riot

COASTS = 2
"""From this age on expansive realms with a port on the ocean settle empty coasts."""


@dataclass(slots=True, eq=False)
class Conquests(Procedure[Europa]):
    """One after another; an active ally is otherwise engaged."""

    steps = ("conquer",)
    seat: int
    colour: int
    place: int = 0

    def conquer(self, g: Europa) -> None:
        if self.place >= len(g.tokens):
            return
        realm, mask, _, colour = g.tokens[self.place]
        self.place += 1
        self.again()
        if colour != self.colour or not mask or realm == NONE or not tokens_left(g, colour):
            return
        if any_of(g.active_allies) >> realm & 1:
            return
        if self.seat == NONE:
            prey = automatic(g, realm)
            if prey >= 0:
                conquer(g, realm, prey)
        elif targets(g, realm):
            g.ask(Conquest(self.seat, realm), 1 << self.seat)


def ally_of(g: Europa, realm: int) -> int:
    return next((seat for seat in range(g.seats) if g.allies[seat] >> realm & 1), NONE)


def targets(g: Europa, realm: int) -> int:
    """Provinces beside the realm: no capital but a realm's last, nothing occupied, no ally's, no core of a player."""
    board, ports, mine = g.start.board, serving(g), owned(g, realm)
    near = 0
    for province in members(mine):
        near |= provinces_beside(board, province, ports)
    near &= ~mine & ~taken(g) & ~tokens_of(g, realm) & g.start.side.printed
    found = bits(province for province in members(near) if _open(g, realm, province))
    return found | (coasts(g, realm) if g.age >= COASTS else 0)


def _open(g: Europa, realm: int, province: int) -> bool:
    owner, friend = rightful(g, province), ally_of(g, realm)
    if owner < 0 or owner == realm or g.seat_of(core_of(g, province)) >= 0:
        return False
    if friend >= 0 and controller(g, province) == g.realm[friend]:
        return False
    if capital(g, owner) == province and lands(g, owner) != 1 << province:
        return False
    return flag(g, province) != realm


def coasts(g: Europa, realm: int) -> int:
    """Empty territories by the sea, for a realm with a port at a zone without a mark."""
    sea = g.start.board.sea
    ocean = any(not sea.mark[zone] for port in members(owned(g, realm) & serving(g)) for zone in sea.faces[port])
    if not ocean:
        return 0
    empty = (province for province in members(g.start.board.land.ports & g.start.side.printed))
    return bits(province for province in empty if rightful(g, province) < 0)


def automatic(g: Europa, realm: int) -> int:
    """The province that an expansive realm annexes by itself: of the weakest realm nobody plays, no vassal's (11.4); in
    an area where it has something already, then beside its areas over land; then by name."""
    board = g.start.board
    mine = areas_of(board, owned(g, realm))
    beside = 0
    for area in members(mine):
        beside |= board.land.beside[area]
    of_realms = [
        province
        for province in members(targets(g, realm))
        if is_free(g, rightful(g, province)) and not _held(g, province)
    ]
    for near in (mine, beside):
        here = [province for province in of_realms if near >> board.land.area_of[province] & 1]
        if here:
            return min(here, key=lambda province: (strength(g, rightful(g, province)), rightful(g, province), province))
    return NONE


def _held(g: Europa, province: int) -> bool:
    return bool((any_of(g.towns) | any_of(g.vassals)) >> province & 1)


def conquer(g: Europa, realm: int, province: int) -> None:
    """A province of a realm nobody plays is taken; a player's has the token below it and is in unrest.

    Who is allied to the loser may take a casus belli against the conqueror, which costs Prestige if it is not used.
    """
    held, loser = _held(g, province), rightful(g, province)
    friend = ally_of(g, loser) if loser >= 0 and g.seat_of(loser) < 0 else NONE
    lay_token(g, realm, province)
    if held:
        riot(g, province)
    elif friend >= 0 and can_add_casus(g, friend, realm):
        g.ask(Robbed(friend, realm, loser), 1 << friend)


@dataclass(slots=True, eq=False)
class Robbed(Asked):
    """Does a player take a casus belli against the realm that has robbed his ally?"""

    rule = "16.5"
    by: int
    ally: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.by, self.ally)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["take-casus", self.by], None
        yield g.lexicon["decline",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "take-casus":
            add_casus(g, seat, self.by)


@dataclass(slots=True, eq=False)
class Conquest(Asked):
    """Which province does an expansive realm take?"""

    rule = "16.5"
    realm: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(targets(g, self.realm)):
            yield g.lexicon["pick-province", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        conquer(g, self.realm, choice.args[0])
