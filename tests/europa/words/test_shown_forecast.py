"""What is told before a choice: odds counted over the dice, sieges, income; and what somebody would call out."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.engine.forecast import CERTAIN, LIKELY, Fact
from theatrum.titles.europa.board.ownership import capital
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.empire.election import Choose
from theatrum.titles.europa.round.accounts import accounts
from theatrum.titles.europa.round.turn import Actions, Turn
from theatrum.titles.europa.shown.alerts import warn
from theatrum.titles.europa.shown.forecast import forecast
from theatrum.titles.europa.shown.odds import Odds, hits
from theatrum.titles.europa.state import NONE, Europa
from theatrum.titles.europa.war.siege import Siege

from ..battles import army as place_army
from ..battles import attack, field, question, told
from ..battles import war as at_war
from ..positions import begin, choose, named, number, put, seat
from ..wars import area, army, bit, calm, occupy, realm, turn, war

INFANTRY = ((3, 0, 0), 1)
"""Three dice of infantry, a double hits once."""


def facts(g: Europa, at: int, choice: str) -> list[Fact]:
    return list(forecast(g.veil(at), at, g.lexicon.parse(choice)).facts)


def turn_of(g: Europa, name: str) -> int:
    at = turn(g, name)
    g.missions = [()] * g.seats
    g.milestones = g.reached = ()
    put(g, Turn(at))
    return at


# -- odds


def test_each_die_of_infantry_hits_with_three_of_its_six_faces() -> None:
    assert dict(hits((9, 0, 0), (3, 0, 0), 1)) == pytest.approx({0: 1 / 8, 1: 3 / 8, 2: 3 / 8, 3: 1 / 8})
    assert dict(hits((1, 0, 0), (3, 0, 0), 1)) == pytest.approx({0: 1 / 8, 1: 7 / 8})  # a unit hits once
    assert dict(hits((9, 0, 0), (1, 0, 0), 2)) == pytest.approx({0: 1 / 2, 1: 1 / 3, 2: 1 / 6})  # with pikes


def test_one_against_one_mostly_both_fall() -> None:
    """Both hit in 49 of 64 throws, one alone in 7 each, and a round without a hit is thrown again: 7 of 63."""
    assert Odds((INFANTRY, INFANTRY), (False, False)).win((1, 0, 0), (1, 0, 0)) == pytest.approx(7 / 63)


def test_a_realm_nobody_plays_gives_way_when_it_is_outnumbered() -> None:
    stays = Odds((INFANTRY, INFANTRY), (False, False)).win((4, 0, 0), (3, 0, 0))
    leaves = Odds((INFANTRY, INFANTRY), (False, True)).win((4, 0, 0), (3, 0, 0))
    assert 0.5 < stays < leaves < 1
    assert Odds((INFANTRY, INFANTRY), (True, False)).win((3, 0, 0), (4, 0, 0)) <= 1 - leaves


@pytest.mark.rule("europa:9.7")
def test_a_march_into_battle_tells_the_odds() -> None:
    g = calm()
    castile = turn_of(g, "castile")
    army(g, "castile", "castile", 6)
    war(g, "castile", "granada")
    choose(g, castile, "march", "march-army:1")
    (odds,) = [fact for fact in facts(g, castile, "step:andalucia") if fact.key == "odds"]
    assert odds.grade == LIKELY
    assert odds.args[0] == 6
    assert 50 < odds.args[2] <= 100
    assert not facts(g, castile, "step:leon")


@pytest.mark.rule("europa:9.7")
def test_odds_amid_losses_count_the_hits_that_are_still_to_be_taken() -> None:
    """Of two infantry and a cavalry two fall to Granada's hits; whichever is named first, one unit is left to one."""
    g = field()
    castile = seat(g, "castile")
    at_war(g, "castile", "granada")
    place_army(g, "castile", "andalucia", "infantry 2 cavalry 1")
    throws = ("infantry: infantry blank blank", "infantry: double infantry blank")
    attack(g, "castile", "andalucia", *throws)
    assert question(g) == "Casualty"
    assert told(g, "hit")[-1][1] == 2
    before = percents(g, castile, "lose:1:infantry:regular", "lose:1:cavalry:regular")
    assert max(before) < 50
    choose(g, castile, "lose:1:infantry:regular")
    after = percents(g, castile, "lose:1:infantry:regular", "lose:1:cavalry:regular")
    assert before[0] in after


