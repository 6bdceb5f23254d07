"""What the page is given of a position: what lies before the table, how far everybody is, what cards say and bear."""

from __future__ import annotations

import json
import re

import pytest

import theatrum
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.events import MARKS, SYMBOLS
from theatrum.titles.europa.peace.camps import estate
from theatrum.titles.europa.peace.talks import Talks
from theatrum.titles.europa.peace.treaty import Treaty
from theatrum.titles.europa.round.round import Round
from theatrum.titles.europa.shown.faces import faces
from theatrum.titles.europa.shown.forecast import forecast
from theatrum.titles.europa.shown.phases import phase
from theatrum.titles.europa.shown.picture import picture
from theatrum.titles.europa.shown.prose import prose
from theatrum.titles.europa.shown.scene import rows, scene, wars
from theatrum.titles.europa.war.declaring import Declaration
from theatrum.titles.europa.war.siege import Siege

from ..positions import begin, choose, hold, number, offered, provinces, put, seat
from ..rounds.test_ch06_cards import ALLIANCE, COUNTER, turn_with
from ..wars import ally, army, bit, calm, castilian, home, occupy, realm, war
from ..world.test_ch12_trade import card, node, trade_in_the_channel


def test_who_was_told_of_a_province_changes_nobody_elses_picture() -> None:
    g = begin()
    told = picture(g, 0)["provinces"]
    mine = next(row for row in told if row["id"] == "milano")
    owner = mine["owner"]
    mine["owner"] = None
    assert next(row for row in picture(g, 1)["provinces"] if row["id"] == "milano")["owner"] == owner
    g.towns[seat(g, "france")] |= provinces(g, "milano")
    assert next(row for row in picture(g, 1)["provinces"] if row["id"] == "milano")["owner"] == "france"


# -- what is printed


