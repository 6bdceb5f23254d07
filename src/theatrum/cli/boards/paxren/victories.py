"""The race: what each victory counts, for every bank against the best of the others."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ....titles.paxren.expansion import torch_lit
from ....titles.paxren.victory import Condition, conditions
from ....titles.paxren.vocabulary import HOLY, RELIGIONS, VICTORIES
from .scene import COLOURS, Scene

MET = "✓"
FAITH = ("bishops", "tokens", "prestige")
"""What the Holy Victory counts, of a religion that may be another for each bank."""


def table(scene: Scene) -> Table:
    g, words = scene.g, scene.words
    made = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    made.add_column(Text(words.say("cli-paxren-race"), "bold underline"))
    for seat in range(g.seats):
        made.add_column(scene.bank(seat), justify="right", no_wrap=True)
    for victory in range(len(VICTORIES)):
        asked = [conditions(g, seat, victory) for seat in range(g.seats)]
        made.add_row(_title(scene, victory), *(MET if all(part.met for part in parts) else "" for parts in asked))
        for number, part in enumerate(asked[0]):
            cells = (_count(scene, parts[number]) for parts in asked)
            made.add_row(f"  {_label(scene, victory, number, part)} (+{part.lead})", *cells)
    made.add_row(f"{words.thing('victory', 'patron')} ({words.say('panel-at-end')})")
    made.add_row(f"  {words.thing('prestige', 'patron')}", *(str(g.patrons(seat)) for seat in range(g.seats)))
    return made


def _title(scene: Scene, victory: int) -> Text:
    g, words = scene.g, scene.words
    active = bool(g.active >> victory & 1)
    state = [words.say("text-active" if active else "text-inactive")]
    if g.sets and torch_lit(g, victory):
        state.append(words.say("panel-two-actions"))
    return Text(f"{words.thing('victory', VICTORIES[victory])} ({', '.join(state)})", "bold" if active else "")


def _label(scene: Scene, victory: int, number: int, part: Condition) -> str:
    return scene.words.say(f"panel-faith-{FAITH[number]}" if victory == HOLY else f"condition-{part.name}")


def _count(scene: Scene, part: Condition) -> Text:
    """Own number and the best other one; for a religion its first letter before them."""
    religion = part.name.partition("-")[0]
    faith = scene.words.thing("religion", religion)[:1].upper() + " " if religion in RELIGIONS else ""
    return Text(faith, COLOURS.get(religion, "")).append(f"{part.mine}:{part.best}", "bold" if part.met else "default")
