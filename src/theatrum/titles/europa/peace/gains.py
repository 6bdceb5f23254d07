"""10, "Warunki pokoju": what players choose after a term: influence, claims against unrest or for revenge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.nearness import foes
from ..board.ownership import departed
from ..board.reading import members
from ..diplomacy.moving import has_cube, place
from ..diplomacy.relations import closed_to_influence, tokens_left
from ..diplomacy.ties import add_claim, claim_tokens_left, drop_claim, remove_influence, room
from ..state import Europa, share
from ..unrest.unrest import calm

QUELLED = 2
"""Unrest that a claim is given up for."""
F = TypeVar("F")


def under_way(g: Europa, kind: type[F]) -> F:
    """The frame of a kind that a question belongs to."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, kind))


def can_ally(g: Europa, seat: int, realm: int) -> bool:
    """Whether both have an alliance to give, and are not at war with each other (11.3)."""
    other = g.seat_of(realm)
    return (
        not (g.allies[seat] | foes(g, seat)) >> realm & 1
        and not departed(g, realm)
        and tokens_left(g, seat, g.allies, "alliances") > 0
        and (other < 0 or tokens_left(g, other, g.allies, "alliances") > 0)
    )


# -- influence


@dataclass(slots=True, eq=False)
class GainInfluence(Procedure[Europa]):
    """Cubes in some areas, one at a time; in a full area one replaces another's (11.1)."""

    steps = ("place",)
    seat: int
    areas: int
    number: int

    def place(self, g: Europa) -> None:
        if self.number and any(True for _ in placements(g, self.seat, self.areas)):
            self.number -= 1
            self.again()
            g.ask(PeaceInfluence(self.seat, self.areas, self.number + 1), 1 << self.seat)


def placements(g: Europa, seat: int, areas: int) -> Iterator[Choice]:
    for area in members(areas):
        if closed_to_influence(g, area) or not has_cube(g, seat, area):
            continue
        if room(g, area) > 0:
            yield g.lexicon["gain-influence", area]
            continue
        for other in range(g.seats):
            if other != seat and share(g.influence, area, other):
                yield g.lexicon["replace-influence", area, g.realm[other]]


@dataclass(slots=True, eq=False)
class PeaceInfluence(Asked):
    """Where does the influence won by a peace go?"""

    rule = "10"
    areas: int
    number: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in placements(g, seat, self.areas):
            yield choice, None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            frame = under_way(g, GainInfluence)
            frame.number = 0
            return
        if choice.verb == "replace-influence":
            remove_influence(g, g.seat_of(choice.args[1]), choice.args[0], 1)
        place(g, seat, choice.args[0])


# -- claims


@dataclass(slots=True, eq=False)
class Appease(Procedure[Europa]):
    """A victor may give up claims on areas where he has gained provinces, to end two unrest in each."""

    steps = ("claims", "quell")
    seat: int
    areas: int  # where provinces were gained
    area: int = 0
    left: int = 0

    def claims(self, g: Europa) -> None:
        if any(True for _ in appeasable(g, self)):
            g.ask(SpendClaim(self.seat), 1 << self.seat)

    def quell(self, g: Europa) -> None:
        """The unrest that goes; where there is no more than that, all of it."""
        here = restless(g, self.seat, self.area)
        if not self.left:
            return
        if here.bit_count() <= self.left:
            for province in members(here):
                calm(g, province)
            self.left = 0
            self.at = 0
        else:
            self.again()
            g.ask(Quell(self.seat, self.area), 1 << self.seat)


def restless(g: Europa, seat: int, area: int) -> int:
    """A seat's provinces in an area that are in unrest, as a mask."""
    return (g.towns[seat] | g.vassals[seat]) & g.unrest & g.start.board.land.in_area[area]


def appeasable(g: Europa, frame: Appease) -> Iterator[int]:
    for area in members(frame.areas & g.claims[frame.seat]):
        if restless(g, frame.seat, area):
            yield area


@dataclass(slots=True, eq=False)
class SpendClaim(Asked):
    """Is a claim given up to end unrest?"""

    rule = "10"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        frame = under_way(g, Appease)
        for area in appeasable(g, frame):
            yield g.lexicon["drop-claim", area], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        frame = under_way(g, Appease)
        drop_claim(g, seat, choice.args[0])
        frame.area, frame.left = choice.args[0], QUELLED


@dataclass(slots=True, eq=False)
class Quell(Asked):
    """Which unrest ends?"""

    rule = "10"
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(restless(g, seat, self.area)):
            yield g.lexicon["quell", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = under_way(g, Appease)
        calm(g, choice.args[0])
        frame.left -= 1
        if not frame.left:
            frame.at = 0


@dataclass(slots=True, eq=False)
class Grudges(Procedure[Europa]):
    """Who has lost provinces by a lost war may claim the areas they lie in."""

    steps = ("claim",)
    seat: int
    areas: int

    def claim(self, g: Europa) -> None:
        self.areas &= ~(g.claims[self.seat] | g.cores[self.seat])
        if self.areas and claim_tokens_left(g, self.seat) > 0:
            self.again()
            g.ask(Revenge(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Revenge(Asked):
    """Which of the areas where provinces were lost are claimed?"""

    rule = "10"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        frame = under_way(g, Grudges)
        for area in members(frame.areas):
            yield g.lexicon["claim", area], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = under_way(g, Grudges)
        if choice.verb == "done":
            frame.areas = 0
        else:
            add_claim(g, seat, choice.args[0])
