"""Lessons, played through the real engine: every expected choice is offered, every scripted one legal."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import theatrum
from theatrum import bots
from theatrum.arena import rulebook
from theatrum.engine.errors import ContentError
from theatrum.engine.game import Game
from theatrum.server.journal import Start, entries_of, rebuild
from theatrum.server.lessons import LessonScript, lessons
from theatrum.server.wire import Lesson, LessonPage

from .conftest import Guest, done, nonce, party

PANELS = {"wheel", "tracks", "statuses", "hand", "battle", "log", "choices"}
"""Furniture of the page that a lesson can point at."""

SCRIPTS = lessons("raison")
FIRST = SCRIPTS[0]


def start(script: LessonScript) -> Start:
    return Start("raison", script.scenario, script.seats, script.seed, options=script.options,
                 scenario_text=script.scenario_text)  # fmt: skip


def stages(script: LessonScript, detour: int = -1, way: int = 0) -> Iterator[tuple[Game, Lesson]]:
    """The game whenever the learner is to choose, and at the end; at one step another of the choices is taken."""
    game = rebuild(start(script), ())
    while not script.done(game):
        move = script.next_move(game)
        stage = script.stage(game)
        if move is not None:
            assert stage.expect == []
            game.choose(*move)
            continue
        yield game, stage
        game.choose(script.seat, stage.expect[way if stage.step == detour else 0])
    yield game, script.stage(game)


def at(step: int) -> Game:
    """The first lesson when the learner has read up to a step."""
    return next(game for game, stage in stages(FIRST) if stage.step == step).clone()


def step_of(expected: str) -> int:
    return next(number for number, step in enumerate(FIRST.steps) if step.expect == (expected,))


def test_the_lesson_can_be_played_to_its_end_step_by_step() -> None:
    seen = list(stages(FIRST))
    assert [stage.step for _, stage in seen] == list(range(len(FIRST.steps) + 1))
    assert {stage.steps for _, stage in seen} == {len(FIRST.steps)}
    assert [stage.done for _, stage in seen] == [False] * len(FIRST.steps) + [True]
    assert all(stage.id == "first" for _, stage in seen)
    assert 18 <= len(FIRST.steps) <= 30


def test_every_expected_choice_is_offered_and_leads_to_the_end() -> None:
    for game, stage in stages(FIRST):
        offered = [choice.id for choice in game.choices(FIRST.seat)]
        assert set(stage.expect) <= set(offered)
        assert stage.done or stage.expect
        for way in range(1, len(stage.expect)):
            *_, (_, last) = stages(FIRST, stage.step, way)
            assert last.done, f"{stage.expect[way]} leads astray"


def test_only_what_is_expected_is_accepted_until_the_end() -> None:
    closed = 0
    for game, stage in stages(FIRST):
        for choice in game.choices(FIRST.seat):
            assert FIRST.accepts(game, choice.id) == (stage.done or choice.id in stage.expect)
            closed += not FIRST.accepts(game, choice.id)
    assert closed > 50


def test_nothing_is_accepted_while_the_others_move() -> None:
    game = at(0)
    game.choose(FIRST.seat, "status:first")
    assert FIRST.next_move(game) == (2, "status:second")
    assert FIRST.stage(game).step == 1
    assert not FIRST.accepts(game, "discard:1")


def test_where_a_lesson_stands_follows_from_the_journal() -> None:
    for game, stage in stages(FIRST):
        assert FIRST.stage(rebuild(start(FIRST), entries_of(game))) == stage


def test_taking_a_choice_back_leads_back_to_its_step() -> None:
    step = step_of("allow")
    game = at(step + 1)
    game.undo(FIRST.seat, range(game.seats))
    assert FIRST.stage(game) == FIRST.stage(at(step))


def test_a_game_that_left_the_script_is_free() -> None:
    game = rebuild(start(FIRST), ())
    game.choose(FIRST.seat, "status:neutral")
    assert FIRST.stage(game).done
    assert FIRST.next_move(game) is None
    assert FIRST.accepts(game, "anything")


def test_the_game_goes_on_freely_after_the_lesson() -> None:
    *_, (game, _) = stages(FIRST)
    players = [bots.make("steward", seat) for seat in range(game.seats)]
    for _ in range(150):
        seat = game.to_act[0]
        game.choose(seat, players[seat].choose(bots.sight(game, seat)))
        assert FIRST.stage(game).done
        assert FIRST.next_move(game) is None
        if game.over:
            break


# -- what is read


def pages(script: LessonScript) -> list[LessonPage]:
    return [page for step in script.steps for page in step.pages] + list(script.closing)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.id)
def test_every_page_is_there_in_every_language(script: LessonScript) -> None:
    assert set(script.names) == set(theatrum.LANGUAGES)
    assert all(step.pages for step in script.steps)
    for page in pages(script):
        assert set(page.texts) == set(theatrum.LANGUAGES)
        assert len(set(page.texts.values())) == len(theatrum.LANGUAGES), "the same text twice"
        for text in page.texts.values():
            assert text[-1] in ".!", text
            assert len(text) <= 330, f"too long to read at a glance: {text}"
        assert not set("ąćęłńóśźż") & set(page.texts["en"].lower())


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.id)
def test_every_page_cites_a_paragraph_and_points_at_things_that_exist(script: LessonScript) -> None:
    game = rebuild(start(script), ())
    rules = {rule.id for rule in rulebook.read(game.title, "en")}
    names = game.state.lexicon.names | {"panel": PANELS}
    for page in pages(script):
        assert page.rule in rules
        assert page.show
        for target in page.show:
            kind, _, id = target.partition(":")
            assert id in names[kind], target


def test_the_texts_tell_what_is_on_the_table() -> None:
    """The numbers the texts of the first lesson rely on, at the steps that tell them."""

    def mine(expected: str, key: str) -> int:
        [britain] = [power for power in at(step_of(expected)).view(0)["powers"] if power["id"] == "britain"]
        number = britain[key]
        assert isinstance(number, int)
        return number

    def log(expected: str) -> list[str]:
        return at(step_of(expected)).log("en", FIRST.seat)

    assert [standing.points for standing in at(0).standing()] == [4, 7, 5, 6]
    assert "Britain drew a battle card: 5." in log("discard:1")
    assert "France garrisoned Catalonia." in log("allow")
    assert mine("vote:britain", "money") == 7
    assert "Austria garrisoned Bavaria." in log("vote:britain")
    assert at(step_of("place:nassau")).view(0)["emperor"] == "britain"
    assert "Sweden garrisoned Denmark." in log("buy-fortress:hannover")
    assert mine("buy-troop:britain.3", "money") == 2
    assert mine("buy-card", "money") == 1
    assert "Britain took control of Russia for 2 Morale." in log("discard:*")
    assert mine("bid:0", "influence") == 14
    assert "Battle! Britain attacked Brabant, Strength 4 against 4." in log("support:britain.3")
    assert "Britain revealed a 5 in the pile of French General 1." in log("play-open:britain.2:3")
    assert "Britain won the battle of Brabant, 14 to 10." in log("garrison")
    assert "French General 1 returned to the Capital, Paris." in log("garrison")
    assert "Britain gained 2 Influence from the victory." in log("garrison")
    *_, (end, _) = stages(FIRST)
    assert [standing.points for standing in end.standing()] == [16, 9, 7, 7]
    assert end.view(0)["decision"]["name"] == "ChooseStatus"


# -- over the wire


def wait(learner: Guest) -> Any:
    """The update once the others have moved."""
    for _ in range(1_000):
        update = learner.get("/update")
        if update["view"]["choices"]:
            return update
        time.sleep(0.01)
    raise AssertionError("the others do not move")


def choice_of(update: Any, choice: str) -> dict[str, Any]:
    return {"choice": choice, "stamp": update["view"]["stamp"], "nonce": nonce()}


def test_a_lesson_at_a_table(client: TestClient) -> None:
    learner = party(client, done(client.post("/api/titles/raison/lessons/first"))).host
    update = wait(learner)
    assert learner.refused("POST", "/choices", **choice_of(update, "status:neutral")) == (409, "lesson-other")
    for step in range(len(FIRST.steps)):
        lesson = update["table"]["lesson"]
        assert (lesson["step"], lesson["pages"][0]["texts"]) == (step, FIRST.steps[step].pages[0].texts)
        learner.post("/choices", **choice_of(update, lesson["expect"][0]))
        update = wait(learner)
    assert update["table"]["lesson"]["done"]
    assert update["table"]["troubles"] == []
    learner.post("/choices", **choice_of(update, "status:neutral"))
    assert wait(learner)["view"]["decision"]["name"] == "Discard", "the stewards play on"


# -- lesson files


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
    (folder / "scenario.toml.txt").write_text(FIRST.scenario_text, encoding="utf-8")
    monkeypatch.setattr(type(rebuild(start(FIRST), ()).title), "content", tmp_path)
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
