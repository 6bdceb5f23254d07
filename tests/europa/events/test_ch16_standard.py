"""16.3, 16.4: the standard effects of cards, word by word of the book; the event that nobody chose; wars by cards."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.cards.effects import Resolve
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.cards.words.war import army_for
from theatrum.titles.europa.diplomacy.ties import cubes_left
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, MIL, NONE, Europa, share

from ..cards import answer, area, carry_out
from ..positions import begin, choose, closed, named, number, offered, provinces, put, seat, zeros
from ..wars import ally, army, bit, calm, occupy, realm, told, turn, war


def row(realm_: str, *events: str) -> tuple[Europa, int]:
    """A turn with these events in the row, and none below."""
    g = begin()
    g.dice = Dice(Generator(1))
    g.event_row = tuple(g.start.event_number[name] for name in events)
    g.event_ducats = (0,) * len(g.event_row)
    g.missions = [()] * g.seats
    at = seat(g, realm_)
    return put(g, Turn(at)), at


# -- options


@pytest.mark.rule("europa:16.3")
def test_whoever_chooses_for_himself_cannot_choose_what_he_cannot_pay() -> None:
    """Military Conscription: B costs 3 administrative power, A can be had for Stability."""
    g, at = row("france", "454B")
    g.power[3 * at + ADM] = 2
    choose(g, at, "event:454B")
    assert offered(g, at) == ["option:a"]
    assert closed(g, at)["option:b"].args == (ADM, 3)


# -- influence, alliances, marriages


@pytest.mark.rule("europa:16.3")
def test_nobody_must_oust_an_opponents_influence() -> None:
    """ "May discard an opponent's cube": where every area is full the cube can be left."""
    g = begin()
    at, rival = seat(g, "castile"), seat(g, "france")
    full = area(g, "portugal")
    g.influence[full] = 5 << 4 * rival
    carry_out(g, "castile", "you: influence(1, portugal)")
    assert offered(g, at) == ["pick-area:portugal", "enough"]
    choose(g, at, "enough")
    assert (share(g.influence, full, at), share(g.influence, full, rival)) == (0, 5)
    carry_out(g, "castile", "you: influence(2, portugal, leon)")
    assert not share(g.influence, area(g, "leon"), at)  # Castile owns all of Leon


@pytest.mark.rule("europa:16.3", "europa:11.1", "europa:2.2")
def test_without_a_cube_left_one_may_come_from_another_area() -> None:
    """ "He may remove any of them from the board to use them elsewhere" (E90)."""
    g = begin()
    at = seat(g, "castile")
    g.influence = zeros(g.influence)
    g.influence[area(g, "scotland")] = 2 << 4 * at
    g.power[3 * at : 3 * at + 3] = [10, 10, 10]
    assert not cubes_left(g, at)
    carry_out(g, "castile", "you: influence(1, portugal)")
    assert offered(g, at) == ["pick-area:portugal", "enough"]
    choose(g, at, "pick-area:portugal")
    assert offered(g, at) == ["withdraw:scotland"]
    choose(g, at, "withdraw:scotland")
    assert [share(g.influence, area(g, name), at) for name in ("scotland", "portugal")] == [1, 1]
    g.influence[area(g, "scotland")] = 0
    carry_out(g, "castile", "you: influence(1, portugal)")  # from where it would go there is nothing to gain
    assert g.decision is None or type(g.decision).__name__ != "Pick"


@pytest.mark.rule("europa:16.3")
def test_with_room_somewhere_influence_is_placed_without_leave() -> None:
    g = begin()
    at, rival = seat(g, "castile"), seat(g, "france")
    g.influence[area(g, "portugal")] = 5 << 4 * rival
    g.influence[area(g, "scotland")] = 0
    carry_out(g, "castile", "you: influence(1, portugal, scotland)")
    assert set(offered(g, at)) == {"pick-area:portugal", "pick-area:scotland"}


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize(
    ("word", "column", "flipped", "limit"),
    [("ally", "allies", "active_allies", "alliances"), ("marry", "weddings", "disputed", "marriages")],
)
def test_nobody_must_give_up_a_tie_for_another(word: str, column: str, flipped: str, limit: str) -> None:
    """Without a token left one of one's own may be taken, but for an active ally or a disputed succession."""
    g = calm()
    at = seat(g, "castile")
    held = ("portugal", "scotland", "aragon")
    assert g.start.box.limits[limit] == len(held)
    getattr(g, column)[at] = sum(bit(g, name) for name in held)
    getattr(g, flipped)[at] = bit(g, "aragon")
    carry_out(g, "castile", f"you: {word}(navarra)")
    assert offered(g, at) == ["pick-realm:navarra", "enough"]
    choose(g, at, "enough")
    assert named(g, getattr(g, column)[at], "realm") == set(held)
    carry_out(g, "castile", f"you: {word}(navarra)")
    choose(g, at, "pick-realm:navarra")
    assert set(offered(g, at)) == {"pick-realm:portugal", "pick-realm:scotland"}
    choose(g, at, "pick-realm:scotland")
    assert named(g, getattr(g, column)[at], "realm") == {"portugal", "aragon", "navarra"}
    assert not told(g, "truce")


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize(
    ("words", "column", "limit"),
    [
        ("offer_ally(1, navarra, gain(mil(1)))", "allies", "alliances"),
        ("offer_marriage(1, navarra)", "weddings", "marriages"),
    ],
)
def test_an_offer_to_a_realm_nobody_plays_may_take_a_token_from_elsewhere_too(
    words: str, column: str, limit: str
) -> None:
    g = calm()
    at = seat(g, "castile")
    held = ("portugal", "scotland", "aragon")
    assert g.start.box.limits[limit] == len(held)
    getattr(g, column)[at] = sum(bit(g, name) for name in held)
    carry_out(g, "castile", f"you: {words}")
    assert offered(g, at) == ["do", "decline"]
    choose(g, at, "do", "pick-realm:scotland")
    assert named(g, getattr(g, column)[at], "realm") == {"portugal", "aragon", "navarra"}
    getattr(g, column)[at] = sum(bit(g, name) for name in held)
    carry_out(g, "castile", f"you: {words}")
    choose(g, at, "decline")
    assert named(g, getattr(g, column)[at], "realm") == set(held)


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize("trouble", ["war", "vassal", "annexed"])
def test_an_alliance_is_gained_with_a_realm_at_peace_alone(trouble: str) -> None:
    g = calm()
    at = seat(g, "castile")
    navarra = realm(g, "navarra")
    if trouble == "war":
        war(g, "france", "navarra")
    elif trouble == "vassal":
        g.vassals[seat(g, "france")] |= lands(g, navarra)
    else:
        g.towns[seat(g, "france")] |= lands(g, navarra)
    carry_out(g, "castile", "you: ally(navarra)")
    assert not g.allies[at]


