"""Where a frame of Europa begins, nothing has been done, chosen or counted yet."""

from __future__ import annotations

from theatrum.titles.europa.state import NONE

from ..beginnings import beginnings

NOBODY = """
Deal.deck Enter.came_from Explore.found Focus.target MakePeace.yielding Moving.area Moving.army RebelSiege.chooser
Rebellion.single Subjugation.realm Trade.card Trade.node Trade.sailed Treaty.severer Treaty.term Treaty.victor
Voyage.node Voyage.to Clash.node
"""


def test_frames_begin_with_nothing_done() -> None:
    """But for areas that an army may still march through, the row of a trade, and who may be called."""
    assert beginnings("europa") == dict.fromkeys(NOBODY.split(), NONE) | {
        "Rebellion.areas": ~0,
        "Trade.paid": (NONE, NONE, NONE),
        "Trade.row": 2,
        "Moving.left": 2,
        "Calling.players": True,
        "Clash.turn": True,
        "Clash.lead": (NONE, NONE),
        "Clash.office": (NONE, NONE),
        "Clash.drawn": (NONE, NONE),
    }
