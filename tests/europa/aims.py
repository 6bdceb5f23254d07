"""Positions in which the condition of a mission or milestone holds, or falls short of it by one.

A seat is stripped of all it has; then a builder for each word of the vocabulary gives it what the word measures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.ownership import any_of, capital
from theatrum.titles.europa.board.reading import bits, lowest, members
from theatrum.titles.europa.cards.conditions import scene
from theatrum.titles.europa.cards.language import Term
from theatrum.titles.europa.faith.religion import religion_of, same_faith
from theatrum.titles.europa.state import NONE, Europa, add_share

from .positions import zeros


def strip(g: Europa, at: int) -> None:
    """The seat keeps its capital, its faith and nothing else; nobody holds Rome, and no match is made."""
    home = 1 << capital(g, g.realm[at])
    for other in range(g.seats):
        g.towns[other] &= ~home
        g.wars[other] &= ~(1 << g.realm[at])
    g.towns[at], g.large = home, g.large & ~home
    for column in (
        g.vassals, g.occupied, g.allies, g.weddings, g.wars, g.truces, g.claims, g.cores, g.ideas, g.ducats,
        g.stability, g.interest, g.colonists, g.fleet, g.prestige, g.missions_done,
    ):  # fmt: skip
        column[at] = 0
    for place in range(3 * at, 3 * at + 3):
        g.power[place] = g.armies[place] = 0
        g.advisors[place] = g.merchants[place] = g.army_at[place] = NONE
    for column in (g.influence, g.infantry, g.ships, g.guards):
        column[:] = zeros(column)
    g.unrest, g.authority, g.emperor, g.curia, g.rome, g.fleet_at[at] = 0, 0, NONE, (), NONE, NONE
    g.missions, g.milestones, g.reached = [()] * g.seats, (), ()


def build(g: Europa, at: int, condition: Term, short: bool = False) -> None:
    """Make a condition hold; or make the last thing that it asks for fall short by one."""
    assert not isinstance(condition, int)
    head, given = condition[0], condition[1:]
    if head == "at_least":
        _reach(g, at, given[1], given[0] - short)
    elif head == "and":
        for part in given[:-1]:
            build(g, at, part)
        build(g, at, given[-1], short)
    elif head == "any_of":
        for part in given if short else given[:1]:
            build(g, at, part, short)
    elif head == "not":
        build(g, at, given[0], not short)
    elif head in ("owns", "dominates"):
        wanted = [*members(scene(g, at).provinces(*given))]
        for province in wanted[: len(wanted) - short]:
            _take(g, at, province)
    elif not short:
        MADE[head](g, at, *given)


def _take(g: Europa, at: int, province: int) -> None:
    """A small town, whoever had one there."""
    for other in range(g.seats):
        g.towns[other] &= ~(1 << province)
        g.vassals[other] &= ~(1 << province)
    g.large &= ~(1 << province)
    g.towns[at] |= 1 << province


# -- conditions


def _holds(g: Europa, at: int, *areas: Term) -> None:
    _take(g, at, lowest(scene(g, at).provinces(("in", *areas)) & g.start.side.printed))


def _occupies(g: Europa, at: int, *areas: Term) -> None:
    g.occupied[at] |= 1 << lowest(scene(g, at).provinces(("in", *areas)) & g.start.side.printed)


def _tie(column: str, g: Europa, at: int, who: Term) -> None:
    getattr(g, column)[at] |= 1 << lowest(scene(g, at).who(who))


def _is(g: Europa, at: int, who: Term) -> None:
    if who == ("emperor",):
        g.emperor = g.realm[at]
    else:
        assert who == ("papal_controller",)
        g.curia = (at,)


def _faith(g: Europa, at: int, faith: Term) -> None:
    g.religion[at] = RELIGIONS.index(faith[0])  # type: ignore[index]


def _idea(g: Europa, at: int, idea: Term) -> None:
    g.ideas[at] |= 1 << idea[1]  # type: ignore[index]


def _colonial_claim(g: Europa, at: int) -> None:
    province = lowest(scene(g, at).provinces(("vacant",)))
    g.claims[at] |= 1 << g.start.board.land.area_of[province]


def _claim(g: Europa, at: int, *areas: Term) -> None:
    g.claims[at] |= 1 << lowest(scene(g, at).areas(*areas))


def _merchant(g: Europa, at: int, *nodes: Term) -> None:
    g.merchants[3 * at + 2] = lowest(scene(g, at).nodes(*nodes))


def _greatest(g: Europa, at: int) -> None:
    """All the land of the main map that no other player has."""
    others = any_of([g.towns[other] for other in range(g.seats) if other != at])
    for province in members(scene(g, at).provinces(("main_map",)) & g.start.side.printed & ~others):
        _take(g, at, province)


def _industrial(g: Europa, at: int) -> None:
    land, s = g.start.board.land, scene(g, at)
    ports = [*members(land.ports & ~land.gold & ~s.provinces(("distant",)) & g.start.side.printed)][:2]
    for province in (*ports, *[*members(s.provinces(("distant",)) & ~land.gold & g.start.side.printed)][:2]):
        _take(g, at, province)
    g.large |= bits(ports)


MADE: dict[str, Callable[..., None]] = {
    "holds": _holds,
    "occupies": _occupies,
    "allied": partial(_tie, "allies"),
    "married": partial(_tie, "weddings"),
    "at_war_with": partial(_tie, "wars"),
    "at_peace_with": lambda *_: None,
    "is": _is,
    "faith": _faith,
    "has_idea": _idea,
    "any_colonial_claim": _colonial_claim,
    "has_claim": _claim,
    "merchant_in": _merchant,
    "greatest_of_faith": _greatest,
    "industrial": _industrial,
}

# -- numbers


def _reach(g: Europa, at: int, number: Term, wanted: int) -> None:
    """Give so much of what a number measures."""
    assert not isinstance(number, int)
    if number[0] in GIVEN:
        GIVEN[number[0]](g, at, wanted)
    elif number[0] == "units":
        g.infantry[lowest(scene(g, at).areas(*number[1:]))] = wanted << 4 * at
    else:
        _gather(g, at, number, wanted)
    assert scene(g, at).number(number) == wanted, number


def _gather(g: Europa, at: int, number: Term, wanted: int) -> None:
    """Try one thing after another, and keep those that bring the number nearer."""
    for thing in _things(g, at, number):
        if scene(g, at).number(number) == wanted:
            return
        before, twin = scene(g, at).number(number), g.clone()
        _give(twin, at, number, thing)
        if before < scene(twin, at).number(number) <= wanted:
            _give(g, at, number, thing)


def words(term: Any) -> set[str]:
    if isinstance(term, tuple):
        return {word for part in term for word in words(part)}
    return {term} if isinstance(term, str) else set()


def _things(g: Europa, at: int, number: Term) -> list[int]:
    """Areas, or provinces: first those that no other player has and whose faith is the seat's own."""
    land = g.start.board.land
    if "influenced" in words(number):
        return [area for area in range(len(land.areas)) if not land.distant >> area & 1]
    others = any_of([g.towns[other] | g.vassals[other] for other in range(g.seats) if other != at])
    near = [not same_faith(religion_of(g, area), g.religion[at]) for area in range(len(land.areas))]
    free = members(g.start.side.printed & ~others & ~g.towns[at])
    return [*sorted(free, key=lambda province: near[land.area_of[province]]), *members(others)]


