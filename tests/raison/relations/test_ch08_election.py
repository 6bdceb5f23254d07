"""Chapter 8: the Election of the Holy Roman Emperor (Faza Elekcji Cesarza)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game

from ..moves import Powers, closed, influence
from ..positions import asked, choose, ids, position, power, question, quiet, raison, run_to, seat, territory
from ..talks import ELECTORS, each_scenario, events, prize, until, value

TURN = {"1618": 3, "1702": 2}
"""The turn, counted from 0, in which Austria's symbol stands at Drill."""


def election(
    scenario: str,
    powers: Powers,
    seats: int | None = None,
    emperor: str = "",
    holders: Mapping[str, str] | None = None,
    **options: str,
) -> Game:
    """The turn of Austria's Drill begins on a board cleared but for these pieces."""
    start: dict[str, Any] = {"turn": TURN[scenario], "holders": dict(holders or {})}
    if emperor:
        start["emperor"] = emperor
    return position(scenario, seats, powers, start, empty=True, options=options)


def emperor(game: Game) -> str:
    g = raison(game)
    return g.board.powers[g.emperor] if g.emperor >= 0 else ""


def voters(game: Game) -> list[str]:
    """Who is asked, in order, when all vote for themselves."""
    asks = []
    while question(game) == "Vote":
        asks.append(asked(game))
        choose(game, f"vote:{asked(game)}")
    return asks


def example() -> Game:
    """L1110-1146: Austria and France hold two Electors each, Britain, Sweden and Russia one each."""
    return election(
        "1702",
        {
            "austria": {"garrisons": ["nassau"], "status": "first"},  # and its Home Bohemia
            "france": {"garrisons": ["lorraine", "pfalz"], "status": "second"},
            "britain": {"garrisons": ["hannover"], "status": "expansionist"},
            "sweden": {"garrisons": ["brandenburg"], "status": "neutral"},
            "russia": {"garrisons": ["saxonia"], "status": "first"},
        },
    )


def four(**garrisons: list[str]) -> Game:
    """1618: these Garrisons beside the Homes Pfalz (Protestants) and Bavaria (Austria)."""
    return election("1618", {name: {"garrisons": land} for name, land in garrisons.items()})


# -- 8.1 the Emperor


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("scenario", "turn", "points"), [("1618", 0, 2), ("1702", 1, 2)])
def test_the_emperor_gains_two_influence_at_extend_influence(scenario: str, turn: int, points: int) -> None:
    game = position(scenario, empty=True, start={"turn": turn, "emperor": "sweden"})
    run_to(game, "ChooseArbiter")
    assert influence(game, "sweden") == points


@pytest.mark.rule("8.1")
def test_the_crown_adds_to_what_the_emperors_land_brings() -> None:
    land = prize(position("1618"), "sweden")
    game = position("1618", powers={"sweden": {"garrisons": [land]}}, empty=True, start={"emperor": "sweden"})
    run_to(game, "ChooseArbiter")
    assert influence(game, "sweden") == value(game, land) + 2


@pytest.mark.rule("8.1")
def test_nobody_else_gains_from_the_crown() -> None:
    game = position("1618", empty=True, start={"emperor": "france"})
    run_to(game, "ChooseArbiter")  # it is Sweden that extends its Influence
    assert raison(game).influence == [0] * 7


@pytest.mark.rule("8.1")
def test_election_itself_brings_no_influence() -> None:
    game = four(austria=["bohemia", "saxonia", "brandenburg"])
    voters(game)
    assert emperor(game) == "austria"
    assert influence(game, "austria") == 0


# -- 8.2 and 8.7 four votes


@pytest.mark.rule("8.2", "8.7")
def test_four_votes_elect() -> None:
    game = four(austria=["bohemia", "saxonia", "brandenburg"])
    voters(game)
    assert events(game, "elected") == [(power(game, "austria"), 4)]
    assert emperor(game) == "austria"


@pytest.mark.rule("8.2", "8.8")
def test_three_votes_do_not_elect() -> None:
    game = four(austria=["bohemia", "saxonia"])
    voters(game)
    assert events(game, "no-emperor") == [()]
    assert emperor(game) == ""


