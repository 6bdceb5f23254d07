"""12.6: questions and answers on Minor Powers."""

from __future__ import annotations

import pytest

from theatrum.titles.raison.vocabulary import STATUSES

from ..moves import closed, garrison, morale
from ..positions import asked, choose, ids, question, raison, run_to, seat
from ..talks import at, at_war, bid, troops

# -- 12.6 questions and answers


@pytest.mark.rule("12.6", "12.3.3")
def test_taking_over_a_minor_of_ones_own_coalition_changes_nothing_on_the_board() -> None:
    powers = {
        "poland": {"status": "first", "generals": {"silesia": 2, "moravia": 1}, "garrisons": ["brandenburg"]},
        "austria": {"generals": {"silesia": 1}},
    }
    game = at("drill", "poland", 5, powers)
    before = (list(raison(game).spot), list(raison(game).garrison), list(raison(game).troops))
    bid(game, austria=1)
    assert (raison(game).spot, raison(game).garrison, raison(game).troops) == before
    assert (question(game), asked(game)) == ("Discard", "poland")


@pytest.mark.rule("12.6", "12.3.3")
def test_if_both_were_neutral_nothing_changes_on_the_board() -> None:
    powers = {
        "france": {"status": "neutral", "garrisons": ["lorraine"], "generals": {"lorraine": 1}},
        "ottoman": {"status": "neutral", "garrisons": ["transylvania"], "generals": {"transylvania": 1}},
    }
    game = at("drill", "ottoman", 6, powers)
    before = (list(raison(game).spot), list(raison(game).garrison))
    bid(game, france=1)
    assert (raison(game).spot, raison(game).garrison) == before


@pytest.mark.rule("12.6", "11.1")
def test_if_they_were_at_war_garrisons_in_each_others_homes_are_removed() -> None:
    powers = {
        "austria": {"garrisons": ["hungari"], "generals": {"wien": 0}},
        "ottoman": {"status": "expansionist", "garrisons": ["karinthia"], "generals": {"istanbul": 0}},
    }
    game = at("drill", "ottoman", 6, powers)
    bid(game, austria=1)
    assert (garrison(game, "hungari"), garrison(game, "karinthia")) == ("", "")
    assert (troops(game, "austria.1"), troops(game, "ottoman.1")) == (1, 1)


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("minor_status", STATUSES)
@pytest.mark.parametrize("new", STATUSES)
def test_a_takeover_never_starts_a_war_between_the_two(minor_status: str, new: str) -> None:
    game = at("drill", "ottoman", 6, {"sweden": {"status": new}, "ottoman": {"status": minor_status}})
    bid(game, sweden=1)
    assert not at_war(game, "ottoman", "sweden")


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("holders", [{}, {"ottoman": "sweden"}])
def test_a_garrison_may_be_placed_in_a_hostile_minors_home(holders: dict[str, str]) -> None:
    powers = {
        "austria": {"generals": {"hungari": 2}},
        "ottoman": {"status": "second" if holders else "expansionist"},
    }
    game = at("movement", "austria", 6, powers, holders)
    run_to(game, "MoveGenerals", "austria")
    assert "garrison-march:austria.1:wien" in ids(game)


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("controller", ["austria", "poland"])
def test_no_garrison_in_the_home_of_an_own_minor_or_one_of_the_same_coalition(controller: str) -> None:
    powers = {"austria": {"generals": {"hungari": 2}}, "ottoman": {"status": "first"}}
    game = at("movement", "austria", 6, powers, {"ottoman": controller})
    run_to(game, "MoveGenerals", "austria")
    assert closed(game, "garrison-march:austria.1:wien") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("12.6")
def test_a_minor_of_another_player_may_be_arbiter() -> None:
    game = at("movement", "austria", 6, {"ottoman": {"status": "second"}}, {"ottoman": "sweden"})
    run_to(game, "ChooseArbiter", "austria")
    before = morale(game, "ottoman")
    choose(game, "arbiter:ottoman")
    assert morale(game, "ottoman") == before + 1


@pytest.mark.rule("12.6")
def test_a_minor_as_arbiter_answers_through_its_controller() -> None:
    powers = {"ottoman": {"status": "second"}, "austria": {"generals": {"wien": 1}}}
    game = at("movement", "austria", 6, powers, {"ottoman": "sweden"})
    run_to(game, "ChooseArbiter", "austria")
    choose(game, "arbiter:ottoman", "end-turn", "request")
    assert (question(game), asked(game), game.to_act) == ("AllowTurn", "ottoman", (seat(game, "sweden"),))


@pytest.mark.rule("12.6")
def test_a_minor_of_the_same_coalition_may_not_be_arbiter() -> None:
    game = at("movement", "austria", 6, {"ottoman": {"status": "first"}}, {"ottoman": "poland"})
    run_to(game, "ChooseArbiter", "austria")
    assert closed(game, "arbiter:ottoman") == ("same-coalition", "raison:9.7.1")
