"""A bank: florins, prestige, hand, and the cards of both halves of its tableau."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....titles.paxren.cards import EMPIRES
from ....titles.paxren.state import bits
from ....titles.paxren.tableau import vassals
from ....titles.paxren.vocabulary import BISHOP, PRESTIGES
from .scene import Scene

TURN, UNDER = "▶ ", "└ "

Line = tuple[Text, Text]
"""A card, and what it does."""


def bank(scene: Scene, seat: int) -> RenderableType:
    parts: list[RenderableType] = [_title(scene, seat), *(Text(f"  {line}") for line in _notes(scene, seat))]
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=2)
    table.add_column(ratio=3)
    for label, lines in _groups(scene, seat):
        for number, line in enumerate(lines):
            table.add_row(Text("" if number else label, "dim"), *line)
    return Group(*parts, Padding(table, (0, 0, 0, 2))) if table.row_count else Group(*parts)


def _title(scene: Scene, seat: int) -> Text:
    g, words = scene.g, scene.words
    name = scene.bank(seat)
    said = words.say("text-bank", bank=name.plain, florins=g.florins[seat], concessions=g.concessions(seat))
    title = Text(said, "bold")
    title.stylize(f"{scene.colour(seat)}{' underline' if seat == scene.seat else ''}", 0, len(name))
    if g.out >> seat & 1:
        title.append(f" ({words.say('panel-bankrupt')})")
    return Text(TURN if seat == g.seat else "").append_text(title)


def _notes(scene: Scene, seat: int) -> Iterator[str]:
    """Prestige, and what may be in a hand of which not all is known."""
    g, words = scene.g, scene.words
    counts = [(name, g.prestige(seat, kind)) for kind, name in enumerate(PRESTIGES)]
    if any(count for _, count in counts):
        yield ", ".join(f"{words.thing('prestige', name)} {count}" for name, count in counts if count)
    unknown = g.hands[seat].count(0)
    if unknown:
        maybe = [scene.card(card) for card in g.trail[seat] if card and card not in g.sure(seat)]
        yield words.say("panel-may-hold", number=unknown, cards=", ".join(maybe))


def _groups(scene: Scene, seat: int) -> Iterator[tuple[str, list[Line]]]:
    """Cards by where they lie: in the hand, in the West and the East of the tableau, under the bank's own card."""
    g, words = scene.g, scene.words
    hand = [(Text(scene.card(card), "bold"), scene.offered(card)) for card in g.hands[seat] if card]
    yield words.say("cli-paxren-hand"), hand
    for side in (1, 0):
        yield scene.region(side), [line for card in g.tableau[2 * seat + side] for line in _lying(scene, seat, card)]
    yield words.say("panel-maids"), [(Text(scene.card(card)), Text()) for card in bits(g.maids[seat])]


def _lying(scene: Scene, seat: int, card: int, depth: int = 0) -> Iterator[Line]:
    """A card of a tableau; below a King his Queen and his Vassals."""
    g = scene.g
    name = Text("  " * (depth - 1) + UNDER if depth else "").append(scene.card(card), "bold")
    religion = g.bishop(card)
    if religion >= 0:
        name = Text(" ").join([name, scene.token(BISHOP + religion)])
    if card < EMPIRES and g.republic >> card & 1:
        name.append(f" ({scene.words.say('text-republic')})")
    yield name, scene.working(card).append_text(_marks(scene, seat, card))
    if card < EMPIRES:
        if g.queen[card]:
            yield from _lying(scene, seat, g.queen[card], depth + 1)
        for vassal in vassals(g, card):
            yield from _lying(scene, seat, vassal, depth + 1)


def _marks(scene: Scene, seat: int, card: int) -> Text:
    """Whether a Bishop silences it, whether it has acted."""
    g = scene.g
    marks = {"silenced": g.mute(seat) >> card & 1, "worked": seat == g.seat and g.worked >> card & 1}
    return Text("".join(f" [{scene.words.say(f'panel-{mark}')}]" for mark, true in marks.items() if true), "dim")