def _give(g: Europa, at: int, number: Term, thing: int) -> None:
    said = words(number)
    if "influenced" in said:
        add_share(g.influence, thing, at, 3)
    elif "occupied" in said:
        g.occupied[at] |= 1 << thing
    elif "vassals" in said:
        g.vassals[at] |= 1 << thing
    else:
        _take(g, at, thing)


def _court(g: Europa, at: int, wanted: int) -> None:
    g.advisors[3 * at : 3 * at + 3] = ([5, 40, 80][:wanted] + [NONE] * 3)[:3]


def _trade(g: Europa, at: int, wanted: int) -> None:
    g.merchants[3 * at : 3 * at + 3] = ([0, 1, 2][:wanted] + [NONE] * 3)[:3]


def _mask(column: str, g: Europa, at: int, wanted: int) -> None:
    getattr(g, column)[at] = (1 << wanted) - 1


def _amount(column: str, g: Europa, at: int, wanted: int) -> None:
    getattr(g, column)[at] = wanted


def _army(g: Europa, at: int, wanted: int) -> None:
    for area, part in enumerate(range(0, wanted, 7)):
        g.infantry[area] = min(7, wanted - part) << 4 * at


def _fleet(g: Europa, at: int, wanted: int) -> None:
    near = (zone for zone in range(len(g.guards)) if not g.start.board.sea.distant >> zone & 1)
    for zone, part in zip(near, range(0, wanted, 7), strict=False):
        g.ships[zone] = min(7, wanted - part) << 4 * at


def _unrest(g: Europa, at: int, wanted: int) -> None:
    g.unrest = g.towns[at] if wanted else 0


def _authority(g: Europa, _: int, wanted: int) -> None:
    g.authority = wanted


def _power(g: Europa, at: int, wanted: int) -> None:
    g.power[3 * at] = wanted


def _large(g: Europa, at: int, wanted: int) -> None:
    home = g.towns[at]
    for province in [*members(g.start.side.printed & ~home)][:wanted]:
        _take(g, at, province)
    g.large = g.towns[at] & ~home


def _continents(g: Europa, at: int, wanted: int) -> None:
    """A ship in a zone of each."""
    sea, seen = g.start.board.sea, set[str]()
    for zone in members(sea.distant):
        if len(seen) < wanted and sea.zone_map[zone] not in seen:
            seen.add(sea.zone_map[zone])
            g.ships[zone] = 1 << 4 * at


GIVEN: dict[str, Callable[[Europa, int, int], None]] = {
    "stability_level": partial(_amount, "stability"),
    "treasury": partial(_amount, "ducats"),
    "loans": partial(_amount, "interest"),
    "marriages": partial(_mask, "weddings"),
    "alliances": partial(_mask, "allies"),
    "claims_held": partial(_mask, "claims"),
    "ideas_held": partial(_mask, "ideas"),
    "deployed": _army,
    "regulars": _army,
    "fleet_size": _fleet,
    "deployed_light": _fleet,
    "advisors": _court,
    "merchants": _trade,
    "own_unrest": _unrest,
    "authority_level": _authority,
    "most_power": _power,
    "large_towns": _large,
    "continents_present": _continents,
}
