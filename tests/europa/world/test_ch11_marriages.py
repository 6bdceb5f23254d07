"""11.2: a marriage counts as influence in the area of the partner's capital, whatever the influence is for."""

from __future__ import annotations

import pytest

import theatrum
from tests.common.tables import play
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.diplomacy import ties
from theatrum.titles.europa.diplomacy.relations import can_wed, influence_at, influence_in, sway, weddable
from theatrum.titles.europa.diplomacy.removing import can_pay
from theatrum.titles.europa.diplomacy.subjugation import price
from theatrum.titles.europa.empire import defence
from theatrum.titles.europa.events.revolts import wavering
from theatrum.titles.europa.state import IMPERIAL, Europa, add_share, share
from theatrum.titles.europa.trade.routes import trade_areas

from ..cards import condition, found
from ..positions import choose, closed, number, offered, seat
from .test_ch11_actions import in_turn, influence
from .test_ch11_ties import bare


def married(*partners: str) -> tuple[Europa, int]:
    """France is wed to these realms."""
    g = bare()
    france = seat(g, "france")
    for partner in partners:
        ties.wed(g, france, number(g, "realm", partner))
    return g, france


@pytest.mark.rule("europa:11.2")
@pytest.mark.parametrize("table", ["2-02", "2-04"])
def test_whom_a_realm_can_marry_is_told_at_once_for_all(table: str) -> None:
    game = theatrum.new("europa", table, seed="weddings")
    answers = set()
    for step, _ in enumerate(play(game, "weddings", 1500)):
        g = game.state
        assert isinstance(g, Europa)
        for at in range(g.seats) if step % 100 == 99 else ():
            every = range(len(g.start.side.flags))
            found = weddable(g, at, (1 << len(every)) - 1)
            assert found == bits(realm for realm in every if can_wed(g, at, realm))
            answers.add(found)
    assert len(answers) > g.seats


@pytest.mark.rule("europa:11.2")
def test_a_marriage_is_influence_in_the_area_of_the_partners_capital() -> None:
    g, france = married("milan")
    lombardy, genoa = number(g, "area", "lombardy"), number(g, "realm", "genoa")
    assert influence_at(g, france, 1 << lombardy) == 1
    assert influence_in(g, france, genoa) == 1  # it has its capital in the same area
    assert influence_in(g, france, number(g, "realm", "naples")) == 0
    influence(g, france, "lombardy", 1)
    assert sway(g, france) == {lombardy: 2}
    in_turn(g, "france")
    assert {"ally:milan", "ally:genoa"} <= set(offered(g, france))


@pytest.mark.rule("europa:11.2")
def test_a_marriage_spares_a_cube_for_any_realm_of_its_area() -> None:
    g, france = married("milan")
    genoa, naples = number(g, "realm", "genoa"), number(g, "realm", "naples")
    influence(g, france, "lombardy", 1)
    assert can_pay(g, france, genoa, 2)
    assert not can_pay(g, france, genoa, 3)
    influence(g, france, "naples", 1)
    assert not can_pay(g, france, naples, 2)


@pytest.mark.rule("europa:11.2")
@pytest.mark.parametrize(("wed", "left"), [(False, 0), (True, 1)])
def test_a_marriage_spares_a_cube_when_an_alliance_is_severed(wed: bool, left: int) -> None:
    g, france = married(*(("milan",) if wed else ()))
    lombardy = influence(g, france, "lombardy", 5)
    ties.ally(g, france, number(g, "realm", "milan"))
    in_turn(g, "france")
    choose(g, france, "sever", "end-alliance:milan")
    assert share(g.influence, lombardy, france) == left


@pytest.mark.rule("europa:11.4")
def test_opponents_marriages_in_the_area_make_subjugation_dearer() -> None:
    g, france = married("milan")
    austria, genoa = seat(g, "austria"), number(g, "realm", "genoa")
    assert price(g, austria, genoa) == 1 + price(g, france, genoa)


@pytest.mark.rule("europa:18.4")
def test_a_marriage_with_an_elector_adds_to_the_guard() -> None:
    g = bare()
    austria = seat(g, "austria")
    add_share(g.influence, number(g, "area", "saxony"), IMPERIAL, 2)
    ties.wed(g, austria, number(g, "realm", "saxony"))
    ties.wed(g, austria, number(g, "realm", "milan"))
    assert defence.guard_strength(g) == 3


@pytest.mark.rule("europa:12.2")
def test_a_marriage_is_a_link_of_trade() -> None:
    g, france = married("milan")
    assert trade_areas(g, france) >> number(g, "area", "lombardy") & 1
    ties.unwed(g, france, number(g, "realm", "milan"))
    assert not trade_areas(g, france) >> number(g, "area", "lombardy") & 1


@pytest.mark.rule("europa:16.5")
def test_vassals_waver_where_an_opponents_marriage_outweighs_a_cube() -> None:
    g, france = married()
    austria, lombardy = seat(g, "austria"), number(g, "area", "lombardy")
    g.vassals[france] = 1 << number(g, "province", "genova")
    influence(g, france, "lombardy", 1)
    influence(g, austria, "lombardy", 1)
    assert wavering(g, france) == 0
    ties.wed(g, austria, number(g, "realm", "milan"))
    assert wavering(g, france) == 1 << lombardy


@pytest.mark.rule("europa:11.2")
def test_cards_count_marriages_as_influence() -> None:
    g, _ = married("milan")
    assert condition(g, "france", "has_influence(1, lombardy)")
    assert not condition(g, "france", "has_influence(2, lombardy)")
    assert condition(g, "france", "most_influence(lombardy)")
    assert found(g, "france", "areas", "influenced(1)") == {"lombardy"}
    influence(g, seat(g, "austria"), "lombardy", 1)
    assert not condition(g, "france", "most_influence(lombardy)")


@pytest.mark.rule("europa:11.2")
def test_a_marriage_is_not_among_the_five_cubes_and_cannot_be_removed() -> None:
    g, france = married("milan")
    influence(g, france, "lombardy", 5)
    in_turn(g, "france")
    choose(g, france, "sever", *["withdraw:lombardy"] * 5)
    assert "withdraw:lombardy" not in offered(g, france)
    choose(g, france, "done")
    assert closed(g, france)["ally:milan"].key == "too-little-influence"
