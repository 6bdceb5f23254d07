"""A veiled position as plain data, complete for drawing: ids and numbers, layer by layer."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from statistics import mean
from typing import Any

from ..aims.missions import eligible
from ..aims.struggles import points_of
from ..board.adjacency import provinces_in
from ..board.ownership import capital, controller, core_of, overlord, rightful
from ..board.reading import bits, members
from ..bot.characters import leaning
from ..cards.conditions import progress
from ..cards.ideas import spared
from ..cards.language import Term
from ..cards.lists import DECKS
from ..cards.pricing import cost
from ..court.characters import ADMIRAL, RULER, THE_RULER, holder
from ..court.people import BACKS
from ..court.tracks import manpower, tax
from ..curia.controller import catholics, trusted
from ..curia.controller import controller as papal
from ..diplomacy.ties import claim_tokens_left, cubes_left
from ..empire.authority import highest
from ..empire.election import voices
from ..empire.membership import electors, unlawful
from ..faith.religion import religion_of
from ..recall import recall
from ..round.accounts import accounts
from ..round.income import TRUSTED_MOST, corruption, gathered
from ..round.once import FOCUS, events_owed, marked
from ..state import IMPERIAL, NONE, Europa, places, share
from ..war.battle.clash import Clash
from ..war.units import CATEGORIES, DAMAGED, SHIPS, UNITS, count
from .goals import standings
from .lacks import listed
from .markets import stalls
from .mats import POWERS
from .neighbours import prey
from .odds import percent
from .phases import phase
from .scene import realm as realm_at
from .scene import scene, wars


def picture(g: Europa, seat: int) -> dict[str, Any]:
    """Provinces, areas, waters, nodes, realms that are played, cards on the table, Empire, Curia, a battle."""
    names = g.start.names
    return {
        "age": g.age,
        "round": g.round,
        "phase": phase(g),
        "first": g.first,
        "active": g.active,
        "passed": list(g.passed),
        "distant": _distant(g),
        "teams": [list(members(mates)) for mates in dict.fromkeys(g.start.mates) if mates.bit_count() > 1],
        "provinces": [{**layers} for layers in recall(g, _provinces)],
        "areas": [_area(g, area) for area in range(len(g.faith))],
        "waters": [_water(g, place) for place in _waters(g)],
        "nodes": [_node(g, node) for node in range(len(g.pirates))],
        "realms": [_seat(g, other, seat) for other in range(g.seats)],
        "expansive": [
            {"realm": names["realm"][realm], "provinces": _ids(g, "province", mask), "colour": colour}
            for realm, mask, _, colour in g.tokens
        ],
        "event_row": [
            {"event": names["event"][event], "ducats": ducats}
            for event, ducats in zip(g.event_row, g.event_ducats, strict=True)
        ],
        "events_down": g.events_down,
        "ideas": _named(g, "idea", g.idea_row),
        "milestones": [
            {
                "milestone": names["milestone"][stone],
                "reached": list(seats),
                "progress": [_far(g, other, g.start.lists.milestone[stone].condition) for other in range(g.seats)],
            }
            for stone, seats in zip(g.milestones, g.reached, strict=True)
        ],
        "struggles": [_struggle(g, number) for number in (*g.fought, *g.struggles[:1])],
        "goals": standings(g),
        "discards": [_named(g, "card", pile) for pile in g.discards],
        "empire": _empire(g),
        "curia": _curia(g),
        "battle": next((_battle(g, frame) for frame in reversed(g.stack) if isinstance(frame, Clash)), None),
        "scene": scene(g, seat),
        "wars": [
            {"of": realm_at(g, other), **war} for other in range(g.seats) if g.wars[other] for war in wars(g, other)
        ],
        "market": _market(g, seat) if seat >= 0 and g.realm[seat] != NONE else {},
    }


def _far(g: Europa, seat: int, condition: Term) -> list[int]:
    """How much of a condition is there, and how much is needed."""
    return list(progress(g, seat, condition)) if g.everyone >> seat & 1 else [0, 1]


def _struggle(g: Europa, number: int) -> dict[str, Any]:
    """One under way or to come, with the Prestige that its battlefields would bring everybody now."""
    return {
        "struggle": g.start.names["struggle"][number],
        "active": number in g.fought,
        "points": [points_of(g, seat, number) for seat in range(g.seats)],
    }


def _named(g: Europa, kind: str, numbers: Iterable[int]) -> list[str]:
    return [g.start.names[kind][number] for number in numbers]


def _ids(g: Europa, kind: str, mask: int) -> list[str]:
    return _named(g, kind, members(mask))


def _id(g: Europa, kind: str, number: int) -> str | None:
    return g.start.names[kind][number] if number != NONE else None


# -- the board


def _provinces(g: Europa) -> tuple[dict[str, Any], ...]:
    """All of them: most choices leave them as they are."""
    return tuple(_province(g, province) for province in members(g.start.side.printed))


def _province(g: Europa, province: int) -> dict[str, Any]:
    """Its layers: who owns, who holds, whose core; what stands on it."""
    bit = 1 << province
    owner = rightful(g, province)
    size = "large" if g.large & bit else "twins" if g.twins & bit else "small"
    return {
        "id": g.start.names["province"][province],
        "owner": _id(g, "realm", owner),
        "overlord": _id(g, "realm", overlord(g, owner)) if owner != NONE else None,
        "controller": _id(g, "realm", controller(g, province)),
        "core": _id(g, "realm", core_of(g, province)),
        "town": next((size for towns in g.towns if towns & bit), None),
        "vassal": any(vassals & bit for vassals in g.vassals),
        "occupier": next((_id(g, "realm", g.realm[seat]) for seat in range(g.seats) if g.occupied[seat] & bit), None),
        "unrest": bool((g.unrest | g.occupied_unrest) & bit),
        "rebels": bool(g.rebel_towns & bit),
        "plus": bool(g.plus & bit),
        "capital": owner != NONE and capital(g, owner) == province,
    }


def _distant(g: Europa) -> list[str]:
    """The places of the second sheet, as targets."""
    land, sea = g.start.board.land, g.start.board.sea
    masks = (
        ("area", land.distant),
        ("province", provinces_in(g.start.board, land.distant) & g.start.side.printed),
        ("zone", sea.distant),
        ("node", bits(node for node, where in enumerate(sea.node_continent) if where >= 0)),
    )
    return [f"{kind}:{name}" for kind, mask in masks for name in _ids(g, kind, mask)]


def _area(g: Europa, area: int) -> dict[str, Any]:
    influence = _shares(g.influence, area, g.seats)
    if imperial := share(g.influence, area, IMPERIAL):
        influence["empire"] = imperial
    return {
        "id": g.start.names["area"][area],
        "religion": g.start.names["religion"][religion_of(g, area)],
        "influence": influence,
        "infantry": _shares(g.infantry, area, g.seats),
        "rebels": g.rebels[area],
        "plague": bool(g.plague >> area & 1),
        "battlefield": bool(g.battlefields >> area & 1),
        "outside": bool(g.outside >> area & 1),
        "crusade": g.crusade == area,
    }


def _shares(column: array[int], place: int, seats: int) -> dict[str, int]:
    """What each seat has there, of those that have something."""
    if not column[place]:
        return {}
    return {str(seat): number for seat in range(seats) if (number := share(column, place, seat))}


def _waters(g: Europa) -> tuple[int, ...]:
    """The zones, and the ports with ships in them."""
    fleets = bits(water for fleet, water in zip(g.fleet, g.fleet_at, strict=True) if fleet)
    return members((1 << len(g.guards)) - 1 | places(g.ships) | fleets)


def _water(g: Europa, water: int) -> dict[str, Any]:
    return {
        "id": g.start.names["water"][water],
        "light": _shares(g.ships, water, g.seats),
        "guards": _shares(g.guards, water, g.seats) if water < len(g.guards) else {},
        "fleets": [seat for seat in range(g.seats) if g.fleet[seat] and g.fleet_at[seat] == water],
    }


def _node(g: Europa, node: int) -> dict[str, Any]:
    standing = [merchant for merchant, at in enumerate(g.merchants) if at == node]
    return {
        "id": g.start.names["node"][node],
        "developed": bool(g.developed >> node & 1),
        "pirates": g.pirates[node],
        "merchants": [{"seat": one // 3, "tapped": bool(g.tapped >> one & 1)} for one in standing],
    }


def _market(g: Europa, seat: int) -> dict[str, Any]:
    """The nodes of a seat's trade: the way there, its power without key provinces, what cards would pay."""
    names = g.start.names
    return {
        names["node"][stall.node]: {
            "way": [f"{kind}:{names[kind][place]}" for kind, place in stall.way],
            "power": stall.power,
            "pays": [min(stall.pays), round(mean(stall.pays)), max(stall.pays)] if stall.pays else None,
        }
        for stall in stalls(g, seat)
    }


