"""5.4 and 12: the Trade action, routes, trade power and rows, secondary nodes, pirates, gold, slaves, continents."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.holding import expand
from theatrum.titles.europa.board.reading import bits, lowest, members
from theatrum.titles.europa.court.tracks import town_tax
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, DIP, Europa, add_share, share
from theatrum.titles.europa.trade import merchants, nodes
from theatrum.titles.europa.trade.deck import discover
from theatrum.titles.europa.trade.income import pay
from theatrum.titles.europa.trade.routes import connected, light_zones
from theatrum.titles.europa.trade.strength import row_of
from theatrum.titles.europa.war.units import HEAVY, LIGHT, ship

from ..positions import begin, choose, closed, number, offered, provinces, put, seat, zeros


def card(g: Europa, name: str) -> int:
    return number(g, "trade", name)


def node(g: Europa, name: str) -> int:
    return number(g, "node", name)


def zone(g: Europa, name: str) -> int:
    return number(g, "zone", name)


def empty_sea() -> Europa:
    """The grand campaign without ships, merchants and pirates."""
    g = begin()
    g.ships = zeros(g.ships)
    g.guards = zeros(g.guards)
    g.fleet, g.fleet_at = [0] * g.seats, [-1] * g.seats
    g.merchants = [-1] * len(g.merchants)
    g.tapped = g.developed = 0
    return g


def guard(g: Europa, at: int, **zones: int) -> None:
    for name, ships in zones.items():
        add_share(g.guards, zone(g, name), at, ships)


def hold_merchants(g: Europa, at: int, *names: str) -> None:
    for place, name in enumerate(names):
        g.merchants[3 * at + place] = node(g, name)


def trade_with(g: Europa, at: int, *cards: str) -> None:
    """The seat's turn, with these cards on top of the deck: it has just begun to trade."""
    g.trade = bits(card(g, name) for name in cards)
    g.trade_used = 0
    put(g, Turn(at))
    choose(g, at, "trade")


def trade_in_the_channel() -> Europa:
    """The book's example: England trades where France has a merchant too."""
    g = empty_sea()
    england, france = seat(g, "england"), seat(g, "france")
    g.developed = 1 << node(g, "english_channel")
    hold_merchants(g, england, "english_channel", "north_sea")
    g.tapped = 1 << 3 * england + 1  # it has traded in the North Sea already
    hold_merchants(g, france, "english_channel")
    g.towns[england] |= provinces(g, "london normandie")
    guard(g, england, english_channel=2, norwegian_sea=1)
    guard(g, france, english_channel=1)
    trade_with(g, england, "T02-2", "T01-1", "T09-1")
    return g


def ventures(g: Europa, at: int) -> list[str]:
    return [choice for choice in offered(g, at) if choice.startswith("trade-at")]


# -- the book's examples


@pytest.mark.rule("europa:5.4")
@pytest.mark.rule("europa:12.5")
def test_the_example_of_england_in_the_english_channel() -> None:
    g = trade_in_the_channel()
    england, france = seat(g, "england"), seat(g, "france")
    assert ventures(g, england) == ["trade-at:T02-2:english_channel", "trade-at:T02-2:champagne"]
    ducats = g.ducats[england], g.ducats[france]
    twin = g.clone()
    choose(twin, england, "trade-at:T02-2:champagne")  # a trade power of 1
    assert twin.ducats[england] == ducats[0] + 5
    choose(g, england, "send-ship:norwegian_sea:doggerbank")
    assert "no-trade" not in offered(g, england)
    assert closed(g, england)["no-trade"].key == "ship-has-sailed"
    choose(g, england, "trade-at:T02-2:english_channel")  # a merchant, three ships, two provinces: 6
    assert g.ducats[england] == ducats[0] + 14
    assert g.ducats[france] == ducats[1] + 6
    assert share(g.guards, zone(g, "doggerbank"), england) == 1
    assert (g.power[3 * england + DIP], g.trade, g.trade_used.bit_count()) == (2, 0, 3)


@pytest.mark.rule("europa:12.5")
def test_the_example_of_castile_in_the_secondary_node_of_genoa() -> None:
    g = empty_sea()
    castile, france = seat(g, "castile"), seat(g, "france")
    hold_merchants(g, castile, "sevilla")
    hold_merchants(g, france, "genoa")
    guard(g, castile, western_mediterranean=2, gulf_of_lion=1)
    guard(g, france, gulf_of_lion=2, central_mediterranean=1)
    add_share(g.influence, number(g, "area", "languedoc"), france, 1)
    assert connected(g, france, node(g, "genoa"))
    trade_with(g, castile, "T02-3")
    assert "trade-at:T02-3:genoa" in ventures(g, castile)
    ducats = [*g.ducats]
    choose(g, castile, "trade-at:T02-3:genoa")
    assert merchants.merchant_at(g, castile, node(g, "genoa")) >= 0
    assert [after - before for after, before in zip(g.ducats, ducats, strict=True)] == [
        5 * (at == castile) for at in range(g.seats)
    ]


