"""10.2, 10.4: what every peace does: provinces go back, tokens of war become truces, and Authority is won or lost."""

from __future__ import annotations

from ..board.holding import free
from ..board.ownership import any_of, independent, lands
from ..board.reading import members
from ..court import prestige
from ..court.vocabulary import LOST_ALLY, WHITE_PEACE
from ..diplomacy.relations import troops
from ..diplomacy.ties import break_alliance, fight_on, lose_allied
from ..empire import defence
from ..empire.membership import provinces
from ..state import NONE, Europa
from ..war.hostilities import end_war
from .camps import camp, estate, spoils


def give_back(g: Europa, occupied: int) -> None:
    """Occupied provinces are returned to their rightful owners."""
    for province in members(occupied):
        free(g, province)


def restore(g: Europa, seat: int, realm: int, alone: bool = False) -> None:
    """Both sides return all that they have occupied of each other; `alone`: the realm's allies are settled apart."""
    mine = g.occupied[seat] & estate(g, realm) if alone else spoils(g, g.realm[seat], realm)
    give_back(g, mine | spoils(g, realm, g.realm[seat]))


def white_peace(g: Europa, seat: int, realm: int, alone: bool = False) -> None:
    """10: everything is as before the war; every player in it loses Prestige."""
    g.tell("white-peace", g.realm[seat], realm)
    restore(g, seat, realm, alone)
    prestige.gain(g, seat, -1, WHITE_PEACE)
    if g.seat_of(realm) >= 0:
        prestige.gain(g, g.seat_of(realm), -1, WHITE_PEACE)
    conclude(g, seat, realm, alone=alone)


def conclude(g: Europa, seat: int, realm: int, victor: int = NONE, alone: bool = False, kept: int = 0) -> None:
    """The war of a seat with a realm is over, and with those for whom either speaks unless it is settled `alone`.

    `victor` is the realm that has won, if any has; `kept` are the provinces that have a new owner by this peace.
    """
    mine, other = g.realm[seat], g.seat_of(realm)
    covered = 1 << realm if alone else camp(g, realm, mine)
    ours = camp(g, mine, realm) if other >= 0 else 0
    for ally in members(covered & ~(1 << realm)):
        if g.wars[seat] >> ally & 1:
            end_war(g, seat, ally, truce=False)
    for ally in members(ours & ~(1 << mine)):
        if g.wars[other] >> ally & 1:
            end_war(g, other, ally, truce=False)
    end_war(g, seat, realm, truce=independent(g, realm) and not _active(g, realm))
    _empire(g, mine, realm, victor, kept)
    if other >= 0:
        _left_over(g, seat, other)


def _left_over(g: Europa, seat: int, other: int) -> None:
    """10.3: active allies of a player who was settled alone, with provinces occupied, are in a war of their own."""
    for ally in members(g.active_allies[other] & ~g.wars[seat]):
        if g.occupied[seat] & estate(g, ally):
            fight_on(g, seat, ally)


def _active(g: Europa, realm: int) -> bool:
    return bool(any_of(g.active_allies) >> realm & 1)


def _empire(g: Europa, mine: int, realm: int, victor: int, kept: int) -> None:
    """18.4: a war of the Emperor against an aggressor from outside, whether somebody plays it or nobody."""
    for emperor, aggressor in ((mine, realm), (realm, mine)):
        if emperor == g.emperor and g.defence >> aggressor & 1:
            won = 0 if victor == NONE else 1 if victor == emperor else -1
            defence.war_ended(g, aggressor, won, bool(lands(g, aggressor) & kept & provinces(g)))


def abandon(g: Europa, realm: int, loss: int = 0) -> None:
    """10.3: an active ally that is settled alone is lost to its player with the units it gave, and maybe Prestige."""
    for seat in range(g.seats):
        if g.active_allies[seat] >> realm & 1:
            g.active_allies[seat] &= ~(1 << realm)  # it does not go on with the war by itself
            lose_allied(g, seat, troops(g, realm))
            break_alliance(g, seat, realm)
            if loss:
                prestige.gain(g, seat, -loss, LOST_ALLY)
