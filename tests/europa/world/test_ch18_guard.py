"""18.4, 18.8: the Empire in battle."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.battle.arising import land_battle

from ..battles import army, attack, field, question, rolls, told, war
from ..positions import choose, number, seat


def invaded(area: str, guard: int = 3) -> Europa:
    """France has invaded an area that Austria's army of one stands in; the guard has gathered."""
    g = field()
    war(g, "austria", "france")
    army(g, "austria", area, "infantry 1")
    army(g, "france", area, "infantry 2")
    g.guard = guard
    return g


@pytest.mark.rule("europa:18.4")
def test_the_guard_fights_as_allied_infantry_and_what_is_left_goes_home() -> None:
    g = invaded("saxony")
    austria, saxony = seat(g, "austria"), number(g, "area", "saxony")
    attack(g, "france", "saxony")
    assert question(g) == "CallGuard"
    rolls(g, "infantry: infantry infantry blank", "infantry: infantry infantry blank")
    choose(g, austria, "call-guard")
    assert [args[1] for args in told(g, "hit")] == [2, 2]
    assert g.exhausted[austria] == 1  # a regular unit and one of the guard, by turns
    assert g.guard == 2
    assert told(g, "won-battle") == [(number(g, "realm", "austria"),)]
    assert saxony not in g.army_at


@pytest.mark.rule("europa:18.4")
def test_the_guard_may_be_spared() -> None:
    g = invaded("saxony")
    attack(g, "france", "saxony")
    rolls(g, "infantry: infantry blank blank", "infantry: blank blank blank")
    choose(g, seat(g, "austria"), "spare-guard")
    assert g.guard == 3
    assert told(g, "won-battle") == [(number(g, "realm", "france"),)]


@pytest.mark.rule("europa:18.4")
def test_the_guard_goes_home_when_the_emperor_retreats() -> None:
    g = invaded("saxony")
    austria = seat(g, "austria")
    army(g, "austria", "saxony", "infantry 3")
    attack(g, "france", "saxony")
    rolls(g, "infantry: blank blank blank", "infantry: blank blank blank")
    choose(g, austria, "call-guard")
    choose(g, seat(g, "france"), "fight-on")
    choose(g, austria, "retreat:bavaria_swabia", "pay-passage:3")
    assert told(g, "won-battle") == [(number(g, "realm", "france"),)]
    assert g.guard == 3


@pytest.mark.rule("europa:18.4")
@pytest.mark.parametrize(("area", "joins"), [("saxony", True), ("loire", False)])
def test_where_the_guard_fights(area: str, joins: bool) -> None:
    g = invaded(area)
    battle = land_battle(g, number(g, "area", area), seat(g, "france"))
    assert battle
    g.dice.forced.extend([5] * 6)
    g.push(battle)
    run(g)
    assert (question(g) == "CallGuard") == joins


@pytest.mark.rule("europa:18.4")
def test_the_guard_does_not_fight_members_alone() -> None:
    g = field()
    war(g, "austria", "saxony")
    army(g, "austria", "saxony", "infantry 9")
    g.guard = 3
    attack(g, "austria", "saxony", "infantry: blank blank blank", "infantry: blank blank blank")
    assert question(g) != "CallGuard"
    assert not told(g, "guard-joined")


@pytest.mark.rule("europa:18.8")
def test_members_of_an_emperor_whom_nobody_plays_get_help_against_outsiders() -> None:
    g = field("1-04", "2_players_no_bots")
    saxony = number(g, "realm", "saxony")
    war(g, "france", "saxony")
    army(g, "france", "saxony", "infantry 9")
    g.authority = 2
    plain = g.clone()
    plain.emperor = -1
    found = []
    for position in (plain, g):
        attack(position, "france", "saxony")
        found.append(dict(told(position, "defends"))[saxony])  # type: ignore[arg-type]
    assert found[1] == found[0] + 3 * 2


@pytest.mark.rule("europa:18.8")
def test_a_member_without_units_of_its_own_left_is_helped_and_too_little_help_leaves_nobody() -> None:
    """Its limit of 0, three for each point of Authority, less two for each area invaded before."""
    g = field("1-04", "2_players_no_bots")
    saxony, france = number(g, "realm", "saxony"), seat(g, "france")
    war(g, "france", "saxony")
    army(g, "france", "saxony", "infantry 9")
    g.authority = 2
    g.defended = (1 << len(g.start.names["province"])) - 1  # every province has given its units in this turn
    attack(g, "france", "saxony")
    assert told(g, "defends") == [(saxony, 3 * 2)]
    g.authority = 1
    g.stood = tuple(
        sum(1 << number(g, "area", name) for name in ("bohemia", "rhineland")) if at == france else 0
        for at in range(g.seats)
    )
    assert land_battle(g, number(g, "area", "saxony"), france) is None