@pytest.mark.rule("europa:11.1", "europa:16.3")
def test_for_a_distant_ally_of_another_colonists_count() -> None:
    g = calm()
    at, rival = seat(g, "castile"), seat(g, "england")
    ally(g, "england", "aztec")
    g.colonists[at], g.colonists[rival] = 1, 2
    carry_out(g, "castile", "you: ally(aztec)")
    assert not g.allies[at]
    g.colonists[at] = 2
    carry_out(g, "castile", "you: ally(aztec)")
    assert (g.allies[at], g.allies[rival]) == (bit(g, "aztec"), 0)


@pytest.mark.rule("europa:16.3")
def test_an_active_ally_that_a_card_takes_away_fights_on_alone_and_takes_half_its_strength_along() -> None:
    g = calm()
    at, enemy = seat(g, "castile"), seat(g, "france")
    ally(g, "castile", "aragon")
    g.active_allies[at] = bit(g, "aragon")
    war(g, "france", "castile")
    g.allied[at] = 5
    carry_out(g, "castile", "you: leave_ally(aragon)")
    assert (g.allies[at], g.active_allies[at]) == (0, 0)
    assert told(g, "allied-left") == [(g.realm[at], 5)]  # half of more than ten, five at most (E96)
    assert g.wars[enemy] & bit(g, "aragon")


@pytest.mark.rule("europa:16.3")
def test_so_many_allies_at_most() -> None:
    """The Purple Phoenix: up to three; one may be enough."""
    g = calm()
    at = carry_out(g, "castile", "you: ally_some(3, navarra, granada, portugal)")
    assert len(offered(g, at)) == 4
    choose(g, at, "pick-realm:navarra", "enough")
    assert named(g, g.allies[at], "realm") == {"navarra"}


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize("influence", [3, 2])
def test_an_ally_that_is_kept_costs_no_units(influence: int) -> None:
    """Disloyal Allies: 3 influence keep the strongest ally; else it goes, and an active one takes its units along."""
    g = calm()
    at = turn(g, "castile")
    ally(g, "castile", "portugal")
    g.active_allies[at], g.allied[at] = bit(g, "portugal"), 3
    war(g, "france", "castile")
    g.influence[area(g, "portugal")] = influence << 4 * at
    event = g.start.event_number["14A-3"]
    put(g, Resolve(at, g.start.events[event].first, Memory(event=event)))
    answer(g)
    kept = influence == 3
    assert (g.allied[at], bool(g.allies[at])) == ((3, True) if kept else (0, False))
    assert bool(g.wars[seat(g, "france")] & bit(g, "portugal")) != kept


# -- land


