"""9.7.1, 9.9.1: preparing for battle: who leads each side, who commands it, which dice it begins with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer
from ...actions import appointing
from ...asked import Asked
from ...board.land import RELIGIONS
from ...board.ownership import owned
from ...cards.hands import can_draw, turn_over
from ...court import power
from ...court.characters import ADMIRAL, GENERAL, THE_RULER
from ...court.offices import retire
from ...court.people import DICE
from ...state import MIL, NONE, Europa
from ..units import ARTILLERY, CAVALRY, INFANTRY
from .clash import ATTACK, DEFENCE, NOTHING, Clash, armies_in, fighting, with_side
from .dice import BASE, add, has_idea

ANY = DICE.index("any")
LED = 3
"""Units of non-player realms that are led by somebody (13.4)."""
MUSLIM = RELIGIONS.index("muslim")

# -- who leads


def largest(g: Europa, clash: Clash, side: int) -> tuple[int, ...]:
    """The players of a side with the most units, else the non-player parties with the most."""
    here = clash.present(g, side)
    played = tuple(party for party in here if g.seat_of(party) >= 0) or here
    most = max((clash.number(g, party) for party in played), default=0)
    return tuple(party for party in played if clash.number(g, party) == most)


def leads(g: Europa, clash: Clash, side: int) -> tuple[int, ...]:
    """Who may lead a side: of the attackers the turn's player, of the defenders the one with the most units (9.7)."""
    active = g.realm[clash.seat]
    if side == ATTACK and active in clash.present(g, side):
        return (active,)
    return largest(g, clash, side)


def last_to_play(g: Europa, seat: int, parties: tuple[int, ...]) -> int:
    """Of these players the one whose turn was last, before the turn of a seat."""
    return max((g.seat_of(party) for party in parties), key=lambda other: (other - seat) % g.seats or -1)


@dataclass(slots=True, eq=False)
class MainDefender(Asked):
    """Who of equally strong players leads the defence?"""

    rule = "9.7"
    equal: tuple[int, ...]

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for party in self.equal:
            yield g.lexicon["main-defender", party], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        clash = fighting(g)
        clash.lead = with_side(clash.lead, DEFENCE, choice.args[0])


# -- who commands


def may_appoint(g: Europa, clash: Clash, side: int) -> bool:
    """The attacker at any time; the defender a general, in an area of his realm (9.7, 9.9)."""
    return side == ATTACK or at_home(g, clash)


def at_home(g: Europa, clash: Clash) -> bool:
    """Whether the player who leads the defence fights in an area of his realm."""
    if clash.sea or g.seat_of(clash.lead[DEFENCE]) < 0:
        return False
    return bool(owned(g, clash.lead[DEFENCE]) & g.start.board.land.in_area[clash.place])


def could_appoint(g: Europa, clash: Clash, seat: int) -> bool:
    """Whether by what everyone knows this player might appoint or move somebody."""
    if (clash.sea and g.fleet_at[seat] != clash.place) or (not clash.sea and not armies_in(g, seat, clash.place)):
        return False
    people = g.start.people
    means = power.has(g, seat, MIL)
    decks = {people.kind[card] for card in g.hands[seat]}
    if any(person.commander and person.cost <= means and person.deck in decks for person in people.all):
        return True
    return any(why is None for _, why in moves(g, clash, seat))


def moves(g: Europa, clash: Clash, seat: int) -> Iterator[Offer]:
    """Generals who come from other armies, and the ruler: nothing of that is hidden."""
    if clash.sea:
        return
    here = armies_in(g, seat, clash.place)
    for choice, why in appointing.transfers(g, seat):
        if choice.args[-1] in here and (choice.verb == "lead" or choice.args[0] not in here):
            yield choice, why


@dataclass(slots=True, eq=False)
class Commander(Asked):
    """Is a general or an admiral appointed at the last moment?"""

    rule = "9.7"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        clash = fighting(g)
        here = armies_in(g, seat, clash.place)
        for card in g.hands[seat]:
            for choice, why in appointing.commands(g, seat, card, every):
                if clash.sea == (choice.verb == "appoint-admiral") and (clash.sea or choice.args[1] in here):
                    yield choice, why
        yield from moves(g, clash, seat)
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb != "done":
            appointing.taken(g, seat, choice)
            g.ask(Commander(seat), 1 << seat)


def candidates(g: Europa, clash: Clash, side: int) -> tuple[int, ...]:
    """The offices of the leading player's commanders in the battle."""
    seat = g.seat_of(clash.lead[side])
    if seat < 0:
        return ()
    if clash.sea:
        return (ADMIRAL,) if g.admiral[seat] >= 0 and g.fleet_at[seat] == clash.place else ()
    return tuple(GENERAL + army for army in armies_in(g, seat, clash.place) if g.generals[3 * seat + army] != NONE)


