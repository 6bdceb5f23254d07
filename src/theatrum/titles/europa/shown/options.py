"""What an event would bring a seat, option by option: its means, and the places that are touched, as far as both surely
follow from the card's own effects. Targets that it may choose on the way are told as open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ....engine.chance import Generator
from ....engine.choice import Choice
from ....engine.flow import Decision
from ....engine.forecast import after, onward
from ....engine.state import Event
from ..cards.effects import Pick
from ..cards.words.control import Either, EventOption, OwnOption
from ..state import Europa
from ..vocabulary import EVENTS, VERBS

MEANS = ("adm", "dip", "mil", "ducats", "interest", "stability", "prestige", "manpower")
"""In the order of `means`."""
PLACES = ("area", "province", "zone", "node")
PICKS = 6
"""Questions for a target that are answered on the way, so that one sees what comes after them."""
A = ord("a")


class Mark(NamedTuple):
    """Something that happens in a place, or between the reader and a realm."""

    at: str
    what: str
    number: int
    mine: bool


class Looking:
    """Answers what a card asks about targets, and remembers what was open and what had happened before."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.open: list[str] = []
        self.told = -1
        """Events before the first answer; -1: nobody was asked."""
        self.left = PICKS

    def __call__(self, g: Europa) -> Choice | None:
        question = g.stack[-1]
        if not isinstance(question, Pick) or question.seat != self.seat or not self.left:
            return None
        self.left -= 1
        if self.told < 0:
            self.told = len(g.events)
        choices = [choice for choice, why in question.offers(g, self.seat, False) if why is None]
        self.open += [target for choice in choices for target in targets(g, choice)]
        return choices[0] if choices else None


def means(g: Europa, seat: int) -> tuple[int, ...]:
    return (
        *g.power[3 * seat : 3 * seat + 3],
        g.ducats[seat],
        g.interest[seat],
        g.stability[seat],
        g.prestige[seat],
        g.available[seat],
    )


def targets(g: Europa, choice: Choice) -> Iterator[str]:
    """The places and realms that a choice names."""
    for (_, kind), number in zip(VERBS[choice.verb], choice.args, strict=True):
        if kind in (*PLACES, "realm"):
            yield f"{kind}:{g.start.names[kind][number]}"


def options(g: Europa, seat: int, choice: Choice) -> list[dict[str, Any]]:
    """Of an event that is taken, or of one of its options, what each way would bring."""
    look = Looking(seat)
    later, _ = after(g, seat, choice, look)
    if choice.verb == "option" or not isinstance(later.stack[-1] if later.stack else None, EventOption | OwnOption):
        option = chr(A + choice.args[0]) if choice.verb == "option" else None
        return [_part(g, later, seat, look, option)]
    return [*_both(g, later, seat)]


def both(g: Europa, seat: int) -> list[dict[str, Any]]:
    """The options of the event before which a seat stands; none where it does not choose between them."""
    question = g.stack[-1] if g.stack else None
    if seat < 0 or not isinstance(question, EventOption | OwnOption) or question.seat != seat:
        return []
    return [*_both(g, g.resample(seat, Generator("ahead")), seat)]


def _both(g: Europa, at: Europa, seat: int) -> Iterator[dict[str, Any]]:
    question = at.stack[-1]
    assert isinstance(question, EventOption | OwnOption)
    for choice, why in question.offers(at, seat, False):
        if why is None:
            look, later = Looking(seat), at.clone()
            onward(later, seat, choice, look)
            yield _part(g, later, seat, look, chr(A + choice.args[0]))


def _part(g: Europa, later: Europa, seat: int, look: Looking, option: str | None) -> dict[str, Any]:
    events = later.events.since(len(g.events))
    sure = events[: look.told - len(g.events)] if look.told >= 0 else events
    top, had = later.stack[-1] if later.stack else None, means(g, seat)
    # What all ways of a fork have in common is as sure as what comes before it.
    ends = [means(way, seat) for way in _ways(later, seat)]
    return {
        "option": option,
        "means": {
            name: next(iter(new)) - old
            for name, old, *ways in zip(MEANS, had, *ends, strict=True)
            if len(new := {*ways}) == 1 and old not in new
        },
        "marks": [mark._asdict() for mark in dict.fromkeys(marks(g, seat, sure))],
        "open": [*dict.fromkeys(look.open)],
        "asks": isinstance(top, Decision) and bool(top.waiting >> seat & 1) and len(top.choices(later, seat)) > 1,
    }


def _ways(later: Europa, seat: int) -> Iterator[Europa]:
    """Where a seat may come from a position in which it chooses between effects."""
    fork = later.stack[-1] if later.stack else None
    if not isinstance(fork, Either) or fork.seat != seat:
        yield later
        return
    for choice, why in fork.offers(later, seat, False):
        if why is None:
            way = later.clone()
            onward(way, seat, choice, Looking(seat))
            yield from _ways(way, seat)


def marks(g: Europa, seat: int, events: list[Event]) -> Iterator[Mark]:
    """What events do in places, and to the ties of a seat."""
    mine = g.realm[seat]
    for event in events:
        about = list(zip(EVENTS[event.name], event.args, strict=False))
        realms = [number for (_, kind), number in about if kind == "realm"]
        number = next((number for (name, _), number in about if name == "number"), 0)
        places = [f"{kind}:{g.start.names[kind][n]}" for (_, kind), n in about if kind in PLACES]
        if not places and mine in realms:
            places = [f"realm:{g.start.names['realm'][other]}" for other in realms if other != mine]
        for place in places:
            yield Mark(place, event.name, number, not realms or mine in realms)
