"""Chapter 7: the Diplomacy phase (Faza Dyplomacji): Status, Peace and War, coalitions."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from .positions import (
    asked,
    choose,
    general,
    ids,
    position,
    power,
    question,
    quiet,
    raison,
    run_to,
    seat,
    territory,
)

each_scenario = pytest.mark.parametrize("scenario", ["1618", "1702"])
CHOOSERS = {"1618": ["sweden", "france", "poland", "ottoman"], "1702": ["britain", "sweden", "russia", "ottoman"]}
LEADING = {"1618": ["austria", "spain", "protestants"], "1702": ["austria", "france"]}
HEADS = {"1618": ["austria", "protestants"], "1702": ["austria", "france"]}
DRILL_ORDER = ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"]
"""1618: the order in which the Powers reach Drill."""
Powers = Mapping[str, Mapping[str, Any]]


def refusal(game: Game, choice: str, of: int | None = None) -> tuple[str, str]:
    refused = game.why_not(game.to_act[0] if of is None else of, choice)
    return ("", "") if refused is None else (refused.key, refused.rule)


def told(game: Game, name: str) -> list[tuple[int, ...]]:
    return [event.args for event in raison(game).events if event.name == name]


def phase(scenario: str = "1618", powers: Powers | None = None, **options: str) -> Game:
    """Round 2 opens: everybody is about to choose a Status."""
    return position(scenario, powers=powers, start={"round": 2}, options=options)


def declare(game: Game, **wishes: str) -> None:
    """All secret choices at once; whoever is not named keeps its Status."""
    g = raison(game)
    for player in game.to_act:
        name = g.board.powers[g.major[player]]
        game.choose(player, "status:" + wishes.get(name, STATUSES[g.status[g.major[player]]]))


def settle(game: Game) -> None:
    """The heads let everyone in and expel nobody."""
    while question(game) in ("Admission", "Expulsion"):
        quiet(game)


def status(game: Game, name: str) -> str:
    return STATUSES[raison(game).status[power(game, name)]]


def at_war(game: Game, one: str, other: str) -> bool:
    return bool(raison(game).war[power(game, one)] >> power(game, other) & 1)


def allied(game: Game, one: str, other: str) -> bool:
    return bool(raison(game).ally[power(game, one)] >> power(game, other) & 1)


def mover(name: str, powers: Powers) -> Game:
    """1618, a cleared board with these pieces: `name` is about to move its Generals."""
    turn = (DRILL_ORDER.index(name) - 1) % 7
    game = position("1618", powers=powers, empty=True, start={"turn": turn})
    run_to(game, "MoveGenerals", name)
    return game


# -- 7.1 the order of the phase


@pytest.mark.rule("7.1")
def test_negotiation_declaration_and_update_follow_each_other() -> None:
    poland = {"generals": {"krakow": 0, "podolia": 1}, "status": "first"}
    sweden = {"generals": {"krakow": 1}, "status": "second"}
    game = phase("1618", {"poland": poland, "sweden": sweden}, talk="yes")
    asks = []
    for _ in range(60):
        if asks[-1:] != [question(game)]:
            asks.append(question(game))
        if question(game) == "Discard":
            break
        if question(game) == "ChooseStatus":
            declare(game, sweden="expansionist", poland="neutral")
        else:
            quiet(game)
    assert asks == ["Talk", "ChooseStatus", "Retreat", "Discard"]


@pytest.mark.rule("7.1")
@each_scenario
def test_without_talk_the_phase_begins_with_the_declaration(scenario: str) -> None:
    assert question(phase(scenario)) == "ChooseStatus"


# -- 7.2 who may change Status


@pytest.mark.rule("7.2", "7.3")
@each_scenario
def test_every_power_but_the_leading_ones_may_take_any_status(scenario: str) -> None:
    game = phase(scenario)
    assert game.to_act == tuple(seat(game, name) for name in CHOOSERS[scenario])
    for player in game.to_act:
        assert ids(game, player) == ["status:first", "status:second", "status:neutral", "status:expansionist"]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("scenario", "name"), [(s, name) for s, all_ in LEADING.items() for name in all_])
def test_a_leading_power_may_not_choose(scenario: str, name: str) -> None:
    game = phase(scenario)
    assert refusal(game, "status:neutral", seat(game, name)) == ("not-your-turn", "")


@pytest.mark.rule("7.2", "3.4")
@each_scenario
def test_leading_powers_stay_in_their_coalitions_whatever_the_others_choose(scenario: str) -> None:
    game = phase(scenario)
    before = [status(game, name) for name in LEADING[scenario]]
    declare(game, **dict.fromkeys(CHOOSERS[scenario], "expansionist"))
    assert [status(game, name) for name in LEADING[scenario]] == before


@pytest.mark.rule("7.2")
@each_scenario
def test_a_power_may_keep_its_status(scenario: str) -> None:
    game = phase(scenario)
    before = list(raison(game).status)
    declare(game)
    settle(game)
    assert raison(game).status == before


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("old", "new"), list(product(STATUSES, STATUSES)))
def test_any_status_may_follow_any_other(old: str, new: str) -> None:
    game = phase("1618", {"sweden": {"status": old}})
    declare(game, sweden=new)
    settle(game)
    assert status(game, "sweden") == new


@pytest.mark.rule("7.2")
def test_talk_comes_before_the_choice_if_the_table_wants_it() -> None:
    assert question(phase("1618", talk="yes")) == "Talk"


# -- 7.3 the secret choice


@pytest.mark.rule("7.3")
@each_scenario
def test_nobody_else_can_tell_which_status_was_chosen(scenario: str) -> None:
    start = phase(scenario)
    chooser = start.to_act[0]
    seen: dict[int | None, list[object]] = {}
    for choice in ids(start, chooser):
        game = start.clone()
        game.choose(chooser, choice)
        for viewer in (None, *(player for player in range(game.seats) if player != chooser)):
            seen.setdefault(viewer, []).append((game.view(viewer), game.log(seat=viewer)))
    assert len(seen) == start.seats
    assert all(views == [views[0]] * 4 for views in seen.values())


@pytest.mark.rule("7.3")
def test_the_chooser_sees_its_own_choice() -> None:
    game = phase()
    chooser = game.to_act[0]
    game.choose(chooser, "status:neutral")
    veiled = raison(game).veil(chooser).decision
    assert veiled is not None
    assert [choice.id for choice in veiled.answers if choice] == ["status:neutral"]  # type: ignore[attr-defined]


@pytest.mark.rule("7.3")
@each_scenario
def test_nothing_is_revealed_before_the_last_choice(scenario: str) -> None:
    game = phase(scenario)
    before = list(raison(game).status)
    for player in game.to_act[:-1]:
        game.choose(player, "status:expansionist")
    assert told(game, "applied") == []
    assert raison(game).status == before


@pytest.mark.rule("7.3")
@each_scenario
def test_all_choices_are_revealed_together(scenario: str) -> None:
    game = phase(scenario)
    declare(game, **dict.fromkeys(CHOOSERS[scenario], "expansionist"))
    expected = [(power(game, name), STATUSES.index("expansionist")) for name in CHOOSERS[scenario]]
    assert told(game, "applied") == expected


@pytest.mark.rule("7.3")
def test_the_choices_may_be_made_in_any_order() -> None:
    game = phase()
    for player in reversed(game.to_act):
        game.choose(player, "status:neutral")
    assert [status(game, name) for name in CHOOSERS["1618"]] == ["neutral"] * 4


@pytest.mark.rule("7.3")
@each_scenario
def test_the_two_coalitions_belong_to_the_right_heads(scenario: str) -> None:
    game = phase(scenario)
    assert [status(game, name) for name in HEADS[scenario]] == ["first", "second"]


@pytest.mark.rule("7.3")
def test_the_example_of_1702() -> None:
    game = phase("1702")
    declare(game, britain="first", sweden="first", russia="neutral", ottoman="expansionist")
    settle(game)
    names = ("austria", "france", "britain", "sweden", "russia", "ottoman")
    assert [status(game, name) for name in names] == [
        "first", "second", "first", "first", "neutral", "expansionist",
    ]  # fmt: skip


# -- 7.4 Peace and War

WAR = {
    ("first", "second"), ("first", "expansionist"), ("second", "expansionist"), ("expansionist", "expansionist"),
}  # fmt: skip


@pytest.mark.rule("7.4")
@each_scenario
@pytest.mark.parametrize(("one", "other"), list(product(STATUSES, STATUSES)))
def test_peace_and_war_for_every_pair_of_statuses(scenario: str, one: str, other: str) -> None:
    p, q = CHOOSERS[scenario][:2]
    game = position(scenario, powers={p: {"status": one}, q: {"status": other}})
    expected = (one, other) in WAR or (other, one) in WAR
    assert (at_war(game, p, q), at_war(game, q, p)) == (expected, expected)


@pytest.mark.rule("7.4", "7.5")
@pytest.mark.parametrize(("one", "other"), list(product(STATUSES, STATUSES)))
def test_only_members_of_one_coalition_are_allies(one: str, other: str) -> None:
    game = position("1618", powers={"sweden": {"status": one}, "france": {"status": other}})
    assert allied(game, "sweden", "france") == (one == other and one in ("first", "second"))


@pytest.mark.rule("7.4", "12.4")
@pytest.mark.parametrize("shared", STATUSES)
def test_the_powers_of_one_player_are_at_peace_and_allies_whatever_their_status(shared: str) -> None:
    powers = {name: {"status": shared} for name in ("sweden", "poland", "ottoman")}
    start = {"holders": {"poland": "sweden", "ottoman": "sweden"}}
    game = position("1618", 5, powers=powers, start=start)
    for one, other in (("sweden", "poland"), ("poland", "ottoman"), ("ottoman", "sweden")):
        assert not at_war(game, one, other)
        assert allied(game, one, other)


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(("one", "other"), list(product(STATUSES, STATUSES)))
def test_families_of_different_players_follow_the_same_table(one: str, other: str) -> None:
    powers = {"sweden": {"status": one}, "poland": {"status": one}, "france": {"status": other}}
    powers["ottoman"] = {"status": other}
    game = position("1618", 5, powers=powers, start={"holders": {"poland": "sweden", "ottoman": "france"}})
    expected = (one, other) in WAR or (other, one) in WAR
    pairs = list(product(("sweden", "poland"), ("france", "ottoman")))
    assert [at_war(game, p, q) for p, q in pairs] == [expected] * 4


@pytest.mark.rule("7.4")
def test_a_neutral_is_at_war_with_nobody() -> None:
    game = position("1618", powers={"sweden": {"status": "expansionist"}})
    assert raison(game).war[power(game, "france")] == 0


@pytest.mark.rule("7.4")
def test_a_power_at_peace_cannot_be_attacked() -> None:
    armies = {"spain": {"generals": {"brabant": 3}}, "france": {"generals": {"picardie": 0}, "status": "neutral"}}
    game = mover("spain", armies)
    assert refusal(game, "march:spain.1:picardie") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("7.4", "11.3.1")
def test_a_neutral_outside_its_homes_may_be_attacked() -> None:
    armies = {
        "spain": {"generals": {"brabant": 3}},
        "france": {"generals": {"lorraine": 0}, "garrisons": ["lorraine"], "status": "neutral"},
    }
    game = mover("spain", armies)
    assert not at_war(game, "spain", "france")
    choose(game, "march:spain.1:lorraine", "end-turn")
    assert len(told(game, "battle")) == 1


# -- 7.5 coalition membership


def passing() -> Game:
    """Spain asks to enter Tyrol from Helvetia; Tyrol is Austria's Home."""
    game = mover("spain", {"spain": {"generals": {"helvetia": 3}}})
    choose(game, "march:spain.1:tyrol")
    return game


