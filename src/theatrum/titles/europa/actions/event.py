"""5.1: the Event action. What a card says is carried out by `cards/effects.py`, its marks by `events/marks.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..asked import Asked
from ..cards.effects import Resolve
from ..cards.language import Statement
from ..cards.row import reveal
from ..cards.scene import Memory
from ..cards.words import GROUPS as GROUPS  # the tables are filled
from ..court import power, treasury
from ..court.characters import RULER
from ..court.mortality import remove
from ..court.offices import crown
from ..court.vocabulary import EVENT
from ..events.marks import Marks
from ..round.once import note_event
from ..state import ADM, NONE, Europa
from .action import Action

ON_OTHERS = 2
"""Ducats that are laid on every event left face up."""
UNCHOSEN = 2
"""Administrative power for the ruler of the event that nobody chose."""
OPTION = Statement(("you",), (("option",),))
"""Between what a card always says and what it says in the end: the taker's choice."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    if g.took_event >> seat & 1:
        if every:
            for event in g.event_row:
                yield g.lexicon["event", event], Reason("events-taken", "5.1")
        return
    for event in g.event_row:
        yield g.lexicon["event", event], None


def taken(g: Europa, seat: int, choice: Choice) -> None:
    event = choice.args[0]
    held = tuple(towns | vassals for towns, vassals in zip(g.towns, g.vassals, strict=True))
    ducats = g.event_ducats[g.event_row.index(event)]
    g.push(TakeEvent(seat, text(g, event), Memory(EVENT, event, ducats, before=held)))


def text(g: Europa, event: int) -> tuple[Statement, ...]:
    """All that a card says: where nobody chooses for himself, the taker chooses between its options."""
    card = g.start.events[event]
    own = any(("choose_option",) in statement.effects for statement in card.first)
    return (*card.first, *((OPTION,) if card.options and not own else ()), *card.then)


def ruler_of(g: Europa, event: int) -> tuple[int, int]:
    """The seat whose ruler an event brings, and the ruler; NONE without one."""
    card = g.start.events[event]
    if card.realm < 0 or "ruler" not in card.data.get("character", {}).get("roles", ()):
        return NONE, NONE
    return g.seat_of(card.realm), g.start.people.number[card.id]


@dataclass(slots=True, eq=False)
class TakeEvent(Resolve):
    """The steps of an event that a seat has chosen."""

    steps = ("choose", "ducats", "work", "marks", "ruler", "turn_over", "left_over")

    def choose(self, g: Europa) -> None:  # 1
        place = g.event_row.index(self.memory.event)
        g.tell("took-event", g.realm[self.seat], self.memory.event)
        treasury.gain(g, self.seat, g.event_ducats[place])
        g.event_row = g.event_row[:place] + g.event_row[place + 1 :]
        g.event_ducats = g.event_ducats[:place] + g.event_ducats[place + 1 :]
        note_event(g, self.seat)

    def ducats(self, g: Europa) -> None:  # 2; `work` is 3
        g.event_ducats = tuple(ducats + ON_OTHERS for ducats in g.event_ducats)

    def marks(self, g: Europa) -> None:  # 4
        g.push(Marks(self.memory.event, self.seat))

    def ruler(self, g: Europa) -> None:  # 5
        seat, person = ruler_of(g, self.memory.event)
        if seat < 0 or self.memory.crowned:
            return
        if self.memory.rejected:  # 16.3: neither of the two rules on
            remove(g, seat, RULER)
        elif seat == self.seat:
            crown(g, seat, person)
        else:
            g.ask(NewRuler(seat, person, 0), 1 << seat)

    def turn_over(self, g: Europa) -> None:  # 6
        reveal(g)

    def left_over(self, g: Europa) -> None:  # 7, 16.4
        """After the last event owed: the one that nobody chose offers its ruler, and its marks come by themselves."""
        if g.took_event != g.everyone:
            return
        while g.events_down:  # more than one may be left where a player has gone (21)
            reveal(g)
        if g.event_row:
            self.again()
            event = g.event_row[0]
            g.event_row, g.event_ducats = g.event_row[1:], g.event_ducats[1:]
            g.tell("event-left", event)
            g.push(Marks(event, NONE))
            seat, person = ruler_of(g, event)
            if seat >= 0 and power.has(g, seat, ADM) >= UNCHOSEN:
                g.ask(NewRuler(seat, person, UNCHOSEN), 1 << seat)


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
