"""11.2: from Peace to War."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game

from ..moves import garrison, money
from ..positions import asked, choose, general, ids, position, power, question, seat, territory
from ..talks import change, declare, events, settle, spot, troops

# -- 11.2 from Peace to War


def quarrel(sweden: Mapping[str, Any], poland: Mapping[str, Any], chance: tuple[int, ...] = ()) -> Game:
    """Sweden leaves the Austrian for the Protestant coalition, Poland stays: they are at War."""
    return change({"sweden": {"status": "first"} | dict(sweden), "poland": poland}, chance=chance, sweden="second")


@pytest.mark.rule("11.2")
def test_the_example_of_brandenburg() -> None:
    game = quarrel({"generals": {"brandenburg": 0}}, {"garrisons": ["brandenburg"]})
    assert events(game, "stronger") == [(power(game, "poland"), territory(game, "brandenburg"))]
    assert (question(game), asked(game)) == ("Retreat", "sweden")
    assert ids(game) == ["retreat:skania", "off-board"]
    assert garrison(game, "brandenburg") == "poland"


@pytest.mark.rule("11.2")
def test_the_weaker_power_leaves() -> None:
    game = quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 2}})
    assert events(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "silesia"))]
    assert spot(game, "poland.1") == "silesia"


@pytest.mark.rule("11.2")
def test_the_stronger_power_stays_though_the_other_has_the_garrison() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {"krakow": 1}})
    assert (garrison(game, "silesia"), spot(game, "sweden.1")) == ("", "silesia")


@pytest.mark.rule("11.2")
def test_the_weaker_powers_garrison_becomes_a_troop() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {"krakow": 1}})
    assert (troops(game, "poland.1"), money(game, "poland")) == (2, 0)


@pytest.mark.rule("11.2")
def test_the_weaker_powers_garrison_is_one_money_if_no_general_can_take_it() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {}})
    assert money(game, "poland") == 1


@pytest.mark.rule("11.2")
def test_the_garrison_joins_the_general_who_then_withdraws_with_it() -> None:
    game = quarrel({"generals": {"silesia": 3}}, {"garrisons": ["silesia"], "generals": {"silesia": 1}})
    choose(game, "retreat:krakow")
    assert (spot(game, "poland.1"), troops(game, "poland.1")) == ("krakow", 2)


@pytest.mark.rule("11.2")
def test_a_withdrawn_general_who_goes_off_the_board_loses_his_troops() -> None:
    game = quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 2}})
    choose(game, "off-board")
    assert (spot(game, "sweden.1"), troops(game, "sweden.1")) == ("", 0)


@pytest.mark.rule("11.2")
def test_generals_troops_and_garrisons_count_as_strength() -> None:
    sweden = {"generals": {"silesia": 2}}  # 3 against General, Garrison and two Troops: 4
    game = quarrel(sweden, {"generals": {"silesia": 2}, "garrisons": ["silesia"]})
    assert events(game, "stronger") == [(power(game, "poland"), territory(game, "silesia"))]


@pytest.mark.rule("11.2")
def test_a_fortress_makes_the_garrison_count_four() -> None:
    sweden = {"generals": {"silesia": 3}}
    game = quarrel(sweden, {"garrisons": ["silesia"], "fortresses": ["silesia"], "generals": {}})
    assert garrison(game, "silesia") == "poland"  # 4 to 4: the Garrison counts as stronger


@pytest.mark.rule("11.2")
def test_with_equal_strength_the_side_with_the_garrison_is_the_stronger() -> None:
    game = quarrel({"generals": {"silesia": 1}, "garrisons": ["silesia"]}, {"generals": {"silesia": 2}})
    assert events(game, "stronger") == [(power(game, "sweden"), territory(game, "silesia"))]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("outcome", "stays", "leaves"), [(0, "sweden", "poland"), (1, "poland", "sweden")])
def test_with_equal_strength_and_no_garrison_chance_decides(outcome: int, stays: str, leaves: str) -> None:
    game = equals(chance=(outcome,))
    choose(game, "lot", "lot")
    assert events(game, "stronger") == [(power(game, stays), territory(game, "silesia"))]
    assert (question(game), asked(game)) == ("Retreat", leaves)


def equals(chance: tuple[int, ...] = ()) -> Game:
    """A Swedish and a Polish General of equal Strength in Silesia, now at War."""
    return quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 1}}, chance=chance)


def show(game: Game, sweden: str, poland: str) -> None:
    """Both answer; 'lot' is an answer too."""
    for name, sign in (("sweden", sweden), ("poland", poland)):
        game.choose(seat(game, name), sign if sign == "lot" else f"show:{sign}")


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("sweden", "poland", "leaves"),
    [
        ("rock", "scissors", "poland"), ("scissors", "paper", "poland"), ("paper", "rock", "poland"),
        ("scissors", "rock", "sweden"), ("paper", "scissors", "sweden"), ("rock", "paper", "sweden"),
    ],
)  # fmt: skip
def test_two_equal_sides_play_rock_paper_scissors(sweden: str, poland: str, leaves: str) -> None:
    game = equals()
    assert question(game) == "ShowSign"
    assert game.to_act == (seat(game, "sweden"), seat(game, "poland"))
    show(game, sweden, poland)
    assert (question(game), asked(game)) == ("Retreat", leaves)
    assert not [entry for entry in game.journal if getattr(entry, "purpose", "") == "tie"]


@pytest.mark.rule("11.2")
def test_equal_signs_are_shown_again() -> None:
    game = equals()
    show(game, "paper", "paper")
    assert (question(game), len(game.to_act)) == ("ShowSign", 2)
    assert events(game, "showed") == [(power(game, "sweden"), 1), (power(game, "poland"), 1)]
    show(game, "rock", "paper")
    assert (question(game), asked(game)) == ("Retreat", "sweden")


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("answers", [("lot", "rock"), ("rock", "lot")])
def test_who_does_not_want_to_play_leaves_it_to_the_lot(answers: tuple[str, str]) -> None:
    game = equals(chance=(1,))
    show(game, *answers)
    assert not events(game, "showed")
    assert (question(game), asked(game)) == ("Retreat", "sweden")


@pytest.mark.rule("11.2")
def test_the_first_in_the_order_of_powers_plays_for_its_side() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 3}},
        "poland": {"generals": {"silesia": 1}},
        "austria": {"generals": {"silesia": 1}},
    }
    game = change(powers, sweden="second")
    assert (question(game), game.to_act) == ("ShowSign", (seat(game, "sweden"), seat(game, "austria")))


@pytest.mark.rule("11.2")
def test_three_equal_sides_leave_it_to_the_lot() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 1}},
        "poland": {"generals": {"silesia": 1}},
        "austria": {"generals": {"silesia": 1}},
    }
    game = change(powers, chance=(2,), sweden="second", poland="expansionist")
    assert events(game, "stronger") == [(power(game, "poland"), territory(game, "silesia"))]


@pytest.mark.rule("11.2", "12.5")
def test_for_an_uncontrolled_minor_the_lot_decides() -> None:
    powers = {"poland": {"generals": {"silesia": 1}}, "ottoman": {"status": "first", "generals": {"silesia": 1}}}
    game = position("1618", 6, powers, {"round": 2}, empty=True)
    game.force(0)
    declare(game, poland="second")
    settle(game)
    assert events(game, "stronger") == [(power(game, "poland"), territory(game, "silesia"))]


@pytest.mark.rule("11.2")
def test_no_chance_is_drawn_when_strength_decides() -> None:
    game = quarrel({"generals": {"silesia": 1}}, {"generals": {"silesia": 2}})
    assert not [entry for entry in game.journal if getattr(entry, "purpose", "") == "tie"]


@pytest.mark.rule("11.2")
def test_allies_in_the_territory_count_together() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 2}},
        "poland": {"generals": {"silesia": 1}},
        "austria": {"generals": {"silesia": 1}},
    }
    game = change(powers, sweden="second")
    assert events(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "silesia"))]


@pytest.mark.rule("11.2")
def test_both_allies_of_the_weaker_side_leave() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 3}, "garrisons": ["silesia"]},
        "poland": {"generals": {"silesia": 0}},
        "austria": {"generals": {"silesia": 0}},
    }
    game = change(powers, sweden="second")
    left = []
    while question(game) == "Retreat":
        left.append(asked(game))
        choose(game, "off-board")
    assert sorted(left) == ["austria", "poland"]
    assert spot(game, "sweden.1") == "silesia"


@pytest.mark.rule("11.2")
def test_of_three_hostile_sides_only_the_strongest_stays() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 1}},
        "poland": {"generals": {"silesia": 0}},
        "austria": {"generals": {"silesia": 2}},
    }
    game = change(powers, sweden="second", poland="expansionist")
    while question(game) == "Retreat":
        choose(game, "off-board")
    assert [spot(game, name) for name in ("sweden.1", "poland.1", "austria.1")] == ["", "", "silesia"]


@pytest.mark.rule("11.2", "7.10")
def test_a_garrison_and_no_general_of_either_side_are_no_quarrel() -> None:
    game = quarrel({"garrisons": ["silesia"], "generals": {}}, {"garrisons": ["brandenburg"], "generals": {}})
    assert (garrison(game, "silesia"), garrison(game, "brandenburg")) == ("sweden", "poland")
    assert events(game, "stronger") == []


@pytest.mark.rule("11.2")
def test_a_neutrals_weaker_garrison_outside_its_homes_gives_way() -> None:
    powers = {
        "france": {"status": "first", "garrisons": ["lorraine"], "generals": {"paris": 0}},
        "spain": {"generals": {"lorraine": 3}},
    }
    game = change(powers, france="neutral")
    assert events(game, "stronger") == [(power(game, "spain"), territory(game, "lorraine"))]
    assert (garrison(game, "lorraine"), troops(game, "france.1")) == ("", 1)


@pytest.mark.rule("11.2")
def test_a_neutrals_stronger_garrison_outside_its_homes_drives_the_former_ally_out() -> None:
    powers = {
        "france": {"status": "first", "garrisons": ["lorraine"], "fortresses": ["lorraine"], "generals": {}},
        "spain": {"generals": {"lorraine": 2}},
    }
    game = change(powers, france="neutral")
    assert garrison(game, "lorraine") == "france"
    assert (question(game), asked(game)) == ("Retreat", "spain")


@pytest.mark.rule("11.2", "7.4")
def test_two_neutrals_are_at_peace_and_compare_no_strength() -> None:
    powers = {
        "sweden": {"status": "first", "generals": {"silesia": 3}},
        "poland": {"garrisons": ["silesia"], "generals": {}},
    }
    game = change(powers, sweden="neutral", poland="neutral")
    assert events(game, "stronger") == []
    assert garrison(game, "silesia") == "poland"  # 11.3.1: it stays; the Swedish General leaves by 11.3
    assert (question(game), asked(game)) == ("Retreat", "sweden")
