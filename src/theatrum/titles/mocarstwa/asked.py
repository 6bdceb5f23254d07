"""What most questions of this title share: one seat is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import repeat

from ...engine.choice import Choice
from ...engine.flow import Offer, Question
from .state import Mocarstwa


def allowed(choices: Iterable[Choice]) -> Iterator[Offer]:
    """Offers that nothing closes."""
    return zip(choices, repeat(None))


@dataclass(slots=True, eq=False)
class Asked(Question[Mocarstwa]):
    """A question to one seat; `done` takes the procedure below to its next step."""

    seat: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat],)

    def open(self, g: Mocarstwa) -> bool:
        """Whether there is anything to choose but to go on."""
        return any(why is None and choice.verb != "done" for choice, why in self.offers(g, self.seat, False))

    def finish(self, g: Mocarstwa) -> None:
        g.stack[-1].at += 1  # type: ignore[attr-defined]  # the procedure that asked comes back to its step otherwise
