"""Shares and how sure we are of them."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

Z95 = 1.959963984540054
"""Standard deviations of a two-sided 95 % interval."""


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share; all of 0 to 1 when nothing was played."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    centre = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Share(NamedTuple):
    """Wins out of games, beside the fair share of a seat."""

    wins: int
    games: int
    fair: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def ratio(self) -> float:
        """How many times the fair share."""
        return self.share / self.fair

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def differs(self) -> bool:
        """Whether the interval excludes the fair share."""
        low, high = self.interval
        return not low <= self.fair <= high

    def data(self) -> dict[str, Any]:
        """As plain numbers."""
        return {
            "wins": self.wins,
            "games": self.games,
            "share": self.share,
            "interval": list(self.interval),
            "fair": self.fair,
            "ratio": self.ratio,
            "differs": self.differs,
        }
