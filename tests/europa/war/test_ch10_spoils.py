"""10: what becomes of provinces by a status quo: their tax, territories, friends among the liberated."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.holding import grow, take
from theatrum.titles.europa.board.ownership import lands, rightful, subjects
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.diplomacy.relations import tokens_left
from theatrum.titles.europa.peace.aftermath import astray
from theatrum.titles.europa.peace.gains import Appease, GainInfluence, can_ally
from theatrum.titles.europa.peace.imposing import _subdue, impose
from theatrum.titles.europa.peace.names import HUMILIATION, STATUS_QUO
from theatrum.titles.europa.round.peace import lost_tax
from theatrum.titles.europa.state import NONE, Europa, add_share

from ..positions import choose, number, offered, provinces, put, seat, zeros
from ..wars import ally, area, army, at_war, bit, calm, castilian, cubes, cubes_of, home, home_area, occupy, realm, war


def grown() -> tuple[Europa, str]:
    """France holds a small province of Castile whose town has grown large."""
    g = at_war()
    small = castilian(g, 1)[0]
    assert grow(g, number(g, "province", small))
    occupy(g, "france", small)
    return g, small


@pytest.mark.rule("europa:10")
def test_a_town_that_has_grown_counts_as_large_when_it_is_returned() -> None:
    """Ruling E176."""
    g, small = grown()
    france, castile = seat(g, "france"), seat(g, "castile")
    assert lost_tax(g, castile) == 2
    g.ducats[castile] = 20
    impose(g, france, realm(g, "castile"), STATUS_QUO)
    run(g)
    choose(g, france, f"return-province:{small}")
    assert (g.ducats[france], g.ducats[castile]) == (6, 14)


@pytest.mark.rule("europa:10")
def test_a_town_that_has_grown_counts_as_large_in_a_humiliation() -> None:
    g, _ = grown()
    france = seat(g, "france")
    occupy(g, "france", home(g, "castile"))
    impose(g, france, realm(g, "castile"), HUMILIATION)
    assert (g.prestige[france], g.prestige[seat(g, "castile")]) == (8, -8)


def colony() -> tuple[Europa, int]:
    """France holds Castile's town in Florida, a territory."""
    g = at_war()
    assert take(g, seat(g, "castile"), number(g, "province", "florida"))
    occupy(g, "france", "florida")
    return g, seat(g, "france")


@pytest.mark.rule("europa:10")
def test_a_territory_is_nobody_s_core_and_can_be_liberated_for_an_expansive_realm() -> None:
    """Ruling E177: the first player says for which, and nobody has a casus belli against it."""
    g, france = colony()
    g.active = seat(g, "england")
    denmark = realm(g, "denmark")
    assert any(tokens[0] == denmark for tokens in g.tokens)
    impose(g, france, realm(g, "castile"), STATUS_QUO)
    run(g)
    choose(g, france, "liberate-province:florida")
    choose(g, g.active, "free-for:denmark")
    choose(g, france, "befriend:denmark")
    assert rightful(g, number(g, "province", "florida")) == denmark
    assert g.prestige[france] == 1
    assert not g.casus[seat(g, "castile")]
    assert g.allies[france] == bit(g, "denmark")


@pytest.mark.rule("europa:10")
def test_a_territory_is_empty_again_where_no_expansive_realm_is_in_play() -> None:
    g, france = colony()
    g.tokens = ()
    impose(g, france, realm(g, "castile"), STATUS_QUO)
    run(g)
    choose(g, france, "liberate-province:florida")
    assert rightful(g, number(g, "province", "florida")) == NONE
    assert g.prestige[france] == 1
    assert not any(g.wars)


@pytest.mark.rule("europa:10")
def test_a_liberated_realm_with_which_the_victor_is_at_war_becomes_no_ally() -> None:
    g = at_war()
    france, castile = seat(g, "france"), seat(g, "castile")
    assert take(g, castile, number(g, "province", "gibraltar"))
    war(g, "france", "granada")
    occupy(g, "france", "gibraltar")
    impose(g, france, realm(g, "castile"), STATUS_QUO)
    run(g)
    choose(g, france, "liberate-province:gibraltar", "befriend:granada")
    assert lands(g, realm(g, "granada")) == provinces(g, "granada gibraltar")
    assert not g.allies[france]
    assert g.wars[france] == bit(g, "granada")


@pytest.mark.rule("europa:10")
def test_influence_won_by_a_peace_takes_another_s_place_in_a_full_area() -> None:
    g = calm()
    france = seat(g, "france")
    cubes(g, "england", "andalucia", 4)
    cubes(g, "castile", "andalucia", 1)
    put(g, GainInfluence(france, 1 << area(g, "andalucia"), 2))
    others = {f"replace-influence:andalucia:{other}" for other in ("castile", "england")}
    assert set(offered(g, france)) == {*others, "done"}
    choose(g, france, "replace-influence:andalucia:england", "replace-influence:andalucia:castile")
    assert [cubes_of(g, name, "andalucia") for name in ("france", "england", "castile")] == [2, 3, 0]


