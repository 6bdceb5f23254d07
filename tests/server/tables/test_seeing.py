"""Views as differences: whoever applies what it is told has the view the server has, whatever it missed."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from tests.common.tables import Table as Setting
from tests.common.tables import pick
from theatrum.server.tables import seeing
from theatrum.server.tables.moves import go_on, say
from theatrum.server.tables.opening import _open
from theatrum.server.tables.secret import Secrets
from theatrum.server.tables.table import Key, Table
from theatrum.server.tables.views import Presence, update, view
from theatrum.server.wire.sent import Place
from theatrum.server.wire.table import Trouble

from ..conftest import view_after

SETTINGS = [Setting("raison", "1702", 4), Setting("paxren", "standard", 4)]
HOST = Key("host", 0, host=True)
KEYS = [Key(), Key(seat=0), Key(seat=1), Key(hands=True)]


class Client:
    """Someone who looks now and then, and puts together what is told."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.number = 0
        self.view: Any = None
        self.whole = 0

    def look(self, table: Table) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(update(table, Presence(), self.key, self.number))
        self.number, self.view = told["number"], view_after(told, self.view)
        self.whole += told["view"] is not None
        return told


def opened(setting: Setting) -> Table:
    return _open(setting.start(1), [Place(who="me")] * setting.seats, Secrets(None))[0]


def gone_on(table: Table) -> Table:
    seat, choice = pick(table.game, 1)
    return go_on(table, seat, choice.id).after(table)


def back(table: Table) -> Table:
    return table.played(table.game.at(table.game.entry - 4), table.game.entry - 4).after(table)


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_differences_add_up_to_the_view(setting: Setting) -> None:
    chance, table = random.Random(1), opened(setting)
    clients = [Client(key) for key in KEYS for _ in range(2)]
    for number in range(90):
        for client in clients:
            if chance.random() < 0.6:
                client.look(table)
                who = seeing.Eyes(client.key.seat, client.key.hands)
                assert client.view == plain(view(table.game, who))
        table = back(table) if number % 20 == 19 else say(table, HOST, "hm", (), 99).after(table)
        table = gone_on(table)
    assert [client.whole for client in clients] == [1] * len(clients)


def test_only_what_has_changed_is_told() -> None:
    table, client = opened(SETTINGS[0]), Client(KEYS[1])
    client.look(table)
    before = client.view
    talked = say(table, HOST, "hello", (), 99).after(table)
    assert client.look(talked)["changes"] == {}
    moved = gone_on(talked)
    told = client.look(moved)
    assert told["changes"].keys() | told["things"].keys() == {
        key for key, value in client.view.items() if before[key] != value
    }
    assert "entry" in told["changes"]
    assert "title" not in told["changes"]


def provinces(*owners: str) -> list[dict[str, str]]:
    return [{"id": f"p{number}", "owner": owner} for number, owner in enumerate(owners)]


def told_after(*lists: list[dict[str, str]], since: int) -> dict[str, Any]:
    """What is told of a list that has changed with every number."""
    game, seen = opened(SETTINGS[0]).game, None
    for number, value in enumerate(lists, 1):
        seen = seeing.Seen(game, number, {"provinces": value}, seen)
        seen.known.append(number)
    assert seen is not None
    told: dict[str, Any] = json.loads(b"{%b}" % seen.told(since))
    return told


def test_of_a_long_list_only_the_things_that_have_changed_are_told() -> None:
    one, two, three = provinces(*"aaaaaa"), provinces(*"aabaaa"), provinces(*"aabaac")
    changed = {"2": {"id": "p2", "owner": "b"}, "5": {"id": "p5", "owner": "c"}}
    assert told_after(one, two, three, since=1) == {"view": None, "changes": {}, "things": {"provinces": changed}}
    assert told_after(one, two, three, since=2)["things"] == {"provinces": {"5": changed["5"]}}


def test_a_list_of_another_length_is_told_whole() -> None:
    one, two, three = provinces(*"aaaa"), provinces(*"aaa"), provinces(*"aba")
    whole = told_after(one, two, three, since=1)
    assert whole == {"view": None, "changes": {"provinces": three}, "things": {}}
    assert told_after(one, two, three, since=2)["things"] == {"provinces": {"1": {"id": "p1", "owner": "b"}}}


def test_a_thing_that_became_what_it_was_is_told_to_who_knew_it_otherwise() -> None:
    one, two = provinces(*"aaaa"), provinces(*"abaa")
    assert told_after(one, two, one, since=2)["things"] == {"provinces": {"1": {"id": "p1", "owner": "a"}}}


def test_a_trouble_is_told_once_with_the_change_that_brought_it() -> None:
    table, there = opened(SETTINGS[0]), Client(KEYS[1])
    there.look(table)
    trouble = Trouble(number=table.number + 1, entry=3, seat=0, bot="marshal", by="random", why="slow")
    told = replace(gone_on(table), troubles=(trouble,))
    assert there.look(told)["troubles"] == [trouble.model_dump()]
    assert there.look(gone_on(told))["troubles"] == []
    assert Client(KEYS[0]).look(told)["troubles"] == [trouble.model_dump()]


def test_a_change_these_eyes_were_never_shown_gets_the_whole_view() -> None:
    table = opened(SETTINGS[0])
    Client(KEYS[1]).look(table)
    unseen = gone_on(table)
    newest = gone_on(unseen)
    late = Client(KEYS[1])
    late.number, late.view = unseen.number, {}
    assert late.look(newest)["view"] is not None


def test_who_was_away_too_long_gets_the_whole_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeing, "REMEMBERED", 3)
    table, away, there = opened(SETTINGS[0]), Client(KEYS[0]), Client(KEYS[0])
    away.look(table)
    for _ in range(5):
        there.look(table)
        table = gone_on(table)
    assert away.look(table)["view"] is not None
    assert there.look(table)["view"] is None
    assert away.view == there.view


def test_equal_viewers_share_what_is_encoded(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    monkeypatch.setattr("theatrum.server.tables.views.view", lambda game, who: seen.append(who) or view(game, who))
    table, watchers = opened(SETTINGS[0]), [Client(KEYS[0]) for _ in range(5)]
    for _ in range(3):
        told = [watcher.look(table) for watcher in watchers]
        assert all(one == told[0] for one in told)
        table = gone_on(table)
    assert len(seen) == 3


def test_what_is_kept_to_be_shared_does_not_grow_with_what_is_asked() -> None:
    table = opened(SETTINGS[0])
    for _ in range(30):
        table = gone_on(table)
    for watchers in range(200):
        update(table, Presence(watchers=watchers), KEYS[watchers % 4], watchers % 30)
    assert len(table.sent) <= len(KEYS) + 1
    assert len(table.views) <= len(KEYS)
