"""15: religions of areas and states, conversion, religious unrest, changing the state religion."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.land import REVOLUTIONARY
from theatrum.titles.europa.faith.religion import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    MUSLIM,
    ORTHODOX,
    PROTESTANT,
    SECULAR,
    believers,
    convert,
    end_revolution,
    religion_of,
    same_faith,
)
from theatrum.titles.europa.realms.creeds import creed

from .positions import begin, choose, named, number, offered


@pytest.mark.rule("europa:15.3")
def test_an_area_has_the_religion_that_its_space_shows() -> None:
    g = begin()
    leon, norrland, svealand = (number(g, "area", name) for name in ("leon", "norrland", "svealand"))
    assert religion_of(g, leon) == CATHOLIC
    assert religion_of(g, number(g, "area", "antilles")) == SECULAR
    convert(g, norrland, PROTESTANT)  # it shares the space of its neighbour
    assert (religion_of(g, norrland), religion_of(g, svealand)) == (PROTESTANT, PROTESTANT)
    convert(g, svealand, CATHOLIC)  # as printed: the token is taken off
    assert g.faith[svealand] == -1
    assert religion_of(g, norrland) == CATHOLIC


@pytest.mark.rule("europa:15")
def test_a_revolution_lies_on_top_of_a_religion_and_conversion_removes_it() -> None:
    g = begin()
    leon = number(g, "area", "leon")
    convert(g, leon, DIVERSE)
    convert(g, leon, REVOLUTIONARY)
    assert religion_of(g, leon) == REVOLUTIONARY
    end_revolution(g, leon)
    assert religion_of(g, leon) == DIVERSE
    convert(g, leon, REVOLUTIONARY)
    convert(g, leon, CATHOLIC)
    assert (g.revolution, g.faith[leon], religion_of(g, leon)) == (0, -1, CATHOLIC)


@pytest.mark.rule("europa:15")
def test_what_is_counter_reformed_is_catholic_and_diverse_faiths_agree_with_none() -> None:
    assert same_faith(CATHOLIC, COUNTER_REFORMED)
    assert not same_faith(CATHOLIC, PROTESTANT)
    assert not same_faith(DIVERSE, DIVERSE)
    g = begin()
    leon = number(g, "area", "leon")
    convert(g, leon, COUNTER_REFORMED)
    assert believers(g, CATHOLIC) >> leon & 1
    assert "leon" in named(g, believers(g, COUNTER_REFORMED), "area")
    assert not believers(g, ORTHODOX) >> leon & 1


@pytest.mark.rule("europa:15.2")
def test_realms_nobody_plays_follow_their_capital_but_the_papal_states() -> None:
    g = begin()
    realm = {name: number(g, "realm", name) for name in ("granada", "portugal", "papal_states", "castile", "aztec")}
    assert creed(g, realm["granada"]) == MUSLIM
    assert creed(g, realm["aztec"]) == SECULAR
    home = {name: g.start.board.land.area_of[g.start.capital(realm[name])] for name in realm}
    convert(g, home["portugal"], PROTESTANT)
    assert creed(g, realm["portugal"]) == PROTESTANT
    convert(g, home["portugal"], DIVERSE)  # it keeps its own
    assert creed(g, realm["portugal"]) == CATHOLIC
    convert(g, home["papal_states"], PROTESTANT)
    assert creed(g, realm["papal_states"]) == CATHOLIC
    convert(g, home["castile"], PROTESTANT)
    assert creed(g, realm["castile"]) == CATHOLIC


@pytest.mark.rule("europa:2.2")
def test_the_active_player_takes_a_token_of_religion_from_elsewhere_when_none_is_left() -> None:
    g = begin()
    spaces = [area for area in range(len(g.faith)) if g.start.board.land.religion_space[area] == area]
    muslim = [area for area in spaces if religion_of(g, area) == MUSLIM]
    catholic = [area for area in spaces if religion_of(g, area) == CATHOLIC]
    for area in catholic[:6]:
        convert(g, area, MUSLIM)
    for area in muslim[:5]:
        convert(g, area, ORTHODOX)
    convert(g, catholic[6], ORTHODOX)  # the eleven pieces have both faiths on their sides
    run(g)
    assert len(offered(g, g.active)) == 11
    choose(g, g.active, f"lift-faith:{g.start.names['area'][catholic[0]]}")
    assert (religion_of(g, catholic[0]), religion_of(g, catholic[6])) == (CATHOLIC, ORTHODOX)
