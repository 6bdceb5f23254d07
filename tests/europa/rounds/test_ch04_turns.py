"""3 and 4.1-4.3: opening hands, drawing, turns, passing, the first player's marker, phase 3."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.actions.registry import MAIN
from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.hands import can_draw, draw
from theatrum.titles.europa.cards.pricing import of_card
from theatrum.titles.europa.cards.row import age_over, lay_out, reveal
from theatrum.titles.europa.round.drawing import Drawing
from theatrum.titles.europa.round.peace import Peace
from theatrum.titles.europa.round.tidying import Tidying
from theatrum.titles.europa.round.turn import Actions, Turn, current, next_first
from theatrum.titles.europa.setup.dealing import begin as deal
from theatrum.titles.europa.setup.dealing import trade_deck
from theatrum.titles.europa.state import NONE, Europa, add_share

from ..cards import answer
from ..positions import begin, choose, closed, hold, number, offered, provinces, put, seat, zeros

SEATS = {2: ("1-04", "2_players_no_bots"), 3: ("1-01", "3_players"), 4: ("1-01", "4_players"),
         5: ("1-01", "5_players"), 6: ("2-01", "default_austria")}  # fmt: skip


def table(players: int) -> Europa:
    """A table of so many players before phase 2, with events laid out and no card in hand."""
    g = begin(*SEATS[players])
    g.dice = Dice(Generator(1))
    g.age = g.start.ages[0]
    g.event_deck = (g.start.deck(g.age, 1), g.start.deck(g.age, 2))
    lay_out(g)
    g.first = 0
    return g


def take_event(g: Europa, at: int) -> None:
    """A turn whose action is the first event of the row; its ruler, if he is another's, is refused."""
    choose(g, at, offered(g, at)[0])
    answer(g)
    choose(g, at, "end-turn")


def pass_turn(g: Europa, at: int) -> None:
    choose(g, at, "pass", "end-turn")


@pytest.mark.rule("europa:3")
def test_the_opening_hand_is_one_of_each_deck_and_three_of_any_and_four_are_kept() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    g.dice.forced.extend([0] * 40)
    deal(g)
    run(g)
    first = g.first
    assert [len(hand) for hand in g.hands] == [3] * 6
    for left in (3, 2, 1):
        assert g.decision.subject(g) == (g.realm[first], left)
        choose(g, first, "draw:military")
    kinds = [g.start.people.kind[card] for card in g.hands[first]]
    assert sorted(kinds) == [0, 1, 2, 2, 2, 2]
    for at in g.clockwise(g.after(first))[:5]:
        choose(g, at, "draw:diplomatic", "draw:diplomatic", "draw:diplomatic")
    for at in g.clockwise(first):
        choose(g, at, "done")
    for at in g.clockwise(first):
        for _ in range(2):
            choose(g, at, offered(g, at)[0])
    assert [len(hand) for hand in g.hands] == [4] * 6
    answer(g)
    assert [len(held) for held in g.missions] == [2] * 6
    assert isinstance(g.stack[-2], Turn)  # without a phase 1
    assert g.active == first


@pytest.mark.rule("europa:3")
def test_ideas_are_three_of_each_power_one_of_them_basic_and_none_of_a_later_age() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    deal(g)
    run(g)
    ideas = [g.start.lists.idea[idea] for idea in g.idea_row]
    assert sorted(idea.power for idea in ideas) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [idea.power for idea in ideas if idea.basic] == [0, 1, 2]
    assert all(idea.age == 1 for idea in ideas)
    assert len(g.event_row) == 3
    assert g.events_down == 4
    assert [g.start.names["milestone"][milestone][:4] for milestone in g.milestones] == ["1-ec", "1-ex", "1-po", "1-wa"]


@pytest.mark.rule("europa:3")
def test_a_later_start_has_ideas_that_realms_know_already() -> None:
    g = begin("2-04", "6_players")
    g.dice = Dice(Generator(1))
    deal(g)
    run(g)
    monarchy = g.start.lists.ideas["absolute_monarchy"]
    assert monarchy in g.idea_row
    assert {g.start.names["realm"][g.realm[at]] for at in range(6) if g.has_idea(at, monarchy)} == {
        "brandenburg", "france", "austria", "muscovy", "castile",
    }  # fmt: skip


