"""C3, I1 and F9: how cards lie in tableaux, enter them, leave them, and border on each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from .cards import ALL_EMPIRES, EMPIRES
from .hands import without
from .state import Pax


def nodes(g: Pax) -> list[int]:
    """Every card a Bishop can stand on: a couple is one, each Vassal is its own (F1)."""
    found = list(chain.from_iterable(g.tableau))
    if max(g.suzerain) >= 0:
        found += [empire for empire, lord in enumerate(g.suzerain) if lord >= 0]
    return found


def vassals(g: Pax, empire: int) -> list[int]:
    return [v for v, lord in enumerate(g.suzerain) if lord == empire]


def workers(g: Pax, seat: int, side: int) -> Sequence[int]:
    """The cards of one side of a tableau, each its own for operations: Queens and Vassals too (I1, glossary VASSAL)."""
    row = g.tableau[seat * 2 + side]
    if not g.own[seat] & ALL_EMPIRES:
        return row
    found: list[int] = []
    for card in row:
        for worker in (card, *vassals(g, card)) if card < EMPIRES else (card,):
            found.append(worker)
            if worker < EMPIRES and g.queen[worker]:
                found.append(g.queen[worker])
    return found


def location(g: Pax, card: int) -> int:
    """Mask of the empires a card is about; a Queen shares her King's (I1)."""
    mask = g.board.cards.location[card]
    return mask or next((1 << e for e, queen in enumerate(g.queen) if queen == card), 0)


def neighbours(g: Pax, card: int) -> list[int]:
    """Cards adjacent to a card in its tableau (glossary ADJACENT)."""
    lord = g.suzerain[card] if card < EMPIRES else -1
    root = lord if lord >= 0 else card
    row = next(row for row in g.tableau if root in row)
    at = row.index(root)
    beside = [*row[max(0, at - 1) : at], *row[at + 1 : at + 2]]
    if lord >= 0:
        return [*beside, root, *(v for v in vassals(g, root) if v != card)]
    under = [v for other in beside if other < EMPIRES for v in vassals(g, other)]
    return [*beside, *(vassals(g, card) if card < EMPIRES else ()), *under]


# -- entering and leaving


def enter(g: Pax, seat: int, card: int) -> None:
    """Lay a card down as the outermost of its side."""
    at = seat * 2 + g.board.cards.side[card]
    g.tableau[at] = (*g.tableau[at], card)
    g.own[seat] |= 1 << card
    g.review()


def _leave(g: Pax, card: int) -> None:
    """Take a card out of its row."""
    seat = g.owner(card)
    g.own[seat] &= ~(1 << card)
    for at in (seat * 2, seat * 2 + 1):
        if card in g.tableau[at]:
            g.tableau[at] = without(g.tableau[at], card)


def discard(g: Pax, card: int) -> None:
    """A card and the tokens on it leave the tableau (glossary DISCARD)."""
    if card < EMPIRES:
        to_stack(g, card)
    elif g.board.cards.queens >> card & 1:
        widow(g, g.queen.index(card))
    else:
        g.kill_bishop(card)
        _leave(g, card)
        g.spent |= 1 << card
    g.review()


def widow(g: Pax, empire: int) -> None:
    """The Queen of a couple leaves the game; the King stays (I1)."""
    card = g.queen[empire]
    if card:
        g.own[g.holder[empire]] &= ~(1 << card)
        g.queen[empire] = 0
        g.spent |= 1 << card
        g.tell("queen-lost", card, empire)
        g.review()


def free_vassals(g: Pax, empire: int) -> None:
    """All Vassals of an empire go back to the stack, with nothing on them."""
    for vassal in vassals(g, empire):
        to_stack(g, vassal)


def to_stack(g: Pax, empire: int) -> None:
    """An empire goes back to the stack without Queen, Vassals and tokens."""
    widow(g, empire)
    free_vassals(g, empire)
    g.kill_bishop(empire)
    for code in g.repressed[empire]:
        g.reserve[code] += 1
    g.repressed[empire] = ()
    lift_empire(g, empire)
    g.holder[empire] = -1
    g.tell("to-stack", empire)


def lift_empire(g: Pax, empire: int) -> None:
    """Take an empire's card up, Monarchy side, with Bishop and repressed tokens still on it."""
    _leave(g, empire)
    g.suzerain[empire] = -1
    g.republic &= ~(1 << empire)


def take_empire(g: Pax, seat: int, empire: int) -> None:
    """An empire becomes the outermost Monarchy of a tableau."""
    if g.holder[empire] >= 0:
        lift_empire(g, empire)
    g.holder[empire] = seat
    enter(g, seat, empire)


def make_vassal(g: Pax, seat: int, empire: int, suzerain: int) -> None:
    """An empire goes under another's card (F9)."""
    if g.holder[empire] >= 0:
        lift_empire(g, empire)
    g.holder[empire] = seat
    g.suzerain[empire] = suzerain
    g.own[seat] |= 1 << empire
    g.review()


def wed(g: Pax, seat: int, empire: int, queen: int) -> None:
    """A Queen lies under her King (I1)."""
    g.queen[empire] = queen
    g.own[seat] |= 1 << queen
    g.review()
