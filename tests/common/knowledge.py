"""What a seat knows of cards, zone by zone, and what it has learned between two positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

Zones = Mapping[object, Counter[int]]
"""The known cards of each place."""
NONE: Counter[int] = Counter()


def gained(old: Zones, new: Zones) -> Counter[int]:
    """Cards known now that were unknown before, wherever they were: one that only moved is not learned."""
    more: Counter[int] = Counter()
    less: Counter[int] = Counter()
    for zone in old.keys() | new.keys():
        before, after = old.get(zone, NONE), new.get(zone, NONE)
        if before != after:  # most places are as they were
            more += after - before
            less += before - after
    return more - less
