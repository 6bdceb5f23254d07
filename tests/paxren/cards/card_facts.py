"""What happens to cards in a game: which were bought, played, used and scored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from theatrum.engine.choice import Choice
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.play import Announce
from theatrum.titles.paxren.state import Pax, bits
from theatrum.titles.paxren.victory import supreme
from theatrum.titles.paxren.vocabulary import (
    BY_PATRONS,
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    LAW,
    OPS,
    PATRON,
    RENAISSANCE,
)

from .card_uses import Gift, rests_on
from .content import Row, parts

Fact = tuple[str, str]
"""A card by its number, and what happened to it: 'bought', 'played', a part of it that was used, 'scored'."""
WAY = {LAW: RENAISSANCE, DISCOVERY: GLOBALIZATION, PATRON: BY_PATRONS}
"""The ending that counts each kind of prestige; the others are of religions, for the Holy Victory."""


def uses(card: Row) -> set[str]:
    """Every part of a card that can be used."""
    if card["kind"] == "comet":
        return {"activates"}
    ops = {f"op {op.replace(':', '-').replace('+', '-')}" for op in parts(card["ops"])}
    abilities = {f"ability {key}" for key in parts(card["ability"])}
    return ops | abilities | ({"one-shot"} if card["one_shot"] else set())


def before(g: Pax, seat: int, choice: Choice, gifts: Iterable[Gift]) -> Iterator[Fact]:
    """What a choice that is about to be made does with cards: one-shots and abilities."""
    ids, top = g.board.cards.ids, g.stack[-1]
    if isinstance(top, Announce) and choice.verb != "no-one-shot":
        yield ids[top.card], "one-shot"
    for gift in gifts:
        if rests_on(g, seat, choice, gift):
            yield ids[gift.card], f"ability {gift.key}"


def after(g: Pax) -> Iterator[Fact]:
    """What the log and the end of a game tell of cards."""
    cards = g.board.cards
    for event in g.events:
        if event.name in ("bought", "played"):
            yield cards.ids[event.args[1]], event.name
            if cards.comet_mask >> event.args[1] & 1:
                yield cards.ids[event.args[1]], "activates"
        elif event.name == "op":
            yield cards.ids[event.args[1]], f"op {OPS[event.args[2]]}"
    for kind in counted(g):
        for seat in range(g.seats):
            held = (g.own[seat] | g.maids[seat]) & cards.prestige[kind]
            yield from ((cards.ids[card], "scored") for card in bits(held) if card >= EMPIRES)


def counted(g: Pax) -> list[int]:
    """The kinds of prestige that the ending of a game has compared."""
    return [supreme(g, g.winner)] if g.won_by == HOLY else [kind for kind, way in WAY.items() if way == g.won_by]
