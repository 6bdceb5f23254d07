"""Remembering what was made from a text, without keeping what strangers send for ever."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For a function whose results have an identity: while anybody holds a result, the same arguments give the same
    object; beside these only the last few are kept."""

    def remember(make: Callable[P, T]) -> Callable[P, T]:
        held: WeakValueDictionary[Hashable, T] = WeakValueDictionary()
        last: OrderedDict[Hashable, T] = OrderedDict()
        lock = RLock()

        @wraps(make)
        def find(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (args, *kwargs.items())
            with lock:
                made = held.get(key)
                if made is None:
                    held[key] = made = make(*args, **kwargs)
                last[key] = made
                last.move_to_end(key)
                if len(last) > most:
                    last.popitem(last=False)
                return made

        return find

    return remember
