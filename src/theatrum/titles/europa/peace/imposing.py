"""10, "Warunki pokoju": the terms that a victor imposes, one to a module function; what a player picks comes after.

Status quo is a settlement of its own (status_quo.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.holding import take, vassalize
from ..board.ownership import capital, lands, tax_of, worth
from ..board.reading import members
from ..cards.hands import without
from ..court import prestige
from ..court.offices import crown
from ..court.tracks import tax
from ..court.vocabulary import FORCED_CONVERSION, SECURED_SUCCESSION
from ..court.vocabulary import HUMILIATION as HUMBLED
from ..diplomacy.relations import areas_with
from ..diplomacy.removing import lose_influence
from ..diplomacy.ties import ally, break_alliance, spheres, unwed
from ..empire.authority import change as change_authority
from ..empire.border import dissolve
from ..empire.membership import is_subject
from ..faith.religion import convert, same_faith
from ..faith.state import adopt
from ..realms.creeds import creed
from ..state import Europa
from .camps import estate, spoils
from .concluding import abandon, conclude, give_back, restore, white_peace
from .gains import Appease, GainInfluence, can_ally
from .names import ANNEXATION, CONVERSION, HUMILIATION, STATUS_QUO, SUCCESSION, VASSALIZATION, WHITE
from .outcome import TOTAL, victory
from .status_quo import StatusQuo
from .terms import can_convert, can_vassalize, party

MOST_HUMBLED = 10
CONVERTED, LOST_FAITH, LOST_CUBES = 3, 5, 4
"""Prestige won and lost, and influence lost, by a forced conversion."""
MARRIAGE, MOST_HERITAGE = 3, 5
"""Prestige for each marriage that a secured succession ends, and at most for one's own."""
ANNEXED_ALLY = 2


def impose(g: Europa, seat: int, realm: int, term: int) -> None:
    """A victor makes peace on a term."""
    g.tell("imposed", g.realm[seat], realm, term)
    alone = victory(g, seat, realm) == TOTAL
    EFFECTS[term](g, seat, realm, alone)


def _white(g: Europa, seat: int, realm: int, alone: bool) -> None:
    if alone:
        abandon(g, realm)
    white_peace(g, seat, realm, alone)


def _status_quo(g: Europa, seat: int, realm: int, alone: bool) -> None:
    if alone:
        abandon(g, realm)
    g.push(StatusQuo(seat, realm, g.realm[seat], alone))


# -- humiliation


def _humiliate(g: Europa, seat: int, realm: int, alone: bool) -> None:
    """Twice the tax of what the loser gets back, allies' provinces not counted, ten at most."""
    loser = g.seat_of(realm)
    returned = tax_of(g, spoils(g, g.realm[seat], realm) & estate(g, realm))
    restore(g, seat, realm, alone)
    points = min(MOST_HUMBLED, 2 * returned)
    prestige.gain(g, seat, points, HUMBLED)
    prestige.gain(g, loser, -points, HUMBLED)
    conclude(g, seat, realm, g.realm[seat], alone)


# -- vassalization


def _vassalize(g: Europa, seat: int, realm: int, alone: bool) -> None:
    """The realms whose capitals are held become vassals; others on their side get back what is theirs."""
    won = [other for other in members(party(g, seat, realm)) if can_vassalize(g, seat, other)]
    gained = 0
    for other in won:
        abandon(g, other)
        gained |= _subdue(g, seat, other)
    restore(g, seat, realm, alone)
    conclude(g, seat, realm, g.realm[seat], alone)
    g.push(Appease(seat, areas_of(g.start.board, gained)))
    for other in won:
        g.push(GainInfluence(seat, areas_with(g, other), 2))


def _subdue(g: Europa, seat: int, realm: int) -> int:
    """Vassal tokens on all its provinces but for those that other players occupy, which are theirs now (ruling E86).

    Those of its vassals are part of it (13.2): they become vassals of the victor too.
    """
    mine, area_of = estate(g, realm), g.start.board.land.area_of
    held = areas_of(g.start.board, g.occupied[seat] & mine)
    for other in range(g.seats):
        for province in members(g.occupied[other] & mine) if other != seat else ():
            mine &= ~(1 << province)
            take(g, other, province)
    home, own = capital(g, realm), lands(g, realm)
    for province in sorted(members(mine), key=lambda province: (province != home, not own >> province & 1)):
        vassalize(g, seat, province, unrest=not held >> area_of[province] & 1)
    return mine


# -- forced conversion


def _convert(g: Europa, seat: int, realm: int, alone: bool) -> None:
    turned = [other for other in members(party(g, seat, realm)) if can_convert(g, seat, other)]
    if alone:
        abandon(g, realm)
    restore(g, seat, realm, alone)
    conclude(g, seat, realm, g.realm[seat], alone)
    for other in turned:
        g.push(Conversion(seat, other))


