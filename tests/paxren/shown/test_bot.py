"""The steward sees a victory within its turn and takes it; it stops a rival's where it can; it gives none away."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from theatrum import LANGUAGES
from theatrum.arena import match
from theatrum.bots import make, sight
from theatrum.language import LIBRARY
from theatrum.titles.paxren import PAXREN

from ..bots import advice, both, play_turn, reasons
from ..positions import asked, choose, city, holder, open_, position, tableau

STAR_CHAMBER, SCOTS, TERCIO, SINDICAT, ISABELLA = "PREN006", "PREN017", "PREN023", "PREN040", "PREN044"
GUTENBERG, ADVENTURERS, COMET, SECOND_COMET = "PREN043", "PREN016", "COMET3", "COMET4"
ROWS = {"west": ["", "PREN001", "PREN002", "PREN003", "PREN004", "PREN005"]}
ROWS_EAST = {"east": ["", "PREN058", "PREN059", "PREN060", "PREN061", "PREN062"]}
RIVAL = {"medici": ["england", "france"]}
"""Two Kings more than anyone: enough for the Imperial victory at four banks."""


# -- a win within the turn


@both
def test_it_declares_a_victory_it_has_reached(bot: str) -> None:
    game = position(tableau={"fugger": ["england", "france"]}, active=["imperial"])
    assert "win" in reasons(game, "declare:imperial")
    assert play_turn(game, bot) == ["declare:imperial"]


@both
def test_it_buys_a_comet_for_the_victory_it_has_reached_and_declares(bot: str) -> None:
    market = {"west": ["", "PREN001", COMET, "PREN003", "PREN004", "PREN005"]}
    game = position(tableau={"fugger": ["england", "france"]}, market=market, florins={"fugger": 2})
    assert "win-in-sight" in reasons(game, f"buy:{COMET}")
    assert play_turn(game, bot) == [f"buy:{COMET}", "activate:imperial", "declare:imperial"]


@both
def test_it_crowns_the_king_it_lacks_and_declares(bot: str) -> None:
    game = position(tableau={"fugger": ["england"]}, hands={"fugger": [ISABELLA]}, active=["imperial"])
    assert "win-in-sight" in reasons(game, f"play:{ISABELLA}")
    chosen = play_turn(game, bot)
    assert (chosen[0], chosen[-1]) == (f"play:{ISABELLA}", "declare:imperial")
    assert game.result[0] == 1


VOTE: dict[str, Any] = {
    "florins": {"fugger": 5},
    "borders": {"aragon_portugal": "fugger-pawn", "aragon_france": "fugger-pawn"},
}


@both
def test_it_votes_a_king_away_from_the_runner_up_and_declares(bot: str) -> None:
    cards = {"fugger": ["england", "hungary", SINDICAT], "medici": ["aragon"]}
    game = position(tableau=cards, active=["imperial"], **VOTE)
    chosen = play_turn(game, bot)
    assert (chosen[0], chosen[-1]) == ("ops:west", "declare:imperial")
    assert game.result[0] == 1


@both
def test_it_represses_the_concession_in_its_way_and_declares(bot: str) -> None:
    game = position(
        tableau={"fugger": [ADVENTURERS, SCOTS]}, active=["globalization"],
        borders={"aragon_france": "fugger-pawn", "england_france": "medici-pawn", "aragon_portugal": "fugger-pawn"},
    )  # fmt: skip
    assert not open_(game, "declare")
    chosen = play_turn(game, bot)
    assert (chosen[0], chosen[-1]) == ("ops:west", "declare:globalization")


@both
def test_a_win_comes_before_a_block(bot: str) -> None:
    cards = {"fugger": ["portugal", ADVENTURERS, STAR_CHAMBER], **RIVAL}
    offices = {"aragon_france": "fugger-pawn", "aragon_portugal": "fugger-pawn"}
    game = position(tableau=cards, borders=offices, active=["imperial", "globalization"])
    assert play_turn(game, bot) == ["declare:globalization"]


# -- a rival is stopped


@both
def test_it_beheads_a_king_of_a_rival_about_to_win(bot: str) -> None:
    game = position(tableau={"fugger": [STAR_CHAMBER], **RIVAL}, active=["imperial"])
    assert "stops-rival" in reasons(game, "ops:west")
    play_turn(game, bot)
    assert holder(game, "england") == ""
    assert asked(game) == "medici"
    assert not open_(game, "declare")


@both
def test_it_votes_against_a_rival_about_to_win(bot: str) -> None:
    game = position(tableau={"fugger": [SINDICAT], "medici": ["aragon", "hungary"]}, active=["imperial"], **VOTE)
    play_turn(game, bot)
    assert holder(game, "aragon") == "fugger"
    assert not open_(game, "declare")


OFFICES = {"england_france": "medici-pawn", "england_portugal": "medici-pawn", "aragon_papal_states": "medici-pawn"}
"""Two more than the one that every bank starts with."""


@both
def test_it_represses_a_concession_of_a_rival_about_to_win(bot: str) -> None:
    game = position(
        tableau={"fugger": [SCOTS], "medici": [ADVENTURERS]}, borders=OFFICES, active=["globalization"],
        market=ROWS,
    )  # fmt: skip
    assert "stops-rival" in reasons(game, "ops:west")
    play_turn(game, bot)
    assert not open_(game, "declare")


@both
def test_it_besieges_the_last_soldier_of_a_faith_about_to_win(bot: str) -> None:
    game = position(
        tableau={"fugger": [TERCIO], "medici": ["PREN001", "PREN003"]}, bishops={"PREN001": "catholic"},
        cities={"venice": "catholic-knight", "cairo": ""}, active=["holy"], market=ROWS_EAST,
        borders={"ottoman_papal_states": "coeur-pawn"},
    )  # fmt: skip
    play_turn(game, bot)
    assert city(game, "venice") == "none"
    assert not open_(game, "declare")


@both
def test_it_buys_the_comet_a_rival_waits_for(bot: str) -> None:
    market = {"west": ["", "PREN001", "PREN002", COMET, "PREN004", "PREN005"]}
    game = position(tableau=RIVAL, market=market, florins={"fugger": 3, "medici": 3})
    assert "stops-rival" in reasons(game, f"buy:{COMET}")
    chosen = play_turn(game, bot)
    assert f"buy:{COMET}" in chosen
    assert "activate:imperial" not in chosen
    assert not open_(game, "declare")


def test_it_leaves_the_comet_to_a_rival_who_cannot_pay_for_it() -> None:
    market = {"west": ["", "PREN001", "PREN002", COMET, "PREN004", "PREN005"]}
    game = position(tableau=RIVAL, market=market, florins={"fugger": 3, "medici": 0})
    assert "stops-rival" not in reasons(game, f"buy:{COMET}")


@both
def test_it_uses_both_actions_for_a_block_that_needs_two(bot: str) -> None:
    """No card of its own, but a Queen for sale: bought and crowned she makes the King that is missing."""
    market = {"west": ["", "PREN001", ISABELLA, "PREN003", "PREN004", "PREN005"]}
    game = position(tableau=RIVAL, market=market, florins={"fugger": 2}, active=["imperial"])
    assert "stops-rival" in reasons(game, f"buy:{ISABELLA}")
    chosen = play_turn(game, bot)
    assert chosen[:2] == [f"buy:{ISABELLA}", f"play:{ISABELLA}"]
    assert ISABELLA in tableau(game, "fugger")
    assert not open_(game, "declare")


@both
def test_it_buys_two_comets_away(bot: str) -> None:
    market = {"west": ["", "PREN001", COMET, SECOND_COMET, "PREN004", "PREN005"]}
    game = position(tableau=RIVAL, market=market, florins={"fugger": 5, "medici": 6})
    chosen = play_turn(game, bot)
    assert {f"buy:{COMET}", f"buy:{SECOND_COMET}"} <= set(chosen)
    assert "activate:imperial" not in chosen
    assert not open_(game, "buy") & {f"buy:{COMET}", f"buy:{SECOND_COMET}"}


# -- nothing is given away


def test_with_nothing_to_be_done_it_plays_on() -> None:
    game = position(tableau={"fugger": [GUTENBERG], **RIVAL}, active=["imperial"], florins={"fugger": 4}, market=ROWS)
    assert not any(key == "stops-rival" for item in advice(game) for _, key in item.reasons)
    chosen = play_turn(game)
    assert "pass" not in chosen
    assert GUTENBERG in tableau(game, "fugger")
    assert open_(game, "declare") == {"declare:imperial"}


def test_it_keeps_the_king_that_holds_a_rival_back() -> None:
    cards = {"fugger": ["aragon"], **RIVAL}
    game = position(tableau=cards, active=["imperial"], florins={"fugger": 0}, market=ROWS)
    assert reasons(game, "sell:aragon")["gift-to-rival"] < 0
    play_turn(game)
    assert holder(game, "aragon") == "fugger"


def test_it_turns_up_no_victory_a_rival_has_reached() -> None:
    market = {"west": ["", COMET, "PREN002", "PREN003", "PREN004", "PREN005"]}
    game = position(tableau=RIVAL, market=market, florins={"fugger": 2})
    choose(game, f"buy:{COMET}")
    assert reasons(game, "activate:imperial")["gift-to-rival"] < 0
    assert advice(game)[0].choice.id != "activate:imperial"


def test_a_quiet_position_is_not_searched() -> None:
    told = {key for item in advice(position()) for _, key in item.reasons}
    assert not told & {"win-in-sight", "stops-rival", "gift-to-rival"}


# -- whole games


@pytest.mark.parametrize(("seats", "cards"), [(2, "core"), (3, "promo"), (4, "core")])
def test_stewards_play_whole_games(seats: int, cards: str) -> None:
    game = position(seats, {"cards": cards}, seed="whole")
    match.play(game, [make("steward", seat) for seat in range(seats)])
    assert sorted(game.result) == list(range(1, seats + 1))


@pytest.mark.parametrize("step", [6, pytest.param(1, marks=pytest.mark.soak)])
def test_every_reason_has_words_and_the_scores_are_their_sums(step: int) -> None:
    game = position(tableau={"fugger": [STAR_CHAMBER], **RIVAL}, active=["imperial"], seed="words")
    steward = make("steward", "words")
    told = set()
    for number in count():
        if game.over:
            break
        seen = sight(game, game.to_act[0])
        if len(seen.choices) > 1 and number % step == 0:
            scores = PAXREN.scores(seen.state, seen.seat, seen.choices)
            weighed = [PAXREN.weigh(seen.state, seen.seat, choice) for choice in seen.choices]
            assert [sum(weight for weight, _ in pairs) for pairs in weighed] == pytest.approx(scores)
            told |= {why.key for choice in seen.choices for why in PAXREN.explain(seen.state, seen.seat, choice)}
        game.choose(seen.seat, steward.choose(seen))
    words = [LIBRARY.words(game.title, language) for language in LANGUAGES]
    assert "stops-rival" in told
    assert [key for key in sorted(told) for spoken in words if not spoken.has(f"why-{key}")] == []


# -- operations that would harm the bank itself

KINGMAKER = "PREN051"


def test_it_does_not_repress_a_rook_of_its_own_for_a_florin() -> None:
    game = position(tableau={"fugger": ["england", KINGMAKER]}, cities={"london": "catholic-rook"})
    choose(game, "ops:west")
    assert f"use:{KINGMAKER}:repress-rook" in open_(game, "use")
    assert play_turn(game)[0] != f"use:{KINGMAKER}:repress-rook"
    assert city(game, "london") == "catholic-rook"


def test_it_represses_the_rook_of_a_rival_for_a_florin() -> None:
    cards = {"fugger": [KINGMAKER], "medici": ["england"]}
    game = position(tableau=cards, cities={"london": "catholic-rook"})
    choose(game, "ops:west")
    assert play_turn(game)[0] == f"use:{KINGMAKER}:repress-rook"


def test_it_begins_no_campaign_that_is_lost_from_the_start() -> None:
    cities = {"london": "catholic-knight", "paris": "catholic-knight", "bruges": "catholic-rook"}
    game = position(tableau={"fugger": ["england"], "medici": ["france"]}, florins={"fugger": 5}, cities=cities)
    choose(game, "ops:west")
    assert "use:england:campaign" in open_(game, "use")
    assert play_turn(game)[0] == "stop"
