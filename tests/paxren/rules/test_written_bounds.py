"""How much a written position may hold: just so much is allowed, one more or less is not."""

from __future__ import annotations

from typing import Any

from tests import holding
from tests.each import each
from theatrum.engine.schema import Misfit
from theatrum.titles.paxren.shape import SCENARIO

PLAIN: dict[str, Any] = {"id": "a", "name": {"en": "A", "pl": "A"}, "banks": ["a"], "seats": [2]}
NUMBERS = {
    "start.florins.medici": (0, 999),
    "start.coins.east.0": (0, 99),
    "start.decks.west.0": (0, 99),
    "seats.0": (2, 4),
}
LISTS: dict[str, tuple[Any, int, int]] = {
    "seats": (2, 1, 4),
    "banks": ("a", 0, 60),
    "start.active": ("holy", 0, 4),
    "start.coins.east": (0, 0, 60),
    "start.decks.east": (0, 0, 60),
    "start.hands.medici": ("a", 0, 60),
    "start.maids.medici": ("a", 0, 60),
    "start.market.east": ("", 0, 60),
    "start.open": ("a", 0, 60),
    "start.repressed.france": ("a", 0, 60),
    "start.republics": ("a", 0, 60),
    "start.tableau.medici": ("a", 0, 60),
}
TABLES: dict[str, Any] = {
    "start.bishops": "catholic",
    "start.borders": "a",
    "start.cities": "a",
    "start.coins": [0],
    "start.faces": "medieval",
    "start.florins": 1,
    "start.hands": ["a"],
    "start.maids": ["a"],
    "start.market": ["a"],
    "start.queens": "a",
    "start.repressed": ["a"],
    "start.tableau": ["a"],
    "start.vassals": "a",
}
TEXTS = {
    "name.en": (1, 120),
    "name.pl": (1, 120),
    "banks.0": (1, 40),
    "start.borders.b": (0, 40),
    "start.cities.paris": (0, 40),
    "start.hands.medici.0": (1, 40),
    "start.maids.medici.0": (1, 40),
    "start.market.east.0": (0, 40),
    "start.open.0": (1, 40),
    "start.queens.france": (1, 40),
    "start.repressed.france.0": (1, 40),
    "start.republics.0": (1, 40),
    "start.seat": (1, 40),
    "start.tableau.medici.0": (1, 40),
    "start.vassals.france": (1, 40),
}


def fits(path: str, value: object) -> bool:
    """Whether a scenario with this value there has the shape of one."""
    *way, last = path.split(".")
    if last.isdigit():
        return fits(".".join(way), [value])
    data: dict[str, Any] = {**PLAIN, "name": dict(PLAIN["name"])}
    at = data
    for key in way:
        at = at.setdefault(key, {})
    at[last] = value
    try:
        SCENARIO.check(data, ())
    except Misfit:
        return False
    return True


@each("path", NUMBERS)
def test_a_number_lies_between_its_bounds(path: str) -> None:
    holding.number(fits, path, *NUMBERS[path])


@each("path", LISTS)
def test_a_list_is_no_longer_or_shorter_than_allowed(path: str) -> None:
    holding.items(fits, path, *LISTS[path])


@each("path", TABLES)
def test_a_table_has_sixty_entries_at_most(path: str) -> None:
    holding.entries(fits, path, TABLES[path], 60)


@each("path", TEXTS)
def test_a_text_is_no_longer_than_allowed(path: str) -> None:
    holding.text(fits, path, *TEXTS[path])


def test_what_is_not_known_is_refused() -> None:
    assert fits("start.clear", True)
    assert not fits("start.clear", 1)
    assert not fits("start.other", 1)
    assert not fits("start.decks.north", [1])
    assert not fits("start.bishops.PREN001", "pagan")
    assert not fits("start.active", ["patron"])
