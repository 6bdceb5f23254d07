"""Goals of a scenario: what it asks of its realms beside everything else, and what that is worth in the end (17)."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ....engine.content import Sheet
from ....engine.schema import NAME, Each, Flag, Items, Number, Table, Text
from ..board.board import Board
from ..board.reading import CONTENT
from ..cards.language import Language, Misread, Term

SPOKEN = Table({"en": Text(80), "pl": Text(80)})
TOLD = Table({"en": Text(900), "pl": Text(900)})
STATEMENT = Text(300)
GOAL = Table(
    {
        "id": NAME,
        "name": SPOKEN,
        "asks": TOLD,
        "realms?": Items(NAME, 6, 1),
        "condition?": STATEMENT,
        "counts?": STATEMENT,
        "most?": Number(1, 30),
        "greatest?": Flag(),
        "prestige": Number(1, 40),
        "wins?": Flag(),
    }
)
GIVEN = "esteem"
ESTEEM = Each(Items(Number(0, 90), 4, 1), 6)
"""Of a realm what it gains in the end for having begun with less: when one age has been played, two, ... (E220)"""


class Goal(NamedTuple):
    """What is looked at when the game is over: a condition, a number of which each one counts, or how long it was."""

    id: str
    names: dict[str, str]
    asks: dict[str, str]
    """What it asks for, in a sentence of each language."""
    realms: tuple[int, ...]
    """Those whose goal it is; none: everybody's."""
    condition: Term | None
    counts: Term
    most: int
    """So many of what is counted bring Prestige; 0 where whoever has most of them gets it."""
    prestige: int
    wins: bool
    """Whoever has met it comes before all who have met nothing of the kind, whatever their Prestige."""
    grants: dict[int, tuple[int, ...]]
    """What each realm is given without a condition, by the number of ages played; the last goes for all beyond."""


def read_goals(sheet: Sheet, board: Board, language: Language) -> tuple[Goal, ...]:
    goals = tuple(_goal(sheet, data, board, language) for data in sheet.data.get("goal", ()))
    if len({goal.id for goal in goals} | {GIVEN}) != len(goals) + 1:
        raise sheet.fault("[[goal]]", f"two goals have the same id, or one is called '{GIVEN}'")
    return goals


def _goal(sheet: Sheet, data: dict[str, Any], board: Board, language: Language) -> Goal:
    if ("condition" in data) + ("most" in data) + data.get("greatest", False) != 1 or (
        ("counts" in data) == ("condition" in data)
    ):
        raise _fault(sheet, data, "a goal has a condition, or counts something: so many at most, or who has most of it")
    if data.get("wins") and "condition" not in data:
        raise _fault(sheet, data, "only a condition can win a game")
    for name in data.get("realms", ()):
        if name not in board.realms.realms:
            raise _fault(sheet, data, f"there is no realm '{name}'")
    try:
        condition = language.condition(data["condition"]) if "condition" in data else None
        counts = language.number(data["counts"]) if "counts" in data else 0
    except Misread as misread:
        raise _fault(sheet, data, str(misread)) from None
    return Goal(
        data["id"],
        data["name"],
        data["asks"],
        tuple(board.realms.realms[name] for name in data.get("realms", ())),
        condition,
        counts,
        data.get("most", 0),
        data["prestige"],
        data.get("wins", False),
        {},
    )


def read_esteem(data: dict[str, Any], board: Board) -> tuple[Goal, ...]:
    """What a variant gives in the end to realms that begin with less, if it does (E220)."""
    grants = {board.realms.realms[name]: tuple(given) for name, given in data.get("esteem", {}).items()}
    if not grants:
        return ()
    words, most = _esteem().data, max(map(max, grants.values()))
    return (Goal(GIVEN, words["name"], words["asks"], tuple(grants), None, 0, 0, most, False, grants),)


@cache
def _esteem() -> Sheet:
    """Its name, and what is said of it."""
    path = CONTENT / "tables" / "esteem.toml"
    return Sheet(path.read_text(encoding="utf-8"), path.name, Table({"name": SPOKEN, "asks": TOLD}))


def _fault(sheet: Sheet, data: dict[str, Any], what: str) -> Exception:
    return sheet.fault(f'id = "{data["id"]}"', f"'{data['id']}': {what}")
