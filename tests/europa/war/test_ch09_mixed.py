"""9, 10, 12, 13.4: areas and waters in war, who meets an attack with what, and trade, where everything is mixed."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board import nearness
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.peace import camps, terms
from theatrum.titles.europa.state import share
from theatrum.titles.europa.trade import market, merchants, routes, strength
from theatrum.titles.europa.war import casus, forces, pieces, ports
from theatrum.titles.europa.war.battle import arising, defenders
from theatrum.titles.europa.war.movement import access, bridges, paths
from theatrum.titles.europa.war.recruiting import limits

from ..mixed_war import BOARDS, WarBook, at_war


@pytest.fixture(params=BOARDS)
def the(request: pytest.FixtureRequest) -> WarBook:
    return at_war(request.param)


# -- waters


@pytest.mark.rule("europa:9.4")
def test_ships_are_counted_loose_on_guard_and_in_the_fleet(the: WarBook) -> None:
    g = the.g
    waters = range(len(g.ships))
    for at in the.players:
        counted = {water: the.ships(at, water) for water in waters}
        assert {water: pieces.ships_of(g, at, water) for water in waters} == counted
        assert set(members(forces.at_sea(g, at))) == the.at_sea(at)
        assert forces.ships_at_sea(g, at) == sum(counted[zone] for zone in the.zones)
        moored = {p for p in the.provinces if ports.port(g, p) < len(waters) and counted[ports.port(g, p)]}
        assert set(members(ports.moored(g)[at])) == moored
    for water in waters:
        assert set(members(pieces.ships_in(g, water))) == {at for at in the.players if the.ships(at, water)}
    for zone in the.zones:
        guards = sum(share(g.guards, zone, at) for at in the.players)
        assert pieces.free_slots(g, zone) == the.sea.slots[zone] - guards


@pytest.mark.rule("europa:2")
def test_ports_serve_that_are_printed_active_or_have_been_settled(the: WarBook) -> None:
    served = {province for province in the.provinces if the.serves(province)}
    assert set(members(nearness.serving(the.g))) == served
    for realm in the.realms:
        assert set(members(pieces.harbours(the.g, realm))) == the.harbours(realm)
    for at in the.players:
        assert set(members(pieces.friendly_ports(the.g, at))) == served & the.friends(at)


@pytest.mark.rule("europa:9.5")
def test_hostile_waters_hold_ships_of_enemies_or_a_port_of_one_that_is_not_blockaded(the: WarBook) -> None:
    g = the.g
    for realm in the.realms:
        assert set(members(pieces.enemies_of(g, realm))) == the.enemies(realm)
        assert set(members(pieces.blockaded(g, realm))) == the.blockaded(realm)
        assert set(members(pieces.hostile_waters(g, realm))) == the.hostile_waters(realm)
    for at in the.players:
        hostile = the.hostile_waters(g.realm[at])
        assert {zone for zone in the.zones if pieces.hostile_zone(g, at, zone)} == hostile
        for province in the.provinces:
            assert set(members(ports.open_waters(g, at, province))) == {*the.sea.faces[province]} - hostile


@pytest.mark.rule("europa:9.5")
def test_a_port_has_room_for_two_or_four_and_for_six_of_one_fleet(the: WarBook) -> None:
    g = the.g
    for province in (p for p in the.provinces if the.sea.faces[p]):
        water = ports.port(g, province)
        inside = sum(the.ships(at, water) for at in the.players)
        large = g.start.side.tax[province] == 2 or bool((g.large | g.twins) >> province & 1)
        for at in the.players:
            for fleet in (False, True):
                alone = fleet and inside == (the.fleet(at) if g.fleet_at[at] == water else 0)
                most = 2 if not large else 6 if alone else 4
                assert ports.room(g, at, water, fleet) == most - inside


@pytest.mark.rule("europa:9.5")
def test_distant_zones_are_open_beside_claims_cores_towns_and_vassals(the: WarBook) -> None:
    g = the.g
    for at in the.players:
        marked = set(members(g.claims[at] | g.cores[at]))
        marked |= the.area({p for p in the.provinces if at in (the.town(p), the.vassal(p))})
        for zone in the.zones:
            near = marked & set(members(the.sea.shores[zone]))
            assert paths.explored(g, at, zone) == (the.sea.zone_map[zone] == "main" or bool(near))


# -- areas


@pytest.mark.rule("europa:9.5")
def test_an_area_is_hostile_or_friendly_or_neither(the: WarBook) -> None:
    g = the.g
    for at in the.players:
        enemies = {other for other in the.players if g.wars[at] >> g.realm[other] & 1}
        friends, foes = the.friends(at), the.hostile(at)
        hostile = {
            a for a in the.areas if g.rebels[a] or the.units(a) & enemies or the.inside(a) & foes
        }  # fmt: skip
        friendly = {a for a in the.areas if the.inside(a) & friends} - hostile
        assert set(members(pieces.hostile_areas(g, at))) == hostile
        assert set(members(pieces.friendly_areas(g, at))) == friendly
        for area in the.areas:
            level = pieces.HOSTILE if area in hostile else pieces.FRIENDLY if area in friendly else pieces.NEUTRAL
            assert pieces.standing(g, at, area) == level


@pytest.mark.rule("europa:9.5", "europa:18.4")
def test_who_may_enter_an_area_and_for_what(the: WarBook) -> None:
    """Neutral ones with access alone: in war, without a claim of one's own, for three ducats or a cube, or for nothing
    where the Empire is defended; distant ones that are neutral where oneself or an enemy claims empty land."""
    g, seen = the.g, set[str]()
    for at in the.players:
        friends, foes, realm = the.friends(at), the.hostile(at), g.realm[at]
        partner = realm == g.emperor or g.defence >> realm & 1
        claimants = [at, *(other for other in the.players if g.wars[at] >> g.realm[other] & 1)]
        for area in the.areas:
            inside = the.inside(area)
            distant = bool(the.land.distant >> area & 1)
            neutral = not inside & (friends | foes)
            free = bool(g.defence) and bool(partner) and bool(inside & the.empire())
            expected = ""
            if distant:
                empty = all(the.owner(province) < 0 for province in inside)
                open_ = empty and any(g.claims[other] >> area & 1 for other in claimants)
                if pieces.standing(g, at, area) == pieces.NEUTRAL and not open_:
                    expected = "distant-neutral"
                assert access.claimed(g, at, area) == open_
            elif neutral and not g.wars[at]:
                expected = "access-in-peace"
            elif neutral and (g.claims[at] | g.cores[at]) >> area & 1:
                expected = "access-claimed"
            elif neutral and not free and g.ducats[at] < 3 and not share(g.influence, area, at):
                expected = "access-price"
            why = access.entry(g, at, area)
            assert (why.key if why else "") == expected
            seen.add(expected)
            assert access.foreign(g, at, area) == neutral
            assert access.free_passage(g, at, area) == free
            assert access.price(g, at, area) == (3 if neutral and not distant and not free else 0)
            printed = {the.owner(p) for p in inside if g.start.side.printed >> p & 1}
            asked = [other for other in g.clockwise(at) if g.realm[other] in printed]
            everybody = neutral and all(the.played(owner) for owner in printed)
            assert access.owners(g, at, area) == (tuple(asked) if everybody else ())
    assert {"access-claimed", "access-price", "distant-neutral", ""} <= seen


@pytest.mark.rule("europa:9.2", "europa:13.4")
def test_what_counts_for_the_limit_of_an_area(the: WarBook) -> None:
    """Its own provinces and those around it that no enemy stands in, by land and by open sea."""
    for number, realm in enumerate([*the.g.realm, *the.realms[::19]]):
        base = limits.basis(the.g, realm)
        for area in the.areas[number % 3 :: 3]:
            counted = the.counting(realm, area)
            assert set(members(limits.counting(the.g, base, area))) == counted
            assert limits.limit(the.g, realm, area) == the.tax(counted)
        troubled = {area for area in the.areas if the.troubled(realm, area)}
        assert set(members(limits.hostile_ground(the.g, realm))) == troubled


# -- 13.4: who meets an attack


@pytest.mark.rule("europa:13.4")
def test_realms_that_nobody_plays_defend_what_they_hold_but_where_their_enemies_stood_before(the: WarBook) -> None:
    g, seen = the.g, set[bool]()
    for at in the.players:
        nobodys = [realm for realm in sorted(the.rivals(at)) if not the.played(realm)]
        for area in the.areas:
            stood = {r for r in nobodys if any(g.stood[s] >> area & 1 and g.feuds[s] >> r & 1 for s in the.players)}
            here = tuple(r for r in nobodys if the.hands(r) & the.inside(area) and r not in stood)
            assert defenders.defends(g, at, area, False) == here
            seen |= {bool(here)}
        for zone in the.zones:
            stood = {r for r in nobodys if any(g.afloat[s] >> zone & 1 and g.feuds[s] >> r & 1 for s in the.players)}
            facing = {p for p in the.provinces if the.serves(p) and zone in the.sea.faces[p]}
            assert defenders.defends(g, at, zone, True) == tuple(
                r for r in nobodys if the.hands(r) & facing and r not in stood
            )
    assert seen == {False, True}


@pytest.mark.rule("europa:13.4")
def test_every_province_sends_its_units_once_and_to_the_capital_first(the: WarBook) -> None:
    g = the.g
    for realm in the.realms[::3]:
        if not the.owned_by[realm] or the.played(realm):
            continue
        spent = {p for p in the.provinces if (g.defended | g.levied) >> p & 1}
        launched = {p for p in the.provinces if g.launched >> p & 1}
        home = the.land.area_of[the.capital(realm)]
        near = sorted({home, *the.beside(home)})
        for area in near:
            base = the.counting(realm, area) - spent
            assert set(members(defenders.levies(g, realm, area, False))) == base
            assert defenders.last_area(g, realm, area) == (the.area(the.hands(realm)) == {area})
            for other in near:
                ranks = [(a == home, sum(the.troops(at, a) for at in the.enemies(realm))) for a in (area, other)]
                stood = any(g.stood[at] >> other & 1 and g.feuds[at] >> realm & 1 for at in the.players)
                first = ranks[1] > ranks[0] and not stood
                left = base - (the.counting(realm, other) if first else set())
                assert set(members(defenders.levies(g, realm, area, False, (other,)))) == left
        for zone in the.zones:
            harbours = {p for p in the.harbours(realm) if zone in the.sea.faces[p]}
            assert set(members(defenders.levies(g, realm, zone, True))) == harbours - launched


@pytest.mark.rule("europa:13.4")
def test_provinces_give_a_unit_for_each_tax_twice_overseas_and_half_as_allies(the: WarBook) -> None:
    g = the.g
    for realm in the.realms[::5]:
        ally = any(allies >> realm & 1 for allies in g.active_allies)
        for first in range(0, len(the.provinces), 9):
            some = set(the.provinces[first : first + 9])
            fresh = {p for p in some if (the.land.distant & ~g.plague) >> the.land.area_of[p] & 1}
            units = the.printed(some) + the.printed(fresh)
            assert defenders.number(g, realm, bits(some), True) == units
            on_land = units + len([p for p in some if g.plus >> p & 1])
            assert defenders.number(g, realm, bits(some), False) == (-(-on_land // 2) if ally else on_land)


# -- 9.1, 10: causes of war, and peace


@pytest.mark.rule("europa:9.1")
def test_every_cause_of_war(the: WarBook) -> None:
    g = the.g
    disputed = {realm for realm in the.realms if any(ties >> realm & 1 for ties in g.disputed)}
    for at in the.players:
        for realm in the.realms:
            other = g.realm.index(realm) if the.played(realm) else -1
            assert casus.token(g, at, realm) == bool(g.casus[at] >> realm & 1)
            assert casus.in_dispute(g, at, realm) == (realm in disputed)
            rival = other >= 0 and bool(set(members(g.wars[other])) & disputed - {g.realm[at]})
            assert casus.rival_of_dispute(g, at, realm) == rival


@pytest.mark.rule("europa:10.1", "europa:10.3", "europa:18.4")
def test_for_whom_a_realm_makes_peace(the: WarBook) -> None:
    """For his active allies, and an Emperor who defends for the subjects with whom the enemy is at war."""
    g = the.g
    g.emperor = g.realm[g.realm.index(g.emperor) if g.emperor in g.realm else 0]
    for at in members(g.everyone):
        realm = g.realm[at]
        for enemy in [*g.realm, *the.realms[::17]]:
            if enemy == realm:
                continue
            foe = g.realm.index(enemy) if the.played(enemy) else -1
            close = set(members(g.active_allies[at]))
            wards = set[int]()
            if foe >= 0 and realm == g.emperor and g.defence >> enemy & 1:
                wards = {r for r in members(g.wars[foe]) if the.member(r) and not the.played(r)}
            party = {realm} | close | wards
            assert set(members(camps.camp(g, realm, enemy))) == party
            assert {r for r in the.realms if camps.covers(g, realm, enemy, r)} == party
            assert set(members(camps.camp(g, enemy, realm))) >= {enemy}
            estate = set().union(*(the.estate(one) for one in party))
            taken = {p for p in estate if foe >= 0 and the.occupier(p) == foe}
            assert set(members(camps.spoils(g, enemy, realm))) == taken
            homes = {the.capital(one) for one in party} - {-1}
            assert set(members(camps.capitals(g, bits(party)))) == homes


@pytest.mark.rule("europa:10.3")
def test_nobody_s_realm_speaks_for_itself_alone(the: WarBook) -> None:
    for realm in the.realms[::5]:
        if not the.played(realm):
            for enemy in the.g.realm:
                assert camps.camp(the.g, realm, enemy) == 1 << realm
                assert {other for other in the.realms if camps.covers(the.g, realm, enemy, other)} == {realm}


@pytest.mark.rule("europa:10")
def test_who_holds_a_capital_and_a_province_elsewhere_can_make_a_vassal(the: WarBook) -> None:
    g, seen = the.g, set[bool]()
    pope = g.start.names["realm"].index("papal_states")
    kept = list(g.occupied)
    for at in the.players:
        for realm in the.realms:
            home = the.capital(realm)
            for held in (0, 1 << max(home, 0), bits(the.estate(realm)), bits(the.estate(realm)) & ~(1 << max(home, 0))):
                g.occupied = [0] * g.seats
                g.occupied[at] = held
                has_home = home >= 0 and bool(held >> home & 1)
                assert terms.holds_capital(g, at, realm) == has_home
                beyond = {p for p in the.estate(realm) if the.land.area_of[p] != the.land.area_of[home]}
                able = has_home and (not beyond or any(held >> p & 1 for p in beyond))
                able = able and realm not in g.realm and realm not in (g.emperor, pope)
                assert terms.can_vassalize(g, at, realm) == able
                seen.add(able)
    g.occupied = kept
    assert seen == {False, True}


# -- 12: trade


@pytest.mark.rule("europa:12.2")
def test_a_chain_of_areas_and_light_ships_leads_from_the_capital_to_a_node(the: WarBook) -> None:
    g = the.g
    for at in the.players:
        areas, zones = the.reach(at)
        found = routes.network(g, at)
        assert (set(members(found[0])), set(members(found[1]))) == (areas, zones)
        for node in range(len(g.pirates)):
            if the.sea.node_zones[node]:
                ends = bool(zones & set(the.sea.node_zones[node]))
            else:
                ends = bool(areas & set(members(the.sea.node_areas[node])))
            assert routes.connected(g, at, node) == ends


@pytest.mark.rule("europa:12.4")
def test_a_merchant_trades_where_he_stands_or_comes_to_where_none_lies(the: WarBook) -> None:
    g = the.g
    for at in the.players:
        mine = range(3 * at, 3 * at + 3)
        up = [m for m in mine if g.merchants[m] >= 0 and not g.tapped >> m & 1]
        assert merchants.standing(g, at) == up
        for node in range(len(g.pirates)):
            here = [m for m in mine if g.merchants[m] == node]
            assert merchants.merchant_at(g, at, node) == (here[0] if here else -1)
            assert merchants.can_trade_in(g, at, node) == (here[0] in up if here else bool(up))


@pytest.mark.rule("europa:12.3", "europa:12.5")
def test_trade_power_is_a_merchant_key_provinces_and_guards(the: WarBook) -> None:
    g = the.g
    for at in the.players:
        mine = {p for p in the.owned_by[g.realm[at]] if not the.taken(p)}
        for card in g.start.trade:
            for offer in card.offers:
                key = sum(power for province, power in offer.key if province in mine)
                guards = sum(share(g.guards, zone, at) for zone in the.sea.node_zones[offer.node])
                assert strength.key_power(g, at, offer) == key
                assert strength.guards_at(g, at, offer.node) == guards
                assert strength.trade_power(g, at, offer) == 1 + key + guards
    for node in range(len(g.pirates)):
        traders = {at for at in the.players if node in g.merchants[3 * at : 3 * at + 3] and the.trades(at, node)}
        for at in the.players:
            assert strength.rivals(g, at, node) == sorted(traders - {at})


# -- 9.5, 9.7: bridges and battles


@pytest.mark.rule("europa:9.7")
def test_a_battle_arises_where_enemies_or_defenders_or_rebels_are(the: WarBook) -> None:
    """Without any of them there is none."""
    g, seen = the.g, set[bool]()
    for at in the.players:
        for area in the.areas:
            here = {one for one in the.units(area) if not g.gone >> one & 1}
            wild = bool(g.rebels[area]) and bool(here)
            pairs = any(g.wars[one] >> g.realm[other] & 1 for one in here for other in here)
            battle = arising.land_battle(g, area, at)
            if wild or pairs:
                assert battle
            elif not any(defenders.defends(g, one, area, False) for one in here):
                assert battle is None
            seen.add(battle is not None)
    assert seen == {False, True}


@pytest.mark.rule("europa:9.5")
def test_allies_with_ships_bridge(the: WarBook) -> None:
    g = the.g
    for at in the.players:
        allies = {other for other in the.players if g.allies[at] >> g.realm[other] & 1 and the.at_sea(other)}
        assert set(members(bridges.allied_seats(g, at))) == allies
        for ally in the.players:
            shared = the.rivals(at) & the.rivals(ally)
            for area in the.areas[ally :: len(the.players)]:
                lands = any(the.hands(realm) & the.inside(area) for realm in shared)
                units = any(g.realm[other] in shared for other in the.units(area) if the.played(g.realm[other]))
                assert bridges.at_war_there(g, at, ally, area) == bool(g.rebels[area] or lands or units)


@pytest.mark.rule("europa:12.1", "europa:12.5")
def test_a_card_is_used_in_its_main_node_or_a_secondary_one_without_pirates(the: WarBook) -> None:
    """Where a merchant is or can come to; in the main node if its key provinces are as the card wants."""
    g = the.g
    for at in the.players:
        mine = {p for p in the.owned_by[g.realm[at]] if not the.taken(p)}
        for number, card in enumerate(g.start.trade):
            expected = []
            for offer in card.offers:
                keys = {province for province, _ in offer.key}
                there = {p for p in keys if the.town(p) >= 0 or the.vassal(p) >= 0 or the.token(p) >= 0}
                fits = (not offer.settled or bool(there)) and (not offer.own or bool(keys & mine))
                if merchants.can_trade_in(g, at, offer.node) and fits:
                    expected.append((number, offer.node, True))
                second = offer.secondary
                if second >= 0 and not g.pirates[second] and merchants.can_trade_in(g, at, second):
                    expected.append((number, second, False))
            assert market.Market(g, at, (number,)).stalls == tuple(expected)