@pytest.mark.rule("europa:12.5")
def test_the_example_of_bordeaux_where_england_decides_who_is_paid() -> None:
    g = empty_sea()
    england, france, castile = (seat(g, name) for name in ("england", "france", "castile"))
    name = next(one.id for one in g.start.trade if any(offer.node == node(g, "bordeaux") for offer in one.offers))
    offer = next(o for o in g.start.trade[card(g, name)].offers if o.node == node(g, "bordeaux"))
    keys = bits(province for province, _ in offer.key)
    g.towns = [towns & ~keys for towns in g.towns]
    for at in (england, france, castile):
        hold_merchants(g, at, "bordeaux")
    g.guards[zone(g, "eastern_atlantic")] = 0
    guard(g, england, eastern_atlantic=2, bay_of_biscay=2)
    guard(g, france, bay_of_biscay=2)
    guard(g, castile, central_atlantic=2)
    ducats = [*g.ducats]
    low, middle, _ = g.start.trade[card(g, name)].income[0]
    trade_with(g, england, name)
    choose(g, england, f"trade-at:{name}:bordeaux")
    assert set(offered(g, england)) == {"favour:france", "favour:castile"}
    choose(g, england, "favour:castile")
    assert g.ducats[england] - ducats[england] == middle
    assert g.ducats[castile] - ducats[castile] == low
    assert g.ducats[france] == ducats[france]


# -- the action


@pytest.mark.rule("europa:5.4")
def test_two_ducats_for_none_of_the_cards_and_the_merchant_stays_up() -> None:
    g = empty_sea()
    england = seat(g, "england")
    hold_merchants(g, england, "english_channel")
    trade_with(g, england, "T02-2", "T01-1", "T09-1")
    choose(g, england, "no-trade")
    assert (g.ducats[england], g.tapped) == (17, 0)


@pytest.mark.rule("europa:12.4")
def test_a_merchant_who_lies_does_not_trade_again_in_the_round() -> None:
    g = empty_sea()
    england = seat(g, "england")
    hold_merchants(g, england, "english_channel")
    g.tapped = 1 << 3 * england
    put(g, Turn(england))
    assert closed(g, england)["trade"].key == "no-merchant"
    g.tapped = 0
    g.power[3 * england + DIP] = 0
    assert closed(g, england)["trade"].key == "no-power"


@pytest.mark.rule("europa:5.4")
def test_the_discards_become_the_deck_when_it_runs_out() -> None:
    g = empty_sea()
    england = seat(g, "england")
    hold_merchants(g, england, "english_channel")
    g.trade = 1 << card(g, "T02-2")
    g.trade_used = bits(card(g, name) for name in ("T02-1", "T02-3", "T02-4"))
    put(g, Turn(england))
    choose(g, england, "trade", "no-trade")
    assert (g.trade.bit_count(), g.trade_used.bit_count()) == (1, 3)
    assert g.trade_used >> card(g, "T02-2") & 1


@pytest.mark.rule("europa:12.4")
def test_the_player_picks_the_merchant_who_moves() -> None:
    g = empty_sea()
    england = seat(g, "england")
    hold_merchants(g, england, "bordeaux", "north_sea")
    guard(g, england, english_channel=1)
    trade_with(g, england, "T02-2")
    choose(g, england, "trade-at:T02-2:english_channel")
    assert offered(g, england) == ["send-merchant:bordeaux", "send-merchant:north_sea"]
    choose(g, england, "send-merchant:north_sea")
    assert g.merchants[3 * england : 3 * england + 2] == [node(g, "bordeaux"), node(g, "english_channel")]
    assert g.tapped == 1 << 3 * england + 1


@pytest.mark.rule("europa:12.3")
def test_a_ship_pushes_an_opponent_out_only_where_all_slots_are_held() -> None:
    g = empty_sea()
    england, france = seat(g, "england"), seat(g, "france")
    hold_merchants(g, england, "english_channel")
    guard(g, england, english_channel=1, norwegian_sea=1)
    guard(g, france, doggerbank=2)
    trade_with(g, england, "T02-2")
    choose(g, england, "send-ship:norwegian_sea:doggerbank")  # there loose it would serve nothing
    assert share(g.guards, zone(g, "doggerbank"), england) == 1
    assert share(g.guards, zone(g, "doggerbank"), france) == 1
    assert share(g.ships, zone(g, "doggerbank"), france) == 1


