"""The words of cards, a module for each group: what every one of them means. Importing them fills the tables."""

from __future__ import annotations

from . import (
    acts,
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
    wars,
)

GROUPS = (
    acts, amounts, conditions, control, court, land, numbers, people, places, provinces, realms, rome, sea, stirring,
    ties, war, wars,
)  # fmt: skip
