"""17.2: missions (misje): two in the hand, chosen from the realm's own; completed when their condition holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import lowest, members
from ..cards.conditions import holds
from ..cards.effects import Resolve
from ..cards.hands import without
from ..cards.scene import Memory
from ..court import prestige
from ..court.vocabulary import MISSION
from ..recall import recall
from ..state import NONE, Europa

HELD = 2


def played(g: Europa) -> bool:
    """Tables may leave missions out (17.2)."""
    return g.options.get("missions", "yes") != "no"


def seat_data(g: Europa, seat: int) -> dict[str, list[str]]:
    """What a scenario says of the missions of a seat."""
    data: dict[str, list[str]] = g.start.seats[seat].data.get("missions", {})
    return data


def deck(g: Europa, seat: int) -> tuple[int, ...]:
    """The missions of a seat's realm that the scenario leaves in."""
    return g.start.missions[seat] if played(g) else ()


def done(g: Europa, seat: int) -> frozenset[str]:
    """The keys of those that are completed, or said by the scenario to be."""
    cards = g.start.lists.missions
    completed = members(g.missions_done[seat]) if played(g) else ()
    return frozenset((*seat_data(g, seat).get("done", ()), *(cards[number].key for number in completed)))


def eligible(g: Europa, seat: int) -> list[int]:
    """Those that a seat can choose: not completed, not in its hand, with one of the needed ones completed."""
    cards, held, over = g.start.lists.missions, g.missions[seat], done(g, seat)
    return [
        number
        for number in deck(g, seat)
        if number not in held
        and cards[number].key not in over
        and (not cards[number].needs or not over.isdisjoint(cards[number].needs))
    ]


def starting(g: Europa, seat: int) -> list[int]:
    """The missions that a scenario begins with, else those that need no other."""
    named = [
        number for number in deck(g, seat) if g.start.lists.missions[number].key in seat_data(g, seat).get("start", [])
    ]
    open_ = eligible(g, seat)
    return [number for number in open_ if number in named] or open_


def take(g: Europa, seat: int, mission: int) -> None:
    g.missions[seat] = tuple(sorted((*g.missions[seat], mission)))
    g.whisper(1 << seat, "mission-taken", (g.realm[seat],), (mission,))


# -- completing one


def fulfilled(g: Europa, seat: int) -> tuple[int, ...]:
    """Missions in hand whose conditions hold."""
    return tuple(mission for mission in g.missions[seat] if mission >= 0 and recall(g, able, seat, mission))


def able(g: Europa, seat: int, mission: int) -> int:
    """The seat itself as a mask if the condition of its mission holds."""
    return int(holds(g, seat, g.start.lists.missions[mission].condition)) << seat


def complete(g: Europa, seat: int, mission: int, rewarded: bool = True) -> None:
    """It is shown to all; its Prestige, then its reward, which the final scoring leaves out (4.7)."""
    card = g.start.lists.missions[mission]
    g.missions[seat] = without(g.missions[seat], mission)
    g.missions_done[seat] |= 1 << mission
    g.learned |= g.everyone & ~(1 << seat)
    g.tell("mission-completed", g.realm[seat], mission)
    prestige.gain(g, seat, card.prestige, MISSION)
    if rewarded:
        g.push(Resolve(seat, card.reward, Memory(MISSION)))


# -- choosing them


def take_written(g: Europa) -> None:
    """3: the missions that a scenario gives."""
    for seat in g.clockwise(g.first):
        for key in seat_data(g, seat).get("held", ()) if played(g) else ():
            take(g, seat, lowest(g.start.missions_called[seat][key]))


@dataclass(slots=True, eq=False)
class FirstMissions(Procedure[Europa]):
    """3, step 4: everybody chooses two of his starting missions in secret, unless the scenario has chosen them."""

    steps = ("choose",)
    goes_round = True
    turn: int = 0

    def choose(self, g: Europa) -> None:
        while self.turn < g.playing:
            seat = g.clockwise(g.first)[self.turn]
            if len(g.missions[seat]) < HELD and starting(g, seat):
                self.again()
                g.ask(FirstMission(seat), 1 << seat)
                return
            self.turn += 1


@dataclass(slots=True, eq=False)
class FirstMission(Asked):
    """Which starting mission is chosen?"""

    rule = "17.2"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], HELD - len(g.missions[self.seat]))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for mission in starting(g, seat):
            yield g.lexicon["take-mission", mission], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        take(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class NewMissions(Procedure[Europa]):
    """4.1 D: hands are filled to two missions; held ones may be exchanged for others."""

    steps = ("choose",)
    goes_round = True
    turn: int = 0
    fresh: tuple[int, ...] = ()  # those that the seat has just chosen
    ready: bool = False

    def veil(self, g: Europa, seat: int) -> NewMissions:
        """What somebody has just chosen nobody else knows."""
        twin = self.copy()
        if self.fresh and g.clockwise(g.first)[self.turn] != seat:
            twin.fresh = (NONE,) * len(self.fresh)
        return twin

    def choose(self, g: Europa) -> None:
        while self.turn < g.playing:
            seat = g.clockwise(g.first)[self.turn]
            if not self.ready and eligible(g, seat):
                self.again()
                g.ask(NewMission(seat), 1 << seat)
                return
            self.turn, self.fresh, self.ready = self.turn + 1, (), False


def choosing(g: Europa) -> NewMissions:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, NewMissions))


@dataclass(slots=True, eq=False)
class NewMission(Asked):
    """Which mission is chosen, or exchanged for which?"""

    rule = "4.1"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], HELD - len(g.missions[self.seat]))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        open_ = eligible(g, seat)
        if len(g.missions[seat]) < HELD:
            for mission in open_:
                yield g.lexicon["take-mission", mission], None
        for old in g.missions[seat]:
            if old not in choosing(g).fresh:
                for mission in open_:
                    yield g.lexicon["exchange-mission", old, mission], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = choosing(g)
        if choice.verb == "done":
            frame.ready = True
            return
        if choice.verb == "exchange-mission":
            g.missions[seat] = without(g.missions[seat], choice.args[0])
        take(g, seat, choice.args[-1])
        frame.fresh += (choice.args[-1],)
