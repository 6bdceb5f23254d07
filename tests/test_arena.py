"""The arena: matches, statistics, the ladder's fairness, processes, rulebook coverage."""

from __future__ import annotations

import os
from itertools import count, islice, pairwise
from pathlib import Path

import pytest

import theatrum
from theatrum import bots
from theatrum.arena import coverage, ladder, match, pool, rulebook, simulate, stats
from theatrum.bots import Bot, Sight
from theatrum.engine.chance import Draw
from theatrum.engine.choice import Choice
from theatrum.engine.title import Title
from theatrum.titles import TITLES

RAISON = TITLES["raison"]


class Cheat(Bot):
    """Chooses what nobody offered."""

    name = "cheat"

    def choose(self, seen: Sight) -> Choice:
        return seen.state.lexicon.parse("bid:9")


# -- matches


def test_bots_play_a_game_to_its_end() -> None:
    game = theatrum.new("raison", "1702", 3, seed="match")
    decisions = match.play(game, [bots.make("random", seat) for seat in range(3)])
    assert game.over
    assert decisions == sum(not isinstance(entry, Draw) for entry in game.journal)


def test_a_choice_not_on_offer_is_a_fault_of_the_bot() -> None:
    game = theatrum.new("raison", "1702", 3, seed="match")
    with pytest.raises(match.BotFault, match="The bot “cheat” chose “bid:9”, which was not on offer"):
        match.play(game, [Cheat() for _ in range(3)])


def test_a_task_gives_the_same_game_again(tmp_path: Path) -> None:
    task = match.Task("raison", "1702", "again", ("random", "steward", "random"), 0.1, str(tmp_path / "game.json"))
    first, second = match.perform(task), match.perform(task)
    assert first._replace(seconds=0) == second._replace(seconds=0)
    assert first.powers == ("britain", "france", "austria")
    saved = theatrum.load(tmp_path / "game.json")
    assert saved.result == first.places
    assert first.points[first.winners[0]] == max(first.points)


def test_a_position_is_whole_even_if_the_entry_is_followed_by_chance() -> None:
    game = theatrum.new("raison", "1702", 3, seed="position")
    match.play(game, [bots.make("random", seat) for seat in range(3)])
    for entries in range(0, 120, 7):
        then = game.at(entries)
        assert len(then.journal) >= entries
        assert then.journal == game.journal[: len(then.journal)]
        assert then.to_act


# -- statistics


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_the_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert stats.wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_share_differs_when_its_interval_excludes_the_fair_one() -> None:
    assert stats.Share(30, 70, 1 / 7).differs
    assert stats.Share(30, 70, 1 / 7).ratio == pytest.approx(3)
    assert not stats.Share(11, 70, 1 / 7).differs
    assert not stats.Share(0, 0, 1 / 7).differs


def test_a_tally_adds_up() -> None:
    tally = simulate.Tally()
    for winner, rounds in ((0, 4), (1, 6), (0, 9), (0, 6)):
        places = (1, 2) if winner == 0 else (2, 1)
        tally.add(match.Outcome(places, ("france", "austria"), (25, 10), "influence", rounds, 100, 0.1))
    tally.add(match.Outcome((1, 2), ("france", "austria"), (25, 10), "patron", 6, 100, 0.1))
    data = tally.data()
    assert data["endings"] == {"influence": 4, "patron": 1}
    assert data["powers"]["france"]["wins"] == 4
    assert data["powers"]["austria"]["mean_points"] == 10
    assert data["rounds"] == {"min": 4, "median": 6, "max": 9, "counts": {"4": 1, "6": 3, "9": 1}}


def test_bots_are_dealt_in_order_and_repeated() -> None:
    assert simulate.deal(("random", "steward"), 5) == ("random", "steward", "random", "steward", "random")


# -- ladder


def test_the_judged_bot_sits_in_every_seat_equally_often() -> None:
    games = ladder.rounded(20, 7)
    lineups = [task.lineup for task in ladder.tasks("raison", "1618", 7, ladder.RUNGS[0], games, "1", 0.1)]
    assert games == 21
    assert {lineup.index("steward") for lineup in lineups} == set(range(7))
    assert all(lineup.count("steward") == 1 and lineup.count("random") == 6 for lineup in lineups)
    assert [sum(lineup[seat] == "steward" for lineup in lineups) for seat in range(7)] == [3] * 7


