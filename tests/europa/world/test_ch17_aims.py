"""Chapter 17: missions, milestones, power struggles, and the standing wish of a player."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.aims import missions, struggles
from theatrum.titles.europa.aims.claiming import claim
from theatrum.titles.europa.events.struggles import activate
from theatrum.titles.europa.round.round import Round
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.setup.dealing import struggles as deck_of_struggles
from theatrum.titles.europa.state import DIP, Europa

from ..cards import answer, area, carry_out
from ..positions import begin, choose, closed, named, number, offered, provinces, put, seat, zeros
from ..wars import told


def mission(g: Europa, name: str) -> int:
    return number(g, "mission", name)


def conquer_granada(g: Europa) -> int:
    at = seat(g, "castile")
    g.towns[at] |= provinces(g, "granada gibraltar")
    g.missions = [()] * g.seats
    g.missions[at] = (mission(g, "castile-1B"),)
    g.milestones, g.reached = (), ()
    return at


# -- missions


@pytest.mark.rule("europa:17.2")
def test_a_mission_is_completed_as_soon_as_an_action_is_over() -> None:
    """Reconquista: 2 Prestige and the idea of the tercios, for which there are 2 more."""
    g = begin()
    at = conquer_granada(g)
    put(g, Turn(at))
    assert (g.prestige[at], g.missions[at]) == (4, ())
    assert named(g, g.ideas[at], "idea") == {"tercios_janissaries"}
    assert g.missions_done[at] == 1 << mission(g, "castile-1B")


@pytest.mark.rule("europa:17.2")
def test_whoever_wishes_claims_by_his_own_word() -> None:
    g = begin()
    at = conquer_granada(g)
    g.wishes = 1 << at
    put(g, Turn(at))
    assert g.prestige[at] == 0
    assert "claim-mission:castile-1B" in offered(g, at)
    choose(g, at, "claim-mission:castile-1B")
    assert g.prestige[at] == 4
    choose(g, at, "claim-at-once")
    assert g.wishes == 0
    assert "claim-by-hand" in offered(g, at)


@pytest.mark.rule("europa:17.2")
def test_how_far_one_has_come_is_told() -> None:
    g = begin()
    at = conquer_granada(g)
    g.towns[at] &= ~provinces(g, "gibraltar")
    put(g, Turn(at))
    assert closed(g, at)["claim-mission:castile-1B"].args == (1, 2)


@pytest.mark.rule("europa:17.2")
def test_the_condition_must_hold_when_the_mission_is_claimed() -> None:
    g = begin()
    at = conquer_granada(g)
    g.towns[at] &= ~provinces(g, "gibraltar")
    assert not claim(g, at)


@pytest.mark.rule("europa:17.2")
def test_missions_that_need_others_wait_for_one_of_them() -> None:
    g = begin()
    at = seat(g, "castile")
    keys = {g.start.lists.missions[number_].key for number_ in missions.eligible(g, at)}
    assert keys == {"1A", "1B", "1C"}
    g.missions_done[at] = 1 << mission(g, "castile-1B")
    keys = {g.start.lists.missions[number_].key for number_ in missions.eligible(g, at)}
    assert keys == {"1A", "1C", "2B", "2C"}


@pytest.mark.rule("europa:3", "europa:17.2")
def test_two_starting_missions_are_chosen_in_secret() -> None:
    g = begin("1-00", "3_players")
    put(g, missions.FirstMissions())
    first = g.first
    assert offered(g, first) == ["take-mission:france-1A", "take-mission:france-1B"]
    choose(g, first, "take-mission:france-1A", "take-mission:france-1B")
    assert g.events[0].seen_by((first + 1) % 3).secret == ()
    assert g.veil((first + 1) % 3).missions[first] == (-1, -1)


@pytest.mark.rule("europa:4.1", "europa:17.2")
def test_hands_are_filled_to_two_and_held_missions_may_be_exchanged() -> None:
    g = begin()
    g.first = at = seat(g, "castile")
    g.missions[at] = (mission(g, "castile-1B"),)
    put(g, missions.NewMissions())
    choose(g, at, "exchange-mission:castile-1B:castile-1C")
    assert not any(choice.startswith("exchange-mission:castile-1C") for choice in offered(g, at))
    choose(g, at, "take-mission:castile-1A")
    assert {g.start.lists.missions[number_].key for number_ in g.missions[at]} == {"1A", "1C"}
    assert "take-mission:castile-1B" not in offered(g, at)
    choose(g, at, "done")


@pytest.mark.rule("europa:17.2")
def test_tables_may_play_without_missions() -> None:
    g = begin()
    g.options = {"talk": "no", "missions": "no"}
    assert not list(missions.deck(g, 0))


# -- milestones


@pytest.mark.rule("europa:17.3")
def test_the_first_three_gain_prestige_and_everybody_the_reward() -> None:
    g = begin()
    stone = list(g.start.lists.milestones).index("1-politics-dynastic")
    g.milestones, g.reached = (stone,), ((),)
    g.missions = [()] * g.seats
    order = g.clockwise(seat(g, "france"))
    for at in order[:5]:
        g.weddings[at] = 7
    while claim(g, order[0]):
        run(g)
    assert g.reached == (order[:5],)
    assert [g.prestige[at] for at in order] == [5, 3, 1, 0, 0, 0]
    assert [g.power[3 * at + DIP] for at in order] == [5, 5, 5, 5, 5, 3]


# -- power struggles


@pytest.mark.rule("europa:17.4")
def test_a_battlefield_brings_tax_being_alone_and_a_tie() -> None:
    g = begin()
    at, other = seat(g, "france"), seat(g, "castile")
    naples = area(g, "naples")
    g.towns[at] |= provinces(g, "napoli")
    g.vassals[at] |= provinces(g, "bari")
    g.weddings[at], g.allies[at] = 0, 0
    assert struggles.points(g, at, naples) == 2 + 1 + 1  # half a point is rounded up; nobody else is there
    g.towns[at] |= provinces(g, "salerno")
    assert struggles.points(g, at, naples) == 3 + 1 + 1
    g.large |= provinces(g, "salerno")  # the town decides (E176)
    assert struggles.points(g, at, naples) == 4 + 1 + 1
    g.towns[at] &= ~provinces(g, "salerno")
    g.large &= ~provinces(g, "salerno")
    g.towns[other] |= provinces(g, "salerno")
    assert struggles.points(g, at, naples) == 3
    assert struggles.points(g, other, naples) == 1
    g.allies[other] = 1 << number(g, "realm", "milan")
    assert struggles.points(g, other, area(g, "lombardy")) == 1


@pytest.mark.rule("europa:17.4")
def test_the_italian_wars_are_scored_once_and_leave_the_game() -> None:
    """Whoever holds Lombardy gains 2 more; France, Austria and Castile lose 2 if they stay out of Italy."""
    g = begin()
    at = seat(g, "france")
    names = list(g.start.lists.struggles)
    g.fought = (names.index("italian_wars"),)
    g.battlefields = sum(1 << area(g, name) for name in ("lombardy", "central_italy", "naples", "venetia"))
    for column in (g.influence, g.infantry):
        column[:] = zeros(column)
    for ties in (g.allies, g.weddings, g.claims):
        ties[:] = [0] * g.seats
    g.towns[at] |= provinces(g, "milano cremona parma")
    put(g, struggles.ScoreStruggle())
    answer(g)
    assert g.prestige[at] == 4 + 1 + 2
    assert g.prestige[seat(g, "castile")] == -2
    assert (g.fought, g.battlefields) == ((), 0)


@pytest.mark.rule("europa:17.4", "europa:16.5")
def test_a_second_mark_in_a_round_leaves_the_first_struggle_active_and_both_are_scored() -> None:
    """A card leaves the game when it has been scored, not before (E215)."""
    g = begin()
    at = seat(g, "france")
    names = list(g.start.lists.struggles)
    both = (names.index("italian_wars"), names.index("struggle_for_the_balkans"))
    for ties in (g.allies, g.weddings, g.claims):
        ties[:] = [0] * g.seats
    g.struggles = (*both, names.index("holy_league"))
    for _ in both:
        activate(g, at)
    assert (g.fought, g.struggles) == (both, (names.index("holy_league"),))
    assert {"lombardy", "venetia", "croatia_bosnia"} < named(g, g.battlefields, "area")
    g.towns[at] |= provinces(g, "milano")
    g.prestige = [0] * g.seats
    put(g, struggles.ScoreStruggle())
    answer(g)
    assert told(g, "struggle-over") == [(number_,) for number_ in both]
    assert g.prestige[at] == 2 + 1  # Milan, alone in Lombardy; nothing in the Balkans
    assert (g.fought, g.battlefields) == ((), 0)


@pytest.mark.rule("europa:17.4")
def test_tables_may_shuffle_the_struggles_or_leave_them_out() -> None:
    g = begin()
    g.dice = Dice(Generator(2))
    ordered = deck_of_struggles(g)
    assert len(ordered) == 6
    g.options = {"talk": "no", "power_struggles": "off"}
    assert deck_of_struggles(g) == ()
    g.options = {"talk": "no", "power_struggles": "random"}
    mixed = deck_of_struggles(g)
    assert mixed != ordered
    assert sorted(mixed) == sorted(ordered)


@pytest.mark.rule("europa:17.4")
def test_what_is_occupied_counts_for_the_occupier_and_being_alone_on_the_main_map_only() -> None:
    g = begin()
    at, rival = seat(g, "france"), seat(g, "castile")
    naples = area(g, "naples")
    g.towns[at] |= provinces(g, "napoli salerno")
    g.weddings[at] = g.allies[at] = g.weddings[rival] = g.allies[rival] = 0
    g.occupied[rival] |= provinces(g, "napoli")
    assert struggles.points(g, at, naples) == 1 + 1  # Salerno, and nobody else has towns of his own there
    assert struggles.points(g, rival, naples) == 2
    g.towns[at] |= provinces(g, "virginia")
    assert struggles.points(g, at, area(g, "virginia")) == g.start.side.tax[number(g, "province", "virginia")]


@pytest.mark.rule("europa:17.3")
def test_signs_in_the_sky_replace_a_milestone_that_nobody_has_by_another_of_its_kind_and_age() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    names = list(g.start.lists.milestones)
    first, second = names.index("1-politics-dynastic"), names.index("1-warfare-victorious")
    g.milestones, g.reached = (first, second), ((0,), ())
    g.idea_row = ()
    at = carry_out(g, "france", "you: redisplay(1)")
    choose(g, at, "do")
    assert g.milestones[0] == first
    assert g.milestones[1] != second
    kinds = g.start.lists.milestones
    assert kinds[names[g.milestones[1]]] == kinds[names[second]]


@pytest.mark.rule("europa:17.2", "europa:4.7")
def test_at_the_end_missions_in_hand_bring_prestige_without_their_reward() -> None:
    g = begin()
    at = conquer_granada(g)
    g.wishes = 1 << at  # whatever he wished
    assert claim(g, at, last=True)
    run(g)
    assert (g.prestige[at], g.ideas[at]) == (2, 0)


@pytest.mark.rule("europa:17.3")
def test_at_the_same_moment_the_active_player_reaches_a_milestone_before_the_others() -> None:
    g = begin()
    stone = list(g.start.lists.milestones).index("1-politics-dynastic")
    g.milestones, g.reached = (stone,), ((),)
    g.missions = [()] * g.seats
    g.weddings = [7] * g.seats
    at = seat(g, "poland")
    put(g, Turn(at))
    assert g.reached[0][:2] == g.clockwise(at)[:2]
    assert g.prestige[at] == 5


@pytest.mark.rule("europa:17.3")
@pytest.mark.parametrize("step", ["after_peace", "after_income"])
def test_after_phases_3_and_4_the_first_player_reaches_a_milestone_before_the_others(step: str) -> None:
    g = begin()
    stone = list(g.start.lists.milestones).index("1-politics-dynastic")
    g.milestones, g.reached = (stone,), ((),)
    g.missions = [()] * g.seats
    g.weddings = [7] * g.seats
    g.first, g.active = seat(g, "poland"), seat(g, "england")
    getattr(Round(), step)(g)
    assert g.reached == ((g.first,),)
    assert g.prestige[g.first] == 5


@pytest.mark.rule("europa:17.3")
def test_a_milestone_that_a_player_has_reached_is_no_longer_among_what_he_could_claim() -> None:
    """Three weddings of three: nothing about it is closed for him, for a rival with one it still is."""
    g = begin()
    stone = list(g.start.lists.milestones).index("1-politics-dynastic")
    at, rival = seat(g, "poland"), seat(g, "france")
    g.milestones, g.reached = (stone,), ((at,),)
    g.weddings[at], g.weddings[rival] = 7, 1
    put(g, Turn(at))
    assert "claim-milestone:1-politics-dynastic" not in closed(g, at)
    assert closed(g, rival)["claim-milestone:1-politics-dynastic"].args == (1, 3)
