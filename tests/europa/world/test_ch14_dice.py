"""14: rebellion dice, and unrest that comes and goes."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.reading import lowest
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import MIL, Europa, add_share
from theatrum.titles.europa.unrest import unrest
from theatrum.titles.europa.unrest.dice import CALM, DUCATS, MANPOWER, NOTHING, POWER, REVOLT, Rebellion
from theatrum.titles.europa.unrest.stirring import Stirring
from theatrum.titles.europa.war.units import CAVALRY, INFANTRY, MERCENARY, REGULAR, one

from ..positions import begin, choose, closed, number, offered, provinces, put, seat, zeros


def dice(g: Europa, at: int, *faces: int) -> None:
    """The seat rolls for all its unrest, and these faces come up."""
    g.dice.forced.extend(faces)
    put(g, Rebellion((at,)))


def restless_leon(*names: str) -> tuple[Europa, int, int]:
    g = begin()
    g.unrest = 0
    g.army_at = [-1] * len(g.army_at)
    g.infantry = zeros(g.infantry)
    for name in names:
        unrest.riot(g, number(g, "province", name))
    return g, seat(g, "castile"), number(g, "area", "leon")


@pytest.mark.rule("europa:14.2")
def test_every_area_is_rolled_for_by_itself() -> None:
    g, castile, _ = restless_leon("galicia", "badajoz", "cordoba")
    dice(g, castile, NOTHING, DUCATS, CALM)  # Andalusia stands before Leon
    assert g.ducats[castile] == 13
    choose(g, castile, "pacify:badajoz")
    assert g.unrest == provinces(g, "galicia cordoba")
    told = [event.args for event in g.events if event.name == "rebellion-die"]
    areas = [number(g, "area", name) for name in ("andalucia", "leon", "leon")]
    assert [args[1:] for args in told] == list(zip(areas, (NOTHING, DUCATS, CALM), strict=True))


@pytest.mark.rule("europa:14.2")
def test_the_only_province_in_unrest_is_calmed_without_a_question() -> None:
    g, castile, _ = restless_leon("galicia")
    dice(g, castile, CALM)
    assert (g.unrest, g.stack) == (0, [])


@pytest.mark.rule("europa:14.2")
def test_a_revolt_costs_a_unit_of_the_area_and_without_one_a_province() -> None:
    g, castile, leon = restless_leon("galicia", "badajoz", "salamanca")
    add_share(g.infantry, leon, castile, 1)
    exhausted = g.exhausted[castile]
    dice(g, castile, REVOLT, REVOLT, NOTHING)
    choose(g, castile, "lose-infantry:leon")
    assert g.exhausted[castile] == exhausted + 1
    assert set(offered(g, castile)) == {"yield:galicia", "yield:badajoz", "yield:salamanca"}
    choose(g, castile, "yield:salamanca")
    assert g.rebel_towns == provinces(g, "salamanca")


@pytest.mark.rule("europa:14.2")
def test_mercenaries_regulars_and_allies_fall_by_turns() -> None:
    g, castile, leon = restless_leon("galicia", "badajoz")
    g.army_at[3 * castile] = leon
    g.armies[3 * castile] = 2 * one(INFANTRY, MERCENARY) + one(CAVALRY, REGULAR) + one(INFANTRY, REGULAR)
    dice(g, castile, REVOLT, REVOLT)
    assert offered(g, castile) == ["lose-unit:1:infantry:mercenary"]
    choose(g, castile, "lose-unit:1:infantry:mercenary")
    assert offered(g, castile) == ["lose-unit:1:infantry:regular", "lose-unit:1:cavalry:regular"]


@pytest.mark.rule("europa:14.2")
def test_a_loss_that_cannot_be_borne_costs_two_ducats() -> None:
    g, castile, _ = restless_leon("galicia", "badajoz")
    g.power[3 * castile : 3 * castile + 3] = [0, 0, 0]
    g.available[castile] = 0
    g.armies = [0] * len(g.armies)
    g.ducats[castile] = 3
    dice(g, castile, POWER, MANPOWER)
    assert (g.ducats[castile], g.interest[castile]) == (4, 1)  # 3 - 2, a loan of 5, - 2


@pytest.mark.rule("europa:14.2")
def test_manpower_is_exhausted_from_the_mat_or_from_the_board() -> None:
    g, castile, leon = restless_leon("galicia")
    add_share(g.infantry, leon, castile, 1)
    g.available[castile], g.exhausted[castile] = 2, 0
    twin = g.clone()
    dice(g, castile, MANPOWER)
    assert offered(g, castile) == ["exhaust", "lose-infantry:leon"]
    choose(g, castile, "exhaust")
    assert (g.available[castile], g.exhausted[castile]) == (1, 1)
    dice(twin, castile, MANPOWER)
    choose(twin, castile, "lose-infantry:leon")
    assert (twin.available[castile], twin.exhausted[castile], twin.infantry[leon]) == (2, 1, 0)


@pytest.mark.rule("europa:16.5")
def test_one_seat_may_roll_a_single_die_where_it_likes() -> None:
    g, castile, _ = restless_leon("galicia", "badajoz", "cordoba")
    g.dice.forced.append(DUCATS)
    put(g, Rebellion((castile,), single=castile))
    choose(g, castile, "roll-for:leon")
    assert g.ducats[castile] == 13


# -- unrest that comes and goes


@pytest.mark.rule("europa:4.3")
def test_war_and_low_stability_stir_towns_and_high_stability_calms_one() -> None:
    g, castile, _ = restless_leon()
    france = seat(g, "france")
    g.wars[castile] = 1 << g.realm[france]
    g.stability[castile] = -2
    g.stability[france] = 2
    unrest.riot(g, lowest(g.towns[france]))
    put(g, Stirring())
    choose(g, castile, "stir:galicia", "stir:badajoz", "stir:cordoba")
    assert g.unrest & g.towns[castile] == provinces(g, "galicia badajoz cordoba")
    assert offered(g, france)[-1] == "done"
    choose(g, france, offered(g, france)[0])
    assert g.unrest & g.towns[france] == 0


@pytest.mark.rule("europa:5.5")
def test_suppressing_unrest_costs_a_military_power_a_province() -> None:
    g, castile, leon = restless_leon("galicia", "badajoz", "cordoba")
    g.rebels[leon] = 1
    put(g, Turn(castile))
    choose(g, castile, "suppress")
    assert offered(g, castile) == ["pacify:cordoba"]
    assert closed(g, castile)["pacify:galicia"].key == "enemies-there"
    g.rebels[leon] = 0
    choose(g, castile, "pacify:galicia", "pacify:badajoz", "done")
    assert (g.unrest, g.power[3 * castile + MIL]) == (provinces(g, "cordoba"), 1)


@pytest.mark.rule("europa:5.5")
def test_what_closes_suppression() -> None:
    g, castile, _ = restless_leon()
    france = seat(g, "france")
    galicia = number(g, "province", "galicia")
    put(g, Turn(castile))
    assert closed(g, castile)["suppress"].key == "nothing-to-suppress"
    unrest.riot(g, galicia)
    g.power[3 * castile + MIL] = 0
    assert closed(g, castile)["suppress"].key == "no-power"
    g.occupied[france] |= 1 << galicia  # occupied: neither side can
    g.occupied_unrest |= 1 << galicia
    assert closed(g, castile)["suppress"].key == "nothing-to-suppress"
    put(g, Turn(france))
    assert closed(g, france)["suppress"].key == "nothing-to-suppress"