def test_every_card_of_a_kind_has_its_face() -> None:
    g = begin()
    found = faces(g)
    assert json.loads(json.dumps(found)) == found
    assert set(found["actions"]) == set(g.start.lists.characters)
    assert {event["symbol"] for event in found["events"].values()} <= {None, *SYMBOLS}
    assert {mark for event in found["events"].values() for mark in event["marks"]} <= set(MARKS)
    assert found["deeds"]["land_survey"]["cost"] == {"adm": 2, "ducats": 3}
    assert found["deeds"]["law_and_order"]["cost"] == {"adm": None, "ducats": 2}  # follows from the position
    assert found["deeds"]["military_reforms"]["battle"] == {"power": 1, "uses": 1, "dice": [["any", 4]]}
    assert found["people"]["adm-01-1"]["roles"] == ["ruler", "leader"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_cards_say_the_same_parts_in_both_languages(language: str) -> None:
    said = prose(language)
    assert said.keys() == prose("en").keys()
    assert all(text and "\n" not in text for text in said.values())
    assert all(re.fullmatch(r"[a-z][\w-]*", message) for message in said)
    for event, face in faces(begin())["events"].items():
        parts = {part for part in ("first", "a", "b", "then") if f"says-event-{event}-{part}" in said}
        assert parts >= {"a", "b"} if face["options"] else parts


# -- what is before the table


def test_a_card_that_is_played_lies_before_everybody_until_it_is_done() -> None:
    g, at = turn_with("france", ALLIANCE)
    hold(g, seat(g, "castile"), COUNTER)
    g.power = [5] * len(g.power)
    choose(g, at, f"play:{ALLIANCE}")  # Castile is asked whether it stops that
    played = {"card": ALLIANCE, "deed": "new_alliance", "realm": "france"}
    assert [scene(g, reader).get("card") for reader in range(g.seats)] == [played] * g.seats
    choose(g, seat(g, "castile"), f"counter:{COUNTER}")
    assert "end-turn" in offered(g, at)
    assert "card" not in scene(g, at)


# -- the reader's mat


@pytest.mark.rule("europa:17.2")
def test_missions_tell_how_far_their_holder_is_and_nobody_else() -> None:
    g = begin()
    castile = seat(g, "castile")
    g.missions[castile] = (number(g, "mission", "castile-1A"),)
    own = picture(g.veil(castile), castile)["realms"][castile]
    have, need = own["progress"][0]
    assert 0 <= have < need
    (lacks,) = own["lacks"]  # an alliance, a marriage, Stability
    assert [sum(part[key] for part in lacks) for key in ("have", "need")] == [have, need]
    other = (castile + 1) % g.seats
    assert picture(g.veil(other), other)["realms"][castile]["progress"] == [None]
    assert picture(g.veil(other), other)["realms"][castile]["missions_open"] == []


@pytest.mark.rule("europa:6")
def test_the_cards_of_a_hand_bear_what_they_cost_now() -> None:
    g = begin()
    castile = seat(g, "castile")
    hold(g, castile, "adm-02-1")
    own = picture(g.veil(castile), castile)["realms"][castile]
    assert own["costs"] == {"development": {"adm": 2}}
    assert own["hand"] == {"known": ["adm-02-1"], "unknown": []}
    g.religion[castile] = number(g, "religion", "protestant")
    assert picture(g.veil(castile), castile)["realms"][castile]["costs"] == {"development": {"adm": 1}}
    assert picture(g.veil(-1), -1)["realms"][castile]["hand"] == {"known": [], "unknown": ["administrative"]}


@pytest.mark.rule("europa:17.3")
def test_milestones_tell_how_far_everybody_is() -> None:
    g = begin()
    stone = number(g, "milestone", "1-economics-income")  # 22 ducats of tax
    g.milestones, g.reached = (stone,), ((),)
    (shown,) = picture(g.veil(-1), -1)["milestones"]
    assert [need for _, need in shown["progress"]] == [22] * g.seats
    assert len({have for have, _ in shown["progress"]}) > 1


# -- what lies before the table


@pytest.mark.rule("europa:12.5")
def test_a_trade_shows_who_would_be_paid_from_which_row() -> None:
    """The book's example: England in the English Channel, before and after a ship comes."""
    g = trade_in_the_channel()
    england = seat(g, "england")
    shown = scene(g, -1)["trade"]
    assert (shown["realm"], set(shown["cards"]), shown["rows"]) == ("england", {"T02-2", "T01-1", "T09-1"}, None)
    high, middle, low = rows(g, england, card(g, "T02-2"), node(g, "english_channel"))
    assert (high["realms"], middle["realms"], low["realms"]) == ([], ["england"], ["france"])
    assert high["powers"] == {"england": [1, 2, 2], "france": [1, 0, 1]}
    choose(g, england, "send-ship:norwegian_sea:doggerbank")
    choice = g.lexicon.parse("trade-at:T02-2:english_channel")
    drawn = forecast(g.veil(england), england, choice).picture
    assert drawn
    high, middle, low = drawn["rows"]
    assert (high["realms"], high["paid"]) == (["england"], 14)
    assert (middle["realms"], low["realms"], low["paid"]) == ([], ["france"], 6)


@pytest.mark.rule("europa:10")
def test_a_treaty_lies_on_the_table_item_by_item() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    g.ducats = [30] * g.seats
    ally(g, "castile", "portugal")
    town = castilian(g, 1)[0]
    war(g, "france", "castile")
    occupy(g, "france", town)
    put(g, Treaty(france, castile))
    choose(g, france, "agree:status-quo", f"return-province:{town}", "sever-alliance:castile:portugal", "deal-give:5")
    shown = scene(g, -1)["deal"]
    assert (shown["realm"], shown["other"], shown["ducats"]) == ("france", "castile", 5)
    assert shown["treaty"] == {
        "term": "status-quo", "victor": None, "returned": [town], "exchanged": [], "freed": [],
        "severer": "castile", "severed": [{"tie": "alliance", "of": "portugal"}],
    }  # fmt: skip
    drawn = forecast(g.veil(france), france, g.lexicon.parse("sign")).picture
    assert drawn
    lying = scene(g.veil(france), france)["deal"]
    assert (lying["worth"], lying["signs"]) == (drawn["worth"], True)
    assert drawn["kind"] == "deal"
    assert drawn["worth"]["castile"] > drawn["worth"]["france"]  # land and ducats for an alliance


@pytest.mark.rule("europa:10.2")
def test_peace_talks_show_how_the_war_stands() -> None:
    g = calm()
    war(g, "castile", "granada")
    occupy(g, "castile", "granada")
    army(g, "castile", "andalucia", 3)
    put(g, Talks())
    shown = scene(g, -1)["peace"]
    (one,) = shown["wars"]
    assert (shown["realm"], one["realm"], one["units"]) == ("castile", "granada", [3, None])
    assert "granada" in one["holds"][0]
    assert one["holds"][1] == []
    assert one["victory"] in ("partial", "total")
    assert "status-quo" in one["terms"]
    assert one["tax"][0] > 0 == one["tax"][1]
    (same,) = picture(g.veil(-1), -1)["wars"]
    assert same == {"of": "castile"} | one


@pytest.mark.rule("europa:10.2")
def test_peace_talks_show_the_active_ally_that_is_held_whole_beside_its_player() -> None:
    g = calm()
    war(g, "castile", "france", "savoy")
    ally(g, "france", "savoy")
    g.active_allies[seat(g, "france")] |= bit(g, "savoy")
    occupy(g, "castile", home(g, "savoy"))
    assert [one["realm"] for one in wars(g, seat(g, "castile"))] == ["france"]  # who speaks for Savoy
    left = estate(g, realm(g, "savoy")) & ~provinces(g, home(g, "savoy"))
    occupy(g, "castile", " ".join(g.start.names["province"][province] for province in members(left)))
    put(g, Talks())
    (theirs, apart) = scene(g, -1)["peace"]["wars"]
    assert (theirs["realm"], apart["realm"], apart["victory"]) == ("france", "savoy", "total")
    assert "annexation" in apart["terms"]


@pytest.mark.rule("europa:9.8")
def test_a_siege_shows_what_is_besieged_and_with_how_many() -> None:
    g = calm()
    castile = seat(g, "castile")
    army(g, "castile", "andalucia", 6)
    war(g, "castile", "granada")
    put(g, Siege(castile, number(g, "area", "andalucia")))
    first = next(choice.id for choice in g.offered(castile) if choice.verb == "besiege")
    choose(g, castile, first)
    shown = scene(g, -1)["siege"]
    assert (shown["area"], shown["provinces"]) == ("andalucia", [first.partition(":")[2]])
    assert shown["units"] > 0


# -- a war before it is declared


@pytest.mark.rule("europa:9.1")
def test_a_declaration_shows_who_may_be_called_and_who_may_come() -> None:
    g = calm()
    castile = seat(g, "castile")
    ally(g, "castile", "portugal")
    ally(g, "england", "granada")
    army(g, "castile", "andalucia", 4)
    g.active = castile
    put(g, Declaration(castile))
    drawn = forecast(g.veil(castile), castile, g.lexicon.parse("attack:granada")).picture
    assert drawn
    assert drawn["strength"][0] == 4
    assert "england" in drawn["may_come"]
    (battle,) = drawn["battles"]
    assert (battle["place"], battle["sea"], sum(battle["units"][0])) == ("andalucia", False, 4)
    assert 0 < battle["percent"] <= 100
    assert {"status-quo", "annexation", "forced-conversion"} <= set(drawn["terms"])
    assert "humiliation" not in drawn["terms"]  # nobody plays it
    assert drawn["stability"] in (0, 2)
    # Of a hundred realms those beside the own one come first, for who declares war and for nobody else.
    mats = {mat["realm"]: mat for mat in picture(g.veil(castile), castile)["realms"]}
    assert {"granada", "portugal", "aragon"} <= set(mats["castile"]["prey"])
    assert not {"poland", "castile"} & set(mats["castile"]["prey"])
    assert not mats["france"]["prey"]
    assert not any(mat["prey"] for mat in picture(g.veil(-1), -1)["realms"])
    # Those against which there is a cause come before all: here a claim makes it.
    g.claims[castile] = 1 << number(g, "area", "andalucia")
    own = next(mat for mat in picture(g.veil(castile), castile)["realms"] if mat["realm"] == "castile")
    assert own["prey"]["granada"]
    assert not own["prey"]["aragon"]


def test_nothing_of_a_position_is_hidden_by_what_every_view_has() -> None:
    game = theatrum.new("europa", "1-00", seed=1)
    seen = game.view(0)
    drawn = game.title.picture(game.state.veil(0), 0)
    assert {key: seen[key] for key in drawn} == drawn


@pytest.mark.rule("europa:4")
@pytest.mark.parametrize(("step", "over", "told"), [
    ("after_peace", False, "peace"), ("after_income", False, "income"), ("empire", False, "tidying"),
    ("last_claims", True, "end"),
])  # fmt: skip
def test_a_question_between_two_phases_belongs_to_a_phase_of_the_round(step: str, over: bool, told: str) -> None:
    g, frame = calm(), Round()
    frame.at, frame.over = Round.steps.index(step), over
    g.stack = [frame]
    assert phase(g) == told