def percents(g: Europa, at: int, *choices: str) -> list[int]:
    return [fact.args[2] for choice in choices for fact in facts(g, at, choice) if fact.key == "odds"]


# -- sieges


@pytest.mark.rule("europa:9.8")
def test_what_a_siege_costs_is_certain() -> None:
    g = calm()
    castile = turn(g, "castile")
    army(g, "castile", "aquitaine", 4)
    war(g, "castile", "france")
    put(g, Siege(castile, area(g, "aquitaine")))
    assert facts(g, castile, "besiege:armagnac") == [Fact(CERTAIN, "siege", (1, 1))]
    choose(g, castile, "besiege:armagnac")
    (event,) = [e for e in forecast(g, castile, g.lexicon.parse("done")).events if e.name == "occupied-province"]
    assert event.args == (g.realm[castile], number(g, "province", "armagnac"))


# -- money


@pytest.mark.rule("europa:4.4")
def test_who_passes_hears_what_phase_4_would_bring() -> None:
    g = calm()
    castile = turn_of(g, "castile")
    g.took_event = g.everyone
    net = accounts(g, castile).net
    (income,) = facts(g, castile, "pass")
    assert income == Fact(LIKELY, "income", (net, g.ducats[castile] + 5 + net))  # the first who passes gets 5 ducats


@pytest.mark.rule("europa:4.4")
def test_a_loan_changes_the_balance_of_every_round() -> None:
    g = calm()
    castile = turn_of(g, "castile")
    net = accounts(g, castile).net
    assert facts(g, castile, "borrow") == [Fact(CERTAIN, "upkeep", (net, net - 1))]


# -- what somebody would call out


def keys(g: Europa, at: int) -> list[str]:
    return [alert.key for alert in warn(g, at)]


def test_a_quiet_start_calls_for_nothing() -> None:
    g = begin()
    assert [keys(g, at) for at in range(NONE, g.seats)] == [[]] * (g.seats + 1)


@pytest.mark.rule("europa:4.7")
@pytest.mark.parametrize(("most", "next_", "called"), [(90, 80, True), (89, 50, False), (95, 86, False)])
def test_a_victory_by_prestige_is_announced(most: int, next_: int, called: bool) -> None:
    g = begin()
    g.prestige[:2] = [most, next_]
    assert keys(g, NONE) == ["far-ahead"] * called


@pytest.mark.rule("europa:4.7")
def test_who_has_hardly_a_piece_left_is_announced() -> None:
    g = begin()
    small, large, _ = left(g, 0)
    tax = g.start.side.tax
    free = [p for p in range(len(tax)) if not any(towns >> p & 1 for towns in g.towns)]
    g.towns[0] |= sum(1 << p for p in free if tax[p] == 1)  # more than there are pieces for
    g.vassals = [0] * g.seats
    assert small + large > 3
    assert "few-pieces" in keys(g, NONE)


@pytest.mark.rule("europa:9.8", "europa:14.3")
def test_a_capital_in_danger_and_a_lost_one() -> None:
    g = calm()
    france = seat(g, "france")
    war(g, "england", "france")
    home = capital(g, g.realm[france])
    where = g.start.names["area"][g.start.board.land.area_of[home]]
    army(g, "england", where, 3)
    assert warn(g, france)[-1] == ("capital-threatened", (realm(g, "england"), home))
    army(g, "france", where, 3)
    assert keys(g, france) == []
    occupy(g, "england", g.start.names["province"][home])
    assert keys(g, france) == ["capital-lost"]
    assert named(g, 1 << home) == {g.start.names["province"][warn(g, france)[0].args[0]]}


@pytest.mark.rule("europa:4.4")
def test_costs_beyond_the_purse() -> None:
    g = calm()
    castile = seat(g, "castile")
    net = accounts(g, castile).net
    g.interest[castile] = net + 3
    g.ducats[castile] = 1
    assert warn(g, castile) == [("costs-beyond", (2,))]


@pytest.mark.rule("europa:4.3")
def test_a_casus_belli_that_lies_idle_while_the_round_ends() -> None:
    g = calm()
    castile = seat(g, "castile")
    g.casus[castile] = bit(g, "granada")
    assert keys(g, castile) == []
    g.passed = (seat(g, "france"),)
    assert warn(g, castile) == [("casus-unused", (realm(g, "granada"), 2))]
    war(g, "castile", "granada")
    assert keys(g, castile) == ["fruitless-war"]


