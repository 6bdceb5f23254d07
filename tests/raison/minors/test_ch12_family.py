"""12.4 to 12.4.2: the Powers of one player as Allies, their Influence and Status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from ..moves import closed, influence
from ..positions import asked, choose, ids, position, power, question, raison, run_to, seat
from ..talks import at, events, polish_ottomans, prize, settle, spot, status, until, value

# -- 12.4 treated as Allies


def family(status_: str, mover: str, **generals: Mapping[str, int]) -> Game:
    """1618, five players: Sweden holds Poland and the Ottomans; one of the three is about to move."""
    powers: dict[str, dict[str, Any]] = {name: {"status": status_} for name in ("sweden", "poland", "ottoman")}
    for name, army in generals.items():
        powers.setdefault(name, {})["generals"] = army
    return at("movement", mover, 5, powers, {"poland": "sweden", "ottoman": "sweden"})


@pytest.mark.rule("12.4")
@pytest.mark.parametrize("status_", STATUSES)
def test_a_minor_moves_through_its_controllers_land_and_nobody_else_is_asked(status_: str) -> None:
    game = family(status_, "poland", poland={"ingria": 1})
    run_to(game, "MoveGenerals", "poland")
    choose(game, "march:poland.1:estonia")
    assert (question(game), spot(game, "poland.1")) == ("MoveGenerals", "estonia")


@pytest.mark.rule("12.4", "12.6")
@pytest.mark.parametrize("status_", STATUSES)
def test_two_minors_of_one_player_move_through_each_others_land(status_: str) -> None:
    game = family(status_, "poland", poland={"serbia": 1})
    run_to(game, "MoveGenerals", "poland")
    choose(game, "march:poland.1:hellas")
    assert (question(game), spot(game, "poland.1")) == ("MoveGenerals", "hellas")


@pytest.mark.rule("12.4")
@pytest.mark.parametrize("status_", STATUSES)
def test_generals_of_one_player_share_a_territory_in_peace(status_: str) -> None:
    game = family(status_, "poland", poland={"ingria": 1}, sweden={"estonia": 1})
    run_to(game, "MoveGenerals", "poland")
    choose(game, "march:poland.1:estonia", "end-turn")
    assert events(game, "battle") == []


@pytest.mark.rule("12.4", "12.6")
@pytest.mark.parametrize("status_", STATUSES)
@pytest.mark.parametrize(("mover", "arbiter"), [("poland", "sweden"), ("sweden", "poland"), ("poland", "ottoman")])
def test_no_power_of_the_same_player_is_arbiter(status_: str, mover: str, arbiter: str) -> None:
    game = family(status_, mover)
    run_to(game, "ChooseArbiter", mover)
    assert closed(game, f"arbiter:{arbiter}") == ("same-coalition", "raison:9.7.1")


@pytest.mark.rule("12.4", "12.6")
@pytest.mark.parametrize("status_", STATUSES)
def test_no_garrison_in_a_home_of_the_same_player(status_: str) -> None:
    game = family(status_, "poland", poland={"ingria": 2})
    run_to(game, "MoveGenerals", "poland")
    assert closed(game, "garrison-march:poland.1:estonia") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("12.4")
def test_a_power_disbands_only_its_own_garrisons() -> None:
    powers = {"sweden": {"garrisons": ["silesia"]}, "poland": {"garrisons": ["prusy"], "status": "second"}}
    game = at("movement", "poland", 5, powers, {"poland": "sweden"})
    run_to(game, "Disband", "poland")
    assert closed(game, "disband:silesia") == ("no-own-garrison", "raison:9.7.4")


@pytest.mark.rule("12.4")
def test_powers_of_one_expansionist_player_support_each_other() -> None:
    game = family("expansionist", "poland", poland={"silesia": 2}, sweden={"saxonia": 1}, austria={"bohemia": 3})
    run_to(game, "MoveGenerals", "poland")
    choose(game, "march:poland.1:bohemia", "end-turn")
    assert (question(game), asked(game)) == ("DeclareSupport", "sweden")
    assert "support:sweden.1" in ids(game)


# -- 12.4.1 no Extend Influence


@pytest.mark.rule("12.4.1")
def test_a_minor_does_not_extend_influence() -> None:
    powers = {"ottoman": {"garrisons": [prize(position("1618"), "ottoman"), "wien"], "status": "second"}}
    game = at("influence", "ottoman", 6, powers, {"ottoman": "sweden"})
    run_to(game, "ChooseArbiter")
    assert raison(game).influence == [0] * 7


@pytest.mark.rule("12.4.1")
def test_a_minors_land_does_not_count_for_its_controllers_influence() -> None:
    own, minors = prize(position("1618"), "sweden"), prize(position("1618"), "ottoman")
    assert own != minors
    powers = {"ottoman": {"garrisons": [minors], "status": "second"}, "sweden": {"garrisons": [own]}}
    game = at("influence", "sweden", 6, powers, {"ottoman": "sweden"})
    run_to(game, "ChooseArbiter")
    assert influence(game, "sweden") == value(game, own)


@pytest.mark.rule("12.4.1")
def test_a_minor_as_emperor_gives_its_controller_two_influence_at_the_minors_action() -> None:
    powers = {"ottoman": {"garrisons": [prize(position("1618"), "ottoman")], "status": "second"}}
    game = at("influence", "ottoman", 6, powers, {"ottoman": "sweden"}, emperor="ottoman")
    run_to(game, "ChooseArbiter")
    assert events(game, "emperor-influence") == [(power(game, "ottoman"), power(game, "sweden"))]
    assert (influence(game, "sweden"), influence(game, "ottoman")) == (2, 0)


@pytest.mark.rule("12.4.1")
def test_a_minor_as_emperor_gives_nothing_at_the_controllers_own_action() -> None:
    powers = {"poland": {"status": "second"}}
    game = at("influence", "sweden", 5, powers, {"poland": "sweden"}, emperor="poland")
    run_to(game, "ChooseArbiter")
    assert influence(game, "sweden") == 0


@pytest.mark.rule("12.4.1", "4.1")
def test_the_crown_of_a_minor_may_win_the_game_for_its_controller() -> None:
    powers = {"ottoman": {"status": "second"}, "sweden": {"influence": 28}}
    game = at("influence", "ottoman", 6, powers, {"ottoman": "sweden"}, emperor="ottoman")
    until(game, "victory")
    assert raison(game).winner == power(game, "sweden")
    assert game.result[seat(game, "sweden")] == 1


# -- 12.4.2 Status in Diplomacy


@pytest.mark.rule("12.4.2")
def test_a_minor_makes_no_choice_in_diplomacy() -> None:
    powers = {"ottoman": {"status": "first"}}
    start = {"round": 2, "holders": {"ottoman": "poland"}}
    game = position("1618", 6, powers, start)
    assert game.to_act == tuple(seat(game, name) for name in ("sweden", "france", "poland"))


@pytest.mark.rule("12.4.2")
@pytest.mark.parametrize("new", STATUSES)
def test_a_minor_follows_its_majors_new_status(new: str) -> None:
    game = polish_ottomans(new)
    settle(game)
    assert (status(game, "poland"), status(game, "ottoman")) == (new, new)
