"""Game files and try-outs: what leaves a table tells nobody a secret, and what comes in is checked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.record import dumps

from ..conftest import Party, done, nonce, party, refusal, sit


def upload(client: TestClient, text: str, query: str = "") -> Party:
    return party(client, done(client.post(f"/api/tables/upload{query}", content=text)))


@pytest.fixture
def unfinished() -> Game:
    game = theatrum.new("raison", "1702", 3, seed="file")
    for _ in range(40):
        seat = game.to_act[0]
        game.choose(seat, game.choices(seat)[0])
    return game


# -- files


def test_a_running_game_has_a_file_only_for_a_host_who_plays_alone(client: TestClient) -> None:
    alone = sit(client, "me", "me", "me")
    for _ in range(4):
        alone.acting.choose()
    file = alone.host.get("/file")
    assert len(file["journal"]) == alone.host.view["entry"]
    assert file["seed"] is None
    assert alone.spectator.refused("GET", "/file") == (403, "file-secret")
    invited = sit(client, "me", "open", "steward")
    assert invited.host.refused("GET", "/file") == (403, "file-secret")
    jan = invited.claim(1)
    assert invited.host.refused("GET", "/file") == (403, "file-secret")
    assert jan.refused("GET", "/file") == (403, "file-secret")


def test_a_finished_game_has_a_file_for_everyone_and_proves_its_chance(
    client: TestClient, finished_text: str, finished: Game
) -> None:
    table = upload(client, finished_text)
    file = table.spectator.send("GET", "/file")
    assert "attachment" in file.headers["content-disposition"]
    assert json.loads(file.text)["journal"] == json.loads(finished_text)["journal"]
    proof = done(client.post("/api/verify", content=file.text))
    assert proof["chance"] is True
    assert proof["result"] == list(finished.result)
    assert table.spectator.get()["seed"] == proof["seed"] == str(finished.seed)


def test_a_finished_game_is_open_to_every_eye(client: TestClient, finished_text: str) -> None:
    table = upload(client, finished_text)
    assert table.host.get()["you"] == {"seat": None, "host": True, "hands": True}
    entry = table.host.view["entry"] // 2
    assert table.spectator.get(f"/at/{entry}?seat=1")["seat"] == 1
    own = [event for event in table.spectator.get("/log?seat=1")["events"] if event["name"] == "drew"]
    nobodys = [event for event in table.spectator.get("/log")["events"] if event["name"] == "drew"]
    assert any("card" in event["about"] for event in own)
    assert not any("card" in event["about"] for event in nobodys)


def test_an_unfinished_game_is_played_on_in_every_seat_or_against_bots(client: TestClient, unfinished: Game) -> None:
    text = dumps(unfinished)
    everyone = upload(client, text)
    assert set(everyone.guests) == {0, 1, 2}
    assert everyone.host.view["entry"] == len(unfinished.journal)
    everyone.acting.choose()
    alone = upload(client, text, "?seat=2")
    assert set(alone.guests) == {2}
    assert [seat["bot"] for seat in alone.host.get("/update")["table"]["seats"]] == ["steward", "steward", None]
    assert refusal(client.post("/api/tables/upload?seat=3", content=text)) == (404, "no-seat")


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (lambda text: text[: len(text) // 2], "bad-file"),
        (lambda _: "{}", "bad-file"),
        (lambda _: "[" * 100_000, "bad-file"),
        (lambda text: text.replace('"raison"', '"chess"'), "bad-entry"),
        (lambda text: text.replace("[7, ", "[8, "), "bad-entry"),
    ],
    ids=["half", "empty", "deep", "foreign", "changed"],
)
def test_a_damaged_file_is_refused_in_both_languages(
    client: TestClient, unfinished: Game, damage: Any, key: str
) -> None:
    text = damage(dumps(unfinished))
    told = set()
    for path in ("/api/tables/upload", "/api/verify"):
        for language in ("en", "pl"):
            answer = client.post(path, content=text, headers={"Accept-Language": language})
            assert refusal(answer) == (422, key)
            told.add(answer.json()["error"]["message"])
    assert len(told) == 2


def test_what_is_no_text_is_refused(client: TestClient) -> None:
    assert refusal(client.post("/api/verify", content=b"\xff\xfe\x00")) == (422, "bad-file")


# -- try-outs


def test_a_try_out_goes_its_own_way_and_leaves_the_game_alone(client: TestClient) -> None:
    original = sit(client, "me", "open", "open")
    original.claim(1)
    original.claim(2)
    for _ in range(6):
        original.acting.choose()
    before = original.host.get("/update")
    tried = party(client, original.host.post("/branch", entry=before["view"]["entry"]))
    frame = tried.host.get()
    assert frame["branch_of"] == original.host.table
    assert frame["you"] == {"seat": 0, "host": True, "hands": False}
    assert original.host.get("/update") == before
    assert tried.host.refused("GET", "/file") == (409, "tryout-file")
    assert tried.host.refused("POST", "/branch", entry=0) == (409, "tryout-again")
    assert tried.spectator.refused("GET", "") == (403, "spectators-closed")


def test_a_try_out_shows_its_seat_what_it_knew_and_no_more(client: TestClient) -> None:
    original = sit(client, "me", "open", "open")
    original.claim(1)
    original.claim(2)
    for _ in range(6):
        original.acting.choose()
    entry = original.host.view["entry"]
    then = original.host.get(f"/at/{entry}")
    hands = [power["hand"] for power in then["powers"]]
    tried = party(client, original.host.post("/branch", entry=entry))
    seen = tried.host.get("/at/0")
    assert [power["hand"] for power in seen["powers"]] == hands
    for key in ("territories", "generals", "wheel", "draw_pile", "standing"):
        assert seen[key] == then[key]


def test_while_a_game_runs_one_tries_things_out_for_oneself_only(client: TestClient) -> None:
    party = sit(client, "me", "open", "steward")
    jan = party.claim(1)
    assert party.host.refused("POST", "/branch", entry=0, seat=1) == (403, "tryout-seat")
    assert jan.refused("POST", "/branch", entry=0, seat=0) == (403, "tryout-seat")
    assert party.spectator.refused("POST", "/branch", entry=0) == (403, "tryout-seat")
    assert jan.refused("POST", "/branch", entry=100_000) == (404, "no-entry")
    assert jan.post("/branch", entry=0, seat=1)["keys"][0]["seat"] == 1


def test_a_finished_game_is_tried_again_exactly_by_anyone(
    client: TestClient, finished: Game, finished_text: str
) -> None:
    original = upload(client, finished_text)
    middle = len(finished.journal) // 2
    tried = party(client, original.spectator.post("/branch", entry=middle, seat=1))
    assert set(tried.guests) == {1}
    hands = [power["hand"] for power in original.spectator.get(f"/at/{middle}?seat=1")["powers"]]
    assert [power["hand"] for power in tried.host.get("/at/0")["powers"]] == hands
    end = len(finished.journal)
    assert original.spectator.refused("POST", "/branch", entry=end, seat=1) == (409, "tryout-over")


def test_a_choice_of_a_finished_game_is_refused(client: TestClient, finished_text: str, finished: Game) -> None:
    table = upload(client, finished_text)
    assert table.host.view["result"] == list(finished.result)
    body = {"choice": "done", "stamp": "", "nonce": nonce()}
    assert table.host.refused("POST", "/choices", **body) == (403, "seat-needed")
