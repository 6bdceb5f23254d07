"""17, E220: what realms that begin with less are given in the end, by the number of ages played."""

from __future__ import annotations

import re

import pytest

import theatrum
from theatrum.cli.setup import about
from theatrum.engine.errors import ContentError
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles.europa.aims.goals import far, points
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.court.vocabulary import SCENARIO
from theatrum.titles.europa.round.scoring import last_points
from theatrum.titles.europa.setup.placing import place
from theatrum.titles.europa.setup.scenarios import read_variants
from theatrum.titles.europa.setup.start import Start
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.title import EUROPA

WRITTEN = "esteem = { castile = [5, 9], england = [3] }"
ALONE = "esteem_of_two = { england = [4] }"
AT = 'curia = ["", "castile", "france", "england"]\n'
TWO = 'two = ["france", "england"]\n'


def text(added: str = "", of_two: str = "") -> str:
    """Scenario 1-01 with something more in its first variant, and in the one of which two can play."""
    printed = re.sub(r"(?m)^esteem.*\n", "", (CONTENT / "scenarios" / "1_01.toml").read_text(encoding="utf-8"))
    assert (printed.count(AT), printed.count(TWO)) == (1, 1)
    return printed.replace(AT, f"{AT}{added}\n").replace(TWO, f"{TWO}{of_two}\n")


def begin(variant: str, added: str = "", of_two: str = "") -> Europa:
    found = next(one for one in read_variants(text(added, of_two), "own.toml") if one.id == variant)
    g = Europa(Start(found), len(found.seats), {"talk": "no"})
    place(g)
    return g


@pytest.mark.rule("europa:17.1")
@pytest.mark.parametrize(("age", "given"), [(1, [0, 5, 3]), (2, [0, 9, 3]), (3, [0, 9, 3])])
def test_who_began_with_less_is_given_more_the_more_ages_were_played(age: int, given: list[int]) -> None:
    g = begin("3_players", WRITTEN)
    goal = g.start.goals[-1]
    g.age = age
    assert [points(g, seat, goal) for seat in range(g.seats)] == given
    assert [far(g, seat, goal) for seat in (1, 2)] == [(given[1], given[1]), (3, 3)]
    assert (SCENARIO, given[1]) in last_points(g, 1)


def test_two_players_have_an_esteem_of_their_own() -> None:
    g = begin("2_players_no_bots", of_two=ALONE)
    assert [points(g, seat, g.start.goals[-1]) for seat in range(g.seats)] == [0, 4]
    assert [goal.grants for goal in begin("4_players", of_two=ALONE).start.goals if goal.grants] == []


@pytest.mark.parametrize(
    "wrong",
    ["esteem = { ulms = [3] }", "esteem = { england = [] }", "esteem = { england = 3 }", "esteem = { england = [91] }"],
)
def test_a_written_esteem_names_realms_and_numbers(wrong: str) -> None:
    with pytest.raises(ContentError):
        read_variants(text(wrong), "own.toml")


def test_no_goal_of_a_scenario_bears_its_name() -> None:
    with pytest.raises(ContentError, match="esteem"):
        read_variants(text().replace('id = "altar"', 'id = "esteem"'), "own.toml")


@pytest.mark.parametrize(("scenario", "seats"), [("1-02", 4), ("1-03", 3), ("2-05", 6)])
def test_who_is_given_something_is_said_before_the_game_and_during_it(scenario: str, seats: int) -> None:
    game = theatrum.new("europa", scenario, seats, seed=1)
    goal = next(goal for goal in EUROPA.cover(game.scenario).goals if goal.id == "esteem")
    for language in LANGUAGES:
        before = about(EUROPA, game.scenario, LIBRARY.words(EUROPA, language))
        assert any(goal.names[language] in line and str(goal.points) in line for line in before)
        assert goal.names[language] in game.text(0, language)