@pytest.mark.rule("europa:12")
def test_the_trade_deck_begins_without_far_goods_unless_the_scenario_adds_them() -> None:
    near, all_ = trade_deck(begin("1-01", "3_players")), trade_deck(begin("1-04", "3_players"))
    cards = begin().start.trade
    assert all_.bit_count() == len(cards) == 44
    assert all(not card.continents for at, card in enumerate(cards) if near >> at & 1)
    removed = trade_deck(begin("2-02", "3_players"))
    assert not removed >> begin().start.names["trade"].index("T22-1") & 1


@pytest.mark.rule("europa:6.1")
@pytest.mark.rule("europa:6")
def test_an_empty_deck_is_made_anew_from_all_but_the_top_five_discards() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    pile = tuple(members(g.start.people.deck[2]))[:7]
    g.deck = 0
    g.discards[2] = pile
    assert draw(g, 0, 2) in pile[:2]
    assert g.discards[2] == pile[2:]
    draw(g, 0, 2)
    draw(g, 0, 2)  # five are left: all are shuffled
    assert g.discards[2] == ()
    assert g.deck.bit_count() == 4


@pytest.mark.rule("europa:5.1")
def test_cards_just_laid_aside_are_not_shuffled() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    pile = tuple(members(g.start.people.deck[2]))[:4]
    g.deck, g.discards[2] = 0, pile
    assert draw(g, 0, 2, held=3) == pile[0]
    assert g.discards[2] == pile[1:]
    assert not can_draw(g, 2, held=3)


@pytest.mark.rule("europa:4.1")
def test_three_cards_are_drawn_and_kept_for_two_ducats_each() -> None:
    g = table(3)
    g.event_row = g.event_ducats = ()
    g.deck = sum(g.start.people.deck)
    g.ducats[0] = 3
    put(g, Drawing())
    assert len(g.event_row) == 3
    for at in range(3):
        for left, deck in zip((3, 2, 1), ("administrative", "diplomatic", "diplomatic"), strict=True):
            assert g.decision.subject(g) == (g.realm[at], left)
            choose(g, at, f"draw:{deck}")
    kept = g.unpaid[0][0]
    choose(g, 0, f"keep:{g.start.people.ids[kept]}")
    assert (g.ducats[0], g.hands[0]) == (1, (kept,))
    assert closed(g, 0)[f"keep:{g.start.people.ids[g.unpaid[0][0]]}"].key == "no-ducats"
    choose(g, 0, "borrow")
    assert g.ducats[0] == 6
    choose(g, 0, "done")
    assert g.unpaid[0] == ()
    assert len(g.discards[1]) == 2


@pytest.mark.rule("europa:4.1")
def test_others_see_cards_that_are_not_paid_from_behind() -> None:
    g = table(3)
    g.deck = sum(g.start.people.deck)
    put(g, Drawing())
    choose(g, 0, "draw:diplomatic")
    assert g.veil(1).unpaid[0] == (1,)
    assert g.veil(0).unpaid == g.unpaid


@pytest.mark.rule("europa:16.2")
def test_events_are_turned_over_from_the_first_half_of_the_age_and_then_from_the_second() -> None:
    g = table(3)
    first, second = g.start.deck(1, 1), g.start.deck(1, 2)
    assert all(first >> event & 1 for event in g.event_row)
    assert (g.event_deck[1], g.events_down) == (second, 1)
    g.event_deck = (0, second)
    reveal(g)
    assert second >> g.event_row[-1] & 1


@pytest.mark.rule("europa:4.6")
def test_a_scenario_may_name_the_events_of_each_round() -> None:
    g = begin("2-04", "6_players")
    g.dice = Dice(Generator(1))
    lay_out(g)
    assert all(g.start.rounds[0] >> event & 1 for event in g.event_row)
    g.event_deck = (0, 0)
    assert not age_over(g)
    g.round = len(g.start.rounds)
    assert age_over(g)


@pytest.mark.rule("europa:4.2")
def test_nobody_passes_before_taking_an_event() -> None:
    g = put(table(3), Actions(0))
    assert closed(g, 0)["pass"].key == "event-owed"
    assert "end-turn" not in offered(g, 0)
    choose(g, 0, "borrow")
    assert "end-turn" not in offered(g, 0)  # a minor action is no action
    take_event(g, 0)
    assert g.active == 1


