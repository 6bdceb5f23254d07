"""Chapter 4: immediate victory (Warunki zwycięstwa) at 30 Influence in 1618, 25 in 1702."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from ..positions import choose, position, power, question, quiet, raison, run_to, seat, territory


def prize(game: Game, name: str) -> str:
    """A Contested territory in the Power's colour that is worth something."""
    land = raison(game).board.land
    return next(
        land.ids[t]
        for t, colours in enumerate(land.colours)
        if colours >> power(game, name) & 1 and land.value[t] and raison(game).garrison[t] < 0 and not land.elector[t]
    )


def extend(scenario: str, name: str, total: int) -> Game:
    """A Power that stands at Extend Influence comes to this total by its one Garrison."""
    plain = position(scenario)
    land = prize(plain, name)
    points = raison(plain).board.land.value[territory(plain, land)]
    own = {"influence": total - points, "garrisons": [land]}
    game = position(scenario, powers={name: own}, empty=True)
    while not game.over and "influence" not in [event.name for event in raison(game).events]:
        quiet(game)
    assert raison(game).influence[power(game, name)] == total
    return game


def attack(spain: int, austria: int, more: bool = False) -> Game:
    """1618: Spain marches from Brabant on a lone Protestant General in Nassau; Austria in Lorraine may support."""
    armies: dict[str, dict[str, object]] = {
        "spain": {"generals": {"brabant": 3, "lombardia": 2}, "influence": spain},
        "austria": {"generals": {"lorraine": 2}, "influence": austria},
        "protestants": {"generals": {"nassau": 0, "piedmont": 0} if more else {"nassau": 0}},
    }
    game = position("1618", powers=armies, empty=True)
    run_to(game, "MoveGenerals", "spain")
    choose(game, "march:spain.1:nassau")
    if more:
        choose(game, "march:spain.2:piedmont")
    choose(game, "end-turn")
    return game


def winner(game: Game) -> str:
    return raison(game).board.powers[raison(game).winner] if game.over else ""


@pytest.mark.rule("4.1")
def test_thirty_influence_wins_in_1618() -> None:
    game = extend("1618", "sweden", 30)
    assert winner(game) == "sweden"


@pytest.mark.rule("4.1")
def test_twenty_nine_influence_do_not_win_in_1618() -> None:
    game = extend("1618", "sweden", 29)
    assert winner(game) == ""


@pytest.mark.rule("4.1")
def test_twenty_five_influence_win_in_1702() -> None:
    game = extend("1702", "austria", 25)
    assert winner(game) == "austria"


@pytest.mark.rule("4.1")
def test_twenty_four_influence_do_not_win_in_1702() -> None:
    game = extend("1702", "austria", 24)
    assert winner(game) == ""


@pytest.mark.rule("4.1")
def test_victory_ends_the_game_before_the_next_action_of_the_turn() -> None:
    game = extend("1618", "sweden", 30)
    assert (game.to_act, game.decision) == ((), None)
    assert "movement-turn" not in [event.name for event in raison(game).events]  # Spain's Movement is not played


@pytest.mark.rule("4.1")
def test_nobody_may_choose_anything_after_the_victory() -> None:
    game = extend("1618", "sweden", 30)
    refused = game.why_not(seat(game, "spain"), "arbiter:sweden")
    assert refused is not None
    assert refused.key == "game-over"


@pytest.mark.rule("4.1")
def test_the_result_puts_the_winner_first_and_the_others_by_influence() -> None:
    tracks = {"sweden": 30, "spain": 12, "france": 9}
    game = position("1618", powers={name: {"influence": points} for name, points in tracks.items()})
    raison(game).check_victory()
    places = {name: game.result[seat(game, name)] for name in ("sweden", "spain", "france", "protestants", "ottoman")}
    assert places == {"sweden": 1, "spain": 2, "france": 3, "protestants": 4, "ottoman": 7}


@pytest.mark.rule("4.1")
def test_influence_of_a_battle_wins_in_the_middle_of_movement() -> None:
    game = attack(spain=28, austria=0)
    choose(game, "done")  # Austria does not support
    assert raison(game).influence[power(game, "spain")] == 30
    assert winner(game) == "spain"
    assert "beaten" not in [event.name for event in raison(game).events]  # the rest of the battle is not played


@pytest.mark.rule("4.1")
def test_victory_in_the_first_battle_leaves_the_second_unfought() -> None:
    game = attack(spain=28, austria=0, more=True)
    assert question(game) == "ChooseBattle"
    choose(game, "fight:nassau", "done")
    assert winner(game) == "spain"
    assert [event.name for event in raison(game).events].count("battle") == 1


@pytest.mark.rule("4.1")
def test_of_two_at_once_the_one_with_more_influence_wins() -> None:
    game = attack(spain=28, austria=29)
    choose(game, "support:austria.1")
    run_to_end(game)
    assert [raison(game).influence[power(game, name)] for name in ("spain", "austria")] == [30, 31]
    assert winner(game) == "austria"


@pytest.mark.rule("4.1", "5.6")
def test_of_two_at_once_and_equal_the_earlier_in_the_order_of_powers_wins() -> None:
    game = attack(spain=28, austria=28)
    choose(game, "support:austria.1")
    run_to_end(game)
    assert [raison(game).influence[power(game, name)] for name in ("spain", "austria")] == [30, 30]
    assert winner(game) == "spain"


def run_to_end(game: Game) -> None:
    """Pass until the battle is decided."""
    while not game.over:
        choose(game, "pass")
