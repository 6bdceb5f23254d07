"""The committed map of cards against the tables it shows; needs neither the atlas extra nor the fetched geography."""

from __future__ import annotations

import csv
import json
import math
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from theatrum.atlas.board import LANGUAGES
from theatrum.atlas.cards.grid import CARD_BOARD, Route, read_grid
from theatrum.atlas.cards.preview import CardPreview
from theatrum.titles.paxren import PAXREN

from .paths import Point, rings
from .test_maps import webp_size

MAPS = PAXREN.content / "maps"
GRID = read_grid(PAXREN.content)
DRAWN: dict[str, Any] = json.loads((MAPS / f"{CARD_BOARD}.json").read_text("utf-8"))
CARDS, CITIES, BORDERS = ({thing["id"]: thing for thing in DRAWN[part]} for part in ("cards", "cities", "borders"))
ROUTES = {route["emporium"]: route for route in DRAWN["routes"]}
HALF = DRAWN["counter"] / 2
LIMIT_1X, LIMIT_2X = 400_000, 1_000_000
LEAST_NAME, LEAST_GUTTER = 12, 36
NARROW = 0.45
"""No letter of a name is drawn narrower than this share of its size, on average."""


def within(point: Point, rect: list[float], margin: float = 0) -> bool:
    x, y, wide, high = rect
    return x + margin <= point[0] <= x + wide - margin and y + margin <= point[1] <= y + high - margin


def tokens() -> list[Point]:
    cities = [spot for city in DRAWN["cities"] for spot in [*city["slots"], *city["extra"]]]
    return [tuple(spot) for spot in [*cities, *(border["at"] for border in DRAWN["borders"])]]


def line(route: dict[str, Any]) -> list[Point]:
    """The points of a route, at most about a unit from each other."""
    corners = rings(route["path"])[0]
    found = [corners[0]]
    for (x, y), (u, v) in pairwise(corners):
        steps = math.ceil(math.dist((x, y), (u, v)))
        found += [(x + (u - x) * n / steps, y + (v - y) * n / steps) for n in range(1, steps + 1)]
    return found


def nearest(points: list[Point], goal: Point) -> int:
    return min(range(len(points)), key=lambda n: math.dist(points[n], goal))


def ground(label: dict[str, Any]) -> list[float]:
    """A rectangle that a level name surely covers."""
    (x, y), wide = label["at"], NARROW * label["size"] * max(len(words) for words in label["lines"])
    high = 0.7 * label["size"] * len(label["lines"])
    return [x - wide / 2, y - high / 2, wide, high]


def test_everything_of_the_tables_is_on_the_map_once() -> None:
    assert list(CARDS) == [card.id for card in GRID.cards]
    assert list(CITIES) == [city.id for city in GRID.cities]
    assert list(BORDERS) == [border.id for border in GRID.borders]
    assert list(ROUTES) == [route.emporium for route in GRID.routes]
    for city in GRID.cities:
        shown = CITIES[city.id]
        told = (shown["empire"], shown["capital"], shown["emporium"], shown["map"], len(shown["slots"]))
        assert told == (city.empire, city.capital, city.emporium, city.edition, city.slots)
    for border in GRID.borders:
        shown = BORDERS[border.id]
        assert (shown["a"], shown["b"], shown["sea"]) == (border.a, border.b, border.sea)


def test_cards_lie_in_the_grid_of_the_rules_and_are_equal() -> None:
    assert len({tuple(card["rect"][2:]) for card in CARDS.values()}) == 1
    for one, other in combinations(GRID.cards, 2):
        (x, y, *_), (u, v, *_) = CARDS[one.id]["rect"], CARDS[other.id]["rect"]
        assert ((x > u) - (x < u), (y > v) - (y < v)) == (
            (one.column > other.column) - (one.column < other.column), (one.row > other.row) - (one.row < other.row),
        )  # fmt: skip


def test_every_gutter_lies_between_its_two_cards_and_has_room_for_a_token() -> None:
    for border in BORDERS.values():
        (gutter,) = rings(border["path"])
        xs, ys = [x for x, _ in gutter], [y for _, y in gutter]
        assert min(max(xs) - min(xs), max(ys) - min(ys)) >= LEAST_GUTTER, border["id"]
        middles = [(x + w / 2, y + h / 2) for x, y, w, h in (CARDS[border[end]]["rect"] for end in "ab")]
        between = ((middles[0][0] + middles[1][0]) / 2, (middles[0][1] + middles[1][1]) / 2)
        strip = [min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)]
        assert within(between, strip), border["id"]
        assert within(border["at"], strip, HALF), border["id"]


def test_tokens_stand_on_their_card_and_never_touch() -> None:
    for city in CITIES.values():
        for spot in [*city["slots"], *city["extra"]]:
            assert within(spot, CARDS[city["empire"]]["picture"], HALF), city["id"]
    for one, other in combinations(tokens(), 2):
        assert math.dist(one, other) >= 2 * HALF, (one, other)


def test_the_one_city_that_can_grow_has_a_place_for_it() -> None:
    assert {city["id"]: len(city["extra"]) for city in CITIES.values() if city["extra"]} == {"venice": 1}


