"""Steps thought out beforehand: how far they lead as far as the seat can tell, and what would be asked then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .chance import Generator
from .choice import NOT_OFFERED, Choice, Reason
from .flow import Decision, Together
from .forecast import onward
from .state import State


class Ahead(NamedTuple):
    """Where steps lead, until one is closed or chance, a secret or somebody else has a say."""

    position: State
    """Imagined: what the seat cannot know is made up."""
    taken: int
    """How many of the steps were made."""
    refused: Reason | None = None
    """Why the next one is closed; None: all were made, or no more can be foreseen."""

    @property
    def decision(self) -> Decision[Any] | None:
        """What would be asked next; None: that cannot be foreseen."""
        top = self.position.stack[-1] if self.position.stack else None
        return top if isinstance(top, Decision) else None


def ahead(veiled: State, seat: int, steps: Sequence[Choice]) -> Ahead:
    """Steps made one after another in a position that the seat holds possible."""
    reached = Ahead(veiled.resample(seat, Generator("ahead")), 0)
    for taken, step in enumerate(steps):
        if asked(reached, seat) is None:
            return reached
        refused = why_not(reached, seat, step)
        if refused:
            return Ahead(reached.position, taken, refused)
        onward(reached.position, seat, step)
        reached = Ahead(reached.position, taken + 1)
    return reached


def asked(reached: Ahead, seat: int) -> Decision[Any] | None:
    """The question that is put to the seat alone; none where it would have learned something on the way."""
    decision, learned = reached.decision, reached.position.learned >> seat & 1
    if decision is None or isinstance(decision, Together) or learned or not decision.waiting >> seat & 1:
        return None
    return decision


def why_not(reached: Ahead, seat: int, step: Choice) -> Reason | None:
    """Why a step is closed; None: it is open."""
    if step in reached.position.offered(seat):
        return None
    decision = asked(reached, seat)
    offers = decision.offers(reached.position, seat, True) if decision else ()
    return next((why for choice, why in offers if choice is step and why), NOT_OFFERED)
