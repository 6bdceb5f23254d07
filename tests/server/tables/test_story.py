"""The story of a finished game, for everybody who may look at the table."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from theatrum.engine.chronicle import chronicle
from theatrum.engine.game import Game
from theatrum.server.requests import asking

from ..conftest import sit
from .test_files import upload


def test_a_finished_game_tells_its_story(client: TestClient, finished_text: str, finished: Game) -> None:
    story = upload(client, finished_text).spectator.get("/story")
    told = chronicle(finished)
    assert story["ending"] == finished.ending
    assert story["figures"] == list(finished.title.figures)
    assert [moment["entry"] for moment in story["moments"]] == [moment.entry for moment in told.moments]
    assert [turning["entry"] for turning in story["turnings"]] == [turning.entry for turning in told.turnings]
    last = story["turnings"][-1]["events"][-1]
    assert (last["name"], set(last["about"])) == ("victory", {"power", "influence"})
    assert [tuple(deed.values()) for deed in story["deeds"]] == [tuple(deed) for deed in told.deeds]


def test_it_is_told_once_however_often_it_is_asked_for(
    client: TestClient, finished_text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Game] = []
    monkeypatch.setattr(asking, "chronicle", lambda game: asked.append(game) or chronicle(game))
    table = upload(client, finished_text)
    first = table.host.get("/story")
    assert table.spectator.get("/story") == first
    assert len(asked) == 1


def test_while_a_game_runs_nobody_hears_its_story(client: TestClient) -> None:
    party = sit(client, "me", "open", "steward")
    party.claim(1)
    for guest in (party.host, party.spectator):
        assert guest.refused("GET", "/story") == (409, "story-later")
    party.host.put("/settings", spectators=False)
    assert party.spectator.refused("GET", "/story") == (403, "spectators-closed")