def test_cities_of_a_card_stand_as_on_the_globe_from_north_to_south() -> None:
    lines = [row for row in (MAPS / "pins.csv").read_text("utf-8").splitlines() if not row.startswith("#")]
    north = {row["place"]: float(row["lat"]) for row in csv.DictReader(lines)}
    pairs = [(a, b) for a, b in combinations(CITIES.values(), 2) if a["empire"] == b["empire"]]
    known = [(a, b) for a, b in pairs if {a["id"], b["id"]} <= set(north) and abs(north[a["id"]] - north[b["id"]]) > 1]
    assert len(known) > 15
    for a, b in known:
        assert (north[a["id"]] > north[b["id"]]) == (a["at"][1] < b["at"][1]), (a["id"], b["id"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_right_and_cover_nothing(language: str) -> None:
    boxes = []
    for thing in [*GRID.cards, *GRID.cities, *GRID.borders]:
        shown = (CARDS | CITIES | BORDERS)[thing.id]
        label = shown["labels"][language]
        assert " ".join(label["lines"]) == thing.names[language]
        assert label["size"] >= LEAST_NAME, thing.id
        if label["angle"] == 0:
            boxes.append((thing.id, ground(label)))
    boxes += [("sea", ground(sea["labels"][language])) for sea in DRAWN["seas"] if not sea["labels"][language]["angle"]]
    for (one, a), (other, b) in combinations(boxes, 2):
        apart = a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]
        assert apart, (one, other)
    for name, (x, y, wide, high) in boxes:
        for token in tokens():
            beside = (min(max(token[0], x), x + wide), min(max(token[1], y), y + high))
            assert math.dist(token, beside) >= HALF, (name, token)


@pytest.mark.parametrize("language", LANGUAGES)
def test_city_names_stay_on_their_card(language: str) -> None:
    for city in CITIES.values():
        x, y, wide, high = ground(city["labels"][language])
        picture = CARDS[city["empire"]]["picture"]
        assert within((x, y), picture), city["id"]
        assert within((x + wide, y + high), picture), city["id"]


@pytest.mark.parametrize("route", GRID.routes, ids=lambda route: route.emporium)
def test_a_route_goes_from_its_emporium_over_its_borders_to_the_last_card(route: Route) -> None:
    shown = ROUTES[route.emporium]
    steps = zip(route.empires, route.empires[1:], strict=False)
    assert shown["borders"] == [GRID.between(a, b).id for a, b in steps]
    points = line(shown)
    assert math.dist(points[0], CITIES[route.emporium]["slots"][0]) < 2 * HALF
    assert within(points[-1], CARDS[route.empires[-1]]["picture"])
    passed = [nearest(points, tuple(BORDERS[name]["at"])) for name in shown["borders"]]
    assert passed == sorted(set(passed))
    for n, name in zip(passed, shown["borders"], strict=True):
        assert math.dist(points[n], BORDERS[name]["at"]) < HALF, name


@pytest.mark.parametrize("route", GRID.routes, ids=lambda route: route.emporium)
def test_a_route_crosses_no_other_card_and_no_name_of_a_card(route: Route) -> None:
    strange = [CARDS[card.id]["rect"] for card in GRID.cards if card.id not in route.empires]
    for point in line(ROUTES[route.emporium]):
        assert not any(within(point, rect) for rect in strange), point
        for empire in route.empires:
            card = CARDS[empire]
            assert not within(point, card["rect"]) or within(point, card["picture"]), point


def test_exactly_the_sea_borders_are_crossed() -> None:
    crossed = {name for route in ROUTES.values() for name in route["borders"]}
    assert crossed == {border.id for border in GRID.borders if border.sea}


def test_white_and_black_run_beside_each_other() -> None:
    shared = 0
    for white, black in (
        (a, b) for a in ROUTES.values() for b in ROUTES.values() if (a["goods"], b["goods"]) == ("west", "east")
    ):
        for name in set(white["borders"]) & set(black["borders"]):
            at = tuple(BORDERS[name]["at"])
            ways = [line(route)[nearest(line(route), at)] for route in (white, black)]
            assert math.dist(*ways) > 4, (white["emporium"], black["emporium"], name)
            shared += 1
    assert shared > 10


def test_backgrounds_are_small_and_have_the_size_of_the_sheet() -> None:
    _, _, wide, high = DRAWN["viewBox"]
    for name, scale, limit in (("1x", 1, LIMIT_1X), ("2x", 2, LIMIT_2X)):
        path = MAPS / DRAWN["background"][name]
        assert webp_size(path) == (wide * scale, high * scale)
        assert path.stat().st_size <= limit


def test_a_preview_shows_every_name_and_route(cache: Path) -> None:
    for language in LANGUAGES:
        svg = CardPreview(MAPS, CARD_BOARD, language, cache / "fonts", slots=True).svg("Pax")
        root = ElementTree.fromstring(svg)
        shown = " ".join("".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text"))
        assert all(thing.names[language] in shown for thing in [*GRID.cards, *GRID.cities, *GRID.borders])
        ways = [
            path for path in root.iter("{http://www.w3.org/2000/svg}path") if "way" in path.get("class", "").split()
        ]
        assert len(ways) == len(GRID.routes)
