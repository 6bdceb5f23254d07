"""12.5 to 12.5.2: uncontrolled Minor Powers and who plays for them in a battle."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game

from ..moves import closed, influence, money, morale
from ..positions import asked, choose, general, ids, position, power, question, quiet, raison, run_to, seat
from ..talks import SMALL_TABLES, at, events, holder, status, until

# -- 12.5 uncontrolled Minors


@pytest.mark.rule("12.5")
def test_an_uncontrolled_minor_collects_no_tax() -> None:
    game = at("taxation", "ottoman", 6)
    run_to(game, "ChooseArbiter")
    assert events(game, "taxed") == []
    assert money(game, "ottoman") == 0


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(("scenario", "seats"), SMALL_TABLES)
def test_an_uncontrolled_minor_takes_no_action(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    while raison(game).round == 1:
        if asked(game):
            assert holder(game, asked(game)) != ""
        quiet(game)


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(("scenario", "mover"), [("1618", "spain"), ("1702", "france")])
def test_an_uncontrolled_minor_cannot_be_arbiter(scenario: str, mover: str) -> None:
    powers = {"ottoman": {"status": "neutral"}}
    game = at("movement", mover, 6 if scenario == "1618" else 5, powers, scenario=scenario)
    run_to(game, "ChooseArbiter", mover)
    assert closed(game, "arbiter:ottoman") == ("uncontrolled-minor", "raison:12.5")


@pytest.mark.rule("12.5", "7.5.1")
def test_an_uncontrolled_minor_lets_nobody_through() -> None:
    powers = {"austria": {"generals": {"silesia": 1}}, "poland": {"status": "first"}}
    game = at("movement", "austria", 5, powers)
    run_to(game, "MoveGenerals", "austria")
    assert closed(game, "march:austria.1:krakow") == ("nobody-holds", "raison:12.5")


@pytest.mark.rule("12.5")
def test_nothing_can_be_given_to_an_uncontrolled_minor() -> None:
    game = at("subsidies", "spain", 5, {"spain": {"money": 3}})
    run_to(game, "Gift", "spain")
    assert closed(game, "give-money:poland") == ("nobody-holds", "raison:12.5")


# -- 12.5.1 temporary control


def assault(scenario: str, attacker: str, status_: str, attack: int = 3, **more: Any) -> Game:
    """An attack from Transylvania on an uncontrolled Ottoman army in Hungari, with cards in hand on both sides."""
    powers = {
        attacker: {"status": status_, "generals": {"transylvania": attack}, "hand": [6] * attack, "morale": 9},
        "ottoman": {"status": "expansionist", "generals": {"hungari": 2}, "hand": [2, 5], "morale": 4},
        **more,
    }
    game = at("movement", attacker, 6 if scenario == "1618" else 5, powers, scenario=scenario)
    run_to(game, "MoveGenerals", attacker)
    choose(game, f"march:{attacker}.1:hungari", "end-turn")
    return game


REGENTS = [
    ("1618", "sweden", "second", "austria"),
    ("1618", "sweden", "expansionist", "austria"),
    ("1618", "sweden", "first", "protestants"),
    ("1618", "spain", "first", "protestants"),
    ("1618", "austria", "first", "protestants"),
    ("1702", "france", "second", "austria"),
    ("1702", "sweden", "second", "austria"),
    ("1702", "sweden", "expansionist", "austria"),
    ("1702", "sweden", "first", "france"),
    ("1702", "austria", "first", "france"),
]


@pytest.mark.rule("12.5.1")
@pytest.mark.parametrize(("scenario", "attacker", "status_", "regent"), REGENTS)
def test_who_plays_the_cards_of_an_attacked_uncontrolled_minor(
    scenario: str, attacker: str, status_: str, regent: str
) -> None:
    game = assault(scenario, attacker, status_)
    choose(game, "pass")
    assert (question(game), asked(game), game.to_act) == ("PlayCard", "ottoman", (seat(game, regent),))
    assert {"play:ottoman.1:2", "play:ottoman.1:5", "pass"} <= set(ids(game))


@pytest.mark.rule("12.5.1")
def test_the_temporary_controller_sees_the_minors_cards_and_nobody_else_does() -> None:
    game = assault("1618", "sweden", "second")
    ottoman = power(game, "ottoman")
    seen = {name: raison(game).veil(seat(game, name)).hands[ottoman] for name in ("austria", "sweden", "spain")}
    assert seen == {"austria": (2, 5), "sweden": (0, 0), "spain": (0, 0)}


@pytest.mark.rule("12.5.1")
def test_the_minors_cards_cost_the_minors_morale() -> None:
    game = assault("1618", "sweden", "second")
    choose(game, "pass", "play:ottoman.1:5")
    assert (morale(game, "ottoman"), morale(game, "austria")) == (3, 7)


@pytest.mark.rule("12.5.1")
def test_temporary_control_ends_with_the_battle() -> None:
    game = assault("1618", "sweden", "second")
    until(game, "beaten")
    assert (question(game), game.to_act) == ("Beaten", (seat(game, "austria"),))
    choose(game, "off-board")
    while question(game) in ("Conquest", "Arrived"):
        quiet(game)
    assert (seat(game, "ottoman"), holder(game, "ottoman")) == (-1, "")


@pytest.mark.rule("12.5.1")
def test_who_knew_a_card_before_he_ran_the_minor_knows_it_once_and_others_know_what_they_knew() -> None:
    game = assault("1618", "sweden", "second")
    g, ottoman, austria = raison(game), power(game, "ottoman"), seat(game, "austria")
    others = ((ottoman, seat(game, "spain"), 2), (power(game, "poland"), austria, 6))
    g.seen = ((ottoman, austria, 5), *others)
    until(game, "beaten")
    while seat(game, "ottoman") >= 0:
        quiet(game)
    assert sorted(raison(game).seen) == sorted(((ottoman, austria, 2), (ottoman, austria, 5), *others))


@pytest.mark.rule("12.5.1")
def test_an_attack_does_not_change_the_minors_status() -> None:
    game = assault("1618", "sweden", "second")
    assert status(game, "ottoman") == "expansionist"


@pytest.mark.rule("12.5.1")
def test_others_may_support_the_attacker() -> None:
    game = assault("1618", "sweden", "second", protestants={"generals": {"serbia": 1}})
    assert (question(game), asked(game)) == ("DeclareSupport", "protestants")
    choose(game, "support:protestants.1")
    assert events(game, "supports-attack") == [(general(game, "protestants.1"),)]


@pytest.mark.rule("12.5.1")
def test_the_temporary_controller_decides_on_support_by_the_minors_own_generals() -> None:
    ottoman = {"status": "expansionist", "generals": {"hungari": 2, "serbia": 1}, "hand": [2, 5]}
    game = assault("1618", "sweden", "second", ottoman=ottoman)
    assert (question(game), asked(game), game.to_act) == ("DeclareSupport", "ottoman", (seat(game, "austria"),))
    assert "support:ottoman.2" in ids(game)


def ally_beside(**options: str) -> Game:
    """The uncontrolled Ottomans stand in Austria's coalition, a Polish General of it beside the battle."""
    powers = {
        "sweden": {"status": "second", "generals": {"transylvania": 3}, "hand": [6], "morale": 9},
        "ottoman": {"status": "first", "generals": {"hungari": 2}, "hand": [2, 5], "morale": 4},
        "poland": {"status": "first", "generals": {"serbia": 1}},
    }
    game = at("movement", "sweden", 6, powers, options=options)
    run_to(game, "MoveGenerals", "sweden")
    choose(game, "march:sweden.1:hungari", "end-turn")
    return game


