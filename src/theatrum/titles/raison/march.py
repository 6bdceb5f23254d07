"""Chapter 9.7, one movement turn: March, Sea Move, Strategic Move, consents and Garrisons on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure
from .ask import Ask
from .geography import KINDS
from .state import Raison
from .vocabulary import NEUTRAL

IMPASSABLE = KINDS.index("impassable")
LONGEST = 3
"""Territories of a Strategic Move."""


@dataclass(slots=True, eq=False)
class MoveGenerals(Ask):
    """Which General moves where; one after another until the movement turn ends (ruling R18)."""

    rule = "9.7"
    number: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.number)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        lexicon, land = g.lexicon, g.board.land
        for general in g.board.generals[self.power]:
            here = g.spot[general]
            if every:
                yield from self._far_fetched(g, general)
            elif here >= 0 and not g.moved >> general & 1:
                leaving = no_garrison(g, general, here) is None
                if leaving and no_post(g, general) is None:
                    yield lexicon["post-garrison", general], None
                for to in land.neighbours[here]:
                    why = no_march(g, general, to)
                    yield lexicon["march", general, to], why
                    if leaving:
                        yield lexicon["garrison-march", general, to], why
                    why = no_stride(g, general, to)
                    yield lexicon["strategic", general, to], why
                    if leaving:
                        yield lexicon["garrison-strategic", general, to], why
                for to, _ in land.lanes[here]:
                    why = no_sail(g, general, to)
                    yield lexicon["sail", general, to], why
                    if leaving:
                        yield lexicon["garrison-sail", general, to], why
        yield lexicon["end-turn",], None

    def _far_fetched(self, g: Raison, general: int) -> Iterator[Offer]:
        """Every move anyone could ask for, with the same checks."""
        stays = self._stays(g, general)
        leaving = stays or no_garrison(g, general, g.spot[general])
        yield g.lexicon["post-garrison", general], leaving or no_post(g, general)
        for to in range(len(g.control)):
            for verb, check in (("march", no_march), ("strategic", no_stride), ("sail", no_sail)):
                why = stays or check(g, general, to)
                yield g.lexicon[verb, general, to], why
                yield g.lexicon["garrison-" + verb, general, to], why or leaving

    def _stays(self, g: Raison, general: int) -> Reason | None:
        if g.spot[general] < 0:
            return Reason("general-off-board", "9.7", (general,))
        if g.moved >> general & 1:
            return Reason("has-moved", "9.7", (general,))
        return None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "end-turn":
            return
        g.ask(MoveGenerals(self.power, self.number), 1 << seat)
        if choice.verb == "post-garrison":
            g.posted = True
            leave_garrison(g, choice.args[0])
            return
        general, to = choice.args
        leave = choice.verb.startswith("garrison-")
        kind = choice.verb.removeprefix("garrison-")
        g.push(March(general, to, kind, leave, LONGEST if kind == "strategic" else 1))


# -- what bars a move; each returns the reason, or None


def no_entry(g: Raison, general: int, to: int) -> Reason | None:
    """Where no General of this Power may go, whatever the kind of move."""
    power = g.board.owner[general]
    home, holder = g.board.land.home[to], g.control[to]
    if home >= 0 and g.status[home] == NEUTRAL and not g.family(power, home):
        return Reason("neutral-home", "11.3.2", (to, home))
    if g.status[power] == NEUTRAL and not (holder >= 0 and g.family(power, holder)):
        return Reason("neutral-limits", "11.3.2", (to,))
    if holder >= 0 and g.ally[power] >> holder & 1 and g.runs(holder) < 0:
        return Reason("nobody-holds", "12.5", (holder,))
    if holder >= 0 and (general, to, holder) in g.refused:
        return Reason("passage-refused", "7.5.1", (to, holder))
    return None


def no_march(g: Raison, general: int, to: int) -> Reason | None:  # raison:9.7.5
    if g.board.land.kind[to] == IMPASSABLE:
        return Reason("impassable", "5.2.5", (to,))
    if to not in g.board.land.near[g.spot[general]]:
        return Reason("not-adjacent", "9.7.5", (to,))
    if g.standing[to] & g.board.army[g.board.owner[general]]:
        return Reason("own-general-there", "9.7.9", (to,))
    return no_entry(g, general, to)


def no_sail(g: Raison, general: int, to: int) -> Reason | None:  # raison:9.7.6
    here, power = g.spot[general], g.board.owner[general]
    why: Reason | None = Reason("no-lane", "9.7.6", (to,))
    for there, lane in g.board.land.lanes[here]:
        if there == to:
            why = no_lane(g, power, here, lane)
            if why is None and (general, to, lane) in g.refused:
                why = Reason("passage-refused", "9.7.6", (to, lane))
            if why is None:
                break
    if why is not None:
        return why
    if g.own_general(power, to):
        return Reason("own-general-there", "9.7.9", (to,))
    return no_entry(g, general, to)


def no_lane(g: Raison, power: int, here: int, lane: int) -> Reason | None:
    """Own lanes, Allies' with permission, grey ones from own or uncontrolled land."""
    if lane == power or (lane >= 0 and g.family(power, lane)):
        return None
    if lane >= 0:
        return None if g.ally[power] >> lane & 1 and g.runs(lane) >= 0 else Reason("lane-owner", "9.7.6", (lane,))
    return None if g.control[here] in (-1, power) else Reason("grey-lane", "9.7.6", (here,))