@pytest.mark.rule("7.5", "7.5.1")
def test_an_ally_is_asked_before_a_general_enters_its_land() -> None:
    game = passing()
    assert (question(game), asked(game)) == ("Passage", "austria")
    assert raison(game).spot[general(game, "spain.1")] == territory(game, "helvetia")


@pytest.mark.rule("7.5.1")
def test_with_the_allys_consent_the_general_moves() -> None:
    game = passing()
    choose(game, "allow")
    assert raison(game).spot[general(game, "spain.1")] == territory(game, "tyrol")


@pytest.mark.rule("7.5.1")
def test_without_the_allys_consent_the_general_stays() -> None:
    game = passing()
    choose(game, "deny")
    assert raison(game).spot[general(game, "spain.1")] == territory(game, "helvetia")
    assert refusal(game, "march:spain.1:tyrol") == ("passage-refused", "raison:7.5.1")


@pytest.mark.rule("7.5.1")
def test_a_refused_general_may_still_make_another_move() -> None:
    game = passing()
    choose(game, "deny")
    assert "march:spain.1:wurttemberg" in ids(game)


@pytest.mark.rule("7.5.1")
def test_an_enemys_land_needs_no_consent() -> None:
    game = mover("spain", {"spain": {"generals": {"nassau": 3}}})
    choose(game, "march:spain.1:pfalz")
    assert raison(game).spot[general(game, "spain.1")] == territory(game, "pfalz")


