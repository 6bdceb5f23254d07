"""Chapter 12: Minor Powers (Pomniejsze Mocarstwa): who controls them and how they are used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from .positions import asked, choose, general, ids, position, power, question, quiet, raison, run_to, seat, territory

DRILL_ORDER = {
    "1618": ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"],
    "1702": ["britain", "france", "austria", "sweden", "russia", "ottoman"],
}
SMALL_TABLES = [("1618", 4), ("1618", 5), ("1618", 6), ("1702", 3), ("1702", 4), ("1702", 5)]
Powers = Mapping[str, Mapping[str, Any]]


def refusal(game: Game, choice: str) -> tuple[str, str]:
    refused = game.why_not(game.to_act[0], choice)
    return ("", "") if refused is None else (refused.key, refused.rule)


def told(game: Game, name: str) -> list[tuple[int, ...]]:
    return [event.args for event in raison(game).events if event.name == name]


def until(game: Game, event: str, limit: int = 300) -> None:
    """Answer quietly until this has happened."""
    for _ in range(limit):
        if told(game, event):
            return
        quiet(game)
    raise AssertionError(f"'{event}' never happened; the game stands at {question(game)}")


def value(game: Game, *lands: str) -> int:
    """What these territories are worth together."""
    return sum(raison(game).board.land.value[territory(game, land)] for land in lands)


def prize(game: Game, name: str) -> str:
    """A Contested territory in the Power's colour that is worth something."""
    land = raison(game).board.land
    own = power(game, name)
    return next(land.ids[t] for t, colours in enumerate(land.colours) if colours >> own & 1 and land.value[t])


def homes(game: Game, name: str) -> list[str]:
    land = raison(game).board.land
    return [land.ids[t] for t, owner in enumerate(land.home) if owner == power(game, name)]


def at(
    action: str,
    name: str,
    seats: int,
    powers: Powers | None = None,
    holders: Mapping[str, str] | None = None,
    scenario: str = "1618",
    emperor: str = "",
    options: Mapping[str, str] | None = None,
) -> Game:
    """A board cleared but for these pieces, at the start of the turn in which a Power comes to an action."""
    order = DRILL_ORDER[scenario]
    steps = {"drill": 0, "influence": len(order) - 2, "movement": len(order) - 1, "taxation": 1, "subsidies": 2}
    start: dict[str, Any] = {"turn": (order.index(name) + steps[action]) % len(order), "holders": dict(holders or {})}
    if emperor:
        start["emperor"] = emperor
    return position(scenario, seats, powers, start, empty=True, options=options)


def bid(game: Game, **points: int) -> None:
    """All secret bids; whoever is not named bids 0."""
    g = raison(game)
    assert question(game) == "Bid"
    for player in game.to_act:
        game.choose(player, f"bid:{points.get(g.board.powers[g.major[player]], 0)}")


def holder(game: Game, minor: str) -> str:
    g = raison(game)
    player = g.seat_of[power(game, minor)]
    return g.board.powers[g.major[player]] if player >= 0 else ""


def morale(game: Game, name: str) -> int:
    return raison(game).morale[power(game, name)]


def influence(game: Game, name: str) -> int:
    return raison(game).influence[power(game, name)]


def status(game: Game, name: str) -> str:
    return STATUSES[raison(game).status[power(game, name)]]


def hand(game: Game, name: str) -> tuple[int, ...]:
    return raison(game).hands[power(game, name)]


def spot(game: Game, name: str) -> str:
    here = raison(game).spot[general(game, name)]
    return raison(game).board.land.ids[here] if here >= 0 else ""


def garrison(game: Game, land: str) -> str:
    owner = raison(game).garrison[territory(game, land)]
    return raison(game).board.powers[owner] if owner >= 0 else ""


def troops(game: Game, name: str) -> int:
    return raison(game).troops[general(game, name)]


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
                came = g.round > 1 or g.turn >= DRILL_ORDER[scenario].index(name)
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
    assert told(game, "taxed") == [(power(game, "ottoman"), 2 * value(game, *homes(game, "ottoman")))]


@pytest.mark.rule("12.2")
def test_a_minor_earns_money_of_its_own_by_taxation() -> None:
    game = at("taxation", "ottoman", 6, {"ottoman": {"status": "first"}}, {"ottoman": "austria"})
    until(game, "taxed")
    money = [raison(game).money[power(game, name)] for name in ("ottoman", "austria")]
    assert money == [value(game, *homes(game, "ottoman")), 0]


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
    assert told(start, "bid") == []


@pytest.mark.rule("12.3")
def test_all_bids_are_revealed_together() -> None:
    game = at("drill", "ottoman", 6)
    for player in range(5):
        game.choose(player, f"bid:{player}")
    assert told(game, "bid") == []
    game.choose(5, "bid:1")
    assert [points for _, points in told(game, "bid")] == [0, 1, 2, 3, 4, 1]


