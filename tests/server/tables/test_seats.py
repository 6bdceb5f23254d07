"""Who sits where: invitations, bots in a person's stead, spectators, keys that see every hand."""

from __future__ import annotations

from starlette.testclient import TestClient

from ..conftest import Guest, nonce, refusal, sit


def test_an_invitation_is_used_once_and_gives_a_key_the_host_does_not_know(client: TestClient) -> None:
    party = sit(client, "me", "open", "open")
    jan = party.claim(1, "Jan")
    assert jan.get()["you"] == {"seat": 1, "host": False, "hands": False}
    assert jan.key not in str(party.created)
    seats = party.host.get("/update")["table"]["seats"]
    assert (seats[1]["name"], seats[1]["open"], seats[2]["open"]) == ("Jan", False, True)
    again = {"invite": party.invitations[1], "name": "Ewa"}
    assert party.spectator.refused("POST", "/seats/1/claim", **again) == (403, "bad-invite")


def test_an_invitation_shows_the_game_before_the_seat_is_taken(client: TestClient) -> None:
    party = sit(client, "me", "open", "steward")
    party.host.put("/settings", spectators=False)
    stranger = party.spectator
    seen = stranger.post("/seats/1/knock", invite=party.invitations[1])
    assert (seen["title"], seen["spectators"], seen["round"]) == ("raison", False, 1)
    assert [(seat["open"], seat["host"], seat["bot"]) for seat in seen["seats"]] == [
        (False, True, None), (True, False, None), (False, False, "steward"),
    ]  # fmt: skip
    assert seen["sides"][0] == ["power", "britain", "power-britain"]
    assert seen["options"]["talk"] == "no"
    assert set(seen) == {"title", "scenario_names", "options", "sides", "seats", "round", "spectators"}  # no position
    assert stranger.refused("POST", "/seats/2/knock", invite=party.invitations[1]) == (403, "bad-invite")
    party.claim(1)
    assert stranger.refused("POST", "/seats/1/knock", invite=party.invitations[1]) == (403, "bad-invite")


def test_an_invitation_is_for_its_seat_only(client: TestClient) -> None:
    party = sit(client, "me", "open", "open")
    other = {"invite": party.invitations[1], "name": "Ewa"}
    assert party.spectator.refused("POST", "/seats/2/claim", **other) == (403, "bad-invite")
    assert party.spectator.refused("POST", "/seats/0/claim", **other) == (403, "bad-invite")
    assert party.spectator.refused("POST", "/seats/5/claim", **other) == (404, "no-seat")


def test_a_new_invitation_replaces_the_old_one(client: TestClient) -> None:
    party = sit(client, "me", "open", "steward")
    fresh = party.host.post("/seats/1/invite")
    old = {"invite": party.invitations[1], "name": "Ewa"}
    assert party.spectator.refused("POST", "/seats/1/claim", **old) == (403, "bad-invite")
    party.invitations[1] = fresh["invite"]
    jan = party.claim(1)
    assert jan.refused("POST", "/seats/1/invite") == (403, "host-only")
    jan.post("/messages", text="here I am", nonce=nonce())
    assert party.host.refused("POST", "/seats/1/invite") == (409, "seat-taken")


def test_a_bots_seat_can_be_opened_to_a_person(client: TestClient) -> None:
    party = sit(client, "me", "steward", "steward")
    party.invitations[2] = party.host.post("/seats/2/invite")["invite"]
    waiting = party.host.get("/update")["table"]["seats"][2]
    assert (waiting["open"], waiting["bot"]) == (True, "steward")
    party.claim(2, "Ola")
    taken = party.host.get("/update")["table"]["seats"][2]
    assert (taken["name"], taken["bot"], taken["person"]) == ("Ola", None, True)