@pytest.mark.rule("europa:11.3")
def test_without_an_alliance_to_give_nobody_becomes_an_ally() -> None:
    g = calm()
    castile = seat(g, "castile")
    g.allies = [0] * g.seats
    for other in ("portugal", "navarra", "granada", "aragon"):
        left = tokens_left(g, castile, g.allies, "alliances")
        assert can_ally(g, castile, realm(g, other)) == (left > 0)
        if left:
            ally(g, "castile", other)
    assert tokens_left(g, castile, g.allies, "alliances") == 0


@pytest.mark.rule("europa:10", "europa:11.1", "europa:2.2")
def test_influence_of_a_peace_may_take_its_cube_from_another_area() -> None:
    """Without a cube beside the mat (E90): Granada's area gains what Scotland loses, and no more than that."""
    g = calm()
    france = seat(g, "france")
    g.influence = zeros(g.influence)
    cubes(g, "france", "scotland", 1)
    g.power[3 * france : 3 * france + 3] = [10, 10, 10]
    put(g, GainInfluence(france, 1 << area(g, "andalucia"), 2))
    choose(g, france, "gain-influence:andalucia", "withdraw:scotland")
    assert [cubes_of(g, "france", name) for name in ("andalucia", "scotland")] == [1, 0]
    assert type(g.decision).__name__ != "PeaceInfluence"


@pytest.mark.rule("europa:10")
@pytest.mark.parametrize(("restless", "asked"), [(1, 0), (2, 0), (3, 2)])
def test_a_claim_that_is_given_up_ends_two_unrest_where_it_lay(restless: int, asked: int) -> None:
    g = calm()
    france, here, there = seat(g, "france"), area(g, "castile"), area(g, "leon")
    board = g.start.board.land
    for place in (here, there):
        for province in members(board.in_area[place]):
            g.towns[seat(g, "castile")] &= ~(1 << province)
            g.towns[france] |= 1 << province
    mine = [*members(board.in_area[here] & g.towns[france])]
    g.unrest = bits(mine[:restless]) | board.in_area[there] & g.towns[france]
    elsewhere = g.unrest & board.in_area[there]
    g.claims[france] = 1 << here | 1 << there
    put(g, Appease(france, 1 << here))
    assert offered(g, france) == ["drop-claim:castile", "done"]
    choose(g, france, "drop-claim:castile")
    for times in range(asked):
        names = [f"quell:{g.start.names['province'][province]}" for province in mine[times:restless]]
        assert offered(g, france) == names
        choose(g, france, names[0])
    assert g.claims[france] == 1 << there
    assert g.unrest == bits(mine[2:restless]) | elsewhere
    assert g.decision is None


@pytest.mark.rule("europa:10", "europa:13.2")
@pytest.mark.parametrize("beaten", ["hungary", "bohemia", "timurids", "venice", "aragon"])
def test_without_tokens_for_all_the_capital_bows_first_then_its_own_land_then_its_vassals(beaten: str) -> None:
    """As many vassal tokens are left as the realm's own provinces take, or as its capital takes."""
    for all_ in (True, False):
        g = calm()
        at, loser = seat(g, "france"), realm(g, beaten)
        own, side = lands(g, loser), g.start.side
        capital = number(g, "province", home(g, beaten))
        kept = own if all_ else 1 << capital
        pieces = g.start.box.components["vassal"].number - side.worth(kept)
        elsewhere = (p for p, tax in enumerate(side.tax) if tax == 1 and side.owner[p] == NONE)
        g.vassals[at] = bits(province for province, _ in zip(elsewhere, range(pieces), strict=False))
        before = g.vassals[at]
        assert subjects(g, loser)
        _subdue(g, at, loser)
        assert g.vassals[at] & ~before == kept


@pytest.mark.rule("europa:10.1")
@pytest.mark.parametrize("which", [0, 1, 2])
@pytest.mark.parametrize("name", ["france", "castile", "england", "poland"])
def test_each_army_in_a_neutral_area_goes_home_when_the_war_is_over(which: int, name: str) -> None:
    """And loose infantry after the armies; not who stands in his own land."""
    g = calm()
    at, tver = seat(g, name), area(g, "moscow_ryazan")
    army(g, name, "moscow_ryazan", 2, which)
    army(g, name, g.start.names["area"][home_area(g, name)], 3, (which + 1) % 3)
    assert list(astray(g, at)) == [(which, tver)]
    cubes_ = g.infantry[tver]
    add_share(g.infantry, tver, at, 1)
    assert list(astray(g, at)) == [(which, tver), (NONE, tver)]
    assert g.infantry[tver] != cubes_
