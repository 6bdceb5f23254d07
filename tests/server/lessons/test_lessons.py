"""Lessons, played through the real engine: every expected choice is offered, every scripted one legal."""

from __future__ import annotations

import time
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import theatrum
from theatrum import bots
from theatrum.arena import rulebook
from theatrum.engine.errors import ContentError
from theatrum.server.tables.journal import entries_of, rebuild
from theatrum.server.tables.lessons import lessons
from theatrum.titles import TITLES

from ..conftest import Guest, done, nonce, party
from .taught import ALL, Taught, over_all

PANELS = {
    "raison": ("wheel", "tracks", "statuses", "hand", "battle", "log", "choices"),
    "paxren": ("market", "tableaux", "victories", "hand", "log", "choices"),
    "mocarstwa": ("powers", "market", "hand", "log", "choices"),
    "europa": ("realms", "events", "own", "aims", "ideas", "orders", "hand", "log", "choices"),
}
"""Furniture of each title's page that a lesson can point at."""


def test_every_title_has_a_first_lesson() -> None:
    assert {taught.title for taught in ALL if taught.script.id == "first"} == set(TITLES)


@over_all
def test_the_lesson_can_be_played_to_its_end_step_by_step(taught: Taught) -> None:
    seen, count = list(taught.stages()), len(taught.script.steps)
    assert [stage.step for _, stage in seen] == list(range(count + 1))
    assert {stage.steps for _, stage in seen} == {count}
    assert [stage.done for _, stage in seen] == [False] * count + [True]
    assert all(stage.id == taught.script.id for _, stage in seen)
    assert 18 <= count <= 30


@over_all
def test_every_expected_choice_is_offered_and_leads_to_the_end(taught: Taught) -> None:
    for game, stage in taught.stages():
        offered = [choice.id for choice in game.choices(taught.script.seat)]
        assert set(stage.expect) <= set(offered)
        assert stage.done or stage.expect
        for way in range(1, len(stage.expect)):
            *_, (_, last) = taught.stages(stage.step, way)
            assert last.done, f"{stage.expect[way]} leads astray"
            assert last.pages == list(taught.script.closing)


@over_all
def test_every_pattern_fits_a_choice_that_is_offered(taught: Taught) -> None:
    for (_, stage), step in zip(taught.stages(), taught.script.steps, strict=False):
        for pattern in step.expect:
            assert any(fnmatchcase(choice, pattern) for choice in stage.expect), pattern


@over_all
def test_only_what_is_expected_is_accepted_until_the_end(taught: Taught) -> None:
    script, closed = taught.script, 0
    for game, stage in taught.stages():
        for choice in game.choices(script.seat):
            assert script.accepts(game, choice.id) == (stage.done or choice.id in stage.expect)
            closed += not script.accepts(game, choice.id)
    assert closed > 50


@over_all
def test_nothing_is_accepted_while_the_others_move(taught: Taught) -> None:
    script = taught.script
    step = next(number for number, step in enumerate(script.steps) if step.then)
    game = taught.at(step)
    game.choose(script.seat, script.stage(game).expect[0])
    assert script.next_move(game) == script.steps[step].then[0]
    assert (script.stage(game).step, script.stage(game).expect) == (step + 1, [])
    assert not script.accepts(game, script.steps[step + 1].expect[0])


@over_all
def test_where_a_lesson_stands_follows_from_the_journal(taught: Taught) -> None:
    for game, stage in taught.stages():
        assert taught.script.stage(rebuild(taught.start(), entries_of(game))) == stage


@over_all
def test_taking_a_choice_back_leads_back_to_its_step(taught: Taught) -> None:
    script = taught.script
    step = next(number for number, step in enumerate(script.steps[1:], 1) if step.then)
    game = taught.at(step + 1)
    game.undo(script.seat, range(game.seats))
    assert script.stage(game) == script.stage(taught.at(step))


@over_all
def test_a_game_that_left_the_script_is_free(taught: Taught) -> None:
    script, game = taught.script, rebuild(taught.start(), ())
    game.choose(script.seat, taught.astray(0))
    assert script.stage(game).done
    assert script.next_move(game) is None
    assert script.accepts(game, "anything")


@over_all
def test_the_game_goes_on_freely_after_the_lesson(taught: Taught) -> None:
    """If the lesson has not ended it."""
    *_, (game, _) = taught.stages()
    players = [bots.make("steward", seat) for seat in range(game.seats)]
    for _ in range(150):
        assert taught.script.stage(game).done
        assert taught.script.next_move(game) is None
        if game.over:
            break
        seat = game.to_act[0]
        game.choose(seat, players[seat].choose(bots.sight(game, seat)))


# -- what is read