@pytest.mark.rule("12.3")
def test_a_bid_is_at_most_the_majors_morale() -> None:
    game = at("drill", "ottoman", 6, {"protestants": {"morale": 3}})
    assert ids(game, seat(game, "protestants")) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    assert refusal(game, "bid:4") == ("bid-morale", "raison:12.3")


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
    assert (hand(game, "ottoman"), raison(game).money[power(game, "ottoman")]) == ((2, 5), 4)
    assert len(raison(game).off_board(power(game, "ottoman"))) == 2


@pytest.mark.rule("12.3.3", "12.3.4")
def test_in_the_example_the_ottomans_change_to_the_austrian_coalition() -> None:
    game = book_example()
    assert status(game, "ottoman") == "second"
    bid(game, britain=2, austria=3, russia=3)
    assert status(game, "ottoman") == "first"
    assert raison(game).war[power(game, "ottoman")] >> power(game, "russia") & 1


@pytest.mark.rule("12.3.3", "11.2")
def test_in_the_example_the_weaker_russians_leave_podolia() -> None:
    game = book_example()
    here, g = territory(game, "podolia"), raison(game)
    strengths = [g.strength(1 << power(game, name), here) for name in ("ottoman", "russia")]
    assert strengths == [4, 2]
    bid(game, britain=2, austria=3, russia=3)
    assert told(game, "stronger") == [(power(game, "ottoman"), here)]
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
    assert told(game, "control-capital") == [(power(game, "austria"), power(game, "ottoman"))]


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
    sweden, ottoman = power(game, "sweden"), power(game, "ottoman")
    assert raison(game).war[sweden] >> ottoman & 1
    bid(game, sweden=1)
    assert not raison(game).war[sweden] >> ottoman & 1


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
    assert raison(game).control[territory(game, "silesia")] == power(game, "austria")


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
    assert raison(game).ally[power(game, "ottoman")] >> power(game, "austria") & 1


def diplomacy(**wishes: str) -> Game:
    """Round 2, six players: Poland, in the Austrian coalition, holds the Ottomans."""
    powers = {"poland": {"status": "first"}, "ottoman": {"status": "first"}}
    start = {"round": 2, "holders": {"ottoman": "poland"}}
    game = position("1618", 6, powers, start, empty=True)
    g = raison(game)
    for player in game.to_act:
        name = g.board.powers[g.major[player]]
        game.choose(player, "status:" + wishes.get(name, "neutral"))
    return game


@pytest.mark.rule("12.3.4", "7.7")
def test_a_minor_cannot_be_expelled_alone() -> None:
    game = diplomacy(poland="first")
    heard = []
    while question(game) in ("Admission", "Expulsion"):
        heard += ids(game)
        quiet(game)
    assert heard == ["keep:poland", "expel:poland"]


@pytest.mark.rule("12.3.4", "12.4.2")
def test_a_minor_leaves_the_coalition_with_its_expelled_controller() -> None:
    game = diplomacy(poland="first")
    choose(game, "expel:poland", "status:expansionist")
    assert (status(game, "poland"), status(game, "ottoman")) == ("expansionist", "expansionist")


@pytest.mark.rule("12.3.4", "12.4.2")
def test_a_minor_enters_a_coalition_with_its_admitted_controller() -> None:
    game = diplomacy(poland="second")
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
    cards, money = hand(game, "austria"), raison(game).money[power(game, "austria")]
    bid(game, austria=3)
    assert (hand(game, "austria"), raison(game).money[power(game, "austria")]) == (cards, money)


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
    assert told(game, "battle") == []


@pytest.mark.rule("12.4", "12.6")
@pytest.mark.parametrize("status_", STATUSES)
@pytest.mark.parametrize(("mover", "arbiter"), [("poland", "sweden"), ("sweden", "poland"), ("poland", "ottoman")])
def test_no_power_of_the_same_player_is_arbiter(status_: str, mover: str, arbiter: str) -> None:
    game = family(status_, mover)
    run_to(game, "ChooseArbiter", mover)
    assert refusal(game, f"arbiter:{arbiter}") == ("same-coalition", "raison:9.7.1")


@pytest.mark.rule("12.4", "12.6")
@pytest.mark.parametrize("status_", STATUSES)
def test_no_garrison_in_a_home_of_the_same_player(status_: str) -> None:
    game = family(status_, "poland", poland={"ingria": 2})
    run_to(game, "MoveGenerals", "poland")
    assert refusal(game, "garrison-march:poland.1:estonia") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("12.4")
