"""What is foretold at the council table and of land: exact numbers, the book's examples among them."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game

from .minors.test_ch12_auction import power
from .moves import at_action, at_movement, duel
from .positions import asked, choose, position, question, quiet, raison, run_to, seat
from .relations.test_ch08_election import example


def facts(game: Game, choice: str) -> list[tuple[str, str, tuple[Any, ...]]]:
    """Grade, key and what is named."""
    told = game.forecast(game.to_act[0], raison(game).lexicon.parse(choice))
    assert told is not None
    return [(fact["grade"], fact["key"], tuple(fact["about"].values())) for fact in told["facts"]]


def lines(game: Game, choice: str) -> list[str]:
    who = game.to_act[0]
    picked = raison(game).lexicon.parse(choice)
    return [line for _, line in game.teller("en").foretold(game.title.forecast(game.state.veil(who), who, picked))]


def brief(game: Game, choice: str) -> tuple[Any, ...]:
    told = game.forecast(game.to_act[0], raison(game).lexicon.parse(choice))
    assert told is not None
    return tuple(told["brief"]["about"].values())


@pytest.mark.rule("8.5")
def test_a_vote_says_what_it_makes_and_who_can_still_add() -> None:
    """L1110-1146: Austria and France hold two Electors each, Britain, Sweden and Russia one each."""
    game = example()
    assert (question(game), asked(game)) == ("Vote", "britain")
    assert facts(game, "vote:britain") == [
        ("certain", "votes", ("britain", 1, 4)), ("certain", "out-of-reach", ("britain",)),
    ]  # fmt: skip
    choose(game, "vote:britain", "vote:sweden")
    assert asked(game) == "sweden"
    assert facts(game, "vote:austria") == [
        ("certain", "votes", ("austria", 1, 4)),
        ("likely", "may-vote", ("austria", 2, "austria")),
        ("likely", "may-vote", ("russia", 1, "austria")),
    ]
    choose(game, "vote:austria", "vote:austria")
    assert asked(game) == "russia"
    assert facts(game, "vote:austria") == [
        ("certain", "votes", ("austria", 4, 4)), ("certain", "elected", ("austria",)),
    ]  # fmt: skip


@pytest.mark.rule("9.7.3")
@pytest.mark.parametrize(("morale", "turns"), [(9, 3), (10, 2), (13, 1)])
def test_an_arbiter_is_foretold_with_the_turns_it_can_grant(morale: int, turns: int) -> None:
    """1, 2 and 3 Morale for the three turns, and never more than 15."""
    game = at_movement("austria", {"austria": {"generals": {"bohemia": 2}}, "ottoman": {"morale": morale}})
    assert ("certain", "arbiter-turns", ("ottoman", turns)) in facts(game, "arbiter:ottoman")


@pytest.mark.rule("12.3.1")
def test_a_bid_says_what_is_left_and_who_can_outbid_it() -> None:
    game = position("1702", 3)
    run_to(game, "Bid")
    g = raison(game)
    minor = raison(game).decision.minor  # type: ignore[union-attr]
    me = game.to_act[0]
    highest = max(g.morale[major] for major in g.major)
    told = facts(game, "bid:1")
    troops = sum(g.troops[general] for general in g.board.generals[minor])
    assert told[0] == ("certain", "minor-brings", (g.board.powers[minor], troops, len(g.hands[minor])))
    assert told[1] == ("likely", "bid-costs", (g.board.powers[g.major[me]], 1, g.morale[g.major[me]] - 1))
    assert {key for _, key, _ in told[2:]} == {"outbid"}
    if g.morale[g.major[0]] == highest:
        assert ("certain", "bid-sure", (g.board.powers[minor],)) in [
            fact for fact in facts(game, f"bid:{highest}") if me == 0
        ]
    assert power(game, g.board.powers[minor]) == minor
    assert seat(game, g.board.powers[g.major[me]]) == me


@pytest.mark.rule("9.2")
def test_taxation_says_how_much_before_it_is_forgone() -> None:
    game = at_action("taxation", "austria", {"austria": {}}, options={"decline": "three"})
    while (question(game), asked(game)) != ("Perform", "austria"):
        quiet(game)
    [collected] = lines(game, "perform")
    money = int(collected.split("collect ")[1].split()[0])
    assert facts(game, "forgo") == [("certain", "forgone-taxes", ("austria", money))]
    before = raison(game).money[power(game, "austria")]
    choose(game, "perform")
    assert raison(game).money[power(game, "austria")] == before + money


@pytest.mark.rule("10.3")
def test_a_battle_in_a_list_counts_the_cards_that_the_seat_knows() -> None:
    """Strengths 3 and 3: Austria's 4 lies face down, so the Protestants count only their own 2."""
    game = duel({"hand": [4, 4]}, {"hand": [2, 2]})
    choose(game, "play:austria.1:4")
    assert brief(game, "pass")[:2] == (3, 3)
    assert brief(game, "play:protestants.1:2")[:2] == (3, 5)
