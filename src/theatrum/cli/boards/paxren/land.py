"""The map: empires with their faces, rulers and pieces, the borders between them, and the battle under way."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....titles.paxren.battle import Battle, Force
from ....titles.paxren.cards import EMPIRES
from ....titles.paxren.tokens import shown
from ....titles.paxren.vocabulary import FACES, WARS
from .scene import Scene, heading

INDENT = 2
OPEN, CLOSED, SEA = "★", "▒", "≈"
ACROSS = 5
"""Empires are numbered as their map cards lie: two rows of five, from West to East."""
WIDE = 130
"""From this width on the map is drawn as it lies; below it, the West beside the East."""
COLUMN = 38
"""Least width of a column of borders."""


def empires(scene: Scene, width: int) -> RenderableType:
    columns = ACROSS if width >= WIDE else 2
    blocks = [_empire(scene, empire, width // columns - 2 * INDENT) for empire in range(EMPIRES)]
    if width >= WIDE:
        rows = [blocks[:ACROSS], blocks[ACROSS:]]
    else:
        region = scene.g.board.land.region
        rows = [[Group(*(block for e, block in enumerate(blocks) if region[e] == side)) for side in (1, 0)]]
    grid = Table.grid(padding=(0, INDENT, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    return Group(heading(scene.words.say("text-map")), grid)


def _empire(scene: Scene, empire: int, room: int) -> Group:
    """Name and face; who rules it and how; its cities; whom its court holds down."""
    g, words = scene.g, scene.words
    title = Text(scene.empire(empire), "bold")
    title.append(f" ({words.thing('face', FACES[g.face[empire]])})", "not bold")
    places = [slot for slot in g.board.land.places[empire] if _there(scene, slot)]
    lines = [_ruler(scene, empire), *_flow([_city(scene, slot) for slot in places], room)]
    if g.repressed[empire]:
        lines.append(Text(words.say("text-repressed", tokens=scene.tokens(g.repressed[empire]).plain)))
    return Group(title, *(Padding(line, (0, 0, 0, INDENT)) for line in lines), Text())


def _flow(items: list[Text], room: int) -> Iterator[Text]:
    """Lines of as many items as have room, none of them broken."""
    line = items[0]
    for item in items[1:]:
        longer = Text(", ").join([line, item])
        if longer.cell_len < room:
            line = longer
        else:
            yield line.append(",")
            line = item
    yield line


def _ruler(scene: Scene, empire: int) -> Text:
    g, words = scene.g, scene.words
    if g.holder[empire] < 0:
        return Text(words.say("cli-paxren-stack"), "dim")
    if g.suzerain[empire] >= 0:
        regime = words.say("help-vassal", **scene.named("empire", "empire", g.board.land.empires[g.suzerain[empire]]))
    else:
        regime = words.say("key-republic" if g.republic >> empire & 1 else "key-monarchy")
    return Text(": ").join([scene.bank(g.holder[empire]), Text(regime)])


def _there(scene: Scene, slot: int) -> bool:
    """Whether a place is on this map: not the cities of another, nor the second place of Venice while it is shut."""
    g, land = scene.g, scene.g.board.land
    return not g.shut >> slot & 1 or (slot in land.routes and (g.second_map or not land.second_map >> slot & 1))


def _city(scene: Scene, slot: int) -> Text:
    """Whether it is an emporium and open; what stands there, or in brackets what a levy would raise."""
    g, land = scene.g, scene.g.board.land
    shut = bool(g.shut >> slot & 1)
    parts = [Text(scene.spot(slot))]
    if slot in land.routes:
        parts.append(Text(CLOSED if shut else OPEN))
    if g.city[slot]:
        parts.append(scene.token(g.city[slot]))
    elif not shut:
        raised = scene.token(land.icons[slot][g.face[land.slot_empire[slot]]])
        parts.append(Text.assemble("(", raised, ")"))
    return Text(" ").join(parts)


def borders(scene: Scene, width: int) -> RenderableType:
    """All of them in columns, sea borders first: there fairs pass and Pirates lurk."""
    sea, count = scene.g.board.land.sea, len(scene.g.border)
    lines = [_border(scene, border) for border in sorted(range(count), key=lambda border: not sea >> border & 1)]
    columns = max(1, width // COLUMN)
    height = -(-count // columns)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row in range(height):
        grid.add_row(*(cell for line in lines[row::height] for cell in line))
    return Group(heading(scene.words.say("text-borders")), grid)


def _border(scene: Scene, border: int) -> tuple[Text, Text, Text]:
    """Its name with a sign for the sea, what stands on it, what it parts."""
    g, land, spot = scene.g, scene.g.board.land, scene.g.board.border_spot + border
    name = f"{SEA if land.sea >> border & 1 else ' '} {scene.spot(spot)}"
    token = scene.token(shown(g, spot, g.border[border])) if g.border[border] else Text()
    return Text(name), token, Text(" – ".join(map(scene.empire, land.sides[border])), "dim")


# -- battle


def battle(scene: Scene) -> list[RenderableType]:
    """Who fights where, and how many must still fall; nothing when there is peace."""
    g, words = scene.g, scene.words
    fight = next((frame for frame in g.stack if isinstance(frame, Battle)), None)
    if fight is None:
        return []
    title = f"{words.thing('war', WARS[fight.war])}: {scene.empire(fight.empire)}"
    lines: list[RenderableType] = [Text(), Text(title, "bold reverse")]
    for name, side in zip(("attack", "defence"), fight.sides(g), strict=True):
        forces = Text(", ").join(_force(scene, force) for force in side)
        lines.append(Text(f"  {words.say(f'panel-{name}')}: {len(side)}  ").append_text(forces))
    if fight.falling:
        lines.append(Text("  " + words.say("panel-still-fall", number=fight.falling)))
    return lines


def _force(scene: Scene, force: Force) -> Text:
    spot, code = force
    return scene.token(shown(scene.g, spot, code)).append(f" {scene.spot(spot)}", "default")
