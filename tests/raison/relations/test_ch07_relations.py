"""7.4 and 7.5: Peace and War, what members of a coalition do for each other."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from ..moves import closed, garrison, hand, money
from ..positions import asked, choose, ids, position, power, question, raison, run_to, seat
from ..talks import CHOOSERS, allied, at_war, each_scenario, events, mover, spot

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
    assert closed(game, "march:spain.1:picardie") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("7.4", "11.3.1")
def test_a_neutral_outside_its_homes_may_be_attacked() -> None:
    armies = {
        "spain": {"generals": {"brabant": 3}},
        "france": {"generals": {"lorraine": 0}, "garrisons": ["lorraine"], "status": "neutral"},
    }
    game = mover("spain", armies)
    assert not at_war(game, "spain", "france")
    choose(game, "march:spain.1:lorraine", "end-turn")
    assert len(events(game, "battle")) == 1


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
    assert spot(game, "spain.1") == "helvetia"


@pytest.mark.rule("7.5.1")
def test_with_the_allys_consent_the_general_moves() -> None:
    game = passing()
    choose(game, "allow")
    assert spot(game, "spain.1") == "tyrol"


@pytest.mark.rule("7.5.1")
def test_without_the_allys_consent_the_general_stays() -> None:
    game = passing()
    choose(game, "deny")
    assert spot(game, "spain.1") == "helvetia"
    assert closed(game, "march:spain.1:tyrol") == ("passage-refused", "raison:7.5.1")


@pytest.mark.rule("7.5.1")
def test_a_refused_general_may_still_make_another_move() -> None:
    game = passing()
    choose(game, "deny")
    assert "march:spain.1:wurttemberg" in ids(game)


@pytest.mark.rule("7.5.1")
def test_an_enemys_land_needs_no_consent() -> None:
    game = mover("spain", {"spain": {"generals": {"nassau": 3}}})
    choose(game, "march:spain.1:pfalz")
    assert spot(game, "spain.1") == "pfalz"


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
    assert events(game, "battle") == []


@pytest.mark.rule("7.5.3")
def test_no_garrison_is_left_in_an_allys_home() -> None:
    game = mover("spain", {"spain": {"generals": {"tyrol": 3}}})
    assert closed(game, "garrison-march:spain.1:helvetia") == ("ally-home", "raison:7.5.3")


@pytest.mark.rule("7.5.3")
def test_no_garrison_is_placed_on_entering_an_allys_home() -> None:
    game = passing()
    choose(game, "allow")
    assert question(game) == "MoveGenerals"  # on arrival there is nothing to choose
    assert garrison(game, "tyrol") == ""


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
    spain, austria = (money(game, name) for name in ("spain", "austria"))
    choose(game, "give-money:spain", "give-money:spain", "give-money:austria")
    assert [money(game, name) for name in ("spain", "austria")] == [spain + 2, austria + 1]
    assert "give-money:austria" not in ids(game, seat(game, "poland"))


@pytest.mark.rule("7.5.4")
def test_up_to_three_cards_may_be_given() -> None:
    game = giving({"hand": [1, 1, 2, 2], "money": 0})
    choose(game, "give-card:spain:1", "give-card:austria:1", "give-card:spain:2")
    assert "give-card:spain:2" not in ids(game, seat(game, "poland"))
    assert hand(game, "poland") == (2,)


@pytest.mark.rule("7.5.4")
def test_money_and_cards_are_not_given_in_one_action() -> None:
    game = giving({"hand": [1], "money": 5})
    choose(game, "give-money:spain")
    assert closed(game, "give-card:spain:1") == ("one-kind-of-gift", "raison:9.3")


@pytest.mark.rule("7.5.4")
@pytest.mark.parametrize("name", ["protestants", "france", "ottoman", "sweden"])
def test_nothing_may_be_given_to_a_power_that_is_not_an_ally(name: str) -> None:
    assert closed(giving({"money": 5}), f"give-money:{name}") == ("not-ally", "raison:7.5.4")
