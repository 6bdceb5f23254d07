"""Chapter 18: the Holy Roman Empire."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.holding import lose, take, vassalize
from theatrum.titles.europa.board.land import RELIGIONS, REVOLUTIONARY
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.court.offices import crown
from theatrum.titles.europa.empire import authority, defence
from theatrum.titles.europa.empire.border import dissolve
from theatrum.titles.europa.empire.cubes import ImperialInfluence, open_to, placed
from theatrum.titles.europa.empire.election import Election, due, voices
from theatrum.titles.europa.empire.membership import electors, is_member, is_subject, provinces, unlawful
from theatrum.titles.europa.empire.round_end import drift, may_adopt, reinforcements, review_faith
from theatrum.titles.europa.events.expansion import conquer
from theatrum.titles.europa.faith.changing import adopt
from theatrum.titles.europa.faith.religion import CATHOLIC, DIVERSE, PROTESTANT, convert
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, IMPERIAL, NONE, Europa, add_share, share

from ..positions import begin, choose, closed, named, number, offered, put, seat, zeros
from .test_ch11_ties import bare


def area(g: Europa, name: str) -> int:
    return number(g, "area", name)


def inside(g: Europa, name: str) -> tuple[int, ...]:
    """The provinces of an area that lie in the Empire."""
    return tuple(members(provinces(g) & g.start.board.land.in_area[area(g, name)]))


# -- authority and members


@pytest.mark.rule("europa:18.1")
def test_the_emperor_raises_authority_for_one_more_than_it_is() -> None:
    g = begin()
    austria = seat(g, "austria")
    assert g.authority == 3
    g.power[3 * austria + ADM] = 3
    put(g, Turn(austria))
    assert closed(g, austria)["authority"].args == (ADM, 4)
    g.power[3 * austria + ADM] = 4
    choose(g, austria, "authority")
    assert (g.authority, g.power[3 * austria + ADM]) == (4, 0)
    put(g, Turn(seat(g, "france")))
    assert closed(g, seat(g, "france"))["authority"].key == "not-emperor"


@pytest.mark.rule("europa:18.1")
def test_authority_stays_between_nothing_and_one_more_than_the_electors() -> None:
    g = begin()
    assert named(g, electors(g), "area") == {"saxony", "westphalia", "brandenburg", "bohemia", "rhineland"}
    authority.change(g, 9)
    assert g.authority == 6
    g.outside |= 1 << area(g, "bohemia")
    authority.change(g, 0)
    assert g.authority == 5
    authority.change(g, -9)
    assert g.authority == 0


@pytest.mark.rule("europa:18.3")
def test_members_and_unlawful_holders_of_1444() -> None:
    g = begin()
    realm = {
        name: number(g, "realm", name) for name in ("austria", "bohemia", "france", "burgundy", "venice", "denmark")
    }
    assert is_member(g, realm["austria"])
    assert not is_subject(g, realm["austria"])
    assert is_subject(g, realm["bohemia"])
    assert not is_member(g, realm["france"])
    assert {"burgundy", "venice", "denmark"} == named(g, unlawful(g), "realm")


@pytest.mark.rule("europa:18.3")
def test_an_elector_area_without_a_members_capital_loses_its_voice() -> None:
    g = begin()
    france = seat(g, "france")
    g.authority = 6
    for province in inside(g, "bohemia"):
        take(g, france, province)
    assert not electors(g) >> area(g, "bohemia") & 1
    assert g.outside >> area(g, "bohemia") & 1
    assert g.authority == 5  # one for the area that left; four electors allow five


@pytest.mark.rule("europa:18.1")
def test_an_elector_that_an_expansive_realm_takes_lowers_authority() -> None:
    """18.1: always at most one more than the electors there are now; the area also leaves the Empire (18.6)."""
    g = begin()
    denmark, berlin = number(g, "realm", "denmark"), number(g, "province", "berlin")
    g.tokens += ((denmark, 0, number(g, "province", "kobenhavn"), 0),)
    g.authority = 6
    others = [province for province in inside(g, "brandenburg") if province != berlin]
    for province in others:
        conquer(g, denmark, province)
    assert g.authority == 6
    conquer(g, denmark, berlin)
    assert not electors(g) >> area(g, "brandenburg") & 1
    assert (g.outside >> area(g, "brandenburg") & 1, g.authority) == (1, 5)


# -- areas leave and come back


@pytest.mark.rule("europa:18.6")
def test_an_area_leaves_with_its_last_province_and_comes_back() -> None:
    g = bare()
    france, austria = seat(g, "france"), seat(g, "austria")
    saxony = area(g, "saxony")
    add_share(g.influence, saxony, IMPERIAL, 2)
    first, *rest = inside(g, "saxony")
    for province in rest:
        take(g, france, province)
    assert (g.authority, g.outside >> saxony & 1) == (3, 0)
    take(g, france, first)
    assert (g.authority, g.outside >> saxony & 1, share(g.influence, saxony, IMPERIAL)) == (2, 1, 0)
    for province in (first, *rest):
        assert g.outside >> saxony & 1
        take(g, austria, province)
    assert (g.authority, g.outside >> saxony & 1) == (3, 0)


@pytest.mark.rule("europa:18.6")
def test_a_realm_at_home_in_an_area_that_has_left_does_not_bring_it_back() -> None:
    g = bare()
    france, saxony = seat(g, "france"), area(g, "saxony")
    for province in inside(g, "saxony"):
        take(g, france, province)
    for province in members(g.start.board.land.in_area[saxony]):
        lose(g, france, province)
    assert (g.authority, g.outside >> saxony & 1) == (2, 1)
    assert not is_member(g, number(g, "realm", "saxony"))


@pytest.mark.rule("europa:18.6")
def test_what_vassals_own_keeps_an_area_in_the_empire() -> None:
    g = bare()
    france = seat(g, "france")
    for province in inside(g, "saxony"):
        vassalize(g, france, province)
    assert (g.authority, g.outside) == (3, 0)
    assert unlawful(g) >> g.realm[france] & 1
    for province in inside(g, "saxony"):
        lose(g, france, province)
    assert not unlawful(g) >> g.realm[france] & 1


@pytest.mark.rule("europa:18.8")
def test_a_dissolved_empire_leaves_nothing() -> None:
    g = begin()
    dissolve(g)
    assert (g.emperor, g.authority, placed(g), provinces(g)) == (NONE, 0, 0, 0)


# -- imperial influence


@pytest.mark.rule("europa:18.2")
def test_there_are_as_many_imperial_cubes_as_authority_and_each_may_be_moved() -> None:
    g = begin()
    austria = seat(g, "austria")
    assert placed(g) == 3
    g.authority = 4
    put(g, ImperialInfluence())
    assert "place-imperial:loire" not in offered(g, austria)
    choose(g, austria, "place-imperial:bohemia", "withdraw-imperial:saxony", "place-imperial:brandenburg", "done")
    assert placed(g) == 4
    assert share(g.influence, area(g, "brandenburg"), IMPERIAL) == 1
    g.authority = 3
    put(g, ImperialInfluence())
    choose(g, austria, "withdraw-imperial:bohemia", "done")
    assert placed(g) == 3


@pytest.mark.rule("europa:18.2")
def test_imperial_cubes_lie_where_a_member_is_that_nobody_plays() -> None:
    g = bare()
    assert open_to(g, area(g, "saxony"))
    for province in inside(g, "saxony"):
        take(g, seat(g, "austria"), province)
    assert not open_to(g, area(g, "saxony"))
    add_share(g.influence, area(g, "bohemia"), seat(g, "france"), 5)
    assert not open_to(g, area(g, "bohemia"))


# -- defence


@pytest.mark.rule("europa:18.4")
def test_who_calls_the_emperor() -> None:
    g = begin()
    realm = {name: number(g, "realm", name) for name in ("austria", "bohemia", "france", "saxony", "aragon")}
    assert defence.may_defend(g, realm["france"], realm["bohemia"])
    assert defence.may_defend(g, realm["france"], realm["austria"])
    assert not defence.may_defend(g, realm["france"], realm["aragon"])
    assert not defence.may_defend(g, realm["saxony"], realm["bohemia"])  # a war within the Empire
    g.wars[seat(g, "austria")] = 1 << realm["bohemia"]
    assert not defence.may_defend(g, realm["france"], realm["bohemia"])
    g.wars[seat(g, "austria")] = 1 << realm["aragon"] | 1 << realm["saxony"]
    assert defence.may_defend(g, realm["france"], realm["bohemia"])  # another war of his is no hindrance
    g.wars[seat(g, "austria")] = g.authority = 0
    assert not defence.may_defend(g, realm["france"], realm["bohemia"])


@pytest.mark.rule("europa:18.4")
def test_the_guard_is_the_emperors_influence_among_the_electors_eight_at_most() -> None:
    g = bare()
    austria, france = seat(g, "austria"), seat(g, "france")
    add_share(g.influence, area(g, "saxony"), IMPERIAL, 2)
    add_share(g.influence, area(g, "saxony"), austria, 2)
    add_share(g.influence, area(g, "bohemia"), austria, 3)
    add_share(g.influence, area(g, "lombardy"), austria, 4)
    assert defence.guard_strength(g) == 7
    add_share(g.influence, area(g, "bohemia"), austria, 2)
    defence.defend(g, g.realm[france])
    assert (g.guard, g.defence) == (8, 1 << g.realm[france])


@pytest.mark.rule("europa:18.4")
def test_what_refusing_winning_and_losing_do_to_authority() -> None:
    g = begin()
    france = number(g, "realm", "france")
    defence.refuse(g)
    assert g.authority == 2
    for won, annexed, now in ((1, False, 3), (1, True, 3), (0, False, 3), (-1, False, 2)):
        g.defence = 1 << france
        defence.war_ended(g, france, won, annexed)
        assert (g.authority, g.defence) == (now, 0)


@pytest.mark.rule("europa:18.3")
@pytest.mark.parametrize(
    ("answer", "change"),
    [
        ("tribute-units:1", (-1, 0, 0)),  # half of its manpower
        ("tribute-ducats:2", (0, -2, 0)),  # half of its taxes
        ("tribute-prestige", (0, 0, -1)),
        ("tribute-casus:france", (0, 0, 0)),
    ],
)
def test_players_who_are_subjects_give_something(answer: str, change: tuple[int, int, int]) -> None:
    g = begin("1-06", "default_denmark")
    brandenburg, france = seat(g, "brandenburg"), number(g, "realm", "france")
    g.available[brandenburg] = 5
    before = (g.available[brandenburg], g.ducats[brandenburg], g.prestige[brandenburg])
    defence.defend(g, france)
    put(g, g.stack.pop())
    choose(g, brandenburg, answer)
    after = (g.available[brandenburg], g.ducats[brandenburg], g.prestige[brandenburg])
    assert tuple(new - old for new, old in zip(after, before, strict=True)) == change
    assert bool(g.casus[brandenburg] >> france & 1) == answer.startswith("tribute-casus")


@pytest.mark.rule("europa:18.3")
def test_a_great_subject_gives_two_units_or_six_ducats() -> None:
    g = begin("1-06", "default_denmark")
    brandenburg = seat(g, "brandenburg")
    g.towns[brandenburg] |= g.start.side.flags[number(g, "realm", "castile")]
    g.available[brandenburg] = 2
    tribute = defence.Tribute(brandenburg, number(g, "realm", "france"))
    assert [choice.id for choice in tribute.choices(g, brandenburg)][:2] == ["tribute-units:2", "tribute-ducats:6"]


@pytest.mark.rule("europa:18.3")
def test_units_on_the_board_are_exhausted_when_too_few_are_available() -> None:
    g = begin("1-06", "default_denmark")
    brandenburg, france = seat(g, "brandenburg"), number(g, "realm", "france")
    g.towns[brandenburg] |= g.start.side.flags[number(g, "realm", "castile")]
    g.armies[3 * brandenburg : 3 * brandenburg + 3] = [0] * 3
    g.infantry = zeros(g.infantry)
    g.available[brandenburg], g.exhausted[brandenburg] = 1, 0
    tribute = defence.Tribute(brandenburg, france)
    assert "tribute-units:2" not in [choice.id for choice in tribute.choices(g, brandenburg)]
    add_share(g.infantry, area(g, "saxony"), brandenburg, 1)
    defence.defend(g, france)
    put(g, g.stack.pop())
    choose(g, brandenburg, "tribute-units:2", "lose-infantry:saxony")
    assert (g.available[brandenburg], g.exhausted[brandenburg]) == (0, 2)


@pytest.mark.rule("europa:18.3", "europa:2.2")
def test_a_subject_without_a_token_left_gives_something_else() -> None:
    g = begin("1-06", "default_denmark")
    brandenburg, france = seat(g, "brandenburg"), number(g, "realm", "france")
    tribute = defence.Tribute(brandenburg, france)
    assert "tribute-casus:france" in [choice.id for choice in tribute.choices(g, brandenburg)]
    g.casus[brandenburg] = sum(1 << number(g, "realm", name) for name in ("saxony", "poland"))
    assert "tribute-casus:france" not in [choice.id for choice in tribute.choices(g, brandenburg)]


@pytest.mark.rule("europa:18.5")
def test_war_within_the_empire_without_a_casus_belli() -> None:
    g = bare()
    austria, bohemia = seat(g, "austria"), number(g, "realm", "bohemia")
    add_share(g.influence, area(g, "saxony"), austria, 2)
    add_share(g.influence, area(g, "loire"), austria, 2)
    defence.war_within(g, austria, bohemia)
    assert (g.authority, share(g.influence, area(g, "saxony"), austria)) == (2, 0)
    assert share(g.influence, area(g, "loire"), austria) == 2
    g = begin("1-06", "default_denmark")
    defence.war_within(g, seat(g, "brandenburg"), number(g, "realm", "saxony"))
    assert g.casus[seat(g, "austria")] >> number(g, "realm", "brandenburg") & 1


# -- elections


def electing() -> Europa:
    g = bare()
    g.options = {"talk": "no", "elections": "yes"}
    return g


@pytest.mark.rule("europa:18.9")
def test_an_election_is_held_at_four_or_less() -> None:
    g = electing()
    austria, france = seat(g, "austria"), seat(g, "france")
    assert (due(g, austria), due(g, france)) == (True, False)
    g.authority = 5
    assert not due(g, austria)
    g.authority, g.options = 3, {"talk": "no"}
    assert not due(g, austria)


@pytest.mark.rule("europa:18.9")
def test_a_new_ruler_of_the_emperors_realm_calls_the_electors() -> None:
    g = electing()
    austria, france = seat(g, "austria"), seat(g, "france")
    add_share(g.influence, area(g, "bohemia"), france, 1)
    crown(g, austria, g.start.people.number["adm-02-3"])
    put(g, g.stack.pop())
    assert g.emperor == g.realm[france]
    assert g.ruler[austria] == g.start.people.number["adm-02-3"]


@pytest.mark.rule("europa:18.9")
def test_a_new_emperor_may_lay_a_casus_belli_on_invaders() -> None:
    g = electing()
    france, castile = seat(g, "france"), seat(g, "castile")
    add_share(g.influence, area(g, "bohemia"), france, 1)
    g.wars[castile] = 1 << number(g, "realm", "saxony")
    put(g, Election())
    assert offered(g, france) == ["avenge:castile", "done"]
    choose(g, france, "avenge:castile")
    assert g.casus[france] == 1 << g.realm[castile]


@pytest.mark.rule("europa:18.9")
def test_the_most_voices_make_the_emperor() -> None:
    g = electing()
    austria, france = seat(g, "austria"), seat(g, "france")
    add_share(g.influence, area(g, "saxony"), IMPERIAL, 2)
    for name in ("bohemia", "rhineland"):
        add_share(g.influence, area(g, name), france, 1)
    g.authority, g.defence, g.guard = 2, 1 << g.realm[france], 4
    put(g, Election())
    assert g.emperor == g.realm[france]
    assert (g.authority, g.defence, g.guard) == (3, 0, 0)
    assert share(g.influence, area(g, "saxony"), IMPERIAL) == 2
    assert voices(g, area(g, "saxony")) == 1 << france  # the cubes of the Empire are the new Emperor's
    assert not voices(g, area(g, "saxony")) >> austria & 1


@pytest.mark.rule("europa:18.9")
def test_the_emperor_breaks_ties_of_influence_and_of_votes() -> None:
    g = electing()
    austria, france, castile = seat(g, "austria"), seat(g, "france"), seat(g, "castile")
    add_share(g.influence, area(g, "bohemia"), france, 1)
    add_share(g.influence, area(g, "bohemia"), castile, 1)
    add_share(g.influence, area(g, "saxony"), austria, 1)
    put(g, Election())
    assert sorted(offered(g, austria)) == ["elect:castile", "elect:france"]
    choose(g, austria, "elect:castile")
    assert sorted(offered(g, austria)) == ["elect:austria", "elect:castile"]
    choose(g, austria, "elect:castile")
    assert g.emperor == g.realm[castile]


@pytest.mark.rule("europa:18.9")
def test_only_the_faith_of_the_empire_is_eligible_and_overlords_have_a_voice_of_their_own() -> None:
    g = electing()
    france, ottomans = seat(g, "france"), seat(g, "ottomans")
    add_share(g.influence, area(g, "bohemia"), ottomans, 3)
    add_share(g.influence, area(g, "bohemia"), france, 1)
    assert voices(g, area(g, "bohemia")) == 1 << france
    for province in inside(g, "saxony"):
        vassalize(g, france, province)
    add_share(g.influence, area(g, "saxony"), seat(g, "castile"), 3)
    assert voices(g, area(g, "saxony")) == 1 << france
    for at in range(g.seats):
        g.religion[at] = RELIGIONS.index("muslim")
    put(g, Election())
    assert (g.emperor, g.authority) == (number(g, "realm", "austria"), 1)


@pytest.mark.rule("europa:18.9")
def test_a_player_with_his_capital_in_an_elector_area_has_its_voice() -> None:
    g = begin("1-06", "default_denmark")
    brandenburg = seat(g, "brandenburg")
    add_share(g.influence, area(g, "brandenburg"), seat(g, "austria"), 3)
    assert voices(g, area(g, "brandenburg")) == 1 << brandenburg
    g.religion[brandenburg] = PROTESTANT
    assert voices(g, area(g, "brandenburg")) == 0


# -- faith, and an Emperor whom nobody plays


@pytest.mark.rule("europa:18.7")
def test_the_empire_has_the_faith_of_all_its_electors() -> None:
    g = begin()
    g.options = {"talk": "no", "empire_religion": "yes"}
    austria = seat(g, "austria")
    assert not may_adopt(g, austria, PROTESTANT)
    convert(g, area(g, "saxony"), PROTESTANT)
    review_faith(g)
    assert (g.empire_faith, g.authority, may_adopt(g, austria, PROTESTANT)) == (DIVERSE, 3, True)
    for elector in members(electors(g)):
        convert(g, elector, PROTESTANT)
    review_faith(g)
    assert (g.empire_faith, g.authority) == (PROTESTANT, 2)
    for elector in members(electors(g)):
        convert(g, elector, CATHOLIC)
    review_faith(g)
    assert (g.empire_faith, g.authority) == (CATHOLIC, 2)


@pytest.mark.rule("europa:18.7")
def test_an_emperor_keeps_the_faith_of_the_empire_and_a_revolutionary_one_ends_it() -> None:
    g = begin()
    g.options, g.age = {"talk": "no", "empire_religion": "yes"}, 2
    austria, france = seat(g, "austria"), seat(g, "france")
    put(g, Turn(austria))
    assert closed(g, austria)["change-religion:protestant"].key == "empire-faith-binds"
    put(g, Turn(france))
    assert "change-religion:protestant" in offered(g, france)
    adopt(g, austria, REVOLUTIONARY)
    assert (g.emperor, g.authority) == (NONE, 0)


@pytest.mark.rule("europa:18.8")
@pytest.mark.parametrize(
    ("level", "thrown", "after"),
    [
        (3, 1, 2),
        (3, 2, 3),
        (3, 4, 3),
        (3, 5, 4),
        (3, 6, 4),
        (4, 2, 3),
        (1, 3, 2),
        (5, 3, 4),
        (5, 6, 6),
        (0, 1, 0),
        (1, 1, 0),
        (2, 1, 1),
        (2, 2, 2),
        (4, 6, 5),
    ],
)
def test_the_authority_of_an_emperor_whom_nobody_plays(level: int, thrown: int, after: int) -> None:
    g = begin("1-04", "2_players_no_bots")
    assert g.emperor == number(g, "realm", "austria")
    g.authority = level
    drift(g, thrown)
    assert g.authority == after


@pytest.mark.rule("europa:18.8")
def test_his_members_are_helped_by_three_units_a_point_less_two_for_each_area_invaded() -> None:
    g = begin("1-04", "2_players_no_bots")
    g.authority = 3
    g.stood = (1 << area(g, "saxony") | 1 << area(g, "loire"), 1 << area(g, "bohemia"))
    assert reinforcements(g) == 9 - 4
    g = begin()
    assert reinforcements(g) == 0
