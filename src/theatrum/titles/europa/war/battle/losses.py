"""9.7.4, 9.9.4: hits are given out: among the parties of a side by turns, then among the kinds of a player's units."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer, Procedure
from ...asked import Asked
from ...state import Europa, share
from .. import pieces
from ..pieces import FLEET, GUARD, LOOSE
from ..units import ALLIED, BITS, CATEGORIES, DAMAGED, GALLEY, HEAVY, INFANTRY, LIGHT, MASK, REGULAR, UNITS, count, ship
from .clash import Clash, armies_in, fighting


def allot(g: Europa, clash: Clash, parties: tuple[int, ...], hits: int) -> dict[int, int]:
    """Hits of each party, which take them by turns in this order as long as they have something to lose."""
    room = {party: endurance(g, clash, party) for party in parties}
    taken = dict.fromkeys(parties, 0)
    while hits and any(taken[party] < room[party] for party in parties):
        for party in parties:
            if hits and taken[party] < room[party]:
                taken[party] += 1
                hits -= 1
    return taken


def endurance(g: Europa, clash: Clash, party: int) -> int:
    """The hits that a party can take: one a unit, two a sound heavy ship."""
    units = clash.units(g, party)
    seat = g.seat_of(party)
    if not clash.sea or seat < 0:
        return sum(units)
    damaged = _damaged(g, seat) if g.fleet_at[seat] == clash.place else 0
    return sum(units) + units[HEAVY] - damaged


def _damaged(g: Europa, seat: int) -> int:
    return g.fleet[seat] >> BITS * DAMAGED & MASK


@dataclass(slots=True, eq=False)
class Losses(Procedure[Europa]):
    """The hits of one side: its parties take them by turns, the largest first; the turn's player orders equal ones."""

    steps = ("arrange", "strike")
    side: int
    hits: int
    order: tuple[int, ...] = ()

    def arrange(self, g: Europa) -> None:
        clash = fighting(g)
        left = [party for party in clash.present(g, self.side) if party not in self.order]
        while left:
            most = max(clash.number(g, party) for party in left)
            equal = tuple(party for party in left if clash.number(g, party) == most)
            if len(equal) > 1 and _matters(g, clash, self.order, equal, left, self.hits):
                self.again()
                g.ask(HitFirst(clash.seat, equal), 1 << clash.seat)
                return
            self.order += equal
            left = [party for party in left if party not in equal]

    def strike(self, g: Europa) -> None:
        clash = fighting(g)
        for party, number in allot(g, clash, self.order, self.hits).items():
            suffer(g, clash, party, number)


def pending(g: Europa, clash: Clash, side: int) -> int:
    """Hits that a side of a battle has still to take: those being given out, and those that come after them."""
    later = [
        frame for frame in g.stack if isinstance(frame, Losses) and frame.side == side and frame.at < len(frame.steps)
    ]
    now = [frame for frame in g.stack if isinstance(frame, Casualties) and clash.side_of(g.realm[frame.seat]) == side]
    return sum(frame.hits for frame in later) + sum(frame.hits for frame in now)


def _matters(
    g: Europa, clash: Clash, order: tuple[int, ...], equal: tuple[int, ...], left: list[int], hits: int
) -> bool:
    """Whether the first of equal parties would take more hits than the last."""
    rest = tuple(party for party in left if party not in equal)
    taken = allot(g, clash, order + equal + rest, hits)
    return len({taken[party] for party in equal}) > 1


def suffer(g: Europa, clash: Clash, party: int, number: int) -> None:
    """A party takes so many hits."""
    seat = g.seat_of(party)
    if number and seat >= 0:
        g.push(Casualties(seat, clash.sea, clash.place, number))
    elif number:
        clash.reduce(g, party, number)
        g.tell("lost-units", party, number)


@dataclass(slots=True, eq=False)
class HitFirst(Asked):
    """Which of equally strong parties takes hits before the others?"""

    rule = "9.7"
    equal: tuple[int, ...]

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for party in self.equal:
            yield g.lexicon["hit-first", party], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        losses = g.stack[-1]
        assert isinstance(losses, Losses)
        losses.order += choice.args


