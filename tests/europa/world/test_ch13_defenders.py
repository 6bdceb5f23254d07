"""13.4, 14.3: how non-player realms and rebels fight; 9.2: their recruiting limits."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.ownership import controlled
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.state import MIL, Europa
from theatrum.titles.europa.war.battle.arising import invasion, land_battle, sea_battle
from theatrum.titles.europa.war.battle.clash import Clash, rebels
from theatrum.titles.europa.war.battle.defenders import levies
from theatrum.titles.europa.war.battle.defenders import number as units
from theatrum.titles.europa.war.meeting import Meetings

from ..battles import army, attack, attack_at_sea, card_of, field, fleet, light, loose, question, rolls, told, war
from ..positions import choose, hold, named, number, offered, provinces, put, seat
from ..wars import realm


def area(g: Europa, name: str) -> int:
    return number(g, "area", name)


def zone(g: Europa, name: str) -> int:
    return number(g, "zone", name)


def on_land(g: Europa, name: str, place: str, others: tuple[str, ...] = ()) -> int:
    """The units with which a realm defends an area."""
    provinces = levies(g, realm(g, name), area(g, place), False, tuple(area(g, other) for other in others))
    return units(g, realm(g, name), provinces, False)


def at_sea(g: Europa, name: str, place: str) -> int:
    provinces = levies(g, realm(g, name), zone(g, place), True)
    return units(g, realm(g, name), provinces, True)


def venetian_war() -> Europa:
    """Austria with its active ally Genoa against Venice and France: armies in Venetia and Lombardy."""
    g = field()
    war(g, "austria", "venice")
    war(g, "austria", "france")
    austria = seat(g, "austria")
    g.allies[austria] = g.active_allies[austria] = 1 << realm(g, "genoa")
    army(g, "austria", "venetia", "infantry 5")
    army(g, "austria", "lombardy", "infantry 4", which=1)
    army(g, "france", "lombardy", "infantry 3")
    light(g, "austria", "adriatic_sea", 1)
    light(g, "france", "gulf_of_lion", 2)
    return g


@pytest.mark.rule("europa:9.9")
@pytest.mark.rule("europa:13.4")
def test_a_battle_knows_which_others_are_still_to_come() -> None:
    g = venetian_war()
    both = area(g, "venetia"), area(g, "lombardy")
    meetings = Meetings(seat(g, "austria"), bits(both))
    for here, there in (both, both[::-1]):
        battle = meetings.battle(g, here)
        assert battle
        assert battle.others == (there,)


@pytest.mark.rule("europa:9.2")
@pytest.mark.rule("europa:13.4")
def test_example_of_a_complex_declaration_of_war() -> None:
    """Venice 5 ships and Genoa 3; Venice 5 units at its capital and 1 in Lombardy; Genoa 2, or 1 when cut off."""
    g = venetian_war()
    austria = seat(g, "austria")
    assert at_sea(g, "venice", "adriatic_sea") == 5
    assert at_sea(g, "genoa", "gulf_of_lion") == 3
    at_the_gulf = sea_battle(g, zone(g, "gulf_of_lion"), austria)
    assert at_the_gulf
    assert at_the_gulf.sides == ((realm(g, "genoa"),), (realm(g, "france"),))
    assert on_land(g, "venice", "venetia") == 5
    assert named(g, levies(g, realm(g, "venice"), area(g, "venetia"), False)) == {
        "verona",
        "treviso",
        "venezia",
        "zara",
    }
    assert on_land(g, "genoa", "lombardy") == 1, "French ships hold the Gulf of Lion"
    g.ships[zone(g, "gulf_of_lion")] = 0
    assert on_land(g, "genoa", "lombardy") == 2
    for order in ("venetia", "lombardy"):  # whichever is fought first, the capital is defended
        other = {"venetia": "lombardy", "lombardy": "venetia"}[order]
        assert on_land(g, "venice", order, (other,)) == {"venetia": 5, "lombardy": 1}[order]


@pytest.mark.rule("europa:13.4")
def test_a_province_gives_units_to_one_battle_a_turn() -> None:
    g = venetian_war()
    austria = seat(g, "austria")
    attack(g, "austria", "venetia", "infantry: blank blank blank", "infantry: blank blank blank")
    while g.stack:
        g.stack.pop()
    assert on_land(g, "venice", "lombardy") == 1
    lombardy = land_battle(g, area(g, "lombardy"), austria)
    assert lombardy
    assert lombardy.sides == (
        (realm(g, "austria"), realm(g, "genoa")),
        (realm(g, "france"), realm(g, "venice")),
    )


@pytest.mark.rule("europa:13.4")
def test_example_of_recruiting_desmond_defends_with_one_unit() -> None:
    g = field()
    war(g, "england", "desmond")
    army(g, "england", "ireland", "infantry 2 artillery 1", which=1)
    attack(g, "england", "ireland", "infantry: infantry blank blank", "infantry: blank blank blank")
    assert told(g, "defends") == [(realm(g, "desmond"), 1)]


@pytest.mark.rule("europa:13.4")
def test_example_of_the_march_on_granada_two_small_provinces_are_two_units() -> None:
    g = field()
    war(g, "castile", "granada")
    assert on_land(g, "granada", "andalucia") == 2


@pytest.mark.rule("europa:2.2")
def test_a_realm_defends_itself_though_every_black_unit_is_on_the_board() -> None:
    """The second translation: it has its whole strength, whatever pieces stand for it."""
    g = field()
    war(g, "castile", "granada")
    g.rebels[area(g, "loire")] = 25
    assert on_land(g, "granada", "andalucia") == 2


@pytest.mark.rule("europa:13.4")
def test_no_battle_where_its_enemies_stood_before_the_turn() -> None:
    g = field()
    war(g, "castile", "granada")
    castile, andalusia = seat(g, "castile"), area(g, "andalucia")
    loose(g, "castile", "andalucia", 2)
    assert land_battle(g, andalusia, castile)
    g.stood = tuple(1 << andalusia if at == castile else 0 for at in range(g.seats))
    assert land_battle(g, andalusia, castile), "they were no enemies yet when the turn began"
    g.feuds = g.stood = tuple(-1 if at == castile else 0 for at in range(g.seats))
    assert land_battle(g, andalusia, castile) is None


@pytest.mark.rule("europa:13.4")
def test_no_sea_battle_where_its_enemies_were_before_the_turn() -> None:
    g = field()
    war(g, "austria", "venice")
    austria, adriatic = seat(g, "austria"), zone(g, "adriatic_sea")
    light(g, "austria", "adriatic_sea", 1)
    assert sea_battle(g, adriatic, austria)
    g.feuds = g.afloat = tuple(-1 if at == austria else 0 for at in range(g.seats))
    assert sea_battle(g, adriatic, austria) is None


@pytest.mark.rule("europa:13.4")
def test_the_place_with_the_most_enemies_is_defended_first_and_of_equals_the_one_that_is_fought_first() -> None:
    g = field()
    war(g, "austria", "venice")
    army(g, "austria", "lombardy", "infantry 4")
    army(g, "austria", "dalmatia", "infantry 2", which=1)
    alone = on_land(g, "venice", "lombardy"), on_land(g, "venice", "dalmatia")
    assert on_land(g, "venice", "lombardy", ("dalmatia",)) == alone[0] == 5  # Brescia, and four from Venetia
    assert on_land(g, "venice", "dalmatia", ("lombardy",)) == alone[1] - 4
    army(g, "austria", "dalmatia", "infantry 4", which=1)
    assert on_land(g, "venice", "dalmatia", ("lombardy",)) == alone[1]


@pytest.mark.rule("europa:13.4")
@pytest.mark.parametrize(("name", "home", "other"), [
    ("savoy", "burgundy", "lombardy"),
    ("hungary", "hungarian_plain", "transylvania"), ("hungary", "hungarian_plain", "croatia_bosnia"),
])  # fmt: skip
def test_the_capital_is_defended_before_the_place_with_more_enemies(name: str, home: str, other: str) -> None:
    """Wherever the alphabet puts it."""
    g = field()
    war(g, "austria", name)
    army(g, "austria", home, "infantry 1")
    army(g, "austria", other, "infantry 4", which=1)
    alone = on_land(g, name, home), on_land(g, name, other)
    assert on_land(g, name, home, (other,)) == alone[0]
    assert on_land(g, name, other, (home,)) < alone[1]


@pytest.mark.rule("europa:13.4")
def test_several_realms_of_an_area_join_their_forces() -> None:
    g = field()
    war(g, "france", "savoy")
    war(g, "france", "milan")
    loose(g, "france", "lombardy", 9)
    battle = land_battle(g, area(g, "lombardy"), seat(g, "france"))
    assert battle
    assert {g.start.names["realm"][party] for party in battle.sides[1]} == {"savoy", "milan"}


@pytest.mark.rule("europa:13.4")
def test_manpower_tokens_and_distant_lands_count_more() -> None:
    g = field()
    war(g, "castile", "granada")
    g.plus = 1 << number(g, "province", "granada")
    assert on_land(g, "granada", "andalucia") == 3
    granada = number(g, "realm", "granada")
    assert (units(g, granada, g.plus, False), units(g, granada, g.plus, True)) == (2, 1)  # none at sea: LR, not LRM
    aztecs = next(
        (other, province)
        for other in range(len(g.start.side.flags))
        for province in range(len(g.start.side.tax))
        if g.start.side.flags[other] >> province & 1
        and g.start.board.land.continent[g.start.board.land.area_of[province]] >= 0
        and g.start.side.tax[province] == 1
    )
    mask = 1 << aztecs[1]
    assert units(g, aztecs[0], mask, False) == 2
    assert units(g, aztecs[0], mask, True) == 2
    g.plague = 1 << g.start.board.land.area_of[aztecs[1]]
    assert units(g, aztecs[0], mask, False) == 1


# -- how they fight


@pytest.mark.rule("europa:13.4")
def test_three_units_find_a_leader_on_a_military_card() -> None:
    g = field()
    war(g, "austria", "venice")
    army(g, "austria", "venetia", "infantry 5")
    cards = [card for card in range(len(g.start.people.all)) if g.start.people.deck[MIL] >> card & 1]
    leader = g.start.people.number["mil-01-1"]
    g.dice.forced.append(cards.index(leader))
    throws = ("infantry: blank blank blank", "infantry: blank blank blank blank blank blank")
    battle = attack(g, "austria", "venetia", *throws)
    assert told(g, "leader-found") == [(realm(g, "venice"), leader)]
    assert battle.dice[1] == (6, 0, 0)
    assert g.discards[MIL] == (leader,)


@pytest.mark.rule("europa:13.4")
def test_an_advisor_on_the_card_leads_nobody() -> None:
    g = field()
    war(g, "austria", "venice")
    army(g, "austria", "venetia", "infantry 5")
    cards = [card for card in range(len(g.start.people.all)) if g.start.people.deck[MIL] >> card & 1]
    advisor = g.start.people.number["mil-02-1"]
    g.dice.forced.append(cards.index(advisor))
    battle = attack(g, "austria", "venetia", "infantry: blank blank blank", "infantry: blank blank blank")
    assert told(g, "leader-missing") == [(realm(g, "venice"), advisor)]
    assert battle.dice[1] == (3, 0, 0)


@pytest.mark.rule("europa:13.4")
def test_two_units_have_no_leader() -> None:
    g = field()
    war(g, "castile", "granada")
    loose(g, "castile", "andalucia", 3)
    attack(g, "castile", "andalucia", "infantry: infantry infantry blank", "infantry: blank blank blank")
    assert not told(g, "leader-found") + told(g, "leader-missing")


def outnumbered(place: str, g: Europa | None = None) -> tuple[Europa, Clash]:
    """Nine Austrians against Venice; nobody hits."""
    g = g or field()
    war(g, "austria", "venice")
    army(g, "austria", place, "infantry 9")
    g.deck = 0
    battle = attack(g, "austria", place, "infantry: blank blank blank", "infantry: blank blank blank")
    if question(g) == "Retreat":
        rolls(g, "infantry: infantry infantry infantry", "infantry: blank blank blank")
        choose(g, seat(g, "austria"), "fight-on")
    return g, battle


@pytest.mark.rule("europa:13.4")
def test_outnumbered_they_flee_and_are_removed() -> None:
    g, battle = outnumbered("lombardy")
    assert told(g, "fled") == [(realm(g, "venice"),)]
    assert told(g, "won-battle") == [(realm(g, "austria"),)]
    assert battle.levies == ((realm(g, "venice"), 0),)


@pytest.mark.rule("europa:13.4")
def test_at_the_capital_they_fight_on() -> None:
    g, _ = outnumbered("venetia")
    assert told(g, "fled") == []
    assert told(g, "battle-round")[-1] == (2,)


@pytest.mark.rule("europa:13.4")
def test_in_the_last_area_they_fight_on() -> None:
    """Granada's capital is in its only area; without it the last area counts as well."""
    g = field()
    war(g, "castile", "granada")
    loose(g, "castile", "andalucia", 5)
    attack(g, "castile", "andalucia", "infantry: blank blank blank", "infantry: blank blank blank")
    rolls(g, "infantry: infantry infantry blank", "infantry: blank blank blank")
    choose(g, seat(g, "castile"), "fight-on")
    assert told(g, "fled") == []
    assert told(g, "won-battle") == [(realm(g, "castile"),)]


