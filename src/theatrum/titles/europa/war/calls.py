"""5.2, 11.3: calls to arms (wezwanie do broni, WDB): sending them, answering them, and what a refusal costs.

A player's ally that nobody plays comes when the price is paid; another player answers for himself. `enemies` are the
seats and realms that the call is against, as a mask of realms; a defensive call is always against players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.nearness import adjacent
from ..board.reading import members
from ..court import power, prestige
from ..court.vocabulary import REFUSED_CALL
from ..diplomacy.relations import areas_with, embattled, is_distant, standing, troops
from ..diplomacy.removing import can_pay, discount, lose_influence, pay_influence
from ..diplomacy.ties import add_casus, add_truce, break_alliance
from ..state import MIL, Europa
from .casus import barred
from .hostilities import at_war, begin_war
from .pieces import black_units_left

OFFENSIVE, DEFENSIVE = 2, 1
"""Influence that calling a realm that nobody plays costs."""
REFUSAL, CUBES = 2, 5
"""Prestige and influence for leaving an ally who is attacked."""


# -- sending


@dataclass(slots=True, eq=False)
class Calling(Procedure[Europa]):
    """A seat calls its allies, one after the other, until it has done."""

    steps = ("call",)
    seat: int
    enemies: int  # mask of realms
    price: int  # OFFENSIVE or DEFENSIVE
    players: bool = True  # whether players can be called too
    called: int = 0  # mask of realms

    def call(self, g: Europa) -> None:
        if any(why is None for _, why in callable_(g, self)):
            self.again()
            g.ask(CallAllies(self.seat), 1 << self.seat)


def calling(g: Europa) -> Calling:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Calling))


def callable_(g: Europa, calls: Calling) -> Iterator[tuple[int, Reason | None]]:
    """The allies of a seat with what bars a call to each."""
    for realm in members(g.allies[calls.seat] & ~calls.called):
        yield realm, _uncallable(g, calls, realm)


def _uncallable(g: Europa, calls: Calling, realm: int) -> Reason | None:
    ally = g.seat_of(realm)
    if ally >= 0:
        return _player_uncallable(g, calls, ally)
    if embattled(g, realm):
        return Reason("realm-at-war", "5.2", (realm,))
    if not any(adjacent(g, realm, other) for other in (g.realm[calls.seat], *members(calls.enemies))):
        return Reason("ally-too-far", "5.2", (realm,))
    return None if _affords(g, calls, realm) else Reason("too-little-influence", "5.2", (realm, calls.price))


def _player_uncallable(g: Europa, calls: Calling, ally: int) -> Reason | None:
    """Who is allied to both sides is called by the attacked alone; who is in this war already is not called."""
    realm = g.realm[ally]
    if not calls.players:
        return Reason("players-not-called", "11.3", (realm,))
    if calls.enemies >> realm & 1 or all(at_war(g, ally, enemy) for enemy in members(calls.enemies)):
        return Reason("at-war-with", "11.3", (realm,))
    if calls.price == OFFENSIVE and g.allies[ally] & calls.enemies:
        return Reason("ally-of-both", "11.3", (realm,))
    return None


def _affords(g: Europa, calls: Calling, realm: int) -> bool:
    """Colonists serve for influence with a distant ally (11.1, 11.3)."""
    if is_distant(g, realm):
        return standing(g, calls.seat, realm) >= calls.price
    return can_pay(g, calls.seat, realm, calls.price)


@dataclass(slots=True, eq=False)
class CallAllies(Asked):
    """Which ally is called to arms?"""

    rule = "5.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm, why in callable_(g, calling(g)):
            if every or not why:
                yield g.lexicon["call", realm], why
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        calls = calling(g)
        if choice.verb == "done":
            calls.called = ~0
            return
        realm = choice.args[0]
        calls.called |= 1 << realm
        g.tell("called", g.realm[seat], realm)
        if g.seat_of(realm) >= 0:
            g.ask(
                Answer(g.seat_of(realm), g.realm[seat], calls.enemies, calls.price == DEFENSIVE), 1 << g.seat_of(realm)
            )
        else:
            summon(g, seat, realm, calls)


def summon(g: Europa, seat: int, realm: int, calls: Calling) -> None:
    """An ally that nobody plays comes: its price, its units, and military power if it borders on the new enemy."""
    if any(adjacent(g, realm, enemy) for enemy in members(calls.enemies)):
        power.gain(g, seat, MIL, 1)
    activate(g, seat, realm)
    if is_distant(g, realm):
        g.colonists[seat] -= calls.price - discount(g, seat, areas_with(g, realm))
    else:
        pay_influence(g, seat, realm, calls.price)


def activate(g: Europa, seat: int, realm: int) -> None:
    """11.3: an active ally (aktywny sojusznik) gives half its strength as allied units, five at most."""
    units = min(troops(g, realm), max(0, black_units_left(g)))
    g.active_allies[seat] |= 1 << realm
    g.allied[seat] += units
    g.tell("ally-active", g.realm[seat], realm, units)


# -- answering


@dataclass(slots=True, eq=False)
class Answer(Asked):
    """Does a player come to his ally's aid?"""

    rule = "11.3"
    caller: int  # a realm
    enemies: int
    defensive: bool

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.caller)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        why = None if self.defensive else bar(g, seat, self.enemies)
        if every or not why:
            yield g.lexicon["join-war", self.caller], why
        yield g.lexicon["refuse-call", self.caller], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "join-war":
            join(g, seat, self.caller, self.enemies, self.defensive)
        else:
            refuse(g, seat, self.caller, self.defensive)


