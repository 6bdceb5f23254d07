"""9.7.5, 9.9.5: commanders are wounded, ships are boarded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer, Procedure
from ...asked import Asked
from ...court.characters import ADMIRAL, GENERAL, RULER, THE_RULER
from ...court.mortality import weaken
from ...state import NONE, Europa
from .. import pieces
from ..pieces import FLEET, LOOSE
from ..units import DAMAGED, HEAVY, SHIPS, ship
from .clash import ATTACK, DEFENCE, Clash, fighting, with_side
from .command import commander
from .dice import add

# -- wounds


def wounds(g: Europa, clash: Clash) -> None:
    """Each pair of doubles wounds the enemy's commander, if the enemy was hit; the second wound kills."""
    for side in (ATTACK, DEFENCE):
        if clash.hits[side]:
            for _ in range(clash.doubles[side] // 2):
                wound(g, clash, 1 - side)


def wound(g: Europa, clash: Clash, side: int) -> None:
    """A weakness token for whoever commands a side."""
    person = commander(g, clash, side)
    if person < 0:
        return
    office, seat = clash.office[side], g.seat_of(clash.lead[side])
    if office >= 0:
        weaken(g, seat, RULER if _rules(g, seat, office) else office)
    else:  # he leads non-player realms
        g.tell("died" if clash.weak[side] else "weakened", clash.lead[side], person)
        clash.drawn = with_side(clash.drawn, side, NONE if clash.weak[side] else person)
        clash.weak = with_side(clash.weak, side, True)
    if commander(g, clash, side) != person:
        clash.office = with_side(clash.office, side, NONE)
        bury(clash, side)


def _rules(g: Europa, seat: int, office: int) -> bool:
    """Whether it is the ruler himself who commands."""
    return office != ADMIRAL and g.generals[3 * seat + office - GENERAL] == THE_RULER


def bury(clash: Clash, side: int) -> None:
    """The dice of a commander who has fallen leave the pool."""
    for kind, number in enumerate(clash.led[side]):
        clash.dice = with_side(clash.dice, side, add(clash.dice[side], kind, -min(number, clash.dice[side][kind])))


# -- boarding


def sunk(g: Europa, clash: Clash, side: int) -> list[int]:
    """Ships of a side, by kind, that this round has cost it."""
    return [before - left for before, left in zip(clash.fleets[side], clash.strength(g, side), strict=True)]


def winner_at_sea(g: Europa, clash: Clash) -> int:
    """The side that alone has ships left and is led by a player; NONE."""
    left = [clash.total(g, side) for side in (ATTACK, DEFENCE)]
    for side in (ATTACK, DEFENCE):
        if left[side] and not left[1 - side] and g.seat_of(clash.lead[side]) >= 0:
            return side
    return NONE


def board(g: Europa, clash: Clash) -> None:
    """5B: who has sunk the last ship may take one of those sunk in this round for each double."""
    side = winner_at_sea(g, clash) if clash.sea else NONE
    if side < 0 or not clash.doubles[side]:
        return
    seat = g.seat_of(clash.lead[side])
    prey = sunk(g, clash, 1 - side)
    if g.fleet_at[seat] != clash.place:  # only light ships sail without a fleet
        prey[1:] = 0, 0
    number = min(clash.doubles[side], sum(prey), pieces.ships_left(g, seat))
    if number:
        g.push(Boarding(seat, (prey[0], prey[1], prey[2]), number, g.seat_of(clash.lead[1 - side])))


@dataclass(slots=True, eq=False)
class Boarding(Procedure[Europa]):
    """Ships are captured one by one: the victor takes or leaves them, the vanquished says of which kind."""

    steps = ("capture",)
    seat: int
    prey: tuple[int, int, int]
    number: int
    loser: int  # a seat; NONE

    def capture(self, g: Europa) -> None:
        if self.number and any(self.prey):
            self.number -= 1
            self.again()
            g.ask(Capture(self.seat), 1 << self.seat)

    def yield_one(self, g: Europa) -> None:
        kinds = [kind for kind, number in enumerate(self.prey) if number]
        if len(kinds) == 1 or self.loser < 0:
            self.take(g, kinds[0])
        else:
            g.ask(YieldShip(self.loser), 1 << self.loser)

    def take(self, g: Europa, kind: int) -> None:
        """A heavy ship is damaged. The ship joins the fleet if that fought here."""
        zone = fighting(g).place
        self.prey = tuple(number - (of == kind) for of, number in enumerate(self.prey))  # type: ignore[assignment]
        post = FLEET if g.fleet_at[self.seat] == zone else LOOSE
        pieces.launch(g, self.seat, kind, zone, 1, post)
        if kind == HEAVY:
            g.fleet[self.seat] += ship(DAMAGED)
        g.tell("captured", g.realm[self.seat], kind, zone)


def boarding(g: Europa) -> Boarding:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Boarding))


@dataclass(slots=True, eq=False)
class Capture(Asked):
    """Is a sunken ship captured?"""

    rule = "9.9"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["capture",], None
        yield g.lexicon["let-sink",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "capture":
            boarding(g).yield_one(g)
        else:
            boarding(g).number = 0


@dataclass(slots=True, eq=False)
class YieldShip(Asked):
    """Which kind of ship falls into the victor's hands?"""

    rule = "9.9"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind, number in zip(range(len(SHIPS)), boarding(g).prey, strict=True):
            if number:
                yield g.lexicon["yield-ship", kind], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        boarding(g).take(g, choice.args[0])
