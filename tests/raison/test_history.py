"""What is told of a finished game: figures of each player, whose a thing is."""

from __future__ import annotations

from theatrum.titles.raison import RAISON

from .positions import position, raison


def test_the_figures_of_a_player_are_those_of_all_powers_led() -> None:
    game = position(
        "1702",
        3,
        {
            "france": {"generals": {"paris": 2}, "money": 3, "morale": 9, "hand": [2, 5]},
            "sweden": {"generals": {"stockholm": 1}, "hand": [3], "morale": 4},
        },
        {"holders": {"sweden": "france"}},
        empty=True,
    )
    g = raison(game)
    seat = [standing.side for standing in game.standing()].index("france")
    figures = dict(zip(RAISON.figures, RAISON.tally(g)[seat], strict=True))
    led = [g.board.powers.index("france"), g.board.powers.index("sweden")]
    assert figures == {
        "influence": g.influence[led[0]],
        "territories": sum(owner in led for owner in g.control),
        "troops": 3,
        "money": 3,
        "cards": 3,
        "morale": 9,
    }


def test_a_territory_belongs_to_whoever_leads_the_power_that_controls_it() -> None:
    game = position("1702", 3, start={"holders": {"sweden": "france"}})
    g = raison(game)
    sides = [standing.side for standing in game.standing()]
    at = g.lexicon.names["territory"].index
    assert RAISON.belongs(g, "territory", at("stockholm")) == sides.index("france")
    assert RAISON.belongs(g, "power", g.board.powers.index("austria")) == sides.index("austria")
    assert RAISON.belongs(g, "power", g.board.powers.index("russia")) == -1
