"""10: peace talks: how wars stand, who settles what, truces, aftermath; 4.3 D."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.ownership import capital, controlled, lands
from theatrum.titles.europa.board.reading import lowest, members
from theatrum.titles.europa.peace.aftermath import nearest
from theatrum.titles.europa.peace.outcome import PARTIAL, TOTAL, UNDECIDED, enemies, fielded, is_total, victory
from theatrum.titles.europa.peace.talks import Talks
from theatrum.titles.europa.state import Europa, add_share
from theatrum.titles.europa.war.units import ALLIED, INFANTRY, one, size

from ..positions import choose, closed, named, offered, provinces, put, seat
from ..wars import ally, area, army, bit, calm, occupy, realm, told, war


def whole(g: Europa, name: str) -> str:
    """The ids of all provinces of a realm."""
    return " ".join(g.start.names["province"][province] for province in members(lands(g, realm(g, name))))


# -- how wars stand


@pytest.mark.rule("europa:10.1")
def test_a_war_in_which_nobody_occupies_anything_ends_by_itself() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    war(g, "castile", "granada", "france")
    put(g, Talks())
    assert not any(g.wars)
    assert (g.prestige[castile], g.prestige[france]) == (-2, -1)
    assert g.truces[castile] == bit(g, "granada") | bit(g, "france")
    assert g.truces[france] == bit(g, "castile")


@pytest.mark.rule("europa:10.3")
def test_what_is_occupied_of_an_active_ally_keeps_a_war_from_ending_by_itself() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    ally(g, "france", "savoy")
    g.active_allies[france] |= bit(g, "savoy")
    war(g, "castile", "france")
    occupy(g, "castile", "geneve")
    put(g, Talks())
    assert g.wars[castile] == bit(g, "france")
    assert g.decision


@pytest.mark.rule("europa:10.2")
def test_a_total_victory_needs_every_province_and_no_units_of_the_enemy() -> None:
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "granada")
    occupy(g, "castile", "granada")
    assert victory(g, castile, realm(g, "granada")) == UNDECIDED
    occupy(g, "castile", "gibraltar")
    assert victory(g, castile, realm(g, "granada")) == TOTAL


@pytest.mark.rule("europa:10.2")
def test_vassals_are_part_of_their_lord_s_realm() -> None:
    g = calm()
    france = seat(g, "france")
    war(g, "france", "burgundy")
    occupy(g, "france", whole(g, "burgundy"))
    assert victory(g, france, realm(g, "burgundy")) == UNDECIDED


@pytest.mark.rule("europa:10.2")
def test_a_partial_victory_over_a_player_needs_twice_his_units() -> None:
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "france")
    assert victory(g, castile, realm(g, "france")) == UNDECIDED  # nobody has any
    army(g, "castile", "castile", 6)
    army(g, "france", "seine", 3)
    assert victory(g, castile, realm(g, "france")) == PARTIAL
    army(g, "france", "seine", 4)
    assert victory(g, castile, realm(g, "france")) == UNDECIDED


@pytest.mark.rule("europa:10.2")
def test_a_partial_victory_over_a_realm_of_nobody_s_needs_more_units_than_rebels_at_home() -> None:
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "granada")
    army(g, "castile", "castile", 2)
    assert victory(g, castile, realm(g, "granada")) == PARTIAL
    g.rebels[area(g, "castile")] = 2
    assert victory(g, castile, realm(g, "granada")) == UNDECIDED
    g.rebels[area(g, "castile")], g.rebels[area(g, "seine")] = 0, 9
    assert victory(g, castile, realm(g, "granada")) == PARTIAL


@pytest.mark.rule("europa:10.2")
def test_units_on_a_distant_continent_count_only_where_the_enemy_owns_something() -> None:
    g = calm()
    castile = seat(g, "castile")
    where = g.start.names["area"][lowest(g.start.board.land.distant)]
    army(g, "castile", where, 5)
    army(g, "castile", "castile", 2, 1)
    assert fielded(g, castile, realm(g, "france")) == 2
    g.towns[seat(g, "france")] |= (
        g.start.board.land.in_area[area(g, where)] & -g.start.board.land.in_area[area(g, where)]
    )
    assert fielded(g, castile, realm(g, "france")) == 7


@pytest.mark.rule("europa:10.3")
def test_a_player_speaks_for_his_active_allies() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    ally(g, "france", "savoy")
    war(g, "castile", "france", "savoy")
    assert set(enemies(g, castile)) == {realm(g, "france"), realm(g, "savoy")}
    g.active_allies[france] |= bit(g, "savoy")
    assert enemies(g, castile) == [realm(g, "france")]
    army(g, "castile", "castile", 6)
    assert victory(g, castile, realm(g, "savoy")) == PARTIAL  # as over France
    army(g, "france", "seine", 4)
    assert victory(g, castile, realm(g, "savoy")) == UNDECIDED


@pytest.mark.rule("europa:18.4")
def test_an_emperor_in_defence_speaks_for_his_subjects_until_he_is_losing() -> None:
    g = calm()
    france = seat(g, "france")
    war(g, "france", "saxony", "austria")
    assert set(enemies(g, france)) == {realm(g, "saxony"), realm(g, "austria")}
    g.defence = bit(g, "france")
    assert enemies(g, france) == [realm(g, "austria")]
    army(g, "france", "saxony", 4)
    army(g, "austria", "austria", 2)
    assert set(enemies(g, france)) == {realm(g, "saxony"), realm(g, "austria")}


@pytest.mark.rule("europa:18.4")
def test_nobody_settles_with_a_subject_alone_while_an_emperor_in_defence_is_not_losing() -> None:
    g = calm()
    france = seat(g, "france")
    war(g, "france", "saxony", "austria")
    occupy(g, "france", whole(g, "saxony"))
    assert is_total(g, france, realm(g, "saxony"))
    g.defence = bit(g, "france")
    assert not is_total(g, france, realm(g, "saxony"))
    army(g, "france", "saxony", 4)
    army(g, "austria", "austria", 2)
    assert is_total(g, france, realm(g, "saxony"))


# -- the talks


@pytest.mark.rule("europa:10.1", "europa:18.4")
def test_a_white_peace_with_an_emperor_who_is_losing_is_one_with_his_subjects_too() -> None:
    """Nobody holds anything: France makes one peace, with Austria, and loses Prestige once."""
    g = calm()
    france = seat(g, "france")
    war(g, "france", "saxony", "austria", "granada")
    occupy(g, "france", "granada")
    g.defence = bit(g, "france")
    army(g, "france", "seine", 4)
    army(g, "austria", "austria", 2)
    assert realm(g, "saxony") in enemies(g, france)
    put(g, Talks())
    assert told(g, "white-peace") == [(g.realm[france], realm(g, "austria"))]
    assert (g.wars[france], g.prestige[france]) == (bit(g, "granada"), -1)


@pytest.mark.rule("europa:10.1")
def test_a_total_victory_must_be_settled() -> None:
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "granada")
    occupy(g, "castile", "granada gibraltar")
    put(g, Talks())
    open_ = offered(g, castile)
    assert open_ == [
        f"impose:granada:{term}"
        for term in ("white-peace", "status-quo", "vassalization", "forced-conversion", "annexation")
    ]
    assert closed(g, castile)["impose:granada:humiliation"].key == "players-only"
    assert closed(g, castile)["impose:granada:succession"].key == "no-dispute"


@pytest.mark.rule("europa:10.1")
def test_an_undecided_war_with_a_realm_of_nobody_s_may_go_on_or_end_in_white_peace() -> None:
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "granada")
    occupy(g, "castile", "gibraltar")
    put(g, Talks())
    assert offered(g, castile) == ["white-peace:granada", "done"]
    choose(g, castile, "done")
    assert g.wars[castile] == bit(g, "granada")
    assert g.occupied[castile]
    put(g, Talks())
    choose(g, castile, "white-peace:granada")
    assert g.prestige[castile] == -1
    assert not g.occupied[castile]
    assert g.truces[castile] == bit(g, "granada")


@pytest.mark.rule("europa:10.1")
def test_players_settle_their_wars_in_turn_order() -> None:
    g = calm()
    g.first = seat(g, "england")
    war(g, "castile", "granada")
    occupy(g, "castile", "gibraltar")
    war(g, "england", "scotland")
    occupy(g, "england", "ayrshire")
    put(g, Talks())
    assert g.decision
    assert g.decision.waiting == 1 << seat(g, "england")
    choose(g, seat(g, "england"), "done")
    assert g.decision.waiting == 1 << seat(g, "castile")


@pytest.mark.rule("europa:10.2")
def test_who_capitulates_loses_prestige_and_his_enemy_must_end_the_war() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    g.first = castile
    war(g, "castile", "france")
    occupy(g, "castile", "toulouse")
    put(g, Talks())
    choose(g, castile, "capitulate:france")
    assert (g.prestige[castile], g.prestige[france]) == (-2, 2)
    assert offered(g, france) == ["impose:castile:status-quo", "impose:castile:humiliation", "negotiate-peace:castile"]
    choose(g, france, "impose:castile:humiliation")
    assert not g.occupied[castile]
    assert not any(g.wars)


@pytest.mark.rule("europa:10.2")
def test_an_option_forbids_to_capitulate() -> None:
    g = calm()
    g.options = {**g.options, "capitulation": "no"}
    war(g, "castile", "france")
    occupy(g, "castile", "toulouse")
    g.first = seat(g, "castile")
    put(g, Talks())
    assert offered(g, seat(g, "castile")) == ["negotiate-peace:france", "done"]


# -- what every peace does


@pytest.mark.rule("europa:10.1")
def test_after_the_last_peace_allied_units_go_and_units_leave_neutral_areas() -> None:
    g = calm()
    castile = seat(g, "castile")
    ally(g, "castile", "navarra")
    g.active_allies[castile] |= bit(g, "navarra")
    g.allied[castile] = 1
    army(g, "castile", "andalucia", 2)
    g.armies[3 * castile] += 2 * one(INFANTRY, ALLIED)
    army(g, "castile", "portugal", 1, 1)
    add_share(g.infantry, area(g, "northern_morocco"), castile, 1)
    war(g, "castile", "granada")
    put(g, Talks())
    assert (g.allied[castile], g.active_allies[castile]) == (0, 0)
    assert g.allies[castile] == bit(g, "navarra")
    assert size(g.armies[3 * castile]) == 2
    assert g.army_at[3 * castile] == area(g, "andalucia")  # Castile owns provinces there
    homes = []
    while g.decision:
        options = offered(g, castile)
        assert all(choice.startswith("go-home:") for choice in options)
        homes.append(options[0])
        choose(g, castile, options[0])
    assert g.army_at[3 * castile + 1] != area(g, "portugal")
    assert not g.infantry[area(g, "northern_morocco")]
    assert len(told(g, "went-home")) == 2


@pytest.mark.rule("europa:10.1")
def test_where_one_area_is_nearest_nobody_is_asked() -> None:
    g = calm()
    castile = seat(g, "castile")
    army(g, "castile", "brittany_normandy", 2)
    war(g, "castile", "granada")
    put(g, Talks())
    assert g.army_at[3 * castile] == area(g, "leon")
    assert not g.decision


@pytest.mark.rule("europa:10.1")
def test_loose_units_go_to_the_nearest_area_that_has_room_for_them() -> None:
    g = calm()
    castile = seat(g, "castile")
    portugal = area(g, "portugal")
    home = [a for a in range(len(g.infantry)) if nearest(g, castile, portugal, 0) >> a & 1]
    assert named(g, nearest(g, castile, portugal, 0), "area") == {"andalucia", "leon"}
    for crowded in home:
        add_share(g.infantry, crowded, castile, 9)
    assert nearest(g, castile, portugal, 6) == nearest(g, castile, portugal, 0)
    further = nearest(g, castile, portugal, 7)
    assert further
    assert not further & nearest(g, castile, portugal, 0)


@pytest.mark.rule("europa:10.1")
def test_who_is_still_at_war_keeps_his_active_allies() -> None:
    g = calm()
    castile = seat(g, "castile")
    g.allied[castile], g.active_allies[castile] = 1, bit(g, "navarra")
    war(g, "castile", "granada", "france")
    occupy(g, "castile", "gibraltar")
    g.first = castile
    put(g, Talks())
    choose(g, castile, "done")
    assert (g.wars[castile], g.allied[castile]) == (bit(g, "granada"), 1)


@pytest.mark.rule("europa:10.4")
def test_no_truce_lies_on_an_active_ally() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    ally(g, "france", "savoy")
    g.active_allies[france] |= bit(g, "savoy")
    war(g, "castile", "france", "savoy")
    put(g, Talks())
    assert not any(g.wars)
    assert g.truces[castile] == bit(g, "france")


@pytest.mark.rule("europa:10.3")
def test_a_total_victory_over_an_active_ally_ends_the_alliance_and_takes_its_units() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    ally(g, "france", "navarra")
    g.active_allies[france] |= bit(g, "navarra")
    g.allied[france] = 3
    army(g, "france", "seine", 3)
    war(g, "castile", "france")
    occupy(g, "castile", whole(g, "navarra"))
    g.first = castile
    put(g, Talks())
    assert "impose:navarra:annexation" in offered(g, castile)
    choose(g, castile, "impose:navarra:annexation")
    assert not g.allies[france]
    assert g.allied[france] == 2  # half of a strength of 1, rounded up
    assert g.prestige[france] == -2
    assert not lands(g, realm(g, "navarra"))
    assert controlled(g, realm(g, "castile")) & provinces(g, "navarra")
    assert capital(g, realm(g, "navarra")) < 0
