"""4.3: units, fortifications and ships are put on the map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..box.board import FLEET, WORKS, Piece
from ..box.geography import read_geography
from ..box.prices import CREW
from ..box.units import KINDS, ONE, weight
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import FORTS, INDEPENDENT, NOBODY


def place_pieces(g: Mocarstwa) -> None:
    """3.5 and what the scenario says: garrisons of independents, forts, ships."""
    for province, units in g.board.garrisons(g.played, g.options["battles"]).items():
        g.put(province, INDEPENDENT, units)
    for piece in g.board.pieces(g.played, g.options["battles"]):
        place_piece(g, piece)


def place_piece(g: Mocarstwa, piece: Piece) -> None:
    holder = g.core.index(piece.power) if piece.power in g.core else INDEPENDENT
    place = piece.place
    if piece.ship >= 0:
        ship = next(s for s, kind in enumerate(FLEET) if kind == piece.ship and g.hex[s] < 0)
        place = len(g.fort) + ship
        g.hex[ship], g.masts[ship], g.decks[ship] = piece.hex, piece.masts, piece.decks
        g.banner[ship] = holder if piece.units else -1
        g.shelf[len(FORTS) + piece.ship] -= 1
    elif piece.fort:
        g.fort[place] = piece.fort
        g.shelf[piece.fort - 1] -= 1
    g.take(place, g.units[place])  # what stands here stands here instead of the garrison
    if piece.units:
        g.put(place, holder, piece.units)
    g.imprison(place, piece.captive + 1)
    g.commander[place] = piece.commander + 1


def own_provinces(g: Mocarstwa, seat: int) -> tuple[int, ...]:
    """Where a seat places what it has bought first: its power, or what the scenario names (4.3, 9.5)."""
    said = g.board.berths(g.core[seat], g.seats)
    if said is None:
        return g.board.lands[g.core[seat]] + g.board.dependencies[g.core[seat]]
    places, _, aboard = said
    return () if aboard else places or g.board.lands[g.core[seat]] + g.board.dependencies[g.core[seat]]


def own_hexes(g: Mocarstwa, seat: int) -> tuple[int, ...]:
    """Sea hexes beside the accessible shore of one's power, or of the ports that the scenario names (4.3, 9.7)."""
    said = g.board.berths(g.core[seat], g.seats)
    return _hexes(said[1] if said is not None and said[1] else g.board.lands[g.core[seat]])


@cache
def _hexes(provinces: tuple[int, ...]) -> tuple[int, ...]:
    coast = read_geography().coast
    return tuple(dict.fromkeys(hex_ for province in provinces for hex_ in coast[province]))


@dataclass(slots=True, eq=False)
class Reserves(Procedure[Mocarstwa]):
    """4.3: what was kept is placed later; without a political phase, after the own military phase (ruling M28)."""

    steps = ("place",)
    seat: int

    def place(self, g: Mocarstwa) -> None:
        question = Deploy(self.seat)
        if not g.out >> self.seat & 1 and question.open(g):
            self.again()
            g.ask(question, 1 << self.seat)


