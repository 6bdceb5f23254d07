"""12.3.3 to 12.3.6: what a new controller takes over, and the example of 12.3."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from ..moves import control, garrison, hand, money, morale
from ..positions import asked, choose, ids, power, question, quiet, raison, seat, territory
from ..talks import allied, at, at_war, bid, events, holder, polish_ottomans, spot, status, troops

# -- 12.3 the example (L2121-2178)


def book_example() -> Game:
    """1702, five players: Russia, in the French coalition, holds the Ottomans; their Drill comes."""
    powers = {
        "russia": {"status": "second", "generals": {"podolia": 1}, "morale": 3},
        "ottoman": {
            "status": "second", "generals": {"podolia": 2}, "garrisons": ["podolia"], "hand": [2, 5], "money": 4,
        },
        "britain": {"status": "first"},
        "sweden": {"status": "neutral"},
    }  # fmt: skip
    game = at("drill", "ottoman", 5, powers, {"ottoman": "russia"}, "1702")
    raison(game).money[power(game, "ottoman")] = 4
    return game


@pytest.mark.rule("12.3", "12.3.1")
def test_in_the_example_austria_wins_the_tie_and_pays_three() -> None:
    game = book_example()
    before = {name: morale(game, name) for name in ("britain", "russia", "france", "sweden")}
    bid(game, britain=2, austria=3, russia=3)
    assert (holder(game, "ottoman"), morale(game, "austria")) == ("austria", 9 - 3)
    assert {name: morale(game, name) for name in before} == before


@pytest.mark.rule("12.3.5")
def test_in_the_example_hand_money_and_generals_pass_to_austria() -> None:
    game = book_example()
    bid(game, britain=2, austria=3, russia=3)
    assert seat(game, "ottoman") == seat(game, "austria")
    assert (hand(game, "ottoman"), money(game, "ottoman")) == ((2, 5), 4)
    assert len(raison(game).off_board(power(game, "ottoman"))) == 2


@pytest.mark.rule("12.3.3", "12.3.4")
def test_in_the_example_the_ottomans_change_to_the_austrian_coalition() -> None:
    game = book_example()
    assert status(game, "ottoman") == "second"
    bid(game, britain=2, austria=3, russia=3)
    assert status(game, "ottoman") == "first"
    assert at_war(game, "ottoman", "russia")


@pytest.mark.rule("12.3.3", "11.2")
def test_in_the_example_the_weaker_russians_leave_podolia() -> None:
    game = book_example()
    here, g = territory(game, "podolia"), raison(game)
    strengths = [g.strength(1 << power(game, name), here) for name in ("ottoman", "russia")]
    assert strengths == [4, 2]
    bid(game, britain=2, austria=3, russia=3)
    assert events(game, "stronger") == [(power(game, "ottoman"), here)]
    assert (question(game), asked(game), game.to_act) == ("Retreat", "russia", (seat(game, "russia"),))
    assert ids(game) == ["retreat:kiev", "off-board"]
    choose(game, "retreat:kiev")
    assert (spot(game, "russia.1"), troops(game, "russia.1")) == ("kiev", 1)
    assert (spot(game, "ottoman.1"), garrison(game, "podolia")) == ("podolia", "ottoman")


@pytest.mark.rule("12.3.6")
def test_in_the_example_austria_then_drills_for_the_ottomans() -> None:
    game = book_example()
    bid(game, britain=2, austria=3, russia=3)
    choose(game, "off-board")
    assert (question(game), asked(game), game.to_act) == ("Discard", "ottoman", (seat(game, "austria"),))


# -- 12.3.3 Status follows


@pytest.mark.rule("12.3.3", "12.3.4")
@pytest.mark.parametrize("new", STATUSES)
def test_a_minor_takes_the_status_of_its_new_controller(new: str) -> None:
    old = "expansionist" if new != "expansionist" else "neutral"
    game = at("drill", "ottoman", 6, {"sweden": {"status": new}, "ottoman": {"status": old}})
    bid(game, sweden=1)
    assert status(game, "ottoman") == new


@pytest.mark.rule("12.3.3")
def test_former_enemies_are_at_peace() -> None:
    game = at("drill", "ottoman", 6, {"ottoman": {"status": "expansionist"}})
    assert at_war(game, "sweden", "ottoman")
    bid(game, sweden=1)
    assert not at_war(game, "sweden", "ottoman")


def silesia(**russia: Any) -> Game:
    """L1993-2004: 1702, three players; a Russian General and Garrison in Austria's Silesia at Russia's Drill."""
    powers = {
        "russia": {"status": "second", "generals": {"silesia": 1}, "garrisons": ["silesia"]} | russia,
        "austria": {"generals": {"wien": 1}},
    }
    return at("drill", "russia", 3, powers, scenario="1702")


@pytest.mark.rule("12.3.3", "11.1")
def test_in_the_example_of_silesia_the_garrison_joins_the_general_there() -> None:
    game = silesia()
    bid(game, austria=2)
    assert (garrison(game, "silesia"), troops(game, "russia.1")) == ("", 2)
    assert control(game, "silesia") == "austria"


@pytest.mark.rule("12.3.3", "11.1")
def test_in_the_example_of_silesia_the_general_stays_and_nobody_is_asked() -> None:
    game = silesia()
    bid(game, austria=2)
    assert (question(game), asked(game)) == ("Discard", "russia")
    assert spot(game, "russia.1") == "silesia"


@pytest.mark.rule("12.3.3", "11.1")
def test_the_new_controller_chooses_which_general_takes_the_troop() -> None:
    game = silesia(generals={"silesia": 1, "kiev": 1})
    bid(game, austria=2)
    assert (question(game), game.to_act) == ("AssignTroop", (seat(game, "austria"),))
    assert ids(game) == ["reinforce:russia.1", "reinforce:russia.2"]


@pytest.mark.rule("12.3.3", "11.1")
def test_the_new_controller_decides_whether_its_coalitions_generals_stay_in_the_minors_homes() -> None:
    powers = {"spain": {"generals": {"hungari": 1}, "garrisons": ["serbia"]}, "ottoman": {"status": "expansionist"}}
    game = at("drill", "ottoman", 6, powers)
    bid(game, austria=1)
    assert (question(game), asked(game), game.to_act) == ("MayStay", "ottoman", (seat(game, "austria"),))
    assert (garrison(game, "serbia"), troops(game, "spain.1")) == ("", 2)


@pytest.mark.rule("12.3.3", "11.3")
def test_a_minor_taken_by_a_neutral_obeys_a_neutrals_limits_at_once() -> None:
    powers = {"france": {"status": "neutral"}, "ottoman": {"status": "expansionist", "generals": {"transylvania": 2}}}
    game = at("drill", "ottoman", 6, powers)
    bid(game, france=1)
    assert (question(game), asked(game), game.to_act) == ("Retreat", "ottoman", (seat(game, "france"),))


# -- 12.3.4 a Minor in a coalition


@pytest.mark.rule("12.3.4")
def test_the_head_of_the_coalition_is_not_asked_about_the_minor() -> None:
    game = at("drill", "ottoman", 6, {"poland": {"status": "first"}, "ottoman": {"status": "expansionist"}})
    bid(game, poland=1)
    assert question(game) == "Discard"
    assert allied(game, "ottoman", "austria")


@pytest.mark.rule("12.3.4", "7.7")
def test_a_minor_cannot_be_expelled_alone() -> None:
    game = polish_ottomans("first")
    heard = []
    while question(game) in ("Admission", "Expulsion"):
        heard += ids(game)
        quiet(game)
    assert heard == ["keep:poland", "expel:poland"]


@pytest.mark.rule("12.3.4", "12.4.2")
def test_a_minor_leaves_the_coalition_with_its_expelled_controller() -> None:
    game = polish_ottomans("first")
    choose(game, "expel:poland", "status:expansionist")
    assert (status(game, "poland"), status(game, "ottoman")) == ("expansionist", "expansionist")


@pytest.mark.rule("12.3.4", "12.4.2")
def test_a_minor_enters_a_coalition_with_its_admitted_controller() -> None:
    game = polish_ottomans("second")
    choose(game, "admit:poland")
    assert (status(game, "poland"), status(game, "ottoman")) == ("second", "second")


# -- 12.3.5 what passes over


@pytest.mark.rule("12.3.5")
def test_the_new_controller_sees_the_minors_cards() -> None:
    game = book_example()
    bid(game, austria=3)
    ottoman = power(game, "ottoman")
    assert raison(game).veil(seat(game, "austria")).hands[ottoman] == (2, 5)
    assert raison(game).veil(seat(game, "britain")).hands[ottoman] == (0, 0)


@pytest.mark.rule("12.3.5")
def test_the_former_controller_remembers_the_cards_it_handed_over() -> None:
    game = book_example()
    bid(game, austria=3)
    assert raison(game).veil(seat(game, "russia")).hands[power(game, "ottoman")] == (2, 5)


@pytest.mark.rule("12.3.5")
def test_the_minors_cards_and_money_stay_apart_from_the_controllers() -> None:
    game = book_example()
    before = (hand(game, "austria"), money(game, "austria"))
    bid(game, austria=3)
    assert (hand(game, "austria"), money(game, "austria")) == before


# -- 12.3.6 how long control lasts


@pytest.mark.rule("12.3.6")
def test_control_lasts_until_the_minors_next_drill() -> None:
    game = at("drill", "ottoman", 6)
    bid(game, sweden=2)
    while question(game) != "Bid":
        assert holder(game, "ottoman") == "sweden"
        quiet(game)
    assert (raison(game).round, raison(game).turn) == (2, 6)
    bid(game, france=1)
    assert holder(game, "ottoman") == "france"


@pytest.mark.rule("12.3.6")
def test_the_controller_plays_all_the_minors_actions() -> None:
    game = at("drill", "ottoman", 6, {"ottoman": {"generals": {"istanbul": 1}, "hand": [1, 1]}})
    bid(game, sweden=2)
    players = set()
    while question(game) != "Bid":
        if asked(game) == "ottoman":
            players.add((question(game), game.to_act))
        quiet(game)
    assert {name for name, _ in players} >= {"Discard", "Lead", "Mobilise", "ChooseArbiter", "MoveGenerals"}
    assert {to_act for _, to_act in players} == {(seat(game, "sweden"),)}
