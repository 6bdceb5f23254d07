"""The military phase (faza militarna, 5.3) on land: one action for each unit, in any order (7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import compress

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure, Question
from ..box.information import in_force
from ..box.prices import CAPACITY
from ..box.units import KINDS, MOUNTED, ONE, present
from ..land.battle import ChooseBattle, begin
from ..land.dice import Assault
from ..land.entering import declare, shift
from ..land.hands import draw_up_to, limit
from ..sea import cards as sea_cards
from ..sea import dice as sea_dice
from ..sea.engaging import fights
from ..sea.fleet import VOYAGES, voyages
from ..sea.listing import open_at_sea
from ..state import NO_HEX, Mocarstwa
from ..victory.goals import check, count_turn
from ..vocabulary import INDEPENDENT, NOBODY
from .experts import usable, use

DRAWN = 2
"""Cards drawn at the start of a military phase."""


@dataclass(slots=True, eq=False)
class Military(Procedure[Mocarstwa]):
    """A player's military phase: orders until the player ends it."""

    steps = ("begin", "order", "battles", "ended")
    seat: int

    def begin(self, g: Mocarstwa) -> None:
        g.active = self.seat
        g.wake(self.seat)
        g.tell("military-phase", g.core[self.seat])
        if g.by_cards:
            draw_up_to(g, self.seat, limit(g, self.seat), DRAWN)  # 5.3.2

    def order(self, g: Mocarstwa) -> None:
        check(g)
        if not g.over and not g.out >> self.seat & 1:
            self.again()
            g.ask(Orders(self.seat), 1 << self.seat)

    def battles(self, g: Mocarstwa) -> None:
        """With cards the battles come last, in the order that the attacker wants (7.5)."""
        check(g)
        if g.by_cards and g.assaults and not g.over:
            self.again()
            sites = list(dict.fromkeys(target for target, _, _ in g.assaults))
            if len(sites) > 1:
                g.ask(ChooseBattle(self.seat), 1 << self.seat)
            else:
                begin(g, self.seat, sites[0])

    def ended(self, g: Mocarstwa) -> None:
        g.rest()
        count_turn(g, self.seat)
        check(g)


