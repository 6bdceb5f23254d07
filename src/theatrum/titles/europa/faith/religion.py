"""15, 15.2, 15.3: the religion of areas and of realms, and how an area takes another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board.land import RELIGIONS, REVOLUTIONARY
from ..board.reading import bits, members
from ..recall import recall
from ..state import NONE, Europa

CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX, MUSLIM, DIVERSE = range(1, len(RELIGIONS))
SECULAR = 0
"""Distant continents have no religion."""
TOKENS = {
    CATHOLIC: "catholic", DIVERSE: "catholic", COUNTER_REFORMED: "protestant", PROTESTANT: "protestant",
    ORTHODOX: "orthodox", MUSLIM: "orthodox", REVOLUTIONARY: "revolution",
}  # fmt: skip
"""The pieces that mark a religion: each has two sides."""


def religion_of(g: Europa, area: int) -> int:
    """The religion of an area, as its space shows it; SECULAR on distant continents."""
    space = g.start.board.land.religion_space[area]
    if space < 0:
        return SECULAR
    return REVOLUTIONARY if g.revolution >> space & 1 else beneath(g, space)


def beneath(g: Europa, space: int) -> int:
    """The religion of a space but for the revolution that may lie on it."""
    printed = g.start.board.land.religion[g.start.side.year][space]
    return g.faith[space] if g.faith[space] >= 0 else printed


def same_faith(one: int, other: int) -> bool:
    """Whether two religions are one: what is counter-reformed is Catholic, and diverse faiths agree with none."""
    return faith(one) == faith(other) != DIVERSE


def faith(religion: int) -> int:
    return CATHOLIC if religion == COUNTER_REFORMED else religion


def religions(g: Europa) -> tuple[int, ...]:
    """The religion of every area."""
    return recall(g, _religions)


def _religions(g: Europa) -> tuple[int, ...]:
    return tuple(religion_of(g, area) for area in range(len(g.faith)))


def believers(g: Europa, religion: int) -> int:
    """The areas of a faith, as a mask."""
    return recall(g, _believers, religion)


def _believers(g: Europa, religion: int) -> int:
    return bits(area for area, found in enumerate(religions(g)) if same_faith(found, religion))


# -- tokens


def laid(g: Europa, token: str) -> int:
    """The spaces on which this piece lies, with either side up."""
    if token == "revolution":
        return g.revolution
    return bits(space for space, lying in enumerate(g.faith) if lying >= 0 and TOKENS[lying] == token)


def convert(g: Europa, area: int, religion: int) -> None:
    """An area and those that share its space take a religion; a revolution is laid on top of what lies there (15.3)."""
    space = g.start.board.land.religion_space[area]
    if space < 0 or religion_of(g, space) == religion:
        return
    if religion == REVOLUTIONARY:
        if _have(g, space, religion):
            g.revolution |= 1 << space
            g.tell("converted", space, religion)
        return
    own = g.start.board.land.religion[g.start.side.year][space] == religion
    if own or g.faith[space] == religion or _have(g, space, religion):
        g.faith[space] = NONE if own else religion
        g.revolution &= ~(1 << space)
        g.tell("converted", space, religion)


def end_revolution(g: Europa, area: int) -> None:
    """The token is taken off, and what lay below is in force again."""
    space = g.start.board.land.religion_space[area]
    if space >= 0 and g.revolution >> space & 1:
        g.revolution &= ~(1 << space)
        g.tell("converted", space, beneath(g, space))


def _have(g: Europa, space: int, religion: int) -> bool:
    """Whether a piece is left; else the active player takes one from elsewhere first (2.2)."""
    token = TOKENS[religion]
    lying = laid(g, token)
    if lying >> space & 1 or lying.bit_count() < g.start.box.components[token].number:
        return True
    g.ask(LiftFaith(g.active, space, religion), 1 << g.active)
    return False


@dataclass(slots=True, eq=False)
class LiftFaith(Asked):
    """From where is a token of religion taken, when none is left (2.2)?"""

    rule = "2.2"
    area: int
    religion: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area, self.religion)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(laid(g, TOKENS[self.religion])):
            yield g.lexicon["lift-faith", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        space = choice.args[0]
        if self.religion == REVOLUTIONARY:
            end_revolution(g, space)
        else:
            g.faith[space] = NONE
            g.tell("converted", space, religion_of(g, space))
        convert(g, self.area, self.religion)
