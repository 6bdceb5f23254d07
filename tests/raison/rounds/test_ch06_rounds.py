"""Chapter 6: the course of the game (Przebieg rozgrywki): rounds and their three phases."""

from __future__ import annotations

from collections import defaultdict

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison import RAISON

from ..positions import asked, choose, position, power, question, quiet, raison, run_to, seat

each_scenario = pytest.mark.parametrize("scenario", ["1618", "1702"])
FIRST = {"1618": "protestants", "1702": "britain"}
TURNS = {"1618": 7, "1702": 6}
AUSTRIAN_DRILL = {"1618": 4, "1702": 3}
"""The turn in which Austria's symbol reaches Drill."""
ASKS = {"Discard", "Gift", "Lead", "Mobilise", "ChooseArbiter", "MoveGenerals"}


def play_round(game: Game, until: int = 2) -> list[tuple[int, str, str]]:
    """Play quietly to a later round; (turn, question, Power asked) on the way."""
    seen = []
    while raison(game).round < until:
        seen.append((raison(game).turn, question(game), asked(game)))
        quiet(game)
    return seen


def names(game: Game) -> list[str]:
    return [event.name for event in raison(game).events]


# -- 6 rounds


@pytest.mark.rule("6")
@each_scenario
def test_rounds_follow_each_other_until_somebody_wins(scenario: str) -> None:
    game = position(scenario)
    play_round(game, until=4)
    assert not game.over
    assert [event.args for event in raison(game).events if event.name == "round"] == [(1,), (2,), (3,), (4,)]


@pytest.mark.rule("6")
def test_no_further_round_is_played_once_a_power_has_won() -> None:
    game = position("1618", powers={"sweden": {"influence": 28}}, start={"emperor": "sweden"})
    while not game.over:  # the crown brings Sweden the last two points
        quiet(game)
    assert names(game).count("round") == 1


@pytest.mark.rule("6", "6.2")
@each_scenario
def test_a_round_has_seven_turns_in_1618_and_six_in_1702(scenario: str) -> None:
    game = position(scenario)
    play_round(game)
    turns = [event.args[0] for event in raison(game).events if event.name == "turn"]
    assert turns == list(range(1, TURNS[scenario] + 1))


# -- 6.1 the Diplomacy phase


@pytest.mark.rule("6.1")
@each_scenario
def test_the_first_round_has_no_diplomacy(scenario: str) -> None:
    game = position(scenario)
    assert (question(game), asked(game)) == ("Discard", FIRST[scenario])
    assert "ChooseStatus" not in {asks for _, asks, _ in play_round(game)}


@pytest.mark.rule("6.1")
@each_scenario
def test_every_later_round_opens_with_diplomacy(scenario: str) -> None:
    game = position(scenario)
    for later in (2, 3):
        play_round(game, until=later)
        assert (question(game), raison(game).turn) == ("ChooseStatus", 0)


@pytest.mark.rule("6.1")
@each_scenario
def test_diplomacy_comes_just_before_the_first_drill(scenario: str) -> None:
    game = position(scenario, start={"round": 2})
    assert question(game) == "ChooseStatus"
    assert "drew" not in names(game)[names(game).index("round") :]
    run_to(game, "Discard")
    assert asked(game) == FIRST[scenario]


@pytest.mark.rule("6.1", "7.3")
@each_scenario
def test_the_players_decide_at_the_same_time(scenario: str) -> None:
    game = position(scenario, start={"round": 2})
    choosers = {"1618": ["sweden", "france", "poland", "ottoman"], "1702": ["britain", "sweden", "russia", "ottoman"]}
    assert game.to_act == tuple(seat(game, name) for name in choosers[scenario])


@pytest.mark.rule("6.1")
@each_scenario
def test_the_status_holds_for_the_whole_round(scenario: str) -> None:
    game = position(scenario, start={"round": 2})
    for player in game.to_act:
        game.choose(player, "status:expansionist")
    before = list(raison(game).status)
    asks = {name for _, name, _ in play_round(game, until=3)}
    assert "ChooseStatus" not in asks
    assert raison(game).status == before


# -- 6.2 the Action phase


