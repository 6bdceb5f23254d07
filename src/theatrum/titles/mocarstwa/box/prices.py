"""Tables 4 and 5: what units, ships and fortifications cost and can do; what the box holds."""

from __future__ import annotations

from ....engine.content import Row, read_table
from ..vocabulary import CONTROL, FORTS, GOODS, INFORMATION, MINISTRIES, RESOURCES, SHIPS
from .geography import CONTENT
from .units import KINDS

WORKS = (*FORTS, *SHIPS)
COSTS = ("ducats", "ore", "grain", "wood")


def _price(row: Row) -> tuple[int, ...]:
    """The price in each good; table 4 asks for no trade goods."""
    return (*(row.number(good, 0, 9_999) for good in COSTS), 0)


_UNITS = read_table(
    CONTENT / "units.csv",
    (
        "id",
        *COSTS,
        "card_attack",
        "card_defence",
        "attack_dice",
        "attack_bonus",
        "defence_bonus",
        "reach",
        "pay",
        "box",
    ),
)
_WORKS = read_table(CONTENT / "works.csv", ("id", *COSTS, "bonus", "capacity", "box"))
_SHIPS = read_table(
    CONTENT / "ships.csv", ("id", "name_en", "name_pl", "range", "decks", "masts", "crew", "card_defence")
)
assert tuple(row.text("id") for row in _UNITS) == KINDS
assert tuple(row.text("id") for row in _WORKS) == WORKS
assert tuple(row.text("id") for row in _SHIPS) == SHIPS
assert GOODS[:4] == COSTS

UNIT_PRICE = tuple(map(_price, _UNITS))
CARD_ATTACK = tuple(row.number("card_attack", 0, 9) for row in _UNITS)
CARD_DEFENCE = tuple(row.number("card_defence", 0, 9) for row in _UNITS)
ATTACK_DICE = tuple(row.number("attack_dice", 1, 3) for row in _UNITS)
ATTACK_BONUS = tuple(row.number("attack_bonus", 0, 3) for row in _UNITS)
DEFENCE_BONUS = tuple(row.number("defence_bonus", 0, 3) for row in _UNITS)
REACH = tuple(row.number("reach", 1, 2) for row in _UNITS)
PAY = tuple(row.number("pay", 0, 9_999) for row in _UNITS)
UNIT_BOX = tuple(row.number("box", 0, 99) for row in _UNITS)
"""Figures of each colour."""

WORK_PRICE = tuple(map(_price, _WORKS))
WORK_BOX = tuple(row.number("box", 0, 9) for row in _WORKS)
FORT_BONUS = (0, *(row.number("bonus", 0, 9) for row in _WORKS[: len(FORTS)]))
"""7.10.3: without fortification, fort, fortress; to attack from it and to defence in it."""
CAPACITY = (3, *(row.number("capacity", 3, 4) for row in _WORKS[: len(FORTS)]))
"""How many units a province holds: without fortification, with a fort, with a fortress (7.4, 7.10.1)."""
SHIP_COUNTS = WORK_BOX[len(FORTS) :]

SHIP_NAMES = {language: tuple(row.text(f"name_{language}") for row in _SHIPS) for language in ("en", "pl")}
"""What a ship's number follows: 'corvette 2', 'korweta nr 2'."""
RANGE = tuple(row.number("range", 1, 9) for row in _SHIPS)
DECKS = tuple(row.number("decks", 1, 9) for row in _SHIPS)
MASTS = tuple(row.number("masts", 1, 9) for row in _SHIPS)
CREW = tuple(row.number("crew", 1, 9) for row in _SHIPS)
SHIP_DEFENCE = tuple(row.number("card_defence", 0, 9) for row in _SHIPS)

WORTH = (1, 2, 3)
"""Points for sinking or taking a corvette, a frigate, a ship of the line (9.10)."""

VALUE = tuple(price[0] for price in UNIT_PRICE)
"""What a unit counts for in ducats: the weaker defends first, and the military potential is their sum."""

_YIELDS = read_table(CONTENT / "yields.csv", ("resource", "campaign", "agriculture", "economy"))
assert tuple(row.text("resource") for row in _YIELDS) == RESOURCES


def _yield(row: Row, column: str) -> tuple[tuple[int, int], ...]:
    """Read 'grain 3 goods 3'."""
    words = row.words(column)
    for good, number in zip(words[::2], words[1::2], strict=True):
        if good not in GOODS or not number.isdecimal():
            raise row.fault(f"'{column}' lists goods and numbers, such as 'grain 3'")
    return tuple((GOODS.index(good), int(number)) for good, number in zip(words[::2], words[1::2], strict=True))


CAMPAIGN_GOODS = tuple(_yield(row, "campaign") for row in _YIELDS)
"""Table 3: what a province gives in a campaign, once."""
AGRICULTURE = tuple(_yield(row, "agriculture") for row in _YIELDS)
"""Table 6."""
ECONOMY = tuple(_yield(row, "economy") for row in _YIELDS)
"""Table 7."""

GOOD_PRICE = (1, 600, 300, 400, 500)
"""Table 8: what the bank pays for ore, grain, wood and trade goods."""

_LEVELS = read_table(
    CONTENT / "levels.csv", ("id", "faces", "grain", "goods", "commission", "tax", "building", "recruits")
)
assert tuple(row.text("id") for row in _LEVELS) == CONTROL
FACES = tuple(row.number("faces", 1, 6) for row in _LEVELS)
"""Faces of the Authority die (kostka władzy) for each level of control."""
GRAIN_BONUS, GOODS_BONUS, COMMISSION, TAX, BUILDING_LIMIT, RECRUIT_LIMIT = (
    tuple(row.number(column, 0, 99_999) for row in _LEVELS)
    for column in ("grain", "goods", "commission", "tax", "building", "recruits")
)
BY_LEVEL = dict(
    zip(MINISTRIES, (GRAIN_BONUS, GOODS_BONUS, COMMISSION, TAX, BUILDING_LIMIT, RECRUIT_LIMIT), strict=True)
)
"""What the ministries give by level of control (11.1-11.6)."""
_WHEEL = read_table(CONTENT / "wheel.csv", ("ministry", *CONTROL))
assert tuple(row.text("ministry") for row in _WHEEL) == MINISTRIES
WHEEL = tuple(tuple(INFORMATION.index(row.cells[level]) for level in CONTROL) for row in _WHEEL)
"""Which card each field of the Capital Wheel (koło stolicy) asks for: none, State or European."""