# -- mats


def _seat(g: Europa, seat: int, viewer: int) -> dict[str, Any]:
    people = g.start.people
    hand = (*g.hands[seat], *g.unpaid[seat])
    return {
        "realm": g.start.names["realm"][g.realm[seat]],
        "own": seat == viewer,
        "religion": g.start.names["religion"][g.religion[seat]],
        "leans": leaning(g, seat),
        "prestige": g.prestige[seat],
        "stability": g.stability[seat],
        "ducats": g.ducats[seat],
        "interest": g.interest[seat],
        "accounts": accounts(g, seat)._asdict(),
        "corruption": corruption(g, g.ducats[seat]),
        "tax": tax(g, seat),
        "power": dict(zip(POWERS, g.power[3 * seat : 3 * seat + 3], strict=True)),
        "power_comes": dict(zip(POWERS, gathered(g, seat), strict=True)),
        "manpower": {"available": g.available[seat], "exhausted": g.exhausted[seat], "track": manpower(g, seat)},
        "allied": g.allied[seat],
        "colonists": g.colonists[seat],
        "cubes": cubes_left(g, seat),
        "claim_tokens": claim_tokens_left(g, seat),
        "court": {str(office): _office(g, seat, office) for office in range(RULER, ADMIRAL + 1)},
        "ideas": _ids(g, "idea", g.ideas[seat]),
        "idea_rebate": spared(g, seat),
        "armies": [_army(g, army) for army in range(3 * seat, 3 * seat + 3)],
        "fleet": _fleet(g, seat),
        "hand": {
            "known": [people.ids[card] for card in hand if card >= BACKS],
            "unknown": [DECKS[people.kind[card]] for card in hand if card < BACKS],
        },
        "unpaid": len(g.unpaid[seat]),
        "shown": [{"card": people.ids[card], "uses": uses} for card, uses in g.shown[seat]],
        "costs": _costs(g, seat) if seat == viewer else {},
        "missions": [_id(g, "mission", mission) for mission in g.missions[seat]],
        "progress": [
            _far(g, seat, g.start.lists.missions[mission].condition) if mission != NONE else None
            for mission in g.missions[seat]
        ],
        "lacks": [
            listed(g, seat, g.start.lists.missions[mission].condition) if mission != NONE else []
            for mission in (g.missions[seat] if seat == viewer else ())
        ],
        "missions_open": _named(g, "mission", eligible(g, seat)) if seat == viewer else [],
        "missions_done": _ids(g, "mission", g.missions_done[seat]),
        "allies": _ids(g, "realm", g.allies[seat]),
        "active_allies": _ids(g, "realm", g.active_allies[seat]),
        "weddings": _ids(g, "realm", g.weddings[seat]),
        "disputed": _ids(g, "realm", g.disputed[seat]),
        "wars": _ids(g, "realm", g.wars[seat]),
        "aggressor": _ids(g, "realm", g.aggressor[seat]),
        "truces": _ids(g, "realm", g.truces[seat]),
        "casus": _ids(g, "realm", g.casus[seat]),
        "prey": {_id(g, "realm", realm): cause for realm, cause in prey(g, seat).items()} if seat == viewer else {},
        "claims": _ids(g, "area", g.claims[seat]),
        "cores": _ids(g, "area", g.cores[seat]),
        "owes_event": events_owed(g, seat),
        "focused": marked(g, seat, FOCUS),
    }


