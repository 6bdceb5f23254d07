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
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from ...engine.copying import Copier, copier
from ...engine.state import columns_of
from .state import Europa, Fact

T = TypeVar("T")
NAMES = frozenset(columns_of(Europa)) - Europa.static
STATIC = ("start", "options", "seats", "lexicon", "known", "recalled")


class Basis(NamedTuple):
    """The columns that some work needs: how to read them, and how to make a sketch with them."""

    names: tuple[str, ...]
    read: Callable[[Europa], tuple[Any, ...]]
    sketch: Copier


@cache
def basis(*names: str) -> Basis:
    return Basis(names, attrgetter(*names), copier(Europa, (*STATIC, *names)))


LEAST = basis("realm", "gone")
"""What nearly all work needs."""
_BASES: dict[Hashable, Basis] = {}


def recall(g: Europa, work: Callable[..., T], *args: Hashable) -> T:
    """The result of some work on a position, or what is remembered of it."""
    key = work, args
    fact = g.recalled.get(key)
    if fact is not None:
        read, columns, result = fact
        if read(g) == columns:
            return result  # type: ignore[no-any-return]
    fact = g.recalled[key] = _work(g, work, args)
    return fact[2]  # type: ignore[no-any-return]


def _work(g: Europa, work: Callable[..., T], args: tuple[Hashable, ...]) -> Fact:
    needs, more = _BASES.get((work, args)) or LEAST, list[str]()
    while True:
        sketch: Europa = needs.sketch(g)
        for name in more:
            setattr(sketch, name, getattr(g, name))
        try:
            result = work(sketch, *args)
        except AttributeError as missing:
            if missing.obj is not sketch or missing.name not in NAMES:
                raise
            more.append(missing.name)
        else:
            break
    if more:
        needs = _BASES[work, args] = basis(*sorted((*needs.names, *more)))
    g.known = sketch.known
    columns = tuple([column[:] if type(column) is list else column for column in needs.read(g)])
    return needs.read, columns, result
