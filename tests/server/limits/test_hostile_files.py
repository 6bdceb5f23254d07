"""Those who mean ill and send files: each is refused clearly, whatever it would have cost."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import time
from collections.abc import Awaitable, Iterator
from random import Random
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient

import theatrum
from tests.common.tables import played
from tests.engine import fuzzing
from theatrum.engine.game import Game
from theatrum.engine.record import dumps
from theatrum.language import LIBRARY
from theatrum.server.errors import Denied
from theatrum.server.workers import reader_worker, readers
from theatrum.server.workers.reader_worker import Reading
from theatrum.server.workers.readers import Readers
from theatrum.titles import TITLES

from ..conftest import done
from ..hostile import both, forged, raw, refused, speaking

PATHS = ("/api/verify", "/api/tables/upload")


def game_file(title: str) -> str:
    """A game of a scenario of its own, some choices old."""
    own = TITLES[title].scenario(fuzzing.RICH[title], "own")
    return dumps(played(Game(TITLES[title], own, own.seats[0], {}, 1, LIBRARY), 1, 12))


def with_scenario(file: str, good: str, bad: str) -> str:
    data = json.loads(file)
    assert good in data["scenario_text"]
    return forged(data | {"scenario_text": data["scenario_text"].replace(good, bad, 1), "journal": []})


@pytest.mark.parametrize(
    ("title", "good", "bad", "key"),
    [
        ("raison", "off_board = 1", "off_board = 1000000", "scenario-not-number"),
        ("raison", "off_board = 1", "off_board = nan", "scenario-not-number"),
        ("raison", 'id = "1618"', "id = 1618-05-23", "scenario-not-text"),
        ("raison", "victory = 30", "victory = [[[[1]]]]", "scenario-not-number"),
        ("raison", 'board = "1618"', 'board = "1619"', "scenario-fault"),
        ("paxren", "clear = true", "clear = 1", "scenario-not-flag"),
        ("paxren", "florins = { fugger = 3", "florins = { fugger = 1e400", "scenario-not-number"),
        ("paxren", "cities = { lyon =", "cities = { atlantis =", "scenario-fault"),
    ],
)
def test_a_scenario_out_of_bounds_is_refused_with_its_line_in_both_languages(
    single: TestClient, title: str, good: str, bad: str, key: str
) -> None:
    text = with_scenario(game_file(title), good, bad)
    line = json.loads(text)["scenario_text"].partition(bad)[0].count("\n") + 1
    for path in PATHS:

        def ask(language: str, path: str = path) -> Response:
            return single.post(path, content=text, headers=speaking(language))

        assert both(ask) == (422, key)
        assert ask("en").json()["error"]["about"]["line"] == line


@pytest.mark.parametrize("title", TITLES)
def test_a_good_file_with_a_scenario_of_its_own_becomes_a_table(single: TestClient, title: str) -> None:
    file = game_file(title)
    assert done(single.post("/api/verify", content=file))["entries"] == len(json.loads(file)["journal"])
    made = done(single.post("/api/tables/upload", content=file))
    told = single.get(f"/api/tables/{made['id']}", headers={"Authorization": f"Bearer {made['keys'][0]['key']}"})
    assert done(told)["update"]["view"]["entry"] == len(json.loads(file)["journal"])


@pytest.mark.parametrize("title", TITLES)
def test_a_mutant_is_never_more_than_refused(single: TestClient, title: str) -> None:
    """Scenarios and files with something wrong in them, over the wire: a table that can be read, or a clear refusal."""
    file, texts = game_file(title), fuzzing.sources(TITLES[title])
    for seed in range(40):
        rng = Random(seed)
        if seed % 2:
            body = fuzzing.game_file(rng, file)
        else:
            body = forged(json.loads(file) | {"scenario_text": fuzzing.scenario(rng, texts), "journal": []})
        answer = raw(single, "POST", PATHS[seed % 4 // 2], body.encode("utf-8", "replace"))
        if not answer.is_success:
            assert refused(answer)[0] == 422
        elif "id" in answer.json():
            key = {"Authorization": f"Bearer {answer.json()['keys'][0]['key']}"}
            for path in ("", "/log", "/text"):
                assert single.get(f"/api/tables/{answer.json()['id']}{path}", headers=key).status_code == 200


# -- the process that reads


def odd(reading: Reading) -> dict[str, Any]:
    """What a file may do to its reader."""
    if reading.text == "stuck":
        time.sleep(600)
    if reading.text == "burning":
        while True:
            pass
    if reading.text == "greedy":
        return {"size": len(bytearray(4 << 30))}
    if reading.text == "faulty":
        raise ValueError("a reader at fault")
    return {"text": reading.text}


@pytest.fixture
def reader() -> Iterator[Readers]:
    reader = Readers(odd, wait=20.0, seconds=1, bytes_=1 << 30)
    yield reader
    reader.close()
    assert [child for child in multiprocessing.active_children() if child.name == "reader"] == []


def ask(*questions: Awaitable[Any]) -> list[Any]:
    async def gathered() -> list[Any]:
        return await asyncio.gather(*questions, return_exceptions=True)

    return asyncio.run(gathered())


def denied(outcome: Any) -> tuple[int, str]:
    assert isinstance(outcome, Denied), outcome
    return outcome.status, outcome.key


@pytest.mark.parametrize("text", ["burning", "greedy"])
def test_a_file_that_costs_too_much_ends_its_process_and_nothing_else(reader: Readers, text: str) -> None:
    assert ask(reader.prove("a"))[0] == {"text": "a"}
    assert denied(ask(reader.prove(text))[0]) == (422, "heavy-file")
    built: list[str] = []
    assert denied(ask(reader.open(text, built.append))[0]) == (422, "heavy-file")
    assert built == []
    assert ask(reader.prove("b"))[0] == {"text": "b"}


def test_a_reader_that_is_stuck_is_ended() -> None:
    reader = Readers(odd, wait=1.0)
    assert denied(ask(reader.prove("stuck"))[0]) == (422, "heavy-file")
    reader.close()


def test_a_reader_at_fault_is_told_as_such(reader: Readers) -> None:
    assert denied(ask(reader.prove("faulty"))[0]) == (500, "unexpected")


def test_many_small_files_do_not_add_up_to_a_large_one(reader: Readers) -> None:
    """The limit of time counts from each file anew."""
    assert denied(ask(reader.prove("burning"))[0]) == (422, "heavy-file")
    for number in range(30):
        assert ask(reader.prove(str(number)))[0] == {"text": str(number)}


def test_whoever_comes_when_many_wait_is_asked_to_come_again() -> None:
    reader = Readers(odd, queue=3)
    outcomes = ask(*(reader.prove(str(number)) for number in range(5)))
    assert outcomes[:3] == [{"text": "0"}, {"text": "1"}, {"text": "2"}]
    assert [denied(outcome) for outcome in outcomes[3:]] == [(429, "readers-busy")] * 2
    assert ask(reader.prove("later"))[0] == {"text": "later"}
    reader.close()


def test_the_refusal_says_when_to_come_again(single: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single.app.state.hall.readers, "_queue", 0)  # type: ignore[attr-defined]
    for path in PATHS:

        def send(language: str, path: str = path) -> Response:
            return single.post(path, content="{}", headers=speaking(language))

        assert both(send) == (429, "readers-busy")
        assert send("en").headers["retry-after"] == str(readers.AGAIN)


def test_a_good_file_is_built_here_only_after_it_was_read_there(reader: Readers) -> None:
    assert ask(reader.open("good", str.upper))[0] == "GOOD"


def test_a_real_file_is_read_within_the_limits(single: TestClient) -> None:
    """Even one of chance alone, which is some times as long as people's."""
    text = dumps(played(theatrum.new("raison", "1702", 3, seed=1), 1))
    here = reader_worker.read(Reading(text, prove=True))
    assert done(single.post("/api/verify", content=text)) == here
    assert here["chance"] is True
