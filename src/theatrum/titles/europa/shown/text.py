"""A veiled position as text: for terminals, screen readers, language models and golden tests."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.title import Words
from ..board.reading import members
from ..state import Europa
from . import goals, lands, mats, neighbours, orders, scenes, table, waters
from .phases import phase
from .scribe import Scribe


def text(g: Europa, seat: int, words: Words) -> str:
    """What concerns the reader first: the moment, his realm and cards, the others, what lies open, then the board.

    Whoever has left the game (21) reads as a spectator.
    """
    seat = seat if g.everyone >> max(seat, 0) & 1 else -1
    s = Scribe(g, seat, words)
    parts = [head(s), s.lines("scene", scenes.scenes(s))]
    if seat >= 0:
        parts += [
            s.lines("own", mats.mat(s, seat)),
            s.lines("hand", table.hand(s)),
            s.lines("missions", table.missions(s)),
        ]
    others = [row for other in s.order() if other != seat for row in mats.mat(s, other)]
    parts += [
        s.lines("others", others),
        s.lines("events", table.events(s)),
        s.lines("milestones", table.milestones(s)),
        s.lines("idea-row", table.ideas(s)),
        s.lines("struggles", table.struggles(s)),
        s.lines("goals", goals.lines(s)),
        s.lines("orders", _orders(s)),
        s.lines("realms", neighbours.realms(s)),
        s.lines("nodes", waters.nodes(s)),
        s.lines("waters", waters.waters(s)),
        *(s.lines(heading, (lands.area(s, area) for area in members(areas))) for heading, areas in lands.groups(s)),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def head(s: Scribe) -> str:
    """Age, round, phase, whose turn it is, the order of play."""
    g = s.g
    order = [s.side(seat) for seat in g.clockwise(g.first)]
    return s.say(
        "head",
        age=g.age,
        round=g.round,
        phase=s.say(f"phase-{phase(g)}"),
        realm=s.side(g.active),
        order=", ".join(order),
        passed=s.listed(map(s.side, g.passed)),
    )


def _orders(s: Scribe) -> Iterator[str]:
    yield from orders.empire(s)
    yield from orders.curia(s)
