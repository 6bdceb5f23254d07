"""What the words of cards are read against: a position, whom a statement is about, and what has happened so far.

Every word has one small function in the table of its kind (see `word`): numbers, conditions, and sets of areas,
provinces, zones, nodes and realms, which are bit masks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from ..board.reading import members
from ..state import NONE, Europa
from .language import KINDS, Term

TABLES: dict[str, dict[str, Callable[..., Any]]] = {kind: {} for kind in KINDS}
"""What every word means, by kind."""
NUMBERS, CONDITIONS = TABLES["number"], TABLES["condition"]
GIVEN = "="
"""A set that has been worked out: ("=", mask)."""
Word = TypeVar("Word", bound=Callable[..., Any])


def word(kind: str, name: str = "") -> Callable[[Word], Word]:
    """Enter a function for a word, which bears its name unless told otherwise."""

    def enter(function: Word) -> Word:
        TABLES[kind][name or function.__name__.rstrip("_")] = function
        return function

    return enter


class Memory(NamedTuple):
    """What a card's later words point back to."""

    source: int = NONE  # for what Prestige is gained: as in court/vocabulary.SOURCES
    event: int = NONE  # the event that is being carried out
    ducats: int = 0  # that lay on it
    done: bool = False  # whether the last thing offered was done
    chosen: int = 0  # areas
    realms: int = 0  # those chosen last
    player: int = NONE  # the realm of the player chosen last
    noted: int = 0  # areas
    spot: int = 0  # the area that an effect has just asked for
    claimed: int = 0  # areas
    affected: int = 0  # areas
    stirred: int = 0  # provinces put in unrest
    placed: int = 0  # provinces under new tokens of expansive realms
    converted: tuple[tuple[int, int], ...] = ()  # areas with the religion they had
    targets: int = 0  # realms of players whom effects have struck
    answerer: int = NONE  # the realm that answered an offer
    spouses: int = 0  # realms that have accepted a marriage
    new_realm: int = NONE
    before: tuple[int, ...] = ()  # towns and vassals of each seat when the card was played
    votes: tuple[int, ...] = ()  # the option each seat chose; NONE
    casualties: int = 0
    node: int = NONE  # where this card has traded
    advisor: int = NONE  # the kind of the advisor who was dismissed
    rebate: int = 0  # what a card takes off the cost of an idea
    rejected: bool = False  # whether the ruler on the card is refused
    crowned: bool = False  # whether the card has put somebody on the throne


BEFORE = Memory()
"""Nothing has happened yet."""


@dataclass(slots=True)
class Scene:
    """A word in its place: `you` took the card, `realm` is whom the statement is about."""

    g: Europa
    you: int
    realm: int
    memory: Memory

    @property
    def seat(self) -> int:
        """Who plays that realm; NONE: nobody."""
        return self.g.seat_of(self.realm)

    def number(self, term: Term) -> int:
        if isinstance(term, int):
            return term
        found: int = NUMBERS[term[0]](self, *term[1:])
        return found

    def holds(self, term: Term) -> bool:
        assert not isinstance(term, int)
        return bool(CONDITIONS[term[0]](self, *term[1:]))

    def areas(self, *terms: Term) -> int:
        return self.set_of("areas", *terms)

    def provinces(self, *terms: Term) -> int:
        return self.set_of("provinces", *terms)

    def zones(self, *terms: Term) -> int:
        return self.set_of("zones", *terms)

    def nodes(self, *terms: Term) -> int:
        return self.set_of("node", *terms)

    def realms(self, *terms: Term) -> int:
        return self.set_of("realms", *terms)

    def who(self, *terms: Term) -> int:
        """Realms, too: those of players are told from the others by their seats."""
        return self.set_of("who", *terms)

    def set_of(self, kind: str, *terms: Term) -> int:
        """What is in any of these sets."""
        whole = 0
        for term in terms:
            whole |= self._set(kind, term)
        return whole

    def _set(self, kind: str, term: Term) -> int:
        assert not isinstance(term, int)
        head, given = term[0], term[1:]
        if head == GIVEN:
            return int(given[0])
        if head == kind or (kind == "who" and head == "realms"):
            return 1 << int(given[0])
        if head in COMBINED:
            return COMBINED[head]([self._set(kind, each) for each in given])
        table = TABLES[kind] if head in TABLES[kind] else TABLES["realms"]
        return int(table[head](self, *given))

    def about(self, realm: int) -> Scene:
        """The same with another realm in its middle."""
        return Scene(self.g, self.you, realm, self.memory)

    def in_order(self, realms: int) -> tuple[int, ...]:
        """16.3: players clockwise from the active one, then the realms nobody plays."""
        played = tuple(self.g.realm[seat] for seat in self.g.clockwise(self.you))
        return (
            *(realm for realm in played if realms >> realm & 1),
            *(realm for realm in members(realms) if realm not in played),
        )


def _both(sets: list[int]) -> int:
    whole = sets[0]
    for each in sets:
        whole &= each
    return whole


def _either(sets: list[int]) -> int:
    whole = 0
    for each in sets:
        whole |= each
    return whole


COMBINED: dict[str, Callable[[list[int]], int]] = {
    "both": _both,
    "either": _either,
    "except": lambda sets: sets[0] & ~sets[1],
}
