"""9.4, 9.7.1, 9.7.2, 9.7.5: commanders, ideas and battle actions; their wounds."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.court.characters import RULER
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import MIL, NONE, Europa

from ..battles import (
    army,
    attack,
    attack_at_sea,
    card_of,
    field,
    general,
    know,
    light,
    loose,
    question,
    rolls,
    told,
    war,
)
from ..positions import choose, closed, hold, number, offered, put, seat

CAVALIER = "mil-05-3"
"""A leader with two cavalry dice."""
BLANK = "infantry: blank blank blank"


def granada() -> Europa:
    """Castile is at war with Granada and has three infantry and two cavalry in Andalusia."""
    g = field()
    war(g, "castile", "granada")
    army(g, "castile", "andalucia", "infantry 3 cavalry 2")
    return g


# -- commanders


@pytest.mark.rule("europa:9.7")
def test_a_defender_appoints_a_general_only_at_home() -> None:
    for area, asked in (("loire", ["Commander"]), ("andalucia", [])):
        g = field()
        war(g, "england", "france")
        loose(g, "england", area, 1)
        army(g, "france", area, "infantry 1")
        hold(g, seat(g, "france"), CAVALIER)
        rolls(g, "infantry: blank blank blank")
        attack(g, "england", area)
        assert ([question(g)] if question(g) == "Commander" else []) == asked


@pytest.mark.rule("europa:9.7")
def test_whoever_could_hold_a_leader_is_asked() -> None:
    """An advisor in the hand looks the same from behind; without power for a commander nobody is asked."""
    g = granada()
    castile = seat(g, "castile")
    hold(g, castile, "mil-02-1")
    attack(g, "castile", "andalucia")
    assert question(g) == "Commander"
    assert offered(g, castile) == ["done"]
    g = granada()
    hold(g, castile, CAVALIER)
    g.power[3 * castile + MIL] = 0
    attack(g, "castile", "andalucia", "infantry: infantry infantry blank", "infantry: blank blank blank")
    assert not told(g, "appointed-general")
    assert not g.stack


@pytest.mark.rule("europa:9.7")
def test_of_two_generals_one_commands() -> None:
    g = granada()
    army(g, "castile", "andalucia", "infantry 1", which=1)
    general(g, "castile", CAVALIER)
    general(g, "castile", "mil-01-1", which=1)
    castile = seat(g, "castile")
    battle = attack(g, "castile", "andalucia")
    assert question(g) == "Command"
    rolls(g, "infantry: infantry infantry blank blank blank blank", "infantry: blank blank blank")
    choose(g, castile, "command:2")
    assert battle.dice[0] == (6, 0, 0)


@pytest.mark.rule("europa:9.4")
def test_a_ruler_leads_an_army_only_with_battle_dice() -> None:
    g = granada()
    castile = seat(g, "castile")
    g.ruler[castile] = g.start.people.number["mil-01-1"]
    attack(g, "castile", "andalucia")
    assert offered(g, castile) == ["lead:1", "done"]
    rolls(g, "infantry: infantry infantry blank blank blank blank", "infantry: blank blank blank")
    choose(g, castile, "lead:1", "done")
    assert told(g, "commands") == [(g.realm[castile], g.ruler[castile])]
    g = granada()
    g.ruler[castile] = g.start.people.number["mil-02-1"]
    attack(g, "castile", "andalucia", "infantry: infantry infantry blank", "infantry: blank blank blank")
    assert not g.stack


# -- wounds


def wounded(ill: bool, throw: str, own: str = "infantry: infantry infantry infantry") -> Europa:
    """Two English units meet two French ones under a general; the English roll this."""
    g = field()
    war(g, "england", "france")
    army(g, "france", "loire", "infantry 2")
    loose(g, "england", "loire", 4)
    general(g, "france", CAVALIER)
    g.ill[seat(g, "france")] = ill << 4
    attack(g, "england", "loire", throw, own, "cavalry: blank blank")
    return g


@pytest.mark.rule("europa:9.7")
def test_one_pair_is_one_wound() -> None:
    g = wounded(False, "infantry: double double blank")
    assert told(g, "weakened") == [(number(g, "realm", "france"), g.start.people.number[CAVALIER])]
    assert g.ill[seat(g, "france")] == 1 << 4


@pytest.mark.rule("europa:9.7")
def test_the_second_wound_kills_and_his_card_is_discarded() -> None:
    g = wounded(True, "infantry: double double blank")
    assert told(g, "died") == [(number(g, "realm", "france"), g.start.people.number[CAVALIER])]
    assert g.discards[MIL] == (g.start.people.number[CAVALIER],)
    assert g.generals[3 * seat(g, "france")] == -1


@pytest.mark.rule("europa:9.7")
def test_a_single_double_wounds_nobody() -> None:
    assert not told(wounded(True, "infantry: double infantry blank"), "died")


@pytest.mark.rule("europa:9.7")
def test_nobody_is_wounded_where_nobody_was_hit() -> None:
    """Cavalry alone: doubles do not hit."""
    g = field()
    war(g, "england", "france")
    army(g, "france", "loire", "infantry 2")
    army(g, "england", "loire", "cavalry 2")
    general(g, "france", CAVALIER)
    attack(
        g, "england", "loire", "infantry: double double blank", "infantry: blank blank blank", "cavalry: blank blank"
    )
    assert told(g, "hit")[0][1] == 0
    assert not told(g, "weakened")


@pytest.mark.rule("europa:9.4", "europa:5.2")
def test_a_ruler_is_withdrawn_from_his_army_at_no_cost_and_rules_on() -> None:
    """ "Assign the ruler to an army or withdraw him from it": his weakness stays with him, and nobody is discarded."""
    g = granada()
    castile = seat(g, "castile")
    put(g, Turn(castile))
    assert "recall-ruler" not in offered(g, castile)
    g.ruler[castile] = g.start.people.number[CAVALIER]
    g.ill[castile] = 1 << RULER
    choose(g, castile, "lead:1")
    power = list(g.power)
    choose(g, castile, "recall-ruler")
    assert g.generals[3 * castile : 3 * castile + 3] == [NONE] * 3
    assert (g.ruler[castile], g.ill[castile]) == (g.start.people.number[CAVALIER], 1 << RULER)
    assert g.power == power
    assert told(g, "ruler-withdrawn") == [(g.realm[castile], 0)]
    assert {"lead:1", "lead:2", "lead:3"} <= set(offered(g, castile))


@pytest.mark.rule("europa:9.7")
def test_a_ruler_who_falls_leaves_an_interregnum() -> None:
    g = field()
    france = seat(g, "france")
    war(g, "england", "france")
    army(g, "france", "loire", "infantry 2")
    loose(g, "england", "loire", 4)
    g.ruler[france] = g.start.people.number["mil-01-1"]
    g.generals[3 * france] = -2
    g.ill[france] = 1
    attack(g, "england", "loire", "infantry: double double blank", "infantry: infantry blank blank blank blank blank")
    assert told(g, "died") == [(g.realm[france], g.start.people.number["mil-01-1"])]
    assert g.ruler[france] == -1
    assert g.generals[3 * france] == -1


@pytest.mark.rule("europa:13.4")
def test_the_leader_of_a_realm_nobody_plays_falls_like_others_and_takes_his_dice_along() -> None:
    g = field()
    war(g, "austria", "venice")
    army(g, "austria", "venetia", "infantry 9")
    cards = [card for card in range(len(g.start.people.all)) if g.start.people.deck[MIL] >> card & 1]
    leader = g.start.people.number["mil-01-1"]
    g.dice.forced.append(cards.index(leader))
    throws = ("infantry: double double blank", "infantry: blank blank blank blank blank blank")
    battle = attack(g, "austria", "venetia", *throws)
    assert told(g, "weakened") == [(number(g, "realm", "venice"), leader)]
    assert battle.dice[1] == (6, 0, 0)
    rolls(g, *throws)
    choose(g, seat(g, "austria"), "fight-on")
    assert told(g, "died") == [(number(g, "realm", "venice"), leader)]
    assert battle.dice[1] == (3, 0, 0)


# -- religion


@pytest.mark.rule("europa:15")
def test_a_muslim_player_may_take_cavalry_dice() -> None:
    g = field()
    war(g, "ottomans", "byzantium")
    army(g, "ottomans", "macedonia_thrace", "infantry 2 cavalry 2")
    ottomans = seat(g, "ottomans")
    battle = attack(g, "ottomans", "macedonia_thrace")
    assert question(g) == "BaseDice"
    rolls(g, "cavalry: cavalry cavalry blank", "infantry: blank blank blank")
    choose(g, ottomans, "base-dice:cavalry")
    assert battle.dice[0] == (0, 3, 0)
    assert told(g, "hit")[0][1] == 2


# -- ideas


@pytest.mark.rule("europa:9.7")
def test_defensive_mentality_brings_a_die_at_home_alone() -> None:
    for area, dice in (("loire", (4, 0, 0)), ("andalucia", (3, 0, 0))):
        g = field()
        war(g, "england", "france")
        loose(g, "england", area, 1)
        loose(g, "france", area, 1)
        know(g, "france", "defensive_mentality")
        battle = attack(g, "england", area, BLANK, "infantry: infantry blank blank" + " blank" * (dice[0] - 3))
        assert battle.dice == ((3, 0, 0), dice)


@pytest.mark.rule("europa:9.9")
def test_military_drill_takes_a_die_at_sea_too() -> None:
    g = field()
    war(g, "england", "france")
    light(g, "england", "english_channel", 1)
    light(g, "france", "english_channel", 1)
    know(g, "england", "military_drill")
    battle = attack_at_sea(g, "france", "english_channel")
    assert question(g) == "LeaveOut"
    rolls(g, "artillery: artillery blank", "artillery: blank blank blank")
    choose(g, seat(g, "england"), "leave-out:artillery")
    assert battle.dice == ((0, 0, 2), (0, 0, 3))


# -- battle actions


@pytest.mark.rule("europa:16.3")
def test_dice_that_a_card_has_promised_join_once_and_outlive_the_general() -> None:
    g = field()
    war(g, "england", "france")
    army(g, "france", "loire", "infantry 3")
    loose(g, "england", "loire", 9)
    france = seat(g, "france")
    general(g, "france", CAVALIER)
    g.ill[france] = 1 << 4
    g.extra_dice[france] = 1
    battle = attack(g, "england", "loire")
    assert question(g) == "AnyDie"
    rolls(g, "infantry: double double blank", BLANK, "cavalry: blank blank", "artillery: blank")
    choose(g, france, "add-die:artillery")
    assert told(g, "died") == [(g.realm[france], g.start.people.number[CAVALIER])]
    assert battle.dice[1] == (3, 0, 1)
    assert g.extra_dice[france] == 0


@pytest.mark.rule("europa:6.2")
def test_a_battle_action_from_the_hand_costs_power_and_the_card() -> None:
    g = granada()
    castile = seat(g, "castile")
    card = card_of(g, "inspired_leader")
    hold(g, castile, card)
    g.power[3 * castile + MIL] = 2
    battle = attack(g, "castile", "andalucia")
    choose(g, castile, "done")
    assert question(g) == "BattleActions"
    choose(g, castile, f"play-in-battle:{card}", "add-die:artillery")
    assert battle.dice[0] == (3, 2, 1)
    assert g.hands[castile] == ()
    assert g.discards[MIL] == (g.start.people.number[card],)
    assert g.power[3 * castile + MIL] == 1


@pytest.mark.rule("europa:6.2")
def test_dice_of_battle_actions_stay_and_a_new_round_allows_the_action_again() -> None:
    g = granada()
    castile = seat(g, "castile")
    reforms = card_of(g, "military_reforms")
    g.shown[castile] = ((g.start.people.number[reforms], 2),)
    battle = attack(g, "castile", "andalucia")
    choose(g, castile, f"use-in-battle:{reforms}", *["add-die:infantry"] * 4)
    assert closed(g, castile)[f"use-in-battle:{reforms}"].key == "once-a-battle-round"
    rolls(g, "infantry:" + " blank" * 7, BLANK)
    choose(g, castile, "done", "fight-on", f"use-in-battle:{reforms}", *["add-die:cavalry"] * 4)
    assert battle.dice[0] == (7, 4, 0)
    assert g.shown[castile] == (), "its last cube is gone"
    assert g.discards[MIL] == (g.start.people.number[reforms],)


@pytest.mark.rule("europa:6.2")
def test_whoever_holds_a_military_card_and_has_power_is_asked() -> None:
    g = granada()
    castile = seat(g, "castile")
    hold(g, castile, "mil-02-1")
    attack(g, "castile", "andalucia")
    choose(g, castile, "done")
    assert question(g) == "BattleActions"
    assert offered(g, castile) == ["done"]


@pytest.mark.rule("europa:6.2")
def test_the_attacker_plays_before_the_defender() -> None:
    g = field()
    war(g, "england", "france")
    loose(g, "england", "loire", 1)
    loose(g, "france", "loire", 1)
    england, france = seat(g, "england"), seat(g, "france")
    hold(g, england, "mil-02-1")
    hold(g, france, "mil-02-2")
    attack(g, "england", "loire")
    assert (question(g), offered(g, england), offered(g, france)) == ("BattleActions", ["done"], [])
    choose(g, england, "done")
    assert (question(g), offered(g, england), offered(g, france)) == ("BattleActions", [], ["done"])