@pytest.mark.rule("europa:16.3")
def test_towns_and_vassals_are_not_gained_where_another_player_owns_occupies_or_has_a_vassal() -> None:
    g = calm()
    at, rival = seat(g, "castile"), seat(g, "france")
    g.towns[rival] |= provinces(g, "porto")
    g.vassals[rival] |= provinces(g, "navarra")
    war(g, "france", "portugal")
    occupy(g, "france", "lisboa")
    for word in ("town", "vassal"):
        carry_out(g, "castile", f"you: {word}(porto, navarra, lisboa, granada)")
        mine = named(g, g.towns[at] | g.vassals[at])
        assert mine & {"porto", "navarra", "lisboa", "granada"} == {"granada"}


@pytest.mark.rule("europa:16.3")
def test_what_another_player_occupies_is_not_inherited() -> None:
    g = calm()
    at = seat(g, "castile")
    war(g, "france", "portugal")
    occupy(g, "france", "lisboa")
    carry_out(g, "castile", "you: inherit(portugal)")
    assert named(g, g.towns[at]) & {"porto", "lisboa"} == {"porto"}


@pytest.mark.rule("europa:16.3", "europa:2.2")
def test_a_card_lays_tokens_of_an_expansive_realm_as_far_as_there_are_any() -> None:
    """Thirteen of a colour (E18); none on core provinces of players."""
    g = calm()
    persia = realm(g, "persia")
    g.tokens = ((persia, 0, number(g, "province", "tabriz"), 0),)
    carry_out(g, "france", "you: expand(blue, 20, npr_owned, vacant)")
    answer(g)
    assert g.tokens[0][1].bit_count() == 13


@pytest.mark.rule("europa:16.3")
def test_the_third_merchant_alone_is_gained() -> None:
    g = begin()
    at = seat(g, "castile")
    for have, then in ((1, 1), (2, 3), (3, 3)):
        g.merchants[3 * at : 3 * at + 3] = [0, 1, 2][:have] + [NONE] * (3 - have)
        carry_out(g, "castile", "you: merchant")
        answer(g)
        assert 3 - g.merchants[3 * at : 3 * at + 3].count(NONE) == then


@pytest.mark.rule("europa:16.3")
def test_units_come_where_no_battle_would_follow() -> None:
    g = calm()
    at = seat(g, "castile")
    war(g, "castile", "granada")
    assert army_for(g, at, area(g, "andalucia")) >= 0
    carry_out(g, "castile", "you: mercenaries(infantry, 2, andalucia)")
    assert not told(g, "mercenaries-came")


# -- ideas


@pytest.mark.rule("europa:8", "europa:18.3")
def test_a_card_gives_no_idea_that_its_taker_may_not_have() -> None:
    """What must be known first, and the government of a subject under a strong Emperor (E145)."""
    g = begin()
    at = seat(g, "castile")
    carry_out(g, "castile", "you: research(mass_conscription)")
    assert not g.ideas[at]
    g.ideas[at] = 1 << g.start.lists.ideas["serfdom"]
    carry_out(g, "castile", "you: research(mass_conscription)")
    answer(g)
    assert "mass_conscription" in named(g, g.ideas[at], "idea")


@pytest.mark.rule("europa:16.3", "europa:5.1")
def test_an_idea_for_several_players_is_scored_from_the_active_one_on() -> None:
    """Each gains 2; who had it before him 1 more, as long as they are one or two."""
    g = begin()
    g.idea_row = (g.start.lists.ideas["tolerance"],)
    g.power = [9] * len(g.power)
    at = carry_out(g, "england", "all: research(tolerance)")
    answer(g)
    order = g.clockwise(at)
    assert [event[0] for event in told(g, "idea-developed")] == [g.realm[other] for other in order]
    assert [g.prestige[other] for other in order] == [2 + 1 + 1, 2 + 1, 2, 2, 2, 2]


@pytest.mark.rule("europa:16.3")
def test_an_area_that_a_card_sends_out_of_the_empire_costs_what_the_card_says() -> None:
    g = begin()
    before = g.authority
    carry_out(g, "france", "you: leave_empire(netherlands)")
    assert g.outside >> area(g, "netherlands") & 1
    assert g.authority == before
    carry_out(g, "france", "you: authority_lost(1)")
    assert g.authority == before - 1


# -- the event that nobody chose


@pytest.mark.rule("europa:16.4", "europa:5.1")
@pytest.mark.parametrize(("power", "asked"), [(2, True), (1, False)])
def test_the_ruler_of_the_event_that_nobody_chose_costs_two_even_for_who_has_passed(power: int, asked: bool) -> None:
    g, at = row("france", "11A-2", "103-1")
    england = seat(g, "england")
    g.took_event = g.everyone & ~(1 << at)
    g.passed = (england,)
    g.power[3 * england + ADM] = power
    choose(g, at, "event:11A-2")
    answer(g, until="NewRuler")
    if asked:
        assert offered(g, england) == ["replace-ruler", "keep-ruler"]
        choose(g, england, "replace-ruler")
        assert g.power[3 * england + ADM] == 0
        assert g.start.people.all[g.ruler[england]].name == "Edward IV"
    assert not g.rebels[area(g, "northumbria")]  # its text says nothing
    assert g.event_row == ()


