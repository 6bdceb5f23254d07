"""9.1, 5.5: declaration of war."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.land import REVOLUTIONARY
from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import MIL, Europa
from theatrum.titles.europa.war import casus
from theatrum.titles.europa.war.calls import DEFENSIVE, Calling
from theatrum.titles.europa.war.declaring import ACTION, Declaration, crusade, declare
from theatrum.titles.europa.war.hostilities import begin_war

from ..battles import rolls
from ..positions import choose, hold, number, offered, provinces, put, seat
from ..wars import (
    ally,
    area,
    army,
    attack,
    begin_turn,
    bit,
    calm,
    cubes,
    cubes_of,
    flee,
    home_area,
    mil,
    realm,
    ships,
    told,
    turn,
    war,
)


def causes(g: Europa, at: int, target: int) -> tuple[int, ...]:
    return tuple(casus.causes(g, at, target))


# -- casus belli


@pytest.mark.rule("europa:9.1")
def test_a_claim_is_a_cause_against_owners_by_right_and_players_who_hold_something_there() -> None:
    g, castile = begin_turn()
    g.claims[castile] |= 1 << area(g, "andalucia")
    assert causes(g, castile, realm(g, "granada")) == (casus.CLAIM,)
    assert not causes(g, castile, realm(g, "portugal"))
    france = seat(g, "france")
    assert not causes(g, castile, realm(g, "france"))
    g.occupied[france] |= 1 << number(g, "province", "granada")
    assert causes(g, castile, realm(g, "france")) == (casus.CLAIM,)
    assert causes(g, castile, realm(g, "granada")) == (casus.CLAIM,)


@pytest.mark.rule("europa:11.4")
def test_a_claim_where_a_vassal_owns_land_is_a_cause_against_its_overlord() -> None:
    g, castile = begin_turn()
    france = seat(g, "france")
    g.claims[castile] |= 1 << area(g, "andalucia")
    g.vassals[france] |= lands(g, realm(g, "granada"))
    assert causes(g, castile, realm(g, "france")) == (casus.CLAIM,)
    why = casus.barred(g, castile, realm(g, "granada"))
    assert why
    assert why.key == "no-free-realm"
    g.vassals[france] = 0  # without its overlord's tokens it is a realm of its own again
    assert casus.barred(g, castile, realm(g, "granada")) is None


@pytest.mark.rule("europa:9.1")
def test_a_core_counts_as_a_claim() -> None:
    g, castile = begin_turn()
    g.cores[castile] |= 1 << area(g, "andalucia")
    assert causes(g, castile, realm(g, "granada")) == (casus.CLAIM,)


@pytest.mark.rule("europa:9.1")
def test_a_disputed_succession_is_everybodys_cause_against_that_realm_and_against_players_at_war_with_it() -> None:
    g, castile = begin_turn()
    france, england = seat(g, "france"), seat(g, "england")
    g.weddings[france] |= bit(g, "portugal")
    g.disputed[france] |= bit(g, "portugal")
    for player in (castile, france, england):
        assert causes(g, player, realm(g, "portugal")) == (casus.SUCCESSION,)
    assert not causes(g, castile, realm(g, "england"))
    war(g, "england", "portugal")
    assert causes(g, castile, realm(g, "england")) == (casus.RIVAL,)


@pytest.mark.rule("europa:9.1")
def test_tokens_and_excommunication_are_causes() -> None:
    g, castile = begin_turn()
    france, ottomans = seat(g, "france"), seat(g, "ottomans")
    g.casus[castile] |= bit(g, "france")
    assert causes(g, castile, realm(g, "france")) == (casus.TOKEN,)
    g.excommunicated = france
    assert causes(g, seat(g, "england"), realm(g, "france")) == (casus.ANATHEMA,)
    assert not causes(g, ottomans, realm(g, "france"))


@pytest.mark.rule("europa:9.1")
def test_deus_vult_is_a_cause_against_neighbours_of_another_faith_but_not_among_christians() -> None:
    g, castile = begin_turn()
    g.ideas[castile] |= 1 << g.start.lists.ideas["deus_vult"]
    assert causes(g, castile, realm(g, "granada")) == (casus.HOLY_WAR,)
    assert not causes(g, castile, realm(g, "portugal"))
    assert not causes(g, castile, realm(g, "ottomans"))  # no neighbour
    ottomans = seat(g, "ottomans")
    g.ideas[ottomans] |= 1 << g.start.lists.ideas["deus_vult"]
    assert causes(g, ottomans, realm(g, "byzantium")) == (casus.HOLY_WAR,)
    assert not causes(g, ottomans, realm(g, "karaman"))


@pytest.mark.rule("europa:9.1")
def test_deus_vult_knows_revolutionaries_for_no_christians_and_distant_neighbours_of_any_faith() -> None:
    g, castile = begin_turn()
    g.ideas = [1 << g.start.lists.ideas["deus_vult"]] * g.seats
    france = seat(g, "france")
    assert not causes(g, castile, realm(g, "france"))
    g.religion[france] = REVOLUTIONARY
    assert causes(g, castile, realm(g, "france")) == (casus.HOLY_WAR,)
    assert causes(g, france, realm(g, "castile")) == (casus.HOLY_WAR,)
    g.religion[castile] = REVOLUTIONARY
    assert not causes(g, castile, realm(g, "france"))  # one faith
    assert not causes(g, castile, realm(g, "maya"))
    g.towns[castile] |= provinces(g, "new_granada")
    assert causes(g, castile, realm(g, "maya")) == (casus.HOLY_WAR,)


@pytest.mark.rule("europa:9.1")
def test_the_emperor_may_fight_strangers_who_hold_lands_of_the_empire() -> None:
    g = calm()
    austria = turn(g, "austria")
    for name in ("burgundy", "venice", "denmark"):
        assert causes(g, austria, realm(g, name)) == (casus.IMPERIAL_LANDS,)
    assert not causes(g, austria, realm(g, "saxony"))
    assert not causes(g, seat(g, "france"), realm(g, "burgundy"))


# -- what bars it


@pytest.mark.rule("europa:9.1")
def test_what_bars_a_declaration() -> None:
    g, castile = begin_turn()
    england, austria = seat(g, "england"), seat(g, "austria")
    ally(g, "castile", "portugal")
    g.truces[castile] |= bit(g, "france") | bit(g, "granada")
    ally(g, "france", "scotland")
    ally(g, "england", "brittany")
    g.passed = (england,)
    war(g, "castile", "navarra")

    def why(name: str) -> str:
        reason = casus.barred(g, castile, realm(g, name))
        return reason.key if reason else ""

    assert why("portugal") == "ally-of-yours"
    assert why("france") == why("granada") == "truce-with"
    assert why("england") == "has-passed"
    assert why("scotland") == why("brittany") == "ally-shields"
    assert why("navarra") == "at-war-with"
    assert why("aztec") == "distant-without-cause"
    assert why("aragon") == why("saxony") == ""
    g.truces[castile] |= bit(g, "austria")
    assert why("saxony") == "emperor-shields"
    g.wars[austria] |= bit(g, "saxony")
    assert why("saxony") == ""
    g.ruler[castile] = -1
    assert why("aragon") == "no-war-in-interregnum"


@pytest.mark.rule("europa:9.1")
def test_an_emperor_shields_nobody_with_whom_he_is_at_war_though_nobody_plays_him() -> None:
    """Austria is a member; Bohemia, whom nobody plays, is made Emperor."""
    g, castile = begin_turn()
    g.emperor = realm(g, "bohemia")
    g.truces[castile] |= bit(g, "bohemia")
    shield = casus.barred(g, castile, realm(g, "austria"))
    assert shield
    assert shield.key == "emperor-shields"
    g.wars[seat(g, "austria")] |= bit(g, "bohemia")
    assert casus.barred(g, castile, realm(g, "austria")) is None


@pytest.mark.rule("europa:9.1")
def test_a_disputed_marriage_lifts_neither_a_truce_nor_the_shield_of_who_has_passed() -> None:
    g, castile = begin_turn()
    for name in ("portugal", "france"):
        g.weddings[castile] |= bit(g, name)
        g.disputed[castile] |= bit(g, name)
    g.truces[castile] |= bit(g, "portugal")
    g.passed = (seat(g, "france"),)
    found = [casus.barred(g, castile, realm(g, name)) for name in ("portugal", "france")]
    assert [why.key for why in found if why] == ["truce-with", "has-passed"]


@pytest.mark.rule("europa:9.1")
def test_another_s_disputed_marriage_is_a_cause_but_opens_no_war_on_an_ally() -> None:
    g, castile = begin_turn()
    ally(g, "castile", "portugal")
    g.weddings[seat(g, "england")] |= bit(g, "portugal")
    g.disputed[seat(g, "england")] |= bit(g, "portugal")
    assert causes(g, castile, realm(g, "portugal")) == (casus.SUCCESSION,)
    why = casus.barred(g, castile, realm(g, "portugal"))
    assert why
    assert why.key == "ally-of-yours"


@pytest.mark.rule("europa:9.1")
def test_a_disputed_marriage_opens_war_on_an_ally_and_in_an_interregnum_and_ends_the_alliance() -> None:
    g, castile = begin_turn()
    ally(g, "castile", "portugal")
    g.weddings[castile] |= bit(g, "portugal")
    g.ruler[castile] = -1
    assert casus.barred(g, castile, realm(g, "portugal"))
    g.disputed[castile] |= bit(g, "portugal")
    assert casus.barred(g, castile, realm(g, "portugal")) is None
    put(g, Declaration(castile))
    choose(g, castile, "attack:portugal")  # nobody else is open in an interregnum: that is all
    assert not g.allies[castile] & bit(g, "portugal")
    assert g.stability[castile] == 0


@pytest.mark.rule("europa:9.1")
def test_the_question_says_whether_a_target_is_named_already() -> None:
    g, castile = begin_turn()
    put(g, Declaration(castile))
    for chosen, choice in enumerate(("attack:portugal", "attack:granada", "done")):
        assert type(g.decision).__name__ == "Target"
        assert g.decision is not None
        assert g.decision.subject(g) == (g.realm[castile], chosen)
        choose(g, castile, choice)


@pytest.mark.rule("europa:5.5")
def test_the_action_costs_a_point_and_needs_a_target() -> None:
    g, castile = begin_turn()
    (offer,) = ACTION.offers(g, castile, False)
    assert offer[0].id == "declare-war"
    ACTION.taken(g, castile, offer[0])
    assert mil(g, "castile") == 4
    g.power[3 * castile + MIL] = 0
    ((_, why),) = ACTION.offers(g, castile, True)
    assert why
    assert why.key == "no-power"


# -- penalties


@pytest.mark.rule("europa:9.1")
def test_war_without_cause_costs_two_stability_for_each_target_and_a_marriage_one_more() -> None:
    g, castile = begin_turn()
    g.stability[castile] = 3
    g.weddings[castile] |= bit(g, "portugal")
    attack(g, "castile", "portugal", "granada")
    assert g.stability[castile] == 3 - (2 + 1) - 2
    assert g.wars[castile] == bit(g, "portugal") | bit(g, "granada")


@pytest.mark.rule("europa:9.1")
def test_a_marriage_counts_even_with_a_cause_unless_it_is_disputed() -> None:
    for disputed, lost in ((False, 1), (True, 0)):
        g, castile = begin_turn()
        g.casus[castile] |= bit(g, "portugal")
        g.weddings[castile] |= bit(g, "portugal")
        if disputed:
            g.disputed[castile] |= bit(g, "portugal")
        attack(g, "castile", "portugal")
        assert g.stability[castile] == -lost


@pytest.mark.rule("europa:19.3")
def test_the_crusade_is_a_cause_only_with_a_vow() -> None:
    for vow, stability in (("take-cross:granada", 0), ("leave-cross:granada", -2)):
        g, castile = begin_turn()
        g.crusade = area(g, "andalucia")
        put(g, Declaration(castile))
        choose(g, castile, "attack:granada", "done", vow)
        assert g.stability[castile] == stability
        assert bool(g.crusaders >> castile & 1) == (vow == "take-cross:granada")


@pytest.mark.rule("europa:18.5")
def test_an_emperor_pays_for_war_on_a_subject_without_cause() -> None:
    g = calm()
    austria = turn(g, "austria")
    cubes(g, "austria", "bohemia", 4)
    attack(g, "austria", "saxony")
    assert g.authority == 2
    assert g.stability[austria] == -2
    assert cubes_of(g, "austria", "bohemia") == 1


# -- after the calls


@pytest.mark.rule("europa:5.5")
def test_all_influence_in_areas_of_the_attacked_goes() -> None:
    g, _ = begin_turn()
    for where in ("andalucia", "northern_morocco"):
        cubes(g, "castile", where, 2)
    attack(g, "castile", "granada")
    assert cubes_of(g, "castile", "andalucia") == 0
    assert cubes_of(g, "castile", "northern_morocco") == 2


@pytest.mark.rule("europa:5.5")
def test_without_a_battle_a_free_activation_or_recruitment_follows() -> None:
    """The printed example (L2698): Castile attacks Granada by its claim; nothing of Castile's stands there."""
    g, castile = begin_turn()
    g.dice = Dice(Generator(1))
    g.claims[castile] |= 1 << area(g, "andalucia")
    army(g, "castile", "castile", 4)
    attack(g, "castile", "granada")
    assert g.stability[castile] == 0
    assert "march" in offered(g, castile)
    choose(g, castile, "march", "march-army:1", "step:leon")
    assert mil(g, "castile") == 5
    choose(g, castile, "step:andalucia")
    assert told(g, "battle") == [(area(g, "andalucia"),)]
    assert told(g, "defends") == [(realm(g, "granada"), 2)]


