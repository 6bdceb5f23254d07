"""What most decisions of this title share: one Power is asked."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.flow import Question
from .state import Raison


@dataclass(slots=True, eq=False)
class Ask(Question[Raison]):
    """A question to whoever decides for a Power."""

    power: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power,)
