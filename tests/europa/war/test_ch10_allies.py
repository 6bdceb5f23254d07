"""10.3: peace and active allies: what a term does to those on whom it cannot fall."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.ownership import capital
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.diplomacy.ties import break_alliance
from theatrum.titles.europa.faith.religion import MUSLIM
from theatrum.titles.europa.peace.imposing import impose
from theatrum.titles.europa.peace.names import CONVERSION, SUCCESSION
from theatrum.titles.europa.peace.outcome import PARTIAL, UNDECIDED, enemies, victory
from theatrum.titles.europa.peace.talks import Talks
from theatrum.titles.europa.realms.creeds import creed
from theatrum.titles.europa.state import Europa

from ..positions import choose, number, offered, provinces, put, seat
from ..wars import ally, army, bit, calm, home, occupy, realm, war


def allied(player: str, *friends: str) -> Europa:
    """A player with active allies."""
    g = calm()
    ally(g, player, *friends)
    for friend in friends:
        g.active_allies[seat(g, player)] |= bit(g, friend)
    return g


@pytest.mark.rule("europa:10.3")
def test_a_victory_over_a_player_is_one_over_his_active_allies_and_no_other_is() -> None:
    g = allied("france", "savoy")
    castile = seat(g, "castile")
    war(g, "castile", "france")
    army(g, "castile", "leon", 3)
    army(g, "france", "loire", 2)
    assert [victory(g, castile, realm(g, name)) for name in ("france", "savoy")] == [UNDECIDED, UNDECIDED]
    army(g, "france", "loire", 1)
    assert [victory(g, castile, realm(g, name)) for name in ("france", "savoy")] == [PARTIAL, PARTIAL]


@pytest.mark.rule("europa:10.3")
def test_a_conversion_falls_on_an_active_ally_alone_and_his_player_gets_back_what_is_his_for_nothing() -> None:
    g = allied("castile", "portugal")
    ottomans, castile = seat(g, "ottomans"), seat(g, "castile")
    war(g, "ottomans", "castile")
    army(g, "ottomans", "portugal", 4)
    land, names = g.start.board.land, g.start.names["province"]
    inside = land.in_area[land.area_of[capital(g, realm(g, "portugal"))]] & g.start.side.printed
    occupy(g, "ottomans", " ".join(names[province] for province in members(inside)))
    occupy(g, "ottomans", home(g, "castile"))
    impose(g, ottomans, realm(g, "castile"), CONVERSION)
    run(g)
    assert creed(g, realm(g, "portugal")) == MUSLIM
    assert creed(g, realm(g, "castile")) != MUSLIM
    assert (g.prestige[ottomans], g.prestige[castile]) == (3, 0)
    assert not any(g.occupied)
    assert g.truces[ottomans] == bit(g, "castile")


@pytest.mark.rule("europa:10.3")
def test_a_succession_secured_over_a_player_leaves_the_war_with_his_active_allies() -> None:
    """Those of whom nothing is held are at peace with him; with the others peace is made apart."""
    g = allied("castile", "portugal", "navarra")
    france, castile = seat(g, "france"), seat(g, "castile")
    g.weddings[france] |= bit(g, "castile")
    g.weddings[castile] |= bit(g, "france")
    g.disputed[france] |= bit(g, "castile")
    war(g, "france", "castile")
    army(g, "france", "castile", 4)
    occupy(g, "france", f"{home(g, 'castile')} porto")
    impose(g, france, realm(g, "castile"), SUCCESSION)
    run(g)
    assert g.occupied[france] == provinces(g, "porto")
    assert g.wars[france] == bit(g, "portugal")
    assert enemies(g, france) == [realm(g, "portugal")]


@pytest.mark.rule("europa:10.1")
def test_total_victories_are_settled_player_by_player_in_turn_order() -> None:
    """England is the first player: it settles both of its victories before Castile does."""
    g = calm()
    england, castile = seat(g, "england"), seat(g, "castile")
    war(g, "castile", "granada")
    occupy(g, "castile", "granada gibraltar")
    war(g, "england", "desmond", "navarra")
    occupy(g, "england", "mhumhain navarra")
    g.first = england
    put(g, Talks())
    assert {choice.split(":")[1] for choice in offered(g, england)} == {"desmond", "navarra"}
    choose(g, england, "impose:navarra:annexation")
    assert {choice.split(":")[1] for choice in offered(g, england)} == {"desmond"}
    choose(g, england, "impose:desmond:white-peace")
    assert {choice.split(":")[1] for choice in offered(g, castile)} == {"granada"}
    assert g.towns[england] >> number(g, "province", "navarra") & 1


@pytest.mark.rule("europa:11.3")
def test_a_war_with_an_ally_who_is_left_alone_ends_a_truce_with_him() -> None:
    g = allied("france", "savoy")
    castile, france = seat(g, "castile"), seat(g, "france")
    g.truces[castile] |= bit(g, "savoy")
    war(g, "castile", "france")
    break_alliance(g, france, realm(g, "savoy"))
    assert g.wars[castile] == bit(g, "france") | bit(g, "savoy")
    assert not g.truces[castile]
    assert not g.active_allies[france]
