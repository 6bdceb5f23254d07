"""3, steps 1 to 3: what a scenario and the starting cards put on the board."""

from __future__ import annotations

from typing import Any

from ..board.land import RELIGIONS
from ..board.ownership import rightful
from ..board.reading import bits, members
from ..court.characters import RULER
from ..court.tracks import manpower
from ..diplomacy.relations import closed_to_influence
from ..state import IMPERIAL, NONE, Europa, add_share, share
from ..war.forces import deployed
from ..war.pieces import free_slots
from ..war.units import REGULAR, one, ship
from .realms import Setup

COLOURS = ("blue", "green", "orange", "pink")


def place(g: Europa) -> None:
    """The whole board; then who is whose ally can be told from the capitals the tokens lie on."""
    for seat, chair in enumerate(g.start.seats):
        _realm(g, seat, chair.setup, chair.data)
    _expansive(g)
    for seat, chair in enumerate(g.start.seats):
        _ties(g, seat, chair.setup)
    _removals(g)
    _empire(g)
    for area, packed in enumerate(g.influence):
        if packed and closed_to_influence(g, area):
            g.influence[area] = 0
    for seat in range(g.seats):
        g.available[seat] = max(0, manpower(g, seat) - deployed(g, seat))


def _realm(g: Europa, seat: int, setup: Setup, data: dict[str, Any]) -> None:
    limits = g.start.box.limits
    g.realm[seat] = setup.realm
    g.religion[seat] = RELIGIONS.index(setup.data["religion"])
    g.large |= bits(setup.large)
    g.towns[seat] = bits(setup.large) | bits(setup.small)
    g.vassals[seat] = bits(setup.vassals)
    g.unrest |= bits(setup.unrest)
    g.ducats[seat] = setup.data.get("ducats", limits["start_ducats"])
    g.power[3 * seat : 3 * seat + 3] = data.get("powers", [limits["start_power"]] * 3)
    g.stability[seat] = data.get("stability", 0)
    g.prestige[seat] = data.get("prestige", 0)
    g.bonus[seat] = setup.data.get("extra_manpower", 0)
    g.colonists[seat] = setup.data.get("colonists", 0)
    g.claims[seat], g.cores[seat] = bits(setup.claims), bits(setup.cores)
    for area, number in setup.influence:
        add_share(g.influence, area, seat, number)
    for number, node in enumerate(setup.merchants):
        g.merchants[3 * seat + number] = node
    for number, (area, *units) in enumerate(setup.armies):
        g.army_at[3 * seat + number] = area
        g.armies[3 * seat + number] = sum(count * one(kind, REGULAR) for kind, count in enumerate(units))
    for zone, number in setup.ships:  # those beyond the slots lie loose (ruling E68)
        on_guard = min(number, free_slots(g, zone))
        add_share(g.guards, zone, seat, on_guard)
        add_share(g.ships, zone, seat, number - on_guard)
    if "fleet" in setup.data:
        _fleet(g, seat, setup.data["fleet"])
    _crown(g, seat, setup)
    if data.get("first"):
        g.first = seat


def _fleet(g: Europa, seat: int, fleet: dict[str, Any]) -> None:
    g.fleet_at[seat] = g.start.board.sea.zones[fleet["where"]]
    g.fleet[seat] = sum(fleet[name] * ship(kind) for kind, name in enumerate(("light", "heavy", "galley")))


def _crown(g: Europa, seat: int, setup: Setup) -> None:
    """The first ruler: the starting card's, or an event's."""
    ruler = setup.data.get("ruler")
    if ruler:
        side = g.start.variant.side
        name = f"start-{setup.realm}-{side}" if ruler["card"] == "starting" else ruler["card"]
        g.ruler[seat] = g.start.people.number.get(name, NONE)
        if ruler.get("weak") or g.start.people.all[g.ruler[seat]].weak:
            g.ill[seat] |= 1 << RULER


def _expansive(g: Europa) -> None:
    """Tokens of expansive realms, the capital first (13.3); +1 manpower tokens (13.4)."""
    provinces, realms = g.start.board.land.provinces, g.start.board.realms.realms
    named = g.start.variant.data.get("expansive_realms", {})  # that print no flag where their capital is
    for name, listed in g.start.variant.data.get("expansive", {}).items():
        numbers = [provinces[province] for province in listed]
        colour = COLOURS.index(name.partition("_")[0])
        realm = realms[named[name]] if name in named else g.start.side.owner[numbers[0]]
        g.tokens += ((realm, bits(numbers), numbers[0], colour),)
    g.plus = bits(provinces[name] for name in g.start.variant.data.get("manpower_tokens", ()))


def _ties(g: Europa, seat: int, setup: Setup) -> None:
    """Tokens on the capitals of partners."""
    mine = g.realm[seat]
    for column, tokens in ((g.allies, setup.allies), (g.weddings, setup.marriages), (g.truces, setup.truces)):
        partners = (rightful(g, province) for province in tokens)
        column[seat] |= bits(realm for realm in partners if realm not in (mine, NONE))
        for realm in members(column[seat]):
            if g.seat_of(realm) >= 0:
                column[g.seat_of(realm)] |= 1 << mine


def _removals(g: Europa) -> None:
    """Tokens of the plain set-ups that a variant takes off: their partner is not in the game as usual."""
    land = g.start.board.land
    for entry in g.start.variant.data.get("remove", ()):
        if entry["token"] == "influence":
            area = land.areas[entry["at"]]
            for seat in [seat for seat in range(g.seats) if share(g.influence, area, seat)][:1]:
                add_share(g.influence, area, seat, -1)
        else:
            province = land.provinces[entry["at"]]
            realm = rightful(g, province)
            for seat in range(g.seats):
                if entry["token"] == "ally":
                    g.allies[seat] &= ~(1 << realm)
                else:
                    g.towns[seat] &= ~(1 << province)


def _empire(g: Europa) -> None:
    """18: Emperor, authority, imperial influence; 19: the Curia, Rome first."""
    data, board = g.start.variant.data, g.start.board
    empire = data.get("empire", {})
    if "emperor" in empire:
        g.emperor = board.realms.realms[empire["emperor"]]
        g.authority = empire["authority"]
        for name in empire.get("imperial_influence", ()):
            add_share(g.influence, board.land.areas[name], IMPERIAL, 1)
    seats = [g.seat_of(board.realms.realms[name]) for name in data["curia"] if name not in ("", "blocked")]
    if data["curia"] and data["curia"][0]:
        g.rome, *seats = seats
    g.curia = tuple(seats)
