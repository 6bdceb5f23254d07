"""Wars that cards begin and end (16.3, 9.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...asked import Asked
from ...board import holding
from ...board.ownership import capital, lands, overlord, rightful
from ...board.reading import bits, lowest, members
from ...court import power, prestige
from ...diplomacy.relations import areas_with
from ...diplomacy.ties import break_alliance, clear_influence
from ...empire import defence
from ...state import MIL, NONE, Europa
from ...war.casus import barred
from ...war.declaring import declare
from ...war.hostilities import begin_war, end_war
from ...war.realm_attacks import RealmAttacks, may_rise
from ..effects import CHOOSING, REFUSED, Choosing, Deed, deed_of
from ..language import Term
from ..scene import GIVEN, word
from .amounts import source

# -- war on somebody


def _enemies(deed: Deed, realms: int) -> int:
    """16.3: the limits of 9.1 hold, and who has passed declares no war."""
    if deed.seat >= 0 and deed.seat in deed.g.passed:
        return 0
    return bits(realm for realm in members(realms) if may_attack(deed, realm))


def may_attack(deed: Deed, realm: int) -> bool:
    g = deed.g
    if deed.seat >= 0:
        return bool(lands(g, realm)) and barred(g, deed.seat, realm) is None
    other = g.seat_of(realm)  # a realm nobody plays makes war on players alone
    return other >= 0 and may_rise(g, deed.realm, other)


def attack(deed: Deed, realm: int) -> None:
    deed.note(done=True)
    if deed.seat >= 0:
        declare(deed.g, deed.seat, realm)
    else:
        deed.g.push(RealmAttacks(deed.realm, deed.g.seat_of(realm)))


@word("effect")
def war(deed: Deed, who: Term) -> None:
    deed.note(done=False)
    targets = _enemies(deed, deed.who(who))
    if deed.seat >= 0:
        deed.next(("make_war", (GIVEN, targets)))
    elif targets:
        attack(deed, lowest(targets))


@word("effect")
def war_each(deed: Deed, who: Term) -> None:
    """One after another."""
    deed.note(done=False)
    deed.next(*(("war", (GIVEN, 1 << realm)) for realm in members(deed.who(who))))


@word("effect")
def war_for_claim(deed: Deed) -> None:
    """Whatever truce or alliance there is with those who hold something in the area of the new claim; a vassal's war is
    its overlord's (13.2)."""
    g, land = deed.g, deed.g.start.board.land
    deed.note(done=False)
    holders = bits(
        rightful(g, province)
        for area in members(deed.memory.claimed)
        for province in members(land.in_area[area] & g.start.side.printed)
        if rightful(g, province) >= 0
    )
    owners = bits(realm if (lord := overlord(g, realm)) < 0 else lord for realm in members(holders))
    mates = bits(g.realm[mate] for mate in members(g.start.mates[deed.seat]))
    open_ = owners & ~mates & ~g.wars[deed.seat]
    if deed.seat not in g.passed:
        deed.next(("press_claim", (GIVEN, open_)))


def _press(deed: Deed, realm: int) -> None:
    break_alliance(deed.g, deed.seat, realm)
    deed.g.truces[deed.seat] &= ~(1 << realm)
    attack(deed, realm)


def _given(_: Deed, whole: int) -> int:
    return whole


CHOOSING |= {
    "make_war": Choosing("who", "realm", _given, attack, counted=False, why="no-war"),
    "press_claim": Choosing("who", "realm", _given, _press, counted=False, why="no-war"),
}
REFUSED["war"] = lambda deed, who: None if _enemies(deed, deed.who(who)) else Reason("no-war", "9.1")


@word("effect")
def rise(deed: Deed, number: Term, realms: Term, who: Term) -> None:
    """So many of these realms make war on a player, who loses his influence in their areas."""
    target = lowest(deed.who(who))
    if target >= 0 and deed.g.seat_of(target) >= 0:
        deed.note(player=target)
        deed.next(("rise_one", number, realms))


def _rebellious(deed: Deed, realms: int) -> int:
    g, other = deed.g, deed.g.seat_of(deed.memory.player)
    return bits(realm for realm in members(realms) if g.seat_of(realm) < 0 and may_rise(g, realm, other))


def _rise(deed: Deed, realm: int) -> None:
    seat = deed.g.seat_of(deed.memory.player)
    clear_influence(deed.g, seat, areas_with(deed.g, realm))
    deed.g.push(RealmAttacks(realm, seat))


