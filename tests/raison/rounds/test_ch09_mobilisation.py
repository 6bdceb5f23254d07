"""Chapter 9, action 5: Mobilisation, its prices, free cards, Troops, Fortresses and Corruption."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import at_action, closed, control, general_of, hand, money, morale, moving, told
from ..positions import asked, choose, ids, question, raison, run_to, territory

FOUR = {"wien": 0, "tyrol": 0, "bavaria": 0, "karinthia": 0}
"""All Austrian Generals on the board, so that no free cards are drawn."""


def mobilising(coins: int = 5, others: dict[str, Any] | None = None, **austria: Any) -> Any:
    table = {"generals": FOUR, "money": coins} | austria
    game = at_action("mobilisation", "austria", {"austria": table} | (others or {}))
    run_to(game, "Mobilise", "austria")
    return game


@pytest.mark.rule("9.5", "9.5.1")
@pytest.mark.parametrize(
    ("purchase", "price"),
    [("buy-troop:austria.1", 1), ("buy-card", 1), ("buy-morale", 1), ("buy-fortress:bohemia", 5)],
)
def test_a_fortress_costs_five_money_and_all_else_one(purchase: str, price: int) -> None:
    game = mobilising(9, garrisons=["bohemia"])
    choose(game, purchase)
    assert money(game, "austria") == 9 - price


@pytest.mark.rule("9.5")
def test_any_mix_may_be_bought_in_one_action() -> None:
    game = mobilising(9, garrisons=["bohemia"], morale=7, hand=[])
    game.force(4)
    choose(game, "buy-troop:austria.2", "buy-fortress:bohemia", "buy-card", "buy-morale", "buy-troop:austria.2")
    assert general_of(game, "austria.2") == ("tyrol", 2)
    assert raison(game).fortress == 1 << territory(game, "bohemia")
    assert (hand(game, "austria"), morale(game, "austria"), money(game, "austria")) == ((4,), 8, 0)


@pytest.mark.rule("9.5.1")
def test_the_number_bought_of_one_kind_is_limited_only_by_money() -> None:
    game = mobilising(6, morale=2)
    choose(game, *["buy-morale"] * 6)
    assert morale(game, "austria") == 8
    assert asked(game) != "austria"


@pytest.mark.rule("9.5.1")
def test_two_fortresses_may_be_bought_at_once() -> None:
    game = mobilising(10, garrisons=["bohemia", "silesia"])
    choose(game, "buy-fortress:bohemia", "buy-fortress:silesia")
    assert raison(game).fortress.bit_count() == 2


@pytest.mark.rule("9.5.1")
def test_morale_is_not_sold_above_fifteen() -> None:
    assert closed(mobilising(morale=15), "buy-morale") == ("morale-full", "raison:5.4")


@pytest.mark.rule("9.5.1")
def test_a_fortress_needs_five_money() -> None:
    assert closed(mobilising(4, garrisons=["bohemia"]), "buy-fortress:bohemia") == ("no-money", "raison:9.5.1")


# -- 9.5.2 free cards


@pytest.mark.rule("9.5.2")
@pytest.mark.parametrize(("on_board", "free"), [(4, 0), (3, 1), (1, 3), (0, 4)])
def test_each_general_off_board_draws_a_free_card(on_board: int, free: int) -> None:
    game = mobilising(5, generals=dict(list(FOUR.items())[:on_board]))
    assert len(hand(game, "austria")) == free
    assert money(game, "austria") == 5


@pytest.mark.rule("9.5.2")
def test_free_cards_are_drawn_even_without_money() -> None:
    game = at_action("mobilisation", "austria", {"austria": {"generals": {"wien": 1, "tyrol": 1}}})
    run_to(game, "ChooseArbiter")
    assert len(hand(game, "austria")) == 2


# -- 9.5.3 placing Troops


@pytest.mark.rule("9.5.3")
def test_bought_troops_go_under_any_general_on_the_board() -> None:
    game = mobilising(5)
    choose(game, "buy-troop:austria.1", "buy-troop:austria.4", "buy-troop:austria.4")
    assert [general_of(game, f"austria.{n}")[1] for n in (1, 2, 3, 4)] == [1, 0, 0, 2]


@pytest.mark.rule("9.5.3")
def test_no_general_has_more_than_three_troops() -> None:
    game = mobilising(5, generals=FOUR | {"wien": 2})
    choose(game, "buy-troop:austria.1")
    assert closed(game, "buy-troop:austria.1") == ("three-troops", "raison:9.5.3")


@pytest.mark.rule("9.5.3")
def test_no_troops_for_a_general_off_board() -> None:
    game = mobilising(5, generals={"wien": 0})
    assert closed(game, "buy-troop:austria.2") == ("general-off-board", "raison:9.5.3")


@pytest.mark.rule("9.5.3")
def test_troops_end_with_the_tokens_and_garrisons_use_tokens_too() -> None:
    game = mobilising(5, generals=FOUR | {"wien": 1}, garrisons=["bohemia"], tokens=3)
    choose(game, "buy-troop:austria.2")
    assert closed(game, "buy-troop:austria.2") == ("no-tokens", "raison:9.5.3")


# -- 9.5.4 Fortresses


@pytest.mark.rule("9.5.4")
@pytest.mark.parametrize("place", ["wien", "oldenburg", "holland"])
def test_a_fortress_needs_a_garrison_of_its_buyer(place: str) -> None:
    game = mobilising(5, {"protestants": {"garrisons": ["holland"]}}, garrisons=["bohemia"])
    assert closed(game, f"buy-fortress:{place}") == ("no-own-garrison", "raison:9.5.4")


@pytest.mark.rule("9.5.4")
@pytest.mark.parametrize("place", ["wien", "oldenburg", "pfalz", "bohemia"])
def test_a_fortress_may_stand_wherever_its_buyer_has_a_garrison(place: str) -> None:
    game = mobilising(5, garrisons=[place])
    choose(game, f"buy-fortress:{place}")
    assert raison(game).fortress == 1 << territory(game, place)


@pytest.mark.rule("9.5.4")
def test_a_territory_holds_one_fortress() -> None:
    game = mobilising(5, garrisons=["bohemia"], fortresses=["bohemia"])
    assert closed(game, "buy-fortress:bohemia") == ("fortress-there", "raison:9.5.4")


@pytest.mark.rule("9.5.4")
def test_the_sixth_fortress_can_be_bought() -> None:
    five = {"spain": {"fortresses": ["brabant", "navarra", "napoli", "madrid", "tunis"]}}
    assert "buy-fortress:bohemia" in ids(mobilising(5, five, garrisons=["bohemia"]))


@pytest.mark.rule("9.5.4")
def test_there_are_only_six_fortresses() -> None:
    six = {"spain": {"fortresses": ["brabant", "navarra", "napoli", "madrid", "tunis", "catalonia"]}}
    game = mobilising(5, six, garrisons=["bohemia"])
    assert closed(game, "buy-fortress:bohemia") == ("no-fortress-left", "raison:9.5.4")


@pytest.mark.rule("9.5.4")
def test_a_fortress_stays_when_its_garrison_is_disbanded() -> None:
    held = {"generals": {"wien": 1}, "garrisons": ["bohemia"], "fortresses": ["bohemia"]}
    game = at_action("movement", "austria", {"austria": held})
    run_to(game, "Disband", "austria")
    choose(game, "disband:bohemia")
    assert control(game, "bohemia") == ""
    assert raison(game).fortress == 1 << territory(game, "bohemia")


@pytest.mark.rule("9.5.4")
def test_a_new_garrison_has_the_good_of_a_fortress_it_finds() -> None:
    powers = {"austria": {"generals": {"wien": 2}}, "protestants": {"fortresses": ["bohemia"]}}
    game = moving("austria", powers)
    choose(game, "march:austria.1:bohemia", "garrison")
    g = raison(game)
    assert g.strength(1 << g.board.powers.index("austria"), territory(game, "bohemia")) == 1 + 1 + 4


# -- 9.5.5 Corruption


@pytest.mark.rule("9.5.5")
def test_unspent_money_is_lost_at_the_end_of_mobilisation() -> None:
    game = mobilising(5)
    choose(game, "buy-troop:austria.1", "done")
    assert money(game, "austria") == 0
    assert told(game, "corruption") == [{"power": "austria", "money": 4}]


@pytest.mark.rule("9.5.5")
def test_corruption_takes_everything_from_whoever_buys_nothing() -> None:
    game = mobilising(5)
    choose(game, "done")
    assert money(game, "austria") == 0


@pytest.mark.rule("9.5.5")
def test_corruption_strikes_only_the_mobilising_power() -> None:
    game = mobilising(5, {"spain": {"money": 4}})
    choose(game, "done")
    assert money(game, "spain") == 4


@pytest.mark.rule("9.5.5")
def test_mobilisation_ends_when_the_last_coin_is_spent() -> None:
    game = mobilising(1)
    choose(game, "buy-morale")
    assert (question(game), asked(game)) != ("Mobilise", "austria")
    assert told(game, "corruption") == []
