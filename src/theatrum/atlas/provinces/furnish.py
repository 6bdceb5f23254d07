"""What is placed on a map of provinces: names on three levels, counters, ships, nodes and ways off the sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point, box

from ..board import LANGUAGES
from ..furnish import Spot, counters, middle, take
from ..letter import SPACING, Font, Label, extent, fit, letter, splits, spots
from ..nature import Nature, frame, polygons
from ..plate import EDGE, ProvincePlate
from .beside import Crowd, Sign, around, ground, name_signs
from .land import Domain, Exit, Land, weld, white_lines
from .world import SIDES, Node, World
from .zones import Quay, Water

TOWN = {"small": 4.2, "large": 5.8, "": 4.2}
"""Half the width of a town's sign."""
NODE, QUAY_SIGN, LETTER, WAY = 13.0, 4.6, 10.0, 10.0
"""Half the width of the sign of a trade node, of a port, and of a way off the sheet over sea and land."""
BERTH, PATROL = 30, 22
"""Side of the place of a fleet, and of a ship that protects trade."""
TOWN_SIZES = (10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
NODE_SIZES = (12.0, 11.0, 10.0, 9.0)
EXIT_SIZES = (11.0, 10.0, 9.0, 8.5)
REALM_SIZES = [58, 52, 46, 41, 36, 32, 28, 25, 22, 19, 17, 15, 13]
REALM_ANGLES = (0, -15, 15, -30, 30, -45, 45, -60, 60, -75, 75)
SEA_SIZES = range(27, 9, -1)
LEAST_AREA, SQUEEZED = 11, 9
"""An area's name below this size may reach over the coast, and below the other one cover towns."""
SHORE = 46.0
MARGIN = 24
COUNTERS = 3


@dataclass(slots=True)
class Things:
    """What stands where; names per language, by id."""

    towns: dict[str, dict[str, Label]] = field(default_factory=dict)
    areas: dict[str, dict[str, Label]] = field(default_factory=dict)
    zones: dict[str, dict[str, Label]] = field(default_factory=dict)
    nodes: dict[str, dict[str, Label]] = field(default_factory=dict)
    realms: dict[str, dict[str, dict[str, Label]]] = field(default_factory=dict)
    slots: dict[str, list[Spot]] = field(default_factory=dict)
    clicks: dict[str, Spot] = field(default_factory=dict)
    patrols: dict[str, list[Spot]] = field(default_factory=dict)
    berths: dict[str, list[Spot]] = field(default_factory=dict)
    links: dict[tuple[str, str], Spot] = field(default_factory=dict)
    exits: dict[str, dict[str, Label]] = field(default_factory=dict)
    places: dict[str, Spot] = field(default_factory=dict)
    """The nodes."""


def furnish_provinces(
    world: World, plate: ProvincePlate, nature: Nature, land: Land, waters: list[Water], quays: list[Quay],
    ways: list[Exit], caps: Font, italic: Font,
) -> Things:  # fmt: skip
    """Place everything; what comes later makes way for what came before."""
    things = Things()
    things.places = {node.id: plate.point(*plate.nodes[node.id]) for node in world.nodes}
    page = frame(plate, -MARGIN)
    signs = _signs(things, land, quays) + [box(*around(*way.at, WAY)) for way in ways] + _ornaments(plate)
    sea = page.difference(nature.land.buffer(1.5))
    lines = [LineString(ends).buffer(3) for _, _, ends in white_lines(world, land)]
    for language in LANGUAGES:
        crowd = _crowd(plate, signs)
        nodes = [
            Sign(n.id, n.names[language], things.places[n.id], NODE, _node_home(n, land, waters)) for n in world.nodes
        ]
        things.nodes[language] = name_signs(nodes, NODE_SIZES, caps, crowd, shapely.union_all([]))
        out = [
            Sign(
                f"{w.area}-{w.to}",
                world.beyond[w.to].names[language],
                w.at,
                WAY,
                land.wastes.get(w.to, Point(w.at).buffer(60)),
            )
            for w in ways
        ]
        things.exits[language] = name_signs(out, EXIT_SIZES, caps, crowd, shapely.union_all([]))
        beside = [*things.nodes[language].values(), *things.exits[language].values()]
        firm = shapely.union_all([label.shape.buffer(2) for label in beside])
        taken = shapely.union_all([*signs, *lines, firm])
        things.areas[language] = _name_areas(land.domains, language, caps, page, sea, taken, firm)
    for water in waters:
        _furnish_zone(water, things, world, plate, page, signs, italic)
    for language in LANGUAGES:
        crowd = _crowd(plate, signs)
        for names in (things.nodes, things.zones, things.exits):
            crowd.take(*(ground(label, 0) for label in names[language].values()))
        towns = [
            Sign(c.province.id, c.province.names[language], c.town, TOWN[c.province.sizes["1444"]], c.shape)
            for c in land.cells
        ]
        shun = shapely.union_all([label.shape for label in things.areas[language].values()])
        things.towns[language] = name_signs(towns, TOWN_SIZES, caps, crowd, shun)
    for domain in land.domains:
        _man(domain, things, signs, page)
    for side in SIDES:
        things.realms[side] = _name_realms(world, land, side, caps, page)
    return things


def _signs(things: Things, land: Land, quays: list[Quay]) -> list[Any]:
    """The ground under towns, ports and nodes."""
    towns = [box(*around(*cell.town, TOWN[cell.province.sizes["1444"]])) for cell in land.cells]
    ports = [box(*around(*quay.at, QUAY_SIGN)) for quay in quays]
    return towns + ports + [box(*around(*at, NODE)) for at in things.places.values()]


def _ornaments(plate: ProvincePlate) -> list[Any]:
    """The ground under the compass rose, ships and the name of a panel."""
    x, y, radius = plate.rose
    found = [box(*around(x, y - 6, radius + 14))] if radius else []
    found += [box(x - 26 * size, y - 42 * size, x + 26 * size, y + 6 * size) for x, y, size in plate.ships]
    return [*found, box(*plate.title)] if plate.title else found


def _crowd(plate: ProvincePlate, signs: list[Any]) -> Crowd:
    crowd = Crowd((EDGE + 3, EDGE + 3, plate.width - EDGE - 3, plate.height - EDGE - 3))
    crowd.take(*(sign.bounds for sign in signs))
    return crowd


def _node_home(node: Node, land: Land, waters: list[Water]) -> Any:
    """Where the name of a node may well stand."""
    wet = [water.shape for water in waters if water.zone.id in node.zones]
    dry = [domain.shape for domain in land.domains if domain.region.id in node.areas]
    return shapely.union_all(wet + dry + [land.wastes[key] for key in (node.id,) if key in land.wastes])


def _name_areas(
    domains: list[Domain], language: str, font: Font, page: Any, sea: Any, taken: Any, firm: Any
) -> dict[str, Label]:
    """Inside each area, clear of what is taken if that leaves it readable, and always of what stands firm.

    Small areas come last, for their names reach over the water.
    """
    found: dict[str, Label] = {}
    for domain in sorted(domains, key=lambda one: -float(one.body.area)):
        body = domain.body.intersection(page)
        inner = body.buffer(-2)
        name = domain.region.names[language]
        most = max(LEAST_AREA, min(22.0, float(body.area) ** 0.5 / 6))
        others = shapely.union_all([firm, *(label.shape.buffer(3) for label in found.values())])
        shore = inner.union(domain.shape.buffer(SHORE).intersection(sea)).difference(others).buffer(1).buffer(-1)
        land, coast = inner.difference(taken), shore.difference(taken)
        tries = ((land, LEAST_AREA), (coast, LEAST_AREA), (land, SQUEEZED), (inner.difference(others), LEAST_AREA))
        for room, least in (*tries, (shore, 0)):
            label = letter(_largest(room), name, font, most)
            if label.size >= least and _largest(room).contains(label.shape.buffer(-1)):
                break
        found[domain.region.id] = label
    return {domain.region.id: found[domain.region.id] for domain in domains}


def _largest(shape: Any) -> Any:
    return max(polygons(shape), key=lambda part: float(part.area))


def _man(domain: Domain, things: Things, signs: list[Any], page: Any) -> None:
    """Places for the counters of an area, and where a click surely hits it."""
    inner = _largest(domain.body.intersection(page).buffer(-2))
    names = [things.areas[language][domain.region.id].shape for language in LANGUAGES]
    free = inner.difference(shapely.union_all([*signs, *names]))
    near = things.areas["en"][domain.region.id]
    things.slots[domain.region.id] = counters(free, inner, Point(near.x, near.y), COUNTERS)
    things.clicks[domain.region.id] = middle(domain.body)


def _furnish_zone(
    water: Water, things: Things, world: World, plate: ProvincePlate, page: Any, signs: list[Any], font: Font
) -> None:
    """A zone's name, the places of ships that protect trade, those of fleets, and its ways to other maps."""
    zone = water.zone
    room = water.shape.intersection(page).buffer(-2.5)
    names = [
        table[language][key].shape.buffer(3)
        for language in LANGUAGES
        for table in (things.nodes, things.areas, things.exits)
        for key in table[language]
    ]
    room = room.difference(shapely.union_all([*(sign.buffer(1) for sign in signs), *names]))
    for link in sorted({link for ids, link in world.seas.items() if link and zone.id in ids}):
        at, room = take(room, room, 2 * LETTER, Point(plate.links[link]))
        things.links[zone.id, link] = at
    for language in LANGUAGES:
        things.zones.setdefault(language, {})[zone.id] = _name_zone(room, zone.names[language], font)
    both = [things.zones[language][zone.id] for language in LANGUAGES]
    room = room.difference(shapely.union_all([label.shape.buffer(2) for label in both]))
    near = Point(both[0].x, both[0].y + both[0].high)
    things.patrols[zone.id], room = _patrols(room, water, zone.slots, near)
    things.berths[zone.id] = counters(room, water.body.buffer(-2), near, 2)
    things.clicks[zone.id] = middle(water.body)


def _patrols(room: Any, water: Water, count: int, near: Any) -> tuple[list[Spot], Any]:
    """Places in a row, if the water has room for one, else wherever each finds some."""
    if not count:
        return [], room
    xs, ys = spots(room, count * PATROL, PATROL, 3)
    if xs.size:
        n = int(np.argmin(np.hypot(xs - near.x, ys - near.y)))
        x, y = float(xs[n]), float(ys[n])
        row = box(x - count * PATROL / 2, y - PATROL / 2, x + count * PATROL / 2, y + PATROL / 2)
        return [(x + (k - (count - 1) / 2) * PATROL, y) for k in range(count)], room.difference(row)
    found = []
    for _ in range(count):
        at, room = take(room, water.body.buffer(-2), PATROL, near)
        found.append(at)
    return found, room


def _name_zone(room: Any, name: str, font: Font) -> Label:
    """As large as fits on the water, level, near its middle."""
    heart = room.centroid
    for size in SEA_SIZES:
        for lines in splits(name):
            wide, high = extent(lines, size, font)
            wide += SPACING * max(len(line) for line in lines)
            xs, ys = spots(room, wide + 6, high + 6, 5)
            if xs.size:
                n = int(np.argmin(np.hypot(xs - heart.x, ys - heart.y)))
                return Label(lines, float(xs[n]), float(ys[n]), size, 0, wide, high)
    lines, size = splits(name)[-1], SEA_SIZES[-1]
    x, y = middle(_largest(room))
    return Label(lines, x, y, size, 0, *extent(lines, size, font))


def _name_realms(world: World, land: Land, side: str, font: Font, page: Any) -> dict[str, dict[str, Label]]:
    """Per language the names of the realms that have room for one on what they own at the start."""
    held: dict[str, list[Any]] = {}
    for cell in land.cells:
        if owner := world.owners[side].get(cell.province.id):
            held.setdefault(owner, []).append(cell.shape)
    found: dict[str, dict[str, Label]] = {language: {} for language in LANGUAGES}
    for realm, shapes in sorted(held.items()):
        body = _largest(weld(shapes).intersection(page)).buffer(-1.5).simplify(1.0)
        for language in LANGUAGES:
            label = _name_realm(_largest(body), world.realms[side][realm][language], font)
            if label:
                found[language][realm] = label
    return found


def _name_realm(body: Any, name: str, font: Font) -> Label | None:
    best = None
    for angle in REALM_ANGLES:
        floor = 0 if best is None else best.size * 1.25
        best = fit(body, name, font, angle, [size for size in REALM_SIZES if size >= floor]) or best
    return best