def _costs(g: Europa, seat: int) -> dict[str, dict[str, int]]:
    """What the cards of a hand and those on display cost just now, by what they do."""
    start = g.start
    held = {start.deed_of_card[card] for card in (*g.hands[seat], *g.unpaid[seat]) if card >= BACKS}
    kinds = {start.lists.deeds[start.deed_of_card[card]].kind for card, _ in g.shown[seat]}
    used = {deed for deed, act in enumerate(start.lists.deeds) if act.takes and act.kind in kinds}
    return {start.lists.deeds[deed].id: dict(cost(g, seat, deed)) for deed in sorted(held | used)}


def _office(g: Europa, seat: int, office: int) -> dict[str, Any] | None:
    who = holder(g, seat, office)
    if who == NONE:
        return None
    return {"person": "ruler" if who == THE_RULER else g.start.people.ids[who], "ill": bool(g.ill[seat] >> office & 1)}


def _army(g: Europa, army: int) -> dict[str, Any] | None:
    if g.army_at[army] == NONE:
        return None
    units = {
        f"{category} {unit}": number
        for of, category in enumerate(CATEGORIES)
        for kind, unit in enumerate(UNITS)
        if (number := count(g.armies[army], kind, of))
    }
    return {"area": g.start.names["area"][g.army_at[army]], "units": units, "general": g.generals[army] != NONE}


