"""7.6 and 7.7: admission to a coalition, refusal, expulsion."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from ..moves import closed
from ..positions import asked, choose, ids, question, quiet, raison, run_to, seat
from ..talks import CHOOSERS, LEADING, allied, at_war, declare, each_scenario, phase, status

# -- 7.6 admission and refusal


@pytest.mark.rule("7.6", "3.3")
@pytest.mark.parametrize(
    ("scenario", "applicant", "coalition", "head"),
    [
        ("1618", "france", "first", "austria"),
        ("1618", "france", "second", "protestants"),
        ("1702", "ottoman", "first", "austria"),
        ("1702", "ottoman", "second", "france"),
    ],
)
def test_the_head_of_a_coalition_decides_on_a_newcomer(
    scenario: str, applicant: str, coalition: str, head: str
) -> None:
    game = phase(scenario)
    declare(game, **dict.fromkeys(CHOOSERS[scenario], "neutral") | {applicant: coalition})
    assert (question(game), asked(game), game.to_act) == ("Admission", head, (seat(game, head),))
    assert ids(game) == [f"admit:{applicant}", f"refuse:{applicant}"]


def applying(**wishes: str) -> Game:
    """1618: everybody Neutral but those who apply."""
    game = phase()
    declare(game, **dict.fromkeys(CHOOSERS["1618"], "neutral") | wishes)
    return game


@pytest.mark.rule("7.6")
def test_an_admitted_newcomer_is_a_member() -> None:
    game = applying(france="second")
    choose(game, "admit:france")
    assert status(game, "france") == "second"
    assert allied(game, "france", "protestants")


@pytest.mark.rule("7.6")
def test_a_refused_newcomer_must_choose_another_status() -> None:
    game = applying(france="second")
    choose(game, "refuse:france")
    assert (question(game), game.to_act) == ("ChooseAgain", (seat(game, "france"),))
    assert ids(game) == ["status:first", "status:neutral", "status:expansionist"]
    assert closed(game, "status:second") == ("refused-by", "raison:7.6")


@pytest.mark.rule("7.6")
def test_a_refused_newcomer_needs_the_other_heads_admission_too() -> None:
    game = applying(france="second")
    choose(game, "refuse:france", "status:first")
    assert (question(game), asked(game)) == ("Admission", "austria")
    choose(game, "admit:france")
    assert status(game, "france") == "first"


@pytest.mark.rule("7.6")
def test_refused_by_both_heads_a_power_stays_outside_the_coalitions() -> None:
    game = applying(france="second")
    choose(game, "refuse:france", "status:first", "refuse:france")
    assert ids(game) == ["status:neutral", "status:expansionist"]
    choose(game, "status:expansionist")
    assert status(game, "france") == "expansionist"


@pytest.mark.rule("7.6", "5.6")
def test_newcomers_are_heard_in_the_order_of_powers() -> None:
    game = phase("1618", {"sweden": {"status": "neutral"}, "poland": {"status": "neutral"}})
    declare(game, sweden="first", france="second", poland="second", ottoman="first")
    heard = []
    while question(game) == "Admission":
        heard.append((asked(game), ids(game)[0]))
        quiet(game)
    assert heard == [
        ("austria", "admit:sweden"),
        ("protestants", "admit:france"),
        ("protestants", "admit:poland"),
        ("austria", "admit:ottoman"),
    ]


@pytest.mark.rule("7.6")
def test_nobody_is_asked_about_neutrals_and_expansionists() -> None:
    game = applying(ottoman="expansionist")
    assert question(game) not in ("Admission", "Expulsion", "ChooseAgain")


@pytest.mark.rule("7.6")
def test_two_refused_powers_both_choose_again() -> None:
    game = applying(france="second", ottoman="first")
    choose(game, "refuse:france", "refuse:ottoman")
    assert game.to_act == (seat(game, "france"),)
    choose(game, "status:neutral")
    assert game.to_act == (seat(game, "ottoman"),)
    choose(game, "status:neutral")
    assert [status(game, name) for name in ("france", "ottoman")] == ["neutral", "neutral"]


# -- 7.7 expulsion


@pytest.mark.rule("7.7")
@pytest.mark.parametrize(
    ("scenario", "member", "head"),
    [("1618", "poland", "austria"), ("1618", "sweden", "protestants"), ("1702", "sweden", "france")],
)
def test_the_head_may_expel_a_member_of_an_earlier_round(scenario: str, member: str, head: str) -> None:
    game = phase(scenario)
    own = status(game, member)
    declare(game, **dict.fromkeys(CHOOSERS[scenario], "neutral") | {member: own})
    assert (question(game), asked(game), game.to_act) == ("Expulsion", head, (seat(game, head),))
    assert ids(game) == [f"keep:{member}", f"expel:{member}"]


@pytest.mark.rule("7.7")
def test_a_member_that_is_kept_stays() -> None:
    game = applying(poland="first")
    choose(game, "keep:poland")
    assert status(game, "poland") == "first"


@pytest.mark.rule("7.7")
def test_an_expelled_member_may_take_any_other_status() -> None:
    game = applying(poland="first")
    choose(game, "expel:poland")
    assert (question(game), asked(game)) == ("ChooseAgain", "poland")
    assert ids(game) == ["status:second", "status:neutral", "status:expansionist"]
    assert closed(game, "status:first") == ("refused-by", "raison:7.6")


@pytest.mark.rule("7.7", "7.6")
def test_an_expelled_member_needs_admission_to_the_other_coalition() -> None:
    game = applying(poland="first")
    choose(game, "expel:poland", "status:second")
    assert (question(game), asked(game)) == ("Admission", "protestants")


@pytest.mark.rule("7.7")
def test_a_newcomer_cannot_be_expelled_in_the_phase_in_which_it_joins() -> None:
    game = applying(france="first")
    choose(game, "admit:france")
    assert question(game) == "Discard"  # the next round's action phase: nobody asked about expulsion


@pytest.mark.rule("7.7")
def test_a_newcomer_may_be_expelled_one_round_later() -> None:
    game = applying(france="first")
    choose(game, "admit:france")
    run_to(game, "ChooseStatus")
    assert raison(game).round == 3
    declare(game, france="first")
    assert (question(game), ids(game)) == ("Expulsion", ["keep:france", "expel:france"])


@pytest.mark.rule("7.7")
def test_a_member_that_leaves_of_its_own_will_is_not_voted_on() -> None:
    assert question(applying()) not in ("Admission", "Expulsion")


@pytest.mark.rule("7.7")
def test_a_member_that_was_refused_elsewhere_may_be_expelled_when_it_comes_back() -> None:
    game = applying(poland="second")
    choose(game, "refuse:poland", "status:first")
    assert (question(game), ids(game)) == ("Expulsion", ["keep:poland", "expel:poland"])


@pytest.mark.rule("7.7", "7.2")
@each_scenario
def test_leading_powers_are_never_expelled(scenario: str) -> None:
    game = phase(scenario)
    declare(game)
    heard = set()
    while question(game) in ("Admission", "Expulsion"):
        heard |= {choice.split(":")[1] for choice in ids(game)}
        quiet(game)
    assert heard
    assert not heard & set(LEADING[scenario])


@pytest.mark.rule("7.7", "7.4")
def test_relations_change_only_when_all_is_settled() -> None:
    game = applying(france="second", poland="first")
    choose(game, "admit:france")
    assert question(game) == "Expulsion"
    assert not at_war(game, "france", "austria")  # France is still Neutral
    choose(game, "keep:poland")
    assert at_war(game, "france", "austria")
