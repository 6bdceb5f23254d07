"""Chapter 9, action 4: Leadership, its three branches."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import at_action, closed, general_of, hand, morale
from ..positions import asked, choose, ids, run_to


def leading(others: dict[str, Any] | None = None, **austria: Any) -> Any:
    game = at_action("leadership", "austria", (others or {}) | {"austria": {"generals": {"wien": 2}} | austria})
    run_to(game, "Lead", "austria")
    return game


@pytest.mark.rule("9.4")
def test_leadership_places_any_number_of_generals_without_troops() -> None:
    game = leading(garrisons=["pfalz"])
    choose(game, "place:tyrol", "place:pfalz", "place:bavaria")
    places = [general_of(game, f"austria.{number}") for number in (2, 3, 4)]
    assert places == [("tyrol", 0), ("pfalz", 0), ("bavaria", 0)]
    assert closed(game, "place:moravia") == ("no-general-off-board", "raison:9.4")


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("place", ["oldenburg", "pfalz", "bohemia"])
def test_generals_are_placed_only_in_controlled_territories(place: str) -> None:
    assert closed(leading(), f"place:{place}") == ("not-controlled", "raison:9.4")


@pytest.mark.rule("9.4")
def test_no_general_is_placed_where_the_power_has_one() -> None:
    game = leading()
    assert closed(game, "place:wien") == ("own-general-there", "raison:9.4")
    choose(game, "place:tyrol")
    assert closed(game, "place:tyrol") == ("own-general-there", "raison:9.4")


@pytest.mark.rule("9.4")
@pytest.mark.rule("5.9")
def test_no_general_is_placed_beside_a_hostile_one() -> None:
    """Ruling R33: no battle belongs to this action."""
    game = leading({"sweden": {"generals": {"tyrol": 1}, "status": "second"}})
    assert closed(game, "place:tyrol") == ("hostile-general-there", "raison:5.9")
    choose(game, "place:bavaria")


@pytest.mark.rule("9.4")
def test_leadership_withdraws_any_number_of_generals() -> None:
    game = leading(generals={"wien": 2, "tyrol": 3, "bavaria": 0})
    choose(game, "withdraw:austria.1", "withdraw:austria.3")
    assert [general_of(game, f"austria.{number}") for number in (1, 2, 3)] == [("", 0), ("tyrol", 3), ("", 0)]


@pytest.mark.rule("9.4")
def test_a_general_off_board_cannot_be_withdrawn() -> None:
    assert closed(leading(), "withdraw:austria.2") == ("general-off-board", "raison:9.4")


@pytest.mark.rule("9.4")
def test_after_placing_none_may_be_withdrawn() -> None:
    game = leading()
    choose(game, "place:tyrol")
    assert closed(game, "withdraw:austria.1") == ("placing-or-withdrawing", "raison:9.4")


@pytest.mark.rule("9.4")
def test_after_withdrawing_none_may_be_placed() -> None:
    game = leading(generals={"wien": 2, "tyrol": 0})
    choose(game, "withdraw:austria.1")
    assert closed(game, "place:bavaria") == ("placing-or-withdrawing", "raison:9.4")


@pytest.mark.rule("9.4")
def test_leadership_may_draw_one_card_instead() -> None:
    game = leading(hand=[6])
    game.force(4)
    choose(game, "draw-card")
    assert hand(game, "austria") == (4, 6)
    assert asked(game) != "austria"


@pytest.mark.rule("9.4")
def test_leadership_may_gain_one_morale_instead() -> None:
    game = leading(morale=7)
    choose(game, "raise-morale")
    assert morale(game, "austria") == 8
    assert asked(game) != "austria"


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("first", ["place:tyrol", "withdraw:austria.1"])
def test_whoever_moves_generals_gets_neither_card_nor_morale(first: str) -> None:
    game = leading(generals={"wien": 2, "bavaria": 1})
    choose(game, first)
    assert not {"draw-card", "raise-morale"} & set(ids(game))


@pytest.mark.rule("9.4")
def test_leadership_cannot_lift_morale_above_fifteen() -> None:
    assert closed(leading(morale=15), "raise-morale") == ("morale-full", "raison:5.4")
