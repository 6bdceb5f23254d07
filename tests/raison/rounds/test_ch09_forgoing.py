"""Chapter 9: which actions a Power may forgo (ruling R37)."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from ..moves import at_action, control, hand, influence, money, told
from ..positions import asked, choose, ids, position, question, quiet, raison, run_to
from ..talks import prize, value

THREE = {"decline": "three"}
NONE = {"decline": "none"}


def asked_whether(game: Game) -> list[tuple[str, str]]:
    """The actions that Powers are asked about to the end of the turn, all of which they perform."""
    seen, turn = [], raison(game).turn
    while raison(game).turn == turn:
        if question(game) == "Perform":
            seen.append((asked(game), game.view(None)["decision"]["about"]["action"]))
        quiet(game)
    return seen


@pytest.mark.rule("9", "9.5.5")
def test_money_is_kept_through_a_mobilisation_that_is_forgone() -> None:
    game = at_action("mobilisation", "austria", {"austria": {"money": 7, "generals": {"wien": 0}}})
    run_to(game, "Perform", "austria")
    assert ids(game) == ["perform", "forgo"]
    choose(game, "forgo")
    assert told(game, "forwent") == [{"power": "austria", "action": "mobilisation"}]
    assert (money(game, "austria"), told(game, "corruption")) == (7, [])
    assert hand(game, "austria") == (), "no free cards either for the Generals off the board"
    assert asked(game) != "austria"


@pytest.mark.rule("9", "9.5.2", "9.5.5")
def test_a_mobilisation_that_is_performed_brings_free_cards_purchases_and_corruption() -> None:
    powers = {"austria": {"money": 7, "generals": {"wien": 0, "tyrol": 0, "bavaria": 0}}}
    game = at_action("mobilisation", "austria", powers, forced=(1, 4))
    run_to(game, "Perform", "austria")
    choose(game, "perform")
    assert (question(game), hand(game, "austria")) == ("Mobilise", (4,))
    choose(game, "buy-troop:austria.1", "done")
    assert told(game, "corruption") == [{"power": "austria", "money": 6}]
    assert money(game, "austria") == 0


@pytest.mark.rule("9")
def test_without_money_nothing_is_asked_before_a_mobilisation() -> None:
    game = at_action("mobilisation", "austria", {"austria": {"generals": {"wien": 0}}}, forced=(1, 4, 4, 4))
    assert asked_whether(game) == []
    assert hand(game, "austria") == (4, 4, 4)


@pytest.mark.rule("9")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["mobilisation"]),
        (NONE, []),
        (THREE, ["drill", "taxation", "mobilisation"]),
    ],
)
def test_which_actions_of_a_turn_may_be_forgone(options: dict[str, str], expected: list[str]) -> None:
    game = position("1618", powers={"austria": {"money": 5}}, options=options)
    assert [action for _, action in asked_whether(game)] == expected


@pytest.mark.rule("9", "9.1")
def test_a_drill_that_is_forgone_draws_and_discards_nothing() -> None:
    game = at_action("drill", "sweden", {"sweden": {"hand": [6]}}, options=THREE, forced=())
    run_to(game, "Perform", "sweden")
    choose(game, "forgo")
    assert hand(game, "sweden") == (6,)
    assert not told(game, "drew")
    assert asked(game) != "sweden"


@pytest.mark.rule("9", "9.2")
@pytest.mark.parametrize("answer", ["perform", "forgo"])
def test_a_taxation_that_is_forgone_brings_nothing(answer: str) -> None:
    game = at_action("taxation", "austria", {"austria": {}}, options=THREE)
    run_to(game, "Perform", "austria")
    assert control(game, "wien") == "austria"
    choose(game, answer)
    assert (money(game, "austria") > 0) == (answer == "perform")


@pytest.mark.rule("9", "9.6")
def test_influence_is_scored_unasked() -> None:
    land = prize(position("1618"), "sweden")
    game = at_action("influence", "sweden", {"sweden": {"garrisons": [land]}}, options=THREE)
    assert "influence" not in [action for _, action in asked_whether(game)]
    assert influence(game, "sweden") == value(game, land)


@pytest.mark.rule("9", "9.7.1")
def test_a_movement_names_its_arbiter_even_where_other_actions_may_be_forgone() -> None:
    game = at_action("movement", "austria", {"austria": {"generals": {"wien": 1}}}, options=THREE)
    run_to(game, "ChooseArbiter", "austria")
    assert all(choice.startswith("arbiter:") for choice in ids(game))
