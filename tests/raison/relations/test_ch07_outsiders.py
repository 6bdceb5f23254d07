"""7.8 to 7.10: Neutrals, Expansionists, when the board must be updated."""

from __future__ import annotations

from typing import Any

import pytest

from ..moves import closed, garrison
from ..positions import choose, general, ids, position, power, question, raison, run_to, seat, territory
from ..talks import LEADING, at_war, declare, each_scenario, events, mover, phase, settle, until

# -- 7.8 Neutral


@pytest.mark.rule("7.8")
def test_a_leading_power_cannot_be_neutral_or_expansionist() -> None:
    game = phase()
    for name in LEADING["1618"]:
        assert game.choices(seat(game, name)) == []


def taxed(scenario: str, name: str, status_: str, turn: int) -> int:
    game = position(scenario, powers={name: {"status": status_}}, start={"turn": turn})
    until(game, "taxed")
    ((who, money),) = events(game, "taxed")
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
    assert closed(game, "march:sweden.1:champagne") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("7.8", "11.3.2")
def test_a_neutral_may_not_enter_land_it_does_not_control() -> None:
    game = mover("france", {"france": {"generals": {"champagne": 3}}})
    assert closed(game, "march:france.1:lorraine") == ("neutral-limits", "raison:11.3.2")
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
    assert len(events(game, "battle")) == 1


@pytest.mark.rule("7.9")
def test_an_expansionist_may_not_attack_a_neutrals_home() -> None:
    armies = {"ottoman": {"generals": {"moldavia": 3}}, "poland": {"generals": {"podolia": 1}, "status": "neutral"}}
    game = mover("ottoman", armies)
    assert closed(game, "march:ottoman.1:podolia") == ("neutral-home", "raison:11.3.2")


@pytest.mark.rule("7.9")
def test_an_expansionist_may_attack_a_neutral_outside_its_homes() -> None:
    armies = {
        "ottoman": {"generals": {"hungari": 3}},
        "poland": {"generals": {}, "garrisons": ["upper_hungary"], "status": "neutral"},
    }
    game = mover("ottoman", armies)
    choose(game, "march:ottoman.1:upper_hungary", "end-turn")
    assert len(events(game, "battle")) == 1


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
    assert garrison(game, "krakow") == ""


@pytest.mark.rule("7.10", "11.2")
def test_case_b_a_general_with_a_garrison_of_a_power_now_at_war() -> None:
    powers = {"sweden": {"generals": {"silesia": 3}, "status": "first"}, "austria": {"garrisons": ["silesia"]}}
    game = phase("1618", powers)
    declare(game, sweden="expansionist")
    settle(game)
    run_to(game, "Discard")
    assert garrison(game, "silesia") == ""


@pytest.mark.rule("7.10", "11.3")
def test_case_c_a_neutrals_general_on_land_it_does_not_control() -> None:
    game = phase("1618", {"sweden": {"generals": {"silesia": 3}}})
    declare(game, sweden="neutral")
    settle(game)
    run_to(game, "Retreat", "sweden")
    assert events(game, "must-leave") == [(general(game, "sweden.1"), territory(game, "silesia"))]


@pytest.mark.rule("7.10")
@each_scenario
def test_without_a_contradiction_nothing_moves(scenario: str) -> None:
    game = phase(scenario)
    before = (list(raison(game).spot), list(raison(game).garrison))
    declare(game)
    settle(game)
    assert question(game) == "Discard"
    assert (raison(game).spot, raison(game).garrison) == before