def test_a_bot_takes_a_seat_over_and_gives_it_back(client: TestClient) -> None:
    party = sit(client, "me", "open", "open")
    jan = party.claim(1)
    party.claim(2)
    jan.put("/seats/1", bot="random")
    assert party.host.get("/update")["table"]["seats"][1]["bot"] == "random"
    body = {"choice": "done", "stamp": "", "nonce": nonce()}
    assert jan.refused("POST", "/choices", **body) == (409, "bot-plays")
    assert jan.put("/seats/1", bot=None)["table"]["seats"][1]["bot"] is None
    party.host.put("/seats/1", bot="steward")  # the host may do it for someone who is away
    assert jan.put("/seats/1", bot=None)["table"]["seats"][1]["bot"] is None


def test_a_name_is_ones_own_and_trimmed(client: TestClient) -> None:
    party = sit(client, "me", "open", "steward")
    jan = party.claim(1)
    renamed = jan.put("/seats/1", name="  Jan <b>Kowalski</b> ")
    assert renamed["table"]["seats"][1]["name"] == "Jan <b>Kowalski</b>"
    assert party.host.refused("PUT", "/seats/1", name="Fool") == (403, "foreign-seat")
    assert jan.refused("PUT", "/seats/0", name="Fool") == (403, "foreign-seat")
    assert jan.refused("PUT", "/seats/0", bot="random") == (403, "foreign-seat")
    assert party.spectator.refused("PUT", "/seats/1", bot="random") == (403, "foreign-seat")
    assert party.host.put("/seats/2", name="Deep Thought")["table"]["seats"][2]["name"] == "Deep Thought"
    assert party.host.refused("PUT", "/seats/2", bot=None) == (409, "seat-needs-bot")


def test_spectators_watch_unless_the_host_says_no(client: TestClient) -> None:
    party = sit(client, "me", "open", "open")
    view = party.spectator.view
    assert (view["seat"], view["choices"], view["stamp"]) == (None, [], "")
    jan = party.claim(1)
    assert jan.refused("PUT", "/settings", spectators=False) == (403, "host-only")
    party.host.put("/settings", spectators=False)
    for path in ("", "/update", "/log", "/text", "/at/0"):
        assert party.spectator.refused("GET", path) == (403, "spectators-closed")
    assert jan.view["seat"] == 1
    party.claim(2)  # an invited person is no spectator


def test_a_trusted_spectator_sees_every_hand(client: TestClient) -> None:
    party = sit(client, "me", "steward", "steward")
    made = party.host.post("/watch")
    trusted = Guest(client, party.host.table, made["key"])
    assert made["seat"] is None
    assert trusted.get()["you"] == {"seat": None, "host": False, "hands": True}
    assert sum(power["hand"]["unknown"] for power in trusted.view["powers"]) == 0
    assert sum(power["hand"]["unknown"] for power in party.spectator.view["powers"]) > 0
    assert trusted.refused("POST", "/watch") == (403, "host-only")
    assert trusted.refused("POST", "/messages", text="psst", nonce=nonce()) == (403, "key-needed")


def test_a_host_who_plays_cannot_look_into_an_invited_hand(client: TestClient) -> None:
    party = sit(client, "me", "open", "steward")
    assert party.host.refused("POST", "/watch") == (403, "hands-secret")
    alone = sit(client, "me", "steward", "steward")
    assert alone.host.post("/watch")["key"]


def test_refusals_speak_the_language_that_is_asked_for(client: TestClient) -> None:
    party = sit(client, "me", "open", "open")
    stranger = Guest(client, party.host.table, "0" * 32)
    english = stranger.send("GET", "").json()["error"]["message"]
    stranger.language = "de,pl;q=0.8,en;q=0.3"
    polish = stranger.send("GET", "").json()["error"]["message"]
    assert (english, polish) == (
        "This key opens nothing at this table.",
        "Ten klucz niczego przy tym stole nie otwiera.",
    )
    stranger.language = "de"
    assert stranger.send("GET", "").json()["error"]["message"] == english
    invalid = client.post("/api/tables", json={"title": 7}, headers={"Accept-Language": "pl"})
    assert refusal(invalid) == (422, "invalid")
    assert "title" in invalid.json()["error"]["message"]