@pytest.mark.rule("europa:5.5", "europa:5.2")
def test_the_book_s_declaration_costs_a_point_and_so_does_its_general() -> None:
    """L2698-2707: 1 for the war, 1 for Francisco in army 1; the march round the mountains is free."""
    g = calm()
    castile = seat(g, "castile")
    g.claims[castile] |= 1 << area(g, "andalucia")
    army(g, "castile", "castile", 4)
    hold(g, castile, "adm-01-1")
    g.missions, g.event_row = [()] * g.seats, ()
    put(g, Turn(castile))
    choose(g, castile, "appoint-general:adm-01-1:1")
    before = mil(g, "castile")
    choose(g, castile, "declare-war", "attack:granada", "done")
    assert before == mil(g, "castile") + 1
    assert mil(g, "castile") == 5 - 2
    choose(g, castile, "march", "march-army:1", "step:leon")
    assert mil(g, "castile") == 3
    rolls(g, "infantry: infantry double cavalry", "cavalry: artillery blank", "infantry: double cavalry blank")
    choose(g, castile, "step:andalucia")
    assert told(g, "attacks") == [(realm(g, "castile"), 4)]
    assert told(g, "defends") == [(realm(g, "granada"), 2)]
    assert (mil(g, "castile"), g.exhausted[castile]) == (4, 1)  # a point for the first victory of the turn (L4526)


