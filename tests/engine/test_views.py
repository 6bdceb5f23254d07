"""What a game shows to a seat, to a spectator, and of its past."""

from __future__ import annotations

import json

import pytest

import theatrum
from theatrum.engine.game import Game


@pytest.fixture
def game() -> Game:
    return theatrum.new("raison", "1702", 4, seed=5)


def test_a_view_is_plain_data(game: Game, finished: Game) -> None:
    for shown in (game.view(None), game.view(game.to_act[0]), finished.view(0)):
        assert json.loads(json.dumps(shown)) == shown


def test_a_spectator_sees_no_hand_and_is_offered_nothing(game: Game) -> None:
    seen = game.view()
    assert seen["seat"] is None
    assert seen["choices"] == []
    assert seen["can_undo"] is False
    assert all(power["hand"]["known"] == [] for power in seen["powers"])
    assert all(power["hand"]["unknown"] for power in seen["powers"])
    assert all("card" not in event["about"] for event in seen["events"] if event["name"] == "drew")


def test_a_seat_sees_its_own_hand_and_its_choices(game: Game) -> None:
    seat = game.to_act[0]
    seen = game.view(seat)
    hands = {power["seat"]: power["hand"] for power in seen["powers"]}
    assert hands[seat]["known"]
    assert hands[seat]["unknown"] == 0
    assert all(hand["known"] == [] for owner, hand in hands.items() if owner != seat)
    assert [choice["id"] for choice in seen["choices"]] == [choice.id for choice in game.choices(seat)]
    assert seen["to_act"] == list(game.to_act)


def test_a_seat_that_is_not_asked_gets_the_question_without_choices(game: Game) -> None:
    other = next(seat for seat in range(game.seats) if seat not in game.to_act)
    seen = game.view(other)
    assert seen["choices"] == []
    assert seen["decision"]["name"] == type(game.decision).__name__


def test_events_can_be_had_from_a_number_on(game: Game) -> None:
    whole = game.view(0)
    rest = game.view(0, since=4)
    assert rest["events"] == whole["events"][4:]
    assert rest["events_end"] == whole["events_end"] == len(whole["events"])
    opening = next(number for number, event in enumerate(whole["events"]) if event["name"] == "round")
    told = game.log("pl", 0, since=opening)
    assert told == game.log("pl", 0)[-len(told) :]
    assert told[0] == game.teller("pl").sentence(game.state.events[opening])


def test_the_log_speaks_the_language_asked_for_else_that_of_the_game() -> None:
    polish = theatrum.new("raison", "1702", 4, seed=5, language="pl")
    english = theatrum.new("raison", "1702", 4, seed=5)
    assert polish.log() == english.log("pl") != english.log()
    assert polish.log("en") == english.log()
    assert polish.prompt() == english.prompt("pl") != english.prompt()


def test_a_finished_game_shows_its_result_to_all(finished: Game) -> None:
    for seat in (None, 0):
        seen = finished.view(seat)
        assert seen["over"] is True
        assert seen["result"] == list(finished.result)
        assert (seen["to_act"], seen["decision"], seen["choices"]) == ([], None, [])
    assert finished.prompt() == "The game is over."


def test_a_running_game_has_no_result(game: Game) -> None:
    assert game.result == ()
    assert game.view()["result"] == []


def test_chance_can_be_decided_for_a_lesson() -> None:
    game = theatrum.new("raison", "1618", 7, seed=5)
    game.force(5)
    drawn = len(game.journal)
    while len(game.journal) < drawn + 2 or all(isinstance(entry[0], int) for entry in game.journal[drawn:]):
        game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    outcome = next(entry for entry in game.journal[drawn:] if not isinstance(entry[0], int))
    assert outcome[2] == 5


def test_an_impossible_outcome_changes_nothing() -> None:
    game = theatrum.new("raison", "1618", 7, seed=5)
    ahead = chosen_first(game)
    while len(ahead.journal) == len(game.journal) + 1:  # until a choice draws chance
        game, ahead = ahead, chosen_first(ahead)
    before = game.state.to_bytes()
    game.force(0)
    with pytest.raises(theatrum.GameFileError, match="outcome 0 is impossible"):
        game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    assert game.state.to_bytes() == before
    assert chosen_first(game).journal == ahead.journal


def chosen_first(game: Game) -> Game:
    """The game after the first choice of the first seat."""
    ahead = game.clone()
    ahead.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    return ahead
