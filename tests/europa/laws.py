"""What holds in every position of Europa: layers of provinces, pieces of the box, ties between realms."""

from __future__ import annotations

from theatrum.titles.europa.board.nearness import enemy_seats
from theatrum.titles.europa.board.ownership import any_of, independent, lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.forces import at_sea, in_field


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
        assert not g.wars[seat] & (mine | g.truces[seat])
        assert not g.aggressor[seat] & ~g.wars[seat]
        assert not g.active_allies[seat] & ~g.allies[seat]
        assert not g.disputed[seat] & ~g.weddings[seat]
        for realm in members(g.wars[seat]):
            other = g.seat_of(realm)
            assert other < 0 or g.wars[other] & mine
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
