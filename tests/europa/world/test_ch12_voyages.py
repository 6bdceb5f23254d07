"""12.3: ships that protect trade, and what a voyage would change of them."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.state import NONE, add_share, share
from theatrum.titles.europa.trade.strength import Voyage, guards_at
from theatrum.titles.europa.war.pieces import GUARD, LOOSE

from ..positions import begin, choose, offered, seat, zeros
from .test_ch12_trade import empty_sea, guard, hold_merchants, trade_with, zone


@pytest.mark.rule("europa:12.3", "europa:9.5")
@pytest.mark.parametrize("start", [(0, 1), (1, 1), (1, 0), (2, 0)])
@pytest.mark.parametrize("post", [LOOSE, GUARD])
@pytest.mark.parametrize("pushed", [False, True])
def test_a_voyage_that_is_only_thought_of_counts_as_it_would_be(
    start: tuple[int, int], post: int, pushed: bool
) -> None:
    """A loose ship leaves its zone before one that protects trade; one comes to a slot, perhaps in another's place."""
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    sea = g.start.board.sea
    for node, zones in enumerate(sea.node_zones):
        away = [water for water in range(len(g.guards)) if water not in zones]
        for origin in (*zones, *away[:2]):
            for to in [*zones, (max(zones, default=0) + 1) % len(g.guards)]:
                g.ships, g.guards = zeros(g.ships), zeros(g.guards)
                add_share(g.ships, origin, at, start[0])
                add_share(g.guards, origin, at, start[1])
                if start[0] + start[1] == 0 or origin == to:
                    continue
                add_share(g.guards, to, other, 2)
                voyage = Voyage(at, origin, to, post, other if pushed else NONE)
                seen = [guards_at(g, who, node, voyage) for who in (at, other)]
                if start[0]:
                    add_share(g.ships, origin, at, -1)
                else:
                    add_share(g.guards, origin, at, -1)
                add_share(g.guards, to, at, post == GUARD)
                add_share(g.guards, to, other, -pushed)
                assert seen == [guards_at(g, who, node) for who in (at, other)]


@pytest.mark.rule("europa:12.3")
@pytest.mark.parametrize("rivals", [("france", "castile"), ("austria", "poland"), ("ottomans", "france")])
@pytest.mark.parametrize("which", [0, 1])
def test_of_two_who_hold_the_slots_the_one_that_is_named_is_pushed_out(rivals: tuple[str, str], which: int) -> None:
    g = empty_sea()
    england, doggerbank = seat(g, "england"), zone(g, "doggerbank")
    hold_merchants(g, england, "english_channel")
    guard(g, england, english_channel=1, norwegian_sea=1)
    for name in rivals:
        guard(g, seat(g, name), doggerbank=1)
    trade_with(g, england, "T02-2")
    choose(g, england, "send-ship:norwegian_sea:doggerbank")
    assert {choice for choice in offered(g, england) if choice.startswith("push-out")} == {
        f"push-out:{name}" for name in rivals
    }
    choose(g, england, f"push-out:{rivals[which]}")
    held = {name: share(g.guards, doggerbank, seat(g, name)) for name in ("england", *rivals)}
    assert held == {"england": 1, rivals[which]: 0, rivals[1 - which]: 1}
    assert share(g.ships, doggerbank, seat(g, rivals[which])) == 1
