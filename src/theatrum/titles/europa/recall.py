"""What has been worked out of a position, kept until a column that it rests on changes.

`recall(g, work, *args)` is `work(g, *args)`. The work is done on a sketch: a position that has only the columns which
this work has needed so far; where it misses one it begins anew with that one too. So its result rests on the columns of
the sketch and stands as long as they are what they were. Columns are compared by value, so nobody has to say what he
changes, and what copies of a position share is right for each of them. Work that is recalled reads columns alone (no
frames, no chance), changes nothing, and its result is changed by nobody; of its arguments there are few, since each has
its place in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, reduce
from itertools import compress
from operator import attrgetter, ne, or_
from typing import Any, NamedTuple, TypeVar

from ...engine.copying import Copier, copier, taker
from ...engine.state import SLICED, columns_of
from .state import Europa, Work

T = TypeVar("T")
Listing = Callable[..., tuple[Work, ...]]
"""Work that says which works there are."""
NAMES = tuple(sorted(frozenset(columns_of(Europa)) - Europa.static))
BIT = {name: 1 << number for number, name in enumerate(NAMES)}
"""Sets of columns are masks."""
LISTS = frozenset(name for name, kind in columns_of(Europa).items() if kind.startswith(SLICED))
STATIC = ("start", "options", "seats", "lexicon", "known", "recalled")


class Basis(NamedTuple):
    """The columns that some work needs, and how to read them."""

    mask: int
    bits: tuple[int, ...]
    read: Callable[[Europa], tuple[Any, ...]]
    keep: Callable[[Europa], tuple[Any, ...]]
    """Reads them as they are now, whatever becomes of them."""


@cache
def basis(mask: int) -> Basis:
    names = names_of(mask)
    return Basis(mask, tuple(BIT[name] for name in names), attrgetter(*names), taker(names, LISTS))


@cache
def sketcher(mask: int) -> Copier:
    """What makes a sketch with these columns."""
    return copier(Europa, (*STATIC, *names_of(mask)))


def names_of(mask: int) -> tuple[str, ...]:
    return tuple(name for name in NAMES if mask & BIT[name])


LEAST = basis(BIT["realm"] | BIT["gone"])
"""What nearly all work needs."""
_BASES: dict[Work, Basis] = {}


def recall(g: Europa, work: Callable[..., T], *args: Hashable) -> T:
    """The result of some work on a position, or what is remembered of it."""
    key = work, args
    fact = g.recalled.get(key)
    if fact is not None:
        read, columns, result, _ = fact
        if read(g) == columns:
            return result  # type: ignore[no-any-return]
    result, needs = _sketched(g, work, args)
    g.recalled[key] = needs.read, needs.keep(g), result, needs.bits
    return result  # type: ignore[no-any-return]


def _sketched(g: Europa, work: Callable[..., T], args: tuple[Hashable, ...]) -> tuple[T, Basis]:
    """The result of some work done on a sketch, and what that has."""
    needs, more = _BASES.get((work, args), LEAST), list[str]()
    while True:
        sketch: Europa = sketcher(needs.mask)(g)
        for name in more:
            setattr(sketch, name, getattr(g, name))
        try:
            result = work(sketch, *args)
        except AttributeError as missing:
            if missing.obj is not sketch or missing.name not in BIT:
                raise
            more.append(missing.name)
        else:
            break
    if more:
        needs = _BASES[work, args] = basis(needs.mask | sum(BIT[name] for name in more))
    g.known = sketch.known
    return result, needs


class Each(NamedTuple):
    """Many works with their results, the columns that each of them rests on, and what the results come to."""

    works: tuple[Work, ...]
    results: tuple[Any, ...]
    needs: tuple[int, ...]
    sum: Any

    def listing(self, works: tuple[Work, ...]) -> Each:
        """The same for other works: what is not known of them rests on everything."""
        known = {work: (result, need) for work, result, need in zip(self.works, self.results, self.needs, strict=True)}
        found = [known.get(work, (None, ~0)) for work in works]
        return Each(works, tuple(result for result, _ in found), tuple(need for _, need in found), None)


NONE_YET = Each((), (), (), None)


def recall_each(g: Europa, listed: Listing, summed: Callable[[tuple[Any, ...]], T]) -> T:
    """What the results of many works come to, listed by one of them. A change seldom touches more than a few: what
    rests on nothing that has changed is not looked at again. All their columns are kept once, not for each of them."""
    fact, changed, each = g.recalled.get((recall_each, (listed, summed))), ~0, NONE_YET
    if fact is not None:
        read, columns, each, bits = fact
        now = read(g)
        if now == columns:
            return each.sum  # type: ignore[no-any-return]
        changed = sum(compress(bits, map(ne, columns, now)))
    if changed & _needs(listed, ()):
        each = each.listing(_sketched(g, listed, ())[0])
    return _gather(g, listed, summed, changed, each)


def _gather(g: Europa, listed: Listing, summed: Callable[[tuple[Any, ...]], T], changed: int, each: Each) -> T:
    """Keep these results but for those that rest on a changed column, and all the columns that any of them rests on."""
    results, needs = [*each.results], [*each.needs]
    for place, need in enumerate(each.needs):
        if need & changed:
            result, sketch = _sketched(g, *each.works[place])
            results[place], needs[place] = result, sketch.mask
    rests = basis(reduce(or_, needs, _needs(listed, ())))
    found = tuple(results)
    told = summed(found)
    each = Each(each.works, found, tuple(needs), told)
    g.recalled[recall_each, (listed, summed)] = rests.read, rests.keep(g), each, rests.bits
    return told


def _needs(work: Any, args: tuple[Hashable, ...]) -> int:
    """The columns that some work has needed so far, as a mask."""
    return _BASES.get((work, args), LEAST).mask
