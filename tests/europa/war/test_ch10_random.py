"""Peace talks of wars made up at random: whatever is chosen, the laws hold and the talks come to an end."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.nearness import foes
from theatrum.titles.europa.board.ownership import any_of, free_realms
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.peace.camps import estate
from theatrum.titles.europa.peace.talks import Talks
from theatrum.titles.europa.state import NONE, Europa
from theatrum.titles.europa.war.calls import activate
from theatrum.titles.europa.war.hostilities import begin_war
from theatrum.titles.europa.war.units import CATEGORIES, UNITS, one

from ..laws import layers, wars
from ..positions import put
from ..test_frame import questions, words
from ..wars import calm

TRIES = 12
"""Ties that are drawn for each seat."""


def tangle(g: Europa, lots: Generator) -> None:
    """Alliances, active allies, disputed marriages and wars."""
    realms = list(members(free_realms(g)))
    for seat in range(g.seats):
        for _ in range(TRIES):
            realm, kind = realms[lots.below(len(realms))], lots.below(6)
            if realm == g.realm[seat] or (g.wars[seat] | g.allies[seat] | g.weddings[seat]) >> realm & 1:
                continue
            if kind < 3:
                begin_war(g, seat, realm)
            elif g.seat_of(realm) == NONE and kind == 3 and not any_of(g.allies) >> realm & 1 and not at_war(g, realm):
                g.allies[seat] |= 1 << realm
                if g.wars[seat]:
                    activate(g, seat, realm)
            elif g.seat_of(realm) == NONE and kind == 4:
                g.weddings[seat] |= 1 << realm
                g.disputed[seat] |= 1 << realm


def at_war(g: Europa, realm: int) -> bool:
    return any(foes(g, seat) >> realm & 1 for seat in range(g.seats))


def invade(g: Europa, lots: Generator) -> None:
    """Armies anywhere, and provinces of enemies occupied: of some realms all of them."""
    for seat in range(g.seats):
        for realm in members(foes(g, seat)):
            whole = lots.below(4) == 0
            for province in members(estate(g, realm) & ~any_of(g.occupied)):
                if whole or lots.below(3) == 0:
                    holding.occupy(g, seat, province)
        for army in range(3):
            g.army_at[3 * seat + army] = lots.below(len(g.infantry))
            g.armies[3 * seat + army] = one(lots.below(len(UNITS)), lots.below(len(CATEGORIES)))
        g.ducats[seat], g.claims[seat] = lots.below(40), bits(lots.below(len(g.infantry)) for _ in range(4))


@pytest.mark.rule("europa:10")
@pytest.mark.parametrize("lot", range(24))
def test_talks_at_random(lot: int) -> None:
    g, lots = calm(), Generator(lot)
    g.dice = Dice(Generator(lot))
    tangle(g, lots)
    invade(g, lots)
    fighting = [seat for seat in range(g.seats) if g.wars[seat]]
    put(g, Talks())
    while g.decision:
        at = g.decision.waiting.bit_length() - 1
        questions(g, at)
        choices = g.offered(at)
        g.answer(at, choices[lots.below(len(choices))])
        layers(g)
        wars(g)
    words(g)
    assert not any(g.allied[seat] or g.active_allies[seat] for seat in fighting if not g.wars[seat])