@pytest.mark.rule("7.5", "7.5.2")
def test_an_ally_may_support_in_a_battle() -> None:
    armies = {
        "spain": {"generals": {"brabant": 3}},
        "austria": {"generals": {"lorraine": 1}},
        "protestants": {"generals": {"nassau": 3}},
    }
    game = mover("spain", armies)
    choose(game, "march:spain.1:nassau", "end-turn")
    assert (question(game), asked(game)) == ("DeclareSupport", "austria")
    assert "support:austria.1" in ids(game)


@pytest.mark.rule("7.5.2")
def test_a_power_that_is_not_an_ally_may_not_support() -> None:
    armies = {
        "spain": {"generals": {"brabant": 3}},
        "ottoman": {"generals": {"lorraine": 1}},
        "protestants": {"generals": {"nassau": 0}},
    }
    game = mover("spain", armies)
    choose(game, "march:spain.1:nassau", "end-turn")
    assert asked(game) != "ottoman"
    assert question(game) != "DeclareSupport"


@pytest.mark.rule("7.5", "7.5.3")
def test_allies_do_not_fight_each_other() -> None:
    game = mover("spain", {"spain": {"generals": {"helvetia": 3}}, "austria": {"generals": {"tyrol": 1}}})
    choose(game, "march:spain.1:tyrol", "allow", "end-turn")
    assert told(game, "battle") == []