@pytest.mark.rule("europa:5.4")
def test_a_ship_that_has_sailed_must_serve_the_trade() -> None:
    g = empty_sea()
    england = seat(g, "england")
    hold_merchants(g, england, "north_sea")
    g.towns[england] |= provinces(g, "london")
    g.ships[zone(g, "eastern_atlantic")] = 1 << 4 * england
    trade_with(g, england, "T02-2")
    assert ventures(g, england) == ["trade-at:T02-2:champagne"]
    sails = {choice for choice in offered(g, england) if choice.startswith("send-ship")}
    assert sails == {f"send-ship:eastern_atlantic:{to}" for to in ("english_channel", "doggerbank")}
    choose(g, england, "send-ship:eastern_atlantic:english_channel", "stay-loose")
    assert ventures(g, england) == ["trade-at:T02-2:english_channel"]


@pytest.mark.rule("europa:12.1")
def test_a_card_may_want_a_settled_or_an_own_key_province() -> None:
    g = empty_sea()
    england = seat(g, "england")
    hold_merchants(g, england, "north_america")
    g.towns[england] |= provinces(g, "london")
    guard(g, england, northwestern_atlantic=1, northeastern_atlantic=1)
    trade_with(g, england, "T09-1", "T11-2")
    assert ventures(g, england) == []  # furs want a settled province, gold one's own
    g.towns[seat(g, "france")] |= provinces(g, "canada")
    assert ventures(g, england) == ["trade-at:T09-1:north_america"]
    g.towns[england] |= provinces(g, "new_granada")
    assert ventures(g, england) == ["trade-at:T09-1:north_america", "trade-at:T11-2:north_america"]


# -- routes


@pytest.mark.rule("europa:12.2")
def test_a_chain_of_towns_vassals_influence_and_light_ships() -> None:
    g = empty_sea()
    france = seat(g, "france")
    g.influence = zeros(g.influence)
    assert not connected(g, france, node(g, "genoa"))
    g.fleet_at[france], g.fleet[france] = zone(g, "gulf_of_lion"), ship(HEAVY)
    assert not connected(g, france, node(g, "genoa"))  # only light ships are links
    g.fleet[france] += ship(LIGHT)
    assert light_zones(g, france) == 1 << zone(g, "gulf_of_lion")
    assert connected(g, france, node(g, "genoa"))
    assert connected(g, france, node(g, "champagne"))
    assert not connected(g, france, node(g, "saxony"))
    for area in ("burgundy", "rhineland"):
        add_share(g.influence, number(g, "area", area), france, 1)
    add_share(g.influence, number(g, "area", "bavaria_swabia"), france, 1)
    assert connected(g, france, node(g, "saxony")) == bool(
        g.start.board.sea.node_areas[node(g, "saxony")]
        & bits(number(g, "area", area) for area in ("bavaria_swabia", "rhineland"))
    )


@pytest.mark.rule("europa:12.2")
def test_occupied_towns_stay_links() -> None:
    g = empty_sea()
    castile, france = seat(g, "castile"), seat(g, "france")
    g.influence = zeros(g.influence)
    add_share(g.ships, zone(g, "central_atlantic"), castile, 1)
    assert connected(g, castile, node(g, "sevilla"))
    g.occupied[france] |= g.towns[castile]
    assert connected(g, castile, node(g, "sevilla"))
    g.towns[castile] &= provinces(g, "madrid")  # the capital alone does not reach the sea
    assert not connected(g, castile, node(g, "sevilla"))
    g.occupied[castile] |= provinces(g, "galicia")  # towns that occupy are links too
    assert connected(g, castile, node(g, "sevilla"))


# -- rows


@pytest.mark.rule("europa:12.5")
def test_the_rows_begin_at_one_three_and_six() -> None:
    assert [row_of(power) for power in range(1, 8)] == [0, 0, 1, 1, 1, 2, 2]


def rivals_in_the_channel(pirates: int = 0) -> tuple[Europa, int, int]:
    g = empty_sea()
    england, france = seat(g, "england"), seat(g, "france")
    hold_merchants(g, england, "english_channel")
    hold_merchants(g, france, "english_channel")
    g.towns[england] |= provinces(g, "london")
    g.towns = [towns & ~provinces(g, "normandie antwerpen amsterdam") for towns in g.towns]
    guard(g, england, english_channel=1)
    guard(g, france, english_channel=1, doggerbank=1)
    g.pirates[node(g, "english_channel")] = pirates
    trade_with(g, england, "T02-2")
    return g, england, france