@pytest.mark.rule("europa:10.1")
def test_a_war_without_a_siege_will_end_in_white_peace() -> None:
    """Said once somebody has passed, as long as neither side occupies anything, and not to who can do nothing more."""
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "granada")
    assert keys(g, castile) == []
    g.passed = (seat(g, "france"),)
    assert warn(g, castile) == [("fruitless-war", (realm(g, "granada"), 1))]
    occupy(g, "castile", "gibraltar")
    assert keys(g, castile) == []
    g.occupied[castile] = 0
    g.passed += (castile,)
    assert keys(g, castile) == []


@pytest.mark.rule("europa:4.2")
def test_the_last_turn_of_a_round_is_called() -> None:
    """Two of three have passed: the third plays once more, and is told so until he has passed himself."""
    g = calm()
    castile = turn_of(g, "castile")
    others = tuple(other for other in range(g.seats) if other != castile)
    g.stack = [Actions(castile), *g.stack]
    g.passed = others[:1]
    assert keys(g, castile) == []
    g.passed = others
    assert keys(g, castile) == ["last-turn"]
    g.stack = [Actions(castile, queue=(castile,)), *g.stack[1:]]  # of two players one has two turns left
    assert keys(g, castile) == []


@pytest.mark.rule("europa:7.2")
def test_who_is_appointed_is_told_with_what_he_gives() -> None:
    """An advisor brings power each round, a general his dice."""
    g = calm()
    castile = turn_of(g, "castile")
    g.ducats[castile] = 9
    people = g.start.people
    cards = {people.ids[card]: card for card in range(len(people.all)) if g.start.deed_of_card[card] >= 0}
    advisor = next(card for card in cards.values() if not people.all[card].leader)
    general = next(card for card in cards.values() if people.all[card].commander and people.all[card].dice[0] < 3)
    g.hands[castile] = tuple(sorted((advisor, general)))
    kind = people.kind[advisor]
    (told,) = [fact for fact in facts(g, castile, f"appoint:{people.ids[advisor]}") if fact.key == "power-a-round"]
    assert told.args[0] == kind
    assert told.args[2] - told.args[1] == people.all[advisor].skills[kind]
    led = [fact for fact in facts(g, castile, f"appoint-general:{people.ids[general]}:1") if fact.key == "leads-with"]
    assert led == [Fact(CERTAIN, "leads-with", people.all[general].dice)]


@pytest.mark.rule("europa:13.4")
def test_three_rebels_are_expected_to_find_a_leader() -> None:
    """Each military card is as likely as the other; two rebels fight alone."""
    odds = {}
    for rebels in (2, 3):
        g = calm()
        castile = turn_of(g, "castile")
        army(g, "castile", "castile", 4)
        g.rebels[area(g, "leon")] = rebels
        choose(g, castile, "march", "march-army:1")
        (odds[rebels],) = [fact.args[2] for fact in facts(g, castile, "step:leon") if fact.key == "odds"]
    alone = {n: round(100 * Odds((INFANTRY, INFANTRY), (False, False)).win((4, 0, 0), (n, 0, 0))) for n in (2, 3)}
    assert odds[2] == alone[2]
    assert alone[3] - 20 < odds[3] < alone[3] - 5


@pytest.mark.rule("europa:18.9")
def test_a_vote_that_decides() -> None:
    g = calm()
    austria = seat(g, "austria")
    g.ask(Choose(austria, 3), 1 << austria)
    assert keys(g, austria) == ["deciding-vote"]
    assert keys(g, seat(g, "france")) == []


@pytest.mark.rule("europa:4.7")
def test_the_last_round_is_announced() -> None:
    g = begin()
    g.options = {"talk": "no", "ages": "one"}
    g.event_deck, g.events_down = (0, 7), 3
    assert "last-round" in keys(g, NONE)
    g.event_deck = (0, 15)
    assert "last-round" not in keys(g, NONE)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_game_and_terminal_tell_them(language: str) -> None:
    game = theatrum.new("europa", scenario="1-00", seats=3, seed=1)
    at = game.to_act[0]
    state = game.state
    assert isinstance(state, Europa)
    state.prestige[at] = 120
    assert "120" in game.alerts(at, language)[0]
