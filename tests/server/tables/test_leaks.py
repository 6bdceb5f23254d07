"""The engine's leak test over HTTP and the live channel: what a viewer cannot know reaches it by no request."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

import theatrum
from tests.common import tables
from tests.common.laws import LAWS
from tests.common.test_no_leak import answered_otherwise, changed_round, in_place, looks, seat_or_none
from theatrum.engine.chance import Generator
from theatrum.engine.flow import Together
from theatrum.engine.game import Game
from theatrum.engine.record import dumps
from theatrum.engine.state import State
from theatrum.server import hub
from theatrum.server.tables import opening
from theatrum.server.tables.secret import Secrets
from theatrum.server.tables.table import hashed
from theatrum.titles import TITLES

from ..conftest import Guest, hall, nonce, refusal, sit
from .leaks import Kept, Move, _paths, alike, dealt_otherwise, everything, hidden_move, keep, next_move, parted, probes

SEED = "the seed that nobody may hear"
TABLES = [tables.Table("raison", "1618", 7), tables.Table("raison", "1702", 3)]
EVERY = [
    *TABLES,
    tables.Table("paxren", "standard", 3),
    tables.Table("mocarstwa", "full", 3),
    tables.Table("europa", "1-00", 3),
]
"""Every title; the first ask secret questions."""
LATER = TABLES[0]
"""Looked at by `make soak` alone: the other of its title is in its place."""
AT_ONCE = [pytest.param(table, id=str(table), marks=[pytest.mark.soak] * (table == LATER)) for table in EVERY]
VIEWERS = [None, 1]


def in_turn(first: int) -> pytest.MarkDecorator:
    """Every title with one viewer, in turn; `make soak` with both."""
    pairs = [(at + number, table, viewer) for at, table in enumerate(EVERY) for number, viewer in enumerate(VIEWERS)]
    cases = [
        pytest.param(
            table, viewer, id=f"{table}-{viewer}", marks=[pytest.mark.soak] * (table == LATER or (turn + first) % 2)
        )
        for turn, table, viewer in pairs
    ]
    return pytest.mark.parametrize(("fresh", "viewer"), cases, indirect=["fresh"])


MOVES, LONG = 15, 200
LEAST = {"europa": 3}
"""Moves that two games with other secrets have in common: in Europa everybody soon chooses among cards of his own."""


@pytest.fixture
def client(single: TestClient) -> TestClient:
    """What is tested here does not hang on the kind of database."""
    return single


# -- positions of every kind, with other secrets


def test_every_title_is_looked_at() -> None:
    assert {table.title for table in EVERY} == set(TITLES)


def test_every_question_about_a_game_is_asked(client: TestClient) -> None:
    """A new one must not be forgotten; notes are the sender's own."""
    prefix = "/api/tables/{table}"
    paths = client.get("/api/openapi.json").json()["paths"]
    known = {path.removeprefix(prefix) for path, ways in paths.items() if path.startswith(prefix) and "get" in ways}
    asked = {re.sub(r"\d+", "{entry}", path.partition("?")[0]) for path in _paths(["pass"], range(1))}
    assert known - asked == {"/note"}


