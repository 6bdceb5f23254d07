"""Chapter 9, action 7: the first in the Order of Powers is asked for consent and bars others like any other."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game

from ..moves import closed, garrison, general_of, moving, told
from ..positions import asked, choose, ids, question, seat, territory


def swedes(place: str, **protestants: Any) -> Game:
    """A Swedish General of the Protestant coalition in this place, about to move."""
    return moving("sweden", {"sweden": {"generals": {place: 2}}, "protestants": protestants}, arbiter="austria")


@pytest.mark.rule("7.5.1", "9.7.5")
def test_the_first_power_is_asked_for_passage_through_its_home() -> None:
    game = swedes("nassau")
    choose(game, "march:sweden.1:pfalz")
    assert (question(game), asked(game), game.to_act) == ("Passage", "protestants", (seat(game, "protestants"),))
    assert told(game, "asked-passage") == [{"power": "sweden", "ally": "protestants", "territory": "pfalz"}]
    choose(game, "allow")
    assert general_of(game, "sweden.1") == ("pfalz", 2)


@pytest.mark.rule("7.5.1")
def test_what_the_first_power_refused_stays_closed() -> None:
    game = swedes("nassau")
    choose(game, "march:sweden.1:pfalz", "deny")
    assert general_of(game, "sweden.1") == ("nassau", 2)
    assert closed(game, "march:sweden.1:pfalz") == ("passage-refused", "raison:7.5.1")
    assert closed(game, "strategic:sweden.1:pfalz") == ("passage-refused", "raison:7.5.1")


@pytest.mark.rule("7.5.1", "9.7.7")
def test_a_strategic_move_leads_through_the_first_powers_land_with_its_consent_at_each_step() -> None:
    game = swedes("nassau")
    choose(game, "strategic:sweden.1:pfalz", "allow", "go-on:franconia")
    assert (question(game), asked(game)) == ("Passage", "protestants")
    choose(game, "allow", "stop")
    assert general_of(game, "sweden.1") == ("franconia", 2)


@pytest.mark.rule("9.7.6")
def test_the_first_power_is_asked_for_the_use_of_its_lane() -> None:
    game = swedes("denmark")
    choose(game, "sail:sweden.1:holland")
    assert (question(game), asked(game)) == ("Passage", "protestants")
    choose(game, "deny")
    assert closed(game, "sail:sweden.1:holland") == ("passage-refused", "raison:9.7.6")


@pytest.mark.rule("9.7.6")
def test_the_first_powers_lane_is_no_grey_one() -> None:
    game = moving("austria", {"austria": {"generals": {"denmark": 2}}})
    assert closed(game, "sail:austria.1:holland") == ("lane-owner", "raison:9.7.6")


@pytest.mark.rule("9.7.6")
def test_the_first_power_sails_its_own_lane_without_asking() -> None:
    game = moving("protestants", {"protestants": {"generals": {"denmark": 2}}}, arbiter="austria")
    choose(game, "sail:protestants.1:holland", "stop")
    assert general_of(game, "protestants.1") == ("holland", 2)
    assert not told(game, "asked-passage")


@pytest.mark.rule("7.5.3", "9.7.10")
def test_no_ally_garrisons_a_home_of_the_first_power() -> None:
    game = swedes("pfalz")
    assert closed(game, "garrison-march:sweden.1:nassau") == ("ally-home", "raison:7.5.3")
    choose(game, "march:sweden.1:nassau", "garrison")
    assert garrison(game, "nassau") == "sweden"


@pytest.mark.rule("9.7.10")
def test_a_garrison_of_the_first_power_leaves_room_for_no_other() -> None:
    game = swedes("nassau", garrisons=["nassau"])
    assert closed(game, "garrison-march:sweden.1:lorraine") == ("garrison-there", "raison:9.7.10")


@pytest.mark.rule("9.7.7", "9.7.9")
def test_the_first_power_passes_its_own_general_where_its_land_goes_on() -> None:
    powers = {"protestants": {"generals": {"pfalz": 1, "hesse": 1}}}
    game = moving("protestants", powers, arbiter="austria")
    choose(game, "strategic:protestants.1:hesse")
    assert "go-on:franconia" in ids(game)
    assert "stop" not in ids(game)
    choose(game, "go-on:franconia", "stop")
    assert general_of(game, "protestants.1") == ("franconia", 1)


@pytest.mark.rule("11.3.2")
def test_the_first_power_as_a_neutral_keeps_to_its_own_land() -> None:
    britain = {"status": "neutral", "generals": {"london": 1}}
    game = moving("britain", {"britain": britain}, scenario="1702", arbiter="austria")
    assert closed(game, "sail:britain.1:hannover") == ("neutral-limits", "raison:11.3.2")
    assert any(choice.startswith("march:britain.1:") for choice in ids(game))


@pytest.mark.rule("11.3.2")
def test_the_homes_of_the_first_power_are_closed_while_it_is_neutral() -> None:
    powers = {"sweden": {"generals": {"york": 2}}, "britain": {"status": "neutral"}}
    game = moving("sweden", powers, scenario="1702", arbiter="austria")
    assert closed(game, "march:sweden.1:london") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("9.7.6")
def test_a_general_leaves_the_first_territory_of_the_board_like_any_other() -> None:
    game = moving("austria", {"austria": {"generals": {"england": 1}}})
    assert territory(game, "england") == 0
    assert "sail:austria.1:holland" in ids(game)
    assert closed(game, "march:austria.1:wien") == ("not-adjacent", "raison:9.7.5")
