"""16.2: the row of events: drawn when they are turned over, the first half of the age before the second."""

from __future__ import annotations

from ..board.reading import members
from ..state import Europa


def lay_out(g: Europa) -> None:
    """4.1 A: as many as the scenario wants, three face up."""
    g.events_down = min(g.start.events_a_round, remaining(g))
    face_up: int = g.start.box.limits["face_up_events"]
    for _ in range(min(face_up, g.events_down)):
        reveal(g)


def reveal(g: Europa) -> None:
    """Turn the next one over."""
    half = 0 if g.event_deck[0] else 1
    cards = tuple(members(g.event_deck[half]))
    event = cards[g.dice.one_of("event", half, len(cards))]
    halves = [*g.event_deck]
    halves[half] &= ~(1 << event)
    g.event_deck = (halves[0], halves[1])
    g.events_down -= 1
    g.event_row += (event,)
    g.event_ducats += (0,)
    g.tell("event-shown", event)


def remaining(g: Europa) -> int:
    """Events that lie face down, in the deck or in the row."""
    return sum(half.bit_count() for half in g.event_deck)
