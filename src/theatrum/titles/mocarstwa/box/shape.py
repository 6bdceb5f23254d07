"""What a scenario file may hold, with the bounds of the box."""

from __future__ import annotations

from ....engine.schema import NAME, Each, Flag, Items, Number, OneOf, Table, Text, scenario
from ..vocabulary import COMMANDERS, FORTS, GOALS, LEVELS, SHIPS

POWERS = Items(NAME, 9)
SEATS = Items(Number(1, 5), 5)
PLACES = Items(NAME, 160)
BATTLES = OneOf(("cards", "dice"))
"""With which way of fighting something stands there: what is as hard to beat differs between them."""
TROOPS = Text(80, 0)
"""'2 artillery, 1 infantry'."""

MEANS = Table(
    {
        "powers?": POWERS,
        "seats?": SEATS,
        "ducats?": Number(0, 99_000),
        "ore?": Number(0, 99),
        "grain?": Number(0, 99),
        "wood?": Number(0, 99),
        "goods?": Number(0, 99),
        "units?": TROOPS,
        "forts?": Number(0, 6),
        "fortresses?": Number(0, 4),
        "ships?": Items(OneOf(SHIPS), 6),
        "instead?": Flag(),
        "most_ships?": Number(0, 18),
        "commander?": OneOf(COMMANDERS),
        "swap_forts?": Flag(),
    }
)
GARRISON = Table(
    {
        "powers?": POWERS,
        "unplayed?": Flag(),
        "played?": Flag(),
        "places?": PLACES,
        "seats?": SEATS,
        "battles?": BATTLES,
        "capital?": TROOPS,
        "city?": TROOPS,
        "gold?": TROOPS,
        "silver?": TROOPS,
        "copper?": TROOPS,
        "sawmill?": TROOPS,
        "farmland?": TROOPS,
        "none?": TROOPS,
        "all?": TROOPS,
    }
)
PIECE = Table(
    {
        "place?": NAME,
        "hex?": NAME,
        "ship?": OneOf(SHIPS),
        "fort?": OneOf(FORTS),
        "units?": TROOPS,
        "power?": NAME,
        "captive?": OneOf(COMMANDERS),
        "commander?": OneOf(COMMANDERS),
        "seats?": SEATS,
        "battles?": BATTLES,
        "if_played?": NAME,
        "masts?": Number(0, 2),
        "decks?": Number(0, 2),
    }
)
DEPLOY = Table(
    {"power": NAME, "seats?": SEATS, "places?": PLACES, "ports?": PLACES, "empty?": Flag(), "aboard?": Flag()}
)
LIMIT = Table({"rounds": Number(1, 40), "powers?": POWERS, "seats?": SEATS, "battles?": BATTLES})
GOAL = Table(
    {
        "kind": OneOf(GOALS),
        "powers?": POWERS,
        "place?": NAME,
        "target?": NAME,
        "turns?": Number(1, 9),
        "number?": Number(1, 99),
        "together?": Flag(),
    }
)
SEAT = Table(
    {
        "ducats?": Number(0, 999_000),
        "ore?": Number(0, 999),
        "grain?": Number(0, 999),
        "wood?": Number(0, 999),
        "goods?": Number(0, 999),
        "hand?": Items(NAME, 9),
        "coats?": POWERS,
    }
)
SCENARIO = scenario(
    {
        "number": Number(0, 99),
        "level": OneOf(LEVELS),
        "minutes?": Items(Number(1, 600), 2),
        "difficulty?": Number(1, 5),
        "rows": Table({f"{seats}?": Items(POWERS, 40) for seats in range(1, 6)}),
        "goals": Items(GOAL, 9),
        "means?": Items(MEANS, 12),
        "garrisons?": Items(GARRISON, 12),
        "pieces?": Items(PIECE, 200),
        "deploy?": Items(DEPLOY, 12),
        "states?": Each(PLACES, 3),
        "limit?": Number(1, 40),
        "limits?": Items(LIMIT, 12),
        "always_attack?": Flag(),
        "apart?": Flag(),
        "shipbuilding?": Flag(),
        "wood_for_grain?": Flag(),
        "start?": Table(
            {
                "round?": Number(1, 40),
                "turn?": NAME,
                "deployed": Flag(),
                "seats?": Each(SEAT, 5),
                "phase?": OneOf(("independents", "military")),
            }
        ),
    }
)
