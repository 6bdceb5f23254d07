"""Provinces where anything stands, by power; and the battle under way."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ....titles.mocarstwa.land.laying import Fight
from ....titles.mocarstwa.vocabulary import FORTS, RESOURCES
from .scene import Scene


def powers(scene: Scene) -> list[RenderableType]:
    """A block for every power with something in it, neutral land last."""
    g, blocks = scene.g, []
    for power, lands in enumerate(g.board.lands):
        rows = [_province(scene, place) for place in lands if _shown(scene, place)]
        if rows:
            blocks.append(Group(_heading(scene, power), *rows))
    rest = [place for place in range(len(g.fort)) if g.board.land.power[place] < 0 or g.board.land.dependency[place]]
    rows = [_province(scene, place) for place in rest if _shown(scene, place)]
    if rows:
        blocks.append(Group(Text(scene.words.say("text-neutral"), "bold"), *rows))
    return list(blocks)


def _shown(scene: Scene, place: int) -> bool:
    g = scene.g
    return bool(g.units[place] or g.fort[place] or g.captive[place] or g.spoils >> place & 1)


def _heading(scene: Scene, power: int) -> Text:
    """The power, and who has its coat of arms."""
    holder = scene.g.coat[power]
    row = scene.power(power)
    if holder >= 0 and scene.g.core[holder] != power:
        row.append(" ← ").append_text(scene.holder(holder))
    return row


def _province(scene: Scene, place: int) -> Text:
    g = scene.g
    marks = [scene.words.thing("resource", RESOURCES[g.board.land.resource[place]])]
    if g.fort[place]:
        marks.append(scene.words.thing("work", FORTS[g.fort[place] - 1]))
    row = Text(f"  {scene.place(place)} ").append(f"({', '.join(marks)}) ", "dim")
    return row.append_text(scene.pieces(place)) if g.units[place] else row


def battle(scene: Scene) -> list[RenderableType]:
    """Who fights whom where, with which units and cards."""
    g = scene.g
    fight = next((frame for frame in reversed(g.stack) if isinstance(frame, Fight)), None)
    if fight is None:
        return []
    attack, defence = fight.base(g)
    rows = [Text(scene.words.say("text-battle", place=scene.place(fight.to)), "bold")]
    force = sum(1 << 4 * kind for _, kind in fight.force)
    names = g.lexicon.names["card"]
    sides = ((fight.attacker, force, attack), (fight.defender, g.units[fight.to], defence))
    for at, (side, units, points) in enumerate(sides):
        row = Text("  ").append_text(scene.holder(side)).append(f" {scene.units(units)}  {points}")
        for card in (fight.first[at], fight.second[at]):
            if card:
                row.append(f"  {scene.words.say('text-quoted', name=scene.words.thing('card', names[card]))}")
        rows.append(row)
    return list(rows)
