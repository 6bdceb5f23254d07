"""Chapter 12: every trade card is traded with, in each of its nodes, by somebody who owns all its key provinces."""

from __future__ import annotations

from itertools import product

import pytest

from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.trade.strength import row_of

from ...each import each
from ..positions import offered, seat
from .test_ch12_trade import empty_sea, hold_merchants, trade_with

CARDS = read_lists().trade


@pytest.mark.rule("europa:12.5")
@each("name developed", product(CARDS, [False, True]))
def test_a_trade_card_pays_by_the_key_provinces_of_each_node(name: str, developed: bool) -> None:
    """A merchant adds 1; nobody else is there. The whole world is the trader's, with a ship in every zone."""
    card = CARDS[name]
    g = empty_sea()
    at = seat(g, "england")
    g.towns = [0] * g.seats
    g.vassals = [0] * g.seats
    g.towns[at], g.large, g.twins = g.start.side.printed, 0, 0
    for zone in range(len(g.guards)):
        g.ships[zone] = 1 << 4 * at
    nodes = {g.start.names["node"][offer.node]: offer for offer in card.offers}
    hold_merchants(g, at, *nodes)
    trade_with(g, at, name)
    listed = offered(g, at)  # once for all nodes: every voyage is looked through for it
    for node, offer in nodes.items():
        twin = g.clone()
        twin.merchants = [-1] * len(g.merchants)
        hold_merchants(twin, at, node)
        twin.developed = developed << offer.node
        choice = f"trade-at:{name}:{node}"
        assert choice in listed
        twin.answer(at, g.lexicon.parse(choice))
        power = 1 + sum(power for _, power in offer.key)
        assert twin.ducats[at] - g.ducats[at] == card.income[developed][row_of(power)], node
