"""Chapter 11: the update of the board (Aktualizacja stanu planszy) after relations change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Together
from .ask import Ask
from .outcome import withdraw
from .state import MOST_TROOPS, Raison, bits
from .vocabulary import NEUTRAL, SIGNS


@dataclass(slots=True, eq=False)
class Update(Procedure[Raison]):
    """Settle every place where pieces contradict the new relations, territory by territory (raison:11)."""

    steps = (
        "garrisons_at_peace", "generals_at_peace", "neutral_generals", "enemies_in_one_territory",
        "generals_at_peace",
    )  # fmt: skip
    was_war: tuple[int, ...]  # War masks before the change
    settled: int = 0  # Generals whose stay is decided

    def garrisons_at_peace(self, g: Raison) -> None:  # raison:11.1
        for territory, power in enumerate(g.garrison):
            home = g.board.land.home[territory]
            if power >= 0 and home not in (-1, power) and not g.war[power] >> home & 1:
                self.again()
                return_garrison(g, territory)
                return

    def generals_at_peace(self, g: Raison) -> None:
        for general, territory in enumerate(g.spot):
            if territory < 0 or self.settled >> general & 1:
                continue
            power, home = g.board.owner[general], g.board.land.home[territory]
            if home in (-1, power) or g.war[power] >> home & 1:
                continue
            if not g.ally[power] >> home & 1:
                self._leave(g, general)
            elif g.enemies(power, territory):
                continue  # ruling R29: Strength is compared first, the controller is asked after that
            elif self.was_war[power] >> home & 1:
                self._may_stay(g, general)
            else:
                continue
            self.settled |= 1 << general
            self.again()
            return

    def _may_stay(self, g: Raison, general: int) -> None:
        """An Ally's General may stay if the territory's controller agrees (raison:11.1)."""
        territory, power = g.spot[general], g.board.owner[general]
        keeper = g.control[territory]
        if g.family(power, keeper):
            g.tell("may-stay", general, territory)
        elif g.runs(keeper) < 0:  # ruling R14
            self._leave(g, general)
        else:
            g.ask(MayStay(keeper, general), 1 << g.runs(keeper))
            g.talk("consent")

    def _leave(self, g: Raison, general: int) -> None:
        g.tell("must-leave", general, g.spot[general])
        withdraw(g, general, "11.1")

    def neutral_generals(self, g: Raison) -> None:  # raison:11.3
        for general, territory in enumerate(g.spot):
            power = g.board.owner[general]
            if territory < 0 or g.status[power] != NEUTRAL:
                continue
            holder = g.control[territory]
            if holder < 0 or not g.family(power, holder):
                self.again()
                self._leave(g, general)
                return

    def enemies_in_one_territory(self, g: Raison) -> None:  # raison:11.2, ruling R9
        for territory, standing in enumerate(g.standing):
            if not standing:
                continue
            sides = hostile_sides(g, territory)
            if len(sides) > 1:
                self.again()
                best = strongest(g, territory, sides)
                if len(best) == 1:
                    prevail(g, territory, best[0])
                elif len(best) == 2 and all(speaker(g, side) >= 0 for side in best):
                    show_signs(g, territory, best[0], best[1])
                else:
                    by_lot(g, territory, best)
                return


@dataclass(slots=True, eq=False)
class Withdrawal(Procedure[Raison]):
    """A General driven out; his way back is looked for when his turn comes."""

    steps = ("leave",)
    general: int

    def leave(self, g: Raison) -> None:
        g.tell("must-leave", self.general, g.spot[self.general])
        withdraw(g, self.general, "11.2")


def return_garrison(g: Raison, territory: int) -> None:
    """A Garrison becomes a Troop under a General of its Power, or 1 Money (raison:11.1)."""
    power = g.garrison[territory]
    g.put_garrison(territory, -1)
    takers = [general for general in g.board.generals[power] if no_room(g, general) is None]
    if not takers:
        g.money[power] += 1
        g.tell("garrison-sold", power, territory)
    elif len(takers) == 1 or g.runs(power) < 0:
        reinforce(g, territory, takers[0])
    else:
        g.ask(AssignTroop(power, territory), 1 << g.runs(power))


def no_room(g: Raison, general: int) -> Reason | None:
    if g.spot[general] < 0:
        return Reason("general-off-board", "11.1", (general,))
    if g.troops[general] >= MOST_TROOPS:
        return Reason("three-troops", "11.1", (general,))
    return None


def reinforce(g: Raison, territory: int, general: int) -> None:
    g.troops[general] += 1
    g.tell("garrison-returns", g.board.owner[general], territory, general)


def hostile_sides(g: Raison, territory: int) -> list[int]:
    """The Powers in a territory in groups of Allies, each at odds with the others; one group: no conflict."""
    present = 0
    for general in bits(g.standing[territory]):
        present |= 1 << g.board.owner[general]
    if g.garrison[territory] >= 0:
        present |= 1 << g.garrison[territory]
    sides: list[int] = []
    for power in bits(present):
        friends = g.ally[power] | 1 << power
        for i, side in enumerate(sides):
            if side & friends:
                sides[i] |= 1 << power
                break
        else:
            sides.append(1 << power)
    at_odds = any(at_odds_in(g, p, q, territory) for p in bits(present) for q in bits(present))
    return sides if at_odds else sides[:1]


def at_odds_in(g: Raison, p: int, q: int, territory: int) -> bool:
    """At War, or one of them a Neutral outside its Home (raison:7.10 B)."""
    if p == q or g.ally[p] >> q & 1:
        return False
    if g.war[p] >> q & 1:
        return True
    neutrals = [power for power in (p, q) if g.status[power] == NEUTRAL]
    return len(neutrals) == 1 and neutrals[0] != g.board.land.home[territory]


def strongest(g: Raison, territory: int, sides: list[int]) -> list[int]:
    """The side with the most Strength, or those that tie; a tie goes to the Garrison."""
    most = max(g.strength(side, territory) for side in sides)
    best = [side for side in sides if g.strength(side, territory) == most]
    garrison = g.garrison[territory]
    if len(best) > 1 and garrison >= 0:
        best = [side for side in best if side >> garrison & 1] or best
    return best


def by_lot(g: Raison, territory: int, sides: list[int]) -> None:
    prevail(g, territory, sides[g.dice.pick("tie", territory, [1] * len(sides))])


def prevail(g: Raison, territory: int, stays: int) -> None:
    """One side stays, every other is driven out."""
    g.tell("stronger", next(bits(stays)), territory)
    for side in hostile_sides(g, territory):
        if side != stays:
            drive_out(g, territory, side)


def drive_out(g: Raison, territory: int, side: int) -> None:
    for general in bits(g.standing[territory]):
        if side >> g.board.owner[general] & 1:
            g.push(Withdrawal(general))
    garrison = g.garrison[territory]
    if garrison >= 0 and side >> garrison & 1:
        return_garrison(g, territory)


def speaker(g: Raison, side: int) -> int:
    """The Power that plays for a side: the first in the Order of Powers that anyone decides for, -1 if none."""
    return next((power for power in bits(side) if g.runs(power) >= 0), -1)


def show_signs(g: Raison, territory: int, one: int, other: int) -> None:
    seats = 1 << g.runs(speaker(g, one)) | 1 << g.runs(speaker(g, other))
    g.ask(ShowSign(territory, one, other), seats)


@dataclass(slots=True, eq=False)
class ShowSign(Together[Raison]):
    """Rock, paper, scissors between two equal sides; the lot if either prefers it (raison:11.2, ruling R9)."""

    rule = "11.2"
    territory: int
    one: int  # the two sides, masks of Powers
    other: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.territory,)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        for sign in range(len(SIGNS)):
            yield g.lexicon["show", sign], None
        yield g.lexicon["lot",], None

    def resolve(self, g: Raison, answers: tuple[Choice | None, ...]) -> None:
        sides = (self.one, self.other)
        shown = [answers[g.runs(speaker(g, side))] for side in sides]
        signs = [choice.args[0] for choice in shown if choice is not None and choice.verb == "show"]
        if len(signs) < len(sides):
            by_lot(g, self.territory, [*sides])
            return
        for side, sign in zip(sides, signs, strict=True):
            g.tell("showed", speaker(g, side), sign)
        lead = (signs[0] - signs[1]) % len(SIGNS)  # each sign beats the one before it
        if lead:
            prevail(g, self.territory, sides[lead - 1])
        else:
            show_signs(g, self.territory, *sides)


@dataclass(slots=True, eq=False)
class AssignTroop(Ask):
    """Which General takes the Troop that was a Garrison."""

    rule = "11.1"
    territory: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.territory)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        for general in g.board.generals[self.power]:
            yield g.lexicon["reinforce", general], no_room(g, general)

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        reinforce(g, self.territory, choice.args[0])


@dataclass(slots=True, eq=False)
class MayStay(Ask):
    """Whether a former enemy's General, now an Ally's, may stay; `power` controls the territory."""

    rule = "11.1"
    general: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.general, g.spot[self.general])

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["allow",], None
        yield g.lexicon["deny",], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "allow":
            g.tell("may-stay", self.general, g.spot[self.general])
        else:
            g.push(Withdrawal(self.general))
