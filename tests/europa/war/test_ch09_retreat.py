"""9.7.6, 9.9.6: whither players retreat; 9.5: what neutral ground asks for."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.state import Europa, add_share, share
from theatrum.titles.europa.war.battle.clash import ships_of, units_of
from theatrum.titles.europa.war.units import GALLEY, count

from ..battles import army, attack, attack_at_sea, field, fleet, light, loose, question, told, war
from ..positions import choose, number, offered, seat, zeros

NO_HITS = ("infantry: blank blank blank", "infantry: blank blank blank")
NO_HITS_AT_SEA = ("artillery: blank blank blank", "artillery: blank blank blank")


def beaten(area: str, ducats: int = 0, claim: str = "", cube: str = "") -> Europa:
    """England has entered an area where four French units stand, nobody was hit, and France is asked."""
    g = field()
    war(g, "england", "france")
    france = seat(g, "france")
    g.influence = zeros(g.influence)
    g.ducats[france], g.claims[france] = ducats, 1 << number(g, "area", claim) if claim else 0
    if cube:
        add_share(g.influence, number(g, "area", cube), france, 1)
    army(g, "france", area, "infantry 4")
    army(g, "england", area, "infantry 4")
    attack(g, "england", area, *NO_HITS, origin="leon")
    choose(g, seat(g, "england"), "fight-on")
    assert question(g) == "Retreat"
    return g


def at(g: Europa, realm: str, area: str) -> int:
    return sum(units_of(g, seat(g, realm), number(g, "area", area)))


@pytest.mark.rule("europa:9.7")
def test_neutral_ground_costs_three_ducats() -> None:
    g = beaten("languedoc", ducats=3)
    france = seat(g, "france")
    assert "retreat:aragon" in offered(g, france)
    choose(g, france, "retreat:aragon")
    assert g.ducats[france] == 0
    assert (at(g, "france", "languedoc"), at(g, "france", "aragon")) == (0, 3)


@pytest.mark.rule("europa:9.7")
def test_or_a_cube_of_influence() -> None:
    g = beaten("languedoc", ducats=3, cube="aragon")
    france = seat(g, "france")
    choose(g, france, "retreat:aragon")
    assert question(g) == "PayPassage"
    choose(g, france, "use-influence")
    assert g.ducats[france] == 3
    assert share(g.influence, number(g, "area", "aragon"), france) == 0
    assert at(g, "france", "aragon") == 3


@pytest.mark.rule("europa:9.7")
@pytest.mark.parametrize(("ducats", "claim"), [(2, ""), (3, "aragon")])
def test_without_ducats_or_with_a_claim_there_is_no_access(ducats: int, claim: str) -> None:
    g = beaten("languedoc", ducats=ducats, claim=claim)
    assert "retreat:aragon" not in offered(g, seat(g, "france"))
    assert "retreat:loire" in offered(g, seat(g, "france"))


@pytest.mark.rule("europa:9.7")
def test_an_area_of_players_alone_is_open_by_their_leave() -> None:
    """Leon is Castile's: it lets the French in, or they stay and are asked again."""
    for answer, stayed in (("let-pass", 0), ("bar-way", 4)):
        g = beaten("castile", ducats=9)
        france, castile = seat(g, "france"), seat(g, "castile")
        choose(g, france, "retreat:leon")
        assert question(g) == "Passage"
        choose(g, castile, answer)
        assert at(g, "france", "castile") == stayed
        if stayed:
            assert question(g) == "Retreat"
            assert "retreat:leon" not in offered(g, france)
            assert g.ducats[france] == 9


@pytest.mark.rule("europa:9.7")
def test_units_retreat_over_their_own_ships() -> None:
    g = field()
    war(g, "england", "france")
    france = seat(g, "france")
    army(g, "france", "east_anglia", "infantry 3")
    army(g, "england", "east_anglia", "infantry 3")
    light(g, "france", "english_channel", 1)
    attack(g, "england", "east_anglia", *NO_HITS, origin="wales_wessex")
    choose(g, seat(g, "england"), "fight-on")
    assert "retreat:seine" in offered(g, france)
    choose(g, france, "retreat:seine")
    assert at(g, "france", "seine") == 2


@pytest.mark.rule("europa:9.7")
def test_without_a_way_nobody_is_asked() -> None:
    g = field()
    war(g, "england", "france")
    army(g, "france", "east_anglia", "infantry 3")
    army(g, "england", "east_anglia", "infantry 3")
    for area in g.start.board.land.neighbours[number(g, "area", "east_anglia")]:
        loose(g, "england", g.start.names["area"][area], 1)
    attack(g, "england", "east_anglia", *NO_HITS, *NO_HITS, origin="wales_wessex")
    choose(g, seat(g, "england"), "fight-on")
    assert told(g, "battle-round") == [(1,), (2,)]
    assert offered(g, seat(g, "france")) == []


