"""6: what action cards do: playing one, and the actions of those that are displayed (karty wystawiane)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ....engine.content import Row, read_table
from .aims import said
from .language import Language, Statement, Term

COLUMNS = ("card", "deed", "name_en", "name_pl", "cost", "uses", "takes", "minor", "effects", "source")


class Deed(NamedTuple):
    """Something that a card does."""

    id: str
    kind: str
    """The kind of card, by name."""
    cost: tuple[Term, ...]
    """Amounts of power and ducats."""
    uses: int
    """Cubes that are laid on a card which stays on display; 0: it is discarded."""
    takes: int
    """Cubes that an action of a displayed card takes off; 0: it is played from the hand."""
    minor: bool
    covert: bool
    effects: tuple[Statement, ...]
    fixed: bool
    """Whether its cost is the same for everybody."""


def read_deeds(path: Path, language: Language, covert: frozenset[str]) -> tuple[Deed, ...]:
    """All of them, numbered as in the table; `covert` are the kinds of card whose actions can be countered."""
    return tuple(_deed(row, language, covert) for row in read_table(path, COLUMNS))


def _deed(row: Row, language: Language, covert: frozenset[str]) -> Deed:
    kind = row.text("card")
    deed = row.cells["deed"]
    if bool(deed) != bool(row.cells["takes"]):
        raise row.fault("an action of a displayed card takes cubes off it, and only such a one does")
    cost = said(row, "cost", lambda text: tuple(language.amount(part) for part in _amounts(text)))
    effects = said(row, "effects", language.effects) if row.cells["effects"] else ()
    uses = row.number("uses", 1, 3) if row.cells["uses"] else 0
    takes = row.number("takes", 1, 3) if row.cells["takes"] else 0
    return Deed(
        f"{kind}-{deed}" if deed else kind,
        kind,
        cost,
        uses,
        takes,
        row.flag("minor"),
        kind in covert and not uses,
        (Statement(("you",), effects),) if effects else (),
        all(isinstance(term[1], int) for term in cost),
    )


def _amounts(text: str) -> list[str]:
    """'adm(2) ducats(2)': amounts with a space between them."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == " " and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
