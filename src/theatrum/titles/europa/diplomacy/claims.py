"""5.4: the covert action Fabricate Claims (Spreparowanie roszczeń)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..actions.action import Action
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.nearness import around
from ..board.ownership import any_of, flag, owned
from ..board.reading import bits, members
from ..cards.covert import Covert, Watch
from ..court import power
from ..recall import recall
from ..state import DIP, Europa
from .ties import add_claim, claim_tokens_left

COST, FOUGHT_OVER = 2, 1
"""Diplomatic power for a claim; for one on an area of the power struggle now or to come."""


def cost(g: Europa, seat: int, area: int, chosen: int = 0) -> int:
    """What a claim costs; Efficient Spies take a point off the action, so off its first claim."""
    spies = not chosen and g.has_idea(seat, g.start.lists.ideas["efficient_spies"])
    return (FOUGHT_OVER if fought_over(g) >> area & 1 else COST) - spies


def fought_over(g: Europa) -> int:
    """The areas of the power struggle now and of the next, as a mask."""
    struggles = g.start.lists.struggle
    return any_of([bits(struggles[number].areas) for number in (*g.fought, *g.struggles[:1])])


def claimable(g: Europa, seat: int) -> int:
    """The areas adjacent to the realm; distant ones over land, and only where somebody owns a province."""
    return recall(g, _claimable, seat)


def _claimable(g: Europa, seat: int) -> int:
    land, realm = g.start.board.land, g.realm[seat]
    near = around(g, realm)
    return near & ~land.distant | _distant(g, realm) & land.distant


def _distant(g: Europa, realm: int) -> int:
    land = g.start.board.land
    mine, found = areas_of(g.start.board, owned(g, realm)), 0
    for area in members(mine):
        found |= land.beside[area] | 1 << area
    settled = 0
    for area in members(found & land.distant):
        if any(_settled(g, province) for province in land.within[area]):
            settled |= 1 << area
    return settled


def _settled(g: Europa, province: int) -> bool:
    return flag(g, province) >= 0 or any(towns >> province & 1 for towns in g.towns)


def closed(g: Europa, seat: int, area: int, chosen: int = 0) -> Reason | None:
    inside = g.start.board.land.in_area[area] & g.start.side.printed
    if (g.claims[seat] | g.cores[seat]) >> area & 1:
        return Reason("claimed-already", "5.4", (area,))
    if not inside & ~owned(g, g.realm[seat]):
        return Reason("owns-area", "5.4", (area,))
    price = cost(g, seat, area, chosen)
    return None if power.has(g, seat, DIP) >= price else Reason("no-power", "5.4", (DIP, price))


def affordable(g: Europa, seat: int) -> int:
    """The areas for which there is power enough, as a mask: all, those that are fought over, or none."""
    spies = g.has_idea(seat, g.start.lists.ideas["efficient_spies"])
    means = power.has(g, seat, DIP) + spies
    return ~0 if means >= COST else fought_over(g) if means >= FOUGHT_OVER else 0


def _finds_any(g: Europa, seat: int) -> bool:
    """Whether there is an area to claim; who has no power need not look for one."""
    means = affordable(g, seat)
    return bool(means) and any(closed(g, seat, area) is None for area in members(claimable(g, seat) & means))


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None
    if g.wars[seat]:
        why = Reason("at-war", "5.4")
    elif not claim_tokens_left(g, seat):
        why = Reason("no-claims-left", "2.2")
    elif not _finds_any(g, seat):
        why = Reason("no-power", "5.4", (DIP, COST))
    if why is None or every:
        yield g.lexicon["fabricate",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    g.push(Fabrication(seat))


@dataclass(slots=True, eq=False)
class Fabrication(Covert):
    """Claims are chosen and paid for one by one; unless counterespionage stops that, they are all placed."""

    steps = ("choose", "reveal", "watch", "place")
    seat: int
    areas: int = 0

    def choose(self, g: Europa) -> None:
        if claim_tokens_left(g, self.seat) > self.areas.bit_count():
            g.ask(Fabricate(self.seat, self.areas), 1 << self.seat)

    def reveal(self, g: Europa) -> None:
        for area in members(self.areas):
            g.tell("claim-fabricated", g.realm[self.seat], area)

    def watch(self, g: Europa) -> None:
        g.push(Watch(self.seat, g.start.fabricating))

    def place(self, g: Europa) -> None:
        for area in members(0 if self.stopped else self.areas):
            add_claim(g, self.seat, area)


@dataclass(slots=True, eq=False)
class Fabricate(Asked):
    """Which area is claimed next?"""

    rule = "5.4"
    areas: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(claimable(g, seat) & ~self.areas):
            why = closed(g, seat, area, self.areas)
            if why is None or every:
                yield g.lexicon["claim", area], why
        if self.areas:
            yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "claim":
            frame = g.stack[-1]
            assert isinstance(frame, Fabrication)
            power.spend(g, seat, DIP, cost(g, seat, choice.args[0], self.areas))
            frame.areas |= 1 << choice.args[0]
            frame.again()


ACTION = Action(("fabricate",), False, offers, taken)
