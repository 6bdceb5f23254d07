"""A simulation as a picture. The only module that needs matplotlib (the extra `plot`)."""

from __future__ import annotations

from pathlib import Path

from ..engine.errors import TheatrumError
from .simulate import Tally

FORMATS = (".png", ".svg")


def require() -> None:
    """Say clearly what is missing before hours of games are played."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise TheatrumError('drawing needs matplotlib: pip install "theatrum[plot]"') from None


def draw(tally: Tally, file: Path, heading: str) -> None:
    """Shares of wins with their intervals, and how many rounds the games lasted."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    figure.suptitle(heading)
    shares = [tally.share(seat) for seat in range(len(tally.powers))]
    heights = [share.share for share in shares]
    below = [share.share - share.interval[0] for share in shares]
    above = [share.interval[1] - share.share for share in shares]
    left.bar(tally.powers, heights, yerr=[below, above], capsize=4, color="#7a8fb0")
    left.axhline(shares[0].fair, linestyle="--", color="#333333", linewidth=1)
    left.set_ylabel("share of wins, 95 % interval")
    left.tick_params(axis="x", rotation=30)
    right.bar(list(tally.rounds), list(tally.rounds.values()), width=0.9, color="#b0907a")
    right.set_xlabel("rounds")
    right.set_ylabel("games")
    figure.savefig(file)
