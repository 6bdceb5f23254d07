"""Chapter 9: all actions of a turn but Movement at once (option `actions`, ruling R22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.board import read_deck

from ..moves import Powers, hand, money, morale, told, turn_of
from ..positions import position, power, question, quiet, raison, seat
from ..talks import events, value

AT_ONCE = {"actions": "at-once"}


def first_turn(powers: Powers | None = None, forced: tuple[int, ...] = (1,), **options: str) -> Game:
    """1618, turn 1: Protestants drill, Poland subsidises, France leads, Austria mobilises, Spain moves."""
    empty = {
        name: {"cards": 0} for name in ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman")
    }
    tables = {name: {**table, **(powers or {}).get(name, {})} for name, table in empty.items()}
    return position("1618", powers=tables, forced=forced, options=AT_ONCE | options)


def answer(game: Game, **choices: str) -> None:
    for name, choice in choices.items():
        game.choose(seat(game, name), choice)


def put(game: Game) -> dict[str, str]:
    """The question that each asked Power sees."""
    g = raison(game)
    return {g.board.powers[g.major[player]]: game.view(player)["decision"]["name"] for player in game.to_act}


@pytest.mark.rule("9")
def test_everyone_but_the_mover_is_asked_at_the_same_time_for_its_own_action() -> None:
    game = first_turn()
    assert put(game) == {"protestants": "Discard", "austria": "Perform", "france": "Lead", "poland": "Gift"}
    assert game.view(None)["decision"]["name"] == "AtOnce"
    assert game.view(seat(game, "spain"))["decision"]["name"] == "AtOnce"
    assert game.view(seat(game, "france"))["decision"]["secret"]


@pytest.mark.rule("9")
def test_taxes_and_influence_come_at_once_as_nothing_is_to_be_decided() -> None:
    game = first_turn({"sweden": {"garrisons": ["pomerania"]}})
    assert told(game, "taxed")[0]["power"] == "ottoman"
    assert raison(game).influence[power(game, "sweden")] == value(game, "pomerania")


@pytest.mark.rule("9")
def test_each_seat_has_the_choices_of_its_own_question_and_its_prompt() -> None:
    game = first_turn()
    verbs = {name: {choice.verb for choice in game.choices(seat(game, name))} for name in put(game)}
    assert verbs["protestants"] == {"discard"}
    assert verbs["austria"] == {"perform", "forgo"}
    assert {"raise-morale", "draw-card", "done"} <= verbs["france"]
    assert verbs["poland"] == {"give-money", "done"}
    prompts = {game.prompt("en", seat(game, name)) for name in put(game)}
    assert len(prompts) == 4
    assert game.why_not(seat(game, "france"), "discard:1") is not None


@pytest.mark.rule("9")
def test_nothing_happens_until_the_last_answer_is_in() -> None:
    game = first_turn()
    before = len(raison(game).events)
    answer(game, france="raise-morale", poland="give-money:austria", protestants="discard:1")
    assert len(raison(game).events) == before
    assert (morale(game, "france"), money(game, "austria"), hand(game, "protestants")) == (5, 5, (1,))
    assert game.to_act == (seat(game, "austria"),)
    answer(game, austria="perform")
    assert (morale(game, "france"), money(game, "austria"), hand(game, "protestants")) == (6, 6, ())


@pytest.mark.rule("9")
def test_answers_are_carried_out_in_the_order_of_the_list_however_they_came() -> None:
    game = first_turn()
    answer(game, austria="perform", france="raise-morale", poland="give-money:spain", protestants="discard:1")
    names = [event.name for event in raison(game).events]
    assert names[-3:] == ["discarded", "gave-money", "gained-morale"]


@pytest.mark.rule("9")
def test_those_who_are_not_done_are_asked_on_and_a_gift_can_be_spent_in_the_next_step() -> None:
    game = first_turn({"austria": {"money": 1}})
    answer(game, protestants="discard:1", poland="give-money:austria", france="raise-morale", austria="perform")
    assert put(game) == {"austria": "Mobilise", "poland": "Gift"}
    answer(game, poland="give-money:austria", austria="buy-morale")
    assert (money(game, "austria"), money(game, "poland")) == (1 + 2 - 1, 5 - 2)
    answer(game, poland="done", austria="buy-morale")
    assert put(game) == {"austria": "Mobilise"}
    answer(game, austria="done")
    assert question(game) == "ChooseArbiter"


@pytest.mark.rule("9", "9.5.5")
@pytest.mark.parametrize("funds", [0, 1])
def test_a_gift_to_a_power_that_has_done_with_its_mobilisation_is_kept(funds: int) -> None:
    game = first_turn({"austria": {"money": funds}})
    answer(game, protestants="discard:1", poland="give-money:spain", france="raise-morale")
    if funds:
        answer(game, austria="perform")
        answer(game, austria="done", poland="give-money:spain")
        assert told(game, "corruption") == [{"power": "austria", "money": 1}]
    assert put(game) == {"poland": "Gift"}
    answer(game, poland="give-money:austria")
    assert money(game, "austria") == 1
    assert (question(game), game.to_act) == ("AtOnce", (seat(game, "poland"),))


@pytest.mark.rule("9", "9.7")
def test_movement_begins_when_all_other_actions_are_done() -> None:
    game = first_turn()
    answer(game, protestants="discard:1", poland="done", france="raise-morale", austria="forgo")
    assert (question(game), game.to_act) == ("ChooseArbiter", (seat(game, "spain"),))


@pytest.mark.rule("9", "5.10.1")
def test_the_hand_limit_is_kept_before_the_movement() -> None:
    game = first_turn({"austria": {"hand": [1, 2, 2, 3, 4, 4]}, "poland": {"hand": [6]}})
    answer(game, protestants="discard:1", poland="give-card:austria:6", france="raise-morale", austria="forgo")
    answer(game, poland="done")
    assert len(hand(game, "austria")) == 7
    assert (question(game), game.to_act) == ("OverLimit", (seat(game, "austria"),))


@pytest.mark.rule("9", "9.3")
def test_a_given_card_is_known_to_giver_and_receiver_alone() -> None:
    game = first_turn({"poland": {"hand": [6]}})
    answer(game, poland="give-card:austria:6", protestants="discard:1", france="raise-morale")
    for name in ("austria", "spain"):
        top = raison(game).veil(seat(game, name)).decision
        assert [found for found in top.answers if found is not None] == []  # type: ignore[union-attr]
    answer(game, austria="forgo")
    assert raison(game).veil(seat(game, "austria")).hands[power(game, "austria")] == (6,)
    assert raison(game).veil(seat(game, "spain")).hands[power(game, "austria")] == (0,)


@pytest.mark.rule("9", "4.1")
def test_influence_that_wins_ends_the_game_at_once() -> None:
    game = first_turn({"sweden": {"garrisons": ["pomerania"], "influence": 29}})
    assert game.over
    assert game.result[seat(game, "sweden")] == 1


@pytest.mark.rule("9")
def test_an_answer_can_be_taken_back_until_the_last_is_in() -> None:
    game = first_turn()
    answer(game, france="raise-morale", poland="done")
    assert game.can_undo(seat(game, "france"))
    game.undo(seat(game, "france"))
    answer(game, france="draw-card", protestants="discard:1", austria="forgo")
    assert not any(game.can_undo(player) for player in range(game.seats))


@pytest.mark.rule("9", "12.3.6")
def test_a_player_with_two_powers_is_asked_for_one_action_after_the_other() -> None:
    """1618 with four players: Austria, which holds Spain, drills while Spain subsidises."""
    start = {"turn": turn_of("drill", "austria"), "holders": {"poland": "france", "ottoman": "france"}}
    game = position("1618", 4, start=start, options=AT_ONCE)
    while question(game) != "AtOnce":
        quiet(game)
    player, asked = seat(game, "spain"), []
    assert player == seat(game, "austria")
    while player in game.to_act:
        asked.append((game.view(player)["decision"]["name"], game.view(player)["decision"]["about"]["power"]))
        for other in game.to_act:
            game.choose(other, game.choices(other)[-1])
    assert asked == [("Discard", "austria"), ("Gift", "spain")]


@pytest.mark.rule("9", "3.11")
def test_an_answer_that_has_become_impossible_is_asked_for_anew() -> None:
    """One card is left: the Protestants' Drill takes it in the moment in which France wants to draw it."""
    deck = [card for card, count in enumerate(read_deck()) for _ in range(count)]
    powers: Mapping[str, Any] = {"sweden": {"hand": deck[1:], "garrisons": []}}
    game = first_turn(powers, forced=(), decline="three")
    answer(game, protestants="perform", ottoman="perform", poland="done", france="draw-card")
    answer(game, austria="forgo")
    assert [args[0] for args in events(game, "drew")] == [power(game, "protestants")]
    assert put(game) == {"protestants": "Discard", "france": "Lead"}
    refused = game.why_not(seat(game, "france"), "draw-card")
    assert refused is not None
    assert refused.key == "deck-empty"


@pytest.mark.rule("9")
def test_in_1702_gifts_follow_leadership_within_the_same_action() -> None:
    powers: dict[str, Any] = {name: {"hand": []} for name in ("britain", "france", "sweden", "austria", "ottoman")}
    game = position("1702", powers=powers | {"russia": {"hand": [], "money": 5}}, forced=(1,), options=AT_ONCE)
    assert put(game) == {"britain": "Discard", "sweden": "Perform", "russia": "Lead"}
    answer(game, britain="discard:1", sweden="forgo", russia="raise-morale")
    assert put(game) == {"russia": "Gift"}
    answer(game, russia="give-money:austria")
    assert (money(game, "austria"), money(game, "russia")) == (1, 4)
