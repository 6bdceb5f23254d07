"""The open orders at sea by a shorter way: what `voyages` and `fights` offer and nothing closes, in the same order."""

from __future__ import annotations

from ....engine.choice import Choice
from ..box.board import FLEET
from ..box.information import in_force
from ..box.prices import CREW
from ..box.units import GUNS, ONE, kinds, weight
from ..state import Mocarstwa
from ..vocabulary import INDEPENDENT, NOBODY
from .fleet import no_repair, reachable
from .hulls import ship_of, sound_decks


def open_at_sea(g: Mocarstwa, seat: int, truce: bool) -> list[Choice]:
    """What a seat's units that can still act may do with and against ships; in a truce only independents are fought."""
    found: list[Choice] = []
    crews: list[int] = []
    foes: list[int] = []
    holder, fresh, provinces = g.holder, g.fresh, len(g.fort)
    for ship, hex_ in enumerate(g.hex):
        if hex_ < 0:
            continue
        place = provinces + ship
        if holder[place] in (seat, NOBODY):
            for shore in g.board.land.shores[hex_]:
                if fresh[shore]:
                    found += _embarking(g, shore, place)
            if fresh[place]:
                crews.append(place)
                found += _sailing(g, seat, place)
        elif not truce or holder[place] == INDEPENDENT:
            foes.append(place)
    for place in crews:
        found += _from_ship(g, seat, place, foes, truce)
    for place in foes:
        for shore in g.board.land.shores[g.hex[place - provinces]]:
            if fresh[shore]:
                found += [
                    g.lexicon["attack-ship", kind, shore, place]
                    for kind in kinds(fresh[shore])
                    if not g.by_cards or kind in GUNS
                ]
    return found


def _embarking(g: Mocarstwa, shore: int, place: int) -> list[Choice]:
    room = CREW[FLEET[ship_of(g, place)]] - weight(g.units[place])
    return [g.lexicon["embark", kind, shore, place] for kind in kinds(g.fresh[shore]) if weight(ONE[kind]) <= room]


def _sailing(g: Mocarstwa, seat: int, place: int) -> list[Choice]:
    """What one of a crew may do in peace: disembark, steer the ship; and whether all may repair it."""
    ship, crew = ship_of(g, place), kinds(g.fresh[place])
    found: list[Choice] = []
    for shore in g.board.land.shores[g.hex[ship]]:
        if g.holder[shore] in (seat, NOBODY) and g.room(shore) > 0:
            found += [g.lexicon["disembark", kind, place, shore] for kind in crew]
    if not g.sailed >> ship & 1:
        hexes = reachable(g, seat, ship)
        for kind in crew:
            found += g.board.courses(kind, place, hexes)
    if g.masts[ship] and no_repair(g, place) is None:
        found.append(g.lexicon["repair", place])
    return found


def _from_ship(g: Mocarstwa, seat: int, place: int, foes: list[int], truce: bool) -> list[Choice]:
    """Broadsides, boarding and landings by a crew."""
    ship, land, dice = ship_of(g, place), g.board.land, not g.by_cards
    around = land.hex_neighbours[g.hex[ship]]
    ships = [other for other in foes if g.hex[ship_of(g, other)] in around]
    enemies = (INDEPENDENT,) if truce else (INDEPENDENT, *(other for other in range(g.seats) if other != seat))
    shores = [shore for shore in land.shores[g.hex[ship]] if g.holder[shore] in enemies]
    if not ships and not shores:
        return []
    guns = g.salvoes[ship] < sound_decks(g, place) and not in_force(g, "fog")
    at_ships = [verb for verb, able in (("salvo", guns), ("board", dice)) if able]
    at_shores = [verb for verb, able in (("shell", guns and dice), ("land", True)) if able]
    return [
        g.lexicon[verb, kind, place, to]
        for kind in kinds(g.fresh[place])
        for verbs, targets in ((at_ships, ships), (at_shores, shores))
        for to in targets
        for verb in verbs
    ]
