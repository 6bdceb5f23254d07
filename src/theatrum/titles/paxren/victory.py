"""L3 to L6: the four victories one can declare, each a comparison with the runner-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from .cards import ALL_EMPIRES
from .state import Pax
from .vocabulary import (
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    LAW,
    PAWN,
    RELIGIONS,
    ROOK,
)

ISLAMIC, REFORMIST = 1, 2


class Condition(NamedTuple):
    """One thing a victory counts: a seat's number, the best of the others, and by how much one must lead."""

    name: str
    mine: int
    best: int
    lead: int

    @property
    def met(self) -> bool:
        return self.mine - self.best >= self.lead


def conditions(g: Pax, seat: int, victory: int) -> list[Condition]:
    """What a victory asks of a seat; of the religion that serves it best."""
    if victory != HOLY:
        return list(_asked(g, seat, victory))
    found = [list(_faith(g, seat, religion)) for religion in range(len(RELIGIONS))]
    return max(found, key=lambda parts: (sum(part.met for part in parts), sum(part.mine - part.best for part in parts)))


def met(g: Pax, seat: int, victory: int) -> bool:
    """Whether a seat may declare a victory; looks no further than the first thing that is missing."""
    if FIRST[victory](g, seat) < g.board.leads[g.seats][victory]:
        return False  # too few even if nobody else had any: soon seen, and most often so
    parts = _faith(g, seat, _preached(g, seat)) if victory == HOLY else _asked(g, seat, victory)
    return all(part.met for part in parts)


def _asked(g: Pax, seat: int, victory: int) -> Iterator[Condition]:
    numbers, seats = g.board.numbers, range(g.seats)
    if victory == IMPERIAL:
        yield _compare(seat, "kings", [kings(g, s) for s in seats], numbers["lead"][g.seats])
    elif victory == GLOBALIZATION:
        yield _compare(seat, "concessions", [_offices(g, s) for s in seats], numbers["lead_concessions"])
        yield _compare(seat, "discovery", [_discoveries(g, s) for s in seats], 1)
    else:
        yield _compare(seat, "republics", [_republics(g, s) for s in seats], 1)
        yield _compare(seat, "law", [_law(g, s) for s in seats], numbers["lead_law"])


def _compare(seat: int, name: str, counts: list[int], lead: int) -> Condition:
    return Condition(name, counts[seat], max(counts[:seat] + counts[seat + 1 :]), lead)


# -- Imperial, Globalization, Renaissance


def kings(g: Pax, seat: int) -> int:
    """Monarchies, Vassals among them (L4)."""
    return (g.own[seat] & ~g.republic & ALL_EMPIRES).bit_count()


def _offices(g: Pax, seat: int) -> int:
    own = g.concessions(seat)
    return own + _counted(g, seat, g.board.cards.patrons_of_trade) if g.sets else own


def _discoveries(g: Pax, seat: int) -> int:
    return g.prestige(seat, DISCOVERY)


def _republics(g: Pax, seat: int) -> int:
    own = (g.own[seat] & g.republic).bit_count()
    return own + g.gift(seat, g.board.cards.letters).bit_count() if g.sets else own


def _law(g: Pax, seat: int) -> int:
    own = g.prestige(seat, LAW)
    return own + _counted(g, seat, g.board.cards.patrons_of_law) if g.sets else own


def _counted(g: Pax, seat: int, mask: int) -> int:
    """Patrons that count as something else, once for each card that says so (ruling P37)."""
    return g.gift(seat, mask).bit_count() * g.patrons(seat)


# -- Holy (L3)


def _faith(g: Pax, seat: int, religion: int) -> Iterator[Condition]:
    """Of a religion: its Bishops, its tokens in its theocracies, the seat's prestige."""
    name = RELIGIONS[religion]
    for what, count in (("bishops", bishops), ("tokens", units)):
        numbers = count(g, seat)
        yield Condition(f"{name}-{what}", numbers[religion], sum(numbers) - numbers[religion], 1)
    yield _compare(seat, name, [g.prestige(s, religion) for s in range(g.seats)], 1)


def _preached(g: Pax, seat: int) -> int:
    """The religion with the most Bishops: no other can outnumber the rest."""
    numbers = bishops(g, seat)
    return numbers.index(max(numbers))


def _devotion(g: Pax, seat: int) -> int:
    return g.prestige(seat, _preached(g, seat)) if g.bishops or g.sets else 0


def bishops(g: Pax, seat: int) -> list[int]:
    """Bishops in play by religion, with what abilities count as Bishops."""
    count = [0] * len(RELIGIONS)
    for entry in g.bishops:
        count[entry & 3] += 1
    cards = g.board.cards
    if g.sets:
        count[ISLAMIC] += _counted(g, seat, cards.patrons_of_islam)
    if g.sets and g.anyone(cards.pirate_preachers):
        count[REFORMIST] += g.border.count(ROOK + ISLAMIC)
    return count


def units(g: Pax, _seat: int) -> list[int]:
    """Knights, Rooks and Pirates of each religion in theocracies of their own; a Pirate counts once (ruling P18)."""
    count = [0] * len(RELIGIONS)
    land, face = g.board.land, g.face
    for slot, code in enumerate(g.city):
        if code:
            religion = (code - 1) % len(RELIGIONS)
            count[religion] += face[land.slot_empire[slot]] == religion + 1
    army = g.sets and g.anyone(g.board.cards.pirate_army)
    for b, code in enumerate(g.border):
        if ROOK <= code < PAWN:
            first, second = land.sides[b]
            beside = (face[first], face[second])
            count[code - ROOK] += code - ROOK + 1 in beside
            if army and code == ROOK + ISLAMIC:
                count[REFORMIST] += REFORMIST + 1 in beside
    return count


def supreme(g: Pax, seat: int) -> int:
    """The Supreme Religion as it counts for a seat, -1 none."""
    religion = _preached(g, seat)
    return religion if all(part.met for part in islice(_faith(g, seat, religion), 2)) else -1


FIRST: tuple[Callable[[Pax, int], int], ...] = (_devotion, kings, _discoveries, _republics)
"""Of what each victory counts, that which is rarest or soonest counted."""
