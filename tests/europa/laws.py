"""What holds in every position of Europa: cards, layers of provinces, pieces of the box, ties between realms."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.engine.state import State
from theatrum.titles.europa.board.known import NOTHING, UNKNOWN, known
from theatrum.titles.europa.board.nearness import enemy_seats
from theatrum.titles.europa.board.ownership import any_of, capital, free_realms, independent, lands, overlord
from theatrum.titles.europa.board.reading import bits, lowest, members
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.court.people import BACKS
from theatrum.titles.europa.curia.cardinals import is_catholic, roman, slots
from theatrum.titles.europa.diplomacy.relations import closed_to_influence, crowd
from theatrum.titles.europa.diplomacy.ties import claim_tokens_left
from theatrum.titles.europa.empire.authority import highest
from theatrum.titles.europa.empire.cubes import placed as imperial_cubes
from theatrum.titles.europa.faith.religion import TOKENS, laid
from theatrum.titles.europa.recall import Each
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.forces import at_sea, in_field, regulars
from theatrum.titles.europa.war.pieces import black_units_left, free_slots, mercenaries_left, ships_in, ships_left
from theatrum.titles.europa.war.ports import moored, port, room
from theatrum.titles.europa.war.units import DAMAGED, HEAVY, count

from .exceptions import RARE, UNMET, idle, seldom
from .secrets import learned, shuffled

__all__ = ["APART", "BUSY", "DEALT", "FAULTS", "RARE", "SHARED", "TOGETHER", "UNMET", "Ledger", "holds", "idle", "laws",
           "learned", "remembered", "remembers", "secretive", "seldom", "shuffled", "whole"]  # fmt: skip


RECALLING = 10
"""Positions of which one has all that is remembered of it worked out anew: all would take too long."""


class Ledger:
    """Checks position after position of one game."""

    def __init__(self) -> None:
        self.time = (0, 0)
        self.checked = 0

    def check(self, state: State) -> None:
        assert isinstance(state, Europa)
        if state.deck:  # nothing is dealt before the first step of the set-up
            laws(state)
            self.checked += 1
            if self.checked % RECALLING == 0:
                whole(state)
        assert (state.age, state.round) >= self.time, "a round came back"
        self.time = (state.age, state.round)


def laws(g: Europa) -> None:
    """Every action card is in exactly one place; power and Stability keep their scales."""
    shown = tuple(card for cards in g.shown for card, _ in cards)
    piles = (*g.hands, *g.unpaid, *g.discards, shown, tuple(person for person in serving(g) if is_card(g, person)))
    cards = [card for pile in piles for card in pile]
    assert len(cards) == len(set(cards))
    assert bits(cards) & g.deck == 0
    assert bits(cards) | g.deck == sum(g.start.people.deck)
    assert all(0 <= points <= 10 for points in g.power)
    assert all(-3 <= level <= 3 for level in g.stability)
    assert min(g.ducats) >= 0
    assert len(g.event_row) == len(g.event_ducats)
    aims(g)
    ties(g)
    orders(g)
    layers(g)
    wars(g)
    trade(g)
    unrest(g)
    forces(g)


def whole(g: Europa) -> None:
    """Whatever is kept of a position or remembered of it is what would be found anew."""
    kept(g)
    recalled(g)


def kept(g: Europa) -> None:
    """What is kept of the layers of ownership is what would be found anew."""
    told = known(g)
    anew = g.clone()
    anew.known = NOTHING
    assert told.lands == {realm: lands(anew, realm) for realm in told.lands}
    assert told.capital == {realm: capital(anew, realm) for realm in told.capital}
    assert told.lord == {realm: overlord(anew, realm) for realm in told.lord}
    assert told.free in (UNKNOWN, free_realms(anew))


def recalled(g: Europa) -> None:
    """What is remembered of a position is what would be worked out anew."""
    for (work, args), (read, columns, result, _) in [*g.recalled.items()]:
        if read(g) == columns:
            anew = g.clone()
            anew.known, anew.recalled = NOTHING, {}
            kept = result.sum if isinstance(result, Each) else result
            assert work(anew, *args) == kept, (work.__name__, args)


def ties(g: Europa) -> None:
    """11: what lies between realms: five cubes an area, tokens as far as they go, both sides of a pact."""
    for area, packed in enumerate(g.influence):
        assert packed >= 0
        assert crowd(g, area) <= 5
        assert not packed or not closed_to_influence(g, area), g.start.names["area"][area]
    for at in range(g.seats):
        assert claim_tokens_left(g, at) >= 0
        assert g.allies[at].bit_count() <= 4
        assert g.weddings[at].bit_count() <= 4
        assert g.disputed[at] & ~g.weddings[at] == 0
        assert g.active_allies[at] & ~g.allies[at] == 0
        for other, realm in enumerate(g.realm):
            for column in (g.allies, g.weddings):
                assert column[at] >> realm & 1 == column[other] >> g.realm[at] & 1


def orders(g: Europa) -> None:
    """18, 19: Authority and imperial cubes go together, cardinals keep to their slots and to Catholics."""
    assert 0 <= g.authority <= highest(g) if g.emperor >= 0 else not g.authority
    assert imperial_cubes(g) <= 6
    assert len(g.curia) <= slots(g)
    assert all(is_catholic(g, at) for at in (*g.curia, g.rome) if at >= 0)
    assert g.rome == roman(g)
    assert g.guard <= 8


def serving(g: Europa) -> list[int]:
    return [*g.ruler, *g.advisors, *g.generals, *g.admiral]


def is_card(g: Europa, person: int) -> bool:
    return BACKS <= person < BACKS + g.start.people.cards


def layers(g: Europa) -> None:
    """2.2: every piece in one place, none beyond the box; 21: no player is ever without his capital's town."""
    for seat in range(g.seats):
        assert min(left(g, seat)) >= 0, (seat, left(g, seat))
        assert g.gone >> seat & 1 or g.towns[seat] >> capital(g, g.realm[seat]) & 1, g.realm[seat]
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
    for province in members(any_of(moored(g))):
        water = port(g, province)
        assert room(g, ships_in(g, water).bit_length() - 1, water, True) >= 0 or shrank(g, province)