@pytest.mark.rule("7.5.3")
def test_no_garrison_is_left_in_an_allys_home() -> None:
    game = mover("spain", {"spain": {"generals": {"tyrol": 3}}})
    assert refusal(game, "garrison-march:spain.1:helvetia") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("7.5.3")
def test_no_garrison_is_placed_on_entering_an_allys_home() -> None:
    game = passing()
    choose(game, "allow")
    assert question(game) == "MoveGenerals"  # on arrival there is nothing to choose
    assert raison(game).garrison[territory(game, "tyrol")] == -1


@pytest.mark.rule("7.5.3")
def test_a_garrison_may_be_left_outside_the_allys_homes() -> None:
    game = mover("spain", {"spain": {"generals": {"helvetia": 3}}})
    assert "garrison-march:spain.1:wurttemberg" in ids(game)


def giving(poland: Mapping[str, Any]) -> Game:
    """1618: Poland, in the Austrian coalition, at Subsidies and Mercenaries."""
    game = position("1618", powers={"poland": poland})
    run_to(game, "Gift", "poland")
    return game


@pytest.mark.rule("7.5", "7.5.4")
def test_up_to_three_money_may_be_given_to_one_or_more_allies() -> None:
    game = giving({"money": 5})
    spain, austria = (raison(game).money[power(game, name)] for name in ("spain", "austria"))
    choose(game, "give-money:spain", "give-money:spain", "give-money:austria")
    assert [raison(game).money[power(game, name)] for name in ("spain", "austria")] == [spain + 2, austria + 1]
    assert "give-money:austria" not in ids(game, seat(game, "poland"))