@over_all
def test_every_page_is_there_in_every_language(taught: Taught) -> None:
    assert set(taught.script.names) == set(theatrum.LANGUAGES)
    assert all(step.pages for step in taught.script.steps)
    for page in taught.pages:
        assert set(page.texts) == set(theatrum.LANGUAGES)
        assert len(set(page.texts.values())) == len(theatrum.LANGUAGES), "the same text twice"
        for text in page.texts.values():
            assert text[-1] in ".!", text
            assert len(text) <= 330, f"too long to read at a glance: {text}"
        assert not set("ąćęłńóśźż") & set(page.texts["en"].lower())


@over_all
def test_every_page_cites_a_paragraph_and_points_at_things_that_exist(taught: Taught) -> None:
    game = rebuild(taught.start(), ())
    rules = {rule.id for rule in rulebook.read(game.title, "en")}
    names = {**game.state.lexicon.names, "panel": PANELS[taught.title]}
    for page in taught.pages:
        assert page.rule in rules
        assert page.show
        for target in page.show:
            kind, _, id = target.partition(":")
            assert id in names[kind], target


# -- over the wire


def wait(learner: Guest) -> Any:
    """The update once the others have moved, or the game is over."""
    for _ in range(1_000):
        update = learner.get("/update")
        if update["view"]["choices"] or update["view"]["over"]:
            return update
        time.sleep(0.01)
    raise AssertionError("the others do not move")


def choice_of(update: Any, choice: str) -> dict[str, Any]:
    return {"choice": choice, "stamp": update["view"]["stamp"], "nonce": nonce()}


@over_all
def test_a_lesson_at_a_table(client: TestClient, taught: Taught) -> None:
    steps = taught.script.steps
    learner = party(client, done(client.post(f"/api/titles/{taught.title}/lessons/{taught.script.id}"))).host
    update = wait(learner)
    assert learner.refused("POST", "/choices", **choice_of(update, taught.astray(0))) == (409, "lesson-other")
    for step in range(len(steps)):
        lesson = update["table"]["lesson"]
        assert (lesson["step"], lesson["pages"][0]["texts"]) == (step, steps[step].pages[0].texts)
        learner.post("/choices", **choice_of(update, lesson["expect"][0]))
        update = wait(learner)
    assert update["table"]["lesson"]["done"]
    assert update["troubles"] == []
    end = update["view"]["entry"]
    for own in range(1, 9):
        if update["view"]["over"] or update["view"]["entry"] > end + own:
            break
        learner.post("/choices", **choice_of(update, update["view"]["choices"][-1]["id"]))
        update = wait(learner)
    else:
        raise AssertionError("the stewards do not play on")


# -- lesson files


RAISON = next(taught for taught in ALL if taught.title == "raison")
HEAD = """
id = "bad"
name = { en = "Bad", pl = "Zła" }
minutes = 1
scenario = "scenario.toml.txt"
seats = 4
seat = 0
seed = "x"
"""
WORDS = 'show = []\nrule = "4.1"\nen = "A."\npl = "B."\n'
PAGE = f"[[step.page]]\n{WORDS}"
GOOD = f'[[step]]\nexpect = ["done"]\nthen = ["1 done"]\n{PAGE}[[closing]]\n{WORDS}'


@pytest.fixture
def lesson_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A lesson file that takes the place of the title's own."""
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "scenario.toml.txt").write_text(RAISON.script.scenario_text, encoding="utf-8")
    monkeypatch.setattr(type(TITLES[RAISON.title]), "content", tmp_path)
    lessons.cache_clear()
    yield folder / "bad.toml"
    lessons.cache_clear()


def test_a_whole_lesson_file_is_read(lesson_file: Path) -> None:
    lesson_file.write_text(HEAD + GOOD, encoding="utf-8")
    [script] = lessons("raison")
    assert (script.id, script.steps[0].then) == ("bad", ((1, "done"),))


@pytest.mark.parametrize(
    ("faulty", "complaint"),
    [
        (GOOD.replace('"1 done"', '"done"'), "'done' is not a seat and a choice"),
        (GOOD.replace('expect = ["done"]', ""), "'expect' is missing"),
        (GOOD.replace(PAGE, ""), r"at least one \[\[page\]\]"),
        (GOOD.replace('pl = "B."', "", 1), "'pl' is missing"),
        (GOOD.partition("[[closing]]")[0], r"at least one \[\[closing\]\]"),
    ],
)
def test_a_faulty_lesson_file_is_named(lesson_file: Path, faulty: str, complaint: str) -> None:
    lesson_file.write_text(HEAD + faulty, encoding="utf-8")
    with pytest.raises(ContentError, match=f"bad.toml.*{complaint}"):
        lessons("raison")
