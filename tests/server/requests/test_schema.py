"""The description of the requests is complete and true: generated requests, and every message of a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from httpx import Response
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from pydantic import BaseModel
from schemathesis.checks import not_a_server_error
from schemathesis.config import CacheConfig, SchemathesisConfig
from schemathesis.generation import GenerationMode
from schemathesis.generation.case import Case
from schemathesis.specs.openapi import checks
from schemathesis.specs.openapi.schemas import OpenApiSchema
from starlette.testclient import TestClient

from theatrum.bots import Steward, sight
from theatrum.server import wire
from theatrum.server.app import create_app
from theatrum.server.hall import Config

from ..conftest import Guest, Party, hall, nonce, running, sit, view_after
from .test_api import strict

CHECKS = [
    not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
    checks.response_headers_conformance,
]  # fmt: skip
DESCRIBED = create_app(Config("")).openapi()
OPERATIONS = [(path, method) for path, methods in DESCRIBED["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server for every request: what one does must not make another fail."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'tables.sqlite'}") as client:
        yield client


@pytest.fixture(scope="module")
def people(client: TestClient) -> Party:
    return sit(client, "me", "open", "open")


@pytest.fixture(scope="module")
def schema() -> OpenApiSchema:
    config = SchemathesisConfig(cache=CacheConfig(enabled=False))
    return schemathesis.openapi.from_dict(DESCRIBED, config=config)


@pytest.mark.parametrize("examples", [5, pytest.param(50, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_is_as_described(
    schema: OpenApiSchema, people: Party, path: str, method: str, examples: int
) -> None:
    """Requests such as the schema asks for, and such as it forbids."""
    real = {"table": people.host.table, "title": "raison", "file": "1618.json"}
    operation = schema[path][method.upper()]
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

    @settings(max_examples=examples, derandomize=True, database=None, deadline=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(case=cases, there=st.booleans(), keyed=st.booleans())
    def ask(case: Case[Any], there: bool, keyed: bool) -> None:
        if there:
            case.path_parameters |= {name: real[name] for name in case.path_parameters.keys() & real.keys()}
        answer = send(people.host, case, keyed)
        case.validate_response(answer, checks=CHECKS)
        assert not list(faults(path, method, answer))

    ask()


def test_refusals_that_no_route_makes_are_described(tmp_path: Path) -> None:
    """Another name, another site, too big: the guards refuse these before a route is found."""
    config = Config(f"sqlite:///{tmp_path / 'tables.sqlite'}", thinkers=1, names=("games.example",))
    with TestClient(create_app(config), base_url="http://games.example") as client:
        for path, method in OPERATIONS:
            ways: dict[int, dict[str, str]] = {421: {"Host": "evil.example"}}
            if method != "get":
                ways |= {403: {"Origin": "http://evil.example"}, 413: {"Content-Length": "9" * 9}}
            for status, headers in ways.items():
                answer = client.request(method, path, headers=headers)
                assert answer.status_code == status
                assert not list(faults(path, method, answer))
            described = DESCRIBED["paths"][path][method]["responses"]
            assert "503" in described
            assert ("408" in described) == (method != "get")


def send(host: Guest, case: Case[Any], keyed: bool) -> Response:
    """A generated request, as it would go over the wire."""
    asked = requests.Request(**case.as_transport_kwargs(base_url="http://testserver")).prepare()
    headers = dict(asked.headers) | ({"Authorization": f"Bearer {host.key}"} if keyed else {})
    answer: Response = host.client.request(asked.method or "", asked.url or "", content=asked.body, headers=headers)
    return answer


def faults(path: str, method: str, answer: Response) -> Iterator[str]:
    """Where a JSON answer is not what the schema says."""
    if answer.headers.get("content-type") == "application/json":
        described = DESCRIBED["paths"][path][method]["responses"][str(answer.status_code)]
        shape = described["content"]["application/json"].get("schema", {})
        validator = Draft202012Validator({**shape, "components": DESCRIBED["components"]})
        yield from (error.message for error in validator.iter_errors(answer.json()))


# -- a whole game


exactly = cache(strict)


def valid(model: type[BaseModel], data: Any) -> Any:
    """The data, which is all that the model says and no more."""
    exactly(model).model_validate(data)
    return data


def check(update: Any, known: Any) -> Any:
    """The view that an update leads to, with all that is in both."""
    valid(wire.table.Update, update)
    view = view_after(update, known)
    wire.position.View.model_validate(view)
    valid(wire.table.TableState, update["table"])
    valid(wire.position.Log, update["log"])
    for model, items in (
        (wire.table.SeatInfo, update["table"]["seats"]), (wire.position.Happening, update["log"]["events"]),
        (wire.table.Message, update["messages"]), (wire.position.Offer, view["choices"]),
        (wire.position.SeatStanding, view["standing"]),
    ):  # fmt: skip
        for item in items:
            valid(model, item)
    if view["decision"] is not None:
        valid(wire.position.Question, view["decision"])
    return view


def look_around(guest: Guest) -> None:
    """Every question there is, answered as described."""
    valid(wire.table.Frame, guest.get())
    view = wire.position.View.model_validate(guest.get("/at/3"))
    assert view.entry >= 3
    for hint in guest.get("/hint"):
        valid(wire.position.Hint, hint)
    for closed in guest.get("/closed"):
        valid(wire.position.Closed, closed)
    for offer in guest.view["choices"][:2]:
        valid(wire.position.Forecast, guest.get(f"/forecast?choice={offer['id']}"))
    assert guest.send("GET", "/text").text.strip()


@pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.soak)])
def test_every_message_of_a_whole_game_is_as_described(client: TestClient, step: int) -> None:
    """At every so many choices the messages are looked at closely, and what was heard bit by bit is compared with what
    is told at once."""
    people = sit(client, "me", "me", "me")
    players = [Steward(seat) for seat in range(3)]
    known: dict[int, int] = dict.fromkeys(range(3), 0)
    seen: dict[int | None, Any] = {}
    with people.spectator.live() as socket:
        for number in range(10_000):
            game = hall(client).tables.now(people.host.table).game
            if game.over:
                break
            seat = game.to_act[-1]
            choice = players[seat].choose(sight(game, seat))
            guest, look = people.guests[seat], view_after if number % step else check
            before = guest.get(f"/update?since={known[seat]}")
            seen[seat] = look(before, seen.get(seat))
            asked = {"choice": choice.id, "stamp": seen[seat]["stamp"], "nonce": nonce(), "since": before["number"]}
            after = guest.post("/choices", **asked)
            seen[seat], known[seat] = look(after, seen[seat]), after["number"]
            heard = {"number": 0}
            while heard["number"] < known[seat]:
                heard = socket.receive_json()
                seen[None] = look(heard, seen.get(None))
            if number % step == 0:
                assert seen[seat] == guest.view
                assert seen[None] == people.spectator.view
            if number % 100 == 0:
                look_around(guest)
    frame = valid(wire.table.Frame, people.host.get())
    assert frame["update"]["view"]["over"]
    assert frame["seed"] is not None
    proof = valid(
        wire.story.Proof, client.post("/api/verify", content=people.spectator.send("GET", "/file").text).json()
    )
    assert proof["chance"]
