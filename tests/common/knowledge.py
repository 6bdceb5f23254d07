"""What a seat knows of cards, zone by zone, and what it has learned between two positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

Zones = Mapping[object, Counter[int]]
"""The known cards of each place."""


def gained(old: Zones, new: Zones) -> Counter[int]:
    """Cards known now that were unknown before, wherever they were: one that only moved is not learned."""
    more: Counter[int] = Counter()
    less: Counter[int] = Counter()
    for zone in old.keys() | new.keys():
        more += new.get(zone, Counter()) - old.get(zone, Counter())
        less += old.get(zone, Counter()) - new.get(zone, Counter())
    return more - less
