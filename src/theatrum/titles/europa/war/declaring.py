"""5.5, 9.1: a declaration of war (Wypowiedzenie wojny, WW) with all that follows from it in the same turn.

Targets and their tokens, what a war without casus belli costs, calls to arms on both sides, the defence of the Empire,
rewards, influence that goes, battles at sea and on land; without any battle a free activation or recruitment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import filterfalse

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..board.nearness import foes
from ..board.reading import bits, members
from ..court import power, stability
from ..curia.crusade import commit
from ..curia.leading import Leading
from ..diplomacy.relations import areas_with
from ..diplomacy.removing import imperial_cubes, lose_influence, own_cubes
from ..empire import defence
from ..recall import recall
from ..state import MIL, Europa
from .calls import DEFENSIVE, OFFENSIVE, AllyAttacked, Answer, Calling, join
from .casus import CRUSADE, attackable, can_attack, causes, limits, targets
from .casus import crusade as calls_to_crusade
from .forces import at_sea, in_field
from .free_action import free_action
from .hostilities import begin_war
from .meeting import Meetings

WITHOUT_CAUSE, MARRIED = 2, 1
"""Stability for a target without casus belli, and for one with whom the royal house is wed."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None
    if not power.has(g, seat, MIL):
        why = Reason("no-power", "5.5", (MIL, 1))
    elif not can_attack(g, seat):
        why = Reason("nobody-to-attack", "9.1")
    if why is None or every:
        yield g.lexicon["declare-war",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    power.spend(g, seat, MIL, 1)
    g.push(Declaration(seat))


ACTION = Action(("declare-war",), False, offers, taken)


def declare(g: Europa, seat: int, realm: int) -> None:
    """16.3: an event makes war: it is a casus belli of its own, and the steps from the calls to arms follow."""
    g.push(Declaration(seat, chosen=(realm,), event=True))


def crusade(g: Europa, seat: int, realms: int) -> None:
    """19.3: who has called a crusade may make war on any of these realms for nothing."""
    g.push(Declaration(seat, among=realms))


@dataclass(slots=True, eq=False)
class Declaration(Procedure[Europa]):
    """The eight steps of the action."""

    steps = (
        "choose", "tokens", "vows", "penalties", "within", "call_allies", "call_emperor", "answer_emperor",
        "realms_call", "players_call", "reward", "influence", "at_sea", "on_land", "free",
    )  # fmt: skip
    seat: int
    chosen: tuple[int, ...] = ()  # the targets
    event: bool = False  # a card makes this war: no penalties, no free action
    among: int = 0  # mask of realms: where a crusade limits the targets
    friends: int = 0  # mask of the targets' players and of players who answered a realm's call: they gain power
    before: int = 0  # mask of seats that fight all the targets without having been called
    imperial: bool = False  # the Emperor has come for a realm that nobody plays
    queue: tuple[int, ...] = ()
    fought: bool = False

    # -- 1, 2: targets, tokens, penalties

    def choose(self, g: Europa) -> None:
        if not self.event and self.open(g):
            g.ask(Target(self.seat), 1 << self.seat)

    def open(self, g: Europa) -> int:
        """The realms that can be added to the targets, as a mask."""
        return recall(g, attackable, self.seat) & ~bits(self.chosen) & (self.among or ~0)

    def tokens(self, g: Europa) -> None:
        if not self.chosen:  # nobody was attacked after all
            self.at = len(self.steps)
        for realm in self.chosen:
            g.tell("declared-war", g.realm[self.seat], realm)
        self.queue = () if self.event else self.chosen

    def vows(self, g: Europa) -> None:
        """Who uses the crusade as his casus belli is committed to it, and so is who calls it and makes war at once."""
        if self.among:
            commit(g, self.seat)
        while self.queue:
            realm, *rest = self.queue
            self.queue = tuple(rest)
            if not g.crusaders >> self.seat & 1 and calls_to_crusade(g, self.seat, realm):
                self.again()
                g.ask(Vow(self.seat, realm), 1 << self.seat)
                return

    def penalties(self, g: Europa) -> None:
        """Casus belli are counted before any token of this war lies."""
        self.queue = () if self.event else tuple(realm for realm in self.chosen if not self.cause(g, realm))
        wed = 0 if self.event else sum(is_wed(g, self.seat, realm) for realm in self.chosen)
        loss = WITHOUT_CAUSE * len(self.queue) + MARRIED * wed
        for realm in self.chosen:
            begin_war(g, self.seat, realm, declared=True)
            if g.seat_of(realm) >= 0:
                self.friends |= 1 << g.seat_of(realm)
        if loss:
            stability.change(g, self.seat, -loss)
        if self.among:
            g.push(Leading(self.seat))

    def within(self, g: Europa) -> None:
        """18.5: what war on members of the Empire without casus belli costs besides."""
        if self.queue:
            realm, *rest = self.queue
            self.queue = tuple(rest)
            self.again()
            defence.war_within(g, self.seat, realm)

    def cause(self, g: Europa, realm: int) -> bool:
        """Whether a casus belli is used; that of the crusade only with a vow."""
        found = causes(g, self.seat, realm)
        sworn = g.crusaders >> self.seat & 1
        return any(kind != CRUSADE or sworn for kind in found)

    # -- 3: calls to arms

    def call_allies(self, g: Europa) -> None:  # a
        self.before = bits(self.fighting(g))
        g.push(Calling(self.seat, bits(self.chosen), OFFENSIVE))

    def call_emperor(self, g: Europa) -> None:  # b
        """One call, however many subjects are attacked; he answers to it even if he is the target himself."""
        mine = g.realm[self.seat]
        called = [realm for realm in self.chosen if defence.may_defend(g, mine, realm)]
        if called and not g.defence >> mine & 1:
            emperor = defence.emperor(g)
            subject = next((realm for realm in called if realm != g.emperor), g.emperor)
            if g.seat_of(subject) < 0:
                self.befriend(g, emperor)
            g.ask(Defend(emperor, subject, self.attackers(g), True), 1 << emperor)

    def answer_emperor(self, g: Europa) -> None:
        """An Emperor who has come for a realm that nobody plays calls allies of his own, as for an ally's sake."""
        if self.imperial and g.emperor not in self.chosen:
            g.push(Calling(defence.emperor(g), self.attackers(g), DEFENSIVE, players=False))
        self.queue = tuple(realm for realm in self.chosen if g.seat_of(realm) < 0)

    def realms_call(self, g: Europa) -> None:  # c
        while self.queue:
            realm, *rest = self.queue
            self.queue = tuple(rest)
            ally = next((other for other in range(g.seats) if g.allies[other] >> realm & 1), -1)
            if ally >= 0:
                self.again()
                self.befriend(g, ally)
                g.push(AllyAttacked(ally, realm, self.attackers(g)))
                return
        seats = [g.seat_of(realm) for realm in self.chosen]
        self.queue = tuple(seat for seat in g.clockwise(self.seat) if seat in seats)

    def players_call(self, g: Europa) -> None:  # d
        if self.queue:
            seat, *rest = self.queue
            self.queue = tuple(rest)
            self.again()
            g.push(Calling(seat, self.attackers(g), DEFENSIVE))

    def attackers(self, g: Europa) -> int:
        """The realms of the aggressor and of the players who have followed his call, as a mask."""
        followed = (seat for seat in self.fighting(g) if not self.before >> seat & 1)
        return bits(g.realm[seat] for seat in (self.seat, *followed))

    def fighting(self, g: Europa) -> list[int]:
        """The seats at war with all the targets."""
        return [seat for seat in range(g.seats) if not bits(self.chosen) & ~g.wars[seat]]

    def befriend(self, g: Europa, seat: int) -> None:
        """A player who is called by a realm, and was not at war with the aggressor before, may gain power by it."""
        if not g.wars[seat] >> g.realm[self.seat] & 1:
            self.friends |= 1 << seat

    # -- 4 to 8

    def reward(self, g: Europa) -> None:
        for seat in g.clockwise(self.seat):
            if self.friends >> seat & 1 and g.wars[seat] >> g.realm[self.seat] & 1:
                power.gain(g, seat, MIL, 1)

    def influence(self, g: Europa) -> None:
        """All cubes in areas of the realms that are attacked; the Empire's serve the Emperor and go too."""
        areas = 0
        for realm in self.chosen:
            areas |= areas_with(g, realm)
        lose_influence(g, self.seat, areas, own_cubes(g, self.seat, areas) + imperial_cubes(g, self.seat, areas), True)

    def at_sea(self, g: Europa) -> None:
        self.fight(g, True)

    def on_land(self, g: Europa) -> None:
        self.fight(g, False)

    def fight(self, g: Europa, sea: bool) -> None:
        """Battles arise where enemies of this war are in one place, or a player where a hostile realm has land."""
        attackers = self.attackers(g)
        places = 0
        for seat in range(g.seats):
            if attackers >> g.realm[seat] & 1 or foes(g, seat) & attackers:
                places |= at_sea(g, seat) if sea else in_field(g, seat)
        battles = Meetings(self.seat, places, sea)
        self.fought = self.fought or any(battles.battle(g, place) for place in members(places))
        g.push(battles)

    def free(self, g: Europa) -> None:
        if self.chosen and not self.event and not self.fought:
            free_action(g, self.seat)


def declaring(g: Europa) -> Declaration:
    return next(frame for frame in reversed(g.stack) if type(frame) is Declaration)


def penalty(g: Europa, war: Declaration, realm: int) -> int:
    """Stability that war on a realm costs: a marriage counts whatever the cause, unless it is disputed (E82)."""
    return WITHOUT_CAUSE * (not war.cause(g, realm)) + MARRIED * is_wed(g, war.seat, realm)


def is_wed(g: Europa, seat: int, realm: int) -> bool:
    return bool((g.weddings[seat] & ~g.disputed[seat]) >> realm & 1)


def attacks(g: Europa, seat: int) -> tuple[Choice, ...]:
    """War on every realm that can be attacked."""
    return tuple(g.lexicon["attack", realm] for realm in members(recall(g, attackable, seat)))


@dataclass(slots=True, eq=False)
class Target(Asked):
    """On whom is war made?"""

    rule = "9.1"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], len(declaring(g).chosen))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        war = declaring(g)
        open_ = war.open(g)
        for realm in members(targets(g, seat) & ~bits(war.chosen) & (war.among or ~0) if every else open_):
            yield g.lexicon["attack", realm], None if open_ >> realm & 1 else limits(g, seat, realm)
        if war.chosen or war.among:
            yield g.lexicon["done",], None

    def choices(self, g: Europa, seat: int) -> list[Choice]:
        """The open ones: there are many, and the question is put again for each target."""
        war, found = declaring(g), recall(g, attacks, seat)
        if war.among:
            found = tuple(attack for attack in found if war.among >> attack.args[0] & 1)
        elif not war.chosen:
            return [*found]
        chosen = {g.lexicon["attack", realm] for realm in war.chosen}
        return [*filterfalse(chosen.__contains__, found), g.lexicon["done",]]

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        war = declaring(g)
        if choice.verb == "attack":
            war.chosen += (choice.args[0],)
            war.again()


@dataclass(slots=True, eq=False)
class Vow(Asked):
    """Is the crusade the cause of this war (19.3)?"""

    rule = "19.3"
    realm: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["take-cross", self.realm], None
        yield g.lexicon["leave-cross", self.realm], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "take-cross":
            commit(g, seat)


@dataclass(slots=True, eq=False)
class Defend(Answer):
    """Does the Emperor defend the Empire (18.4)?"""

    rule = "18.4"

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        war = declaring(g)
        if choice.verb == "join-war":
            war.imperial = g.seat_of(self.caller) < 0
            join(g, seat, self.caller, self.enemies, True)
            defence.defend(g, g.realm[war.seat])
        elif self.caller != g.emperor:
            defence.refuse(g)