@pytest.mark.rule("8.2", "8.7")
def test_more_than_four_votes_elect_too() -> None:
    game = four(austria=["bohemia", "saxonia", "brandenburg", "nassau", "lorraine"])
    voters(game)
    assert events(game, "elected") == [(power(game, "austria"), 6)]


@pytest.mark.rule("8.2", "8.7")
def test_votes_of_allies_count_together() -> None:
    game = four(austria=["bohemia"], spain=["nassau", "lorraine"])
    choose(game, "vote:protestants", "vote:austria", "vote:austria")
    assert events(game, "elected") == [(power(game, "austria"), 4)]


@pytest.mark.rule("8.7")
def test_a_power_with_four_electors_may_decline_the_crown() -> None:
    game = four(austria=["bohemia", "saxonia", "brandenburg"], spain=["nassau"])
    choose(game, "vote:protestants", "vote:spain", "vote:spain")
    assert emperor(game) == "spain"


@pytest.mark.rule("8.7")
def test_after_the_election_austria_drills() -> None:
    game = four(austria=["bohemia"])
    voters(game)
    assert (question(game), asked(game)) == ("Discard", "austria")


# -- 8.3 the Electors


@pytest.mark.rule("8.3")
@each_scenario
def test_each_elector_gives_its_controller_one_vote(scenario: str) -> None:
    for land in ELECTORS[scenario]:
        game = election(scenario, {"sweden": {"garrisons": [land]}})
        assert game.summary(seat(game, "sweden"))["votes"]["sweden"] == 1


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("scenario", "land"), [("1618", "hannover"), ("1702", "bavaria"), ("1618", "silesia")])
def test_other_land_gives_no_vote(scenario: str, land: str) -> None:
    game = election(scenario, {"sweden": {"garrisons": [land]}})
    assert "sweden" not in voters(game)


@pytest.mark.rule("8.3", "5.8")
def test_a_lost_home_votes_for_who_garrisons_it() -> None:
    game = four(sweden=["bavaria"])
    assert voters(game) == ["protestants", "sweden"]


# -- 8.4 who takes part


@pytest.mark.rule("8.4")
def test_powers_without_an_elector_do_not_vote() -> None:
    assert voters(four(sweden=["brandenburg"])) == ["protestants", "sweden", "austria"]


@pytest.mark.rule("8.4", "8.2")
@pytest.mark.parametrize("candidate", ["spain", "poland", "france"])
def test_a_power_without_an_elector_cannot_be_voted_for(candidate: str) -> None:
    game = four()
    choose(game, "vote:protestants")
    assert asked(game) == "austria"
    assert closed(game, f"vote:{candidate}") == ("no-elector", "raison:8.4")


@pytest.mark.rule("8.4")
def test_a_general_without_a_garrison_gives_no_vote() -> None:
    game = election("1618", {"sweden": {"generals": {"brandenburg": 3}}})
    assert "sweden" not in voters(game)


@pytest.mark.rule("8.4")
def test_everybody_may_join_in_the_talks() -> None:
    game = election("1618", {}, talk="yes")
    assert (question(game), game.to_act) == ("Talk", tuple(range(7)))


@pytest.mark.rule("8.4", "12.5")
def test_an_uncontrolled_minor_does_not_vote() -> None:
    game = election("1702", {"russia": {"garrisons": ["saxonia"]}}, seats=4)
    assert "russia" not in voters(game)


@pytest.mark.rule("8.4", "12.5")
def test_an_uncontrolled_minor_cannot_be_voted_for() -> None:
    game = election("1702", {"russia": {"garrisons": ["saxonia"]}}, seats=4)
    assert asked(game) == "austria"
    assert closed(game, "vote:russia") == ("no-elector", "raison:8.4")


@pytest.mark.rule("8.4")
def test_a_controlled_minor_votes_by_its_controller() -> None:
    powers = {"russia": {"garrisons": ["saxonia"], "status": "second"}, "france": {"garrisons": ["pfalz"]}}
    game = election("1702", powers, seats=4, holders={"russia": "france"}, votes="power")
    run_to(game, "Vote", "russia")
    assert game.to_act == (seat(game, "france"),)
    assert ids(game) == ["vote:france", "vote:russia"]


