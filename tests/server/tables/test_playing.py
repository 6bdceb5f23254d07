"""Choosing at a table: what is on the list, once, and only from the list that is before one."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from ..conftest import Guest, nonce, refusal, sit


def test_a_new_table_gives_keys_to_the_sender_and_invitations_to_others(client: TestClient) -> None:
    party = sit(client, "me", "open", "steward")
    assert set(party.guests) == {0}
    assert set(party.invitations) == {1}
    frame = party.host.get()
    assert frame["you"] == {"seat": 0, "host": True, "hands": False}
    assert frame["seed"] is None
    seats = frame["update"]["table"]["seats"]
    assert [(seat["person"], seat["open"], seat["bot"], seat["host"]) for seat in seats] == [
        (True, False, None, True),
        (True, True, None, False),
        (False, False, "steward", False),
    ]


def test_whoever_opens_a_table_without_sitting_down_hosts_it(client: TestClient) -> None:
    party = sit(client, "open", "open", "open")
    assert party.host.get()["you"] == {"seat": None, "host": True, "hands": False}


def test_a_choice_is_made_and_numbered(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    player = party.acting
    before = player.get("/update")
    after = player.choose()
    assert after["number"] == before["number"] + 1
    assert after["view"]["entry"] > before["view"]["entry"]
    assert player.get(f"/update?since={after['number']}")["log"]["events"] == []


def test_an_update_tells_exactly_what_is_new(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    known = party.host.get("/update")
    log = known["log"]["events"]
    for _ in range(6):
        party.acting.choose()
    news = party.host.get(f"/update?since={known['number']}")
    assert news["since"] == known["number"]
    assert news["log"]["start"] == len(log)
    assert log + news["log"]["events"] == party.host.get("/log")["events"]


def test_a_repeated_request_is_done_once(client: TestClient) -> None:
    player = sit(client, "me", "me", "me").acting
    request = player.choice()
    first = player.post("/choices", **request)
    again = player.post("/choices", **request)
    assert again["number"] == first["number"]
    assert again["view"]["entry"] == first["view"]["entry"]


def test_a_click_on_an_old_page_chooses_nothing(client: TestClient) -> None:
    player = sit(client, "me", "me", "me").acting
    old = player.choice()
    player.choose()
    before = player.view["entry"]
    assert player.refused("POST", "/choices", **old | {"nonce": nonce()}) == (409, "stale")
    assert player.view["entry"] == before


def test_what_is_not_offered_is_refused_with_the_rules_own_reason(client: TestClient) -> None:
    player = sit(client, "me", "me", "me").acting
    answer = player.send("POST", "/choices", player.choice() | {"choice": "fly:to:the:moon"})
    assert refusal(answer) == (409, "unknown-choice")
    polish = Guest(client, player.table, player.key, "pl").send(
        "POST", "/choices", player.choice() | {"choice": "fly:to:the:moon"}
    )
    assert polish.json()["error"]["message"].startswith("„fly:to:the:moon”")


def test_nobody_chooses_out_of_turn_or_without_a_seat(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    waiting = next(guest for guest in party.guests.values() if not guest.view["choices"])
    body = {"choice": "done", "stamp": waiting.view["stamp"], "nonce": nonce()}
    assert waiting.refused("POST", "/choices", **body)[0] == 409
    assert party.spectator.refused("POST", "/choices", **body) == (403, "seat-needed")


def test_a_wrong_key_opens_nothing(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    stranger = Guest(client, party.host.table, "0" * 32)
    other = sit(client, "me", "me", "me").host
    for guest in (stranger, Guest(client, party.host.table, other.key)):
        assert guest.refused("GET", "") == (401, "wrong-key")
        assert guest.refused("POST", "/choices", choice="x", stamp="x", nonce=nonce()) == (401, "wrong-key")


@pytest.mark.parametrize("table", ["0" * 16, "nowhere", "a%00b", "ł"])
def test_an_unknown_table_is_not_there(client: TestClient, table: str) -> None:
    assert Guest(client, table).refused("GET", "") == (404, "unknown-table")


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"title": "chess"}, (404, "unknown-title")),
        ({"scenario": "1914"}, (422, "unknown-scenario")),
        ({"scenario": "/etc/hostname"}, (422, "unknown-scenario")),
        ({"options": {"talk": "maybe"}}, (422, "wrong-option")),
        ({"options": {"weather": "rain"}}, (422, "wrong-option")),
        ({"title": "paxren", "scenario": "standard", "options": {"banks": "medici,coeur"}}, (422, "wrong-option")),
        ({"places": [{"who": "me"}]}, (422, "wrong-seats")),
        ({"places": []}, (422, "invalid")),
        ({"places": [{"who": "me", "name": "a\u0007b"}] * 3}, (422, "invalid")),
        ({"places": [{"who": "me", "name": "   "}] * 3}, (422, "invalid")),
        ({"places": [{"who": "bot", "bot": "genius"}] * 3}, (422, "bot-not-here")),
        ({"more": 1}, (422, "invalid")),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    client: TestClient, change: dict[str, object], refused: tuple[int, str]
) -> None:
    asked = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3} | change
    assert refusal(client.post("/api/tables", json=asked)) == refused


def test_the_stamp_does_not_tell_what_others_do(client: TestClient) -> None:
    party = sit(client, "me", "me", "me", options={"talk": "yes"})
    while party.host.view["decision"]["name"] != "Talk":
        party.acting.choose()
    stamps = {seat: guest.view["stamp"] for seat, guest in party.guests.items()}
    first, *rest = party.guests
    party.guests[first].choose()
    assert party.guests[first].view["stamp"] != stamps[first]
    assert {seat: party.guests[seat].view["stamp"] for seat in rest} == {seat: stamps[seat] for seat in rest}


def test_questions_about_a_position_are_answered(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    player = party.acting
    hints = player.get("/hint")
    offered = {choice["id"] for choice in player.view["choices"]}
    assert hints
    assert {hint["choice"] for hint in hints} <= offered
    assert [hint["score"] for hint in hints] == sorted((hint["score"] for hint in hints), reverse=True)
    assert [hint["line"] for hint in hints] == [[]] * len(hints)
    searched = player.get("/hint?bot=marshal")
    assert {hint["choice"] for hint in searched} <= offered
    assert all(hint["beside"]["choice"] in offered for hint in searched[:-1])
    assert all(step["seat"] in range(3) and step["choice"]["verb"] for hint in searched for step in hint["line"])
    assert any(hint["line"] for hint in searched)
    assert player.refused("GET", "/hint?bot=random")[0] == 422
    forecast = player.get(f"/forecast?choice={hints[0]['choice']}")
    assert forecast["choice"] == hints[0]["choice"]
    assert player.get("/forecast?choice=end-turn") == {"choice": "end-turn", "forecast": None}  # not on offer now
    assert player.refused("GET", "/forecast?choice=done:done") == (409, "unknown-choice")
    after = player.get(f"/forecast?choice={hints[0]['choice']}&after=end-turn")
    assert after == {"choice": hints[0]["choice"], "forecast": None}  # what cannot be made leads nowhere
    assert player.refused("GET", f"/forecast?choice={hints[0]['choice']}&after=done:done")[1] == "unknown-choice"
    assert party.spectator.refused("GET", "/hint") == (403, "seat-needed")


def test_what_is_closed_is_told_about_a_thing_in_both_languages(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    verbs = client.get("/api/titles/raison/grammar").json()["verbs"]
    while not (things := named(verbs, party.acting.get("/closed"))):
        party.acting.choose()
    thing = min(things)
    player = party.acting
    narrowed = player.get(f"/closed?about={thing}")
    assert narrowed
    assert all(thing in named(verbs, [item]) for item in narrowed)
    polish = Guest(client, player.table, player.key, "pl").get(f"/closed?about={thing}")
    assert [item["reason"]["key"] for item in polish] == [item["reason"]["key"] for item in narrowed]
    assert all(pl["reason"]["text"] != en["reason"]["text"] for pl, en in zip(polish, narrowed, strict=True))


def named(verbs: Any, closed: list[Any]) -> set[str]:
    """The things that closed choices name, as KIND:ID."""
    return {
        f"{kind}:{item['choice']['about'][name]}"
        for item in closed
        for name, kind in verbs[item["choice"]["verb"]]
        if isinstance(item["choice"]["about"][name], str)
    }


def test_earlier_positions_are_seen_with_ones_own_eyes(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    start = party.host.view
    for _ in range(5):
        party.acting.choose()
    then = party.host.get(f"/at/{start['entry']}")
    assert then == start
    assert party.host.refused("GET", "/at/0?seat=1") == (403, "not-over")
    assert party.host.refused("GET", "/log?seat=1") == (403, "not-over")
    assert party.host.refused("GET", "/at/100000") == (404, "no-entry")
    assert party.host.send("GET", "/text?language=pl").text != party.host.send("GET", "/text?language=en").text


def test_what_is_closed_in_brief_is_of_verbs_that_offer_nothing(client: TestClient) -> None:
    """Up to eight of each, so that what they have in common can be told, or the reason of each."""
    party = sit(client, "me", "me", "me")
    while not (brief := party.acting.get("/closed?brief=true")):
        party.acting.choose()
    seen = party.acting
    whole = seen.get("/closed")
    offered = {choice["verb"] for choice in seen.view["choices"]}
    wanted = [closed for closed in whole if closed["choice"]["verb"] not in offered]
    verbs = {closed["choice"]["verb"] for closed in wanted}
    assert {closed["choice"]["verb"] for closed in brief} == verbs
    assert all(closed in wanted for closed in brief)
    assert all(sum(closed["choice"]["verb"] == verb for closed in brief) <= 8 for verb in verbs)
    assert party.spectator.refused("GET", "/closed?brief=true") == (403, "seat-needed")


def test_the_grammar_says_in_which_group_a_verb_stands(client: TestClient) -> None:
    groups = client.get("/api/titles/europa/grammar").json()["groups"]
    words = client.get("/api/titles/europa/words/en").text
    assert groups["develop"] == "court"
    assert next(iter(groups.values())) == "events"
    assert all(f"\ngroup-{group} = " in words for group in groups.values())
