"""Those who mean ill: every request of theirs is refused clearly, and nothing is lost or half-written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient, WebSocketDisconnect

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.record import dumps
from theatrum.server import live, page

from .conftest import Guest, Party, nonce, running, sit
from .hostile import CONTROLS, MARKUP, both, careful, first_choice, forged, raw, refused, whole

BIG = 10_000_000


@pytest.fixture
def people(client: TestClient) -> Party:
    return sit(client, "me", "open", "open")


@pytest.fixture
def single(tmp_path: Path) -> Iterator[TestClient]:
    """A server for what does not hang on the kind of database."""
    with running(f"sqlite:///{tmp_path / 'single.sqlite'}") as client:
        yield client


# -- words


def test_markup_is_text_like_any_other(client: TestClient, people: Party) -> None:
    name, host = MARKUP[:40].strip(), people.host
    people.claim(1, name)
    host.put("/note", text=MARKUP)
    host.post("/messages", text=MARKUP, nonce=nonce())
    answer = host.send("GET", "")
    careful(answer)
    assert answer.headers["content-type"] == "application/json"
    update = answer.json()["update"]
    assert update["table"]["seats"][1]["name"] == name
    assert update["messages"][0]["text"] == MARKUP.strip()
    assert host.get("/note") == {"text": MARKUP}
    whole(client, host)


@pytest.mark.parametrize("text", CONTROLS)
def test_control_characters_are_refused_where_people_write(client: TestClient, people: Party, text: str) -> None:
    host = people.host
    number = whole(client, host).number
    claim = {"invite": people.invitations[1], "name": text}
    answers = [
        host.send("PUT", "/seats/0", {"name": text}),
        people.spectator.send("POST", "/seats/1/claim", claim),
        client.post("/api/tables", content=json.dumps(_asked() | {"seed": text})),
    ]
    if "\n" not in text:  # new lines are welcome in these
        answers.append(host.send("POST", "/messages", {"text": text, "nonce": nonce()}))
        answers.append(host.send("PUT", "/note", {"text": text}))
    assert {refused(answer) for answer in answers} == {(422, "invalid")}
    assert whole(client, host).number == number


def _asked() -> dict[str, Any]:
    return {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}


# -- bodies


BODIES = {
    "empty": b"",
    "cut": b'{"choice": "x", "stam',
    "list": b"[]",
    "number": b"1e999",
    "null": b"null",
    "not text": b"\xff\xfe\x00",
    "deep": b'{"choice":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "wrong types": b'{"choice": 1, "stamp": [], "nonce": {}, "since": "x"}',
    "unknown field": b'{"choice": "x", "stamp": "x", "nonce": "abcdefgh", "seat": 1}',
    "long choice": b'{"choice": "' + b"x" * 5000 + b'", "stamp": "x", "nonce": "abcdefgh"}',
    "bad nonce": b'{"choice": "x", "stamp": "x", "nonce": "../../x y"}',
    "huge number": b'{"choice": "x", "stamp": "x", "nonce": "abcdefgh", "since": ' + b"9" * 5000 + b"}",
    "half a character": b'{"choice": "\\ud800", "stamp": "x", "nonce": "abcdefgh"}',
    "negative": b'{"choice": "x", "stamp": "x", "nonce": "abcdefgh", "since": -1}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_a_body_that_is_not_what_was_asked_for_is_refused(single: TestClient, body: bytes) -> None:
    host = sit(single, "me", "me", "me").host
    number = whole(single, host).number
    for method, path in (("POST", "/choices"), ("POST", "/undo"), ("POST", "/messages"), ("PUT", "/settings"),
                         ("PUT", "/seats/0"), ("PUT", "/note"), ("POST", "/branch"), ("POST", "/consent")):  # fmt: skip
        status, _ = refused(raw(single, method, f"/api/tables/{host.table}{path}", body, host.key))
        assert status in (400, 422)
    assert whole(single, host).number == number


def test_ten_megabytes_are_turned_away(single: TestClient) -> None:
    host = sit(single, "me", "me", "me").host
    table = f"/api/tables/{host.table}"
    for path in (f"{table}/choices", f"{table}/messages", "/api/tables", "/api/tables/upload", "/api/verify"):
        assert refused(raw(single, "POST", path, b" " * BIG, host.key)) == (413, "too-big")
    assert both(lambda language: single.put(f"{table}/note", content=b"x" * BIG, headers=_speaking(language))) == (
        413,
        "too-big",
    )


def _speaking(language: str) -> dict[str, str]:
    return {"Accept-Language": language}


# -- what is not one's own


def test_a_foreign_seat_is_out_of_reach(client: TestClient, people: Party) -> None:
    jan = people.claim(1)
    number = whole(client, jan).number
    assert jan.refused("PUT", "/seats/0", name="Me") == (403, "foreign-seat")
    assert jan.refused("PUT", "/seats/0", bot="random") == (403, "foreign-seat")
    assert people.host.refused("PUT", "/seats/1", name="Me") == (403, "foreign-seat")
    assert jan.refused("POST", "/seats/2/invite") == (403, "host-only")
    assert jan.refused("PUT", "/settings", spectators=False) == (403, "host-only")
    assert jan.refused("PUT", "/seats/7", bot="random") == (404, "no-seat")
    assert jan.refused("PUT", "/seats/-1", bot="random") == (422, "invalid")
    body = {"choice": "x", "stamp": "", "nonce": nonce()}
    assert people.spectator.refused("POST", "/choices", **body) == (403, "seat-needed")
    others = Guest(client, jan.table, jan.key, "pl").send("PUT", "/seats/0", {"name": "Ja"})
    assert others.json()["error"]["message"] != jan.send("PUT", "/seats/0", {"name": "Me"}).json()["error"]["message"]
    assert whole(client, jan).number == number


def test_a_choice_out_of_turn_or_out_of_nowhere_is_refused_with_its_reason(client: TestClient) -> None:
    people = sit(client, "me", "me", "me")
    acting = people.acting
    waiting = next(guest for guest in people.guests.values() if guest is not acting)
    choice = acting.choice()
    own = {"stamp": waiting.view["stamp"], "nonce": nonce(), "choice": choice["choice"]}

    def ask(guest: Guest, body: dict[str, Any], language: str) -> Response:
        return Guest(client, guest.table, guest.key, language).send("POST", "/choices", body)

    assert both(lambda language: ask(waiting, own, language)) == (409, "not-your-turn")
    for wrong in ("", "no such choice", "attack:nowhere", MARKUP, "9" * 200):
        assert both(lambda language, wrong=wrong: ask(acting, choice | {"choice": wrong}, language))[0] == 409  # type: ignore[misc]
    assert both(lambda language: ask(acting, choice | {"stamp": "0" * 18}, language)) == (409, "stale")
    assert whole(client, acting).number == 1


def test_ids_and_keys_cannot_be_guessed(client: TestClient) -> None:
    one, other = sit(client, "me", "me", "me").host, sit(client, "me", "me", "me").host
    neighbours = [f"{int(one.table, 16) + step & (1 << 64) - 1:016x}" for step in (-1, 1)]
    for table in (*neighbours, "0" * 16, one.table.upper() + "G", one.table[:-1], "x" * 10_000, "%00", "..%2f..", "*"):
        for path in ("", "/update", "/file"):
            status, key = refused(Guest(client, table, one.key).send("GET", path))
            assert (status, key) in ((404, "unknown-table"), (404, "unknown-route"))
    for key in (other.key, "0" * 32, "", " ", (one.key or "")[:-1], (one.key or "").upper() + "x", "x" * 5000):
        answer = Guest(client, one.table, key).send("GET", "")
        assert refused(answer) == (401, "wrong-key") if key and key.strip() else answer.status_code == 200
    assert both(lambda language: Guest(client, one.table, other.key, language).send("GET", "/note")) == (
        401,
        "wrong-key",
    )
    basic = client.get(f"/api/tables/{one.table}/note", headers={"Authorization": f"Basic {one.key}"})
    assert refused(basic) == (403, "key-needed")


def test_an_invitation_serves_once(client: TestClient, people: Party) -> None:
    old = people.invitations[1]
    new = people.host.post("/seats/1/invite")["invite"]
    for invite in (old, new.upper() + "x", people.host.key, people.invitations[2], ""):
        body = {"invite": invite, "name": "Eve"}
        assert people.spectator.refused("POST", "/seats/1/claim", **body) == (403, "bad-invite")
    people.invitations[1] = new
    people.claim(1)
    for invite in (old, new):
        body = {"invite": invite, "name": "Eve"}
        assert both(
            lambda language, body=body: Guest(client, people.host.table, None, language).send(  # type: ignore[misc]
                "POST", "/seats/1/claim", body
            )
        ) == (403, "bad-invite")
    assert whole(client, people.host).places[1].name == "Jan"


# -- at the same time


def test_a_hundred_times_the_same_request_is_done_once(client: TestClient) -> None:
    people = sit(client, "me", "me", "me")
    acting, request = people.acting, people.acting.choice()
    with ThreadPoolExecutor(25) as pool:
        answers = list(pool.map(lambda _: acting.send("POST", "/choices", request), range(100)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["number"] for answer in answers} == {2}
    assert whole(client, acting).number == 2


def test_of_two_tabs_one_wins(client: TestClient) -> None:
    people = sit(client, "me", "me", "me")
    for turn in range(8):
        acting, gate = people.acting, Barrier(2)
        stamp, offered = acting.view["stamp"], acting.view["choices"]
        requests = [{"choice": offered[at]["id"], "stamp": stamp, "nonce": nonce()} for at in (0, -1)]

        def send(request: dict[str, Any], acting: Guest = acting, gate: Barrier = gate) -> Response:
            gate.wait()
            return acting.send("POST", "/choices", request)

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(send, requests))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert refused(max(answers, key=lambda answer: answer.status_code)) == (409, "stale")
        assert whole(client, acting).number == turn + 2


def test_an_invitation_claimed_by_many_at_once_seats_one(client: TestClient, people: Party) -> None:
    def claim(number: int) -> Response:
        body = {"invite": people.invitations[1], "name": f"Guest {number}"}
        return people.spectator.send("POST", "/seats/1/claim", body)

    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(claim, range(10)))
    assert sorted(answer.status_code for answer in answers) == [201] + [403] * 9
    keys = whole(client, people.host).keys.values()
    assert [key.seat for key in keys if not key.host] == [1]


# -- uploads


def _damaged(text: str) -> Iterator[bytes]:
    """A file in ways it must not be."""
    whole_, file = text.encode(), json.loads(text)
    yield from (whole_[: len(whole_) * part // 10] for part in range(10))
    yield from (whole_[:at] + bytes([whole_[at] ^ 1]) + whole_[at + 1 :] for at in range(900, len(whole_), 399))
    yield from (b"\xff" + whole_, whole_ + whole_, whole_.decode().encode("utf-16"), b'"' + b"\\u0000" * 1000 + b'"')
    yield from (b"[" * 500_000, b'{"format":"theatrum","version":1,"options":' + b'{"a":' * 90_000, b"9" * 100_000)
    for key, wrong in (
        ("version", 2), ("version", 0), ("version", True), ("format", "zip"), ("title", "chess"), ("title", None),
        ("scenario", "1999"), ("seats", -1), ("seats", 10**30), ("options", {"crown": ["x"]}), ("options", []),
        ("commitment", None), ("seed", [1]), ("result", [1, 2, 3]), ("journal", {}), ("journal", [[]]),
        ("scenario_text", "[[["), ("scenario_text", ""),
    ):  # fmt: skip
        yield json.dumps(file | {key: wrong}).encode()


def _forgeries(text: str) -> Iterator[str]:
    """Files whose chain holds and whose content does not."""
    for place, wrong in (
        (1, -1), (1, 7), (1, 10**20), (1, None), (1, []), (1, "nobody"),
        (2, ""), (2, "attack:nowhere"), (2, "card:0:1"), (2, "\x00"), (2, "\ud800"), (2, "x" * 100_000),
    ):  # fmt: skip
        file = json.loads(text)
        first_choice(file)[place] = wrong
        yield forged(file)
    for what in ("card:0:99", "card:0:-1", "card:9:1", "die:0:1", "card", "card:x:y", f"card:0:{'9' * 5000}"):
        file = json.loads(text)
        file["journal"][0][2] = what
        yield forged(file)
    for key in ("seed", "commitment"):
        for wrong in ("\ud800", "a\x00b"):
            yield forged(json.loads(text) | {key: wrong})


@pytest.fixture
def file() -> str:
    game = theatrum.new("raison", "1702", 3, seed="file")
    for _ in range(12):
        seat = game.to_act[0]
        game.choose(seat, game.choices(seat)[0])
    return dumps(game)


def test_a_damaged_file_never_becomes_a_table(single: TestClient, file: str) -> None:
    for body in _damaged(file):
        for path in ("/api/tables/upload", "/api/verify"):
            status, key = refused(raw(single, "POST", path, body))
            assert status == 422, body[:80]
            assert key in ("bad-file", "bad-entry")
    assert single.post("/api/tables/upload", content=file).status_code == 201


def test_a_forged_file_never_becomes_a_table(client: TestClient, file: str) -> None:
    for text in _forgeries(file):
        for path in ("/api/tables/upload", "/api/verify"):
            status, key = refused(client.post(path, content=text))
            assert status == 422, text[:200]
            assert key in ("bad-file", "bad-entry")


def test_chance_that_the_seed_does_not_give_is_found_out(single: TestClient, finished: Game) -> None:
    file = json.loads(dumps(finished))
    assert both(lambda language: single.post("/api/verify", content=forged(file | {"seed": "mine"}),
                                             headers=_speaking(language))) == (422, "bad-file")  # fmt: skip


# -- the live channel


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"{}", 4400), (b"\x00\xff", 4400), ("", 4400), ("[]", 4400), ("null", 4400), ("{", 4400),
        ('{"since": "x"}', 4400), ('{"since": ' + "9" * 5000 + "}", 4400), ('{"key": 1}', 4400), ('{"ping": 1}', 4400),
        ("[" * 30_000, 4400), ('{"key": "' + "x" * 200 + '"}', 4400), ("x" * 70_000, 1009), ('{"key": "x"}', 4401),
    ],
)  # fmt: skip
def test_a_channel_that_begins_with_nonsense_is_closed(single: TestClient, sent: str | bytes, code: int) -> None:
    table = sit(single, "me", "me", "me").host.table
    with single.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_bytes(sent) if isinstance(sent, bytes) else socket.send_text(sent)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == code


@pytest.mark.parametrize("sent", [b"\x00", "", "{}", '{"since": -1}', '{"since": 1, "ping": 2}', '{"ping": "x"}', "[[]]"])
def test_nonsense_on_an_open_channel_closes_it_and_disturbs_nobody(single: TestClient, sent: str | bytes) -> None:
    people = sit(single, "me", "me", "me")
    with people.host.live() as good, people.spectator.live() as bad:
        good.receive_json()
        bad.receive_json()
        bad.send_bytes(sent) if isinstance(sent, bytes) else bad.send_text(sent)
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                bad.receive_json()
        assert closed.value.code == 4400
        number = people.acting.choose()["number"]
        while good.receive_json()["number"] != number:
            pass


def test_a_silent_channel_is_closed(single: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.01)
    table = sit(single, "me", "me", "me").host.table
    with single.websocket_connect(f"/api/tables/{table}/live") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text()
    assert closed.value.code == 4400


@pytest.mark.parametrize("path", ["/", "/api", "/api/tables", "/api/tables/x/y/live", "/live"])
def test_a_channel_to_nowhere_is_not_opened(single: TestClient, path: str) -> None:
    with pytest.raises(WebSocketDisconnect), single.websocket_connect(path) as socket:
        socket.receive_text()


# -- addresses and methods


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A page as it is built, with a secret beside it; what its shell says."""
    folder = tmp_path / "beside" / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Theatrum</title>")
    (folder.parent / "store.py").write_text("secret")
    (tmp_path / "store.py").write_text("secret")
    monkeypatch.setattr(page, "PAGE", folder)
    return "<title>Theatrum</title>"


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fstore.py", "/assets/..%2f..%2fstore.py", "/assets/%2e%2e/%2e%2e/%2e%2e/store.py",
        "/api/titles/../../etc/passwd", "/api/titles/%2e%2e/%2e%2e/grammar", "/api/titles/raison/maps/..%2f..%2ftitle.py",
        "/api/titles/raison/maps/%2e%2e", "/api/titles/raison/maps/..\\title.py", "/api/titles/raison/maps/%00.json",
        "/api/titles/raison/maps//etc/passwd", "/api/titles/raison/maps/.json", "/api/titles/raison/rules/..%2fen",
        "/..%2f..%2fstore.py", "/%2e%2e/store.py", "/assets/..%2f..%2fpage.py", "/assets/%2e%2e/%2e%2e/app.py",
        "/x.%00", "/assets/%00.js", "//etc/passwd.txt", "/index.html/x.js", "/%ff%fe.js", "/" + "x" * 5000 + ".js",
        "/api/../store.py", "/api//titles", "/api/titles/", "/API/titles.json",
    ],
)  # fmt: skip
def test_an_address_with_tricks_leads_nowhere(single: TestClient, shell: str, path: str) -> None:
    """It is refused, or gets the shell of the page, which says itself that it knows no such address."""
    answer = single.get(path)
    if answer.status_code == 200:
        careful(answer)
        assert answer.text == shell
        assert not path.startswith("/api/titles/raison")
    else:
        assert both(lambda language: single.get(path, headers=_speaking(language)))[0] == 404


@pytest.mark.usefixtures("shell")
def test_wrong_methods_are_refused(single: TestClient) -> None:
    table = sit(single, "me", "me", "me").host.table
    for path in ("/api/titles", f"/api/tables/{table}/update", "/t/x", "/assets/app.js"):
        for method in ("DELETE", "PATCH", "TRACE", "OPTIONS", "BREW"):
            assert both(lambda language, m=method, p=path: single.request(m, p, headers=_speaking(language))) == (  # type: ignore[misc]
                405,
                "method",
            )


@pytest.mark.usefixtures("shell")
def test_every_page_is_careful(single: TestClient) -> None:
    for path in ("/", "/t/0123456789abcdef", "/new", "/nothing.js", "/index.html"):
        for method in ("GET", "HEAD", "POST"):
            careful(single.request(method, path))