@pytest.mark.rule("12.5.1")
def test_others_may_support_the_attacker_of_an_uncontrolled_minor_only() -> None:
    assert (question(ally_beside()), asked(ally_beside())) == ("PlayCard", "sweden")


@pytest.mark.rule("12.5.1")
def test_with_the_option_its_allies_may_support_its_defence() -> None:
    game = ally_beside(minor_support="both")
    assert (question(game), asked(game)) == ("DeclareSupport", "poland")
    choose(game, "support:poland.1")
    assert events(game, "supports-defence") == [(general(game, "poland.1"),)]


@pytest.mark.rule("12.5.1")
def test_the_attacker_scores_for_beating_an_uncontrolled_minor() -> None:
    game = assault("1618", "sweden", "second")
    choose(game, "play:sweden.1:6")
    until(game, "won")
    assert influence(game, "sweden") == 1


# -- 12.5.2 its victories


@pytest.mark.rule("12.5.2")
@pytest.mark.parametrize(("attacker", "status_"), [("sweden", "second"), ("spain", "first")])
def test_nobody_scores_when_an_uncontrolled_minor_wins(attacker: str, status_: str) -> None:
    game = assault("1618", attacker, status_, attack=0)
    until(game, "held")
    assert raison(game).influence == [0] * 7
    assert events(game, "battle-influence") == []
