"""Where a frame of Pax Renaissance begins, nothing has been done, chosen or counted yet."""

from __future__ import annotations

from ...beginnings import beginnings


def test_frames_begin_with_nothing_done() -> None:
    nobody = "Battle.by Battle.card PlayCard.war RegimeChange.suzerain Shortage.target"
    assert beginnings("paxren") == dict.fromkeys(nobody.split(), -1)
