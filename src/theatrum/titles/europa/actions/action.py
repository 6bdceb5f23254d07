"""An action of a turn (5): what it offers, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..state import Europa


class Action(NamedTuple):
    """A basic action. A minor one (5.2) does not use up the turn."""

    verbs: tuple[str, ...]
    minor: bool
    offers: Callable[[Europa, int, bool], Iterator[Offer]]
    """Of a seat in its turn, with the reasons that close what it might think of."""
    taken: Callable[[Europa, int, Choice], None]
    opened: Callable[[Europa, int], Sequence[Choice]] = lambda _, __: ()
    """Of a minor one: the open offers by a shorter way, since they are listed at every choice of a turn."""