def no_stride(g: Raison, general: int, to: int, left: int = LONGEST) -> Reason | None:
    """A step of a Strategic Move: by land, through own or Allied land (raison:9.7.7, ruling R19)."""
    power, holder = g.board.owner[general], g.control[to]
    if g.board.land.kind[to] == IMPASSABLE:
        return Reason("impassable", "5.2.5", (to,))
    if to not in g.board.land.near[g.spot[general]]:
        return Reason("not-adjacent", "9.7.7", (to,))
    if holder != power and not (holder >= 0 and g.ally[power] >> holder & 1):
        return Reason("not-controlled", "9.7.7", (to,))
    if g.own_general(power, to) and (g.enemies(power, to) or not way_out(g, general, to, left - 1)):
        return Reason("own-general-there", "9.7.9", (to,))
    return no_entry(g, general, to)


def way_out(g: Raison, general: int, place: int, left: int) -> bool:
    """Whether a General passing an own General can surely end elsewhere: through land that needs no consent."""
    power = g.board.owner[general]
    others = g.board.army[power] & ~(1 << general)
    for to in g.board.land.neighbours[place] if left else ():
        holder = g.control[to]
        if holder < 0 or not g.family(power, holder) or no_entry(g, general, to):
            continue
        if g.standing[to] & others and g.enemies(power, to):
            continue
        if not g.standing[to] & others or way_out(g, general, to, left - 1):
            return True
    return False


def no_garrison(g: Raison, general: int, territory: int) -> Reason | None:  # raison:9.7.10
    power, home = g.board.owner[general], g.board.land.home[territory]
    if not g.troops[general]:
        return Reason("no-troops", "9.7.10", (general,))
    if g.garrison[territory] >= 0:
        return Reason("garrison-there", "9.7.10", (territory,))
    if home >= 0 and g.ally[power] >> home & 1:
        return Reason("ally-home", "7.5.3", (territory, home))
    return None


def no_post(g: Raison, general: int) -> Reason | None:
    """A Garrison in an own Home without moving, one in a Movement action (raison:9.7.10, ruling R34)."""
    home = g.board.land.home[g.spot[general]]
    if g.options["home_garrisons"] == "moving" or home != g.board.owner[general]:
        return Reason("only-on-the-move", "9.7.10", (general,))
    if g.posted:
        return Reason("one-post", "9.7.10")
    return None


def leave_garrison(g: Raison, general: int) -> None:
    """Flip a Troop into a Garrison where the General stands."""
    power, territory = g.board.owner[general], g.spot[general]
    g.troops[general] -= 1
    g.put_garrison(territory, power)
    g.tell("garrisoned", power, territory)


