"""What is told of a finished game of Raison d'État: figures of each player, what turned it, who did what to whom."""

from __future__ import annotations

from types import MappingProxyType

from ..state import Raison

FIGURES = ("influence", "territories", "troops", "money", "cards", "morale")

TIDINGS = (
    "victory", "influence", "elected", "won", "held", "drawn", "expelled", "emperor-influence", "admitted", "refused",
    "garrisoned", "control", "bought-fortress", "allowed", "taxed",
)  # fmt: skip

DEEDS = MappingProxyType(
    {
        "battle": ("power", "territory"),
        "won": ("power", "territory"),
        "gave-money": ("power", "ally"),
        "gave-card": ("power", "ally"),
        "voted": ("power", "candidate"),
        "expelled": ("leader", "power"),
        "denied": ("arbiter", "power"),
    }
)


def tally(g: Raison) -> tuple[tuple[int, ...], ...]:
    """The figures of each player: all Powers led, but the Influence and Morale of the Major one."""
    return tuple(_figures(g, seat, major) for seat, major in enumerate(g.major))


def _figures(g: Raison, seat: int, major: int) -> tuple[int, ...]:
    led = [power for power in range(g.board.size) if g.seat_of[power] == seat]
    return (
        g.influence[major],
        sum(g.control.count(power) for power in led),
        sum(g.troops[general] for power in led for general in g.board.generals[power]),
        sum(g.money[power] for power in led),
        sum(len(g.hands[power]) for power in led),
        g.morale[major],
    )


def belongs(g: Raison, kind: str, thing: int) -> int:
    """The player who leads a Power, or the Power that controls a Territory; -1: nobody."""
    power = g.control[thing] if kind == "territory" else thing
    return g.seat_of[power] if power >= 0 else -1