@pytest.mark.rule("europa:5.1")
def test_whoever_takes_the_event_of_his_own_realm_must_crown_its_ruler() -> None:
    g, at = row("england", "103-1", "11A-1")
    choose(g, at, "event:103-1", "option:a")
    answer(g)
    assert g.start.people.all[g.ruler[at]].name == "Edward IV"


# -- wars by cards


@pytest.mark.rule("europa:16.3", "europa:18.4")
def test_a_realm_that_attacks_a_subject_meets_the_defence_of_the_empire() -> None:
    """Steps 3 to 7: the Emperor is called before the attacked calls, and power comes after the calls."""
    g = calm()
    austria = seat(g, "austria")
    turn(g, "france")
    g.authority = 3
    carry_out(g, "france", "hungary: war(austria)")
    assert type(g.decision).__name__ == "DefendAgainst"
    assert g.decision.subject(g) == (g.realm[austria], g.realm[austria], realm(g, "hungary"))
    assert g.power[3 * austria + MIL] == 5
    choose(g, austria, "join-war:austria")
    answer(g)
    assert g.defence == bit(g, "hungary")
    assert g.wars[austria] == bit(g, "hungary")
    assert g.power[3 * austria + MIL] == 6
    assert not told(g, "joined-war")
    assert told(g, "realm-attacks") == [(realm(g, "hungary"), g.realm[austria])]
    assert not told(g, "war-begun")
    assert not g.aggressor[austria]


@pytest.mark.rule("europa:16.3", "europa:18.4")
@pytest.mark.parametrize(("attacked", "authority"), [("austria", 3), ("brandenburg", 2)])
def test_an_emperor_who_does_not_defend_loses_authority_for_another_subject_alone(
    attacked: str, authority: int
) -> None:
    g = calm("2-04", "6_players")
    emperor, at = seat(g, "austria"), seat(g, attacked)
    g.emperor = g.realm[emperor]
    turn(g, "france")
    g.authority = 3
    carry_out(g, "france", f"sweden: war({attacked})")
    assert type(g.decision).__name__ == "DefendAgainst"
    choose(g, emperor, f"refuse-call:{attacked}")
    answer(g)
    assert g.authority == authority
    assert not g.defence
    assert g.wars[at] == bit(g, "sweden")


@pytest.mark.rule("europa:16.3", "europa:9.7")
def test_units_that_stand_in_the_land_of_a_realm_that_attacks_are_fought_at_once() -> None:
    g = calm()
    turn(g, "france")
    g.authority = 0
    army(g, "austria", "royal_hungary", 3)
    g.dice = Dice(Generator(1))
    carry_out(g, "france", "hungary: war(austria)")
    answer(g, until="Command")
    assert told(g, "battle") == [(area(g, "royal_hungary"),)]


@pytest.mark.rule("europa:16.3", "europa:9.1")
@pytest.mark.parametrize("bar", ["passed", "truce", "ally", "vassal"])
def test_what_keeps_a_realm_from_attacking(bar: str) -> None:
    g = calm()
    austria = seat(g, "austria")
    hungary = realm(g, "hungary")
    if bar == "passed":
        g.passed = (austria,)
    elif bar == "truce":
        g.truces[austria] = 1 << hungary
    elif bar == "ally":
        ally(g, "austria", "hungary")
    else:
        g.vassals[seat(g, "poland")] |= lands(g, hungary)
    carry_out(g, "france", "hungary: war(austria)")
    assert not g.wars[austria]


@pytest.mark.rule("europa:16.3", "europa:9.1")
def test_the_order_of_battles_is_the_active_players_in_a_war_of_another_too() -> None:
    """France takes an event by which Castile makes war: France says which battle comes first."""
    g = calm()
    france = turn(g, "france")
    army(g, "castile", "aragon", 3)
    army(g, "castile", "sicily", 3, which=1)
    carry_out(g, "france", "castile: war(aragon)")
    assert set(offered(g, france)) == {"fight:aragon", "fight:sicily"}
    assert told(g, "declared-war") == [(realm(g, "castile"), realm(g, "aragon"))]
    assert not told(g, "war-begun")


@pytest.mark.rule("europa:16.3")
def test_of_several_targets_an_open_one_must_be_chosen() -> None:
    g = calm()
    at = turn(g, "castile")
    g.truces[at] = bit(g, "portugal")
    carry_out(g, "castile", "you: war(either(portugal, granada))")
    answer(g)
    assert g.wars[at] == bit(g, "granada")