# -- 8.5 votes of a player with several Powers (ruling R35)

HOUSE: Powers = {
    "russia": {"garrisons": ["saxonia", "brandenburg"], "status": "second"},
    "france": {"garrisons": ["pfalz", "lorraine"]},
    "sweden": {"garrisons": ["nassau"]},
}
"""France, with two Electors, holds Russia, with two more; Sweden of its coalition has one."""


def house(**options: str) -> Game:
    return election("1702", HOUSE, seats=4, holders={"russia": "france"}, **options)


@pytest.mark.rule("8.5", "8.7")
@pytest.mark.parametrize("candidate", ["france", "russia", "sweden"])
def test_a_player_gives_all_votes_of_all_powers_to_one_candidate(candidate: str) -> None:
    game = house()
    run_to(game, "Vote", "france")
    choose(game, f"vote:{candidate}")
    while question(game) == "Vote":
        assert asked(game) != "russia"
        choose(game, "vote:sweden" if asked(game) == "sweden" else ids(game)[0])
    votes = {tuple(args[:2]): args[2] for args in events(game, "voted")}
    assert votes[power(game, "france"), power(game, candidate)] == 2
    assert votes[power(game, "russia"), power(game, candidate)] == 2
    assert emperor(game) == candidate


@pytest.mark.rule("8.5", "8.6")
def test_the_votes_of_the_second_power_are_cast_in_its_place_of_the_order() -> None:
    game = house()
    while question(game) == "Vote":
        choose(game, ids(game)[0])
    voters_ = [args[0] for args in events(game, "voted")]
    assert voters_ == sorted(voters_)


@pytest.mark.rule("8.5")
def test_with_the_option_each_power_of_a_player_has_its_own_candidate() -> None:
    game = house(votes="power")
    run_to(game, "Vote", "france")
    choose(game, "vote:france")
    run_to(game, "Vote", "russia")
    assert {"vote:france", "vote:russia", "vote:sweden"} <= set(ids(game))
    choose(game, "vote:russia")
    assert emperor(game) == ""


# -- 8.5 whom one may vote for


@pytest.mark.rule("8.5")
def test_a_power_may_vote_for_itself() -> None:
    game = four()
    assert "vote:protestants" in ids(game)


@pytest.mark.rule("8.5")
def test_nobody_votes_for_a_power_with_which_it_is_at_war() -> None:
    game = four(spain=["nassau"], sweden=["brandenburg"])
    assert asked(game) == "protestants"
    assert ids(game) == ["vote:protestants", "vote:sweden"]
    assert closed(game, "vote:spain") == ("at-war", "raison:8.5")


@pytest.mark.rule("8.5")
def test_a_neutral_may_vote_for_anyone_who_takes_part() -> None:
    game = four(france=["lorraine"], sweden=["brandenburg"])
    run_to(game, "Vote", "france")
    assert ids(game) == ["vote:protestants", "vote:sweden", "vote:austria", "vote:france"]


@pytest.mark.rule("8.5")
def test_anyone_may_vote_for_a_neutral_who_takes_part() -> None:
    game = four(france=["lorraine"], ottoman=["saxonia"])
    open_ = []
    while question(game) == "Vote":
        open_.append("vote:france" in ids(game))
        quiet(game)
    assert open_ == [True] * 4


@pytest.mark.rule("8.5")
def test_votes_are_cast_together_and_cannot_be_split() -> None:
    game = four(austria=["bohemia"], spain=["nassau", "lorraine"])
    choose(game, "vote:protestants", "vote:spain")
    assert asked(game) == "austria"  # Spain is not asked again for its second vote
    assert events(game, "voted")[-1] == (power(game, "spain"), power(game, "spain"), 2)


@pytest.mark.rule("8.5")
def test_votes_are_public() -> None:
    game = four(sweden=["brandenburg"])
    choose(game, "vote:sweden")
    logs = [game.log(seat=viewer) for viewer in (None, *range(7))]
    assert all(log == logs[0] for log in logs)
    assert events(game, "voted") == [(power(game, "protestants"), power(game, "sweden"), 1)]


# -- 8.6 the order