@pytest.mark.rule("7.5.4")
def test_up_to_three_cards_may_be_given() -> None:
    game = giving({"hand": [1, 1, 2, 2], "money": 0})
    choose(game, "give-card:spain:1", "give-card:austria:1", "give-card:spain:2")
    assert "give-card:spain:2" not in ids(game, seat(game, "poland"))
    assert raison(game).hands[power(game, "poland")] == (2,)


@pytest.mark.rule("7.5.4")
def test_money_and_cards_are_not_given_in_one_action() -> None:
    game = giving({"hand": [1], "money": 5})
    choose(game, "give-money:spain")
    assert refusal(game, "give-card:spain:1") == ("one-kind-of-gift", "raison:9.3")


@pytest.mark.rule("7.5.4")
@pytest.mark.parametrize("name", ["protestants", "france", "ottoman", "sweden"])
def test_nothing_may_be_given_to_a_power_that_is_not_an_ally(name: str) -> None:
    assert refusal(giving({"money": 5}), f"give-money:{name}") == ("not-ally", "raison:7.5.4")


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
    assert refusal(game, "status:second") == ("refused-by", "raison:7.6")


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
    assert refusal(game, "status:first") == ("refused-by", "raison:7.6")


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


# -- 7.8 Neutral


@pytest.mark.rule("7.8")
def test_a_leading_power_cannot_be_neutral_or_expansionist() -> None:
    game = phase()
    for name in LEADING["1618"]:
        assert game.choices(seat(game, name)) == []


def taxed(scenario: str, name: str, status_: str, turn: int) -> int:
    game = position(scenario, powers={name: {"status": status_}}, start={"turn": turn})
    while not told(game, "taxed"):
        quiet(game)
    ((who, money),) = told(game, "taxed")
    assert who == power(game, name)
    return money


@pytest.mark.rule("7.8")
@pytest.mark.parametrize(("scenario", "name", "turn"), [("1618", "ottoman", 0), ("1702", "ottoman", 0)])
def test_taxation_brings_a_neutral_double_money(scenario: str, name: str, turn: int) -> None:
    plain = taxed(scenario, name, "expansionist", turn)
    assert plain > 0
    assert taxed(scenario, name, "neutral", turn) == 2 * plain


@pytest.mark.rule("7.8")
@pytest.mark.parametrize("other", ["first", "second", "expansionist"])
def test_no_other_status_changes_taxation(other: str) -> None:
    land = raison(position("1618")).board.land
    own = land.powers.index("ottoman")
    homes = [points for owner, points in zip(land.home, land.value, strict=True) if owner == own]
    assert taxed("1618", "ottoman", other, 0) == sum(homes)


@pytest.mark.rule("7.8", "11.3.2")
@pytest.mark.parametrize("status_", ["first", "second", "expansionist"])
def test_nobody_enters_a_neutrals_home(status_: str) -> None:
    armies = {"sweden": {"generals": {"brabant": 3}, "status": status_}, "france": {"generals": {}}}
    game = mover("sweden", armies)
    assert refusal(game, "march:sweden.1:champagne") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("7.8", "11.3.2")
