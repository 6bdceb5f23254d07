"""A map of cards, made and written: a JSON of cards, cities, borders and routes, and the background as WebP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import Point

from ..board import LANGUAGES, content, maps
from ..build import CAPS, ITALIC, Unexplained
from ..fetch import CACHE
from ..letter import Font, Label
from ..nature import Nature, read_nature
from ..ornament import isle
from ..seas import name_seas
from ..svg import path
from ..write import QUALITY, document, named, pictures, spot
from .grid import CARD_BOARD, Border, Card, City, Grid, read_grid
from .layout import CardPlate, Gate
from .paint import paint
from .places import COUNTER, SOCKET, Crowded, Places, court, crest, name_all, stand, verify
from .voyage import Chart, Voyage, trade


def build_cards(title: str, cache: Path = CACHE) -> Iterator[tuple[str, bytes]]:
    """The files of a title's map: name and bytes."""
    plate, grid = CardPlate(maps(title)), read_grid(content(title))
    if plate.warp.folds():
        raise Unexplained("pins.csv: the sheet is folded over somewhere; move the pins of that part further apart")
    nature = read_nature(plate, cache)
    nature.land = shapely.union_all([nature.land, *(isle(*row) for row in plate.isles)])
    gates = {border.id: plate.gate(grid, border) for border in grid.borders}
    try:
        sockets = stand(plate, grid)
        tokens = [place for group in sockets.values() for place in group]
        chart = Chart(plate, nature, grid, tokens, SOCKET + 6)
        homes = {name: places[0] for name, places in sockets.items()}
        voyages = trade(plate, grid, gates, homes, chart, SOCKET + 2)
        ways = shapely.union_all([voyage.line for voyage in voyages])
        places = name_all(plate, grid, gates, sockets, Font(cache / "fonts", CAPS), ways, nature.land.boundary)
        rooms = {lang: _open_water(plate, nature, grid, gates, places, ways, lang) for lang in LANGUAGES}
        seas = name_seas(plate, rooms, Font(cache / "fonts", ITALIC))
        verify(places, gates, {lang: [label[lang].shape for label in seas] for lang in LANGUAGES})
    except Crowded as error:
        raise Unexplained(str(error)) from error
    yield f"{CARD_BOARD}.json", _json(title, plate, grid, gates, places, voyages, seas)
    covered = shapely.union_all(
        [shape.buffer(4) for lang in LANGUAGES for shape in [*places.shapes(lang), *places.tokens(gates)]]
    )
    yield from pictures(CARD_BOARD, paint(plate, nature, grid, gates, covered))


def _open_water(
    plate: CardPlate, nature: Nature, grid: Grid, gates: dict[str, Gate], places: Places, ways: Any, language: str
) -> Any:
    """The sea where names may stand: on one card, clear of coasts, routes, tokens, names and ornaments."""
    x, y, radius = plate.rose
    things = [ways.buffer(3), Point(x, y).buffer(radius + 14)]
    things += [Point(x, y - 8 * size).buffer(16 * size) for _, x, y, size in plate.vignettes]
    things += [Point(x, y - 16 * size).buffer(26 * size) for x, y, size in plate.ships]
    things += [shape.buffer(2) for shape in [*places.tokens(gates), *places.shapes(language)]]
    pages = shapely.union_all([plate.picture(card).shape.buffer(-3) for card in grid.cards])
    return pages.difference(nature.land.buffer(1)).difference(shapely.union_all(things))


def _json(
    title: str,
    plate: CardPlate,
    grid: Grid,
    gates: dict[str, Gate],
    places: Places,
    voyages: list[Voyage],
    seas: list[dict[str, Label]],
) -> bytes:
    head = {
        "title": title,
        "board": CARD_BOARD,
        "viewBox": [0, 0, plate.width, plate.height],
        "background": {size: f"{CARD_BOARD}_{size}.webp" for size in QUALITY},
        "counter": COUNTER,
        "colours": {card.id: plate.colours[card.id] for card in grid.cards},
    }
    parts: dict[str, list[Any]] = {
        "cards": [_card(plate, card, places) for card in grid.cards],
        "cities": [_city(plate, city, places) for city in grid.cities],
        "borders": [_border(gates[border.id], border, places) for border in grid.borders],
        "routes": [_route(voyage) for voyage in voyages],
        "seas": [{"labels": {lang: named(label) for lang, label in sea.items()}} for sea in seas],
    }
    return document(head, parts)


def _labels(names: dict[str, dict[str, Label]], key: str) -> dict[str, Any]:
    return {language: named(names[language][key]) for language in LANGUAGES}


def _card(plate: CardPlate, card: Card, places: Places) -> dict[str, Any]:
    whole, picture, band = plate.rect(card), plate.picture(card), plate.title(card)
    return {
        "id": card.id,
        "rect": [whole.x, whole.y, whole.wide, whole.high],
        "picture": [picture.x, picture.y, picture.wide, picture.high],
        "crest": spot(crest(band)),
        "court": spot(court(band)),
        "labels": _labels(places.titles, card.id),
    }


def _city(plate: CardPlate, city: City, places: Places) -> dict[str, Any]:
    sockets = places.sockets[city.id]
    return {
        "id": city.id,
        "empire": city.empire,
        "map": city.edition,
        "capital": city.capital,
        "emporium": city.emporium,
        "at": spot(plate.towns.get(city.id, sockets[0])),
        "slots": [spot(place) for place in sockets[: city.slots]],
        "extra": [spot(place) for place in sockets[city.slots :]],
        "labels": _labels(places.cities, city.id),
    }


def _border(gate: Gate, border: Border, places: Places) -> dict[str, Any]:
    return {
        "id": border.id,
        "a": border.a,
        "b": border.b,
        "sea": border.sea,
        "at": spot(gate.at),
        "path": path(gate.gutter.shape),
        "labels": _labels(places.borders, border.id),
    }


def _route(voyage: Voyage) -> dict[str, Any]:
    route = voyage.route
    return {
        "emporium": route.emporium,
        "goods": route.goods,
        "map": route.edition,
        "empires": list(route.empires),
        "borders": list(voyage.crossed),
        "end": spot(voyage.line.coords[-1]),
        "path": path(voyage.line),
    }