def test_a_power_disbands_only_its_own_garrisons() -> None:
    powers = {"sweden": {"garrisons": ["silesia"]}, "poland": {"garrisons": ["prusy"], "status": "second"}}
    game = at("movement", "poland", 5, powers, {"poland": "sweden"})
    run_to(game, "Disband", "poland")
    assert refusal(game, "disband:silesia") == ("no-own-garrison", "raison:9.7.4")


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
    assert told(game, "emperor-influence") == [(power(game, "ottoman"), power(game, "sweden"))]
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
    game = diplomacy(poland=new)
    while question(game) in ("Admission", "Expulsion"):
        quiet(game)
    assert (status(game, "poland"), status(game, "ottoman")) == (new, new)


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
    assert raison(game).money[power(game, "ottoman")] == 3
    assert "give-money:ottoman" not in ids(game, seat(game, "sweden"))


def habsburgs(seats: int, giver: str = "austria", gifts: str = "one-player") -> Game:
    other = "spain" if giver == "austria" else "austria"
    game = at("subsidies", giver, seats, {giver: {"hand": [1] * 6}}, options={"habsburg_gifts": gifts})
    raison(game).money[power(game, giver)] = 6
    run_to(game, "Gift", giver)
    assert raison(game).money[power(game, other)] == 0
    return game


@pytest.mark.rule("12.4.4")
@pytest.mark.parametrize(("giver", "receiver"), [("austria", "spain"), ("spain", "austria")])
def test_with_four_players_spain_and_austria_exchange_money_without_limit(giver: str, receiver: str) -> None:
    game = habsburgs(4, giver)
    choose(game, *[f"give-money:{receiver}"] * 6)
    assert [raison(game).money[power(game, name)] for name in (giver, receiver)] == [0, 6]


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
    assert [raison(game).money[power(game, name)] for name in ("austria", "spain")] == [3, 3]
    assert "give-money:spain" not in ids(game, seat(game, "austria"))


@pytest.mark.rule("12.4.4")
@pytest.mark.parametrize(("giver", "receiver"), [("austria", "spain"), ("spain", "austria")])
def test_by_the_option_they_exchange_without_limit_with_seven_players(giver: str, receiver: str) -> None:
    game = habsburgs(7, giver, gifts="always")
    choose(game, *[f"give-money:{receiver}"] * 6)
    assert raison(game).money[power(game, receiver)] == 6


@pytest.mark.rule("12.4.4")
def test_the_limit_stands_for_other_allies_of_the_habsburgs() -> None:
    game = habsburgs(7, gifts="always")
    choose(game, *["give-money:poland"] * 3)
    assert refusal(game, "give-money:poland") == ("gift-limit", "raison:9.3")
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


# -- 12.5 uncontrolled Minors


@pytest.mark.rule("12.5")
def test_an_uncontrolled_minor_collects_no_tax() -> None:
    game = at("taxation", "ottoman", 6)
    run_to(game, "ChooseArbiter")
    assert told(game, "taxed") == []
    assert raison(game).money[power(game, "ottoman")] == 0


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
    assert refusal(game, "arbiter:ottoman") == ("uncontrolled-minor", "raison:12.5")


@pytest.mark.rule("12.5", "7.5.1")
def test_an_uncontrolled_minor_lets_nobody_through() -> None:
    powers = {"austria": {"generals": {"silesia": 1}}, "poland": {"status": "first"}}
    game = at("movement", "austria", 5, powers)
    run_to(game, "MoveGenerals", "austria")
    assert refusal(game, "march:austria.1:krakow") == ("nobody-holds", "raison:12.5")


@pytest.mark.rule("12.5")
def test_nothing_can_be_given_to_an_uncontrolled_minor() -> None:
    game = at("subsidies", "spain", 5, {"spain": {"money": 3}})
    run_to(game, "Gift", "spain")
    assert refusal(game, "give-money:poland") == ("nobody-holds", "raison:12.5")


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
def test_an_attack_does_not_change_the_minors_status() -> None:
    game = assault("1618", "sweden", "second")
    assert status(game, "ottoman") == "expansionist"


@pytest.mark.rule("12.5.1")
def test_others_may_support_the_attacker() -> None:
    game = assault("1618", "sweden", "second", protestants={"generals": {"serbia": 1}})
    assert (question(game), asked(game)) == ("DeclareSupport", "protestants")
    choose(game, "support:protestants.1")
    assert told(game, "supports-attack") == [(general(game, "protestants.1"),)]


@pytest.mark.rule("12.5.1")
def test_the_temporary_controller_decides_on_support_by_the_minors_own_generals() -> None:
    ottoman = {"status": "expansionist", "generals": {"hungari": 2, "serbia": 1}, "hand": [2, 5]}
    game = assault("1618", "sweden", "second", ottoman=ottoman)
    assert (question(game), asked(game), game.to_act) == ("DeclareSupport", "ottoman", (seat(game, "austria"),))
    assert "support:ottoman.2" in ids(game)


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
    assert told(game, "battle-influence") == []