@pytest.mark.rule("europa:12.5")
@pytest.mark.parametrize(("favoured", "gains"), [("england", (8, 5)), ("france", (5, 8))])
def test_the_active_player_breaks_a_tie_as_he_likes(favoured: str, gains: tuple[int, int]) -> None:
    g, england, france = rivals_in_the_channel()
    choose(g, england, "trade-at:T02-2:english_channel", f"favour:{favoured}")
    assert (g.ducats[england] - 15, g.ducats[france] - 15) == gains


@pytest.mark.rule("europa:12.5")
@pytest.mark.parametrize(("pirates", "gains"), [(1, (5, 0)), (2, (0, 0))])
def test_pirates_lower_everybodys_row(pirates: int, gains: tuple[int, int]) -> None:
    g, england, france = rivals_in_the_channel(pirates)
    choose(g, england, "trade-at:T02-2:english_channel", "favour:england")
    assert (g.ducats[england] - 15, g.ducats[france] - 15) == gains


@pytest.mark.rule("europa:12.5")
def test_a_secondary_node_with_pirates_or_a_stronger_rival_is_closed_and_leaves_the_main_one_to_others() -> None:
    g = empty_sea()
    castile, france = seat(g, "castile"), seat(g, "france")
    hold_merchants(g, castile, "genoa")
    hold_merchants(g, france, "maghreb")
    guard(g, castile, western_mediterranean=1)
    algiers = number(g, "area", "algiers")
    add_share(g.influence, algiers, france, 1)
    guard(g, france, gulf_of_lion=1, western_mediterranean=1)
    trade_with(g, castile, "T02-3")
    assert "trade-at:T02-3:genoa" in ventures(g, castile)  # France has no merchant there
    g.pirates[node(g, "genoa")] = 1
    assert "trade-at:T02-3:genoa" not in ventures(g, castile)
    g.pirates[node(g, "genoa")] = 0
    hold_merchants(g, france, "maghreb", "genoa")
    assert "trade-at:T02-3:genoa" not in ventures(g, castile)  # two ships against one
    guard(g, castile, central_mediterranean=1)
    choose(g, castile, "trade-at:T02-3:genoa")
    assert (g.ducats[castile] - 15, g.ducats[france] - 15) == (5, 5)  # from Genoa, and from the Maghreb


@pytest.mark.rule("europa:8")
def test_mercantilism_with_three_power_of_key_provinces_costs_the_others_a_row() -> None:
    g, england, france = rivals_in_the_channel()
    g.towns[england] |= provinces(g, "london normandie")
    g.ideas[england] |= 1 << g.start.lists.ideas["mercantilism"]
    twin = g.clone()
    choose(g, england, "trade-at:T02-2:english_channel")  # 4 against 3: the middle and the lowest row
    assert (g.ducats[england] - 15, g.ducats[france] - 15) == (8, 5)
    twin.towns[england] |= provinces(twin, "antwerpen")
    choose(twin, england, "trade-at:T02-2:english_channel")
    assert (twin.ducats[england] - 15, twin.ducats[france] - 15) == (8, 0)


# -- gold, slaves, nodes, merchants, continents


@pytest.mark.rule("europa:12.1")
@pytest.mark.parametrize(("answer", "power", "interest"), [("pay-inflation", 2, 0), ("take-interest", 3, 1)])
def test_gold_worth_more_than_half_the_base_tax_costs_power_or_interest(answer: str, power: int, interest: int) -> None:
    g = empty_sea()
    castile = seat(g, "castile")
    hold_merchants(g, castile, "maghreb")
    g.towns[castile] |= provinces(g, "timbuktu")
    add_share(g.influence, number(g, "area", "algiers"), castile, 1)
    guard(g, castile, western_mediterranean=1)
    assert town_tax(g, castile) < 2 * 16
    trade_with(g, castile, "T11-1")
    choose(g, castile, "trade-at:T11-1:maghreb", answer)
    assert g.ducats[castile] == 15 + 16
    assert (g.power[3 * castile + ADM], g.interest[castile]) == (power, interest)


@pytest.mark.rule("europa:12.1")
@pytest.mark.parametrize(("ducats", "asked"), [(2, False), (3, False), (4, True)])
def test_half_an_odd_base_tax_is_rounded_up_before_gold_exceeds_it(ducats: int, asked: bool) -> None:
    g = empty_sea()
    castile = seat(g, "castile")
    small = [province for province in members(g.towns[castile]) if g.start.side.tax[province] == 1]
    g.towns[castile], g.large, g.twins = bits(small[:5]), 0, 0
    assert town_tax(g, castile) == 5
    pay(g, castile, g.start.trade[card(g, "T11-1")], node(g, "maghreb"), ducats)
    assert (type(g.decision).__name__ == "Inflation") == asked


