"""The requests as a whole: described truly, refused in one shape, bounded, and careful with browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict
from starlette.testclient import TestClient

import theatrum
from theatrum.arena import rulebook
from theatrum.engine.record import dumps
from theatrum.language import COMMON
from theatrum.server import page, wire
from theatrum.titles import TITLES

from ..conftest import Guest, done, refusal, sit


@pytest.fixture
def client(single: TestClient) -> TestClient:
    """What is tested here does not hang on the kind of database."""
    return single


def operations(client: TestClient) -> Iterator[tuple[str, str, Any]]:
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


# -- the description


def test_every_request_of_the_protocol_is_described(client: TestClient) -> None:
    table, title = "/api/tables/{table}", "/api/titles/{title}"
    described = {f"{method} {path}" for method, path, _ in operations(client)}
    assert described == {
        "get /api/bots", f"get {title}/rules/{{language}}/search",
        "get /api/titles", f"get {title}/grammar", f"get {title}/words/{{language}}",
        f"get {title}/rules/{{language}}", f"get {title}/sources", f"get {title}/maps/{{file}}",
        f"post {title}/lessons/{{lesson}}", "post /api/tables", "post /api/tables/upload", "post /api/verify",
        f"get {table}", f"get {table}/update", f"post {table}/choices", f"post {table}/undo", f"post {table}/consent",
        f"get {table}/closed", f"get {table}/hint", f"get {table}/forecast", f"get {table}/forecasts",
        f"get {table}/ahead", f"get {table}/at/{{entry}}", f"get {table}/story", f"post {table}/seats/{{seat}}/knock",
        f"get {table}/log", f"get {table}/text", f"get {table}/file", f"post {table}/branch",
        f"put {table}/seats/{{seat}}", f"post {table}/seats/{{seat}}/claim", f"post {table}/seats/{{seat}}/invite",
        f"put {table}/settings", f"post {table}/watch", f"post {table}/messages", f"get {table}/note",
        f"put {table}/note",
    }  # fmt: skip


def test_operations_have_names_and_refusals_have_one_shape(client: TestClient) -> None:
    names = [operation["operationId"] for _, _, operation in operations(client)]
    assert len(set(names)) == len(names)
    for _, path, operation in operations(client):
        assert operation["description"].strip(), path
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                shape = answer["content"]["application/json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/Refusal"}, (path, status)
    schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    assert {"Hello", "CatchUp", "Ping", "Update", "Frame", "View"} <= schemas.keys()
    assert "HTTPValidationError" not in schemas


def strict(model: type[BaseModel]) -> type[BaseModel]:
    """The same model, but nothing may come that it does not name."""
    return type(f"Strict{model.__name__}", (model,), {"model_config": ConfigDict(extra="forbid")})


def test_ready_made_answers_are_what_the_schema_says(client: TestClient) -> None:
    """They are sent without being checked, so they are checked here."""
    party = sit(client, "me", "open", "steward")
    jan = party.claim(1)
    jan.post("/messages", text="hello", nonce="a-nonce-of-mine")
    for guest in (party.host, jan, party.spectator):
        frame = guest.get()
        strict(wire.table.Frame).model_validate(frame)
        strict(wire.table.Update).model_validate(frame["update"])
        strict(wire.table.TableState).model_validate(frame["update"]["table"])
        strict(wire.position.Log).model_validate(guest.get("/log"))
        wire.position.View.model_validate(guest.get("/at/0"))
        assert set(wire.position.View.model_fields) <= set(frame["update"]["view"])
    for card in client.get("/api/titles").json():
        strict(wire.shelf.TitleCard).model_validate(card)
    strict(wire.shelf.Grammar).model_validate(client.get("/api/titles/raison/grammar").json())
    for rule in client.get("/api/titles/raison/rules/pl").json():
        strict(wire.shelf.RuleText).model_validate(rule)


# -- titles


def test_the_shelf_says_what_each_title_is(client: TestClient) -> None:
    cards = {card["id"]: card for card in client.get("/api/titles").json()}
    assert list(cards) == list(TITLES)
    for title in TITLES.values():
        card = cards[title.id]
        assert card["blurbs"]["en"] != card["blurbs"]["pl"]
        assert [scenario["id"] for scenario in card["scenarios"]] == [scenario.id for scenario in title.scenarios]
        for scenario in card["scenarios"]:
            assert {int(count): len(sides) for count, sides in scenario["sides"].items()} == {
                count: count for count in scenario["seats"]
            }


def test_an_unknown_title_can_neither_be_asked_for_nor_played(client: TestClient) -> None:
    for part in ("words/en", "rules/en", "grammar", "sources"):
        assert client.get(f"/api/titles/checkers/{part}").status_code == 404
    places = [{"who": "me"}, {"who": "bot"}]
    answer = client.post("/api/tables", json={"title": "checkers", "scenario": "1", "places": places})
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-title")


def test_words_rules_and_sources_are_those_of_the_title(client: TestClient) -> None:
    title = theatrum.titles()[0]
    for language in ("en", "pl"):
        words = client.get(f"/api/titles/{title.id}/words/{language}").text
        assert (COMMON / f"{language}.ftl").read_text("utf-8") in words
        assert (title.content / "words" / f"{language}.ftl").read_text("utf-8") in words
    english, polish = (client.get(f"/api/titles/{title.id}/rules/{code}").json() for code in ("en", "pl"))
    assert [rule["id"] for rule in english] == [rule["id"] for rule in polish]
    cited = set(client.get(f"/api/titles/{title.id}/grammar").json()["cites"].values())
    assert all(rule.startswith(f"{title.id}:") for rule in cited)
    assert all(rule["id"].startswith(f"{title.id}:") for rule in english)
    files = {source["file"]: source["lines"] for source in client.get(f"/api/titles/{title.id}/sources").json()}
    assert {"deck.toml", "words/pl.ftl"} <= files.keys()
    assert all(files.values())


def test_what_a_browser_has_is_not_sent_again(client: TestClient) -> None:
    for path in ("", "/raison/words/pl", "/raison/grammar", "/raison/rules/en", "/raison/maps/1618.json"):
        first = client.get(f"/api/titles{path}")
        tag = first.headers["etag"]
        again = client.get(f"/api/titles{path}", headers={"If-None-Match": tag})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        assert client.get(f"/api/titles{path}", headers={"If-None-Match": '"old"'}).status_code == 200


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/chess/grammar", "unknown-title"),
        ("/raison/maps/plate.toml", "unknown-file"),
        ("/raison/maps/..", "unknown-route"),
        ("/raison/maps/..%2frules.toml", "unknown-route"),
        ("/raison/maps/nowhere.json", "unknown-file"),
        ("/raison/words/de", "invalid"),
        ("/raison/nonsense", "unknown-route"),
    ],
)
def test_what_is_not_on_the_shelf_is_refused(client: TestClient, path: str, key: str) -> None:
    assert refusal(client.get(f"/api/titles{path}"))[1] == key


# -- bounds


def test_requests_are_bounded(client: TestClient) -> None:
    host = sit(client, "me", "me", "me").host
    assert host.refused("PUT", "/note", text="x" * 300_000) == (413, "too-big")
    assert host.refused("PUT", "/note", text="x" * 30_000) == (422, "invalid")

    def endless() -> Iterator[bytes]:
        yield b'{"text": "'
        for _ in range(100):
            yield b"x" * 10_000

    answer = client.put(f"/api/tables/{host.table}/note", content=endless())
    assert refusal(answer) == (413, "too-big")
    assert refusal(client.post("/api/verify", content=b" " * 2_100_000)) == (413, "too-big")
    assert refusal(client.post("/api/verify", content=b" " * 2_000_000)) == (422, "bad-file")


def test_a_file_may_be_larger_than_other_requests(client: TestClient) -> None:
    text = dumps(theatrum.new("raison", "1702", 3, seed=1)) + " " * 400_000
    assert client.post("/api/tables/upload", content=text).status_code == 201


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[1, 2]", b"nonsense", b"\xff\xfe", b"[" * 20_000, b'{"title": "\\ud800"}']
)
def test_a_body_that_cannot_be_read_is_refused(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    refusal(answer)


@pytest.mark.parametrize(
    ("method", "path", "refused"),
    [
        ("GET", "/api/nonsense", (404, "unknown-route")),
        ("GET", "/api", (404, "unknown-route")),
        ("POST", "/api/nonsense", (404, "unknown-route")),
        ("DELETE", "/api/tables", (405, "method")),
        ("POST", "/t/abc", (405, "method")),
        ("GET", "/api/tables/0000000000000000/", (404, "unknown-route")),
        ("GET", "/api/tables/0000000000000000/update?since=-1", (422, "invalid")),
        ("GET", "/api/tables/0000000000000000/update?since=x", (422, "invalid")),
    ],
)
def test_wrong_addresses_are_refused_in_the_same_shape(
    client: TestClient, method: str, path: str, refused: tuple[int, str]
) -> None:
    assert refusal(client.request(method, path)) == refused


def test_a_wrong_method_is_told_a_right_one(client: TestClient) -> None:
    answer = client.delete("/api/tables")
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")


# -- browsers


def test_every_answer_is_careful(client: TestClient) -> None:
    table = sit(client, "me", "me", "me").host.table
    for path in ("/api/titles", f"/api/tables/{table}", "/api/nonsense", "/"):
        headers = client.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert client.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"


def test_long_answers_are_packed(client: TestClient) -> None:
    table = sit(client, "me", "me", "me").host.table
    assert client.get(f"/api/tables/{table}", headers={"Accept-Encoding": "gzip"}).headers["content-encoding"] == "gzip"
    picture = client.get("/api/titles/raison/maps/1618_1x.webp", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in picture.headers
    assert picture.headers["content-type"] == "image/webp"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as it is built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Theatrum</title>")
    (folder / "assets" / "app-1.js").write_text("play()")
    (folder / "assets" / "app-1.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "PAGE", folder)
    return folder


@pytest.mark.usefixtures("built")
def test_the_page_answers_its_own_addresses(client: TestClient) -> None:
    for path in ("/", "/t/0000", "/rules/raison", "/new", "/about", "/learn/raison", "/rules/raison/10.3"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>Theatrum</title>")
        assert answer.headers["cache-control"] == "no-cache"
    assert client.head("/").status_code == 200
    for path in ("/favicon.ico", "/assets/none.js", "/assets/app-1.js.br", "/assets/..%2f..%2fsecret.txt"):
        assert client.get(path).status_code == 404


@pytest.mark.usefixtures("built")
def test_assets_are_kept_for_ever_and_packed_for_those_who_can_unpack(client: TestClient) -> None:
    plain = client.get("/assets/app-1.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == "play()"
    assert "immutable" in plain.headers["cache-control"]
    with client.stream("GET", "/assets/app-1.js", headers={"Accept-Encoding": "gzip, br"}) as packed:
        assert b"".join(packed.iter_raw()) == b"packed"
        assert packed.headers["content-encoding"] == "br"
        assert packed.headers["content-type"].startswith("text/javascript")


def test_a_page_that_is_not_built_says_so(client: TestClient, built: Path) -> None:
    (built / "index.html").unlink()
    answer = client.get("/", headers={"Accept-Language": "pl"})
    assert answer.status_code == 503
    assert "make page" in answer.text
    assert answer.text.startswith("Strona")


def test_a_guest_without_a_language_hears_english(client: TestClient) -> None:
    assert Guest(client, "nowhere", language="").send("GET", "").json()["error"]["message"] == (
        "There is no such table here."
    )


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("words", ["arbiter", "arbitra bitew", "SWIETE cesarstwo", "10.4", "battles", "xyzzy"])
def test_a_search_in_the_rules_finds_what_the_terminal_finds(client: TestClient, language: str, words: str) -> None:
    found = done(client.get(f"/api/titles/raison/rules/{language}/search", params={"words": words}))
    book = rulebook.read(TITLES["raison"], language)
    wanted = [f"raison:{rule.id}" for rule in rulebook.search(book, words.split(), language)]
    assert found["rules"] == wanted
    if (language, words) == ("pl", "arbiter"):
        assert {"raison:9.7.2", "raison:12.4"} <= set(wanted)
        assert {"arbiter", "arbitra"} <= set(found["marks"])