@dataclass(slots=True, eq=False)
class March(Procedure[Raison]):
    """One step of a General: permissions, departure, arrival; a Strategic Move may take further steps."""

    steps = ("lane_permission", "passage", "enter", "arrive")
    general: int
    to: int
    kind: str
    leave: bool
    left: int  # territories this move may still enter, this one included

    def lane_permission(self, g: Raison) -> None:  # raison:9.7.6
        if self.kind != "sail":
            return
        power, here = g.board.owner[self.general], g.spot[self.general]
        lanes = [lane for to, lane in g.board.land.lanes[here] if to == self.to]
        open_ = [lane for lane in lanes if no_lane(g, power, here, lane) is None]
        if any(lane < 0 or g.family(power, lane) for lane in open_):
            return
        if open_[0] != g.control[self.to]:  # the same Ally is asked once
            self._ask(g, open_[0])

    def passage(self, g: Raison) -> None:  # raison:7.5.1
        power, holder = g.board.owner[self.general], g.control[self.to]
        if holder >= 0 and not g.family(power, holder) and g.ally[power] >> holder & 1:
            self._ask(g, holder)

    def _ask(self, g: Raison, ally: int) -> None:
        power = g.board.owner[self.general]
        g.tell("asked-passage", power, ally, self.to)
        g.ask(Passage(ally, power, self.general, self.to), 1 << g.runs(ally))
        g.talk("consent")

    def enter(self, g: Raison) -> None:
        here = g.spot[self.general]
        if self.leave:
            leave_garrison(g, self.general)
        g.moved |= 1 << self.general
        g.put_general(self.general, self.to)
        g.tell(MOVED[self.kind], self.general, here, self.to)

    def arrive(self, g: Raison) -> None:  # raison:9.7.10, raison:9.7.11
        power = g.board.owner[self.general]
        g.stack.pop()
        if g.enemies(power, self.to):
            return
        arrived = Arrived(power, self.general, self.left - 1)
        choices = [choice for choice, why in arrived.offers(g, g.runs(power), False) if why is None]
        if choices != [g.lexicon["stop",]]:
            g.ask(arrived, 1 << g.runs(power))


MOVED = {"march": "marched", "sail": "sailed", "strategic": "strategic"}


@dataclass(slots=True, eq=False)
class Arrived(Ask):
    """On arrival: leave a Garrison, go on (Strategic Move), or stop."""

    rule = "9.7.10"
    general: int
    left: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.general, g.spot[self.general])

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        here = g.spot[self.general]
        yield g.lexicon["garrison",], no_garrison(g, self.general, here)
        spent = None if self.left else Reason("three-steps", "9.7.7")
        if self.left or every:
            for to in range(len(g.control)) if every else g.board.land.neighbours[here]:
                yield g.lexicon["go-on", to], spent or no_stride(g, self.general, to, self.left)
        shared = (g.standing[here] & g.board.army[self.power]).bit_count() > 1
        yield g.lexicon["stop",], Reason("may-not-end-here", "9.7.9", (here,)) if shared else None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "garrison":
            leave_garrison(g, self.general)
            if self.left or (g.standing[g.spot[self.general]] & g.board.army[self.power]).bit_count() > 1:
                g.ask(Arrived(self.power, self.general, self.left), 1 << seat)
        elif choice.verb == "go-on":
            g.push(March(self.general, choice.args[0], "strategic", False, self.left))


@dataclass(slots=True, eq=False)
class Passage(Ask):
    """An Ally's consent to pass through its land or along its lane (raison:7.5.1); `power` is the Ally."""

    rule = "7.5.1"
    mover: int
    general: int
    to: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.mover, self.to)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["allow",], None
        yield g.lexicon["deny",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "allow":
            g.tell("passage", self.mover, self.power, self.to)
            return
        g.tell("no-passage", self.mover, self.power, self.to)
        g.refused = (*g.refused, (self.general, self.to, self.power))
        move = g.stack.pop()
        assert isinstance(move, March)
        if g.moved >> self.general & 1:  # in the middle of a Strategic Move: where to now
            g.ask(Arrived(self.mover, self.general, move.left), 1 << g.runs(self.mover))
