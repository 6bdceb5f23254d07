"""12.4.3 to 12.4.5: battle Influence of Minor Powers, gifts within the family, Spain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from ..moves import Powers, closed, garrison, hand, influence, money
from ..positions import asked, choose, ids, position, power, question, quiet, raison, run_to, seat
from ..talks import at, holder, prize, until

# -- 12.4.3 battle Influence


def battle(holders: Mapping[str, str], powers: Powers, seats: int = 5, mover: str = "russia") -> Game:
    """1702: a Power marches from Krakow on Podolia and the battle begins."""
    game = at("movement", mover, seats, powers, holders, "1702")
    run_to(game, "MoveGenerals", mover)
    choose(game, f"march:{mover}.1:podolia", "end-turn")
    return game


@pytest.mark.rule("12.4.3")
def test_a_minors_battle_influence_goes_to_its_controller() -> None:
    powers = {
        "russia": {"status": "first", "generals": {"krakow": 3}},
        "ottoman": {"status": "expansionist", "generals": {"podolia": 0}},
    }
    game = battle({"russia": "austria", "ottoman": "sweden"}, powers, seats=4)
    assert (influence(game, "austria"), influence(game, "russia")) == (1, 0)


@pytest.mark.rule("12.4.3")
def test_a_minor_gets_no_extra_point_for_beating_the_opposing_coalition() -> None:
    powers = {
        "russia": {"status": "first", "generals": {"krakow": 3}},
        "ottoman": {"status": "second", "generals": {"podolia": 0}},
    }
    game = battle({"russia": "austria", "ottoman": "france"}, powers, seats=4)
    assert influence(game, "austria") == 1


@pytest.mark.rule("12.4.3")
def test_a_major_gets_the_extra_point_for_beating_a_minor_of_the_opposing_coalition() -> None:
    powers = {
        "russia": {"status": "first", "generals": {"krakow": 3}},
        "ottoman": {"status": "second", "generals": {"podolia": 0}},
    }
    game = battle({"ottoman": "france"}, powers)
    assert influence(game, "russia") == 2


@pytest.mark.rule("12.4.3")
def test_a_major_that_supports_its_minor_scores_for_both() -> None:
    powers = {
        "russia": {"status": "first", "generals": {"krakow": 3}},
        "austria": {"generals": {"moldavia": 1}},
        "ottoman": {"status": "second", "generals": {"podolia": 0}},
    }
    game = battle({"russia": "austria", "ottoman": "france"}, powers, seats=4)
    choose(game, "support:austria.1")
    until(game, "won")
    assert influence(game, "austria") == 1 + 2  # the Minor's point, and its own with the coalition's extra point


@pytest.mark.rule("12.4.3")
def test_a_minor_that_wins_its_defence_scores_for_its_controller() -> None:
    powers = {
        "russia": {"status": "first", "generals": {"krakow": 0}},
        "ottoman": {"status": "second", "generals": {"podolia": 3}},
    }
    game = battle({"ottoman": "france"}, powers)
    assert influence(game, "france") == 1


# -- 12.4.4 gifts within the family


@pytest.mark.rule("12.4.4")
@pytest.mark.parametrize("status_", STATUSES)
@pytest.mark.parametrize(("giver", "receiver"), [("sweden", "ottoman"), ("ottoman", "sweden"), ("poland", "ottoman")])
def test_powers_of_one_player_give_each_other_cards_up_to_three(status_: str, giver: str, receiver: str) -> None:
    powers: dict[str, dict[str, Any]] = {name: {"status": status_} for name in ("sweden", "poland", "ottoman")}
    powers[giver]["hand"] = [1, 1, 1, 2]
    game = at("subsidies", giver, 5, powers, {"poland": "sweden", "ottoman": "sweden"})
    run_to(game, "Gift", giver)
    choose(game, *[f"give-card:{receiver}:1"] * 3)
    assert hand(game, receiver)[:3] == (1, 1, 1)
    assert f"give-card:{receiver}:2" not in ids(game, seat(game, giver))


@pytest.mark.rule("12.4.4")
def test_powers_of_one_player_give_each_other_money_up_to_three() -> None:
    powers = {"sweden": {"status": "neutral", "money": 5}, "ottoman": {"status": "neutral"}}
    game = at("subsidies", "sweden", 6, powers, {"ottoman": "sweden"})
    run_to(game, "Gift", "sweden")
    choose(game, *["give-money:ottoman"] * 3)
    assert money(game, "ottoman") == 3
    assert "give-money:ottoman" not in ids(game, seat(game, "sweden"))


def habsburgs(seats: int, giver: str = "austria", gifts: str = "one-player") -> Game:
    other = "spain" if giver == "austria" else "austria"
    game = at("subsidies", giver, seats, {giver: {"hand": [1] * 6}}, options={"habsburg_gifts": gifts})
    raison(game).money[power(game, giver)] = 6
    run_to(game, "Gift", giver)
    assert money(game, other) == 0
    return game


@pytest.mark.rule("12.4.4")
@pytest.mark.parametrize(("giver", "receiver"), [("austria", "spain"), ("spain", "austria")])
def test_with_four_players_spain_and_austria_exchange_money_without_limit(giver: str, receiver: str) -> None:
    game = habsburgs(4, giver)
    choose(game, *[f"give-money:{receiver}"] * 6)
    assert [money(game, name) for name in (giver, receiver)] == [0, 6]


@pytest.mark.rule("12.4.4")
@pytest.mark.parametrize(("giver", "receiver"), [("austria", "spain"), ("spain", "austria")])
def test_with_four_players_spain_and_austria_exchange_cards_without_limit(giver: str, receiver: str) -> None:
    game = habsburgs(4, giver)
    choose(game, *[f"give-card:{receiver}:1"] * 6)
    assert hand(game, receiver) == (1,) * 6


@pytest.mark.rule("12.4.4")
def test_with_seven_players_spain_and_austria_keep_to_three() -> None:
    game = habsburgs(7)
    choose(game, *["give-money:spain"] * 3)
    assert [money(game, name) for name in ("austria", "spain")] == [3, 3]
    assert "give-money:spain" not in ids(game, seat(game, "austria"))


@pytest.mark.rule("12.4.4")
@pytest.mark.parametrize(("giver", "receiver"), [("austria", "spain"), ("spain", "austria")])
def test_by_the_option_they_exchange_without_limit_with_seven_players(giver: str, receiver: str) -> None:
    game = habsburgs(7, giver, gifts="always")
    choose(game, *[f"give-money:{receiver}"] * 6)
    assert money(game, receiver) == 6


@pytest.mark.rule("12.4.4")
def test_the_limit_stands_for_other_allies_of_the_habsburgs() -> None:
    game = habsburgs(7, gifts="always")
    choose(game, *["give-money:poland"] * 3)
    assert closed(game, "give-money:poland") == ("gift-limit", "raison:9.3")
    assert "give-money:spain" in ids(game)


# -- 12.4.5 Spain


@pytest.mark.rule("12.4.5")
def test_there_is_never_an_auction_for_spain() -> None:
    game = at("drill", "spain", 4)
    assert (question(game), asked(game), game.to_act) == ("Discard", "spain", (seat(game, "austria"),))


@pytest.mark.rule("12.4.5")
def test_spain_stays_austrias_though_its_capital_is_lost() -> None:
    game = at("drill", "spain", 4, {"protestants": {"garrisons": ["madrid"]}})
    assert holder(game, "spain") == "austria"
    assert garrison(game, "madrid") == "protestants"


@pytest.mark.rule("12.4.5")
def test_austria_runs_spain_for_two_whole_rounds() -> None:
    game = position("1618", 4)
    minors = set()
    while raison(game).round < 3:
        assert holder(game, "spain") == "austria"
        if question(game) == "Bid":
            minors.add(raison(game).board.powers[getattr(game.decision, "minor", -1)])
        quiet(game)
    assert minors == {"poland", "ottoman"}


@pytest.mark.rule("12.4.5", "12.4.1")
def test_spain_as_a_minor_does_not_extend_influence() -> None:
    game = at("influence", "spain", 4, {"spain": {"garrisons": [prize(position("1618"), "spain")]}})
    while raison(game).turn == 6 and raison(game).round == 1:
        quiet(game)
    assert (influence(game, "spain"), influence(game, "austria")) == (0, 0)
