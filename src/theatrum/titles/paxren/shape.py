"""What a scenario file may hold, the `[start]` table of players' own positions included, with bounds on everything."""

from __future__ import annotations

from ...engine.schema import NAME, Each, Flag, Items, Number, OneOf, Table, Text, scenario
from .land import REGIONS
from .vocabulary import BANKS, FACES, RELIGIONS, VICTORIES

MANY = 60
"""More than there are of any card, place or token; what fits where, `start` says."""
NAMES = Items(NAME, MANY)
TOKENS = Each(Text(40, 0), MANY)
"""Empty: the place is cleared."""

START = Table(
    {
        "active?": Items(OneOf(VICTORIES), len(VICTORIES)),
        "bishops?": Each(OneOf(RELIGIONS), MANY),
        "borders?": TOKENS,
        "cities?": TOKENS,
        "clear?": Flag(),
        "coins?": Each(Items(Number(0, 99), MANY), MANY),
        "decks?": Table({f"{region}?": Items(Number(0, 99), MANY) for region in REGIONS}),
        "faces?": Each(OneOf(FACES), MANY),
        "florins?": Each(Number(0, 999), MANY),
        "hands?": Each(NAMES, MANY),
        "maids?": Each(NAMES, MANY),
        "market?": Each(Items(Text(40, 0), MANY), MANY),
        "open?": NAMES,
        "queens?": Each(NAME, MANY),
        "repressed?": Each(NAMES, MANY),
        "republics?": NAMES,
        "seat?": NAME,
        "tableau?": Each(NAMES, MANY),
        "vassals?": Each(NAME, MANY),
    }
)
SCENARIO = scenario({"banks": NAMES, "seats": Items(Number(2, len(BANKS)), len(BANKS), 1), "start?": START})
