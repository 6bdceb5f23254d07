"""Where tokens and names stand on a card map, so that nothing covers anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import shapely
from shapely.geometry import Point

from ..board import LANGUAGES
from ..letter import Font, Label, extent, splits
from .grid import Card, City, Grid
from .layout import CardPlate, Gate, Rect, Spot

COUNTER = 34
"""Side of a counter, in picture units."""
SOCKET = 19.5
"""Radius of the place of a counter."""
CITY_SIZES, BORDER_SIZE, TITLE_SIZES = (16, 15, 14, 13), 14, range(22, 12, -1)
RULES = 6.5
"""The rules of a band keep this much of it from its name."""
AIR = 3.0
"""Between a name and what stands beside it."""


class Crowded(Exception):
    """Two things on the map cover each other."""


@dataclass(slots=True)
class Places:
    """Everything that stands on the map; names per language, by the id of their thing."""

    sockets: dict[str, list[Spot]]
    titles: dict[str, dict[str, Label]] = field(default_factory=dict)
    cities: dict[str, dict[str, Label]] = field(default_factory=dict)
    borders: dict[str, dict[str, Label]] = field(default_factory=dict)

    def shapes(self, language: str) -> list[Any]:
        """The ground that names cover in a language."""
        groups = (self.titles[language], self.cities[language], self.borders[language])
        return [label.shape for group in groups for label in group.values()]

    def tokens(self, gates: dict[str, Gate]) -> list[Any]:
        """The ground that counters cover."""
        spots = [*(spot for group in self.sockets.values() for spot in group), *(gate.at for gate in gates.values())]
        return [Point(spot).buffer(SOCKET) for spot in spots]


def stand(plate: CardPlate, grid: Grid) -> dict[str, list[Spot]]:
    """The places of tokens in every city: at the town, unless the plate file says otherwise."""
    found = {}
    for city in grid.cities:
        given = [(x, y) for x, y in plate.sockets.get(city.id, [])]
        found[city.id] = given or [plate.towns[city.id]]
        if len(found[city.id]) < city.slots:
            raise Crowded(f"{city.id}: {city.slots} places are needed")
    return found


def name_all(
    plate: CardPlate,
    grid: Grid,
    gates: dict[str, Gate],
    sockets: dict[str, list[Spot]],
    font: Font,
    ways: Any,
    coast: Any,
) -> Places:
    """Every name of cards, cities and borders. Better no name covers a coast, let alone a trade way."""
    places = Places(sockets)
    taken = shapely.union_all(places.tokens(gates)).buffer(AIR / 2)
    for language in LANGUAGES:
        places.titles[language] = {
            card.id: _title(plate.title(card), card.names[language], font) for card in grid.cards
        }
        places.borders[language] = {
            key: _border(gate, gate.border.names[language], font) for key, gate in gates.items()
        }
        places.cities[language] = _cities(plate, grid, sockets, language, font, taken, ways, coast)
    return places


def verify(places: Places, gates: dict[str, Gate], seas: dict[str, list[Any]]) -> None:
    """Stop when in any language two names or tokens cover each other."""
    for language in LANGUAGES:
        things = [*places.tokens(gates), *places.shapes(language), *seas[language]]
        for one, other in combinations(things, 2):
            if one.intersection(other).area > 0.5:
                raise Crowded(f"{language}: two things cover each other near {one.intersection(other).centroid}")


def crest(band: Rect) -> Spot:
    """In a band, left: the place of the emblem that tells who rules and how."""
    return band.x + band.high / 2, band.middle[1]


def court(band: Rect) -> Spot:
    """In a band, right: the place of tokens that wait at the court."""
    return band.x + band.wide - band.high / 2, band.middle[1]


def _title(band: Rect, name: str, font: Font) -> Label:
    room = band.wide - 2 * band.high - 2 * AIR
    for size in TITLE_SIZES:
        for lines in splits(name):
            wide, high = extent(lines, size, font)
            if wide <= room and high <= band.high - 2 * RULES:
                return Label(lines, *band.middle, size, 0, wide, high)
    raise Crowded(f"the band has no room for {name}")


def _border(gate: Gate, name: str, font: Font) -> Label:
    """In the gutter beside the token, where the gutter is longer."""
    wide, high = extent((name,), BORDER_SIZE, font)
    (x, y), away = gate.at, SOCKET + AIR + wide / 2
    if gate.upright:
        way = 1 if y + away + wide / 2 < gate.gutter.y + gate.gutter.high - AIR else -1
        return Label((name,), x, y + way * away, BORDER_SIZE, -90, wide, high)
    way = 1 if x + away + wide / 2 < gate.gutter.x + gate.gutter.wide - AIR else -1
    return Label((name,), x + way * away, y, BORDER_SIZE, 0, wide, high)


def _cities(
    plate: CardPlate,
    grid: Grid,
    sockets: dict[str, list[Spot]],
    language: str,
    font: Font,
    taken: Any,
    ways: Any,
    coast: Any,
) -> dict[str, Label]:
    found: dict[str, Label] = {}
    cards = {card.id: card for card in grid.cards}
    for city in grid.cities:
        room = _room(plate, cards[city.empire])
        others = shapely.union_all([taken, *(label.shape.buffer(AIR) for label in found.values())])
        found[city.id] = _city(city, sockets[city.id], room, others, ways, coast, language, font)
    return {city.id: found[city.id] for city in grid.cities}


def _room(plate: CardPlate, card: Card) -> Any:
    return plate.picture(card).shape.buffer(-AIR, join_style="mitre")


def _city(
    city: City, spots: list[Spot], room: Any, taken: Any, ways: Any, coast: Any, language: str, font: Font
) -> Label:
    """Beside the city's tokens, on its card, over as little coast and route as can be."""
    best, least = None, 1e9
    for loss, size in enumerate(CITY_SIZES):
        for words in splits(city.names[language]):
            wide, high = extent(words, size, font)
            for x, y, pull in _around(spots, wide, high):
                label = Label(words, x, y, size, 0, wide, high)
                ground = label.shape
                if not room.contains(ground) or taken.intersects(ground):
                    continue
                covers = 3 * ways.intersection(ground.buffer(AIR)).length + 0.4 * coast.intersection(ground).length
                price = pull + covers + 9 * loss + 5 * (len(words) - 1)
                if price < least:
                    best, least = label, price
    if best is None:
        raise Crowded(f"{city.id} ({language}): no room for the name")
    return best


def _around(spots: list[Spot], wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    """Middles for a name below, above and beside a group of tokens, each with what it costs."""
    x0, x1 = min(x for x, _ in spots) - SOCKET, max(x for x, _ in spots) + SOCKET
    y0, y1 = min(y for _, y in spots) - SOCKET, max(y for _, y in spots) + SOCKET
    middle, level = (x0 + x1) / 2, (y0 + y1) / 2
    for gap in (AIR, AIR + 5):
        for slide in range(-7, 8):
            x, y = middle + slide * wide / 14, level + slide * high / 7
            yield x, y1 + gap + high / 2, gap + abs(slide) * 2
            yield x, y0 - gap - high / 2, gap + abs(slide) * 2 + 2
            yield x1 + gap + wide / 2, y, gap + abs(slide) * 2 + 3
            yield x0 - gap - wide / 2, y, gap + abs(slide) * 2 + 4