# -- 12.6 questions and answers


@pytest.mark.rule("12.6", "12.3.3")
def test_taking_over_a_minor_of_ones_own_coalition_changes_nothing_on_the_board() -> None:
    powers = {
        "poland": {"status": "first", "generals": {"silesia": 2, "moravia": 1}, "garrisons": ["brandenburg"]},
        "austria": {"generals": {"silesia": 1}},
    }
    game = at("drill", "poland", 5, powers)
    before = (list(raison(game).spot), list(raison(game).garrison), list(raison(game).troops))
    bid(game, austria=1)
    assert (raison(game).spot, raison(game).garrison, raison(game).troops) == before
    assert (question(game), asked(game)) == ("Discard", "poland")


@pytest.mark.rule("12.6", "12.3.3")
def test_if_both_were_neutral_nothing_changes_on_the_board() -> None:
    powers = {
        "france": {"status": "neutral", "garrisons": ["lorraine"], "generals": {"lorraine": 1}},
        "ottoman": {"status": "neutral", "garrisons": ["transylvania"], "generals": {"transylvania": 1}},
    }
    game = at("drill", "ottoman", 6, powers)
    before = (list(raison(game).spot), list(raison(game).garrison))
    bid(game, france=1)
    assert (raison(game).spot, raison(game).garrison) == before


@pytest.mark.rule("12.6", "11.1")
def test_if_they_were_at_war_garrisons_in_each_others_homes_are_removed() -> None:
    powers = {
        "austria": {"garrisons": ["hungari"], "generals": {"wien": 0}},
        "ottoman": {"status": "expansionist", "garrisons": ["karinthia"], "generals": {"istanbul": 0}},
    }
    game = at("drill", "ottoman", 6, powers)
    bid(game, austria=1)
    assert (garrison(game, "hungari"), garrison(game, "karinthia")) == ("", "")
    assert (troops(game, "austria.1"), troops(game, "ottoman.1")) == (1, 1)


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("minor_status", STATUSES)
@pytest.mark.parametrize("new", STATUSES)
def test_a_takeover_never_starts_a_war_between_the_two(minor_status: str, new: str) -> None:
    game = at("drill", "ottoman", 6, {"sweden": {"status": new}, "ottoman": {"status": minor_status}})
    bid(game, sweden=1)
    assert not raison(game).war[power(game, "ottoman")] >> power(game, "sweden") & 1


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("holders", [{}, {"ottoman": "sweden"}])
def test_a_garrison_may_be_placed_in_a_hostile_minors_home(holders: dict[str, str]) -> None:
    powers = {
        "austria": {"generals": {"hungari": 2}},
        "ottoman": {"status": "second" if holders else "expansionist"},
    }
    game = at("movement", "austria", 6, powers, holders)
    run_to(game, "MoveGenerals", "austria")
    assert "garrison-march:austria.1:wien" in ids(game)


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("controller", ["austria", "poland"])
def test_no_garrison_in_the_home_of_an_own_minor_or_one_of_the_same_coalition(controller: str) -> None:
    powers = {"austria": {"generals": {"hungari": 2}}, "ottoman": {"status": "first"}}
    game = at("movement", "austria", 6, powers, {"ottoman": controller})
    run_to(game, "MoveGenerals", "austria")
    assert refusal(game, "garrison-march:austria.1:wien") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("12.6")
def test_a_minor_of_another_player_may_be_arbiter() -> None:
    game = at("movement", "austria", 6, {"ottoman": {"status": "second"}}, {"ottoman": "sweden"})
    run_to(game, "ChooseArbiter", "austria")
    before = morale(game, "ottoman")
    choose(game, "arbiter:ottoman")
    assert morale(game, "ottoman") == before + 1


@pytest.mark.rule("12.6")
def test_a_minor_as_arbiter_answers_through_its_controller() -> None:
    powers = {"ottoman": {"status": "second"}, "austria": {"generals": {"wien": 1}}}
    game = at("movement", "austria", 6, powers, {"ottoman": "sweden"})
    run_to(game, "ChooseArbiter", "austria")
    choose(game, "arbiter:ottoman", "end-turn", "request")
    assert (question(game), asked(game), game.to_act) == ("AllowTurn", "ottoman", (seat(game, "sweden"),))


@pytest.mark.rule("12.6")
def test_a_minor_of_the_same_coalition_may_not_be_arbiter() -> None:
    game = at("movement", "austria", 6, {"ottoman": {"status": "first"}}, {"ottoman": "poland"})
    run_to(game, "ChooseArbiter", "austria")
    assert refusal(game, "arbiter:ottoman") == ("same-coalition", "raison:9.7.1")