def test_a_win_counts_only_in_the_seat_of_the_judged_bot() -> None:
    always_first = match.Outcome((1, 2, 3), ("a", "b", "c"), (25, 1, 0), "influence", 5, 9, 0.1)
    assert ladder.score([always_first] * 9, 3) == stats.Share(3, 9, 1 / 3)


# -- processes


def _square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def _fail(number: int) -> int:
    raise ValueError(f"task {number}")


def test_results_come_in_order_from_other_processes() -> None:
    results = list(pool.spread(_square, range(30), 2))
    assert [square for square, _ in results] == [number * number for number in range(30)]
    assert os.getpid() not in {process for _, process in results}


def test_tasks_are_taken_only_as_fast_as_results() -> None:
    """An endless list of tasks is no trouble: memory stays bounded."""
    results = pool.spread(_square, count(), 2)
    assert [square for square, _ in islice(results, 20)] == [number * number for number in range(20)]
    results.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_task_is_not_swallowed(jobs: int) -> None:
    with pytest.raises(ValueError, match="task 0"):
        list(pool.spread(_fail, range(3), jobs))


# -- rules


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_both_languages_have_every_paragraph(title: Title) -> None:
    english, polish = rulebook.read(title, "en"), rulebook.read(title, "pl")
    assert [rule.id for rule in english] == [rule.id for rule in polish]
    assert len({rule.id for rule in english}) == len(english)
    assert all(rule.text and rule.title and rule.chapter for rule in english + polish)


def shape(text: str) -> list[tuple[str, int]]:
    """Of every line of a rule: prose, an item of a list, or a row of a table with so many cells."""
    lines = text.split("\n")
    return [(line[:2], line.count(" | ")) if line.startswith(("- ", "| ")) else ("", 0) for line in lines]


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_lists_and_tables_are_the_same_in_both_languages(title: Title) -> None:
    for english, polish in zip(rulebook.read(title, "en"), rulebook.read(title, "pl"), strict=True):
        rows = shape(english.text)
        assert [kind for kind, _ in rows] == [kind for kind, _ in shape(polish.text)], english.id
        for (kind, cells), (before, others) in pairwise(reversed(rows)):
            assert kind != "| " or before != "| " or cells == others, f"{english.id}: a row is longer than another"
        assert [cells for kind, cells in rows if kind == "| "] == [
            cells for kind, cells in shape(polish.text) if kind == "| "
        ], english.id


def test_a_book_of_several_files_is_read_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rule = '[[rule]]\nid = "{id}"\nen = {{ title = "T", text = "{text}" }}\n'
    (tmp_path / "rules").mkdir()
    for name, first, text in (("02_second", "2", "late"), ("01_first", "1", "early")):
        chapter = f'[[chapter]]\nfirst = "{first}"\nen = "Chapter {first}"\n'
        written = chapter + rule.format(id=first, text=text) + rule.format(id=f"{first}.1", text=text)
        (tmp_path / "rules" / f"{name}.toml").write_text(written, encoding="utf-8")
    monkeypatch.setattr(type(RAISON), "content", tmp_path)
    read = rulebook.read(RAISON, "en")
    assert [one.id for one in read] == ["1", "1.1", "2", "2.1"]
    assert [(one.text, one.chapter) for one in read[::2]] == [("early", "Chapter 1"), ("late", "Chapter 2")]


@pytest.mark.parametrize(
    ("typed", "paragraph"),
    [
        ("sojusznikom", "11.3"),
        ("oblężeniami", "9.8"),
        ("kardynał", "19.1"),
        ("autorytetem", "18.1"),
        ("kupców", "12.4"),
    ],
)
def test_a_long_book_is_searched_by_any_form(typed: str, paragraph: str) -> None:
    found = rulebook.search(rulebook.read(TITLES["europa"], "pl"), [typed], "pl")
    assert paragraph in [rule.id for rule in found]
    assert len(found) < 60