def _fleet(g: Europa, seat: int) -> dict[str, Any] | None:
    if g.fleet_at[seat] == NONE:
        return None
    ships = {ship: number for kind, ship in enumerate(SHIPS) if (number := count(g.fleet[seat], kind, 0))}
    at = g.start.names["water"][g.fleet_at[seat]]
    return {"water": at, "ships": ships, "damaged": count(g.fleet[seat], DAMAGED, 0)}


# -- Empire, Curia, battle


def _empire(g: Europa) -> dict[str, Any] | None:
    if g.emperor == NONE:
        return None
    return {
        "emperor": _id(g, "realm", g.emperor),
        "authority": g.authority,
        "most": highest(g),
        "faith": g.start.names["religion"][g.empire_faith],
        "electors": {g.start.names["area"][area]: list(members(voices(g, area))) for area in members(electors(g))},
        "unlawful": _ids(g, "realm", unlawful(g)),
        "defence": _ids(g, "realm", g.defence),
        "guard": g.guard,
        "gains": g.start.box.authority[g.authority]._asdict() | {"ducats": g.authority},
    }


def _curia(g: Europa) -> dict[str, Any]:
    return {
        "cardinals": list(g.curia),
        "rome": g.rome,
        "controller": papal(g),
        "trusted": trusted(g) != NONE,
        "prestige": min(TRUSTED_MOST, catholics(g) - 1),
        "excommunicated": g.excommunicated,
        "crusaders": list(members(g.crusaders)),
    }


def _battle(g: Europa, clash: Clash) -> dict[str, Any]:
    return {
        "place": g.start.names["zone" if clash.sea else "area"][clash.place],
        "sea": clash.sea,
        "round": clash.round,
        "leads": [_id(g, "realm", lead) for lead in clash.lead],
        "chance": percent(g, clash, 0) if all(clash.total(g, side) for side in (0, 1)) else None,
        "sides": [
            [{"realm": _id(g, "realm", party), "units": list(clash.units(g, party))} for party in side]
            for side in clash.sides
        ],
        "dice": [list(dice) for dice in clash.dice],
        "hits": list(clash.hits),
    }
