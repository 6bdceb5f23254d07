"""9.2: each province is used for one area only: are there enough for all the units that are wanted?

Regular units need the realm's own provinces and its vassals'. Allied ones take these too in the realm's areas, and
those of the active allies at home there.
"""

from __future__ import annotations

from typing import NamedTuple


class Need(NamedTuple):
    """Units that an area still has to find provinces for."""

    area: int
    regular: int
    allied: int
    home: bool  # whether the realm's own provinces count for its allied units


class Source(NamedTuple):
    """A province, and the areas that it can be used for."""

    province: int
    value: int
    own: bool
    areas: tuple[int, ...]


def served(need: Need, source: Source) -> Need:
    """The need when a province is used for it: regular units first, which nothing else can serve."""
    if not source.own:
        return Need(need.area, need.regular, max(0, need.allied - source.value), need.home)
    regular = max(0, need.regular - source.value)
    rest = source.value - (need.regular - regular)
    return Need(need.area, regular, max(0, need.allied - rest) if need.home else need.allied, need.home)


def useful(need: Need, source: Source) -> bool:
    """Whether a province serves the need at all."""
    if need.area not in source.areas:
        return False
    return bool(need.regular or (need.home and need.allied)) if source.own else bool(need.allied)


def match(needs: tuple[Need, ...], sources: tuple[Source, ...]) -> int | None:
    """The provinces that are used, as a mask; None where they cannot suffice."""
    return _search(needs, sources, set())


def _search(needs: tuple[Need, ...], sources: tuple[Source, ...], failed: set[tuple[object, ...]]) -> int | None:
    """Provinces of use to one area alone are taken first; of the others one is tried for each area in turn."""
    needs = tuple(need for need in needs if need.regular or need.allied)
    if not needs:
        return 0
    sources = tuple(source for source in sources if any(useful(need, source) for need in needs))
    for need in needs:
        if sum(source.value for source in sources if useful(need, source)) < need.regular + need.allied:
            return None
    if sum(source.value for source in sources) < sum(need.regular + need.allied for need in needs):
        return None
    if (needs, sources) in failed:
        return None
    chosen = min(sources, key=lambda source: (sum(useful(need, source) for need in needs), -source.value))
    rest = tuple(source for source in sources if source is not chosen)
    for place, need in enumerate(needs):
        if useful(need, chosen):
            found = _search((*needs[:place], served(need, chosen), *needs[place + 1 :]), rest, failed)
            if found is not None:
                return found | 1 << chosen.province
    failed.add((needs, sources))
    return None