def bar(g: Europa, seat: int, enemies: int) -> Reason | None:
    """What forbids an offensive call to be accepted: all that forbids war on one of the enemies (ruling E83)."""
    for enemy in members(enemies):
        why = barred(g, seat, enemy, called=True)
        if why and why.key != "at-war-with":
            return why
    return None


def join(g: Europa, seat: int, caller: int, enemies: int, defensive: bool) -> None:
    """A player enters the war: he attacks, or is at war with, his ally's enemies; a conflicting alliance ends."""
    if caller != g.realm[seat]:  # the Emperor may be the one attacked
        g.tell("joined-war", g.realm[seat], caller)
    for enemy in members(enemies):
        if g.wars[seat] >> enemy & 1:
            continue
        aggressor = g.seat_of(enemy)
        if defensive and aggressor >= 0:
            begin_war(g, aggressor, g.realm[seat])
        else:
            begin_war(g, seat, enemy, attacked=defensive)


def refuse(g: Europa, seat: int, caller: int, defensive: bool) -> None:
    """The alliance ends; who leaves an ally under attack pays for it, unless he has passed or fights another war."""
    g.tell("refused-call", g.realm[seat], caller)
    excused = seat in g.passed or bool(g.wars[seat])
    areas = areas_with(g, caller)
    break_alliance(g, seat, caller)
    ally = g.seat_of(caller)
    if not defensive or excused:
        if ally < 0 or not g.casus[ally] >> g.realm[seat] & 1:
            add_truce(g, seat, caller)
        return
    prestige.gain(g, seat, -REFUSAL, REFUSED_CALL)
    if ally >= 0:
        g.ask(Betrayed(ally, g.realm[seat]), 1 << ally)
    else:
        add_truce(g, seat, caller)
    lose_influence(g, seat, areas, CUBES)


@dataclass(slots=True, eq=False)
class Betrayed(Asked):
    """Does a player whose call was refused take a casus belli, or is there a truce?"""

    rule = "11.3"
    traitor: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.traitor)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["take-casus", self.traitor], None
        yield g.lexicon["forgive", self.traitor], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "take-casus":
            add_casus(g, seat, self.traitor)
        if not g.casus[seat] >> self.traitor & 1:
            add_truce(g, seat, self.traitor)


# -- a realm that nobody plays calls its ally


@dataclass(slots=True, eq=False)
class AllyAttacked(Procedure[Europa]):
    """11.3: an ally that nobody plays calls a player: he joins, may activate it, and calls other such allies."""

    steps = ("answer", "activate", "others")
    seat: int
    realm: int
    enemies: int  # mask of realms: players

    def answer(self, g: Europa) -> None:
        g.tell("called", self.realm, g.realm[self.seat])
        g.ask(Answer(self.seat, self.realm, self.enemies, True), 1 << self.seat)

    def joined(self, g: Europa) -> bool:
        return bool(g.allies[self.seat] >> self.realm & 1)

    def activate(self, g: Europa) -> None:
        if self.joined(g):
            g.ask(Activate(self.seat, self.realm), 1 << self.seat)

    def others(self, g: Europa) -> None:
        if self.joined(g):
            g.push(Calling(self.seat, self.enemies, DEFENSIVE, players=False, called=1 << self.realm))


@dataclass(slots=True, eq=False)
class Activate(Asked):
    """Does an attacked ally become an active one, or defend itself with all it has?"""

    rule = "11.3"
    realm: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["activate-ally", self.realm], None
        yield g.lexicon["leave-inactive", self.realm], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "activate-ally":
            activate(g, seat, self.realm)
