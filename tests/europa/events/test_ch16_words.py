"""16.3: the words of cards: what each does, whom it asks, what it refuses."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.conditions import Progress, progress
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.court.characters import RULER
from theatrum.titles.europa.state import ADM, DIP, MIL, share
from theatrum.titles.europa.war.forces import regulars

from ..cards import answer, area, carry_out, condition, found, look
from ..positions import begin, choose, closed, hold, named, number, offered, seat

# -- amounts


@pytest.mark.rule("europa:16.3", "europa:17.1")
def test_every_amount_is_gained_and_lost() -> None:
    g = begin()
    at = carry_out(
        g, "castile", "you: gain(adm(2), dip(1), prestige(3), ducats(4), interest(2), colonist(9), stability(1))"
    )
    assert g.power[3 * at : 3 * at + 3] == [5, 4, 3]
    assert (g.prestige[at], g.ducats[at], g.interest[at], g.colonists[at], g.stability[at]) == (3, 19, 2, 4, 1)
    carry_out(g, "castile", "you: lose(adm(9), prestige(4), ducats(4), interest(5), colonist(1), stability(2))")
    assert g.power[3 * at + ADM] == 0
    assert (g.prestige[at], g.ducats[at], g.interest[at], g.colonists[at], g.stability[at]) == (-1, 15, 0, 3, -1)


@pytest.mark.rule("europa:16.3")
def test_power_of_any_kind_is_the_gainers_choice_point_by_point() -> None:
    g = begin()
    at = carry_out(g, "castile", "you: gain(power(2)); lose(power(1))")
    g.power[3 * at + ADM] = 10
    assert offered(g, at) == ["pick-power:dip", "pick-power:mil"]
    choose(g, at, "pick-power:dip", "pick-power:mil", "pick-power:adm")
    assert g.power[3 * at : 3 * at + 3] == [9, 4, 4]


@pytest.mark.rule("europa:16.3")
def test_a_price_is_paid_or_nothing_happens() -> None:
    g = begin()
    at = carry_out(g, "castile", "you: pay(adm(2), ducats(18), gain(prestige(1))); pay(dip(4), gain(prestige(5)))")
    assert (g.prestige[at], g.power[3 * at + ADM], g.power[3 * at + DIP]) == (1, 1, 3)
    assert (g.ducats[at], g.interest[at]) == (2, 1)  # E130: with the loan that was needed
    at = carry_out(g, "castile", "you: pay(manpower(99), gain(prestige(5)))")
    assert g.prestige[at] == 1


@pytest.mark.rule("europa:16.3")
def test_whoever_may_is_asked_and_may_decline() -> None:
    g = begin()
    at = carry_out(g, "castile", "you: may(pay(adm(1), gain(dip(1)))); if(done, gain(mil(1))); else(lose(mil(1)))")
    choose(g, at, "decline")
    assert g.power[3 * at : 3 * at + 3] == [3, 3, 2]
    carry_out(
        g,
        "castile",
        "you: may(pay(adm(1), gain(dip(1)))); if(done, if(stability_below(0), gain(mil(5)))); else(lose(mil(1)))",
    )
    choose(g, at, "do")
    assert g.power[3 * at : 3 * at + 3] == [2, 4, 2]


@pytest.mark.rule("europa:16.3")
def test_nobody_is_asked_about_what_he_cannot_pay() -> None:
    g = begin()
    at = carry_out(g, "castile", "you: may(pay(adm(4), gain(prestige(1)))); if(done, gain(prestige(2)))")
    assert (g.stack, g.prestige[at]) == ([], 0)


@pytest.mark.rule("europa:16.3")
def test_of_alternatives_those_that_cannot_be_paid_are_closed() -> None:
    g = begin()
    at = carry_out(g, "castile", "you: or(pay(adm(4), gain(prestige(1))), gain(dip(1)), gain(mil(1)))")
    assert [why.key for why in closed(g, at).values()] == ["no-power"]
    choose(g, at, "either:3:gain_mil")
    assert g.power[3 * at + MIL] == 4
    carry_out(g, "castile", "you: or(pay(adm(4), gain(prestige(1))), gain(dip(1)))")
    assert g.power[3 * at + DIP] == 4  # with one way left nobody is asked


@pytest.mark.rule("europa:16.3")
def test_repetition_ends_when_somebody_declines() -> None:
    g = begin()
    at = carry_out(g, "castile", "you: repeat(3, may(pay(ducats(2), gain(adm(1)))))")
    choose(g, at, "do", "decline")
    assert (g.stack, g.ducats[at], g.power[3 * at + ADM]) == ([], 13, 4)


@pytest.mark.rule("europa:16.3")
def test_players_do_what_a_card_says_clockwise_from_the_active_one() -> None:
    g = begin()
    at = carry_out(g, "france", "all: gain(power(1))")
    order = []
    while g.decision:
        order.append(g.decision.waiting.bit_length() - 1)
        choose(g, order[-1], "pick-power:adm")
    assert order == list(g.clockwise(at))


@pytest.mark.rule("europa:16.3")
def test_what_concerns_a_realm_nobody_plays_is_ignored() -> None:
    g = begin()
    carry_out(g, "france", "denmark: gain(prestige(9)); claim(1, jutland)")
    assert not g.stack
    assert max(g.prestige) == 0


@pytest.mark.rule("europa:16.3")
def test_stability_is_set_power_given_and_manpower_spent() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    available = g.available[at]
    carry_out(g, "castile", "you: set_stability(-2); give(ducats(4), france); exhaust(2); refresh(1); manpower_up(1)")
    assert (g.stability[at], g.ducats[at], g.ducats[other]) == (-2, 11, 19)
    assert (g.available[at], g.exhausted[at], g.bonus[at]) == (available, 1, 1)


@pytest.mark.rule("europa:9.3")
def test_more_manpower_brings_no_more_than_twenty_units() -> None:
    g = begin()
    at = seat(g, "castile")
    g.exhausted[at] = 19 - regulars(g, at) - g.available[at]
    available = g.available[at]
    carry_out(g, "castile", "you: manpower_up(3)")
    assert (g.available[at] - available, g.bonus[at]) == (1, 3)


# -- numbers, conditions, sets


@pytest.mark.rule("europa:16.3")
def test_numbers() -> None:
    g = begin()
    s = look(g, "castile")
    read = {
        "half(5)": 3, "pairs(5)": 2, "times(3, 4)": 12, "sum(1, 2, 3)": 6, "capped(4, 9)": 4, "floored(4, 1)": 4,
        "tens(39)": 3, "players": 6, "loans": 0, "ideas_held": 0, "count(in(leon))": 3, "count_areas(leon, castile)": 2,
        "less_if(stability_below(1), 2, 5)": 3, "base_tax(portugal)": 6, "large_towns": 3,
    }  # fmt: skip
    for text, value in read.items():
        term = g.start.lists.language.read(f"you: exhaust({text})").effects[0][1]
        assert s.number(term) == value, text


@pytest.mark.rule("europa:16.3")
def test_conditions_hold_or_do_not() -> None:
    g = begin()
    at = seat(g, "castile")
    assert condition(g, "castile", "and(is(castile), faith(christian), adjacent(portugal), holds_town(leon))")
    assert condition(g, "castile", "not(any_of(adjacent(poland), faith(muslim), member, at_war_with(granada)))")
    assert condition(g, "austria", "and(member, owns(wien), has_influence(1, electors))")
    g.wars[at] |= 1 << number(g, "realm", "granada")
    assert condition(g, "castile", "and(at_war_with(granada), at_peace_with(france), peaceful_npr(lisboa))")
    assert condition(g, "castile", "and(npr(portugal), not(npr(france)), not(peaceful_npr(flags(granada))))")


@pytest.mark.rule("europa:17.2")
def test_progress_counts_what_can_be_counted() -> None:
    g = begin()
    read = g.start.lists.language.condition
    at = seat(g, "castile")
    assert progress(g, at, read("at_least(3, loans)")) == Progress(0, 3)
    g.interest[at] = 5
    assert progress(g, at, read("at_least(3, loans)")) == Progress(3, 3)
    assert progress(g, at, read("and(at_least(6, loans), stability_below(0))")) == Progress(5, 7)
    assert progress(g, at, read("any_of(at_least(9, loans), at_least(6, loans))")) == Progress(5, 6)
    assert progress(g, at, read("owns(in(leon), lisboa)")) == Progress(3, 4)


@pytest.mark.rule("europa:16.3")
def test_sets_of_places_and_realms() -> None:
    g = begin()
    assert found(g, "castile", "areas", "own_whole") >= {"leon"}
    assert "portugal" in found(g, "castile", "areas", "beside(leon)")
    assert found(g, "castile", "areas", "capital_area(france)") == {"seine"}
    assert found(g, "castile", "provinces", "except(in(leon), towns(castile))") == set()
    assert found(g, "castile", "realms", "nprs_beside(castile)") >= {"portugal", "aragon", "granada"}
    assert found(g, "castile", "realms", "new_realm") == set()  # none has come up
    assert not condition(g, "castile", "at_least(1, continents_present)")
    zone = min(members(g.start.board.sea.distant))
    g.ships[zone] = 1 << 4 * seat(g, "castile")
    assert condition(g, "castile", "at_least(1, continents_present)")
    assert not condition(g, "castile", "at_least(2, continents_present)")
    assert found(g, "castile", "who", "each(adjacent(castile))") <= {"france", "england", "austria"}
    assert found(g, "castile", "node", "sea_nodes") >= {"sevilla", "north_sea"}


# -- ties


@pytest.mark.rule("europa:16.3")
def test_influence_is_placed_cube_by_cube_and_ousts_others_from_a_full_area() -> None:
    g = begin()
    at, rival = seat(g, "castile"), seat(g, "france")
    full = area(g, "portugal")
    g.influence[full] = 5 << 4 * rival
    carry_out(g, "castile", "you: influence(2, areas_of(portugal))")
    while g.decision:
        choose(g, at, "pick-area:portugal")
    assert (share(g.influence, full, at), share(g.influence, full, rival)) == (2, 3)


@pytest.mark.rule("europa:16.3")
def test_whether_influence_was_there_to_be_removed_is_remembered() -> None:
    g = begin()
    at = seat(g, "castile")
    there = area(g, "portugal")
    g.influence[there] = 2 << 4 * at
    carry_out(g, "castile", "you: remove_influence(3, portugal); if(not(done), lose(prestige(1)))")
    assert (share(g.influence, there, at), g.prestige[at]) == (0, -1)


@pytest.mark.rule("europa:16.3")
def test_a_claim_is_one_to_an_area_and_a_core_takes_its_place() -> None:
    g = begin()
    at = seat(g, "castile")
    g.claims[at] = 0
    carry_out(g, "castile", "you: claim(2, portugal, leon); core(1, portugal)")
    assert (named(g, g.claims[at], "area"), named(g, g.cores[at], "area")) == (set(), {"portugal"})


@pytest.mark.rule("europa:16.3")
def test_an_ally_of_another_needs_as_much_influence_as_he_has() -> None:
    g = begin()
    at, rival = seat(g, "castile"), seat(g, "france")
    realm = number(g, "realm", "portugal")
    there = area(g, "portugal")
    for one in range(g.seats):
        g.allies[one] &= ~(1 << realm)
        g.weddings[one] &= ~(1 << realm)
    g.allies[rival] |= 1 << realm
    g.influence[there] = 1 << 4 * rival
    carry_out(g, "castile", "you: ally(portugal)")
    assert not g.allies[at] >> realm & 1
    g.influence[there] |= 1 << 4 * at
    carry_out(g, "castile", "you: ally(portugal)")
    assert g.allies[at] >> realm & 1
    assert not g.allies[rival] >> realm & 1


@pytest.mark.rule("europa:16.3")
def test_a_fourth_ally_takes_the_place_of_one_who_does_not_fight() -> None:
    g = begin()
    at = seat(g, "castile")
    names = ("portugal", "scotland", "aragon", "granada")
    realms = [number(g, "realm", name) for name in names]
    g.allies[at] = sum(1 << realm for realm in realms[:3])
    g.active_allies[at] = 1 << realms[0]
    for one in range(g.seats):
        if one != at:
            g.allies[one] = 0
    carry_out(g, "castile", "you: ally(granada)")
    choose(g, at, "pick-realm:granada")
    assert offered(g, at) == sorted(
        ["pick-realm:scotland", "pick-realm:aragon"], key=lambda c: realms[names.index(c[11:])]
    )
    choose(g, at, "pick-realm:aragon")
    assert named(g, g.allies[at], "realm") == {"portugal", "scotland", "granada"}


@pytest.mark.rule("europa:16.3")
def test_marriages_disputes_truces_and_casus_belli() -> None:
    g = begin()
    at = seat(g, "castile")
    g.weddings[at] = 0
    carry_out(g, "castile", "you: marry(scotland); dispute(scotland); truce(france); casus_belli(granada)")
    assert named(g, g.disputed[at], "realm") == {"scotland"}
    assert named(g, g.truces[seat(g, "france")], "realm") == {"castile"}
    assert named(g, g.casus[at], "realm") == {"granada"}
    carry_out(g, "france", "you: end_truce(castile)")
    assert g.truces == [0] * g.seats


@pytest.mark.rule("europa:16.3")
def test_an_offer_is_put_to_the_player_and_both_gain_from_it() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    carry_out(g, "castile", "you: offer_ally(1, france, gain(mil(1)))")
    assert not g.offered(at)
    choose(g, other, "do")
    assert g.allies[at] >> g.realm[other] & 1
    assert (g.power[3 * at + MIL], g.power[3 * other + MIL]) == (4, 4)


@pytest.mark.rule("europa:16.3")
def test_no_alliance_is_offered_to_an_enemy() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    g.wars[at], g.wars[other] = 1 << g.realm[other], 1 << g.realm[at]
    carry_out(g, "castile", "you: offer_ally(1, france, gain(mil(1)))")
    assert not g.offered(other)
    assert not g.allies[at] >> g.realm[other] & 1


# -- unrest, rebels, faith


@pytest.mark.rule("europa:16.3")
def test_unrest_and_rebels_where_the_card_says() -> None:
    """The Wars of the Roses: 3 rebels and 3 unrest in Northumbria."""
    g = begin()
    carry_out(g, "france", "you: unrest_any(3, in(northumbria)); rebels(3, northumbria)")
    there = area(g, "northumbria")
    assert (g.unrest & g.start.board.land.in_area[there]).bit_count() == 3
    assert g.rebels[there] == 3


@pytest.mark.rule("europa:16.3")
def test_so_much_unrest_in_each_area() -> None:
    """Imperial Intervention: 3 such towns in each of the areas, not 3 in all."""
    g = begin()
    castile = seat(g, "castile")
    carry_out(g, "castile", "you: unrest_each(3, both(towns(castile), in(leon, castile)))")
    answer(g)
    for name in ("leon", "castile"):
        there = g.start.board.land.in_area[area(g, name)]
        assert (g.unrest & there).bit_count() == min(3, (g.towns[castile] & there).bit_count()) == 3


@pytest.mark.rule("europa:16.3")
def test_rebels_are_spread_with_a_limit_for_each_area() -> None:
    g = begin()
    at = carry_out(g, "france", "you: rebels_spread(3, 2, leon, castile)")
    choose(g, at, "pick-area:leon", "pick-area:leon")
    assert (g.rebels[area(g, "leon")], g.rebels[area(g, "castile")]) == (2, 1)


@pytest.mark.rule("europa:16.3")
def test_later_words_point_back_to_what_was_done() -> None:
    g = begin()
    at = carry_out(
        g,
        "france",
        "you: choose(leon, castile); unrest_any(9, in(chosen)); rebels(added_unrest, affected)",
        "targets: lose(prestige(1))",
    )
    choose(g, at, "pick-area:leon")
    assert g.rebels[area(g, "leon")] == 3
    assert g.prestige[seat(g, "castile")] == -1
    assert named(g, g.unrest) >= named(g, g.towns[seat(g, "castile")] & g.start.board.land.in_area[area(g, "leon")])


@pytest.mark.rule("europa:16.3")
def test_religion_plague_and_rebels_on_the_march() -> None:
    g = begin()
    carry_out(g, "france", "you: religion(diverse, leon); plague(leon); rebels(2, leon); move_rebels")
    assert g.faith[area(g, "leon")] == RELIGIONS.index("diverse")
    assert named(g, g.plague, "area") == {"leon"}
    choose(g, seat(g, "france"), "pick-area:portugal")
    assert (g.rebels[area(g, "leon")], g.rebels[area(g, "portugal")]) == (0, 2)


# -- the court


@pytest.mark.rule("europa:16.3")
def test_advisors_are_dismissed_and_rulers_weakened() -> None:
    g = begin()
    at = seat(g, "castile")
    g.advisors[3 * at + DIP] = g.start.people.number["dip-01-1"]
    g.ill[at] = 0
    carry_out(g, "castile", "you: dismiss(adm); gain_of_type(2); weaken_ruler(self)")
    assert (g.advisors[3 * at + DIP], g.power[3 * at + DIP], g.ill[at]) == (-1, 5, 1 << RULER)
    hold(g, at, "adm-02-3", "dip-01-1")
    carry_out(g, "castile", "you: weaken_ruler(self)")
    assert offered(g, at) == ["crown:adm-02-3", "interregnum"]
    choose(g, at, "interregnum")
    assert g.ruler[at] == -1


@pytest.mark.rule("europa:16.3")
def test_of_the_generals_the_owner_dismisses_one_and_the_last_is_not_asked_about() -> None:
    g = begin()
    at = seat(g, "castile")
    g.generals[3 * at : 3 * at + 3] = g.start.people.number["adm-01-1"], -1, g.start.people.number["adm-01-3"]
    carry_out(g, "castile", "you: dismiss_general")
    assert offered(g, at) == ["pick-army:1", "pick-army:3"]
    choose(g, at, "pick-army:1")
    carry_out(g, "castile", "you: dismiss_general")
    assert g.generals[3 * at : 3 * at + 3] == [-1, -1, -1]
    assert not g.stack


@pytest.mark.rule("europa:8")
def test_an_idea_that_a_card_names_comes_out_of_its_deck() -> None:
    g = begin()
    ideas = g.start.lists.ideas
    at, other = seat(g, "castile"), seat(g, "france")
    g.idea_row = tuple(ideas[name] for name in ("tolerance", "bureaucracy", "deus_vult"))
    g.idea_deck = 1 << ideas["inquisition"]
    g.ideas[other] = 1 << ideas["bureaucracy"]
    carry_out(g, "castile", "you: research(inquisition)")
    assert g.idea_row == tuple(ideas[name] for name in ("tolerance", "bureaucracy", "inquisition"))
    assert (g.idea_deck, g.prestige[at]) == (1 << ideas["deus_vult"], 2)
    carry_out(g, "castile", "you: research(bureaucracy)")
    assert (g.prestige[at], g.prestige[other]) == (4, 1)


@pytest.mark.rule("europa:16.3")
def test_each_player_chooses_an_option_for_himself() -> None:
    """Nobles demand privileges: 3 Prestige or 2 unrest; the taker gains for those who chose as he did."""
    g = begin()
    event = g.start.event_number["151B"]
    card = g.start.events[event]
    at = seat(g, "castile")
    texts = ("all: choose_option", "you: gain(prestige(same_choice))")
    assert len(card.options) == 2
    carry_out(g, "castile", *texts, memory=Memory(event=event))
    for seat_ in g.clockwise(at):
        choose(g, seat_, "option:a" if seat_ in (at, (at + 1) % g.seats) else "option:b")
        while g.decision and len(offered(g, seat_)) > 2:
            choose(g, seat_, offered(g, seat_)[0])
    assert g.prestige[at] == -3 + 1


def test_what_changes_nothing_is_not_told() -> None:
    """Somebody without colonists and interest loses neither, and the log is silent."""
    g = begin()
    at = seat(g, "france")
    g.colonists[at] = g.interest[at] = 0
    carry_out(g, "france", "you: lose(colonist(1), interest(1))")
    assert not {"colonists-lost", "interest-lost"} & {event.name for event in g.events}
