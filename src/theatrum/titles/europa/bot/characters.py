"""To what the ruler of each realm leans: reasons of that kind weigh more for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ....engine.content import read_table
from ..board.reading import CONTENT
from ..state import Europa

LEANS: dict[str, frozenset[str]] = {
    "war": frozenset(("war-plan", "levies", "siege", "siege-of", "march", "claim", "prize")),
    "trade": frozenset(("trade", "ships", "treasury", "income")),
    "voyages": frozenset(("explore", "colony")),
    "curia": frozenset(("ties", "vow", "crusade", "deal")),
    "ties": frozenset(("ties", "sway", "deal", "first-come")),
    "learning": frozenset(("ideas", "followers")),
    "order": frozenset(("calm", "steady")),
}
"""The reasons that each leaning weighs."""
MORE = 1.25
"""How much more what speaks for a choice counts."""


@cache
def characters() -> dict[str, str]:
    rows = read_table(CONTENT / "bot" / "characters.csv", ("realm", "leans"))
    return {row.text("realm"): row.text("leans") for row in rows}


def leaning(g: Europa, seat: int) -> str:
    """To what a seat's realm leans; "": to nothing, as the table wants it."""
    if g.options.get("characters", "historical") == "free":
        return ""
    return characters().get(g.start.names["realm"][g.realm[seat]], "")


def leaned(reasons: Iterator[tuple[Any, ...]], leans: str) -> Iterator[tuple[Any, ...]]:
    """The reasons as a ruler who leans to something weighs them."""
    keys = LEANS[leans]
    for reason in reasons:
        yield (MORE * reason[0], *reason[1:]) if reason[0] > 0 and reason[1] in keys else reason