@pytest.mark.rule("europa:13.4")
@pytest.mark.parametrize(("kept", "flees"), [("", False), ("naxos", True)])
def test_where_all_else_is_lost_they_fight_on_away_from_the_capital_too(kept: str, flees: bool) -> None:
    """Austria holds all that is not in Lombardy, Venice herself too; or all but her vassal Naxos."""
    g = field()
    inside = g.start.board.land.in_area[area(g, "lombardy")]
    g.occupied[seat(g, "austria")] = controlled(g, realm(g, "venice")) & ~inside & ~provinces(g, kept)
    outnumbered("lombardy", g)
    assert bool(told(g, "fled")) == flees


@pytest.mark.rule("europa:13.4")
def test_beside_rebels_they_fight_to_the_last() -> None:
    g = field()
    war(g, "austria", "venice")
    army(g, "austria", "lombardy", "infantry 9")
    g.rebels[area(g, "lombardy")] = 1
    g.deck = 0
    battle = attack(g, "austria", "lombardy", "infantry: blank blank blank", "infantry: blank blank blank")
    assert battle.sides[1] == (realm(g, "venice"), rebels(g))
    rolls(g, "infantry: blank blank blank", "infantry: blank blank blank")
    choose(g, seat(g, "austria"), "fight-on")
    assert told(g, "fled") == []