@dataclass(slots=True, eq=False)
class Deploy(Asked):
    """Where do you put what you have bought (4.3)?"""

    rule = "4.3"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        own = own_provinces(g, seat)
        hexes = own_hexes(g, seat)
        decks = [len(g.fort) + ship for ship, banner in enumerate(g.banner) if banner == seat and g.hex[ship] in hexes]
        for kind in range(len(KINDS)):
            kept = g.kept(seat, kind)
            if kept:
                for place in (*(range(len(g.fort)) if every else own), *decks):
                    yield from self._units(g, seat, kind, place, kept, own)
        yield from self._works(g, seat, own, hexes, every)
        nothing = Reason("nobody-placed", "4.3") if seat not in g.holder and g.keeps_units(seat) else None
        yield g.lexicon["done",], nothing

    def open(self, g: Mocarstwa) -> bool:
        return any(g.stock(self.seat)) and Asked.open(self, g)

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        found: list[Choice] = []
        own, hexes, stock = own_provinces(g, seat), own_hexes(g, seat), g.stock(seat)
        open_ = [(place, room) for place in own if g.holder[place] in (NOBODY, seat) and (room := g.room(place)) > 0]
        decks = [
            (place, CREW[FLEET[ship]] - weight(g.units[place]))
            for ship, place in enumerate(g.board.ships)
            if g.banner[ship] == seat and g.hex[ship] in hexes
        ]
        for kind, kept in enumerate(stock[: len(KINDS)]):
            if kept:
                numbers = g.board.numbered("deploy", kind)
                for place, room in open_:
                    found += numbers[place][room if room < kept else kept]
                for place, room in decks:
                    found += numbers[place][min(room // weight(ONE[kind]), kept)]
        if any(stock[len(KINDS) :]):
            found += [choice for choice, why in self._works(g, seat, own, hexes, False) if why is None]
        if seat in g.holder or not g.keeps_units(seat):
            found.append(g.lexicon["done",])
        return found

    def _units(
        self, g: Mocarstwa, seat: int, kind: int, place: int, kept: int, own: tuple[int, ...]
    ) -> Iterator[Offer]:
        for number in range(1, kept + 1):
            why = no_place(g, seat, kind, place, number, own)
            yield g.lexicon["deploy", kind, place, number], why
            if why is not None:
                return

    def _works(
        self, g: Mocarstwa, seat: int, own: tuple[int, ...], hexes: tuple[int, ...], every: bool
    ) -> Iterator[Offer]:
        for work in range(len(WORKS)):
            if g.kept(seat, len(KINDS) + work):
                if work < len(FORTS):
                    for place in range(len(g.fort)) if every else own:
                        yield g.lexicon["erect", work, place], no_fort(g, seat, place, own)
                else:
                    for hex_ in hexes:
                        yield g.lexicon["launch", work, hex_], no_berth(g, seat, hex_)

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "deploy":
            kind, place, number = choice.args
            g.keep(seat, kind, -number)
            g.put(place, seat, number * ONE[kind])
            if place < len(g.fort):
                changed(g, place)
            g.tell("deployed", g.core[seat], kind, place, number)
        elif choice.verb == "erect":
            work, place = choice.args
            g.keep(seat, len(KINDS) + work, -1)
            g.fort[place] = work + 1
            g.tell("erected", g.core[seat], work, place)
        elif choice.verb == "launch":
            work, hex_ = choice.args
            launch(g, seat, work, hex_)
        else:
            self.finish(g)


def launch(g: Mocarstwa, seat: int, work: int, hex_: int) -> None:
    """A ship comes onto the map."""
    kind = work - len(FORTS)
    ship = next(s for s, made in enumerate(FLEET) if made == kind and g.hex[s] < 0)
    g.keep(seat, len(KINDS) + work, -1)
    g.hex[ship], g.banner[ship] = hex_, seat
    g.masts[ship] = g.decks[ship] = 0
    g.tell("launched", g.core[seat], len(g.fort) + ship, hex_)


def no_berth(g: Mocarstwa, seat: int, hex_: int) -> Reason | None:
    """A hex with somebody else's crew cannot be entered (ruling M21)."""
    for ship, lies in enumerate(g.hex):
        if lies == hex_ and g.holder[len(g.fort) + ship] not in (seat, NOBODY):
            return Reason("enemy-ship-there", "8.2", (hex_,))
    return None


def no_place(g: Mocarstwa, seat: int, kind: int, place: int, number: int, own: tuple[int, ...]) -> Reason | None:
    """Why so many units cannot be put into a place."""
    if place >= len(g.fort):
        ship = place - len(g.fort)
        room = CREW[FLEET[ship]] - weight(g.units[place])
        return None if number * weight(ONE[kind]) <= room else Reason("full-ship", "8.1", (place,))
    if place not in own:
        return Reason("not-deployment", "4.3", (place,))
    if g.holder[place] not in (NOBODY, seat):
        return Reason("enemy-there", "4.3", (place,))
    return None if number <= g.room(place) else Reason("full-province", "7.4", (place,))


def no_fort(g: Mocarstwa, seat: int, place: int, own: tuple[int, ...]) -> Reason | None:
    if place not in own:
        return Reason("not-deployment", "4.3", (place,))
    if g.holder[place] != seat:
        return Reason("needs-a-unit", "4.3", (place,))
    return Reason("fort-there", "7.10", (place,)) if g.fort[place] else None
