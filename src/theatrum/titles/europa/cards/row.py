"""europa:16, 16.2: the row of events: drawn when they are turned over, the first half of the age before the second."""

from __future__ import annotations

from ..board.ownership import departed
from ..board.reading import bits, members
from ..state import Europa

TWO, SIX = 2, 6


def lay_out(g: Europa) -> None:
    """4.1 A: as many as the scenario wants, three face up."""
    if g.start.rounds:
        g.event_deck = (g.start.rounds[g.round - 1], 0)
    g.events_down = min(g.start.events_a_round, remaining(g))
    for _ in range(face_up(g)):
        reveal(g)


def face_up(g: Europa) -> int:
    """Three; with six players four, if the table wants that (optional rule 7)."""
    usual: int = g.start.box.limits["face_up_events"]
    return usual + (g.seats == SIX and g.options.get("four_events", "no") == "yes")


def build(g: Europa) -> None:
    """16: the deck of an age in two halves; where the table wants that, (X) events are dealt to them by chance."""
    first, second = g.start.deck(g.age, 1), g.start.deck(g.age, 2)
    if g.options.get("random_events", "no") == "yes":
        free = [event for event in members(first | second) if not g.start.events[event].half]
        fixed = bits(event for event in members(first | second) if g.start.events[event].half == 1)
        wanted = min(len(free), first.bit_count() - fixed.bit_count())  # a written scenario may have few (X) events
        whole, first = first | second, fixed
        for _ in range(wanted):
            first |= 1 << free.pop(g.dice.one_of("half", g.age, len(free)))
        second = whole & ~first
    if g.seats == TWO:
        first, second = _for_two(g, first, second)
    g.event_deck = (first, second)


def _for_two(g: Europa, *halves: int) -> list[int]:
    """20.2: events of realms that nobody plays go; B events by chance fill each half that the scenario has up
    to two rounds (E166)."""
    events = g.start.events
    own = bits(number for number, event in enumerate(events) if event.realm < 0 or g.seat_of(event.realm) >= 0)
    decks = [half & own for half in halves]
    for place in range(len(decks)):
        fit = [
            number
            for number, event in enumerate(events)
            if (event.kind, event.age) == ("b", g.age)
            and event.half in (0, place + 1)
            and not any(deck >> number & 1 for deck in decks)
        ]
        while fit and halves[place] and decks[place].bit_count() < 2 * g.start.events_a_round:
            decks[place] |= 1 << fit.pop(g.dice.one_of("b-event", g.age, len(fit)))
    return decks


def reveal(g: Europa) -> None:
    """Turn the next one over, if one lies face down; those of a realm whose player has left go at once (21)."""
    while g.events_down:
        event = _draw(g)
        if not departed(g, g.start.events[event].realm):
            g.event_row += (event,)
            g.event_ducats += (0,)
            g.tell("event-shown", event)
            return
        g.tell("event-removed", event)


def _draw(g: Europa) -> int:
    half = 0 if g.event_deck[0] else 1
    cards = tuple(members(g.event_deck[half]))
    event = cards[g.dice.one_of("event", half, len(cards))]
    halves = [*g.event_deck]
    halves[half] &= ~(1 << event)
    g.event_deck = (halves[0], halves[1])
    g.events_down -= 1
    return event


def remaining(g: Europa) -> int:
    """Events that lie face down, in the deck or in the row."""
    return sum(half.bit_count() for half in g.event_deck)


def age_over(g: Europa) -> bool:
    """4.6: no event of the age is left."""
    return not remaining(g) and g.round >= len(g.start.rounds)