@pytest.mark.parametrize("step", [30, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("table", AT_ONCE)
def test_no_answer_tells_what_the_viewer_cannot_know(client: TestClient, table: tables.Table, step: int) -> None:
    """Hidden hands, battle piles face down: one position of each shape, or of every so many; and every secret question
    that is half answered."""
    differed, secret = 0, 0
    for number, (game, looking) in enumerate(looks(table)):
        half = isinstance(game.decision, Together) and len(game.to_act) < game.decision.asked.bit_count()
        if game.over or (number % step and not half):
            continue
        viewer, generator = seat_or_none(looking), Generator(number)
        state = changed_round(game, looking, generator)
        if half and not _could_answer(game, state):  # the journal is read again on the server, with the hands dealt
            state = game.state.clone()
            answered_otherwise(state, looking, generator)
        other = in_place(game, state, looking)
        differed += state.to_bytes() != game.state.to_bytes()
        secret += half
        last, asked = range(len(game.journal), len(game.journal) + 1), probes(game, other)
        seen = everything(keep(client, game.clone()), viewer, asked, last)
        assert everything(keep(client, other), viewer, asked, last) == seen
    assert differed > 10 // step
    assert secret or table not in TABLES


def _could_answer(game: Game, state: State) -> bool:
    """Whether the secret answers of a position could have been given from the hands of the game."""
    asked, given = game.decision, state.decision
    assert isinstance(asked, Together)
    assert isinstance(given, Together)
    return all(
        answer is None or (answer, None) in asked.offers(game.state, seat, False)
        for seat, answer in enumerate(given.answers)
    )


# -- whole games, from the deal on


@pytest.fixture(params=AT_ONCE)
def fresh(request: pytest.FixtureRequest) -> Game:
    table: tables.Table = request.param
    return table.start(SEED)


class Pair:
    """Two real games, dealt otherwise or parted by a secret choice, and played alike from there, as long as the viewer
    cannot tell them apart."""

    def __init__(self, client: TestClient, game: Game, viewer: int | None) -> None:
        dealt = LAWS[game.title.id].DEALT
        self.games = (game, dealt_otherwise(game, viewer)) if dealt else parted(game, viewer)
        assert self.games[0].state.to_bytes() != self.games[1].state.to_bytes()
        self.viewer = viewer
        self.tables = tuple(keep(client, one.clone()) for one in self.games)

    def moves(self, most: int) -> Iterator[Move]:
        """Choices alike, each made as it is asked for; in the end, if it can be, another in each game."""
        for number in range(most):
            move = next_move(*self.games, self.viewer, number)
            if move is None:
                break
            self._make(move)
            yield move
        move = hidden_move(*self.games, self.viewer)
        if move is not None:
            self._make(move)
            assert alike(*self.games, self.viewer)
            yield move

    def _make(self, move: Move) -> None:
        seat, *choices = move
        for game, choice in zip(self.games, choices, strict=True):
            game.choose(seat, choice)

    def send(self, move: Move) -> int:
        """The same move at both tables; the number of the change."""
        seat, *choices = move
        told = [_choose(kept, seat, choice) for kept, choice in zip(self.tables, choices, strict=True)]
        assert told[0] == told[1]
        return told[0]


def _choose(kept: Kept, seat: int, choice: str) -> int:
    guest = kept.guests[seat]
    number: int = guest.post("/choices", choice=choice, stamp=guest.view["stamp"], nonce=nonce())["number"]
    return number


def _heard(socket: WebSocketTestSession, number: int) -> list[str]:
    """The live messages up to a change."""
    told = []
    while True:
        told.append(socket.receive_text())
        if f'"number":{number},' in told[-1].split('"table":')[0]:
            return told


@in_turn(0)
def test_games_that_differ_in_secrets_are_heard_and_remembered_alike(
    client: TestClient, fresh: Game, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "GATHERED", 3600.0)  # when those who watch are counted hangs on the clock
    pair = Pair(client, fresh, viewer)
    one, other = pair.tables
    with one.guests[viewer].live() as first, other.guests[viewer].live() as second:
        number, made = 1, 0
        while True:
            heard = [
                [kept.plain(text.encode()) for text in _heard(socket, number)]
                for kept, socket in ((one, first), (other, second))
            ]
            assert heard[0] == heard[1]
            move = next(pair.moves(1), None) if made < MOVES else None
            if move is None:
                break
            number, made = pair.send(move), made + 1
    assert made > 10
    entries = range(0, len(pair.games[0].journal) + 1, 7)
    asked = probes(*pair.games)
    seen = everything(one, viewer, asked, entries)
    assert everything(other, viewer, asked, entries) == seen
    assert not any(SEED.encode() in told for _, told in seen.values())


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", EVERY, ids=str)
def test_long_games_that_differ_in_secrets_look_alike_to_everybody(
    client: TestClient, table: tables.Table, seed: int
) -> None:
    for viewer in (None, *range(table.seats)):
        pair, made = Pair(client, table.start(f"{SEED} {seed}"), viewer), 0
        for made, move in enumerate(pair.moves(LONG), 1):
            pair.send(move)
            if made % 40 == 0:
                _compare(pair)
        _compare(pair)
        assert made > LEAST.get(table.title, 10) or pair.games[0].over


def _compare(pair: Pair) -> None:
    """Both sound the same, until all is open."""
    if pair.games[0].over:
        return
    asked, entries = probes(*pair.games), range(0, len(pair.games[0].journal) + 1, 29)
    one, other = (everything(kept, pair.viewer, asked, entries) for kept in pair.tables)
    assert one == other


@in_turn(1)
def test_what_is_taken_back_tells_nothing(client: TestClient, fresh: Game, viewer: int | None) -> None:
    """Asking to take back, and every viewer's picture after it, hang on nothing secret."""
    pair = Pair(client, fresh, viewer)
    seats = [pair.send(move) and move[0] for move in pair.moves(MOVES)]
    asking = [kept.guests[seats[-1]].send("POST", "/undo", {"nonce": nonce()}).status_code for kept in pair.tables]
    assert asking == [200, 200]
    asked = probes(*pair.games)
    one, other = (everything(kept, viewer, asked, range(0)) for kept in pair.tables)
    assert one == other


def test_a_try_out_is_made_of_what_its_seat_knows(
    client: TestClient, fresh: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewer = 1
    pair = Pair(client, fresh, viewer)
    for move in pair.moves(MOVES):
        pair.send(move)
    monkeypatch.setattr(opening, "new_seed", lambda: "the same chance")
    for entry in range(0, len(pair.games[0].journal) + 1, 9):
        tried = []
        for kept in pair.tables:
            table, guest = hall(client).tables.now(kept.id), kept.guests[viewer]
            key = table.keys[hashed(guest.key or "")]
            tried.append(opening.try_out(table, key, entry, None, Secrets(None))[0].game)
        assert tried[0].state.to_bytes() == tried[1].state.to_bytes()
        assert not len(tried[0].state.events)


def test_a_try_out_looks_like_the_game_it_left(client: TestClient, fresh: Game) -> None:
    pair = Pair(client, fresh, 1)
    shown = []
    for kept in pair.tables:
        made = kept.guests[1].post("/branch", entry=len(pair.games[0].journal))
        guest = Guest(client, made["id"], made["keys"][0]["key"])
        shown.append([guest.send("GET", path).content for path in ("/at/0", "/text?entry=0", "/at/0?seat=1")])
        assert guest.get()["seed"] is None
    assert shown[0] == shown[1]


# -- the seed


def test_the_seed_is_told_when_the_game_is_over_and_not_before(client: TestClient) -> None:
    game = theatrum.new("raison", "1702", 3, SEED)
    kept = keep(client, game)
    made = [client.post("/api/tables/upload", content=dumps(game)), kept.guests[0].send("GET", "")]
    for seat in (None, 0, 1, 2):
        made += [kept.guests[seat].send("GET", path) for path in ("", "/update", "/file", "/text", "/log", "/hint")]
    assert not any(SEED in answer.text + str(answer.headers) for answer in made)
    over = tables.played(theatrum.new("raison", "1702", 3, SEED), 1)
    assert keep(client, over).guests[None].get()["seed"] == SEED


# -- around the game


def test_private_words_and_notes_stay_private(client: TestClient) -> None:
    people = sit(client, "me", "open", "open")
    jan, eve = people.claim(1), people.claim(2)
    jan.post("/messages", text="to the host alone", to=[0], nonce=nonce())
    jan.put("/note", text="a plan of Jan")
    assert "to the host alone" in jan.send("GET", "").text
    assert "to the host alone" in people.host.send("GET", "").text
    for guest in (eve, people.spectator):
        for path in ("", "/update", "/update?since=1", "/log", "/text", "/note"):
            answer = guest.send("GET", path)
            assert "to the host alone" not in answer.text
            assert "a plan of Jan" not in answer.text
        with guest.live() as socket:
            assert "to the host alone" not in socket.receive_text()
    assert "a plan of Jan" not in people.host.send("GET", "/note").text
    assert people.spectator.refused("GET", "/note") == (403, "key-needed")


def test_a_key_that_sees_every_hand_reads_no_private_words(client: TestClient, finished: Game) -> None:
    over = keep(client, finished)
    host = over.guests[0]
    trusted = Guest(client, host.table, host.post("/watch")["key"])
    over.guests[1].post("/messages", text="to one alone", to=[2], nonce=nonce())
    for guest in (host, trusted):
        assert "to one alone" not in guest.send("GET", "").text


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_game_file_is_refused_while_others_have_secrets(client: TestClient, viewer: int | None) -> None:
    kept = keep(client, theatrum.new("raison", "1702", 3, SEED))
    assert kept.guests[viewer].refused("GET", "/file") == (403, "file-secret")


def test_a_host_who_plays_gets_no_key_to_the_hands_of_others(client: TestClient) -> None:
    kept = keep(client, theatrum.new("raison", "1702", 3, SEED))
    assert kept.guests[0].refused("POST", "/watch") == (403, "hands-secret")
    assert kept.guests[1].refused("POST", "/watch") == (403, "host-only")
    assert kept.guests[0].refused("POST", "/seats/1/invite") == (409, "seat-taken")


@pytest.mark.parametrize("path", ["/at/0?seat=1", "/log?seat=1", "/branch"])
def test_nobody_looks_through_other_eyes_while_the_game_runs(client: TestClient, path: str) -> None:
    kept = keep(client, theatrum.new("raison", "1702", 3, SEED))
    for viewer in (0, 2, None):
        guest = kept.guests[viewer]
        answer = guest.send("POST", path, {"entry": 0, "seat": 1}) if path == "/branch" else guest.send("GET", path)
        assert refusal(answer)[0] == 403


def test_the_nonce_of_another_opens_nothing(client: TestClient) -> None:
    """Whoever repeats another's request is refused, or done by its own right; never told what the other did."""
    kept = keep(client, theatrum.new("raison", "1702", 3, SEED))
    acting = hall(client).tables.now(kept.id).game.to_act[0]
    request = kept.guests[acting].choice()
    before = kept.guests[acting].post("/choices", **request)["number"]
    for seat in {0, 1, 2, None} - {acting}:
        assert refusal(kept.guests[seat].send("POST", "/choices", request))[0] in (403, 409)
    again = kept.guests[acting].post("/choices", **request)
    assert again["number"] == before