@pytest.mark.rule("europa:4.2")
@pytest.mark.parametrize(
    ("players", "ducats"), [(2, (3,)), (3, (5, 2)), (4, (5, 3, 2)), (5, (5, 3, 2)), (6, (5, 3, 2, 1))]
)
def test_rewards_for_passing_and_the_last_turns(players: int, ducats: tuple[int, ...]) -> None:
    g = table(players)
    g.took_event = g.everyone
    g.ducats = [0] * players
    put(g, Actions(0))
    for at, reward in enumerate(ducats):
        pass_turn(g, at)
        assert g.ducats[at] == reward
    for at in range(len(ducats), players):  # each has one more turn
        assert g.active == at
        pass_turn(g, at)
        assert g.ducats[at] == 0
    assert not g.stack
    assert g.passed == tuple(range(players))


@pytest.mark.rule("europa:4.2")
def test_after_the_last_turns_events_still_owed_are_taken() -> None:
    g = table(3)
    g.took_event = 0b011
    g.power[6] = 5
    put(g, Actions(0))
    pass_turn(g, 0)
    pass_turn(g, 1)
    choose(g, 2, "stabilize", "end-turn")  # the last turn
    assert g.passed == (0, 1, 2)
    main = {verb for action in MAIN for verb in action.verbs}
    assert {choice.split(":")[0] for choice in offered(g, 2)} & main == {"event"}
    choose(g, 2, offered(g, 2)[0])
    answer(g)
    choose(g, 2, "end-turn")
    assert not g.stack


@pytest.mark.rule("europa:20.2")
def test_two_players_take_two_events_each() -> None:
    g = put(table(2), Actions(0))
    for at in (0, 1, 0):
        assert closed(g, at)["pass"].key == "event-owed"
        take_event(g, at)
    take_event(g, 1)
    assert g.took_event == 0b11
    pass_turn(g, 0)
    assert g.ducats[0] >= 15 + 3
    choose(g, 1, "focus")
    while "end-turn" not in offered(g, 1):
        choose(g, 1, offered(g, 1)[0])
    choose(g, 1, "end-turn")
    pass_turn(g, 1)  # the second of two last turns
    assert not g.stack
    assert next_first(g) == 0  # who has the marker may keep it


@pytest.mark.rule("europa:20.2")
def test_the_second_of_two_players_who_has_taken_no_event_has_one_turn_and_two_events() -> None:
    g = table(2)
    g.took_event = 0b01
    g.power[3] = 5
    put(g, Actions(0))
    pass_turn(g, 0)
    choose(g, 1, "stabilize", "end-turn")
    for _ in range(2):
        assert current(g).owed
        take_event(g, 1)
    assert not g.stack


@pytest.mark.rule("europa:4.5")
def test_the_first_players_marker_goes_to_who_passed_first_but_not_to_its_holder() -> None:
    g = begin()
    g.emperor = NONE  # else his cubes are asked about
    g.first, g.passed = 2, (2, 4, 1, 0, 3, 5)
    assert next_first(g) == 4
    g.passed = (1, 2, 4, 0, 3, 5)
    g.used[3], g.took_event = 1, g.everyone
    put(g, Tidying())
    assert (g.first, g.passed, g.used[3], g.took_event) == (1, (), 0, 0)


@pytest.mark.rule("europa:4.2")
def test_marks_of_a_turn_are_taken_off_and_positions_noted() -> None:
    g = table(6)
    at = seat(g, "castile")
    g.levied = g.launched = g.defended = 7
    g.used[at] = 1 << 9 | 1
    put(g, Turn(at))
    assert (g.levied, g.launched, g.defended, g.used[at]) == (0, 0, 0, 1)
    assert g.stood[at] == 1 << number(g, "area", "castile")
    zones = {g.start.names["zone"][zone] for zone in range(99) if g.afloat[at] >> zone & 1}
    assert zones == {"western_mediterranean", "central_atlantic"}


@pytest.mark.rule("europa:4.3")
def test_an_unused_casus_belli_costs_two_prestige() -> None:
    g = begin()
    g.casus[0] = 0b11
    g.wars[0] = 0b01
    g.truces[1] = 0b100
    Peace().tokens(g)
    assert (g.prestige[0], g.casus[0], g.truces[1]) == (-2, 0, 0)


