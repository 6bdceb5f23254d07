"""What most questions of this title share: one seat is asked, and its realm is what it is about."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.flow import Question
from .state import Europa


@dataclass(slots=True, eq=False)
class Asked(Question[Europa]):
    """A question to one seat."""

    seat: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat],)