@dataclass(slots=True, eq=False)
class Casualties(Procedure[Europa]):
    """A player's units take hits in a place: mercenaries, regular and allied ones by turns; the player picks the kind.

    At sea he picks any ship; a heavy one is damaged by its first hit.
    """

    steps = ("strike",)
    seat: int
    sea: bool
    place: int
    hits: int
    category: int = 0  # whose turn it is

    def strike(self, g: Europa) -> None:
        while self.hits:
            choices = self.choices(g)
            if not choices:
                return
            if len(choices) > 1:
                self.again()
                g.ask(Casualty(self.seat), 1 << self.seat)
                return
            self.take(g, choices[0])

    def choices(self, g: Europa) -> list[Choice]:
        """What may be lost to the next hit."""
        return list(targets_at_sea(g, self.seat, self.place) if self.sea else self._of_category(g, self._next(g)))

    def take(self, g: Europa, choice: Choice) -> None:
        category = self._next(g)
        fall(g, self.seat, self.place, choice)
        self.category = category + 1
        self.hits -= 1

    def _next(self, g: Europa) -> int:
        """The category whose turn it is: one that has no units here is passed over."""
        turns = [(self.category + step) % len(CATEGORIES) for step in range(len(CATEGORIES))]
        return next((category for category in turns if any(self._of_category(g, category))), self.category)

    def _of_category(self, g: Europa, category: int) -> Iterator[Choice]:
        return targets(g, self.seat, self.place, category)


def targets(g: Europa, seat: int, area: int, category: int) -> Iterator[Choice]:
    """Land units of a category that a hit may strike."""
    for army in armies_in(g, seat, area):
        for kind in range(len(UNITS)):
            if count(g.armies[3 * seat + army], kind, category):
                yield g.lexicon["lose", army, kind, category]
    if category == REGULAR and share(g.infantry, area, seat):
        yield g.lexicon["lose-loose", area]
    if category == ALLIED and g.guard and g.realm[seat] == g.emperor and _guarded(g):
        yield g.lexicon["lose-imperial-guard",]


def _guarded(g: Europa) -> bool:
    """Whether the imperial guard is in the battle: its units count as allied ones (18.4)."""
    return any(isinstance(frame, Clash) and frame.guarded for frame in g.stack)


def targets_at_sea(g: Europa, seat: int, zone: int) -> Iterator[Choice]:
    """Ships that a hit may strike."""
    if share(g.ships, zone, seat):
        yield g.lexicon["sink-light",]
    if share(g.guards, zone, seat):
        yield g.lexicon["sink-guard",]
    if g.fleet_at[seat] != zone:
        return
    damaged = _damaged(g, seat)
    if count(g.fleet[seat], HEAVY, 0) > damaged:
        yield g.lexicon["damage",]
    for kind in (LIGHT, HEAVY, GALLEY):
        if damaged if kind == HEAVY else count(g.fleet[seat], kind, 0):
            yield g.lexicon["sink", kind]


def fall(g: Europa, seat: int, place: int, choice: Choice) -> None:
    """A unit or ship is lost, or a heavy ship damaged."""
    realm, verb = g.realm[seat], choice.verb
    if verb == "lose":
        army, kind, category = choice.args
        pieces.lose(g, seat, kind, place, category, army)
        g.tell("fell", realm, kind, category, place)
    elif verb == "lose-loose":
        pieces.lose(g, seat, INFANTRY, place)
        g.tell("fell", realm, INFANTRY, REGULAR, place)
    elif verb == "lose-imperial-guard":
        g.guard -= 1
        g.tell("fell", realm, INFANTRY, ALLIED, place)
    elif verb == "damage":
        g.fleet[seat] += ship(DAMAGED)
        g.tell("damaged", realm, place)
    else:
        kind = choice.args[0] if verb == "sink" else LIGHT
        post = FLEET if verb == "sink" else GUARD if verb == "sink-guard" else LOOSE
        pieces.sink(g, seat, kind, place, 1, post)
        g.tell("sank", realm, kind, place)


@dataclass(slots=True, eq=False)
class Casualty(Asked):
    """Which unit falls?"""

    rule = "9.7"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in casualties(g).choices(g):
            yield choice, None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        casualties(g).take(g, choice)


def casualties(g: Europa) -> Casualties:
    """The hits that are being taken."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Casualties))
