"""Players: coats of arms, purses, goals; the viewer's hand; what the bank has left."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ....titles.mocarstwa.box.board import WORKS
from ....titles.mocarstwa.box.cards import CARDS, FORMATIONS, SIGNS, TYPES
from ....titles.mocarstwa.box.units import KINDS
from ....titles.mocarstwa.victory.progress import Progress, progress
from ....titles.mocarstwa.vocabulary import CONTROL, GOODS
from .scene import Scene


def table(scene: Scene) -> RenderableType:
    return Group(*(_player(scene, seat) for seat in scene.g.order))


def _player(scene: Scene, seat: int) -> RenderableType:
    g, words = scene.g, scene.words
    row = Text("▶ " if seat == g.active else "  ").append_text(scene.holder(seat))
    if g.out >> seat & 1:
        return row.append(f"  {words.say('text-out')}", "dim")
    goods = [(good, g.has(seat, number)) for number, good in enumerate(GOODS)]
    row.append("  " + ", ".join(f"{words.thing('good', good)} {count}" for good, count in goods if count))
    if g.by_cards:
        row.append(f"  {words.say('text-cards-in-hand', number=len(g.hands[seat]))}")
    if g.full:
        row.append(f"  {words.thing('level', CONTROL[g.level[seat]])}")
    kept = [
        f"{words.thing('unit' if thing < len(KINDS) else 'work', name)} {g.kept(seat, thing)}"
        for thing, name in enumerate((*KINDS, *WORKS))
        if g.kept(seat, thing)
    ]
    if kept:
        row.append(f"  {words.say('text-reserve', things=', '.join(kept))}")
    return Group(row, *(_goal(scene, part) for part in (progress(g, seat) if g.core[seat] >= 0 else ())))


def _goal(scene: Scene, part: Progress) -> Text:
    kind, done, wanted, place, target = part
    about = scene.words.say(f"text-goal-{kind}")
    if place >= 0:
        about += f" ({scene.place(place)})"
    if target >= 0:
        about += f" ({scene.power(target).plain})"
    return Text(f"    {about}: {done}/{wanted}", "italic")


def hand(scene: Scene) -> list[RenderableType]:
    """The viewer's own battle cards, with what stands on them."""
    g, words, seat = scene.g, scene.words, scene.seat
    if seat < 0 or not g.hands[seat]:
        return []
    cards = ", ".join(_face(scene, card) for card in g.hands[seat])
    return [Text(words.say("text-hand", power=scene.holder(seat).plain, cards=cards))]


def _face(scene: Scene, number: int) -> str:
    """'Charge (Assault 1: 1G 2C, Battle Frenzy)'."""
    card, words = CARDS[number], scene.words
    name = words.thing("card", scene.g.lexicon.names["card"][number])
    if not card.value:
        return name
    symbols = sum(count << 4 * KINDS.index(arm) for arm, count in zip(FORMATIONS, card.symbols, strict=True))
    signs = (words.say(f"sign-{sign}") for sign in SIGNS if getattr(card, sign))
    marks = ", ".join((*((scene.units(symbols),) if symbols else ()), *signs))
    return f"{name} ({words.say(f'type-{TYPES[card.type]}')} {card.value}{f': {marks}' if marks else ''})"


def bank(scene: Scene) -> Text:
    """Works that are left in the bank."""
    shelf = zip(WORKS, scene.g.shelf, strict=True)
    left = ", ".join(f"{scene.words.thing('work', name)} {count}" for name, count in shelf)
    return Text(scene.words.say("cli-mocarstwa-bank", works=left), "dim")