def test_headings_come_first() -> None:
    found = rulebook.search(rulebook.read(RAISON, "en"), ["arbiter"], "en")
    assert "arbiter" in found[0].title.casefold()
    assert "arbiter" not in found[-1].title.casefold()


def paragraphs(*texts: str) -> list[rulebook.Rule]:
    return [rulebook.Rule(str(number), "", text, "") for number, text in enumerate(texts)]


@pytest.mark.parametrize(
    ("language", "typed", "text"),
    [
        ("pl", "arbiter", "Głos Arbitra rozstrzyga."),
        ("pl", "arbitrowi", "Wybór Arbitrów."),
        ("pl", "bitwa", "Po dwóch bitwach."),
        ("pl", "bitwami", "Nie ma bitew."),
        ("pl", "wojen", "Koło Wojny"),
        ("pl", "Święty", "tytuł świętego Cesarza"),
        ("pl", "glosow", "Nie ma głosów."),
        ("pl", "miasto", "w tym mieście"),
        ("pl", "pionek", "bez Pionków"),
        ("en", "battles", "the battle of Vienna"),
        ("en", "battle", "two Battles"),
        ("en", "chosen", "choose a card"),
        ("en", "arb", "the Arbiter"),
    ],
)
def test_a_word_is_found_in_any_of_its_forms(language: str, typed: str, text: str) -> None:
    book = paragraphs(text, "Coś zupełnie innego.")
    assert [rule.id for rule in rulebook.search(book, [typed], language)] == ["0"]


def test_a_word_typed_without_diacritics_is_found_in_other_forms_too() -> None:
    """The book has the form that was typed, with its diacritics; from there on it is that word."""
    book = paragraphs("Liczba głosów.", "Każdy głos waży.", "Głośny spór.")
    assert [rule.id for rule in rulebook.search(book, ["glosow"], "pl")] == ["0", "1"]


def test_every_word_must_be_found_and_all_forms_found_are_marked() -> None:
    book = paragraphs("Arbiter zwołuje Elektorów.", "Arbitrem bywa Elektor.", "Elektor bez zdania.")
    found = rulebook.search(book, ["arbitra", "elektorzy"], "pl")
    assert [rule.id for rule in found] == ["0", "1"]
    marked = rulebook.marks(found, ["arbitra", "elektorzy"], "pl")
    assert marked == ["arbiter", "arbitra", "arbitrem", "elektor", "elektorow", "elektorzy"]


def test_letters_without_their_marks() -> None:
    assert rulebook.plain("Święte ŁÓDŹ") == "swiete lodz"


TESTS = """
import pytest

@pytest.mark.rule("10.2", "raison:10.1")
def test_support(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("10.3"))])
class TestCards: ...

@pytest.mark.slow("10.4")
def test_nothing(): ...

pytestmark = pytest.mark.rule("raison:11.1")
"""


@pytest.mark.parametrize("title", theatrum.titles(), ids=lambda title: title.id)
def test_every_paragraph_has_a_test_or_a_reason(title: Title) -> None:
    rows = coverage.coverage(title, Path(__file__).parent)
    assert [row.id for row in rows if not row.held] == []


def test_coverage_finds_code_and_tests(tmp_path: Path) -> None:
    folder = tmp_path / "raison"
    folder.mkdir()
    (folder / "test_battle.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "test_other.py").write_text(TESTS.replace("raison:10.1", "raison:4.1"), encoding="utf-8")
    rows = {row.id: row for row in coverage.coverage(RAISON, tmp_path)}
    assert rows["10.2"].tests == ["raison/test_battle.py::test_support"]
    assert rows["10.1"].tests == ["raison/test_battle.py::test_support"]
    assert rows["10.3"].tests == ["raison/test_battle.py::TestCards"]
    assert rows["11.1"].tests == ["raison/test_battle.py", "test_other.py"]
    assert rows["4.1"].tests == ["test_other.py::test_support"]
    assert not rows["10.4"].tests
    assert any(place.startswith("battle.py:") for place in rows["10.2"].code)
