"""What a player of Pax Renaissance would call out at the table: a victory within reach, an empire attacked."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.title import Alert
from .battle import Battle
from .market import ALL_ACTIVE
from .state import Pax, bits
from .victory import conditions, met


def warn(g: Pax, seat: int) -> list[Alert]:
    return [*_victories(g), *_comets(g), *_attacked(g, seat)]


def _victories(g: Pax) -> Iterator[Alert]:
    """Active victories that a bank has reached, or to which it lacks a single step (L3 to L6)."""
    for victory in bits(g.active):
        for bank in range(g.seats):
            lacking = [part.best + part.lead - part.mine for part in conditions(g, bank, victory) if not part.met]
            if not lacking:
                yield Alert("may-declare", (bank, victory))
            elif lacking == [1]:
                yield Alert("near-victory", (bank, victory))


def _comets(g: Pax) -> Iterator[Alert]:
    """Victories that a bank has reached and the Comet in the market can activate (L1)."""
    if not any(card > 0 and g.board.cards.comet_mask >> card & 1 for card in g.market):
        return
    for victory in bits(ALL_ACTIVE & ~g.active):
        for bank in range(g.seats):
            if met(g, bank, victory):
                yield Alert("comet-wins", (bank, victory))


def _attacked(g: Pax, seat: int) -> Iterator[Alert]:
    """A battle for an empire in the seat's own tableau, begun by another bank."""
    for frame in g.stack:
        if isinstance(frame, Battle) and seat >= 0 and g.holder[frame.empire] == seat != frame.seat:
            yield Alert("empire-attacked", (frame.empire, frame.seat))
