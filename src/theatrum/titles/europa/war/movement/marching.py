"""9.5: a move of land units as it stands: who goes, where it is, how far it may still go."""

from __future__ import annotations

from dataclasses import dataclass

from .....engine.flow import Procedure
from ...state import NONE, Europa
from ..units import size

FAR = 2
"""Areas that an activation leads through."""


@dataclass(slots=True, eq=False)
class Moving(Procedure[Europa]):
    """A move on land; after a voyage (`through`) it leads over the zones where the ships have come to, and no step on.

    Declarations of war and cards give it for nothing; a card may let it lead further.
    """

    seat: int
    left: int = FAR  # areas it may still enter
    through: int = 0
    army: int = NONE  # NONE: a single infantry
    area: int = NONE
    gone: int = 0  # areas it has entered
    shifted: int = 0  # units that were taken or left at this stop
    refused: int = 0  # areas whose owners let nobody pass
    hired: bool = False
    unready: int = 0  # realms that an expedition takes by surprise: they defend with half their units (16.3)
    ended: bool = False

    def size(self, g: Europa) -> int:
        return 1 if self.army == NONE else size(g.armies[3 * self.seat + self.army])


def marching(g: Europa) -> Moving:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Moving))
