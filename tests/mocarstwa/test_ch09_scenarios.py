"""Chapters 9 and 10: the ten scenarios and eight campaigns with the book's numbers, ships where they belong."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.box.board import read_board
from theatrum.titles.mocarstwa.box.geography import FAR, read_geography
from theatrum.titles.mocarstwa.setup.deploying import own_hexes

from .positions import at, choose, holder, position, state, units

LAND = read_geography()
SCENARIOS = {scenario.id: scenario for scenario in MOCARSTWA.scenarios}


def begin(name: str, powers: str, **options: str) -> Game:
    """A scenario before its first purchase."""
    seats = len(powers.split(","))
    chosen = {"battles": "dice", "powers": powers} | options
    return Game(MOCARSTWA, SCENARIOS[name], seats, chosen, 1, LIBRARY)


def rows() -> list[tuple[str, str]]:
    found = []
    for name, scenario in SCENARIOS.items():
        board = read_board(scenario.text, name)
        for seats in board.rows.values():
            found += [(name, ",".join(board.powers[power] for power in row)) for row in seats]
    return found


def sailing(start: tuple[int, ...]) -> list[int]:
    steps = [FAR] * len(LAND.hexes)
    queue = list(start)
    for hex_ in start:
        steps[hex_] = 0
    for here in queue:
        for there in LAND.hex_neighbours[here]:
            if steps[there] == FAR and not LAND.shoal[there]:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def goods(game: Game, seat: int) -> list[int]:
    """Ducats, ore, grain, wood, trade goods."""
    return state(game).goods[5 * seat : 5 * seat + 5]


# -- every scenario


@pytest.mark.rule("mocarstwa:9")
def test_there_are_ten_scenarios_eight_campaigns_and_the_full_game() -> None:
    levels = [read_board(scenario.text, scenario.id).level for scenario in MOCARSTWA.scenarios]
    assert [levels.count(level) for level in range(3)] == [10, 8, 1]


@pytest.mark.rule("mocarstwa:9")
@pytest.mark.parametrize(("name", "powers"), [row for row in rows() if row[0] in ("ports", "mediterranean", "england")])
def test_ships_on_the_map_lie_on_open_water_where_no_player_begins(name: str, powers: str) -> None:
    g = state(begin(name, powers))
    starts = [own_hexes(g, seat) for seat in range(g.seats)]
    assert all(starts)
    for hex_ in g.hex:
        if hex_ >= 0:
            assert not LAND.shoal[hex_]
            assert all(hex_ not in start for start in starts)


@pytest.mark.rule("mocarstwa:9.9")
def test_the_captive_admiral_is_as_far_from_lisbon_as_from_stockholm() -> None:
    g = state(begin("ports", "spain,sweden"))
    (hex_,) = [hex_ for hex_ in g.hex if hex_ >= 0]
    spain, sweden = (sailing(own_hexes(g, seat))[hex_] for seat in range(2))
    assert spain == sweden


@pytest.mark.rule("mocarstwa:9.10")
def test_each_of_two_lone_ships_is_as_far_from_its_side_as_the_other() -> None:
    g = state(begin("mediterranean", "spain,ottoman"))
    spain, ottoman = (sailing(own_hexes(g, seat)) for seat in range(2))
    pairs = [(spain[hex_], ottoman[hex_]) for hex_ in g.hex if hex_ >= 0]
    assert pairs == [(4, 7), (7, 4)]


@pytest.mark.rule("mocarstwa:10.4")
def test_the_ship_without_a_crew_lies_in_the_shipyard_of_gdansk() -> None:
    game = begin("stockholm", "spain")
    g = state(game)
    (ship,) = [ship for ship, hex_ in enumerate(g.hex) if hex_ >= 0]
    assert g.hex[ship] in LAND.coast[LAND.index["gdansk"]]
    assert g.hex[ship] in LAND.shipyards
    assert holder(game, "ship-of-the-line.1") == ""


# -- single ones


@pytest.mark.rule("mocarstwa:9.4")
def test_invaders_take_poland_together() -> None:
    """One holds Warsaw, the other the rest: both have won, Poland has not."""
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("berlin", "1 infantry", "germany"),
        at("warsaw", "1 infantry", "russia"),
        at("poznan", "1 infantry", "germany"),
        at("gdansk", "1 infantry", "poland"),
    ]
    goals = [
        {"kind": "survive", "powers": ["poland"]},
        {"kind": "conquer", "powers": ["russia", "germany"], "target": "poland", "together": True},
    ]
    game = position("germany,russia,poland", pieces, goals=goals, forced=(5, 5, 0, 0))
    assert not game.over
    choose(game, "attack:infantry:poznan:gdansk")
    assert game.over
    assert game.result == (1, 1, 2)


@pytest.mark.rule("mocarstwa:9.4")
def test_poland_that_has_lost_its_last_unit_has_lost_to_all_invaders() -> None:
    pieces = [
        at("moscow", "1 infantry", "russia"),
        at("pomerania", "1 infantry", "germany"),
        at("gdansk", "1 infantry", "poland"),
    ]
    goals = [
        {"kind": "survive", "powers": ["poland"]},
        {"kind": "conquer", "powers": ["russia", "germany"], "target": "poland", "together": True},
    ]
    game = position("germany,russia,poland", pieces, goals=goals, forced=(5, 5, 0, 0))
    choose(game, "attack:infantry:pomerania:gdansk")
    assert game.over
    assert game.result == (1, 1, 2)


@pytest.mark.rule("mocarstwa:10.8")
@pytest.mark.parametrize(("powers", "oslo"), [("portugal,holland", {"grenadiers": 1}), ("norway,holland", {})])
def test_provinces_of_a_state_that_nobody_plays_are_garrisoned(powers: str, oslo: dict[str, int]) -> None:
    game = begin("iceland", powers)
    assert units(game, "oslo") == oslo
