"""What holds in every position of Europa: layers of provinces, pieces of the box, ties between realms."""

from __future__ import annotations

from theatrum.titles.europa.board.nearness import enemy_seats
from theatrum.titles.europa.board.ownership import any_of, independent, lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.faith.religion import TOKENS, laid
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.forces import at_sea, in_field, regulars
from theatrum.titles.europa.war.pieces import black_units_left, free_slots, mercenaries_left, ships_in, ships_left
from theatrum.titles.europa.war.ports import room
from theatrum.titles.europa.war.units import DAMAGED, HEAVY, count


def layers(g: Europa) -> None:
    """2.2: every piece in one place, none beyond the box."""
    for seat in range(g.seats):
        assert min(left(g, seat)) >= 0, (seat, left(g, seat))
    whole = [*g.towns, *g.vassals]
    assert sum(mask.bit_count() for mask in whole) == any_of(whole).bit_count()
    above = [*g.occupied, g.rebel_towns]
    assert sum(mask.bit_count() for mask in above) == any_of(above).bit_count()
    assert not (g.large | g.twins) & ~any_of(g.towns)
    assert not g.large & g.twins
    assert not g.unrest & ~any_of(whole)
    assert not (g.occupied_large | g.occupied_twins | g.occupied_unrest) & ~any_of(g.occupied)
    assert not any(towns & occupied for towns, occupied in zip(g.towns, g.occupied, strict=True))


def wars(g: Europa) -> None:
    """Wars between players are mutual, nobody fights his ally, a realm that nobody plays has one ally at most."""
    for seat in range(g.seats):
        mine = 1 << g.realm[seat]
        assert not g.wars[seat] & (mine | g.truces[seat] | g.allies[seat])
        assert not g.aggressor[seat] & ~g.wars[seat]
        assert not g.active_allies[seat] & ~g.allies[seat]
        assert not g.disputed[seat] & ~g.weddings[seat]
        for realm in members(g.wars[seat]):
            other = g.seat_of(realm)
            if other >= 0:  # he may have lost his last province to rebels
                assert g.wars[other] & mine
            else:
                assert independent(g, realm), g.start.names["realm"][realm]
        for realm in members(g.allies[seat] | g.weddings[seat]):
            assert g.seat_of(realm) >= 0 or lands(g, realm)
        for realm in members(g.allies[seat]):
            allies = [other for other in range(g.seats) if g.allies[other] >> realm & 1]
            assert g.seat_of(realm) >= 0 or allies == [seat]
    assert min(g.allied) >= 0
    if type(g.decision).__name__ == "Act":
        battles(g)


def battles(g: Europa) -> None:
    """9.7, 9.9: when the next action is chosen, no enemies are left side by side."""
    for seat in range(g.seats):
        land, sea = in_field(g, seat), at_sea(g, seat)
        assert not any(g.rebels[area] for area in members(land))
        for other in members(enemy_seats(g, seat)):
            assert not in_field(g, other) & land
            assert not at_sea(g, other) & sea


def trade(g: Europa) -> None:
    """Trade cards lie in one pile, merchants one in a node, pirates and development within their pieces."""
    assert g.trade & g.trade_used == 0
    for seat in range(g.seats):
        nodes = [node for node in g.merchants[3 * seat : 3 * seat + 3] if node >= 0]
        assert len(nodes) == len(set(nodes))
        assert g.claims[seat].bit_count() + g.cores[seat].bit_count() + g.casus[seat].bit_count() <= 8
        assert g.claims[seat] & g.cores[seat] == 0
    assert sum(g.pirates) <= 10
    assert g.developed.bit_count() <= 6
    assert min(g.pirates) >= 0
    assert min(g.colonists) >= 0


def unrest(g: Europa) -> None:
    """Rebel towns lie on pieces of players; they, rebels and tokens of religion are within the box."""
    assert g.rebel_towns & ~(any_of(g.towns) | any_of(g.vassals)) == 0
    assert g.rebel_towns.bit_count() <= 15
    assert min(g.rebels) >= 0
    assert black_units_left(g) >= 0
    for token in dict.fromkeys(TOKENS.values()):
        assert laid(g, token).bit_count() <= g.start.box.components[token].number


def forces(g: Europa) -> None:
    """2.2, 9.4, 9.5: no more pieces than the box has; armies and fleets stand somewhere; ports and slots have room."""
    assert mercenaries_left(g) >= 0
    assert all(ships_left(g, at) >= 0 for at in range(g.seats))
    assert all(regulars(g, at) + g.available[at] + g.exhausted[at] <= 20 for at in range(g.seats))
    assert [bool(units) for units in g.armies] == [at >= 0 for at in g.army_at]
    assert [bool(fleet) for fleet in g.fleet] == [at >= 0 for at in g.fleet_at]
    assert all(count(fleet, DAMAGED, 0) <= count(fleet, HEAVY, 0) for fleet in g.fleet)
    assert all(free_slots(g, zone) >= 0 for zone in range(len(g.guards)))
    assert min(min(g.available), min(g.exhausted), min(g.allied), min(g.rebels)) >= 0
    for water in range(len(g.guards), len(g.ships)):
        assert not ships_in(g, water) or room(g, ships_in(g, water).bit_length() - 1, water, True) >= 0


def aims(g: Europa) -> None:
    """6.2, 8, 17: displayed cards have uses, ideas lie in one place, one government each, two missions of one's own."""
    kinds = g.start.lists.idea
    assert len(g.idea_row) == len(set(g.idea_row))
    assert not any(g.idea_deck >> idea & 1 for idea in g.idea_row)
    for seat in range(g.seats):
        assert len(g.shown[seat]) <= 2
        assert all(uses > 0 for _, uses in g.shown[seat])
        mine = tuple(members(g.ideas[seat]))
        assert all(idea in g.idea_row for idea in mine)
        assert sum(kinds[idea].government for idea in mine) <= 1
        held = g.missions[seat]
        assert len(held) <= 2
        assert all(g.start.lists.missions[mission].realm == g.start.seats[seat].realm for mission in held)
        assert not any(g.missions_done[seat] >> mission & 1 for mission in held)
        assert g.colonists[seat] >= 0
        assert g.interest[seat] >= 0
    for seats in g.reached:
        assert len(seats) == len(set(seats))
    assert len(g.milestones) == len(g.reached)
    assert g.struggle >= 0 or not g.battlefields
