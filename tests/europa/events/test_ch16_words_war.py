"""16.3: the words of cards that make war, change land and move ships and units."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.cards.words.sea import sink_one
from theatrum.titles.europa.state import share
from theatrum.titles.europa.war.pieces import GUARD, launch, place, ships_of
from theatrum.titles.europa.war.units import LIGHT, ships

from ..battles import field, fleet
from ..cards import answer, area, carry_out, condition
from ..marches import defenders
from ..positions import begin, choose, named, number, offered, provinces, seat, zeros

# -- wars


@pytest.mark.rule("europa:16.3")
def test_a_card_makes_war_within_the_limits_of_declarations() -> None:
    g = begin()
    at = seat(g, "castile")
    granada = number(g, "realm", "granada")
    g.truces[at] = 1 << granada
    carry_out(g, "castile", "you: war(granada); if(done, gain(prestige(1)))")
    assert (g.wars[at] >> granada & 1, g.prestige[at]) == (0, 0)
    g.truces[at] = 0
    carry_out(g, "castile", "you: war(granada); if(done, gain(prestige(1)))")
    answer(g)
    assert (g.wars[at] >> granada & 1, g.prestige[at]) == (1, 1)


@pytest.mark.rule("europa:13.2", "europa:16.3")
def test_a_claim_on_a_vassal_s_area_is_pressed_against_its_overlord() -> None:
    """Suleiman the Magnificent claims Hejaz, which the Mamluks hold as a vassal."""
    g = begin()
    at, mamluks, hejaz = seat(g, "ottomans"), number(g, "realm", "mamluks"), number(g, "realm", "hejaz")
    venice = 1 << number(g, "realm", "venice")
    g.truces[at] = 1 << mamluks | venice
    carry_out(g, "ottomans", "ottomans: claim(1, hejaz); war_for_claim")
    answer(g)
    assert g.wars[at] >> mamluks & 1
    assert not g.wars[at] >> hejaz & 1
    assert g.truces[at] == venice


@pytest.mark.rule("europa:16.3")
def test_who_has_passed_declares_no_war() -> None:
    g = begin()
    at = seat(g, "castile")
    g.passed = (at,)
    carry_out(g, "castile", "you: may(war(granada)); if(done, gain(prestige(1)))")
    assert (g.stack, g.prestige[at]) == ([], 0)


@pytest.mark.rule("europa:16.3")
def test_a_realm_nobody_plays_makes_war_on_a_player_who_may_call_for_help() -> None:
    """The Black Army of Hungary: war on those whose provinces it has stirred up."""
    g = begin()
    at = seat(g, "austria")
    hungary = number(g, "realm", "hungary")
    for one in range(g.seats):
        g.allies[one] &= ~(1 << hungary)
    g.truces[at] = 0
    carry_out(g, "france", "hungary: if(npr(hungary), war_each(owners(wien)))")
    answer(g)
    assert g.wars[at] >> hungary & 1
    assert not g.aggressor[at] >> hungary & 1


@pytest.mark.rule("europa:16.3")
def test_a_realm_nobody_plays_does_what_it_may_and_what_follows_from_it() -> None:
    g = begin()
    at = seat(g, "austria")
    hungary = number(g, "realm", "hungary")
    for one in range(g.seats):
        g.allies[one] &= ~(1 << hungary)
        g.truces[one] = 0
    carry_out(g, "france", "hungary: may(war(austria)); if(done, war(castile))")
    answer(g)
    assert g.wars[at] >> hungary & 1
    assert g.wars[seat(g, "castile")] >> hungary & 1


@pytest.mark.rule("europa:16.3")
def test_realms_that_rise_cost_a_player_his_influence_there() -> None:
    g = begin()
    at = seat(g, "austria")
    saxony = number(g, "realm", "saxony")
    g.allies[at] = g.truces[at] = 0
    there = area(g, "saxony")
    g.influence[there] = 3 << 4 * at
    carry_out(g, "france", "you: rise(1, saxony, emperor)")
    answer(g)
    assert (g.wars[at] >> saxony & 1, share(g.influence, there, at)) == (1, 0)


@pytest.mark.rule("europa:16.3")
def test_a_war_ends_as_it_stands_and_capitals_go_back() -> None:
    g = begin()
    at = seat(g, "castile")
    portugal = number(g, "realm", "portugal")
    g.wars[at] = g.aggressor[at] = 1 << portugal
    for name in ("lisboa", "porto"):
        g.occupied[at] |= 1 << number(g, "province", name)
    carry_out(g, "castile", "you: end_war_as_it_stands")
    assert named(g, g.towns[at]) & {"lisboa", "porto"} == {"porto"}
    assert (g.wars[at], g.occupied[at], g.truces[at]) == (0, 0, 1 << portugal)


@pytest.mark.rule("europa:16.3")
def test_an_expedition_finds_its_enemy_with_half_of_his_units() -> None:
    """The New World Beckons: the Aztecs would meet an army from California with four units in Mexico."""
    g = begin()
    at = seat(g, "castile")
    g.dice = Dice(Generator(1))
    g.towns[at] |= provinces(g, "california")
    g.wars[at] = 1 << number(g, "realm", "aztec")
    place(g, at, 0, area(g, "california"), 1, army=2)
    carry_out(g, "castile", "you: expedition(0)", memory=Memory(realms=g.wars[at]))
    choose(g, at, "march-army:3", "step:mexico")
    assert defenders(g) == [("aztec", 2)]


# -- land and sea


@pytest.mark.rule("europa:16.3")
def test_towns_grow_shrink_are_ceded_and_inherited() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    carry_out(g, "castile", "you: grow(1, burgos); shrink(1, madrid); cede(galicia, france)")
    assert named(g, g.large) & {"burgos", "madrid"} == {"burgos"}
    assert named(g, g.towns[other]) >= {"galicia"}
    carry_out(g, "castile", "you: inherit(portugal); vassal(in(andalucia)); to_town(granada); release(gibraltar)")
    mine = named(g, g.towns[at])
    assert mine >= {"lisboa", "porto", "granada"}
    assert not named(g, g.vassals[at]) & {"granada", "gibraltar"}


@pytest.mark.rule("europa:16.3", "europa:13.3")
def test_an_expansive_realm_arises_below_what_stands_there() -> None:
    """The Neapolitan succession: towns and vassals leave, tokens of Naples are laid."""
    g = begin()
    naples = number(g, "realm", "naples")
    carry_out(g, "france", "you: clear(in(naples)); expansive(pink, napoli, salerno, bari)")
    tokens = next(tokens for tokens in g.tokens if tokens[0] == naples)
    assert named(g, tokens[1]) == {"napoli", "salerno", "bari"}
    assert tokens[2] == number(g, "province", "napoli")
    carry_out(g, "france", "you: expand(pink, 1, roma)")
    assert named(g, next(t[1] for t in g.tokens if t[3] == 3)) >= {"roma"}


@pytest.mark.rule("europa:16.3")
def test_ships_pirates_merchants_and_nodes() -> None:
    g = begin()
    at = seat(g, "castile")
    g.ships, before = zeros(g.ships), sum(g.pirates)
    carry_out(g, "castile", "you: ships(light, 2, bay_of_biscay); pirate(2, sevilla); develop(sevilla)")
    there, sevilla = number(g, "zone", "bay_of_biscay"), number(g, "node", "sevilla")
    assert share(g.ships, there, at) == 2
    assert (g.pirates[sevilla], sum(g.pirates)) == (2, before + 2)
    assert g.developed >> sevilla & 1
    carry_out(g, "castile", "you: lose_ship(bay_of_biscay); merchant")
    answer(g)
    assert share(g.ships, there, at) == 1
    assert -1 not in g.merchants[3 * at : 3 * at + 3]


@pytest.mark.rule("europa:16.3")
def test_cardinals_crusades_and_imperial_authority() -> None:
    g = begin()
    at = seat(g, "castile")
    g.curia, g.crusade, g.excommunicated, authority = (), -1, -1, g.authority
    carry_out(g, "castile", "you: gain(cardinal(1)); crusade(andalucia); commit; authority_lost(1)")
    assert g.curia == (at,)
    assert (g.crusade, g.crusaders, g.authority) == (area(g, "andalucia"), 1 << at, authority - 1)
    carry_out(g, "castile", "you: lose(cardinal(1)); may(excommunicate(france))")
    assert (g.curia, g.excommunicated) == ((), -1)  # one token: the crusade is on


@pytest.mark.rule("europa:16.3")
def test_units_that_a_card_costs_and_brings() -> None:
    g = begin()
    at = seat(g, "castile")
    leon = area(g, "leon")
    g.infantry = zeros(g.infantry)
    g.army_at[3 * at : 3 * at + 3], g.armies[3 * at : 3 * at + 3] = [-1] * 3, [0] * 3
    g.infantry[leon] = 4 << 4 * at
    exhausted = g.exhausted[at]
    carry_out(g, "castile", "you: casualties(half(units(leon)), leon); mercenaries(infantry, 2, leon)")
    assert (share(g.infantry, leon, at), g.exhausted[at]) == (2, exhausted + 2)
    assert condition(g, "castile", "at_least(4, units(leon))")
    carry_out(g, "castile", "you: disband(1, leon); disband_exhausted(leon)")
    assert condition(g, "castile", "not(at_least(1, units(leon)))")


@pytest.mark.rule("europa:16.3")
def test_who_stands_in_several_areas_says_where_each_unit_falls() -> None:
    """Ruling E134."""
    g = begin()
    at = seat(g, "castile")
    g.infantry = zeros(g.infantry)
    g.army_at[3 * at : 3 * at + 3], g.armies[3 * at : 3 * at + 3] = [-1] * 3, [0] * 3
    for name in ("leon", "andalucia"):
        g.infantry[area(g, name)] = 2 << 4 * at
    carry_out(g, "castile", "you: casualties(1, leon, andalucia)")
    assert set(offered(g, at)) == {"pick-area:leon", "pick-area:andalucia"}
    choose(g, at, "pick-area:andalucia")
    assert [share(g.infantry, area(g, name), at) for name in ("leon", "andalucia")] == [2, 1]


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize(("first", "second"), [(3, 2), (0, 2), (2, 5)])
def test_what_an_event_has_cost_is_counted_together(first: int, second: int) -> None:
    """As many as there are: of four units that stand in each area no more can fall."""
    g = begin()
    at = seat(g, "castile")
    g.infantry = zeros(g.infantry)
    g.army_at[3 * at : 3 * at + 3], g.armies[3 * at : 3 * at + 3] = [-1] * 3, [0] * 3
    for name in ("leon", "andalucia"):
        g.infantry[area(g, name)] = 4 << 4 * at
    carry_out(
        g,
        "castile",
        f"you: casualties({first}, leon); casualties({second}, andalucia); gain(prestige(casualties_taken))",
    )
    assert g.prestige[at] == first + min(second, 4)


@pytest.mark.rule("europa:16.3")
def test_the_sea_takes_loose_ships_first_then_those_that_protect_trade_then_the_fleet_by_what_it_cost() -> None:
    g = field()
    france, zone = seat(g, "france"), number(g, "zone", "english_channel")
    fleet(g, "france", "english_channel", "light-ship 1 galley 1 heavy-ship 1")
    launch(g, france, LIGHT, zone)
    launch(g, france, LIGHT, zone, 1, GUARD)
    left = []
    while ships_of(g, france, zone):
        sink_one(g, france, zone)
        left.append((share(g.ships, zone, france), share(g.guards, zone, france), ships(g.fleet[france])))
    assert left == [(0, 1, 3), (0, 0, 3), (0, 0, 2), (0, 0, 1), (0, 0, 0)]
    assert g.fleet_at[france] < 0


@pytest.mark.rule("europa:16.3")
def test_privateers_lay_down_a_merchant_of_another_in_a_sea_node_of_the_card_and_are_paid() -> None:
    """The card names the English Channel, Saxony and the Maghreb, and pays 11 at most."""
    g = begin()
    at = seat(g, "castile")
    g.trade, g.trade_used, ducats = 1 << 3, 0, g.ducats[at]
    channel = number(g, "node", "english_channel")
    assert channel in {offer.node for offer in g.start.trade[3].offers}
    carry_out(g, "castile", "you: privateer")
    answer(g)
    assert g.tapped == 1 << g.merchants.index(channel)
    assert g.ducats[at] == ducats + 11


@pytest.mark.rule("europa:16.3")
def test_lands_around_north_america_break_away_as_the_united_states() -> None:
    """Declaration of Independence: a town in unrest falls to them, another is put in unrest with a rebel."""
    g = begin()
    at = seat(g, "england")
    g.towns[at] |= provinces(g, "virginia canada")
    g.unrest |= provinces(g, "virginia")
    carry_out(g, "castile", "you: secession(pink, virginia, canada)")
    answer(g)
    usa = number(g, "realm", "usa")
    assert lands(g, usa) == provinces(g, "virginia")
    assert (g.unrest & provinces(g, "canada"), g.rebels[area(g, "canada")]) == (provinces(g, "canada"), 1)
    assert not g.towns[at] & provinces(g, "virginia")