@pytest.mark.rule("europa:13.4")
def test_ships_fight_on_beside_the_capital() -> None:
    g = field()
    war(g, "austria", "venice")
    fleet(g, "austria", "adriatic_sea", "light-ship 9")
    g.deck = 0
    attack_at_sea(g, "austria", "adriatic_sea", "artillery: blank blank blank", "artillery: blank blank blank")
    rolls(g, "artillery: blank blank blank", "artillery: blank blank blank")
    choose(g, seat(g, "austria"), "fight-on")
    assert told(g, "fled") == []


@pytest.mark.rule("europa:14.3")
def test_rebels_fight_to_the_last_and_are_led_when_three() -> None:
    g = field()
    france = seat(g, "france")
    loose(g, "france", "loire", 9)
    g.rebels[area(g, "loire")] = 3
    cards = [card for card in range(len(g.start.people.all)) if g.start.people.deck[MIL] >> card & 1]
    g.dice.forced.append(cards.index(g.start.people.number["mil-02-1"]))
    attack(g, "france", "loire", "infantry: infantry blank blank", "infantry: blank blank blank")
    assert told(g, "leader-missing")[0][0] == rebels(g)
    assert g.rebels[area(g, "loire")] == 2
    rolls(g, "infantry: infantry infantry blank", "infantry: blank blank blank")
    choose(g, france, "fight-on")
    assert told(g, "fled") == []
    assert g.rebels[area(g, "loire")] == 0