@pytest.mark.rule("europa:5.5")
def test_the_book_s_complex_declaration() -> None:
    """L3879-3913: Austria, by a claim, on Venice, France's ally; Genoa is Austria's ally."""
    g = calm()
    austria, france = seat(g, "austria"), seat(g, "france")
    g.claims[austria] |= 1 << area(g, "venetia")
    ally(g, "austria", "genoa")
    ally(g, "france", "venice")
    cubes(g, "austria", "lombardy", 2)
    cubes(g, "austria", "dalmatia", 1)
    army(g, "austria", "venetia", 4)
    army(g, "austria", "lombardy", 4, 1)
    army(g, "france", "lombardy", 3)
    ships(g, "austria", "adriatic_sea", 1)
    ships(g, "france", "gulf_of_lion", 2)
    turn(g, "austria")
    put(g, Declaration(austria))
    choose(g, austria, "attack:venice", "done", "call:genoa")
    assert mil(g, "austria") == 6
    assert g.allied[austria] == 2
    choose(g, france, "join-war:venice", "leave-inactive:venice")
    assert mil(g, "france") == 6
    assert g.allied[france] == 0
    assert not g.active_allies[france]
    assert cubes_of(g, "austria", "lombardy") == cubes_of(g, "austria", "dalmatia") == 0
    assert g.stability[austria] == 0
    assert set(offered(g, austria)) == {"fight-at-sea:adriatic_sea", "fight-at-sea:gulf_of_lion"}
    hit = g.start.box.dice["artillery"].index("artillery")
    g.dice = Dice(Generator(1))
    g.dice.forced.extend([hit] * 12)  # every die in both battles at sea
    choose(g, austria, "fight-at-sea:adriatic_sea")
    assert told(g, "sea-battle") == [(number(g, "zone", name),) for name in ("adriatic_sea", "gulf_of_lion")]
    assert told(g, "attacks") == [(realm(g, "austria"), 1), (realm(g, "genoa"), 3)]
    assert told(g, "defends") == [(realm(g, "venice"), 5), (realm(g, "france"), 2)]
    assert told(g, "won-battle") == [(realm(g, "venice"),), (realm(g, "genoa"),)]
    assert set(offered(g, austria)) == {"fight:venetia", "fight:lombardy"}
    blank = g.start.box.dice["infantry"].index("blank")
    g.dice.forced.extend([blank] * 6)
    choose(g, austria, "fight:venetia")
    assert told(g, "defends")[2:] == [(realm(g, "venice"), 5)]
    flee(g, austria)
    assert told(g, "attacks")[3:] == [(realm(g, "austria"), 4), (realm(g, "genoa"), 2)]
    assert told(g, "defends")[3:] == [(realm(g, "france"), 3), (realm(g, "venice"), 1)]