@dataclass(slots=True, eq=False)
class Conversion(Procedure[Europa]):
    """A realm and its capital's area take the victor's faith."""

    steps = ("faith", "loss", "influence")
    seat: int
    realm: int

    def faith(self, g: Europa) -> None:
        loser = g.seat_of(self.realm)
        prestige.gain(g, self.seat, CONVERTED, FORCED_CONVERSION)
        if loser >= 0:
            adopt(g, loser, g.religion[self.seat])
            prestige.gain(g, loser, -LOST_FAITH, FORCED_CONVERSION)
        g.tell("converted-realm", self.realm, g.religion[self.seat])
        convert(g, self.home(g), g.religion[self.seat])

    def home(self, g: Europa) -> int:
        return g.start.board.land.area_of[capital(g, self.realm)]

    def loss(self, g: Europa) -> None:
        loser = g.seat_of(self.realm)
        if loser >= 0:
            lose_influence(g, loser, sum(1 << area for area in spheres(g, loser)), LOST_CUBES)

    def influence(self, g: Europa) -> None:
        g.push(GainInfluence(self.seat, 1 << self.home(g), 2))


# -- secured succession


def _secure(g: Europa, seat: int, realm: int, alone: bool) -> None:
    """Rivals' marriages and alliances go; other wars of a realm that nobody plays end as white peace."""
    give_back(g, g.occupied[seat] & estate(g, realm))
    if g.seat_of(realm) >= 0:
        give_back(g, spoils(g, realm, g.realm[seat]))
    points = 0
    for other in range(g.seats):
        if other != seat and g.realm[other] != realm:
            break_alliance(g, other, realm)
            if g.weddings[other] >> realm & 1:
                unwed(g, other, realm)
                prestige.gain(g, other, -MARRIAGE, SECURED_SUCCESSION)
                points += MARRIAGE
    prestige.gain(g, seat, points, SECURED_SUCCESSION)
    if g.disputed[seat] >> realm & 1:
        g.disputed[seat] &= ~(1 << realm)
        prestige.gain(g, seat, min(MOST_HERITAGE, heritage(g, realm)), SECURED_SUCCESSION)
    conclude(g, seat, realm, g.realm[seat], alone or g.seat_of(realm) < 0)
    for other in range(g.seats) if g.seat_of(realm) < 0 else ():
        if g.wars[other] >> realm & 1:
            white_peace(g, other, realm)
    g.push(SecureSuccession(seat, realm))


def heritage(g: Europa, realm: int) -> int:
    """The tax of a realm."""
    loser = g.seat_of(realm)
    return tax(g, loser) if loser >= 0 else worth(g, lands(g, realm))


@dataclass(slots=True, eq=False)
class SecureSuccession(Procedure[Europa]):
    """The victor's favours: influence or a ruler of his choice, and an alliance."""

    steps = ("crown", "alliance")
    seat: int
    realm: int

    def crown(self, g: Europa) -> None:
        if g.seat_of(self.realm) < 0:
            g.push(GainInfluence(self.seat, 1 << g.start.board.land.area_of[capital(g, self.realm)], 4))
        elif any(True for _ in pretenders(g)):
            g.ask(Pretender(self.seat, self.realm), 1 << self.seat)

    def alliance(self, g: Europa) -> None:
        if can_ally(g, self.seat, self.realm):
            g.ask(AllyLoser(self.seat, self.realm), 1 << self.seat)


def pretenders(g: Europa) -> Iterator[int]:
    """Leaders among the discards."""
    for pile in g.discards:
        for card in pile:
            if g.start.people.all[card].leader:
                yield card


@dataclass(slots=True, eq=False)
class Pretender(Asked):
    """Who takes the loser's throne?"""

    rule = "10"
    realm: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for card in pretenders(g):
            yield g.lexicon["enthrone", card], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "enthrone":
            card = choice.args[0]
            deck = g.start.people.kind[card]
            g.discards[deck] = without(g.discards[deck], card)
            crown(g, g.seat_of(self.realm), card)


@dataclass(slots=True, eq=False)
class AllyLoser(Asked):
    """Does the victor make an alliance with the loser?"""

    rule = "10"
    realm: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["ally", self.realm], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "ally":
            ally(g, seat, self.realm)


# -- annexation


def _annex(g: Europa, seat: int, realm: int, _: bool) -> None:
    """All its provinces become the victor's; an Emperor pays for a subject of his own faith (18.5, 18.8)."""
    whole = estate(g, realm)
    costs = g.realm[seat] == g.emperor and is_subject(g, realm) and same_faith(creed(g, realm), g.religion[seat])
    crowned = realm == g.emperor
    abandon(g, realm, ANNEXED_ALLY)
    conclude(g, seat, realm, g.realm[seat], alone=True)
    for province in members(whole):
        take(g, seat, province)
    if costs:
        change_authority(g, -1)
    if crowned:
        dissolve(g)
    g.push(Appease(seat, areas_of(g.start.board, whole)))


EFFECTS: dict[int, Callable[[Europa, int, int, bool], None]] = {
    WHITE: _white,
    STATUS_QUO: _status_quo,
    HUMILIATION: _humiliate,
    VASSALIZATION: _vassalize,
    CONVERSION: _convert,
    SUCCESSION: _secure,
    ANNEXATION: _annex,
}
