"""What each title tells the common suite about itself, in `tests/<title>/laws.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Protocol, cast

from tests.europa import laws as europa
from tests.mocarstwa import laws as mocarstwa
from tests.paxren import laws as paxren
from tests.raison import laws as raison
from theatrum.engine.chance import Generator
from theatrum.engine.state import State


class Ledger(Protocol):
    """The conservation laws of one game, told position after position."""

    def check(self, state: State) -> None:
        """Raise AssertionError where a law is broken."""


class Laws(Protocol):
    """What a title provides."""

    FAULTS: Mapping[str, Callable[[State], None]]
    Ledger: Callable[[], Ledger]
    UNMET: Mapping[str, Mapping[str, str]]
    RARE: Mapping[str, Mapping[str, str]]
    """Words so seldom in play that chance decides, as UNMET."""
    TOGETHER: int
    """How many seats the title asks at once, in secret, at most; 0: it does not."""
    BUSY: bool
    """Whether random players often do what shows others something: else little is asked of a single game."""
    APART: frozenset[str]
    """Scenarios in which players of chance are never asked a secret question together."""
    SHARED: bool
    """Whether several win together, or nobody does."""
    DEALT: bool
    """Whether secrets are dealt at the opening; else they come of what is done in secret."""

    def secretive(self, state: State) -> bool:
        """Whether a table can hold secrets at all: not where its options lay every card open."""

    def remembers(self, state: State) -> bool:
        """Whether anything that others hide is seen by all at some time."""

    def seldom(self, state: State) -> Mapping[str, Mapping[str, str]]:
        """Things of a scenario that chance may leave out of play, as `idle`."""

    def learned(self, before: State, after: State) -> Counter[int]:
        """What the later of two veiled positions of a seat shows and the earlier did not."""

    def shuffled(self, state: State, seat: int, generator: Generator) -> State:
        """Another position that the seat (-1: a spectator) cannot tell from this one."""

    def remembered(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Secret things of others that the seat has seen."""

    def holds(self, state: State, things: list[tuple[int, int]]) -> bool:
        """Whether things that were seen are where they were seen."""

    def idle(self, state: State) -> Mapping[str, Mapping[str, str]]:
        """Things of a scenario that never come up in play, by kind, each with the reason."""


LAWS = {
    title: cast(Laws, laws)
    for title, laws in (("raison", raison), ("paxren", paxren), ("mocarstwa", mocarstwa), ("europa", europa))
}
