"""Europa as a title: its starts, options, names, and how a game is told when it is over."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.engine.title import Scenario
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles import SHELF, TITLES
from theatrum.titles.europa.board.board import read_board
from theatrum.titles.europa.setup.dealing import struggles
from theatrum.titles.europa.shown.standing import belongs, ending, rounds, tally
from theatrum.titles.europa.state import Europa

from .positions import begin, number, seat

TITLE = TITLES["europa"]
ROWS = [
    pytest.param(scenario, row, id=f"{scenario.id}-{'-'.join(row)}")
    for scenario in TITLE.scenarios
    for rows in scenario.rows.values()
    for row in rows
]


def state_of(game: theatrum.Game) -> Europa:
    assert isinstance(game.state, Europa)
    return game.state


def test_it_is_played_from_python_and_the_terminal_and_does_not_stand_on_the_shelf() -> None:
    assert TITLE in theatrum.titles()
    assert TITLE.id not in SHELF
    assert theatrum.titles()[: len(SHELF)] == tuple(SHELF.values())


@pytest.mark.rule("europa:3")
def test_the_starts_of_the_first_age() -> None:
    seats = {scenario.id: scenario.seats for scenario in TITLE.scenarios}
    assert seats == {"1-00": (3,), "1-01": (2, 3, 4, 5), "2-01": (6,), "2-02": (2, 3, 4, 5, 6)}
    assert [len(TITLE.scenarios[2].rows[6]), len(TITLE.scenarios[3].rows[5])] == [2, 3]


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize(("scenario", "row"), ROWS)
def test_the_realms_that_are_named_play_in_the_order_of_their_names(scenario: Scenario, row: tuple[str, ...]) -> None:
    for order in (row, row[::-1]):
        game = theatrum.new("europa", scenario.id, len(row), 1, {"realms": ",".join(order)})
        assert tuple(at.side for at in game.standing()) == order
        g = state_of(game)
        assert [bool(towns) for towns in g.towns] == [True] * len(row)
        first = next(chair for chair in g.start.variant.seats if chair.data.get("first"))
        assert g.realm[g.first] == first.realm


def test_without_names_the_chairs_of_the_first_variant_stand() -> None:
    game = theatrum.new("europa", "2-02", 5, 1)
    assert [at.side for at in game.standing()] == ["austria", "denmark", "poland", "muscovy", "ottomans"]
    with pytest.raises(theatrum.TheatrumError):
        theatrum.new("europa", "2-02", 5, 1, {"realms": "austria,denmark,sweden,muscovy,ottomans"})


@pytest.mark.rule("europa:17.4")
@pytest.mark.parametrize(
    ("scenario", "variant", "how", "count"),
    [
        ("1-01", "5_players", "book", 0),
        ("2-01", "default_austria", "book", 6),
        ("2-01", "default_austria", "off", 0),
        ("1-00", "3_players", "book", 0),
    ],
)
def test_a_scenario_says_whether_it_is_played_with_struggles(scenario: str, variant: str, how: str, count: int) -> None:
    g = begin(scenario, variant)
    g.options = {"power_struggles": how}
    assert len(struggles(g)) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_realms_are_called_the_same_in_sentences_and_on_the_board(language: str) -> None:
    words, realms = LIBRARY.words(TITLE, language), read_board().realms
    assert tuple(words.thing("realm", name) for name in realms.realms) == realms.names[language]


# -- the end


@pytest.mark.rule("europa:2.1", "europa:4.7")
def test_most_prestige_wins_then_power_then_ducats_and_equals_share_a_place() -> None:
    g = begin("1-00", "3_players")
    g.prestige, g.ducats = [7, 9, 7], [5, 5, 5]
    assert g.result() == (2, 1, 2)
    g.ducats[2] += 1
    assert g.result() == (3, 1, 2)
    g.power[0] += 1
    assert g.result() == (2, 1, 3)


@pytest.mark.rule("europa:4.7")
def test_how_a_game_ended() -> None:
    g = begin("1-00", "3_players")
    g.event_deck, g.events_down = (1, 0), 1
    assert ending(g) == "prestige"
    g.event_deck, g.events_down = (0, 0), 0
    assert ending(g) == "ages"


def test_what_is_counted_and_whose_deeds_are_told() -> None:
    g = begin()
    france = seat(g, "france")
    figures = dict(zip(TITLE.figures, tally(g)[france], strict=True))
    assert figures["ducats"] == g.ducats[france]
    assert figures["provinces"] == g.towns[france].bit_count()
    assert belongs(g, "realm", number(g, "realm", "france")) == france
    assert belongs(g, "realm", number(g, "realm", "milan")) == -1
    assert rounds(g) == 1
    g.age, g.round = 2, 3
    assert rounds(g) == 7