@pytest.mark.rule("8.6", "5.6")
def test_voting_follows_the_order_of_powers_in_1618() -> None:
    game = four(ottoman=["saxonia"], poland=["brandenburg"], france=["lorraine"], sweden=["bohemia"], spain=["nassau"])
    assert voters(game) == ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"]


@pytest.mark.rule("8.6", "5.6")
def test_voting_follows_the_order_of_powers_in_1702() -> None:
    powers = {
        "britain": {"garrisons": ["hannover"]},
        "france": {"garrisons": ["lorraine"]},
        "sweden": {"garrisons": ["brandenburg"]},
        "russia": {"garrisons": ["saxonia"]},
        "ottoman": {"garrisons": ["pfalz"]},
    }
    assert voters(election("1702", powers)) == ["britain", "france", "sweden", "austria", "russia", "ottoman"]


# -- 8.7 the example of the book


@pytest.mark.rule("8.7")
def test_the_votes_of_the_example() -> None:
    game = example()
    votes = {
        name: game.summary(seat(game, name))["votes"][name]
        for name in ("britain", "france", "sweden", "austria", "russia", "ottoman")
    }
    assert votes == {"britain": 1, "france": 2, "sweden": 1, "austria": 2, "russia": 1, "ottoman": 0}


@pytest.mark.rule("8.5", "8.7")
def test_in_the_example_britain_may_vote_only_for_itself_or_sweden() -> None:
    game = example()
    assert asked(game) == "britain"
    assert ids(game) == ["vote:britain", "vote:sweden"]


@pytest.mark.rule("8.7")
def test_in_the_example_sweden_is_elected_with_four_votes() -> None:
    game = example()
    choose(game, "vote:britain", "vote:sweden", "vote:sweden", "vote:austria")
    assert (question(game), asked(game)) == ("Vote", "russia")
    choose(game, "vote:sweden")
    assert events(game, "elected") == [(power(game, "sweden"), 4)]
    assert emperor(game) == "sweden"
    assert (question(game), asked(game)) == ("Discard", "austria")


@pytest.mark.rule("8.7", "8.1")
def test_in_the_example_sweden_gains_two_influence_at_its_next_extend_influence() -> None:
    game = example()
    choose(game, "vote:britain", "vote:sweden", "vote:sweden", "vote:austria", "vote:sweden")
    until(game, "emperor-influence")
    assert events(game, "emperor-influence") == [(power(game, "sweden"), power(game, "sweden"))]
    own_colour = raison(game).board.land.colours[territory(game, "brandenburg")] >> power(game, "sweden") & 1
    assert influence(game, "sweden") == own_colour * value(game, "brandenburg") + 2


@pytest.mark.rule("8.7", "5.11")
def test_in_the_example_russia_was_free_to_break_its_word() -> None:
    game = example()
    choose(game, "vote:britain", "vote:sweden", "vote:sweden", "vote:austria")
    assert ids(game) == ["vote:sweden", "vote:austria", "vote:russia"]
    choose(game, "vote:austria")
    assert emperor(game) == ""


# -- 8.8 no result


@pytest.mark.rule("8.8")
def test_without_a_result_the_crown_falls_vacant() -> None:
    game = election("1618", {}, emperor="sweden")
    voters(game)
    assert emperor(game) == ""


@pytest.mark.rule("8.8")
def test_a_vacant_crown_brings_nobody_influence() -> None:
    game = election("1618", {}, emperor="poland")  # Poland extends its Influence this turn
    voters(game)
    run_to(game, "ChooseArbiter")
    assert events(game, "emperor-influence") == []


@pytest.mark.rule("8.8")
def test_by_the_option_the_previous_emperor_keeps_the_crown() -> None:
    game = election("1618", {}, emperor="sweden", crown="kept")
    voters(game)
    assert events(game, "no-emperor") == [()]
    assert emperor(game) == "sweden"


@pytest.mark.rule("8.8", "8.7")
@pytest.mark.parametrize("crown", ["vacant", "kept"])
def test_a_new_emperor_replaces_the_old_one(crown: str) -> None:
    powers = {"austria": {"garrisons": ["bohemia", "saxonia", "brandenburg"]}}
    game = election("1618", powers, emperor="sweden", crown=crown)
    voters(game)
    assert emperor(game) == "austria"