@dataclass(slots=True, eq=False)
class Command(Asked):
    """Which of several generals commands in this battle?"""

    rule = "9.7"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        clash = fighting(g)
        for office in candidates(g, clash, clash.side_of(g.realm[seat])):
            yield g.lexicon["command", office - GENERAL], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        clash = fighting(g)
        clash.office = with_side(clash.office, clash.side_of(g.realm[seat]), GENERAL + choice.args[0])


def may_find(g: Europa, clash: Clash, side: int) -> bool:
    """Whether a side without a player is strong enough to be led by somebody."""
    return clash.total(g, side) >= LED and can_draw(g, MIL)


def draw_leader(g: Europa, clash: Clash, side: int) -> None:
    """13.4: three or more units of non-player realms alone turn over a military card; a commander on it leads them.

    The card lies on the discards at once: nobody else can take it while the battle lasts.
    """
    if not may_find(g, clash, side):
        return
    card = turn_over(g, MIL)
    g.learned |= g.everyone
    retire(g, card)
    if g.start.people.all[card].commander:
        clash.drawn = with_side(clash.drawn, side, card)
        g.tell("leader-found", clash.lead[side], card)
    else:
        g.tell("leader-missing", clash.lead[side], card)


def commander(g: Europa, clash: Clash, side: int) -> int:
    """Who commands a side: a character; NONE without one."""
    office, seat = clash.office[side], g.seat_of(clash.lead[side])
    if office < 0 or seat < 0:
        return clash.drawn[side]
    person = g.admiral[seat] if office == ADMIRAL else g.generals[3 * seat + office - GENERAL]
    return g.ruler[seat] if person == THE_RULER else person


# -- the dice they begin with


def base_dice(g: Europa, clash: Clash, side: int) -> None:
    """Three dice, one more with Defensive Mentality (Myśl obronna) at home, and those of the commander."""
    arm = ARTILLERY if clash.sea else INFANTRY
    walls = side == DEFENCE and at_home(g, clash) and has_idea(g, clash, side, "defensive_mentality")
    clash.dice = with_side(clash.dice, side, add(NOTHING, arm, BASE + walls))
    person = commander(g, clash, side)
    if person >= 0:
        if person != clash.drawn[side]:  # of a card that was turned over it has just been told
            g.tell("commands", clash.lead[side], person)
        kind, number = g.start.people.all[person].dice
        give_dice(g, clash, side, kind, number, g.seat_of(clash.lead[side]))


def promised_dice(g: Europa, clash: Clash, side: int) -> None:
    """16.3: dice of any kind that a card has promised the player who leads a side."""
    seat = g.seat_of(clash.lead[side])
    if seat >= 0 and g.extra_dice[seat]:
        give_dice(g, clash, side, ANY, g.extra_dice[seat], seat)
        g.extra_dice[seat] = 0


def give_dice(g: Europa, clash: Clash, side: int, kind: int, number: int, seat: int) -> None:
    """Dice join a side's pool until the battle is over; a player picks those of any kind one by one.

    Nobody picks for non-player realms: they take those of their own arm.
    """
    if kind == ANY and seat < 0:
        kind = ARTILLERY if clash.sea else INFANTRY
    if kind == ANY:
        for _ in range(number):
            g.ask(AnyDie(seat, side), 1 << seat)
        return
    clash.dice = with_side(clash.dice, side, add(clash.dice[side], kind, number))
    if not clash.round:
        clash.led = with_side(clash.led, side, add(clash.led[side], kind, number))


def rides(g: Europa, clash: Clash, side: int) -> bool:
    """15: Muslim players may take cavalry dice for the three of infantry."""
    seat = g.seat_of(clash.lead[side])
    return not clash.sea and seat >= 0 and g.religion[seat] == MUSLIM


@dataclass(slots=True, eq=False)
class BaseDice(Asked):
    """Infantry or cavalry dice for the whole battle (15)?"""

    rule = "15"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["base-dice", INFANTRY], None
        yield g.lexicon["base-dice", CAVALRY], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.args[0] == CAVALRY:
            clash = fighting(g)
            side = clash.side_of(g.realm[seat])
            dice = add(add(clash.dice[side], INFANTRY, -BASE), CAVALRY, BASE)
            clash.dice = with_side(clash.dice, side, dice)


@dataclass(slots=True, eq=False)
class AnyDie(Asked):
    """Of which kind is the next die (6.2)?"""

    rule = "6.2"
    side: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in (INFANTRY, CAVALRY, ARTILLERY):
            yield g.lexicon["add-die", kind], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        give_dice(g, fighting(g), self.side, choice.args[0], 1, seat)
