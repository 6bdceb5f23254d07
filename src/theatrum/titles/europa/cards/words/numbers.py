"""Words that are numbers."""

from __future__ import annotations

from ...board import ownership
from ...board.reading import bits, members
from ...court.tracks import tax
from ...state import share, total
from ...war.forces import land_units, regulars
from ...war.units import BITS, LIGHT, MASK, size
from ...war.units import ships as ships_of
from ..effects import ALL
from ..language import Term
from ..scene import Scene, word


@word("number", "all")
def all_(_: Scene) -> int:
    return ALL


@word("number")
def half(s: Scene, number: Term) -> int:
    return (s.number(number) + 1) // 2


@word("number")
def pairs(s: Scene, number: Term) -> int:
    return s.number(number) // 2


@word("number")
def times(s: Scene, one: Term, other: Term) -> int:
    return s.number(one) * s.number(other)


@word("number", "sum")
def sum_(s: Scene, *numbers: Term) -> int:
    return sum(s.number(number) for number in numbers)


@word("number")
def capped(s: Scene, most: Term, number: Term) -> int:
    return min(s.number(most), s.number(number))


@word("number")
def floored(s: Scene, least: Term, number: Term) -> int:
    return max(s.number(least), s.number(number))


@word("number")
def tens(s: Scene, number: Term) -> int:
    return s.number(number) // 10


@word("number")
def less_if(s: Scene, condition: Term, less: Term, number: Term) -> int:
    return s.number(number) - s.number(less) * s.holds(condition)


# -- the board


@word("number")
def count(s: Scene, *provinces: Term) -> int:
    return s.provinces(*provinces).bit_count()


@word("number")
def count_areas(s: Scene, *areas: Term) -> int:
    return s.areas(*areas).bit_count()


@word("number")
def tax_of(s: Scene, *provinces: Term) -> int:
    return ownership.worth(s.g, s.provinces(*provinces))


@word("number")
def base_tax(s: Scene, who: Term) -> int:
    return sum(ownership.base_tax(s.g, realm) for realm in members(s.who(who)))


@word("number")
def rebels_in(s: Scene, *areas: Term) -> int:
    return sum(s.g.rebels[area] for area in members(s.areas(*areas)))


@word("number")
def unrest_in(s: Scene, *areas: Term) -> int:
    land = s.g.start.board.land
    return sum((land.in_area[area] & s.g.unrest).bit_count() for area in members(s.areas(*areas)))


# -- the subject


@word("number")
def tax_income(s: Scene) -> int:
    return tax(s.g, s.seat)


@word("number")
def large_towns(s: Scene) -> int:
    return (s.g.towns[s.seat] & s.g.large).bit_count()


@word("number")
def units(s: Scene, *areas: Term) -> int:
    g, seat, where = s.g, s.seat, s.areas(*areas)
    loose = sum(share(g.infantry, area, seat) for area in members(where))
    return loose + sum(
        size(g.armies[army])
        for army in range(3 * seat, 3 * seat + 3)
        if g.army_at[army] >= 0 and where >> g.army_at[army] & 1
    )


@word("number")
def deployed(s: Scene) -> int:
    return land_units(s.g, s.seat)


@word("number", "regulars")
def regulars_(s: Scene) -> int:
    return regulars(s.g, s.seat)


@word("number")
def stability_level(s: Scene) -> int:
    return s.g.stability[s.seat]


@word("number")
def treasury(s: Scene) -> int:
    return s.g.ducats[s.seat]


@word("number")
def advisors(s: Scene) -> int:
    return sum(person >= 0 for person in s.g.advisors[3 * s.seat : 3 * s.seat + 3])


@word("number")
def most_power(s: Scene) -> int:
    return max(s.g.power[3 * s.seat : 3 * s.seat + 3])


@word("number")
def fleet_size(s: Scene) -> int:
    """Ships in ports, too."""
    return light_ships(s) + ships_of(s.g.fleet[s.seat])


@word("number")
def marriages(s: Scene) -> int:
    return s.g.weddings[s.seat].bit_count()


@word("number")
def alliances(s: Scene) -> int:
    return s.g.allies[s.seat].bit_count()


@word("number")
def claims_held(s: Scene) -> int:
    return (s.g.claims[s.seat] | s.g.cores[s.seat]).bit_count()


@word("number")
def merchants(s: Scene) -> int:
    return sum(node >= 0 for node in s.g.merchants[3 * s.seat : 3 * s.seat + 3])


@word("number")
def authority_level(s: Scene) -> int:
    return s.g.authority


@word("number")
def deployed_light(s: Scene) -> int:
    return light_ships(s) + (s.g.fleet[s.seat] >> BITS * LIGHT & MASK)


def light_ships(s: Scene) -> int:
    """Those outside the fleet."""
    return total(s.g.ships, s.seat) + total(s.g.guards, s.seat)


@word("number")
def exhausted(s: Scene) -> int:
    return s.g.exhausted[s.seat]


@word("number")
def own_unrest(s: Scene) -> int:
    return ((s.g.towns[s.seat] | s.g.vassals[s.seat]) & s.g.unrest).bit_count()


@word("number")
def loans(s: Scene) -> int:
    return s.g.interest[s.seat]


@word("number")
def ideas_held(s: Scene) -> int:
    return s.g.ideas[s.seat].bit_count()


@word("number")
def continents_present(s: Scene) -> int:
    """Distant continents with a town or a ship of the subject."""
    g, land, sea = s.g, s.g.start.board.land, s.g.start.board.sea
    places = {land.continent[land.area_of[province]] for province in members(g.towns[s.seat])}
    ships = bits(zone for zone in range(len(g.guards)) if (g.ships[zone] | g.guards[zone]) >> 4 * s.seat & 15)
    if 0 <= g.fleet_at[s.seat] < len(g.guards):
        ships |= 1 << g.fleet_at[s.seat]
    places |= {land.continents[sea.zone_map[zone]] for zone in members(ships & sea.distant)}
    return len(places - {-1})


# -- the card and the table


@word("number")
def added_unrest(s: Scene) -> int:
    return s.memory.stirred.bit_count()


@word("number")
def casualties_taken(s: Scene) -> int:
    return s.memory.casualties


@word("number")
def event_ducats(s: Scene) -> int:
    return s.memory.ducats


@word("number", "players")
def players(s: Scene) -> int:
    return s.g.playing


@word("number")
def choosing(s: Scene, option: Term) -> int:
    return s.memory.votes.count(OPTIONS[option[0]])  # type: ignore[index]


@word("number")
def same_choice(s: Scene) -> int:
    votes = s.memory.votes
    return votes.count(votes[s.seat]) - 1 if votes else 0


@word("number")
def price_less(s: Scene, less: Term, idea: Term) -> int:
    number: int = idea[1]  # type: ignore[index]
    cost = s.g.start.lists.idea[number].cost
    return max(0, cost - s.number(less))


OPTIONS = {"a": 0, "b": 1}
