"""What a seat knows of cards, zone by zone, and what it has learned between two positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

Cards = list[int] | dict[int, int]
"""One by one, or how many of each."""
Zones = Mapping[object, Cards]
"""The known cards of each place."""
NONE: Cards = []


def gained(old: Zones, new: Zones) -> Counter[int]:
    """Cards known now that were unknown before, wherever they were: one that only moved is not learned."""
    more: Counter[int] = Counter()
    less: Counter[int] = Counter()
    for zone in old.keys() | new.keys():
        before, after = old.get(zone, NONE), new.get(zone, NONE)
        if before != after:  # most places are as they were
            more += Counter(after) - Counter(before)
            less += Counter(before) - Counter(after)
    return more - less
