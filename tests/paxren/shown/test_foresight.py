"""Bots look one turn ahead: what a rival could do with its two actions, and what is still to be done about it."""

from __future__ import annotations

from typing import Any

from theatrum.engine.game import Game

from ..bots import advice, both, play_turn, reasons
from ..positions import asked, bishop, choose, city, holder, position

STAR_CHAMBER, SCOTS, TERCIO, SINDICAT, ISABELLA = "PREN006", "PREN017", "PREN023", "PREN040", "PREN044"
COMET, TORCH = "COMET3", "PREN145X"
WEST = {"west": ["", "PREN001", "PREN002", "PREN003", "PREN004", "PREN005"]}


def in_danger(**start: Any) -> Game:
    """A position in which the Medici, who play next, have won if the Fuggers do nothing now."""
    idle = position(**start)
    choose(idle, "pass", "pass")
    assert asked(idle) == "medici"
    play_turn(idle)
    assert idle.over
    assert idle.result[1] == 1
    return position(**start)


def outlive(game: Game) -> None:
    """The Medici play their turn and have not won."""
    assert asked(game) == "medici"
    play_turn(game)
    assert not game.over


# -- one action to reach a victory, one to declare it


@both
def test_it_beheads_a_king_before_a_queen_brings_the_second(bot: str) -> None:
    game = in_danger(
        tableau={"fugger": [STAR_CHAMBER], "medici": ["england"]}, hands={"medici": [ISABELLA]}, active=["imperial"],
        market=WEST,
    )  # fmt: skip
    assert "stops-rival" in reasons(game, "ops:west")
    play_turn(game, bot)
    assert holder(game, "england") == ""
    outlive(game)


@both
def test_it_besieges_the_knights_that_would_march(bot: str) -> None:
    game = in_danger(
        tableau={"fugger": ["portugal", TERCIO], "medici": ["aragon", "england"]}, active=["imperial"], market=WEST,
        cities={"algiers": "catholic-knight"}, florins={"medici": 5, "fugger": 0},
    )  # fmt: skip
    play_turn(game, bot)
    assert "none" in (city(game, "valencia"), city(game, "algiers"))
    outlive(game)


@both
def test_it_buys_a_bishop_to_silence_the_card_that_would_vote(bot: str) -> None:
    """The only block takes both actions: buy the card, play it, and put its Bishop on the rival's estates."""
    game = in_danger(
        tableau={"fugger": ["aragon", SCOTS], "medici": ["england", "hungary", SINDICAT]}, active=["imperial"],
        market=WEST, florins={"medici": 5}, borders={"aragon_portugal": "medici-pawn", "aragon_france": "medici-pawn"},
    )  # fmt: skip
    play_turn(game, bot)
    assert bishop(game, SINDICAT) != ""
    outlive(game)


@both
def test_it_sees_that_a_fair_would_raise_the_soldier_again(bot: str) -> None:
    """A siege of Venice alone keeps the Catholics from winning only until the next fair passes there."""
    game = in_danger(
        tableau={"fugger": [TERCIO], "medici": ["PREN001", "PREN003"]}, bishops={"PREN001": "catholic"},
        cities={"venice": "catholic-knight", "cairo": ""}, active=["holy"],
        market={"east": ["", "PREN058", "PREN059", "PREN060", "PREN061", "PREN062"]},
    )  # fmt: skip
    play_turn(game, bot)
    outlive(game)


def test_where_no_block_is_sure_it_takes_the_one_that_costs_the_rival_an_action() -> None:
    cards = {"fugger": [STAR_CHAMBER], "medici": ["england", "france"]}
    game = position(
        tableau=cards, hands={"medici": [ISABELLA]}, active=["imperial"], florins={"fugger": 0}, market=WEST
    )
    assert "slows-rival" in reasons(game, "ops:west")
    assert advice(game)[0].choice.id == "ops:west"


# -- Comets


@both
def test_it_holds_the_fair_that_turns_a_comet_down(bot: str) -> None:
    """Without a florin to buy it: the fair takes the leftmost card away, and the Comet becomes the leftmost."""
    game = in_danger(
        tableau={"medici": ["england", "france"]}, florins={"fugger": 0, "medici": 3},
        market={"west": ["", COMET, "PREN002", "PREN003", "PREN004", "PREN005"]},
    )  # fmt: skip
    assert "stops-rival" in reasons(game, "fair:west")
    assert "fair:west" in play_turn(game, bot)
    outlive(game)


def test_a_comet_that_is_turned_down_frightens_nobody() -> None:
    west = [COMET, "PREN001", "PREN002", "PREN003", "PREN004", "PREN005"]
    game = position(tableau={"medici": ["england", "france"]}, market={"west": west}, florins={"medici": 3})
    assert not any(key == "stops-rival" for item in advice(game) for _, key in item.reasons)


def test_a_torch_leaves_no_action_for_the_comet() -> None:
    """A victory under a torch costs two actions: it cannot be turned up and declared in one turn."""
    cards = {"medici": ["england", "france"], "coeur": [TORCH]}
    west = ["", "PREN001", COMET, "PREN003", "PREN004", "PREN005"]
    game = position(
        options={"cards": "expansion"}, tableau=cards, market={"west": west}, florins={"fugger": 3, "medici": 3}
    )
    assert "stops-rival" not in reasons(game, f"buy:{COMET}")


def test_it_turns_up_no_victory_that_is_one_action_away_from_a_rival() -> None:
    market = {"west": ["", COMET, "PREN002", "PREN003", "PREN004", "PREN005"]}
    game = position(tableau={"medici": ["england"]}, hands={"medici": [ISABELLA]}, market=market)
    choose(game, f"buy:{COMET}")
    assert reasons(game, "activate:imperial")["gift-to-rival"] < 0


# -- nothing is given away, nothing overlooked


def test_it_keeps_the_king_without_whom_a_queen_would_be_enough() -> None:
    game = position(
        tableau={"fugger": ["aragon"], "medici": ["england"]}, hands={"medici": [ISABELLA]}, active=["imperial"],
        market=WEST, florins={"fugger": 0},
    )  # fmt: skip
    assert reasons(game, "sell:aragon")["gift-to-rival"] < 0


@both
def test_it_finds_the_siege_before_the_campaign_among_many_cards(bot: str) -> None:
    game = position(
        tableau={"fugger": ["england", "aragon", TERCIO, "PREN015", "PREN018", "PREN033"], "medici": ["portugal"]},
        active=["imperial"], market=WEST, florins={"fugger": 5},
    )  # fmt: skip
    chosen = play_turn(game, bot)
    assert (chosen[0], chosen[-1]) == ("ops:west", "declare:imperial")
    assert game.result[0] == 1


def test_a_rival_far_from_every_victory_is_not_searched() -> None:
    game = position(
        tableau={"fugger": [STAR_CHAMBER], "medici": ["england"]}, hands={"medici": [ISABELLA]}, market=WEST
    )
    told = {key for item in advice(game) for _, key in item.reasons}
    assert not told & {"stops-rival", "slows-rival", "gift-to-rival"}
