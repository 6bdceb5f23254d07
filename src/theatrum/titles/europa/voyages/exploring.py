"""5.1: exploration (Eksploracja): a ship sails, a die is rolled, a distant area is claimed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..board.nearness import around
from ..board.ownership import any_of, flag
from ..board.reading import bits, members
from ..court import power
from ..diplomacy.ties import add_claim, claim_tokens_left, drop_claim
from ..state import DIP, MIL, NONE, Europa
from ..war.forces import at_sea
from .sailing import moorings, reach, sail
from .wrecks import LoseShip, far_ships

COST = ((DIP, 1), (MIL, 1))
REROLLS = 2
NUMBERS = 3
"""The die shows a number from 1 to 3, by turns without and with hazard (E19)."""


def has_quest(g: Europa, seat: int) -> bool:
    """The idea with which ships explore (Wyprawa do Nowego Świata)."""
    return g.has_idea(seat, g.start.lists.ideas["quest_for_the_new_world"])


def within_reach(g: Europa, seat: int) -> int:
    """The distant areas beside the realm or, with the idea, beside one of its ships that it has no claim to yet."""
    board = g.start.board
    near = around(g, g.realm[seat])
    if has_quest(g, seat):
        for zone in members(at_sea(g, seat)):
            near |= board.sea.shores[zone]
    return unclaimed(g, seat, near)


def unclaimed(g: Europa, seat: int, near: int) -> int:
    """The distant ones among these areas that hold something to claim."""
    land = g.start.board.land
    near &= land.distant & ~(g.claims[seat] | g.cores[seat])
    others = g.start.side.printed & ~g.towns[seat]
    return bits(area for area in members(near) if land.in_area[area] & others)


def is_empty(g: Europa, province: int) -> bool:
    """A territory without flag, town, vassal and expansive token."""
    settled = any_of(g.towns) | any_of(g.vassals)
    return bool(g.start.board.land.number[province]) and not settled >> province & 1 and flag(g, province) < 0


def finds(g: Europa, seat: int, number: int, hazard: bool) -> list[int]:
    """The areas that a result discovers: territories of its number, and without hazard whatever has an owner."""
    land = g.start.board.land
    return [
        area
        for area in members(within_reach(g, seat))
        if any(
            land.number[province] == number if is_empty(g, province) else not hazard
            for province in members(land.in_area[area] & g.start.side.printed)
        )
    ]


def voyages(g: Europa, seat: int) -> Iterator[tuple[int, int]]:
    """Where a light ship can sail first: to any distant zone that is not hostile."""
    distant = g.start.board.sea.distant
    for water in moorings(g, seat) if has_quest(g, seat) else ():
        for zone in reach(g, seat, water, far=True):
            if distant >> zone & 1:
                yield water, zone


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    short = next((pair for pair in COST if power.has(g, seat, pair[0]) < pair[1]), None)
    why = Reason("no-power", "5.1", short) if short else None
    if why is None and not within_reach(g, seat) and next(voyages(g, seat), None) is None:
        why = Reason("nothing-to-explore", "5.1")
    if why is None or every:
        yield g.lexicon["explore",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    for kind, number in COST:
        power.spend(g, seat, kind, number)
    g.tell("explores", g.realm[seat])
    g.push(Explore(seat))


@dataclass(slots=True, eq=False)
class Explore(Procedure[Europa]):
    """The steps of the action; the third follows from the claim."""

    steps = ("sail", "roll", "use", "claim")
    seat: int
    rolls: int = 0
    number: int = 0
    hazard: bool = False
    found: int = NONE  # the area that is claimed

    def sail(self, g: Europa) -> None:  # 1
        if next(voyages(g, self.seat), None) is not None:
            g.ask(SetSail(self.seat), 1 << self.seat)

    def roll(self, g: Europa) -> None:  # 2
        face = g.dice.one_of("exploration-die", self.seat, 2 * NUMBERS)
        self.rolls += 1
        self.number, self.hazard = face // 2 + 1, bool(face % 2)
        g.tell("exploration-die", g.realm[self.seat], self.number, int(self.hazard))

    def use(self, g: Europa) -> None:  # 2
        g.ask(Discover(self.seat), 1 << self.seat)

    def claim(self, g: Europa) -> None:  # 2, 3
        if self.found < 0:
            return
        if claim_tokens_left(g, self.seat):
            add_claim(g, self.seat, self.found)
        elif g.claims[self.seat]:  # all tokens may lie as cores and casus belli
            self.again()
            g.ask(LiftClaim(self.seat), 1 << self.seat)

    def fail(self, g: Europa) -> None:
        """Hazard costs one of the ships on distant continents."""
        g.tell("explored-nothing", g.realm[self.seat])
        if self.hazard and far_ships(g, self.seat):
            g.ask(LoseShip(self.seat), 1 << self.seat)


def exploring(g: Europa) -> Explore:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Explore))


@dataclass(slots=True, eq=False)
class SetSail(Asked):
    """Does a light ship sail to a distant zone first?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for water, zone in voyages(g, seat):
            yield g.lexicon["send-ship", water, zone], None
        yield g.lexicon["stay-home",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "send-ship":
            sail(g, seat, *choice.args)


@dataclass(slots=True, eq=False)
class Discover(Asked):
    """What is done with a result of the exploration die?"""

    rule = "5.1"

    def subject(self, g: Europa) -> tuple[int, ...]:
        explore = exploring(g)
        return (g.realm[self.seat], explore.number, int(explore.hazard))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        explore = exploring(g)
        found = finds(g, seat, explore.number, explore.hazard)
        poor = Reason("no-power", "5.1", (DIP, 1)) if not power.has(g, seat, DIP) else None
        for area in found:
            why = poor if explore.hazard else None
            if why is None or every:
                yield g.lexicon["discover", area], why
        if explore.rolls <= REROLLS and (poor is None or every):
            yield g.lexicon["roll-again",], poor
        if explore.hazard or not found:
            yield g.lexicon["give-up",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        explore = exploring(g)
        if choice.verb == "give-up":
            explore.fail(g)
            return
        if choice.verb == "roll-again" or explore.hazard:
            power.spend(g, seat, DIP, 1)
        if choice.verb == "discover":
            explore.found = choice.args[0]
        else:
            explore.at = Explore.steps.index("roll")


@dataclass(slots=True, eq=False)
class LiftClaim(Asked):
    """Which claim is given up, when no token is left for a new one (2.2)?"""

    rule = "2.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(g.claims[seat]):
            yield g.lexicon["give-up-claim", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        drop_claim(g, seat, choice.args[0])


ACTION = Action(("explore",), False, offers, taken)
