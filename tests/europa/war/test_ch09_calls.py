"""5.2, 11.3, 18.4: calls to arms in a declaration of war, the Emperor's among them."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.diplomacy.relations import troops
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.declaring import Declaration

from ..positions import choose, closed, offered, put, seat
from ..wars import (
    ally,
    area,
    attack,
    begin_turn,
    bit,
    calm,
    cubes,
    cubes_of,
    home_area,
    mil,
    realm,
    turn,
    war,
)

# -- calls to arms


@pytest.mark.rule("europa:5.2")
def test_an_offensive_call_costs_two_cubes_and_brings_half_the_strength_and_a_point_of_power() -> None:
    g = calm()
    austria = turn(g, "austria")
    ally(g, "austria", "genoa")
    cubes(g, "austria", "lombardy", 1)
    g.claims[austria] |= 1 << area(g, "venetia")
    put(g, Declaration(austria))
    choose(g, austria, "attack:venice", "done")
    assert not g.active_allies[austria]  # one cube is too little: nobody was to be called

    g = calm()
    austria = turn(g, "austria")
    ally(g, "austria", "genoa")
    cubes(g, "austria", "lombardy", 2)
    g.claims[austria] |= 1 << area(g, "venetia")
    put(g, Declaration(austria))
    choose(g, austria, "attack:venice", "done", "call:genoa")
    assert g.active_allies[austria] == bit(g, "genoa")
    assert g.allied[austria] == 2
    assert mil(g, "austria") == 5 + 1
    assert cubes_of(g, "austria", "lombardy") == 0


@pytest.mark.rule("europa:11.2")
def test_a_marriage_spares_a_cube_of_a_call() -> None:
    g = calm()
    austria = turn(g, "austria")
    ally(g, "austria", "genoa")
    g.weddings[austria] |= bit(g, "genoa")
    cubes(g, "austria", "lombardy", 1)
    put(g, Declaration(austria))
    choose(g, austria, "attack:venice", "done", "call:genoa")
    assert g.active_allies[austria] == bit(g, "genoa")


@pytest.mark.rule("europa:11.3")
@pytest.mark.parametrize(("colonists", "comes"), [(1, False), (2, True)])
def test_a_distant_ally_comes_for_colonists_with_half_of_what_is_not_doubled(colonists: int, comes: bool) -> None:
    g, castile = begin_turn()
    ally(g, "castile", "aztec")
    g.claims[castile] |= 1 << area(g, "central_america")
    g.colonists[castile] = colonists
    put(g, Declaration(castile))
    choose(g, castile, "attack:maya", "done")
    assert ("call:aztec" in offered(g, castile)) == comes
    if comes:
        choose(g, castile, "call:aztec")
        assert (g.colonists[castile], g.allied[castile], mil(g, "castile")) == (0, 1, 5 + 1)


@pytest.mark.rule("europa:11.3")
def test_an_active_ally_sends_five_units_at_most() -> None:
    g, _ = begin_turn()
    assert troops(g, realm(g, "aragon")) == 5 < (strength(g, "aragon") + 1) // 2  # with Naples, its vassal
    assert troops(g, realm(g, "genoa")) == 2  # half of four


@pytest.mark.rule("europa:5.2")
def test_only_a_neighbour_at_peace_can_be_called() -> None:
    g = calm()
    austria = turn(g, "austria")
    ally(g, "austria", "genoa", "scotland", "hungary")
    for where in ("lombardy", "scotland"):
        cubes(g, "austria", where, 4)
    war(g, "ottomans", "hungary")
    put(g, Declaration(austria))
    choose(g, austria, "attack:venice", "done")
    assert offered(g, austria) == ["call:genoa", "done"]
    assert closed(g, austria)["call:scotland"].key == "ally-too-far"
    assert closed(g, austria)["call:hungary"].key == "realm-at-war"


@pytest.mark.rule("europa:11.3")
def test_an_attacked_player_gains_a_point_and_calls_allies_for_one_cube() -> None:
    g, castile = begin_turn()
    france, england = seat(g, "france"), seat(g, "england")
    ally(g, "france", "provence", "england")
    cubes(g, "france", "languedoc", 1)
    attack(g, "castile", "france")
    assert "call:england" in offered(g, france)
    choose(g, france, "call:england")
    choose(g, england, "join-war:france")
    assert g.wars[england] == bit(g, "castile")
    assert g.wars[castile] == bit(g, "france") | bit(g, "england")
    assert g.aggressor[castile] == g.wars[castile]
    assert not g.aggressor[england]
    choose(g, france, "call:provence")
    assert g.active_allies[france] == bit(g, "provence")
    assert mil(g, "france") == 6  # Provence does not border on Castile
    assert mil(g, "england") == 5


@pytest.mark.rule("europa:11.3")
def test_refusing_an_attacked_player_costs_prestige_and_gives_him_a_cause_or_a_truce() -> None:
    for answer in ("take-casus:england", "forgive:england"):
        g, _ = begin_turn()
        france, england = seat(g, "france"), seat(g, "england")
        ally(g, "france", "england")
        attack(g, "castile", "france")
        choose(g, france, "call:england")
        choose(g, england, "refuse-call:france")
        choose(g, france, answer)
        assert g.prestige[england] == -2
        assert not (g.allies[england] | g.allies[france])
        takes = answer.startswith("take")
        assert bool(g.casus[france] & bit(g, "england")) == takes
        assert bool(g.truces[france] & bit(g, "england")) == (not takes)
        assert bool(g.truces[england] & bit(g, "france")) == (not takes)


@pytest.mark.rule("europa:11.3")
@pytest.mark.parametrize("excuse", ["passed", "war"])
def test_who_has_passed_or_fights_another_war_refuses_for_nothing(excuse: str) -> None:
    g, _ = begin_turn()
    france, england = seat(g, "france"), seat(g, "england")
    ally(g, "france", "england")
    if excuse == "passed":
        g.passed = (england,)
    else:
        war(g, "england", "scotland")
    attack(g, "castile", "france")
    choose(g, france, "call:england")
    choose(g, england, "refuse-call:france")
    assert g.prestige[england] == 0
    assert g.truces[england] & bit(g, "france")


@pytest.mark.rule("europa:11.3")
def test_no_truce_comes_of_a_refusal_where_the_deserted_player_has_a_casus_belli() -> None:
    g, _ = begin_turn()
    france, england = seat(g, "france"), seat(g, "england")
    ally(g, "france", "england")
    g.casus[france] = bit(g, "england")
    g.passed = (england,)
    attack(g, "castile", "france")
    choose(g, france, "call:england")
    choose(g, england, "refuse-call:france")
    assert not g.allies[england]
    assert (g.truces[england], g.truces[france]) == (0, 0)


@pytest.mark.rule("europa:11.3")
def test_refusing_a_realm_costs_prestige_five_cubes_and_brings_a_truce() -> None:
    g, _ = begin_turn()
    france = seat(g, "france")
    ally(g, "france", "portugal")
    cubes(g, "france", "portugal", 4)
    cubes(g, "france", "northern_morocco", 2)
    attack(g, "castile", "portugal")
    choose(g, france, "refuse-call:portugal")
    choose(g, france, "withdraw:northern_morocco", *["withdraw:portugal"] * 4)
    assert g.prestige[france] == -2
    assert not g.allies[france]
    assert g.truces[france] == bit(g, "portugal")
    assert (cubes_of(g, "france", "portugal"), cubes_of(g, "france", "northern_morocco")) == (0, 1)
    assert not g.wars[france]


@pytest.mark.rule("europa:11.3")
def test_an_offensive_call_is_refused_for_a_truce_alone_and_barred_by_what_bars_war() -> None:
    g, castile = begin_turn()
    france = seat(g, "france")
    ally(g, "castile", "france")
    attack(g, "castile", "england")
    choose(g, castile, "call:france")
    assert offered(g, france) == ["join-war:castile", "refuse-call:castile"]
    choose(g, france, "refuse-call:castile")
    assert g.prestige[france] == 0
    assert g.truces[france] == bit(g, "castile")
    assert not g.allies[castile]

    g, castile = begin_turn()
    ally(g, "castile", "france")
    g.truces[france] |= bit(g, "england")
    attack(g, "castile", "england")
    choose(g, castile, "call:france")
    assert offered(g, france) == ["refuse-call:castile"]
    assert closed(g, france)["join-war:castile"].key == "truce-with"


@pytest.mark.rule("europa:11.3")
def test_who_is_allied_to_both_sides_is_called_by_the_attacked_alone_and_breaks_with_the_aggressor() -> None:
    g, castile = begin_turn()
    france, england = seat(g, "france"), seat(g, "england")
    ally(g, "france", "castile", "england")
    g.ruler[france] = -1  # a defensive call knows no bars
    g.truces[france] |= bit(g, "castile")
    attack(g, "castile", "england")
    choose(g, england, "call:france")
    choose(g, france, "join-war:england")
    assert g.allies[france] == bit(g, "england")
    assert g.wars[france] == bit(g, "castile")
    assert not g.allies[castile]
    assert not (g.truces[france] | g.truces[castile])


@pytest.mark.rule("europa:11.3")
def test_who_answers_a_realm_may_activate_it_and_calls_other_realms_but_no_players() -> None:
    g, _ = begin_turn()
    france = seat(g, "france")
    ally(g, "france", "portugal", "navarra", "england")
    cubes(g, "france", g.start.names["area"][home_area(g, "navarra")], 1)
    attack(g, "castile", "portugal")
    choose(g, france, "join-war:portugal", "activate-ally:portugal")
    assert g.active_allies[france] == bit(g, "portugal")
    assert g.allied[france] == (strength(g, "portugal") + 1) // 2
    assert offered(g, france) == ["call:navarra", "done"]
    assert closed(g, france)["call:england"].key == "players-not-called"
    choose(g, france, "call:navarra")
    assert g.active_allies[france] == bit(g, "portugal") | bit(g, "navarra")
    assert mil(g, "france") == 5 + 1 + 1  # for Navarre, which borders on the enemy, and for the answer


def strength(g: Europa, name: str) -> int:
    from theatrum.titles.europa.board.ownership import strength as of

    return of(g, realm(g, name))


# -- the Empire


@pytest.mark.rule("europa:18.4")
def test_the_emperor_is_called_when_a_stranger_attacks_a_subject() -> None:
    g = calm()
    turn(g, "france")
    austria = seat(g, "austria")
    cubes(g, "austria", "bohemia", 3)
    attack(g, "france", "saxony")
    assert offered(g, austria) == ["join-war:saxony", "refuse-call:saxony"]
    choose(g, austria, "join-war:saxony")
    assert g.wars[austria] == bit(g, "france")
    assert g.defence == bit(g, "france")
    assert g.guard == 3
    assert mil(g, "austria") == 6


@pytest.mark.rule("europa:18.4")
def test_an_emperor_who_leaves_a_subject_alone_loses_authority_only() -> None:
    g = calm()
    turn(g, "france")
    austria = seat(g, "austria")
    attack(g, "france", "saxony")
    choose(g, austria, "refuse-call:saxony")
    assert g.authority == 2
    assert (g.prestige[austria], g.truces[austria], g.wars[austria]) == (0, 0, 0)


@pytest.mark.rule("europa:18.4")
def test_war_among_members_does_not_call_the_emperor() -> None:
    g = calm()
    turn(g, "austria")
    put(g, Declaration(seat(g, "austria"), event=True, chosen=(realm(g, "saxony"),)))
    assert not g.defence


@pytest.mark.rule("europa:10.4")
def test_a_defensive_call_is_answered_whatever_bars_a_declaration() -> None:
    """A truce with the aggressor, an alliance with him, an interregnum, a pass."""
    g, castile = begin_turn()
    france = seat(g, "france")
    ally(g, "france", "england", "castile")
    g.truces[france] |= bit(g, "castile")
    g.truces[castile] |= bit(g, "france")
    g.ruler[france] = -1
    g.passed = (france,)
    attack(g, "castile", "england")
    choose(g, seat(g, "england"), "call:france")
    choose(g, france, "join-war:england")
    assert g.wars[france] == bit(g, "castile")
    assert not (g.truces[france] | g.allies[france]) & bit(g, "castile")