def test_a_neutral_may_not_enter_land_it_does_not_control() -> None:
    game = mover("france", {"france": {"generals": {"champagne": 3}}})
    assert refusal(game, "march:france.1:lorraine") == ("neutral-limits", "raison:11.3.2")
    assert "march:france.1:picardie" in ids(game)


# -- 7.9 Expansionist


@pytest.mark.rule("7.9")
@pytest.mark.parametrize("victim", ["austria", "protestants", "poland", "sweden"])
def test_an_expansionist_may_attack_members_of_both_coalitions_and_expansionists(victim: str) -> None:
    armies: dict[str, dict[str, Any]] = {name: {"generals": {}} for name in ("austria", "protestants", "poland")}
    armies["sweden"] = {"generals": {}, "status": "expansionist"}
    armies["ottoman"] = {"generals": {"hungari": 3}, "status": "expansionist"}
    armies[victim]["generals"] = {"upper_hungary": 0}
    game = mover("ottoman", armies)
    choose(game, "march:ottoman.1:upper_hungary", "end-turn")
    assert len(told(game, "battle")) == 1


@pytest.mark.rule("7.9")
def test_an_expansionist_may_not_attack_a_neutrals_home() -> None:
    armies = {"ottoman": {"generals": {"moldavia": 3}}, "poland": {"generals": {"podolia": 1}, "status": "neutral"}}
    game = mover("ottoman", armies)
    assert refusal(game, "march:ottoman.1:podolia") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("7.9")
def test_an_expansionist_may_attack_a_neutral_outside_its_homes() -> None:
    armies = {
        "ottoman": {"generals": {"hungari": 3}},
        "poland": {"generals": {}, "garrisons": ["upper_hungary"], "status": "neutral"},
    }
    game = mover("ottoman", armies)
    choose(game, "march:ottoman.1:upper_hungary", "end-turn")
    assert len(told(game, "battle")) == 1


@pytest.mark.rule("7.9")
def test_expansionists_are_not_allies_of_each_other() -> None:
    game = position("1618", powers={"sweden": {"status": "expansionist"}})
    assert raison(game).ally[power(game, "ottoman")] == 0
    assert at_war(game, "ottoman", "sweden")


# -- 7.10 when the board must be updated


@pytest.mark.rule("7.10", "11.1")
def test_case_a_a_garrison_in_a_home_of_a_power_now_at_peace() -> None:
    game = phase("1618", {"sweden": {"garrisons": ["krakow"], "status": "second"}})
    declare(game, sweden="first")
    settle(game)
    run_to(game, "Discard")
    assert raison(game).garrison[territory(game, "krakow")] == -1


@pytest.mark.rule("7.10", "11.2")
def test_case_b_a_general_with_a_garrison_of_a_power_now_at_war() -> None:
    powers = {"sweden": {"generals": {"silesia": 3}, "status": "first"}, "austria": {"garrisons": ["silesia"]}}
    game = phase("1618", powers)
    declare(game, sweden="expansionist")
    settle(game)
    run_to(game, "Discard")
    assert raison(game).garrison[territory(game, "silesia")] == -1


@pytest.mark.rule("7.10", "11.3")
def test_case_c_a_neutrals_general_on_land_it_does_not_control() -> None:
    game = phase("1618", {"sweden": {"generals": {"silesia": 3}}})
    declare(game, sweden="neutral")
    settle(game)
    run_to(game, "Retreat", "sweden")
    assert told(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "silesia"))]


@pytest.mark.rule("7.10")
@each_scenario
def test_without_a_contradiction_nothing_moves(scenario: str) -> None:
    game = phase(scenario)
    before = (list(raison(game).spot), list(raison(game).garrison))
    declare(game)
    settle(game)
    assert question(game) == "Discard"
    assert (raison(game).spot, raison(game).garrison) == before
