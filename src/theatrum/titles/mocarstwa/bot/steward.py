"""How the steward plays Mocarstwa: for each kind of choice, weighted reasons; a step to the goal counts about one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from ....engine.choice import Choice
from ..box.prices import CARD_DEFENCE
from ..box.units import GUNS, INFANTRY, MOUNTED, ONE, each
from ..state import Mocarstwa
from ..vocabulary import NOBODY
from . import battle, expedition, fleet, realm
from .cardplay import Table
from .estimate import Estimate
from .expedition import Expedition
from .manners import PLAIN, Manner
from .odds import by_dice, overrun, price_of
from .strikes import ENVY, Strike, strikes
from .way import Way, sets_out

Reasons = Iterator[tuple[float, str]]

MARCHES = ("move", "ride")
PACE = 0.9
"""What a step towards the goal is worth."""
PAYS = PLAIN.effort / 2
"""A march is made for more than this."""
PRESSED = 0.5
"""What of a risk counts for whoever leaves a full province: those behind come after."""
RISK = 1.4
"""No danger counts for more than this."""
BARS = 2.0
"""What the last unit in a power that a rival is about to take is worth."""
JOINS = 0.6
"""What it is worth to stand together in a power that a rival is taking: who stands alone falls first."""
UNDER_FIRE = 2.0
"""With dice: how much less one waits for others where a unit is expected to fall in every round."""
AFTER = 0.9
"""What it counts that an order leads to another, by which a rival does not win with his next turn."""
FIRST = 2.0
"""With cards all moves come before the first attack (7.5)."""


class Judgement(Estimate):
    """An estimate with the attacks that are planned."""

    def __init__(self, g: Mocarstwa, seat: int, manner: Manner = PLAIN) -> None:
        super().__init__(g, seat, manner)
        self.seas: dict[str, list[int]] = {}
        self.table: Table | None = None
        self.shopping: dict[int, int] | None = None
        self._perils: dict[int, float] = {}
        self._ways: dict[tuple[int, int], tuple[list[tuple[float, str]], float]] = {}

    @cached_property
    def expedition(self) -> Expedition | None:
        """The plan of a lone player with dice for the one place that he wants."""
        return Expedition(self) if not self.g.by_cards and sets_out(self.g) else None

    @cached_property
    def by_land(self) -> bool:
        """Whether a lone player needs no ships."""
        return sets_out(self.g) and Way(self).by_land

    @cached_property
    def embark(self) -> int:
        return 0 if self.by_land else super().embark

    @cached_property
    def field(self) -> list[int]:
        return super().field if self.expedition is None else self.expedition.field

    @cached_property
    def strikes(self) -> dict[int, Strike]:
        return strikes(self)

    @cached_property
    def mouths(self) -> int:
        return realm.mouths(self)

    @cached_property
    def income(self) -> int:
        return realm.income(self)

    def peril(self, place: int) -> float:
        """What each thousand ducats that stand in a province are in danger of, with cards."""
        known = self._perils.get(place)
        if known is None:
            danger = self.danger(place)
            known = self.manner.loss * overrun(danger - self.guard(place)) if danger else 0.0
            self._perils[place] = known
        return known

    @cached_property
    def wanted(self) -> Counter[tuple[int, int]]:
        """Who is wanted for attacks, (from, kind)."""
        return Counter(unit for strike in self.strikes.values() for unit in strike.force)

    def busy(self, kind: int, place: int) -> bool:
        """Whether every unit of a kind in a place is wanted for an attack."""
        able = self.g.fresh[place] + self.g.riding[place]
        return self.wanted[place, kind] >= (able >> 4 * kind & 15)

    def way(self, place: int, to: int) -> tuple[list[tuple[float, str]], float]:
        """What speaks for a march and against it, whoever goes, and all of it together; worked out once."""
        found = self._ways.get((place, to))
        if found is None:
            reasons = list(_way(self, place, to))
            found = self._ways[place, to] = reasons, sum(weight for weight, _ in reasons)
        return found


def weigh(g: Mocarstwa, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return list(WEIGHTS[choice.verb](Judgement(g, seat), g.decision, *choice.args))


def scores(g: Mocarstwa, seat: int, choices: list[Choice], manner: Manner = PLAIN) -> list[float]:
    """The weight of each choice, worked out together."""
    judgement, decision = Judgement(g, seat, manner), g.decision
    alike = () if g.by_cards or judgement.expedition is not None else MARCHES
    found = []
    for choice in choices:
        if choice.verb in alike and not (judgement.brinks and choice.args[0] in MOUNTED):  # with dice all march alike
            found.append(judgement.way(*choice.args[1:])[1])
            continue
        total = 0.0
        for weight, _ in WEIGHTS[choice.verb](judgement, decision, *choice.args):
            total += weight
        found.append(total)
    return found


# -- orders on land


def march(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    if e.expedition is not None:
        yield from expedition.march(e.expedition, kind, place, to)
        return
    if e.g.by_cards and e.busy(kind, place):
        yield -1.0, "is-to-attack"
        return
    way, all_of_it = e.way(place, to)
    yield from way
    if e.brinks and kind in MOUNTED and e.g.fresh[place] >> 4 * kind & 15:
        yield AFTER * e.landing(kind, e.g.board.land.neighbours[to]), "hurts-rival"  # two provinces (7.3)
    if not e.g.by_cards:
        return
    gain = all_of_it + (escape := e.peril(place) * price_of(ONE[kind]))
    if gain > PAYS:
        risk = 0.0 if place in e.detached else exposed(e, kind, place, to)
        yield escape - risk, "exposed"
        if gain - risk > PAYS:
            yield FIRST, "moves-first"


def _way(e: Judgement, place: int, to: int) -> Reasons:
    g = e.g
    yield -e.manner.effort, "stays"
    yield PACE * e.nearer(place, to), "nearer-goal"
    here = g.units[to] % 15
    if not here:
        yield 0.8 * e.worth(to), "takes-province"
    elif to in e.keys:
        yield (0.0 if g.full and not e.danger(to) else 0.9), "guards"
    elif g.board.land.power[to] in e.coveted and place < e.provinces and g.units[place] % 15 <= here:
        yield JOINS, "together"
    company = max(-6, min(6, e.friends(to) - e.friends(place) + 1))
    if g.by_cards and not g.full and not g.room(place):
        company = max(0, company)  # who leaves a full province makes room for those behind
    yield e.manner.company * company, "together"
    yield from leaves(e, place)
    if barred := e.bars(INFANTRY, to):
        yield barred, "hurts-rival"
    if not g.by_cards and e.awaits(to, g.board.land.near[place]):
        yield -2.5 + UNDER_FIRE * min(1.0, e.struck(place)), "gathers"


def exposed(e: Judgement, kind: int, place: int, to: int) -> float:
    """Enemies beside a province who would beat those that can be there by the end of the phase."""
    g = e.g
    danger = e.danger(to)
    if not danger or e.pressed:
        return 0.0
    behind = g.fresh[place] - ONE[kind] if g.fresh[place] >> 4 * kind & 15 else g.fresh[place]
    room = max(0, g.room(to) - 1)
    follow = sorted((CARD_DEFENCE[other] for other in each(behind)), reverse=True)[:room]
    guard = e.guard(to) + CARD_DEFENCE[kind] + sum(follow)
    price = price_of(g.units[to]) + price_of(ONE[kind]) + 1.2 * len(follow)
    risk = min(RISK, e.manner.loss * overrun(danger - guard) * price)
    return risk if g.full or g.room(place) else PRESSED * risk


def leaves(e: Judgement, place: int) -> Reasons:
    """What is given up by leaving a place."""
    g = e.g
    if place >= e.provinces:
        return
    left = g.units[place] % 15 - 1
    if opened := e.opens(place):
        yield -opened, "hurts-rival"
    if left == 0:
        yield -0.8 * e.worth(place), "leaves-province"
        power = g.board.land.power[place]
        abroad = power in e.coveted and power != g.core[e.seat]
        if e.homeless(place):
            yield -fleet.OUT, "leaves-home"
        if e.deserts(place):
            yield -fleet.HOME, "hurts-rival" if abroad else "leaves-home"
        elif abroad:
            own = sum(g.holder[other] == e.seat for other in g.board.lands[power])
            yield -BARS / max(1, own), "hurts-rival"
    if place in e.keys and g.holder[place] == e.seat:
        yield -(2.0 if left < 3 and e.danger(place) else 0.6 if not g.full or not left else 0.0), "guards"


def attack(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    if e.expedition is not None:
        yield from expedition.attack(e.expedition, kind, place, to)
        return
    g = e.g
    if not e.hostile(to):
        yield -2.0, "ally"
        return
    if g.by_cards:
        yield from declare(e, kind, place, to)
        return
    odds = by_dice(g, kind, place, to)
    last = g.units[to] % 15 == 1
    yield 0.9 + odds * 0.7 * price_of(g.units[to]) / (g.units[to] % 15), "strikes"
    yield ENVY * e.leads(to), "hurts-rival"
    yield odds * e.worth(to) * (1.0 if last else 0.35), "prize"
    if last and not _stands_apart(e, kind, place):  # somebody has to enter (7.8)
        yield odds * 0.5 * min(0.5, e.nearer(place, to)), "nearer-goal"
        if barred := e.bars(kind, to):
            yield odds * barred, "hurts-rival"
        yield from ((odds * weight, key) for weight, key in leaves(e, place))
        if e.awaits(to, g.board.land.near[place]):
            yield -3.0 * odds, "gathers"
    elif opened := e.opens(to):
        yield -odds * opened, "hurts-rival"


def _stands_apart(e: Judgement, kind: int, place: int) -> bool:
    """Who need not enter: guns, a garrison behind walls, cavalry."""
    return kind in GUNS or kind in MOUNTED or e.g.fort_of(place) > 0


def declare(e: Judgement, kind: int, place: int, to: int) -> Reasons:
    """With cards all that attack may fall: only those who were chosen go."""
    strike = e.strikes.get(to)
    if strike is None:
        yield -1.5, "too-weak"
    elif (place, kind) not in strike.force:
        yield -0.8, "enough"
    else:
        yield 0.6 + strike.gain, "prize"


def rest(_e: Judgement, _d: Any, *_args: int) -> Reasons:
    yield 0.0, "stays"


def accompany(e: Judgement, _d: Any, place: int) -> Reasons:
    """A commander goes on with the army, unless he is wanted where he is."""
    g = e.g
    onward = any(
        g.holder[to] in (e.seat, NOBODY) and e.nearer(place, to) > 0 for to in g.board.land.neighbours[place]
    ) if place < e.provinces else False  # fmt: skip
    yield (0.3 if onward and g.escort < 0 and place not in e.keys else -0.5), "commander"


def assail(e: Judgement, _d: Any, kind: int, place: int, to: int) -> Reasons:
    """For the independents against a rival: where it hurts."""
    last = e.g.units[to] % 15 == 1
    yield by_dice(e.g, kind, place, to) * (1 + last + price_of(e.g.units[to])), "hurts-rival"


WEIGHTS: dict[str, Callable[..., Reasons]] = {
    "ready": rest, "end-phase": rest, "done": rest, "move": march, "ride": march, "attack": attack, "leap": attack,
    "accompany": accompany, "assail": assail, **fleet.WEIGHTS, **battle.WEIGHTS, **realm.WEIGHTS,
}  # fmt: skip
