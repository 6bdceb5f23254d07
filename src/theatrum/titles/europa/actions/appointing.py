"""5.2, 7.2: appointing advisors, generals and admirals, and crowning a leader in an interregnum: a minor action.

A general who is replaced leaves: whoever wants him for another army moves him there first, which costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..cards.hands import play
from ..court import power, treasury
from ..court.characters import ADMIRAL, ADVISOR, GENERAL, THE_RULER
from ..court.offices import crown, install, leave, vacate
from ..setup.start import Start
from ..state import MIL, NONE, Europa
from .action import Action

ARMIES = range(3)
MOVES = {
    led: tuple((army, to) for army in ARMIES for to in ARMIES if led[army] and not led[to])
    for led in product((False, True), repeat=3)
}
"""Where generals can move, by which armies have one."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    people, ducats = g.start.people.all, g.ducats[seat]
    for card in g.hands[seat]:
        person = people[card]
        if person.leader:
            yield from _of_leader(g, seat, card, every)
        elif ducats >= person.cost:
            yield g.lexicon["appoint", card], None
        elif every:
            yield g.lexicon["appoint", card], Reason("no-ducats", "5.2", (person.cost,))
    yield from transfers(g, seat)
    if THE_RULER in g.generals[3 * seat : 3 * seat + 3]:
        yield g.lexicon["recall-ruler",], None


def transfers(g: Europa, seat: int) -> Iterator[Offer]:
    """Generals move to armies without one; a ruler with battle dice leads an army himself (9.4)."""
    generals = g.generals[3 * seat : 3 * seat + 3]
    for army, to in MOVES[generals[0] != NONE, generals[1] != NONE, generals[2] != NONE]:
        yield g.lexicon["move-general", army, to], None
    if g.ruler[seat] >= 0 and g.start.people.all[g.ruler[seat]].dice[1] and THE_RULER not in generals:
        for army in ARMIES:
            yield g.lexicon["lead", army], None


def _of_leader(g: Europa, seat: int, card: int, every: bool) -> Iterator[Offer]:
    if g.ruler[seat] == NONE:
        yield g.lexicon["crown", card], None
    elif every:
        yield g.lexicon["crown", card], Reason("has-ruler", "7.2")
    yield from commands(g, seat, card, every)


def commands(g: Europa, seat: int, card: int, every: bool) -> Iterator[Offer]:
    """Who is on a card becomes a general or an admiral."""
    person = g.start.people.all[card]
    if not person.commander:
        return
    why = None if power.has(g, seat, MIL) >= person.cost else Reason("no-power", "5.2", (MIL, person.cost))
    if why is None or every:
        for army in ARMIES:
            yield g.lexicon["appoint-general", card, army], why
        yield g.lexicon["appoint-admiral", card], why


def opened(g: Europa, seat: int) -> tuple[Choice, ...]:
    start, ruler, generals = g.start, g.ruler[seat], g.generals[3 * seat : 3 * seat + 3]
    leads = THE_RULER in generals
    able = not leads and ruler >= 0 and start.people.all[ruler].dice[1] > 0
    one, two, three = generals
    return (
        *_appointments(start, g.hands[seat], g.ducats[seat], power.has(g, seat, MIL), ruler == NONE),
        *_commands(start, (one != NONE, two != NONE, three != NONE), able, leads),
    )


@lru_cache(maxsize=1 << 12)
def _appointments(start: Start, hand: tuple[int, ...], ducats: int, mil: int, vacant: bool) -> tuple[Choice, ...]:
    """Who can be appointed or crowned out of a hand."""
    found, lexicon = list[Choice](), start.lexicon
    for card in hand:
        person = start.people.all[card]
        if not person.leader and ducats >= person.cost:
            found.append(lexicon["appoint", card])
        if person.leader and vacant:
            found.append(lexicon["crown", card])
        if person.leader and person.commander and mil >= person.cost:
            found += [lexicon["appoint-general", card, army] for army in ARMIES]
            found.append(lexicon["appoint-admiral", card])
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _commands(start: Start, led: tuple[bool, bool, bool], able: bool, leads: bool) -> tuple[Choice, ...]:
    """What can be done with the generals of some armies, and with a ruler who is able to lead or leads one."""
    lexicon = start.lexicon
    found = [lexicon["move-general", army, to] for army, to in MOVES[led]]
    found += [lexicon["lead", army] for army in ARMIES] if able else ()
    found += [lexicon["recall-ruler",]] if leads else ()
    return tuple(found)


def taken(g: Europa, seat: int, choice: Choice) -> None:
    DEEDS[choice.verb](g, seat, *choice.args)


def appoint(g: Europa, seat: int, card: int) -> None:
    person, kind = g.start.people.all[card], g.start.people.kind[card]
    treasury.spend(g, seat, person.cost)
    play(g, seat, card)
    leave(g, seat, ADVISOR + kind)
    install(g, seat, ADVISOR + kind, card)
    g.tell("appointed", g.realm[seat], card)


def appoint_general(g: Europa, seat: int, card: int, army: int) -> None:
    power.spend(g, seat, MIL, g.start.people.all[card].cost)
    play(g, seat, card)
    leave(g, seat, GENERAL + army)
    install(g, seat, GENERAL + army, card)
    g.tell("appointed-general", g.realm[seat], card, army)


def appoint_admiral(g: Europa, seat: int, card: int) -> None:
    power.spend(g, seat, MIL, g.start.people.all[card].cost)
    play(g, seat, card)
    leave(g, seat, ADMIRAL)
    install(g, seat, ADMIRAL, card)
    g.tell("appointed-admiral", g.realm[seat], card)


def move_general(g: Europa, seat: int, army: int, to: int) -> None:
    person, ill = vacate(g, seat, GENERAL + army)
    install(g, seat, GENERAL + to, person, ill)
    if person == THE_RULER:
        g.tell("ruler-leads", g.realm[seat], to)
    else:
        g.tell("moved-general", g.realm[seat], person, to)


def lead(g: Europa, seat: int, army: int) -> None:
    leave(g, seat, GENERAL + army)
    install(g, seat, GENERAL + army, THE_RULER)
    g.tell("ruler-leads", g.realm[seat], army)


def withdraw(g: Europa, seat: int) -> None:
    """9.4: the ruler leaves the army that he leads, and rules on."""
    army = g.generals[3 * seat : 3 * seat + 3].index(THE_RULER)
    vacate(g, seat, GENERAL + army)
    g.tell("ruler-withdrawn", g.realm[seat], army)


def coronation(g: Europa, seat: int, card: int) -> None:
    play(g, seat, card)
    crown(g, seat, card)


DEEDS: dict[str, Callable[..., None]] = {
    "appoint": appoint,
    "appoint-general": appoint_general,
    "appoint-admiral": appoint_admiral,
    "move-general": move_general,
    "lead": lead,
    "recall-ruler": withdraw,
    "crown": coronation,
}
ACTION = Action(tuple(DEEDS), True, offers, taken, opened)
