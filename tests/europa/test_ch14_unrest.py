"""14: unrest, rebels, rebel towns, rebellion dice, liberation."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.unrest import unrest

from .positions import begin, choose, number, offered, seat


@pytest.mark.rule("europa:14.1")
def test_unrest_turns_the_piece_on_top_and_never_a_province_nobody_plays() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    galicia, granada = number(g, "province", "galicia"), number(g, "province", "granada")
    assert unrest.riot(g, galicia)
    assert not unrest.riot(g, galicia)  # it lies on that side already
    assert not unrest.riot(g, granada)
    assert g.unrest == 1 << galicia
    assert unrest.own_unrest(g, castile) == 1 << galicia
    g.occupied[france] |= 1 << galicia  # covered: it does not count for its owner
    assert unrest.own_unrest(g, castile) == 0
    assert unrest.riot(g, galicia)
    assert unrest.own_unrest(g, france) == g.occupied_unrest == 1 << galicia
    assert unrest.calm(g, galicia)
    assert (g.occupied_unrest, g.unrest) == (0, 1 << galicia)
    g.occupied[france] = 0
    assert unrest.calm(g, galicia)
    assert not unrest.calm(g, galicia)
    assert g.unrest == 0


@pytest.mark.rule("europa:14.1")
def test_a_town_under_rebels_takes_no_further_unrest() -> None:
    g = begin()
    galicia = number(g, "province", "galicia")
    unrest.add_rebel_town(g, galicia)
    assert not unrest.riot(g, galicia)
    assert unrest.own_unrest(g, seat(g, "castile")) == 0
    unrest.remove_rebel_town(g, galicia)
    assert unrest.riot(g, galicia)
    assert [event.name for event in g.events] == ["rebel-town", "rebel-town-fell", "unrest-rose"]


@pytest.mark.rule("europa:2.2")
def test_rebels_and_allied_units_are_the_same_twenty_five_units() -> None:
    g = begin()
    leon = number(g, "area", "leon")
    g.allied[0] = 3
    assert unrest.add_rebels(g, leon, 20) == 20
    assert unrest.add_rebels(g, leon, 4) == 2
    assert unrest.remove_rebels(g, leon, 30) == 22
    assert g.rebels[leon] == 0


@pytest.mark.rule("europa:2.2")
def test_the_active_player_lifts_a_rebel_town_when_all_fifteen_lie() -> None:
    g = begin()
    g.active = seat(g, "france")
    towns = list(members(g.towns[seat(g, "england")] | g.towns[g.active]))[:16]
    for town in towns[:15]:
        unrest.add_rebel_town(g, town)
    unrest.add_rebel_town(g, towns[15])
    run(g)
    assert len(offered(g, g.active)) == 15
    choose(g, g.active, f"lift-rebel-town:{g.start.names['province'][towns[3]]}")
    assert g.rebel_towns == bits(towns) & ~(1 << towns[3])
