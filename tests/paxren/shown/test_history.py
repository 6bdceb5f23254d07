"""What is told of a finished game: figures of each bank, whose a thing is."""

from __future__ import annotations

from theatrum.titles.paxren import PAXREN

from ..positions import pax, position


def test_the_figures_of_a_bank() -> None:
    g = pax(position(3, tableau={"medici": ["PREN036"]}, borders={"england_france": "medici-pawn"}))
    seat = g.board.banks.index("medici")
    figures = dict(zip(PAXREN.figures, PAXREN.tally(g)[seat], strict=True))
    assert figures["florins"] == g.florins[seat]
    assert (figures["tableau"], figures["empires"], figures["concessions"]) == (1, 0, g.border.count(7 + seat))


def test_cards_and_empires_belong_to_whoever_has_them() -> None:
    g = pax(position(3, tableau={"medici": ["PREN036", "england"]}))
    seat = g.board.banks.index("medici")
    assert PAXREN.belongs(g, "card", g.board.cards.ids.index("PREN036")) == seat
    assert PAXREN.belongs(g, "empire", g.board.land.empires.index("england")) == seat
    assert PAXREN.belongs(g, "empire", g.board.land.empires.index("france")) == -1
    assert PAXREN.belongs(g, "bank", 2) == 2


def test_whoever_is_to_move_and_may_declare_has_the_prospects_for_himself() -> None:
    """However much better another bank stands by the steward's estimate."""
    ahead = {"fugger": ["england", "france", "portugal"], "medici": ["hungary"]}
    for active, certain in ((["imperial"], True), (["globalization"], False), ([], False)):
        g = pax(position(3, tableau=ahead, active=active, florins={"medici": 60}))
        assert (PAXREN.worth(g, 0) == 1.0) is certain
        assert (PAXREN.worth(g, 1) == 0.0) is certain
