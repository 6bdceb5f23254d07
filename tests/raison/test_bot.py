"""The steward votes as one player, fights with a purpose and asks for no turn that it would not use."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import theatrum
from theatrum.bots import make, sight
from theatrum.engine.game import Game

from .moves import at_action, attack, duel, influence, told
from .positions import asked, ids, power, question, raison, run_to
from .relations.test_ch08_election import election, emperor


def picks(game: Game) -> str:
    """What the steward rates best for the seat that is asked."""
    return make("steward", "test").advise(sight(game, game.to_act[0]))[0].choice.id


def play(game: Game, name: str, seed: int = 0) -> None:
    """The steward answers as long as this question is put."""
    player = make("steward", seed)
    while question(game) == name:
        seat = game.to_act[0]
        game.choose(seat, player.choose(sight(game, seat)))


# -- 8 Election


@pytest.mark.rule("8.5", "8.7")
@pytest.mark.parametrize("seed", range(4))
def test_two_powers_of_one_player_vote_for_the_same_candidate(seed: int) -> None:
    """Two votes each: together they crown one of the two, alone neither."""
    powers = {
        "britain": {"garrisons": ["hannover", "nassau"]},
        "russia": {"garrisons": ["saxonia", "brandenburg"]},
        "france": {"garrisons": ["lorraine", "pfalz"]},
    }
    game = election("1702", powers, seats=3, holders={"russia": "britain", "sweden": "france", "ottoman": "austria"})
    play(game, "Vote", seed)
    assert {vote["candidate"] for vote in told(game, "voted") if vote["power"] in ("britain", "russia")} == {"britain"}
    assert emperor(game) == "britain"


@pytest.mark.rule("8.7")
@pytest.mark.parametrize(("points", "crowned"), [({"austria": 4, "russia": 9}, True), ({"austria": 20}, False)])
def test_a_friend_gets_the_crown_only_while_he_trails(points: dict[str, int], crowned: bool) -> None:
    """Austria lacks one vote, which its Ally has: better Austria than nobody, unless Austria is about to win."""
    powers = {
        "austria": {"garrisons": ["nassau", "pfalz"], "status": "first", "influence": points.get("austria", 0)},
        "russia": {"garrisons": ["saxonia"], "status": "first", "influence": points.get("russia", 0)},
    }
    game = election("1702", powers)
    play(game, "Vote")
    assert (emperor(game) == "austria") is crowned


# -- 9.7 Movement


@pytest.mark.rule("9.7.3")
def test_no_turn_is_asked_for_without_a_move_to_make() -> None:
    game = attack("austria", {"austria": {"generals": {"wien": 0}}})
    assert question(game) == "AskForTurn"
    assert "request" in ids(game)
    assert picks(game) == "done"


# -- 10 battles


@pytest.mark.rule("10.2")
def test_no_supporters_are_called_against_a_side_without_cards() -> None:
    mine = {"generals": {"bohemia": 3, "franconia": 3}, "hand": [5, 5, 6, 6]}
    game = duel(mine, {"generals": {"saxonia": 1}, "hand": []})
    assert (question(game), asked(game)) == ("DeclareSupport", "austria")
    assert picks(game) == "done"


@pytest.mark.rule("10.2")
def test_supporters_are_called_where_their_cards_decide() -> None:
    mine = {"generals": {"bohemia": 1, "franconia": 3}, "hand": [5, 5, 6, 6]}
    game = duel(mine, {"generals": {"saxonia": 3}, "hand": [4, 4, 4]})
    assert picks(game) == "support:austria.2"


@pytest.mark.rule("10.3")
def test_no_card_is_wasted_on_a_battle_that_is_won() -> None:
    game = duel({"generals": {"bohemia": 3}, "hand": [3, 5, 6]}, {"generals": {"saxonia": 1}, "hand": []})
    assert picks(game) == "pass"


@pytest.mark.rule("10.3")
def test_the_smallest_card_that_wins_is_played() -> None:
    """Three against three, and nobody can answer."""
    game = duel({"hand": [1, 4, 6]}, {"hand": []})
    assert picks(game) == "play:austria.1:1"


@pytest.mark.rule("10.3.4")
def test_a_lost_battle_gets_no_more_cards() -> None:
    game = duel({"generals": {"bohemia": 1}, "hand": [1, 1]}, {"generals": {"saxonia": 3}, "hand": []})
    assert picks(game) == "pass"


@pytest.mark.rule("4.1", "10.2")
@pytest.mark.parametrize(("points", "helps"), [(5, True), (28, False)])
def test_no_friend_is_helped_to_the_victory_that_ends_the_game(points: int, helps: bool) -> None:
    spain = {"generals": {"franconia": 3}, "hand": [6, 6, 6], "morale": 9}
    mine = {"influence": points, "hand": [6, 6]}
    game = duel(mine, {"hand": []}, {"spain": spain})
    assert (question(game), asked(game)) == ("DeclareSupport", "spain")
    assert influence(game, "austria") == points
    assert (picks(game) == "support:spain.1") is helps


# -- 9.5 Mobilisation


@pytest.mark.rule("9.5.5")
def test_money_is_spent_before_it_is_lost() -> None:
    """Five cards, 14 Morale and no General to be armed: there is little to buy, but nothing else to do with Money."""
    powers = {"austria": {"money": 2, "morale": 14, "hand": [4, 4, 5, 5, 6]}}
    game = at_action("mobilisation", "austria", powers)
    run_to(game, "Mobilise", "austria")
    play(game, "Mobilise")
    assert told(game, "corruption") == []
    assert raison(game).money[power(game, "austria")] == 0


# -- reasons


def test_the_odds_in_a_reason_are_those_of_the_forecast() -> None:
    """Battles before they begin, supports and cards: a hint and the list beside it say the same per cent."""
    game = theatrum.new("raison", "1702", seats=4, seed="odds")
    steward, told = make("steward", "odds"), set()
    while len(told) < len(ODDS):
        who = game.to_act[0]
        seen = sight(game, who)
        for choice in seen.choices:
            for why in game.title.explain(seen.state, who, choice):
                if why.key not in ODDS:
                    continue
                likely = game.forecast(who, choice)
                assert likely is not None
                assert likely["picture"] is not None
                percent = round(100 * likely["picture"]["win"])
                assert abs(ODDS[why.key](why.args) - percent) <= 1
                told.add(why.key)
        game.choose(who, steward.choose(seen))


ODDS: dict[str, Callable[[tuple[int, ...]], int]] = {
    "prize": lambda args: args[1],
    "risk": lambda args: 100 - args[0],
    "sure-first": lambda args: args[0],
    "tips-the-scale": lambda args: args[1],
}
"""Reasons with odds in them."""
