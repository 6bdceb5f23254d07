"""16.3: "if you do so" (jeśli to zrobisz): what a card remembers as done, and what not, whatever was done before."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.state import Europa

from ..cards import answer, carry_out
from ..positions import seat
from ..wars import ally, calm, cubes, war

pytestmark = pytest.mark.rule("europa:16.3")
TOO_DEAR = "pay(adm(99), gain(dip(1)))"


def position() -> Europa:
    """Castile has a cube in Leon, an enemy, an ally, and thirty ducats."""
    g = calm()
    at = seat(g, "castile")
    g.ducats[at] = 30
    cubes(g, "castile", "leon", 1)
    war(g, "castile", "england")
    ally(g, "castile", "portugal")
    return g


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (f"may({TOO_DEAR})", False),
        ("may(gain(dip(1)))", True),
        (TOO_DEAR, False),
        (f"or({TOO_DEAR}, gain(dip(1)))", True),
        (f"or({TOO_DEAR}, pay(mil(99), gain(dip(1))))", False),
        ("or(gain(mil(1)), gain(dip(1)))", True),
        ("cede(in(leon), france)", True),
        ("cede(in(loire), france)", False),
        ("offer_purchase(5, lisboa)", True),
        ("offer_purchase(5000, lisboa)", False),
        ("offer_purchase(5, madrid)", False),
        ("remove_influence(1, leon)", True),
        ("remove_influence(2, leon)", False),
        ("offer_ally(1, aragon, gain(dip(1)))", True),
        ("offer_ally(1, england, gain(dip(1)))", False),
        ("offer_ally(1, portugal, gain(dip(1)))", False),
        ("offer_ally(0, aragon, gain(dip(1)))", False),
        ("offer_marriage(1, aragon)", True),
        ("offer_marriage(1, granada)", False),
        ("war(granada)", True),
        ("war(portugal)", False),
        ("war_each(granada)", True),
        ("war_each(portugal)", False),
    ],
)
def test_what_follows_if_it_was_done(text: str, done: bool) -> None:
    for before in (False, True):
        g = position()
        g.prestige = [0] * g.seats
        at = carry_out(g, "castile", f"you: {text}; if(done, gain(prestige(7)))", memory=Memory(done=before))
        answer(g)
        assert (g.prestige[at] >= 7) == done
