"""12.1 to 12.3.2: Minor Powers (Pomniejsze Mocarstwa), the auction, ties, a lost Capital."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.minors import hand_over

from ..moves import closed, garrison, money, morale, turn_of
from ..positions import ids, position, power, question, quiet, raison, run_to, seat
from ..talks import SMALL_TABLES, at, bid, events, holder, spot, troops, until, value


def homes(game: Game, name: str) -> list[str]:
    land = raison(game).board.land
    return [land.ids[t] for t, owner in enumerate(land.home) if owner == power(game, name)]


# -- 12.1 and 12.2 overview and set-up


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("scenario", "seats"), SMALL_TABLES)
def test_a_minor_is_uncontrolled_until_its_first_drill_and_never_again(scenario: str, seats: int) -> None:
    game = position(scenario, seats)
    g = raison(game)
    minors = [g.board.powers[p] for p in range(g.board.size) if g.minor >> p & 1 and g.board.powers[p] != "spain"]
    assert minors
    seen: dict[tuple[str, bool], set[bool]] = {}
    while g.round < 3:
        if question(game) != "Bid":
            for name in minors:
                came = g.round > 1 or g.turn >= turn_of("drill", name, scenario)
                seen.setdefault((name, came), set()).add(holder(game, name) != "")
        quiet(game)
    assert seen == {(name, came): {came} for name in minors for came in (False, True)}


@pytest.mark.rule("12.1")
def test_all_powers_of_the_scenario_take_part_with_few_players() -> None:
    game = position("1702", 3)
    assert len(raison(game).board.powers) == 6
    assert spot(game, "russia.1") == "novgorod"


@pytest.mark.rule("12.1", "12.3.6")
def test_a_controlled_minor_takes_actions_like_a_major() -> None:
    holders = {"ottoman": "france"}
    game = at("taxation", "ottoman", 6, {"ottoman": {"status": "neutral"}}, holders)
    until(game, "taxed")
    assert events(game, "taxed") == [(power(game, "ottoman"), 2 * value(game, *homes(game, "ottoman")))]


@pytest.mark.rule("12.2")
def test_a_minor_earns_money_of_its_own_by_taxation() -> None:
    game = at("taxation", "ottoman", 6, {"ottoman": {"status": "first"}}, {"ottoman": "austria"})
    until(game, "taxed")
    assert money(game, "ottoman") == value(game, *homes(game, "ottoman"))
    assert money(game, "austria") == 0


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("scenario", "seats"), SMALL_TABLES)
def test_minors_start_without_money(scenario: str, seats: int) -> None:
    g = raison(position(scenario, seats))
    assert {g.money[p] for p in range(g.board.size) if g.minor >> p & 1} == {0}


# -- 12.3 the auction


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(
    ("scenario", "seats", "minor"),
    [
        ("1618", 4, "poland"),
        ("1618", 5, "poland"),
        ("1618", 6, "ottoman"),
        ("1702", 3, "sweden"),
        ("1702", 4, "russia"),
        ("1702", 5, "ottoman"),
    ],
)
def test_all_players_bid_when_a_minor_reaches_drill(scenario: str, seats: int, minor: str) -> None:
    game = at("drill", minor, seats, scenario=scenario)
    assert (question(game), game.to_act) == ("Bid", tuple(range(seats)))
    assert [event.name for event in raison(game).events][-1] == "turn"  # before any action of the turn


@pytest.mark.rule("12.3")
def test_nobody_can_tell_anothers_bid_before_all_are_in() -> None:
    start = at("drill", "ottoman", 6)
    seen: dict[int | None, list[object]] = {}
    for points in (0, 1, 5):
        game = start.clone()
        game.choose(2, f"bid:{points}")
        for viewer in (None, 0, 1, 3, 4, 5):
            seen.setdefault(viewer, []).append((game.view(viewer), game.log(seat=viewer)))
    assert all(views == [views[0]] * 3 for views in seen.values())
    assert events(start, "bid") == []


@pytest.mark.rule("12.3")
def test_all_bids_are_revealed_together() -> None:
    game = at("drill", "ottoman", 6)
    for player in range(5):
        game.choose(player, f"bid:{player}")
    assert events(game, "bid") == []
    game.choose(5, "bid:1")
    assert [points for _, points in events(game, "bid")] == [0, 1, 2, 3, 4, 1]


@pytest.mark.rule("12.3")
def test_a_bid_is_at_most_the_majors_morale() -> None:
    game = at("drill", "ottoman", 6, {"protestants": {"morale": 3}})
    assert ids(game, seat(game, "protestants")) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    assert closed(game, "bid:4") == ("bid-morale", "raison:12.3")


@pytest.mark.rule("12.3")
def test_a_bid_is_paid_by_the_major_not_by_a_minor_it_holds() -> None:
    powers = {"sweden": {"morale": 2, "status": "second"}, "poland": {"morale": 9, "status": "second"}}
    game = at("drill", "ottoman", 5, powers, {"poland": "sweden"})
    assert ids(game, seat(game, "sweden")) == ["bid:0", "bid:1", "bid:2"]


@pytest.mark.rule("12.3")
def test_the_highest_bid_wins_and_is_paid() -> None:
    game = at("drill", "ottoman", 6)
    bid(game, sweden=4, france=5, austria=3)
    assert holder(game, "ottoman") == "france"
    assert morale(game, "france") == 5 - 5


@pytest.mark.rule("12.3")
def test_losing_bids_cost_nothing() -> None:
    game = at("drill", "ottoman", 6)
    bid(game, sweden=4, france=5, austria=3)
    assert [morale(game, name) for name in ("sweden", "austria")] == [10, 7]


@pytest.mark.rule("12.3")
def test_the_present_controller_bids_again_like_the_others() -> None:
    game = at("drill", "ottoman", 6, {"ottoman": {"status": "neutral"}}, {"ottoman": "france"})
    bid(game, france=2)
    assert (holder(game, "ottoman"), morale(game, "france")) == ("france", 3)


# -- 12.3.1 ties


@pytest.mark.rule("12.3.1")
@pytest.mark.parametrize(("scenario", "seats", "first"), [("1618", 6, "protestants"), ("1702", 5, "britain")])
def test_if_all_bid_zero_the_first_in_the_order_of_powers_wins(scenario: str, seats: int, first: str) -> None:
    game = at("drill", "ottoman", seats, scenario=scenario)
    before = morale(game, first)
    bid(game)
    assert (holder(game, "ottoman"), morale(game, first)) == (first, before)


@pytest.mark.rule("12.3.1", "5.6")
def test_in_1702_sweden_wins_a_tie_with_austria() -> None:
    game = at("drill", "ottoman", 5, scenario="1702")
    bid(game, sweden=2, austria=2, russia=2)
    assert holder(game, "ottoman") == "sweden"


@pytest.mark.rule("12.3.1", "5.6")
def test_in_1618_sweden_wins_a_tie_with_austria() -> None:
    game = at("drill", "ottoman", 6)
    bid(game, poland=2, austria=2, sweden=2)
    assert holder(game, "ottoman") == "sweden"


# -- 12.3.2 Capital lost


@pytest.mark.rule("12.3.2")
def test_who_holds_a_minors_capital_takes_it_without_an_auction() -> None:
    game = at("drill", "ottoman", 6, {"austria": {"garrisons": ["istanbul"]}})
    assert question(game) != "Bid"
    assert holder(game, "ottoman") == "austria"
    assert events(game, "control-capital") == [(power(game, "austria"), power(game, "ottoman"))]


@pytest.mark.rule("12.3.2")
def test_taking_a_minor_by_its_capital_costs_no_morale() -> None:
    game = at("drill", "ottoman", 6, {"austria": {"garrisons": ["istanbul"]}})
    assert morale(game, "austria") == 7


@pytest.mark.rule("12.3.2", "12.6", "11.1")
def test_the_garrison_in_the_capital_is_then_removed() -> None:
    game = at("drill", "ottoman", 6, {"austria": {"garrisons": ["istanbul"], "generals": {"wien": 1}}})
    assert (garrison(game, "istanbul"), troops(game, "austria.1")) == ("", 2)


@pytest.mark.rule("12.3.2")
def test_a_capital_held_by_another_minor_counts_for_the_major_that_controls_that_minor() -> None:
    powers = {"poland": {"status": "second", "garrisons": ["istanbul"]}, "sweden": {"status": "second"}}
    game = at("drill", "ottoman", 5, powers, {"poland": "sweden"})
    assert question(game) != "Bid"
    assert holder(game, "ottoman") == "sweden"


@pytest.mark.rule("12.3.2")
def test_a_foreign_general_in_the_capital_is_not_enough() -> None:
    game = at("drill", "ottoman", 6, {"austria": {"generals": {"istanbul": 3}}})
    assert question(game) == "Bid"


@pytest.mark.rule("12.3.2")
def test_losing_another_home_is_not_enough() -> None:
    game = at("drill", "ottoman", 6, {"austria": {"garrisons": ["hungari", "serbia"]}})
    assert question(game) == "Bid"


@pytest.mark.rule("12.3.2")
def test_the_capital_decides_only_when_the_minors_drill_comes() -> None:
    powers = {"austria": {"garrisons": ["istanbul"]}, "ottoman": {"status": "expansionist"}}
    game = at("drill", "poland", 6, powers)
    assert holder(game, "ottoman") == ""
    run_to(game, "Discard", "ottoman")
    assert holder(game, "ottoman") == "austria"


@pytest.mark.rule("12.3.3")
@pytest.mark.parametrize(("hand", "old"), [([3], ""), ([], ""), ([3], "austria"), ([3], "france")])
def test_who_takes_a_minor_over_learns_its_hand_and_nobody_else_does(hand: list[int], old: str) -> None:
    """France takes the Ottomans: from nobody, from Austria, or has them already."""
    start: dict[str, Any] = {"round": 2, "turn": 0, "emperor": "austria"}
    game = position("1702", 3, {"ottoman": {"hand": hand}}, start | ({"holders": {"ottoman": old}} if old else {}))
    g, france = raison(game), seat(game, "france")
    g.learned = 0
    hand_over(g, power(game, "ottoman"), france)
    assert g.learned == (1 << france if hand and old != "france" else 0)
    assert holder(game, "ottoman") == "france"
