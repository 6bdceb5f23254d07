"""What follows from the layers of ownership, kept until one of them changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import Europa, Tokens

UNKNOWN = -1


class Known:
    """The layers as they were, and what has been asked of them since, by realm."""

    __slots__ = (
        "capital",
        "covered",
        "free",
        "gone",
        "lands",
        "lord",
        "realm",
        "settled",
        "subject",
        "tokens",
        "towns",
        "vassals",
    )

    def __init__(
        self,
        towns: Sequence[int],
        vassals: Sequence[int],
        realm: Sequence[int],
        tokens: tuple[Tokens, ...],
        gone: int,
    ) -> None:
        self.towns, self.vassals, self.realm, self.tokens = [*towns], [*vassals], [*realm], tokens
        self.gone = gone
        self.settled: int = reduce(or_, towns, 0)
        """Where a town lies, a vassal token, the token of an expansive realm."""
        self.subject: int = reduce(or_, vassals, 0)
        self.covered: int = reduce(or_, (laid[1] for laid in tokens), 0)
        self.lands: dict[int, int] = {}
        self.capital: dict[int, int] = {}
        self.lord: dict[int, int] = {}
        self.free = UNKNOWN


NOTHING = Known((), (), (), (), 0)


def known(g: Europa) -> Known:
    """What is known of the layers as they are now."""
    now = g.known
    if (
        now.tokens is not g.tokens
        or now.towns != g.towns
        or now.vassals != g.vassals
        or now.realm != g.realm
        or now.gone != g.gone
    ):
        now = g.known = Known(g.towns, g.vassals, g.realm, g.tokens, g.gone)
    return now
