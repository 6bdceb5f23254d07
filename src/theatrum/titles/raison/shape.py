"""What a scenario file may hold, with the bounds of the box: more of anything is no game of Raison d'État."""

from __future__ import annotations

from ...engine.schema import NAME, Each, Items, Number, OneOf, Table, scenario
from .vocabulary import ACTIONS, STATUSES

MOST_POWERS = 7
"""Of the two boards: 1618 (5.6)."""
MOST_CARDS = 6
"""The highest value of a battle card."""
POWERS = Items(NAME, MOST_POWERS)
PLACES = Items(NAME, 60)
OF_POWERS = Each(NAME, MOST_POWERS)

POWER = Table(
    {
        "status": OneOf(STATUSES),
        "morale": Number(0, 15),
        "influence?": Number(0, 999),
        "money": Number(0, 999),
        "cards": Number(0, 52),
        "hand?": Items(Number(1, MOST_CARDS), 52),
        "tokens": Number(0, 99),
        "generals": Each(Number(0, 3), 6),
        "off_board": Number(0, 6),
        "garrisons": PLACES,
        "fortresses": PLACES,
    }
)
SCENARIO = scenario(
    {
        "board": NAME,
        "victory": Number(1, 999),
        "order": POWERS,
        "actions": Items(OneOf(ACTIONS), MOST_POWERS),
        "wheel": OF_POWERS,
        "wheel_as_listed?": OF_POWERS,
        "coalitions": Table({"first": POWERS, "second": POWERS}),
        "minors": Table({f"{seats}?": POWERS for seats in range(2, MOST_POWERS + 1)}),
        "held?": OF_POWERS,
        "powers": Each(POWER, MOST_POWERS),
        "start?": Table(
            {
                "round?": Number(1, 999),
                "turn?": Number(0, MOST_POWERS - 1),
                "emperor?": NAME,
                "holders?": OF_POWERS,
            }
        ),
    }
)