@pytest.mark.rule("6.2")
@each_scenario
def test_each_power_performs_each_action_once_in_a_round(scenario: str) -> None:
    game = position(scenario)
    play_round(game)
    powers = raison(game).board.powers
    count: dict[str, list[str]] = defaultdict(list)
    for event in raison(game).events:
        if event.name in ("taxed", "arbiter"):
            count[event.name].append(powers[event.args[0]])
    assert sorted(count["taxed"]) == sorted(powers)
    assert sorted(count["arbiter"]) == sorted(powers)


@pytest.mark.rule("6.2")
def test_over_the_turns_a_power_goes_through_the_seven_actions_in_order() -> None:
    game = position("1618", powers={"sweden": {"money": 2, "hand": [1, 2]}, "protestants": {"morale": 5}})
    first = {}
    for turn, name, who in play_round(game):
        if who == "sweden" and name in ASKS:
            first.setdefault(name, turn)
    assert first == {"ChooseArbiter": 1, "MoveGenerals": 1, "Discard": 2, "Gift": 4, "Lead": 5, "Mobilise": 6}


@pytest.mark.rule("6.2", "9")
def test_the_actions_of_a_turn_go_in_the_order_of_the_list_with_movement_last() -> None:
    game = position("1618")
    order = [(name, who) for turn, name, who in play_round(game) if turn == 0 and name in ASKS]
    assert list(dict.fromkeys(order)) == [
        ("Discard", "protestants"),
        ("Gift", "poland"),
        ("Lead", "france"),
        ("Mobilise", "austria"),
        ("ChooseArbiter", "spain"),
        ("MoveGenerals", "spain"),
    ]


@pytest.mark.rule("6.2", "9")
def test_the_actions_of_a_turn_go_in_the_order_of_the_list_in_1702() -> None:
    game = position("1702")
    order = [(name, who) for turn, name, who in play_round(game) if turn == 0 and name in ASKS]
    assert list(dict.fromkeys(order)) == [
        ("Discard", "britain"),
        ("Lead", "russia"),
        ("Gift", "russia"),
        ("Mobilise", "sweden"),
        ("ChooseArbiter", "france"),
        ("MoveGenerals", "france"),
    ]


@pytest.mark.rule("6.2")
@each_scenario
def test_the_wheel_turns_only_when_every_power_has_acted(scenario: str) -> None:
    game = position(scenario)
    run_to(game, "MoveGenerals")
    assert raison(game).turn == 0
    while question(game) != "Discard":
        quiet(game)
    assert raison(game).turn == 1


@pytest.mark.rule("6.2")
@each_scenario
def test_the_phase_ends_when_the_first_power_returns_to_drill(scenario: str) -> None:
    game = position(scenario, start={"turn": TURNS[scenario] - 1})
    play_round(game)
    assert question(game) == "ChooseStatus"
    run_to(game, "Discard")
    assert asked(game) == FIRST[scenario]


# -- 6.3 the Election phase


@pytest.mark.rule("6.3", "8.1")
@each_scenario
def test_the_election_is_held_in_the_turn_in_which_austria_reaches_drill(scenario: str) -> None:
    game = position(scenario)
    run_to(game, "Vote")
    assert raison(game).turn + 1 == AUSTRIAN_DRILL[scenario]


@pytest.mark.rule("6.3", "8.1")
@each_scenario
def test_the_election_comes_before_any_action_of_that_turn(scenario: str) -> None:
    game = position(scenario)
    run_to(game, "Vote")
    assert names(game)[-1] == "turn"
    cards = len(raison(game).hands[power(game, "austria")])
    while question(game) == "Vote":
        choose(game, "vote:" + asked(game))
    assert (question(game), asked(game)) == ("Discard", "austria")
    assert len(raison(game).hands[power(game, "austria")]) == cards + 1


@pytest.mark.rule("6.3")
@each_scenario
def test_no_other_turn_has_an_election(scenario: str) -> None:
    game = position(scenario)
    turns = {turn + 1 for turn, name, _ in play_round(game) if name == "Vote"}
    assert turns == {AUSTRIAN_DRILL[scenario]}


@pytest.mark.rule("6")
def test_a_round_has_a_beat_for_each_turn_of_the_wheel() -> None:
    beats = [RAISON.clock(raison(position("1618", start={"round": r, "turn": t}))) for r in (1, 2, 3) for t in range(7)]
    assert beats == list(range(beats[0], beats[0] + 21))
