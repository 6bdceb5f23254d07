"""What hangs on one card or one victory, while others of the kind lie beside it."""

from __future__ import annotations

import pytest

from tests.each import each
from theatrum.engine.content import Row
from theatrum.engine.errors import ContentError
from theatrum.titles.paxren.abilities import Borrow, Evict, after_sale
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.expansion import Torch
from theatrum.titles.paxren.land import FACES, two_faces
from theatrum.titles.paxren.state import Pax
from theatrum.titles.paxren.tableau import discard
from theatrum.titles.paxren.vocabulary import VICTORIES

from ..cards.proofs import position as with_all_cards
from ..positions import pax, position

SALES = {"borrow_op": Borrow, "evictions": Evict}


@pytest.mark.rule("paxren:M3")
def test_only_active_victories_are_put_out() -> None:
    """Whichever others are active."""
    g = pax(position())
    for active in range(1 << len(VICTORIES)):
        g.active = active
        offered = {choice.id for choice, closed in Torch(0, EMPIRES).offers(g, 0, False) if not closed}
        burning = {f"put-out:{name}" for number, name in enumerate(VICTORIES) if active >> number & 1}
        assert offered == {*burning, "no-torch"}


def open_hands() -> Pax:
    g = pax(position(options={"hands": "open"}))
    assert not g.secret
    return g


@pytest.mark.rule("paxren:E4")
def test_a_card_that_leaves_an_open_hand_is_spent_and_no_other() -> None:
    for card in (EMPIRES, EMPIRES + 3, EMPIRES + 60):
        g = open_hands()
        before = g.spent
        g.hands[0] = (EMPIRES, EMPIRES + 3, EMPIRES + 60)
        g.hide(0, card)
        assert g.spent == before | 1 << card
        assert card not in g.hands[0]


@pytest.mark.rule("paxren:discard")
def test_every_card_that_is_no_empire_is_spent_when_it_is_discarded() -> None:
    """The first of them, too: empires alone go back to their stack."""
    cards = pax(with_all_cards()).board.cards
    for card in range(EMPIRES, len(cards.ids)):
        if cards.queens >> card & 1:
            continue
        g = pax(with_all_cards())
        g.tableau, g.own = [()] * (2 * g.seats), [0] * g.seats
        g.tableau[0], g.own[0] = (card,), 1 << card
        before = g.spent & ~(1 << card)
        g.spent = before
        discard(g, card)
        assert g.spent == before | 1 << card, cards.ids[card]


@pytest.mark.rule("paxren:E4")
@each("ability", SALES)
def test_a_sale_sets_off_what_the_sold_card_says_and_not_another_of_the_seat(ability: str) -> None:
    g = pax(with_all_cards())
    able = getattr(g.board.cards, ability)
    speaking = [card for card in range(EMPIRES, len(g.board.cards.ids)) if able >> card & 1]
    plain = [card for card in range(EMPIRES, EMPIRES + 40) if not able >> card & 1]
    assert speaking
    for sold in (*speaking, *plain):
        g.own = [0] * g.seats
        g.own[0] = 1 << sold | able
        frames = [type(frame) for frame in after_sale(g, 0, sold)]
        assert (SALES[ability] in frames) == (sold in speaking)


@pytest.mark.rule("paxren:B5")
@each("faces", ["", FACES[0], f"{FACES[0]};nowhere", ";".join((*FACES, FACES[0]))])
def test_a_map_card_has_two_faces_that_there_are(faces: str) -> None:
    row = Row("empires.csv", 3, {"faces": faces or "none"})
    with pytest.raises(ContentError, match="names two of"):
        two_faces(row)