@pytest.mark.rule("europa:9.1")
def test_an_event_makes_war_without_penalties_and_without_a_free_action() -> None:
    g, castile = begin_turn()
    army(g, "castile", "castile", 4)
    declare(g, castile, realm(g, "portugal"))
    put(g, g.stack.pop())
    assert g.wars[castile] == bit(g, "portugal")
    assert g.stability[castile] == 0
    assert g.decision is None


@pytest.mark.rule("europa:11.3")
def test_another_s_war_on_the_same_realm_is_no_part_of_this_one() -> None:
    g, castile = begin_turn()
    england, france = seat(g, "england"), seat(g, "france")
    war(g, "england", "granada")
    ally(g, "france", "granada")
    attack(g, "castile", "granada")
    choose(g, france, "join-war:granada")
    assert g.wars[france] == bit(g, "castile")
    assert g.wars[england] == bit(g, "granada")
    assert g.wars[castile] == bit(g, "granada") | bit(g, "france")


@pytest.mark.rule("europa:11.3")
@pytest.mark.parametrize(("before", "gained"), [((), 1), (("castile",), 0), (("england",), 1)])
def test_who_answers_a_realm_gains_a_point_unless_he_is_at_war_with_the_aggressor_already(
    before: tuple[str, ...], gained: int
) -> None:
    g, castile = begin_turn()
    france = seat(g, "france")
    war(g, "france", *before)
    ally(g, "france", "granada")
    had = mil(g, "france")
    attack(g, "castile", "granada")
    while g.decision and g.decision.waiting != 1 << castile:
        choose(g, france, offered(g, france)[0])
    assert mil(g, "france") - had == gained


