"""9.8: sieges and occupation; 5.5: the siege as an activation."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.actions.registry import MAIN
from theatrum.titles.europa.board.ownership import controlled
from theatrum.titles.europa.state import MIL, Europa
from theatrum.titles.europa.war import siege
from theatrum.titles.europa.war.siege import Siege, besiegers

from ..battles import army, field, know, light, loose, question, rolls, told, war
from ..positions import choose, closed, named, number, offered, provinces, put, seat


def granada(units: str = "infantry 2") -> Europa:
    """Castile is at war with Granada and has units in Andalusia."""
    g = field()
    war(g, "castile", "granada")
    army(g, "castile", "andalucia", units)
    return g


def lay(g: Europa, realm: str, area: str, free: bool = False) -> int:
    put(g, Siege(seat(g, realm), number(g, "area", area), free))
    return seat(g, realm)


def areas(g: Europa, realm: str, every: bool = False) -> dict[str, str]:
    """The areas that may be besieged, with the reason that closes one."""
    return {choice.id: why.key if why else "" for choice, why in siege.offers(g, seat(g, realm), every)}


@pytest.mark.rule("europa:9.8")
def test_example_two_points_of_power_for_granada_and_gibraltar() -> None:
    """Gibraltar is seafaring: it needs a ship in the zone beside it."""
    g = granada("infantry 2")
    castile = lay(g, "castile", "andalucia")
    assert offered(g, castile) == ["besiege:granada"]
    assert closed(g, castile)["besiege:gibraltar"].key == "siege-needs-ship"
    zone = g.start.names["zone"][g.start.board.sea.faces[number(g, "province", "gibraltar")][0]]
    light(g, "castile", zone, 1)
    choose(g, castile, "besiege:granada", "besiege:gibraltar", "done")
    assert g.power[3 * castile + MIL] == 1
    assert named(g, g.occupied[castile]) == {"granada", "gibraltar"}
    assert g.occupied_unrest == provinces(g, "granada gibraltar")
    assert told(g, "besieged") == [(g.realm[castile], number(g, "area", "andalucia"), 2)]


@pytest.mark.rule("europa:5.5")
def test_a_siege_is_a_choice_of_the_turn() -> None:
    assert siege.ACTION in MAIN
    g = granada()
    assert areas(g, "castile") == {"siege:andalucia": ""}
    g.power[3 * seat(g, "castile") + MIL] = 0
    assert areas(g, "castile") == {}
    assert set(areas(g, "castile", True)) == {"siege:andalucia"}
    siege.taken_up(g, seat(g, "castile"), g.lexicon.parse("siege:andalucia"))
    run(g)
    assert question(g) == "Besiege"


@pytest.mark.rule("europa:9.8")
@pytest.mark.parametrize(
    ("units", "tax", "number_of_units"),
    [
        ("infantry 3", 1, 1),
        ("infantry 3", 3, 3),
        ("infantry 3", 4, -1),
        ("cavalry 1", 1, -1),
        ("cavalry 2", 1, 2),
        ("cavalry 3", 2, -1),
        ("artillery 1", 2, 1),
        ("artillery 1 infantry 1", 3, 2),
        ("artillery 2 infantry 1 cavalry 2", 6, 5),
    ],
)
def test_strength_of_besiegers(units: str, tax: int, number_of_units: int) -> None:
    """Infantry 1, cavalry a half rounded down, artillery 2; the fewest units that suffice take part."""
    g = granada(units)
    lands = [province for province in range(len(g.start.side.tax)) if g.start.side.tax[province] == 1][:tax]
    besieged = sum(1 << province for province in lands)
    assert besiegers(g, seat(g, "castile"), number(g, "area", "andalucia"), besieged) == number_of_units


@pytest.mark.rule("europa:9.8")
def test_a_free_activation_saves_the_first_point() -> None:
    g = granada("artillery 1")
    castile = seat(g, "castile")
    g.power[3 * castile + MIL] = 0
    lay(g, "castile", "andalucia", free=True)
    choose(g, castile, "besiege:granada", "done")
    assert g.power[3 * castile + MIL] == 0
    assert named(g, g.occupied[castile]) == {"granada"}


@pytest.mark.rule("europa:9.8")
def test_the_first_unit_too_few_and_power_too_little_close_a_province() -> None:
    g = granada("infantry 1")
    castile = lay(g, "castile", "andalucia")
    zone = g.start.names["zone"][g.start.board.sea.faces[number(g, "province", "gibraltar")][0]]
    light(g, "castile", zone, 1)
    choose(g, castile, "besiege:granada")
    assert closed(g, castile)["besiege:gibraltar"].key == "siege-too-weak"
    loose(g, "castile", "andalucia", 1)
    g.power[3 * castile + MIL] = 1
    assert closed(g, castile)["besiege:gibraltar"].key == "no-power"
    assert offered(g, castile) == ["done"]


@pytest.mark.rule("europa:9.8")
def test_no_siege_while_units_of_the_enemy_are_there() -> None:
    g = field()
    war(g, "england", "france")
    loose(g, "england", "loire", 3)
    loose(g, "france", "loire", 1)
    assert areas(g, "england", True) == {"siege:loire": "units-defend"}
    g.infantry[number(g, "area", "loire")] = 3 << 4 * seat(g, "england")
    assert areas(g, "england") == {"siege:loire": ""}


@pytest.mark.rule("europa:9.8")
def test_a_players_town_is_covered_and_stays_his_by_right() -> None:
    g = field()
    war(g, "england", "france")
    loose(g, "england", "loire", 3)
    england, france = seat(g, "england"), seat(g, "france")
    lay(g, "england", "loire")
    first = offered(g, england)[0]
    choose(g, england, first, "done")
    province = number(g, "province", first.split(":")[1])
    assert g.occupied[england] == 1 << province
    assert g.towns[france] >> province & 1
    assert not controlled(g, g.realm[france]) >> province & 1


@pytest.mark.rule("europa:9.8")
def test_a_rebel_town_goes_with_its_unrest() -> None:
    g = field()
    france, town = seat(g, "france"), 1 << number(g, "province", "orleans")
    g.rebel_towns = g.unrest = town
    loose(g, "france", g.start.names["area"][g.start.board.land.area_of[town.bit_length() - 1]], 2)
    lay(g, "france", g.start.names["area"][g.start.board.land.area_of[town.bit_length() - 1]])
    choose(g, france, "besiege:orleans", "done")
    assert g.rebel_towns == g.unrest == 0
    assert g.occupied[france] == 0


@pytest.mark.rule("europa:14.4")
def test_an_enemy_of_the_owner_puts_his_town_in_place_of_the_rebels() -> None:
    g = field()
    war(g, "england", "france")
    england, town = seat(g, "england"), 1 << number(g, "province", "orleans")
    g.rebel_towns = town
    place = g.start.names["area"][g.start.board.land.area_of[town.bit_length() - 1]]
    loose(g, "england", place, 2)
    lay(g, "england", place)
    choose(g, england, "besiege:orleans", "done")
    assert g.rebel_towns == 0
    assert g.occupied[england] == town


@pytest.mark.rule("europa:9.8")
def test_what_an_enemy_holds_goes_back_to_its_owner_who_is_no_enemy() -> None:
    """England holds Orleans; Castile is at war with England alone: France has its town again."""
    g = field()
    war(g, "england", "castile")
    england, castile, town = seat(g, "england"), seat(g, "castile"), 1 << number(g, "province", "orleans")
    g.occupied[england] = town
    place = g.start.names["area"][g.start.board.land.area_of[town.bit_length() - 1]]
    loose(g, "castile", place, 2)
    lay(g, "castile", place)
    choose(g, castile, "besiege:orleans", "done")
    assert g.occupied == [0] * g.seats
    assert controlled(g, number(g, "realm", "france")) & town


@pytest.mark.rule("europa:9.8")
def test_what_one_enemy_holds_of_another_changes_its_occupier() -> None:
    g = field()
    war(g, "england", "castile")
    war(g, "france", "castile")
    england, castile, town = seat(g, "england"), seat(g, "castile"), 1 << number(g, "province", "orleans")
    g.occupied[england] = town
    place = g.start.names["area"][g.start.board.land.area_of[town.bit_length() - 1]]
    loose(g, "castile", place, 2)
    lay(g, "castile", place)
    choose(g, castile, "besiege:orleans", "done")
    assert g.occupied[castile] == town
    assert g.occupied[england] == 0


@pytest.mark.rule("europa:9.8")
def test_ships_leave_a_port_that_has_fallen_into_battle_if_need_be() -> None:
    """A French ship in Normandy, which is France's, has to sail into the Channel, where an English one waits."""
    g = field()
    war(g, "england", "france")
    england, france = seat(g, "england"), seat(g, "france")
    port = number(g, "province", "normandie")
    g.towns[england] &= ~(1 << port)
    g.towns[france] |= 1 << port
    g.ships[len(g.guards) + port] = 1 << 4 * france
    light(g, "england", "english_channel", 1)
    loose(g, "england", "brittany_normandy", 2)
    lay(g, "england", "brittany_normandy")
    rolls(g, "artillery: artillery blank blank", "artillery: blank blank blank")
    choose(g, england, "besiege:normandie", "done")
    assert told(g, "driven-to-sea") == [(g.realm[france], port, number(g, "zone", "english_channel"))]
    assert told(g, "sank") == [(g.realm[france], 0, number(g, "zone", "english_channel"))]
    assert told(g, "won-battle") == [(g.realm[england],)]


@pytest.mark.rule("europa:9.8")
def test_defensive_mentality_asks_for_more_strength() -> None:
    g = field()
    war(g, "england", "france")
    know(g, "france", "defensive_mentality")
    loose(g, "england", "loire", 1)
    assert areas(g, "england", True) == {"siege:loire": "siege-too-weak"}
    loose(g, "england", "loire", 1)
    assert areas(g, "england") == {"siege:loire": ""}