def shrank(g: Europa, province: int) -> bool:
    """Where a large town became a small one the ships in port may be more than it has room for (ruling E218)."""
    return any(event.name == "town-shrank" and event.args[1] == province for event in g.events)


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
        assert set(held) <= {*g.start.missions[seat], -1}
        assert not any(g.missions_done[seat] >> mission & 1 for mission in held)
        assert g.colonists[seat] >= 0
        assert g.interest[seat] >= 0
    for seats in g.reached:
        assert len(seats) == len(set(seats))
    assert len(g.milestones) == len(g.reached)
    assert g.fought or not g.battlefields


# -- what breaks them


def _more(column: str, index: int, by: int) -> Callable[[State], None]:
    def fault(state: State) -> None:
        getattr(state, column)[index] += by

    return fault


def _all_vassals(state: State) -> None:
    """A vassal on every province that has none: more than the box has tokens."""
    assert isinstance(state, Europa)
    state.vassals[0] = ~any_of(state.towns) & (1 << len(state.start.board.land.provinces)) - 1


def _homeless(state: State) -> None:
    assert isinstance(state, Europa)
    state.towns[0] &= ~(1 << capital(state, state.realm[0]))


def _lonely_war(state: State) -> None:
    assert isinstance(state, Europa)
    state.wars[0] |= 1 << state.realm[1]


def _army(state: State) -> None:
    assert isinstance(state, Europa)
    state.army_at = [-1] * len(state.army_at)


def _twice(state: State) -> None:
    assert isinstance(state, Europa)
    card = state.hands[1][:1] or (lowest(state.deck),)  # some scenarios ask before cards are dealt
    state.hands[0] += card
    state.hands[1] = (*card, *state.hands[1][1:])


FAULTS: dict[str, Callable[[State], None]] = {
    "a card in two hands": _twice,
    "eleven power": _more("power", 0, 99),
    "a debt": _more("ducats", 0, -999),
    "Stability beyond its scale": _more("stability", 0, 9),
    "six cubes in an area": _more("influence", 0, 6),
    "more vassals than tokens": _all_vassals,
    "a war of one side": _lonely_war,
    "a player without a capital": _homeless,
    "more manpower than units": _more("available", 0, 50),
    "rebels without end": _more("rebels", 0, 99),
    "a swarm of pirates": _more("pirates", 0, 50),
    "units without an army": _army,
}
"""Ways to break a position; the laws must notice each."""


# -- what the common suite asks besides

TOGETHER = 0
BUSY = True
APART: frozenset[str] = frozenset()
SHARED = False
DEALT = True


def secretive(_state: State) -> bool:
    """Hands are hidden, and missions."""
    return True


def remembers(_state: State) -> bool:
    """A card that went into a hand openly is not kept in mind."""
    return False


def remembered(_state: State, _seat: int) -> list[tuple[int, int]]:
    return []


def holds(_state: State, things: list[tuple[int, int]]) -> bool:
    return not things
