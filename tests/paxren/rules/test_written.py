"""Positions that players write: what is laid out as written, and what is refused, with the line and what is right."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.errors import ContentError
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.market import draw
from theatrum.titles.paxren.state import ROW, Pax

from ..positions import border, city, florins, pax, position

QUEEN, ANNE, COMET = "PREN048", "PREN045", "COMET3"


def places(g: Pax) -> list[int]:
    """Every card that has a place, once for each."""
    cards = [card for hand in g.hands for card in hand] + [card for card in (*g.market, *g.ahead) if card > 0]
    return cards + [card for own in (*g.own, *g.maids) for card in range(len(g.board.cards.ids)) if own >> card & 1]


def test_florins_and_places_of_a_written_position_are_as_written() -> None:
    game = position(florins={"medici": 8}, cities={"lyon": "reformist-rook"}, clear=True)
    assert florins(game, "medici") == 8
    assert city(game, "lyon") == "reformist-rook"
    assert city(game, "paris") == "none"
    assert border(game, "england_portugal") == "none"


@pytest.mark.parametrize("astrology", ["no", "yes"])
def test_no_card_lies_twice_when_the_market_is_drawn(astrology: str) -> None:
    """All Western cards but seven are in a hand: five come up, one lies face down."""
    free = pax(position()).board.cards
    west = [free.ids[card] for card in free.pools[0][1]]
    game = position(options={"astrology": astrology}, hands={"fugger": west[:-7]})
    g = pax(game)
    assert len(places(g)) == len(set(places(g)))
    shown = [*g.market[ROW + 1 :], *g.ahead[1:]]
    assert {g.board.cards.ids[card] for card in shown if card} <= set(west[-7:])
    for seat in range(2):
        assert not set(g.pool[seat]) & set(places(g))


def test_decks_that_are_not_written_have_no_more_cards_than_are_left() -> None:
    cards = pax(position()).board.cards
    east = [cards.ids[card] for card in cards.pools[0][0]]
    g = pax(position(hands={"fugger": east[:20]}, market={"east": [], "west": []}))
    assert g.deck[0] + g.deck[1] - g.deck[2] <= len(g.pool[0]) == 13
    while g.deck[0] + g.deck[1]:
        draw(g, 0)
    assert not g.deck[2]


def test_a_comet_on_show_is_not_drawn_again() -> None:
    """COMET4 lies in the market, so COMET3 is the one still to come."""
    g = pax(position(market={"east": [], "west": ["", "COMET4"]}))
    assert g.deck[3:] == [16 - ROW, 13, 1]
    drawn = [draw(g, 1) for _ in range(16 - ROW + 13)]
    assert [g.board.cards.ids[card] for card in drawn if g.board.cards.comet_mask >> card & 1] == ["COMET3"]


def test_an_emporium_that_is_written_open_closes_the_other_with_its_token() -> None:
    game = position(open=["novgorod"])
    assert city(game, "tana") == "none"
    assert game.view()["emporia"]["east"] == "novgorod"


@pytest.mark.parametrize(
    ("start", "fault"),
    [
        ({"cities": {"atlantis": "catholic-knight"}}, "no city is called 'atlantis'"),
        ({"cities": {"kyiv": "catholic-knight"}}, "no city is called 'kyiv'"),
        ({"cities": {"paris": "purple-knight"}}, "no token is called 'purple-knight'"),
        ({"cities": {"red_sea": "islamic-rook"}}, "'red_sea' has no room"),
        ({"cities": {"novgorod": "catholic-rook"}}, "'novgorod' has no room"),
        ({"cities": {"venice-2": "catholic-rook"}}, "'venice-2' has no room"),
        ({"tableau": {"fugger": ["PREN055"]}, "cities": {"venice": "islamic-rook", "venice-2": "catholic-rook"}},
         "'venice' has no room"),
        ({"tableau": {"rothschild": ["PREN023"]}}, "no bank of this table is called 'rothschild'"),
        ({"wizards": 3}, "'wizards' is not one of"),
        ({"open": ["paris"]}, "no emporium is called 'paris'"),
        ({"cities": dict.fromkeys(["london", "paris", "vienna", "buda", "toledo", "lyon", "granada", "caffa"],
                                  "islamic-knight")}, "more tokens than there are"),
        ({"hands": {"fugger": ["PREN023"], "medici": ["PREN023"]}}, "'PREN023' is written twice"),
        ({"hands": {"fugger": ["PREN023"]}, "market": {"west": ["", "PREN023"]}}, "'PREN023' is written twice"),
        ({"maids": {"fugger": [QUEEN]}, "tableau": {"fugger": ["france"]}, "queens": {"france": QUEEN}},
         f"'{QUEEN}' is written twice"),
        ({"tableau": {"fugger": [QUEEN]}}, "a Queen lies under 'queens' beside her King, or under 'maids'"),
        ({"queens": {"france": QUEEN}}, "no bank holds 'france'"),
        ({"tableau": {"fugger": ["france"]}, "queens": {"france": "PREN023"}}, "it is no Queen"),
        ({"tableau": {"fugger": ["hungary"]}, "queens": {"hungary": ANNE}}, "does not name the King of 'hungary'"),
        ({"tableau": {"fugger": ["france"]}, "republics": ["france"], "queens": {"france": ANNE}},
         "'france' is a Republic: it has no Queen"),
        ({"tableau": {"fugger": ["france"]}, "republics": ["france"], "vassals": {"aragon": "france"}},
         "'france' is a Republic: it has no Queen, no Vassals"),
        ({"tableau": {"fugger": ["france"]}, "republics": ["aragon"], "vassals": {"aragon": "france"}},
         "'aragon' is a Republic: it has no Queen, no Vassals and no Suzerain"),
        ({"maids": {"fugger": ["PREN023"]}}, "it is no Queen"),
        ({"hands": {"fugger": ["france"]}}, "an Empire lies in a tableau"),
        ({"hands": {"fugger": [COMET]}}, "a Comet lies in the market only"),
        ({"vassals": {"aragon": "france"}}, "no bank holds 'france'"),
        ({"tableau": {"fugger": ["france"]}, "vassals": {"aragon": "france", "england": "aragon"}},
         "'aragon' is a Vassal itself"),
        ({"republics": ["france"]}, "no bank holds 'france'"),
        ({"repressed": {"france": ["catholic-rook"]}}, "no bank holds 'france'"),
        ({"bishops": {"PREN023": "catholic"}}, "'PREN023' takes no Bishop"),
        ({"market": {"north": []}}, "no row of the market is called 'north'"),
        ({"coins": {"east": [1] * 7}}, "a row of the market has 6 places"),
        ({"decks": {"east": [1, 2]}}, "'east' lists three numbers"),
        ({"decks": {"east": [0, 14, 3]}}, "'east' has more Comets than there are"),
        ({"market": {"west": ["", COMET]}, "decks": {"west": [0, 14, 2]}}, "'west' has more Comets than there are"),
        ({"decks": {"east": [40, 14, 2]}}, "'east' has more cards than the"),
    ],
)  # fmt: skip
def test_a_scenario_that_cannot_be_is_refused_with_what_is_wrong(start: dict[str, Any], fault: str) -> None:
    with pytest.raises(ContentError, match=fault):
        position(**start)


def test_cards_of_a_written_position_are_no_longer_among_the_unseen() -> None:
    g = pax(position(hands={"fugger": ["PREN023"]}, tableau={"medici": ["PREN033"]}, maids={"coeur": [QUEEN]}))
    assert not {card for card in places(g) if card >= EMPIRES} & {card for pool in g.pool for card in pool}