@pytest.mark.rule("europa:9.9")
@pytest.mark.parametrize(("ships", "safe"), [("light-ship 2", True), ("light-ship 3", False)])
def test_a_port_takes_all_ships_or_none(ships: str, safe: bool) -> None:
    g = field()
    war(g, "france", "england")
    fleet(g, "england", "english_channel", ships)
    fleet(g, "france", "english_channel", "light-ship 4")
    england = seat(g, "england")
    attack_at_sea(g, "england", "english_channel", *NO_HITS_AT_SEA)
    assert question(g) == "Retreat"
    assert ("retreat-at-sea:wessex" in offered(g, england)) is safe
    if safe:
        choose(g, england, "retreat-at-sea:wessex")
        port = len(g.guards) + number(g, "province", "wessex")
        assert g.fleet_at[england] == port
        assert told(g, "won-battle") == [(number(g, "realm", "france"),)]


@pytest.mark.rule("europa:9.9")
def test_galleys_are_lost_in_open_waters() -> None:
    """From the Western Mediterranean to the Central Atlantic; the hit takes the light ship."""
    g = field()
    war(g, "castile", "france")
    fleet(g, "castile", "western_mediterranean", "light-ship 2 galley 2")
    fleet(g, "france", "western_mediterranean", "light-ship 2")
    castile = seat(g, "castile")
    attack_at_sea(g, "castile", "western_mediterranean", *NO_HITS_AT_SEA)
    choose(g, castile, "retreat-at-sea:central_atlantic", "sink:light-ship")
    assert count(g.fleet[castile], GALLEY, 0) == 0
    assert told(g, "galleys-lost") == [(g.realm[castile], 2)]
    assert ships_of(g, castile, number(g, "zone", "central_atlantic")) == (1, 0, 0)


@pytest.mark.rule("europa:9.9")
def test_unknown_waters_are_no_refuge() -> None:
    """The South-Eastern Atlantic is distant: nobody flees there before he has found it."""
    g = field()
    war(g, "castile", "france")
    light(g, "castile", "central_atlantic", 2)
    light(g, "france", "central_atlantic", 2)
    attack_at_sea(g, "castile", "central_atlantic", *NO_HITS_AT_SEA)
    distant = g.start.board.sea.distant
    zones = {choice.rpartition(":")[2] for choice in offered(g, seat(g, "castile"))} & set(g.start.names["zone"])
    assert zones
    assert not any(distant >> number(g, "zone", zone) & 1 for zone in zones)


@pytest.mark.rule("europa:9.7")
def test_nobody_goes_back_to_an_area_without_room_for_his_loose_units() -> None:
    """Ruling E60: fifteen loose units are the most that stand in an area."""
    for waiting, open_ in ((12, True), (13, False)):
        g = field()
        war(g, "england", "france")
        england = seat(g, "england")
        loose(g, "england", "leon", waiting)
        loose(g, "england", "languedoc", 3)
        army(g, "france", "languedoc", "infantry 4")
        attack(g, "england", "languedoc", *NO_HITS, origin="leon")
        asked = question(g) == "Retreat" and bool(g.decision and g.decision.waiting >> england & 1)
        assert asked == open_
        if open_:
            choose(g, england, "retreat:leon")
            assert share(g.infantry, number(g, "area", "leon"), england) == 14


@pytest.mark.rule("europa:9.7")
def test_players_of_one_side_retreat_each_for_himself() -> None:
    """England leaves, with one hit more; Castile stays and fights on for both."""
    g = field()
    england, castile = seat(g, "england"), seat(g, "castile")
    for realm in ("england", "castile"):
        war(g, "france", realm)
    army(g, "france", "loire", "infantry 6")
    army(g, "england", "loire", "infantry 3")
    army(g, "castile", "loire", "infantry 2")
    attack(g, "france", "loire", *NO_HITS, origin="seine")
    choose(g, seat(g, "france"), "fight-on")
    g.dice.forced.extend(g.start.box.dice["infantry"].index("blank") for _ in range(6))
    for asked in (at for at in g.clockwise(seat(g, "france")) if at in (england, castile)):
        choose(g, asked, next(c for c in offered(g, asked) if (c == "fight-on") == (asked == castile)))
    assert told(g, "battle-round") == [(1,), (2,)]
    assert (at(g, "england", "loire"), at(g, "castile", "loire")) == (0, 2)
    assert g.exhausted[england] == 1


@pytest.mark.rule("europa:9.7")
def test_a_battle_in_which_all_fall_has_no_victor() -> None:
    g = field()
    war(g, "france", "england")
    loose(g, "france", "loire", 1)
    loose(g, "england", "loire", 1)
    before = list(g.power)
    attack(g, "france", "loire", "infantry: infantry blank blank", "infantry: infantry blank blank", origin="seine")
    assert told(g, "no-victor") == [()]
    assert not told(g, "won-battle")
    assert g.power == before
