"""What a player of Pax Renaissance would call out at the table: a victory within reach, an empire attacked."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.title import Alert
from ..battle import Battle
from ..market import ALL_ACTIVE
from ..state import ROW, Pax, bits
from ..victory import conditions, met

NEAR = ("near-victory", "two-near-victory", "three-near-victory", "all-near-victory")
"""One, two, three and four banks that lack a single step: one sentence, not one for each."""


def warn(g: Pax, seat: int) -> list[Alert]:
    return [*_victories(g), *_comets(g), *_attacked(g, seat)]


def _victories(g: Pax) -> Iterator[Alert]:
    """Active victories that a bank has reached, and those to which some lack a single step (L3 to L6)."""
    for victory in bits(g.active):
        near = []
        for bank in range(g.seats):
            lacking = [part.best + part.lead - part.mine for part in conditions(g, bank, victory) if not part.met]
            if not lacking:
                yield Alert("may-declare", (bank, victory))
            elif lacking == [1]:
                near.append(bank)
        if near:
            yield Alert(NEAR[len(near) - 1], (*near, victory))


def _comets(g: Pax) -> Iterator[Alert]:
    """Victories that a bank has reached and could activate by a Comet in the market that it can pay for (E1, L1)."""
    comets = g.board.cards.comet_mask
    prices = [slot % ROW for slot, card in enumerate(g.market) if card > 0 and slot % ROW and comets >> card & 1]
    for victory in bits(ALL_ACTIVE & ~g.active) if prices else ():
        for bank in range(g.seats):
            if g.florins[bank] >= min(prices) and met(g, bank, victory):
                yield Alert("comet-wins", (bank, victory))


def _attacked(g: Pax, seat: int) -> Iterator[Alert]:
    """A battle for an empire in the seat's own tableau, begun by another bank."""
    for frame in g.stack:
        if isinstance(frame, Battle) and seat >= 0 and g.holder[frame.empire] == seat != frame.seat:
            yield Alert("empire-attacked", (frame.empire, frame.seat))
