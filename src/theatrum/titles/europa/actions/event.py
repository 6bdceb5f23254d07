"""5.1: the Event action. What a card says and its marks (steps 3 and 4) belong to chapter 16."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..cards.row import reveal
from ..court import power, treasury
from ..court.offices import crown
from ..round.once import note_event
from ..state import ADM, NONE, Europa
from .action import Action

ON_OTHERS = 2
"""Ducats that are laid on every event left face up."""
UNCHOSEN = 2
"""Administrative power for the ruler of the event that nobody chose."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    if g.took_event >> seat & 1:
        if every:
            for event in g.event_row:
                yield g.lexicon["event", event], Reason("events-taken", "5.1")
        return
    for event in g.event_row:
        yield g.lexicon["event", event], None


def taken(g: Europa, seat: int, choice: Choice) -> None:
    g.push(Resolve(seat, choice.args[0]))


def ruler_of(g: Europa, event: int) -> tuple[int, int]:
    """The seat whose ruler an event brings, and the ruler; NONE without one."""
    card = g.start.events[event]
    if card.realm < 0 or "ruler" not in card.data.get("character", {}).get("roles", ()):
        return NONE, NONE
    return g.seat_of(card.realm), g.start.people.number[card.id]


@dataclass(slots=True, eq=False)
class Resolve(Procedure[Europa]):
    """The steps of an event that a seat has chosen; the third and the fourth stand between the second and the fifth."""

    steps = ("choose", "ducats", "ruler", "turn_over", "left_over")
    seat: int
    event: int

    def choose(self, g: Europa) -> None:  # 1
        place = g.event_row.index(self.event)
        g.tell("took-event", g.realm[self.seat], self.event)
        treasury.gain(g, self.seat, g.event_ducats[place])
        g.event_row = g.event_row[:place] + g.event_row[place + 1 :]
        g.event_ducats = g.event_ducats[:place] + g.event_ducats[place + 1 :]
        note_event(g, self.seat)

    def ducats(self, g: Europa) -> None:  # 2
        g.event_ducats = tuple(ducats + ON_OTHERS for ducats in g.event_ducats)

    def ruler(self, g: Europa) -> None:  # 5
        seat, person = ruler_of(g, self.event)
        if seat == self.seat:
            crown(g, seat, person)
        elif seat >= 0:
            g.ask(NewRuler(seat, person, 0), 1 << seat)

    def turn_over(self, g: Europa) -> None:  # 6
        if g.events_down:
            reveal(g)

    def left_over(self, g: Europa) -> None:  # 7
        """After the last event owed: the one that nobody chose offers its ruler."""
        if g.took_event != g.everyone:
            return
        for event in g.event_row:
            g.tell("event-left", event)
            seat, person = ruler_of(g, event)
            if seat >= 0 and power.has(g, seat, ADM) >= UNCHOSEN:
                g.ask(NewRuler(seat, person, UNCHOSEN), 1 << seat)
        g.event_row = g.event_ducats = ()


@dataclass(slots=True, eq=False)
class NewRuler(Asked):
    """Does the ruler of an event take the throne (5.1, 16.4)?"""

    rule = "5.1"
    person: int
    price: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.person, self.price)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["replace-ruler",], None
        yield g.lexicon["keep-ruler",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "replace-ruler":
            power.spend(g, seat, ADM, self.price)
            crown(g, seat, self.person)
        else:
            g.tell("ruler-refused", g.realm[seat], self.person)


ACTION = Action(("event",), False, offers, taken)