@pytest.mark.rule("europa:13.5")
def test_what_is_left_of_an_invasion_stays_as_rebels() -> None:
    g = field()
    war(g, "france", "burgundy")
    loose(g, "france", "loire", 1)
    battle = invasion(g, area(g, "loire"), seat(g, "france"), realm(g, "burgundy"), 4)
    assert battle
    g.deck = 0
    rolls(g, "infantry: infantry blank blank", "infantry: infantry blank blank")
    put(g, battle)
    assert told(g, "won-battle") == [(realm(g, "burgundy"),)]
    assert g.rebels[area(g, "loire")] == 3


@pytest.mark.rule("europa:13.4")
def test_whoever_takes_no_part_may_help_them_by_the_optional_rule() -> None:
    """Optional rule 4: England, France and the others may play battle actions for Granada, clockwise."""
    g = field()
    g.options = {**g.options, "helping": "yes"}
    war(g, "castile", "granada")
    loose(g, "castile", "andalucia", 3)
    england = seat(g, "england")
    card = card_of(g, "tactical_superiority")
    hold(g, england, card)
    battle = attack(g, "castile", "andalucia")
    assert question(g) == "BattleActions"
    assert offered(g, england) == [f"play-in-battle:{card}", "done"]
    choose(g, england, f"play-in-battle:{card}", "add-die:infantry", "add-die:infantry", "add-die:infantry")
    assert battle.dice[1] == (6, 0, 0)


@pytest.mark.rule("europa:9.2")
def test_inactive_ports_give_no_ships_until_a_token_lies_on_them() -> None:
    g = field()
    war(g, "castile", "benin")
    benin = number(g, "province", "benin")
    faced = g.start.names["zone"][g.start.board.sea.faces[benin][0]]
    assert at_sea(g, "benin", faced) == 0
    g.tokens += ((realm(g, "benin"), 1 << benin, benin, 0),)
    assert at_sea(g, "benin", faced) == 2  # its tax, doubled in distant lands


@pytest.mark.rule("europa:9.2")
def test_land_units_beside_a_port_do_not_keep_its_ships_in() -> None:
    g = field()
    war(g, "austria", "venice")
    army(g, "austria", "venetia", "infantry 5")
    assert at_sea(g, "venice", "adriatic_sea") == 5
    g.occupied[seat(g, "austria")] |= 1 << number(g, "province", "venezia")
    assert at_sea(g, "venice", "adriatic_sea") == 3