CHOOSING["rise_one"] = Choosing("realms", "realm", _rebellious, _rise, once=True)


@word("effect")
def defend_empire(deed: Deed) -> None:
    """Against whoever makes war on the Emperor from outside."""
    seat = defence.emperor(deed.g)
    foes = tuple(members(deed.g.wars[seat])) if seat >= 0 else ()
    outside = [realm for realm in foes if defence.may_defend(deed.g, realm, deed.g.emperor)]
    if outside:
        defence.defend(deed.g, outside[0])


REFUSED["defend_empire"] = lambda deed: (
    None
    if any(defence.may_defend(deed.g, realm, deed.g.emperor) for realm in members(deed.g.wars[deed.seat]))
    else Reason("no-war", "18.4")
)

# -- a war ends


@word("effect")
def end_war_as_it_stands(deed: Deed) -> None:
    deed.next(("make_peace", (GIVEN, deed.g.wars[deed.seat])))


def _peace(deed: Deed, realm: int) -> None:
    """Everybody keeps what he holds, but capitals go back."""
    g = deed.g
    for keeper, loser in ((deed.seat, realm), (g.seat_of(realm), deed.realm)):
        if keeper >= 0:
            for province in members(g.occupied[keeper] & lands(g, loser)):
                if province == capital(g, loser):
                    holding.free(g, province)
                else:
                    holding.take(g, keeper, province)
    end_war(g, deed.seat, realm)


CHOOSING["make_peace"] = Choosing("who", "realm", _given, _peace, counted=False, why="no-war")
REFUSED["end_war_as_it_stands"] = lambda deed: None if deed.g.wars[deed.seat] else Reason("no-war", "16.3")

# -- two sides


@word("effect")
def take_sides(deed: Deed, price: Term) -> None:
    deed.g.ask(Sides(deed.seat, deed.number(price)), 1 << deed.seat)


@dataclass(slots=True, eq=False)
class Sides(Asked):
    """Which side does a player join, or does he pay in Prestige for staying out?"""

    rule = "16.3"
    price: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        deed = deed_of(g, self.seat)
        return (g.realm[self.seat], g.realm[deed.you], deed.memory.player, self.price)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        deed = deed_of(g, seat)
        for leader in (g.realm[deed.you], deed.memory.player):
            yield g.lexicon["join", leader], None
        yield g.lexicon["stay-out",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deed = deed_of(g, seat)
        if choice.verb == "stay-out":
            prestige.gain(g, seat, -self.price, source(deed))
            return
        votes = [*(deed.memory.votes or (NONE,) * g.seats)]
        votes[seat] = int(choice.args[0] == deed.memory.player)
        others = 1 + votes.count(1 - votes[seat])
        deed.note(votes=tuple(votes))
        power.gain(g, seat, MIL, others)


@word("effect")
def war_of_sides(deed: Deed) -> None:
    """Everybody on one side is at war with everybody on the other; the two leaders begin."""
    g, votes = deed.g, deed.memory.votes or (NONE,) * deed.g.seats
    rival = g.seat_of(deed.memory.player)
    first = [seat for seat in range(g.seats) if votes[seat] == 0 and seat != deed.you]
    second = [rival, *(seat for seat in range(g.seats) if votes[seat] == 1)]
    for seat in first:
        for other in second:
            begin_war(g, seat, g.realm[other])
    for other in second[1:]:
        begin_war(g, deed.you, g.realm[other])
    if not g.wars[deed.you] >> g.realm[rival] & 1:
        break_alliance(g, deed.you, g.realm[rival])
        declare(g, deed.you, g.realm[rival])


# -- another realm


@word("effect")
def play_as(deed: Deed, who: Term) -> None:
    """The player goes on as another realm: every tie to the old one is a tie to the new one."""
    g, seat, old = deed.g, deed.seat, deed.realm
    new = lowest(deed.who(who))
    for column in (g.allies, g.active_allies, g.weddings, g.disputed, g.wars, g.aggressor, g.truces, g.casus):
        for other in range(g.seats):
            column[other] &= ~(1 << new)
            if column[other] >> old & 1:
                column[other] = column[other] & ~(1 << old) | 1 << new
    g.realm[seat] = new
    g.tell("plays-on-as", old, new)
    deed.frame.to_come = tuple((new if realm == old else realm, what) for realm, what in deed.frame.to_come)