@pytest.mark.rule("europa:19.3")
def test_who_calls_a_crusade_may_make_war_on_its_targets_alone_or_on_nobody() -> None:
    g, castile = begin_turn()
    g.crusade = area(g, "andalucia")
    ally(g, "castile", "navarra")
    cubes(g, "castile", g.start.names["area"][home_area(g, "navarra")], 2)
    army(g, "castile", "castile", 4)
    crusade(g, castile, bit(g, "granada") | bit(g, "morocco"))
    put(g, g.stack.pop())
    assert set(offered(g, castile)) == {"attack:granada", "attack:morocco", "done"}
    choose(g, castile, "done")
    assert not g.wars[castile]
    assert g.decision is None
    assert mil(g, "castile") == 5


@pytest.mark.rule("europa:16.3")
def test_a_player_whom_a_realm_attacks_calls_players_too() -> None:
    g, castile = begin_turn()
    france = seat(g, "france")
    ally(g, "castile", "france")
    begin_war(g, castile, realm(g, "granada"), attacked=True)
    put(g, Calling(castile, bit(g, "granada"), DEFENSIVE))
    choose(g, castile, "call:france")
    choose(g, france, "join-war:castile")
    assert g.wars[france] == g.wars[castile] == bit(g, "granada")
    assert not any(g.aggressor)


@pytest.mark.rule("europa:5.5")
def test_the_free_action_may_be_a_siege_whose_first_unit_costs_nothing() -> None:
    g, castile = begin_turn()
    g.power[3 * castile + MIL] = 0
    army(g, "castile", "aquitaine", 2)
    attack(g, "castile", "france")
    assert not told(g, "battle")  # a player's provinces alone send nobody
    assert "siege:aquitaine" in offered(g, castile)
    choose(g, castile, "siege:aquitaine", "besiege:armagnac", "done")
    assert g.occupied[castile] == 1 << number(g, "province", "armagnac")
    assert mil(g, "castile") == 0
