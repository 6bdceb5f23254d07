"""The words of cards, a module for each group: what every one of them means. Importing them fills the tables."""

from __future__ import annotations

from . import (
    amounts,
    conditions,
    control,
    court,
    land,
    numbers,
    people,
    places,
    provinces,
    realms,
    rome,
    sea,
    stirring,
    ties,
    war,
)

GROUPS = (
    amounts, conditions, control, court, land, numbers, people, places, provinces, realms, rome, sea, stirring, ties,
    war,
)  # fmt: skip
