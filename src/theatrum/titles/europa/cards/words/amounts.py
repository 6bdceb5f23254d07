"""Amounts: what is gained, lost, given and paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....engine.choice import Reason
from ...actions.manpower import restore
from ...court import power, prestige, stability, treasury
from ...court.vocabulary import EVENT
from ...state import NONE, Europa
from ..effects import ALL, CHOOSING, Choosing, Deed
from ..language import Term
from ..scene import word

POWERS = {"adm": 0, "dip": 1, "mil": 2}
AMOUNTS = (*POWERS, "power", "prestige", "stability", "ducats", "cardinal", "interest", "colonist", "manpower")
COLONISTS = 4
"""Colonists that a seat's pool holds at most (12.5)."""


def is_amount(term: Any) -> bool:
    return term[0] in AMOUNTS


@word("effect")
def gain(deed: Deed, first: Any, *others: Any) -> None:
    """One amount after another: each may ask something."""
    if others:
        deed.next(("gain", *others))
    add(deed, first[0], deed.number(first[1]))


def add(deed: Deed, kind: str, number: int) -> None:
    g, seat = deed.g, deed.seat
    if kind in POWERS:
        power.gain(g, seat, POWERS[kind], number)
    elif kind == "prestige":
        prestige.gain(g, seat, number, source(deed))
    elif kind == "stability":
        stability.change(g, seat, number)
    elif kind == "ducats":
        treasury.gain(g, seat, number)
    elif kind == "interest":
        g.interest[seat] += number
        g.tell("interest-gained", g.realm[seat], number)
    elif kind == "colonist":
        number = min(number, COLONISTS - g.colonists[seat])
        g.colonists[seat] += number
        _tell(g, seat, "colonists-gained", number)
    else:
        deed.next((f"gain_{kind}", number))


@word("effect")
def lose(deed: Deed, first: Any, *others: Any) -> None:
    if others:
        deed.next(("lose", *others))
    take(deed, first[0], deed.number(first[1]))


def take(deed: Deed, kind: str, number: int) -> None:
    """What is not there cannot be lost; ducats are owed (7.4)."""
    g, seat = deed.g, deed.seat
    if kind in POWERS:
        power.lose(g, seat, POWERS[kind], number)
    elif kind == "prestige":
        prestige.gain(g, seat, -number, source(deed))
    elif kind == "stability":
        stability.change(g, seat, -number)
    elif kind == "ducats":
        treasury.owe(g, seat, number)
    elif kind == "interest":
        number = min(number, g.interest[seat])
        g.interest[seat] -= number
        _tell(g, seat, "interest-lost", number)
    elif kind == "colonist":
        number = min(number, g.colonists[seat])
        g.colonists[seat] -= number
        _tell(g, seat, "colonists-lost", number)
    elif kind == "manpower":
        exhaust(deed, number)
    else:
        deed.next((f"lose_{kind}", number))


def _tell(g: Europa, seat: int, event: str, number: int) -> None:
    """What changes nothing is not told."""
    if number:
        g.tell(event, g.realm[seat], number)


def source(deed: Deed) -> int:
    """For what Prestige is gained or lost."""
    return EVENT if deed.memory.source == NONE else deed.memory.source


@word("effect")
def give(deed: Deed, amount: Any, to: Term) -> None:
    """To another: what the subject has of it."""
    kind, term = amount
    number = min(deed.number(term), has(deed.g, deed.seat, kind))
    take(deed, kind, number)
    for realm in deed.in_order(deed.who(to)):
        if deed.g.seat_of(realm) >= 0:
            add(Deed(deed.g, deed.you, realm, deed.memory, deed.frame), kind, number)


@word("effect")
def set_stability(deed: Deed, level: Term) -> None:
    stability.change(deed.g, deed.seat, deed.number(level) - deed.g.stability[deed.seat])


# -- what somebody has, and what he pays


HAVING: dict[str, Callable[[Europa, int], int]] = {
    "power": power.total,
    "ducats": treasury.means,
    "colonist": lambda g, seat: g.colonists[seat],
    "interest": lambda g, seat: g.interest[seat],
    "manpower": lambda g, seat: g.available[seat],
    "cardinal": lambda g, seat: (*g.curia, g.rome).count(seat),
}
"""How much of a thing there is that cards take."""


def has(g: Europa, seat: int, kind: str) -> int:
    if kind in POWERS:
        return power.has(g, seat, POWERS[kind])
    return HAVING[kind](g, seat) if kind in HAVING else ALL


def afford(deed: Deed, price: tuple[Any, ...]) -> Reason | None:
    """Why a price cannot be paid; realms that nobody plays pay nothing."""
    seat = deed.seat
    return lacks(deed.g, seat, tuple((kind, deed.number(term)) for kind, term in price)) if seat >= 0 else None


def lacks(g: Europa, seat: int, price: tuple[tuple[str, int], ...]) -> Reason | None:
    """The same of a seat and plain numbers; whoever decides to pay takes the loans that he needs (E130)."""
    for kind, number in price:
        if has(g, seat, kind) < number:
            if kind in POWERS:
                return Reason("no-power", "16.3", (POWERS[kind], number))
            return Reason("no-ducats" if kind == "ducats" else "no-means", "16.3", (number,))
    return None


def charge(deed: Deed, price: tuple[Any, ...]) -> None:
    """Power of any kind is paid point by point, before what it buys."""
    for kind, term in price:
        number = deed.number(term)
        if kind in POWERS:
            power.spend(deed.g, deed.seat, POWERS[kind], number)
            deed.g.tell("paid-power", deed.realm, POWERS[kind], number)
        else:
            take(deed, kind, number)


# -- power of any kind


def _wanting(deed: Deed, kinds: int) -> int:
    return sum(1 << kind for kind in range(3) if kinds >> kind & 1 and power.has(deed.g, deed.seat, kind) < power.MOST)


def _having(deed: Deed, kinds: int) -> int:
    return sum(1 << kind for kind in range(3) if kinds >> kind & 1 and power.has(deed.g, deed.seat, kind))


CHOOSING |= {
    "gain_some_power": Choosing("power", "power", _wanting, lambda deed, kind: power.gain(deed.g, deed.seat, kind, 1)),
    "lose_some_power": Choosing("power", "power", _having, lambda deed, kind: power.lose(deed.g, deed.seat, kind, 1)),
}


@word("effect")
def gain_power(deed: Deed, number: int) -> None:
    deed.next(("gain_some_power", number, ("=", 7)))


@word("effect")
def lose_power(deed: Deed, number: int) -> None:
    deed.next(("lose_some_power", number, ("=", 7)))


# -- manpower


@word("effect", "exhaust")
def _exhaust(deed: Deed, number: Term) -> None:
    exhaust(deed, deed.number(number))


def exhaust(deed: Deed, number: int) -> None:
    """Available units are exhausted, as many as there are."""
    g, seat = deed.g, deed.seat
    number = min(number, g.available[seat])
    g.available[seat] -= number
    g.exhausted[seat] += number
    if number:
        g.tell("manpower-exhausted", g.realm[seat], number)


@word("effect")
def refresh(deed: Deed, number: Term) -> None:
    restore(deed.g, deed.seat, deed.number(number))
