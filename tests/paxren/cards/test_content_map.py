"""The map of Pax Renaissance as its tables give it: grid, faces, cities, borders, routes, banks, tokens."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from .content import (
    BANKS,
    BORDERS,
    CITIES,
    EMPIRES,
    FACES,
    IDS,
    REGIONS,
    RELIGIOUS_WARS,
    ROUTES,
    SETUP,
    TABLEAU,
    VICTORIES,
    empire,
    is_agent,
    is_op,
    is_prestige,
    parts,
)

# -- empires and the map


def test_ten_empires_fill_the_grid() -> None:
    assert {(row["column"], row["row"]) for row in EMPIRES} == {(c, r) for c in "12345" for r in ("north", "south")}
    assert {row["id"] for row in EMPIRES if row["region"] == "east"} == {"hungary", "byzantium", "ottoman", "mamluk"}


def test_what_an_empire_shows_is_known() -> None:
    for row in EMPIRES:
        assert all(map(is_op, parts(row["king_ops"]) + parts(row["republic_ops"])))
        assert all(map(is_prestige, parts(row["king_prestige"]) + parts(row["republic_prestige"])))


def test_eight_map_cards_start_secular_and_two_are_theocracies_on_both_sides() -> None:
    for row in EMPIRES:
        start, other = parts(row["faces"])
        assert start != other
        assert {start, other} <= set(FACES)
        assert other != "medieval"
        assert (start == "medieval") == (row["id"] not in ("papal_states", "mamluk"))
    assert [parts(empire(name)["faces"])[1] for name in ("england", "aragon", "byzantium")] == [
        "reformist", "catholic", "islamic",
    ]  # fmt: skip
    assert [parts(empire(name)["faces"])[0] for name in ("papal_states", "mamluk")] == ["catholic", "islamic"]


def test_every_religious_war_can_turn_a_card_in_each_region_where_its_cards_stand() -> None:
    regions = {row["id"]: row["region"] for row in EMPIRES} | {region: region for region in REGIONS}
    for war, religion in RELIGIOUS_WARS.items():
        core = {regions[card["location"]] for card in TABLEAU if (card["one_shot"], card["set"]) == (war, "core")}
        assert core <= {row["region"] for row in EMPIRES if religion in parts(row["faces"])}


def test_every_empire_has_one_capital_and_icons_for_every_face() -> None:
    assert {city["empire"] for city in CITIES} == IDS
    assert Counter(city["empire"] for city in CITIES if city["capital"]) == dict.fromkeys(IDS, 1)
    for city in CITIES:
        for face in FACES:
            icons = parts(city[face])
            assert len(icons) == int(city["slots"])
            assert all(icon.partition(":")[0] in ("knight", "rook") and is_agent(icon) for icon in icons)


def start_icons(name: str) -> list[str]:
    city = next(row for row in CITIES if row["city"] == name)
    return parts(city[parts(empire(city["empire"])["faces"])[0]])


def test_the_cities_of_the_book_have_the_book_s_icons() -> None:
    assert sorted(start_icons("constantinople")) == ["knight:islamic", "knight:islamic", "rook:islamic"]
    assert [int(city["slots"]) for city in CITIES if city["city"] != "constantinople"] == [1] * (len(CITIES) - 1)
    assert start_icons("caffa") == ["knight:catholic"]
    assert start_icons("cairo") == ["rook:islamic"]
    assert start_icons("venice") == ["knight:catholic"]
    assert start_icons("algiers") == ["rook:islamic"]
    assert next(row for row in CITIES if row["city"] == "cairo")["catholic"] == "rook:catholic"
    hungary = [city["city"] for city in CITIES if city["empire"] == "hungary" and city["map"] == "first"]
    assert len(hungary) == 2


def test_the_capitals_never_ask_for_more_tokens_than_there_are() -> None:
    start = Counter(icon for city in CITIES if city["capital"] for icon in start_icons(city["city"]))
    for icon, count in start.items():
        kind, _, religion = icon.partition(":")
        assert count <= SETUP["tokens"][kind][religion]


def test_thirteen_borders_join_the_neighbours_of_the_grid_and_nine_are_at_sea() -> None:
    place = {row["id"]: (int(row["column"]), row["row"] == "south") for row in EMPIRES}
    joined = {frozenset((border["first"], border["second"])) for border in BORDERS}
    beside = {
        frozenset((a, b)) for a, (x, y) in place.items() for b, (v, w) in place.items() if abs(x - v) + abs(y - w) == 1
    }
    assert len(BORDERS) == 13
    assert joined == beside
    assert sum(border["sea"] == "yes" for border in BORDERS) == 9


def test_routes_cross_exactly_the_sea_borders() -> None:
    sea = {frozenset((border["first"], border["second"])) for border in BORDERS if border["sea"]}
    crossed = {frozenset(pair) for route in ROUTES for pair in pairwise(parts(route["empires"]))}
    assert crossed == sea


def test_routes_start_in_their_emporium_and_end_at_the_arrowhead() -> None:
    emporia = {city["city"]: city for city in CITIES if city["emporium"]}
    assert {route["emporium"] for route in ROUTES} == set(emporia)
    for route in ROUTES:
        city, passed = emporia[route["emporium"]], parts(route["empires"])
        assert (city["emporium"], city["map"]) == (route["goods"], route["map"])
        assert passed[0] == city["empire"]
        assert passed[-1] == {"west": "holy_roman_empire", "east": "mamluk"}[route["goods"]]
        assert len(set(passed)) == len(passed)


def test_one_emporium_of_each_colour_starts_open() -> None:
    for name, maps in (("first", {"first"}), ("second", {"first", "second"})):
        on_map = {route["emporium"]: route["goods"] for route in ROUTES if route["map"] in maps}
        blocked = SETUP["blocked"][name]
        assert set(blocked) <= set(on_map)
        left = {emporium: goods for emporium, goods in on_map.items() if emporium not in blocked}
        assert left == {"tana": "east", "trebizond": "west"}


# -- banks, tokens, victories


def test_banks_have_homes_at_sea_and_colours_of_their_own() -> None:
    at_sea = {border["id"]: border["name_en"] for border in BORDERS if border["sea"]}
    assert [(bank["id"], bank["colour"], at_sea[bank["border"]]) for bank in BANKS] == [
        ("fugger", "orange", "Augsburg"),
        ("medici", "yellow", "Florence"),
        ("coeur", "blue", "Alexandria"),
        ("marchionni", "green", "Lisbon"),
    ]


def test_tokens_and_florins_are_the_box_s() -> None:
    tokens = SETUP["tokens"]
    assert tokens["pawn"] == 10
    assert set(tokens["bishop"].values()) == {5}
    for kind in ("rook", "knight"):
        assert tokens[kind] == {"catholic": 10, "islamic": 7, "reformist": 7}
    assert SETUP["florins"] == [3, 4, 5, 6]
    assert SETUP["decks"] == {"bottom": 12, "comets": 2, "top": {"2": 8, "3": 12, "4": 16}}


def test_four_victories_are_activated_and_the_patrons_are_not() -> None:
    assert [(row["id"], row["activated"]) for row in VICTORIES] == [
        ("holy", "yes"), ("imperial", "yes"), ("globalization", "yes"), ("renaissance", "yes"), ("patron", ""),
    ]  # fmt: skip