@pytest.mark.rule("europa:4.3")
def test_occupied_towns_cost_their_tax_five_at_most() -> None:
    g = begin()
    castile = seat(g, "castile")
    g.rebel_towns = provinces(g, "galicia badajoz")
    put(g, Peace())
    assert g.prestige[castile] == -2  # the book's Leon
    g.prestige[castile] = 0
    g.rebel_towns = g.towns[castile]
    put(g, Peace())
    assert g.prestige[castile] == -5


@pytest.mark.rule("europa:4.3")
def test_an_interregnum_costs_stability_and_disputes_the_marriages_in_the_capital() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    g.ruler[castile] = -1
    g.weddings[france] = 1 << g.realm[castile]
    put(g, Peace())
    assert g.stability[castile] == -1
    assert g.disputed[france] == 1 << g.realm[castile]
    put(g, Peace())  # next round it is turned back and costs 3
    assert g.prestige[france] == -3


@pytest.mark.rule("europa:4.3")
def test_a_succession_is_beyond_dispute_for_the_only_ally_with_the_most_influence() -> None:
    g = begin()
    castile, france = seat(g, "castile"), seat(g, "france")
    aragon = number(g, "realm", "aragon")
    g.disputed[castile] = g.disputed[france] = g.allies[castile] = 1 << aragon
    g.weddings[castile] = g.weddings[france] = 1 << aragon
    put(g, Peace())
    assert (g.prestige[castile], g.prestige[france]) == (0, -3)  # 2 cubes in Aragon and the marriage against 1
    add_share(g.influence, number(g, "area", "aragon"), france, 2)
    g.disputed[castile] = 1 << aragon
    put(g, Peace())
    assert g.prestige[castile] == -3  # as many are not the most


@pytest.mark.rule("europa:4.3", "europa:11.4")
def test_the_succession_of_a_vassal_is_beyond_dispute_without_influence() -> None:
    """It is no non-player realm, of which alone the most influence is asked."""
    g = begin()
    castile = seat(g, "castile")
    granada = number(g, "realm", "granada")
    g.allies = [0] * g.seats
    g.vassals[castile] |= lands(g, granada)
    g.weddings[castile] = g.disputed[castile] = 1 << granada
    g.influence = zeros(g.influence)
    put(g, Peace())
    assert g.prestige[castile] == 0


@pytest.mark.rule("europa:4.5")
def test_a_hand_has_five_cards_at_the_end_of_the_round() -> None:
    g = begin()
    g.emperor = NONE  # else his cubes are asked about
    g.passed = (0, 1, 2, 3, 4, 5)
    hold(g, 1, "adm-01-1", "adm-01-2", "adm-01-3", "dip-01-1", "dip-01-2", "mil-01-1", "mil-01-2")
    put(g, Tidying())
    choose(g, 1, "discard:mil-01-1", "discard:adm-01-2")
    assert len(g.hands[1]) == 5
    assert not g.stack


@pytest.mark.rule("europa:4.2")
def test_who_has_passed_plays_no_card_but_may_take_minor_actions() -> None:
    """One Step Ahead does not use up the turn; who has passed cannot play it any more."""
    g = table(3)
    g.took_event = g.everyone
    hold(g, 0, next(card for card in g.start.names["card"] if card.startswith("mil-") and minor(g, card)))
    put(g, Actions(0))
    assert any(choice.startswith("play-minor") for choice in offered(g, 0))
    choose(g, 0, "pass")
    assert not any(choice.startswith("play-minor") for choice in offered(g, 0))
    assert "borrow" in offered(g, 0)


def minor(g: Europa, card: str) -> bool:
    return g.start.lists.deeds[of_card(g, g.start.people.number[card])].minor


@pytest.mark.rule("europa:3")
def test_a_later_start_gives_power_of_any_kind_besides() -> None:
    g = begin("1-04", "3_players")
    g.dice = Dice(Generator(1))
    deal(g)
    run(g)
    for at in g.clockwise(g.first):
        choose(g, at, "gain-power:mil", "gain-power:dip")
    assert g.power == [3, 4, 4] * 3
