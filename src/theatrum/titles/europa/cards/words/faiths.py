"""Words for religions, and for what is theirs."""

from __future__ import annotations

from ...board.land import RELIGIONS
from ...realms.creeds import creed
from ..language import Term
from ..scene import Scene

CHRISTIAN = ("catholic", "counter_reformed", "protestant", "orthodox")


def religions(s: Scene, faith: Term) -> tuple[int, ...]:
    """The religions that a word stands for, the one that a token would show first."""
    name = faith[0]  # type: ignore[index]
    if name == "state":
        return (creed(s.g, s.realm),)
    if name == "christian":
        return tuple(RELIGIONS.index(each) for each in CHRISTIAN)
    if name == "catholic":
        return RELIGIONS.index("catholic"), RELIGIONS.index("counter_reformed")
    return (RELIGIONS.index(str(name)),)