@dataclass(slots=True, eq=False)
class Orders(Question[Mocarstwa]):
    """What is the next unit to do?"""

    rule = "7.2"
    seat: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat],)

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        truce = g.board.apart or in_force(g, "truce") > 0
        found = marches(g, seat, truce)
        if g.experts[seat]:
            found += [choice for choice, _ in usable(g, seat, True)]
        if g.commander.count(0) < len(g.commander):
            found += [choice for choice, why in escorts(g, seat) if why is None]
        if g.hex.count(NO_HEX) < len(g.hex):
            found += open_at_sea(g, seat, truce)
        found.append(g.lexicon["end-phase",])
        return found

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        lexicon = g.lexicon
        provinces = range(len(g.fort))
        for place in provinces:
            if g.holder[place] != seat:
                continue
            for kind in range(len(KINDS)):
                if not g.units[place] >> 4 * kind & 15:
                    continue
                for to in provinces if every else g.board.land.neighbours[place]:
                    yield lexicon["move", kind, place, to], no_move(g, seat, kind, place, to)
                    yield lexicon["attack", kind, place, to], no_attack(g, seat, kind, place, to)
                    if kind in MOUNTED:
                        yield lexicon["ride", kind, place, to], no_ride(g, seat, kind, place, to)
                        yield lexicon["leap", kind, place, to], no_leap(g, seat, kind, place, to)
        yield from usable(g, seat, True)
        yield from escorts(g, seat)
        yield from at_sea(g, seat)
        yield lexicon["end-phase",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "end-phase":
            phase = g.stack[-1]
            assert isinstance(phase, Military)
            phase.at += 1
        elif choice.verb in ORDERS:
            kind, place, to = choice.args
            ORDERS[choice.verb](g, seat, kind, place, to)
        elif choice.verb == "use":
            use(g, seat, choice.args[0])
        elif choice.verb == "accompany":
            g.escort = choice.args[0]
        elif choice.verb in VOYAGES:
            VOYAGES[choice.verb](g, seat, *choice.args)
        elif g.by_cards:
            sea_cards.declare(g, seat, choice)
        else:
            sea_dice.fight(g, seat, choice)


def marches(g: Mocarstwa, seat: int, truce: bool) -> list[Choice]:
    """What can be done on land; in a truce only independents are attacked."""
    found: list[Choice] = []
    holder, units, fort, fresh, riding, capacity = g.holder, g.units, g.fort, g.fresh, g.riding, CAPACITY
    moving = not (g.assaults and g.by_cards)  # with cards, all moves come before the first attack
    provinces, ways = range(len(fort)), g.board.marches
    awake: Iterable[int] = compress(provinces, fresh)
    ridden = riding.count(0) < len(riding)  # much faster than `any`
    if ridden:
        awake = sorted({*awake, *compress(provinces, riding)})
    for place in awake:
        here = present(fresh[place])
        if ridden:
            here |= present(riding[place]) << 1
        for to, moves, attacks, leaps in ways[place][here]:
            there = units[to]
            if not there:
                if moving:
                    found += moves
            elif holder[to] == seat:
                if moving and there % 15 < capacity[fort[to]]:
                    found += moves
            elif not truce or holder[to] == INDEPENDENT:
                found += attacks
                if leaps and not fort[to]:
                    found += leaps
    return found


def escorts(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """A commander is told to go with the next unit that leaves his place; once in a phase (12.3)."""
    for place, commander in enumerate(g.commander):
        if commander and g.holder[place] == seat and g.escort != place:
            rides = g.outrider == place and g.riding[place]
            why = Reason("has-led", "12.3", (commander - 1,)) if g.led >> commander & 1 and not rides else None
            if why is None and not (g.fresh[place] or g.riding[place]):
                why = Reason("nobody-to-lead", "12.3", (place,))
            yield g.lexicon["accompany", place], why


def at_sea(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """What can be done with and against ships."""
    yield from voyages(g, seat)
    for choice, why in fights(g, seat):
        yield choice, why or no_war(g, choice.args[-1])


# -- what closes an order


def no_unit(column: list[int], kind: int, place: int) -> Reason | None:
    if column[place] >> 4 * kind & 15:
        return None
    return Reason("has-acted", "7.2", (kind, place))


def no_way(g: Mocarstwa, seat: int, place: int, to: int) -> Reason | None:
    """Why a province cannot be entered in peace (7.3, 7.4)."""
    if g.assaults and g.by_cards:
        return Reason("moves-first", "7.5")
    if to not in g.board.land.near[place]:
        return Reason("not-adjacent", "7.3", (to,))
    if g.holder[to] not in (seat, NOBODY):
        return Reason("enemy-there", "7.3", (to,))
    if not g.room(to):
        return Reason("full-province", "7.4", (to,))
    return None


def no_target(g: Mocarstwa, seat: int, place: int, to: int) -> Reason | None:
    """Why a province cannot be attacked (7.7.1)."""
    if to not in g.board.land.near[place]:
        return Reason("not-adjacent", "7.7.1", (to,))
    if g.holder[to] in (seat, NOBODY):
        return Reason("nobody-there", "7.7.1", (to,))
    return no_war(g, to)


def no_war(g: Mocarstwa, to: int) -> Reason | None:
    """A congress keeps the players from each other's throats (5.6), and so does a campaign (10.6)."""
    if g.board.apart and g.holder[to] != INDEPENDENT:
        return Reason("apart", "10.6", (to,))
    return Reason("truce", "5.6", (to,)) if in_force(g, "truce") and g.holder[to] != INDEPENDENT else None


def no_move(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> Reason | None:
    return no_way(g, seat, place, to) or no_unit(g.fresh, kind, place)


def no_ride(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> Reason | None:
    return no_way(g, seat, place, to) or no_unit(g.riding, kind, place)


def no_attack(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> Reason | None:
    return no_target(g, seat, place, to) or no_unit(g.fresh, kind, place)


def no_leap(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> Reason | None:
    why = no_target(g, seat, place, to)
    if why is None and g.fort[to]:
        why = Reason("fort-no-leap", "7.10.5", (to,))
    return why or no_unit(g.riding, kind, place)


# -- what an order does


def move(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> None:
    """7.3; cavalry may go on from there, unless it has left the map with its player (6.4)."""
    g.fresh[place] -= ONE[kind]
    led = shift(g, seat, kind, place, to)
    if kind in MOUNTED and g.holder[to] == seat and not in_force(g, "mud"):
        g.riding[to] += ONE[kind]
        g.outrider = to if led else g.outrider
    g.tell("moved", g.core[seat], kind, place, to)


def ride(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> None:
    """7.3: the second province of a cavalry move."""
    g.riding[place] -= ONE[kind]
    shift(g, seat, kind, place, to)
    g.tell("rode", g.core[seat], kind, place, to)


def attack(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> None:
    """7.7: from the next province (z bliska, for cavalry)."""
    g.fresh[place] -= ONE[kind]
    g.tell("attacked", g.core[seat], kind, place, to)
    if g.by_cards:
        declare(g, kind, place, to)
    else:
        g.push(Assault(seat, kind, place, to, False))


def leap(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> None:
    """7.9.1: cavalry attacks after its first province (z doskoku)."""
    g.riding[place] -= ONE[kind]
    g.tell("leapt", g.core[seat], kind, place, to)
    if g.by_cards:
        declare(g, kind, place, to)
    else:
        g.push(Assault(seat, kind, place, to, True))


ORDERS = {"move": move, "ride": ride, "attack": attack, "leap": leap}
