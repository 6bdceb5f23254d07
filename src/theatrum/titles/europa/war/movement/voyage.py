"""5.5, 9.5: naval activation: ships sail to one water, or put to sea from their ports; then land units may cross."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer, Procedure
from ...actions.action import Action
from ...asked import Asked
from ...board.reading import bits, members
from ...court import power
from ...court.any_power import charge
from ...recall import recall
from ...state import MIL, NONE, Europa, spread
from ..battle.arising import against_pirates, sea_battle
from ..pieces import FLEET, GUARD, LOOSE, ships_of
from ..ports import is_port, open_waters, province
from .berths import Berths
from .march import March
from .paths import Chart, explored
from .sailing import (
    Mover,
    can_unload,
    cramped,
    destinations,
    in_ports,
    load,
    loading,
    movers,
    sail,
    unload,
    unpaid,
)

BRING = {FLEET: "bring-fleet", LOOSE: "bring-light", GUARD: "bring-guard"}


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None if power.has(g, seat, MIL) else Reason("no-power", "5.5", (MIL, 1))
    if why is None or every:
        yield g.lexicon["set-sail",], why or why_not(g, seat)


def why_not(g: Europa, seat: int) -> Reason | None:
    """What keeps a seat from activating ships, apart from its price in power."""
    return None if g.fleet[seat] or recall(g, shipowners) >> seat & 1 else Reason("no-fleet", "5.5")


def shipowners(g: Europa) -> int:
    """The seats with light ships on the board, as a mask."""
    loose, guards = spread(g.ships).totals, spread(g.guards).totals
    return bits(seat for seat in range(g.seats) if loose[seat] or guards[seat])


def taken(g: Europa, seat: int, _: Choice) -> None:
    power.spend(g, seat, MIL, 1)
    g.push(Voyage(seat))


@dataclass(slots=True, eq=False)
class Voyage(Procedure[Europa]):
    """An activation at sea. Declarations of war and cards give it for nothing."""

    steps = ("course", "ships", "fight", "lie", "hunt", "ferry")
    seat: int
    to: int = NONE  # NONE: out of ports, to the zones at them
    zones: int = 0  # where ships have come to
    moved: int = 0  # how many fleets and ships
    shifted: int = 0  # 1: the fleet has taken ships at this stop, 2: it has left some
    node: int = NONE  # where pirates are hunted
    ended: bool = False

    def course(self, g: Europa) -> None:
        g.ask(Course(self.seat), 1 << self.seat)

    def ships(self, g: Europa) -> None:
        if not self.ended:
            self.again()
            g.ask(Ships(self.seat) if self.to >= 0 else Sortie(self.seat), 1 << self.seat)

    def fight(self, g: Europa) -> None:
        self.shifted = 0
        battle = sea_battle(g, self.to, self.seat) if self.zones and self.to >= 0 else None
        if battle:
            g.push(battle)

    def lie(self, g: Europa) -> None:
        """Ships take trade protection slots, join the fleet or leave it where they have come to."""
        if self.moved:
            g.push(Berths(self.seat, self.zones or 1 << self.to))

    def hunt(self, g: Europa) -> None:
        if self.node >= 0:
            g.push(against_pirates(g, self.to, self.seat, self.node))
        elif any(True for _ in prey(g, self.seat, self.zones)):
            g.ask(Hunt(self.seat, self.zones), 1 << self.seat)

    def ferry(self, g: Europa) -> None:
        if self.zones:
            g.push(March(self.seat, 1, self.zones))


def sailing(g: Europa) -> Voyage:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Voyage))


def prey(g: Europa, seat: int, zones: int) -> Iterator[Choice]:
    """Pirates in nodes beside these zones, where the seat has ships to hunt them."""
    for zone in members(zones):
        if ships_of(g, seat, zone):
            for node in g.start.board.sea.zone_nodes[zone]:
                if g.pirates[node]:
                    yield g.lexicon["hunt-pirates", zone, node]


@dataclass(slots=True, eq=False)
class Course(Asked):
    """Where do ships sail?"""

    rule = "9.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        chart = Chart(g, seat)
        reached = destinations(g, seat, chart)
        for zone in range(len(g.guards)):
            if zone in reached:
                yield g.lexicon["sail-to", zone], None
            elif every:
                yield g.lexicon["sail-to", zone], Reason("too-far" if explored(g, seat, zone) else "unexplored", "9.5")
        if any(is_port(g, water) for water in reached):
            yield g.lexicon["make-port",], None
        if any(exits(g, seat, mover) for mover in in_ports(g, seat)):
            yield g.lexicon["put-to-sea",], None
        for choice in prey(g, seat, (1 << len(g.guards)) - 1):
            yield choice, None
        yield g.lexicon["stay-put",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        voyage = sailing(g)
        if choice.verb == "sail-to":
            voyage.to = choice.args[0]
        elif choice.verb == "make-port":
            g.ask(Haven(seat), 1 << seat)
        elif choice.verb == "hunt-pirates":
            voyage.to, voyage.node = choice.args
            voyage.ended = True
        elif choice.verb == "stay-put":
            g.stack.pop()


@dataclass(slots=True, eq=False)
class Haven(Asked):
    """Which port do ships make for?"""

    rule = "9.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for water in sorted(destinations(g, seat, Chart(g, seat))):
            if is_port(g, water):
                yield g.lexicon["enter-port", province(g, water)], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        sailing(g).to = len(g.guards) + choice.args[0]


@dataclass(slots=True, eq=False)
class Ships(Asked):
    """Which ships sail there?"""

    rule = "9.5"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], sailing(g).to)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        voyage = sailing(g)
        able = [*self.able(g, seat, voyage, every)]
        yield from able
        stuck = all(why is not None for _, why in able)  # a fleet may have grown too large for a port
        why = None if voyage.moved or stuck else Reason("move-something", "9.5")
        if why is None or every:
            yield g.lexicon["done",], why

    def able(self, g: Europa, seat: int, voyage: Voyage, every: bool) -> Iterator[Offer]:
        """Whatever can sail there; the fleet may be changed before it does."""
        chart, trimmed = Chart(g, seat), 0
        for mover in movers(g, seat):
            way = chart.reach(mover.water).get(voyage.to)
            if mover.water == voyage.to or way is None:
                continue
            why = cramped(g, seat, mover, voyage.to) or unpaid(g, seat, way)
            if why is None or every:
                yield bring(g, mover), why
            if why is None and (mover.post == FLEET or not g.fleet[seat]) and not trimmed >> mover.water & 1:
                trimmed |= 1 << mover.water
                yield from self.trim(g, seat, voyage, mover.water, every)

    def trim(self, g: Europa, seat: int, voyage: Voyage, water: int, every: bool) -> Iterator[Offer]:
        """The fleet takes light ships with it or leaves them, before it sails; they form one where there is none."""
        for post in loading(g, seat, water):
            why = Reason("moved-already", "9.5") if voyage.shifted & 2 else None
            if why is None or every:
                yield g.lexicon["load" if post == LOOSE else "load-guard", water], why
        if can_unload(g, seat, water):
            why = Reason("moved-already", "9.5") if voyage.shifted & 1 else None
            if why is None or every:
                yield g.lexicon["unload", water], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        voyage = sailing(g)
        if choice.verb == "done":
            voyage.ended = True
        elif choice.verb == "unload":
            voyage.shifted |= 2
            unload(g, seat)
        elif choice.verb.startswith("load"):
            voyage.shifted |= 1
            load(g, seat, choice.args[0], LOOSE if choice.verb == "load" else GUARD)
        else:
            put_under_way(g, seat, mover_of(g, seat, choice), voyage)


def bring(g: Europa, mover: Mover) -> Choice:
    verb = BRING[mover.post]
    return g.lexicon[verb,] if mover.post == FLEET else g.lexicon[verb, mover.water]


def mover_of(g: Europa, seat: int, choice: Choice) -> Mover:
    post = next(post for post, verb in BRING.items() if verb == choice.verb)
    return Mover(post, g.fleet_at[seat] if post == FLEET else choice.args[0])


def put_under_way(g: Europa, seat: int, mover: Mover, voyage: Voyage) -> None:
    way = Chart(g, seat).reach(mover.water)[voyage.to]
    sail(g, seat, mover, voyage.to, way.strands)
    voyage.moved += 1
    if not is_port(g, voyage.to):
        voyage.zones |= 1 << voyage.to
    charge(g, seat, way.toll)


def exits(g: Europa, seat: int, mover: Mover) -> list[int]:
    """The zones that ships in a port can put to sea in: none that is hostile."""
    zones = open_waters(g, seat, province(g, mover.water))
    return [zone for zone in members(zones) if explored(g, seat, zone)]


@dataclass(slots=True, eq=False)
class Sortie(Asked):
    """Which ships leave their ports, and for which zone?"""

    rule = "9.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for mover in in_ports(g, seat):
            for zone in exits(g, seat, mover):
                if mover.post == FLEET:
                    yield g.lexicon["fleet-out", zone], None
                else:
                    yield g.lexicon["light-out", mover.water, zone], None
        why = None if sailing(g).moved else Reason("move-something", "9.5")
        if why is None or every:
            yield g.lexicon["done",], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        voyage = sailing(g)
        if choice.verb == "done":
            voyage.ended = True
            return
        zone = choice.args[-1]
        mover = Mover(FLEET, g.fleet_at[seat]) if choice.verb == "fleet-out" else Mover(LOOSE, choice.args[0])
        sail(g, seat, mover, zone, not g.start.board.sea.galleys >> zone & 1)
        voyage.moved += 1
        voyage.zones |= 1 << zone


@dataclass(slots=True, eq=False)
class Hunt(Asked):
    """Do the ships attack pirates beside the zone they have come to?"""

    rule = "9.9"
    zones: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in prey(g, seat, self.zones):
            yield choice, None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "hunt-pirates":
            zone, node = choice.args
            g.push(against_pirates(g, zone, seat, node))


ACTION = Action(("set-sail",), False, offers, taken)