@pytest.mark.rule("europa:12.1")
def test_gold_may_bring_a_sixth_interest_without_bankruptcy() -> None:
    g = empty_sea()
    castile = seat(g, "castile")
    g.power[3 * castile + ADM], g.interest[castile] = 0, 5
    pay(g, castile, g.start.trade[card(g, "T11-1")], node(g, "maghreb"), 30)
    assert (g.interest[castile], g.prestige[castile]) == (6, 0)


@pytest.mark.rule("europa:12.1")
@pytest.mark.parametrize(("age", "prestige"), [(2, 0), (3, -1)])
def test_slaves_cost_prestige_from_the_third_age(age: int, prestige: int) -> None:
    g = empty_sea()
    castile = seat(g, "castile")
    g.age = age
    slaves = next(one for one in g.start.trade if one.shame and one.offers[0].node == node(g, "ivory_coast"))
    offer = slaves.offers[0]
    g.towns[castile] |= 1 << offer.key[0][0]
    hold_merchants(g, castile, "ivory_coast")
    guard(g, castile, southeastern_atlantic=1, central_atlantic=1)
    trade_with(g, castile, slaves.id)
    choose(g, castile, f"trade-at:{slaves.id}:ivory_coast")
    assert g.prestige[castile] == prestige
    assert g.ducats[castile] > 15


@pytest.mark.rule("europa:2.2")
def test_tokens_of_development_and_pirates_are_taken_from_elsewhere_when_none_is_left() -> None:
    g = empty_sea()
    for place in range(6):
        nodes.develop(g, place)
    nodes.develop(g, 0)
    nodes.develop(g, 9)
    run(g)
    names = g.start.names["node"]
    choose(g, g.active, f"lift-developed:{names[2]}")
    assert set(members(g.developed)) == {0, 1, 3, 4, 5, 9}
    for _ in range(10):
        nodes.add_pirate(g, 7)
    nodes.add_pirate(g, 8)
    run(g)
    choose(g, g.active, f"lift-pirate:{names[7]}")
    assert (g.pirates[7], g.pirates[8]) == (9, 1)


@pytest.mark.rule("europa:12.4")
def test_a_third_merchant_is_the_last() -> None:
    g = empty_sea()
    castile = seat(g, "castile")
    hold_merchants(g, castile, "sevilla", "genoa")
    guard(g, castile, central_atlantic=1)
    assert merchants.gain(g, castile)
    run(g)
    assert "place-merchant:sevilla" not in offered(g, castile)
    assert "place-merchant:lubeck" not in offered(g, castile)  # out of reach
    choose(g, castile, "place-merchant:bordeaux")
    assert g.merchants[3 * castile + 2] == node(g, "bordeaux")
    assert not merchants.gain(g, castile)
    merchants.lose(g, castile, 3 * castile)
    assert merchants.standing(g, castile) == [3 * castile + 1, 3 * castile + 2]


@pytest.mark.rule("europa:12.6")
def test_a_discovered_continent_brings_its_cards_into_the_deck() -> None:
    g = empty_sea()
    plain = bits(number for number, one in enumerate(g.start.trade) if not one.continents)
    american = bits(
        number for number, one in enumerate(g.start.trade) if g.start.board.land.continents["america"] in one.continents
    )
    used = 1 << lowest(plain)
    g.trade, g.trade_used = plain & ~used, used
    discover(g, number(g, "area", "leon"))
    assert g.trade_used == used
    twin = g.clone()
    discover(g, number(g, "area", "antilles"))
    assert (g.trade, g.trade_used) == (plain | american, 0)
    portugal = number(g, "realm", "portugal")
    twin.tokens = ((portugal, provinces(g, "lisboa"), number(g, "province", "lisboa"), 0),)
    expand(twin, portugal, number(g, "province", "antilles"))
    assert twin.trade == plain | american
    g.trade, g.trade_used = g.trade & ~used, used
    discover(g, number(g, "area", "canada"))  # not the first on its continent
    assert g.trade_used == used


@pytest.mark.rule("europa:12.3")
def test_a_node_is_developed_once_whatever_others_are() -> None:
    g = begin()
    g.developed = 0b1001
    for node, developed in ((0, 0b1001), (1, 0b1011), (3, 0b1011), (2, 0b1111)):
        nodes.develop(g, node)
        assert g.developed == developed
    assert len([event for event in g.events if event.name == "node-developed"]) == 2
