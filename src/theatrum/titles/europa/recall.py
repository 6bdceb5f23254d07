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
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, NamedTuple, TypeVar

from ...engine.copying import Copier, copier
from ...engine.state import columns_of
from .state import Europa, Fact, Work

T = TypeVar("T")
NAMES = tuple(sorted(frozenset(columns_of(Europa)) - Europa.static))
BIT = {name: 1 << number for number, name in enumerate(NAMES)}
"""Sets of columns are masks."""
STATIC = ("start", "options", "seats", "lexicon", "known", "recalled")


class Basis(NamedTuple):
    """The columns that some work needs: how to read them, and how to make a sketch with them."""

    mask: int
    bits: tuple[int, ...]
    read: Callable[[Europa], tuple[Any, ...]]
    sketch: Copier

    def columns(self, g: Europa) -> tuple[Any, ...]:
        """The columns as they are now, whatever becomes of them."""
        return tuple([column[:] if type(column) is list else column for column in self.read(g)])


@cache
def basis(mask: int) -> Basis:
    names = [name for name in NAMES if mask & BIT[name]]
    return Basis(mask, tuple(BIT[name] for name in names), attrgetter(*names), copier(Europa, (*STATIC, *names)))


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
    fact = g.recalled[key] = _work(g, work, args)
    return fact[2]  # type: ignore[no-any-return]


def _work(g: Europa, work: Callable[..., T], args: tuple[Hashable, ...]) -> Fact:
    needs, more = _BASES.get((work, args), LEAST), list[str]()
    while True:
        sketch: Europa = needs.sketch(g)
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
    return needs.read, needs.columns(g), result, needs.bits


def recall_each(g: Europa, listed: Callable[[Europa], tuple[Work, ...]]) -> tuple[Any, ...]:
    """The results of many works, listed by one of them. A change seldom touches more than a few: what rests on nothing
    that has changed is not looked at again."""
    key: Work = recall_each, (listed,)
    fact, changed, results = g.recalled.get(key), ~0, ()
    if fact is not None:
        read, columns, results, bits = fact
        now = read(g)
        if now == columns:
            return results
        changed = sum(compress(bits, map(ne, columns, now)))
    works, whole = recall(g, listed), _needs(listed, ())
    if changed & whole:  # another list: nothing is known of the old one
        found = [recall(g, work, *args) for work, args in works]
    else:
        found = [
            recall(g, work, *args) if changed & _needs(work, args) else result
            for (work, args), result in zip(works, results, strict=True)
        ]
    for work, args in works:
        whole |= _needs(work, args)
    rests = basis(whole)
    g.recalled[key] = rests.read, rests.columns(g), tuple(found), rests.bits
    return tuple(found)


def _needs(work: Callable[..., Any], args: tuple[Hashable, ...]) -> int:
    """The columns that some work has needed so far, as a mask."""
    return _BASES.get((work, args), LEAST).mask
