"""Chapter 9, action 3, where gifts are offered and an Ally may decline (option `gifts`, ruling R12)."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game

from ..moves import Powers, at_action, closed, hand, money, told
from ..positions import asked, choose, ids, position, power, question, raison, run_to, seat
from ..talks import at

OFFERED = {"gifts": "offered"}


def giving(powers: Powers, **options: str) -> Game:
    """Austria, with Spain and Poland in its coalition, comes to Subsidies and Mercenaries."""
    game = at_action("subsidies", "austria", powers, options=OFFERED | options)
    run_to(game, "Gift", "austria")
    return game


@pytest.mark.rule("9.3")
def test_by_default_a_gift_is_simply_given() -> None:
    game = at_action("subsidies", "austria", {"austria": {"money": 3}})
    run_to(game, "Gift", "austria")
    assert ids(game) == ["give-money:spain", "give-money:poland", "done"]


@pytest.mark.rule("9.3")
def test_each_gift_says_how_many_may_follow() -> None:
    game = at_action("subsidies", "austria", {"austria": {"money": 5}})
    run_to(game, "Gift", "austria")

    def left(text: str) -> str:
        giver = game.to_act[0]
        choice = next(choice for choice in game.choices(giver) if choice.id == text)
        brief = game.title.forecast(game.state.veil(giver), giver, choice).brief
        return game.teller("en").fact(brief, "brief") if brief else ""

    assert left("done") == ""
    for brief in ("then 2 more", "then 1 more", "the last"):
        assert left("give-money:poland") == brief
        choose(game, "give-money:poland")
    assert closed(game, "give-money:poland") == ("gift-limit", "raison:9.3")


@pytest.mark.rule("9.3")
def test_an_ally_is_asked_once_before_it_is_given_anything() -> None:
    game = giving({"austria": {"money": 5, "hand": [2, 6]}})
    assert ids(game) == ["offer-money:spain", "offer-cards:spain", "offer-money:poland", "offer-cards:poland", "done"]
    choose(game, "offer-money:poland")
    assert (question(game), asked(game), game.to_act) == ("AcceptGift", "poland", (seat(game, "poland"),))
    choose(game, "accept")
    assert ids(game) == ["offer-money:spain", "give-money:poland", "done"]
    choose(game, "give-money:poland", "give-money:poland", "offer-money:spain", "accept", "give-money:spain")
    assert [money(game, name) for name in ("austria", "spain", "poland")] == [2, 1, 2]
    assert closed(game, "give-money:spain") == ("gift-limit", "raison:9.3")


@pytest.mark.rule("9.3")
def test_an_ally_that_declines_gets_nothing_and_is_not_asked_again() -> None:
    game = giving({"austria": {"money": 5}})
    choose(game, "offer-money:poland", "decline")
    assert told(game, "declined") == [{"power": "poland", "giver": "austria"}]
    assert closed(game, "offer-money:poland") == ("gift-declined", "raison:9.3")
    assert (ids(game), money(game, "poland")) == (["offer-money:spain", "done"], 0)


@pytest.mark.rule("9.3")
def test_an_offer_of_cards_says_nothing_of_their_values() -> None:
    ways = []
    for card in (2, 6):
        game = giving({"austria": {"hand": [card]}})
        choose(game, "offer-cards:poland")
        ways.append(game.view(seat(game, "poland")))
    assert ways[0] == ways[1]
    choose(game, "accept", "give-card:poland:6")
    assert hand(game, "poland") == (6,)


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("kind", "other"), [("money", "cards"), ("cards", "money")])
def test_an_offer_settles_whether_money_or_cards_are_given(kind: str, other: str) -> None:
    game = giving({"austria": {"money": 5, "hand": [2]}})
    choose(game, f"offer-{kind}:poland", "accept")
    assert closed(game, f"offer-{other}:spain") == ("one-kind-of-gift", "raison:9.3")


@pytest.mark.rule("9.3")
def test_nobody_offers_what_it_does_not_have() -> None:
    assert closed(giving({"austria": {"hand": [2]}}), "offer-money:spain") == ("no-money", "raison:9.3")
    assert closed(giving({"austria": {"money": 2}}), "offer-cards:spain") == ("no-cards", "raison:9.3")


@pytest.mark.rule("9.3", "12.4.4")
def test_powers_of_one_player_need_no_consent() -> None:
    powers: dict[str, Any] = {"austria": {"money": 3}}
    game = at("subsidies", "austria", 4, powers, {"poland": "france", "ottoman": "france"}, options=OFFERED)
    run_to(game, "Gift", "austria")
    assert "give-money:spain" in ids(game)


@pytest.mark.rule("9.3", "9")
def test_offers_work_while_all_act_at_once() -> None:
    powers = {
        name: {"cards": 0} for name in ("protestants", "spain", "sweden", "austria", "france", "ottoman", "poland")
    }
    game = position("1618", powers=powers, forced=(1,), options=OFFERED | {"actions": "at-once"})
    poland, austria = seat(game, "poland"), seat(game, "austria")
    game.choose(poland, "offer-money:austria")
    for name, choice in (("protestants", "discard:1"), ("france", "raise-morale"), ("austria", "forgo")):
        game.choose(seat(game, name), choice)
    assert game.view(austria)["decision"]["name"] == "AcceptGift"
    game.choose(austria, "accept")
    game.choose(poland, "give-money:austria")
    assert money(game, "austria") == 6


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("ally", ["spain", "poland"])
def test_who_was_given_a_card_has_learned_it_and_nobody_else_has(ally: str) -> None:
    game = at_action("subsidies", "austria", {"austria": {"hand": [2, 6]}})
    run_to(game, "Gift", "austria")
    choose(game, f"give-card:{ally}:6")
    assert game.undo_needs(seat(game, "austria")) == {seat(game, ally)}
    hands = {name: raison(game).veil(seat(game, name)).hands for name in ("austria", ally, "sweden")}
    assert {name: known[power(game, ally)] for name, known in hands.items()} == {
        "austria": (6,),
        ally: (6,),
        "sweden": (0,),
    }
