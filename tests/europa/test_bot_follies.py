"""Follies that even fools hardly ever commit, each shown once by hand: the predicates can tell them from sense."""

from __future__ import annotations

from theatrum.engine.state import Event
from theatrum.titles.europa.cards.effects import Pick, Resolve
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.court.mortality import Succession
from theatrum.titles.europa.peace.camps import estate
from theatrum.titles.europa.round.reducing import Reduce
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, MIL, NONE, Europa
from theatrum.titles.europa.war.calls import OFFENSIVE, Answer, CallAllies, Calling
from theatrum.titles.europa.war.recruiting.recruit import Muster, Recruit
from theatrum.titles.europa.war.units import one

from ..common.follies import Folly, Step
from . import follies
from .positions import begin, hold, number, provinces, put, seat


def foolish(folly: Folly, g: Europa, at: int, choice: str, *events: Event) -> bool:
    """Whether this choice in this position is the folly."""
    step = Step(g, at, g.lexicon.parse(choice), g, list(events))
    return list(folly([step])) == [0]


def asked(g: Europa, question: object, at: int) -> Europa:
    g.ask(question, 1 << at)  # type: ignore[arg-type]
    return g


def test_an_empty_throne() -> None:
    g = begin()
    at = seat(g, "castile")
    g.ruler[at] = NONE
    hold(g, at, "adm-01-1")
    asked(g, Succession(at), at)
    assert foolish(follies.empty_throne, g, at, "interregnum")
    assert not foolish(follies.empty_throne, g, at, "crown:adm-01-1")
    g.hands[at] = ()
    assert not foolish(follies.empty_throne, g, at, "interregnum")


def test_bankruptcy() -> None:
    g = begin()
    told = Event(0, "bankrupt", (g.realm[0],))
    assert foolish(follies.bankrupt, g, 0, "done", told)
    assert not foolish(follies.bankrupt, g, 0, "done")


def test_power_left_to_rot() -> None:
    g = begin()
    at = seat(g, "france")
    g.idea_row = (number(g, "idea", "tolerance"),)
    g.took_event = g.everyone
    g.power[3 * at + ADM] = 10
    put(g, Turn(at))
    assert foolish(follies.power_left_to_rot, g, at, "pass")
    assert not foolish(follies.power_left_to_rot, g, at, "develop:tolerance")
    g.power[3 * at + ADM] = 8
    assert not foolish(follies.power_left_to_rot, g, at, "pass")


def test_a_debt_that_could_be_paid() -> None:
    g, at = begin("1-00", "3_players"), 0
    g.passed, g.interest[at], g.ducats[at] = (at,), 1, 12  # no event is left: the round is the last
    assert foolish(follies.debt_left, g, at, "end-turn")
    g.ducats[at] = 8
    assert not foolish(follies.debt_left, g, at, "end-turn")


def test_an_ally_left_alone() -> None:
    g = begin()
    at, ally = seat(g, "france"), number(g, "realm", "provence")
    g.army_at[3 * at] = number(g, "area", "seine")
    g.armies[3 * at] = one(0)
    asked(g, Answer(at, ally, 1 << g.realm[seat(g, "austria")], True), at)
    assert foolish(follies.refuses_for_nothing, g, at, "refuse-call:provence")
    assert not foolish(follies.refuses_for_nothing, g, at, "join-war:provence")
    g.wars[at] = 1 << ally
    assert not foolish(follies.refuses_for_nothing, g, at, "refuse-call:provence")


def test_harm_at_home() -> None:
    g = begin()
    at = seat(g, "france")
    own, others = g.towns[at], g.towns[seat(g, "castile")]
    g.push(Resolve(at, (), Memory()))
    asked(g, Pick(at, "unrest_any", 1, own | others), at)
    assert foolish(follies.harms_itself, g, at, "pick-province:paris")
    assert not foolish(follies.harms_itself, g, at, "pick-province:canarias")
    g.stack[-1] = Pick(at, "unrest_any", 1, provinces(g, "paris orleans"))
    g.stack[-1].waiting = 1 << at  # type: ignore[attr-defined]
    assert not foolish(follies.harms_itself, g, at, "pick-province:paris")


def test_units_disbanded_in_a_war() -> None:
    g = begin()
    at = seat(g, "france")
    g.wars[at], g.ducats[at] = 1 << number(g, "realm", "burgundy"), 20
    asked(g, Reduce(at), at)
    assert foolish(follies.raised_to_be_disbanded, g, at, "disband:1:infantry:regular")
    g.ducats[at] = 3
    assert not foolish(follies.raised_to_be_disbanded, g, at, "disband:1:infantry:regular")


def test_a_friend_called_from_afar() -> None:
    g = begin()
    at, far, near = seat(g, "france"), g.realm[seat(g, "austria")], g.realm[seat(g, "castile")]
    g.allies[at] |= 1 << far | 1 << near
    g.push(Calling(at, 1 << number(g, "realm", "granada"), OFFENSIVE))
    asked(g, CallAllies(at), at)
    assert foolish(follies.far_friend_called, g, at, "call:austria")
    assert not foolish(follies.far_friend_called, g, at, "call:castile")


def test_rebels_left_in_a_town() -> None:
    g = begin()
    at = seat(g, "france")
    area = number(g, "area", "seine")
    town = g.towns[at] & g.start.board.land.in_area[area]
    g.rebel_towns = town & -town
    g.army_at[3 * at], g.armies[3 * at] = area, 3 * one(0)
    g.took_event, g.power[3 * at + MIL] = g.everyone, 3
    put(g, Turn(at))
    assert foolish(follies.rebels_left_alone, g, at, "pass")
    g.power[3 * at + MIL] = 0
    put(g, Turn(at))
    assert not foolish(follies.rebels_left_alone, g, at, "pass")


def test_unrest_left_with_power_to_spare() -> None:
    g = begin()
    at = seat(g, "france")
    g.unrest = g.towns[at]
    g.took_event, g.power[3 * at + MIL] = g.everyone, 4
    put(g, Turn(at))
    assert foolish(follies.unrest_left, g, at, "pass")
    assert not foolish(follies.unrest_left, g, at, "suppress")
    g.power[3 * at + MIL] = 2
    assert not foolish(follies.unrest_left, g, at, "pass")


def test_a_unit_raised_among_rebels() -> None:
    """All who are raised fight when that is done."""
    g = begin()
    at = seat(g, "england")
    own = g.realm[at]
    g.push(Recruit(at, mustered=1))
    asked(g, Muster(at), at)
    few, many = Event(0, "attacks", (own, 1)), Event(0, "defends", (own, 2))
    assert foolish(follies.raised_among_rebels, g, at, "done", few, many)
    assert not foolish(follies.raised_among_rebels, g, at, "done", Event(0, "attacks", (own, 2)), many)
    assert not foolish(follies.raised_among_rebels, g, at, "done", Event(0, "attacks", (own, 4)), many, few, many)
    assert not foolish(follies.raised_among_rebels, g, at, "done")


def test_a_fight_with_a_strangers_rebels() -> None:
    g = begin()
    at = seat(g, "england")
    fight = Event(0, "attacks", (g.realm[at], 3))
    assert foolish(follies.strangers_quarrel, g, at, "step:andalucia", fight)
    assert not foolish(follies.strangers_quarrel, g, at, "step:andalucia")
    assert not foolish(follies.strangers_quarrel, g, at, "step:northumbria", fight)
    g.wars[at] = 1 << number(g, "realm", "granada")
    assert not foolish(follies.strangers_quarrel, g, at, "step:andalucia", fight)


def test_a_tie_ended_for_another() -> None:
    g = begin()
    at, hungary, florence = seat(g, "austria"), number(g, "realm", "hungary"), number(g, "realm", "florence")
    own = g.realm[at]
    play = g.lexicon.parse("play:dip-01-1")
    ended, made = Event(0, "alliance-ended", (own, hungary)), Event(0, "allied", (own, florence))
    assert list(follies.tie_for_tie([Step(g, at, play, g, [ended, made])])) == [0]
    assert not list(follies.tie_for_tie([Step(g, at, play, g, [made])]))


def test_a_loan_with_a_full_purse() -> None:
    """But for one that completes an aim."""
    g = begin()
    at = seat(g, "england")
    g.ducats[at], g.took_event = 26, g.everyone
    put(g, Turn(at))
    done = Event(0, "mission-completed", (g.realm[at], 0))
    others = Event(0, "mission-completed", (g.realm[seat(g, "france")], 0))
    assert foolish(follies.needless_loan, g, at, "borrow", others)
    assert not foolish(follies.needless_loan, g, at, "borrow", done)


def test_wars_that_are_begun_together_are_one() -> None:
    """Something of one of the enemies was occupied: then the war on the others was not for nothing."""
    g = begin()
    at = seat(g, "france")
    enemies = [number(g, "realm", name) for name in ("mainz", "palatinate")]
    wars = [(g.realm[at], enemy) for enemy in enemies]
    done, ends = g.lexicon["done",], g.lexicon["end-turn",]
    begun = Step(g, at, done, g, [Event(0, "declared-war", war) for war in wars])
    over = Step(g, at, ends, g, [Event(0, "war-ended", war) for war in wars])
    assert list(follies.war_for_nothing([begun, over])) == [0]
    held = g.clone()
    held.occupied[at] = estate(g, enemies[1])
    assert not list(follies.war_for_nothing([begun, Step(g, at, ends, held, []), over]))


def test_a_tie_that_a_player_loses() -> None:
    """It counted for him, too (4.7)."""
    g = begin()
    at, castile, milan = seat(g, "england"), g.realm[seat(g, "castile")], number(g, "realm", "milan")
    play = g.lexicon.parse("play:dip-01-1")
    told = [Event(0, "unwed", (g.realm[at], castile)), Event(0, "wed", (g.realm[at], milan))]
    assert not list(follies.tie_for_tie([Step(g, at, play, g, told)]))
    told[0] = Event(0, "unwed", (g.realm[at], number(g, "realm", "burgundy")))
    assert list(follies.tie_for_tie([Step(g, at, play, g, told)])) == [0]


def test_stability_bought_for_the_next_event() -> None:
    """The comet lay open when it was bought, and he who had bought it took the comet."""
    g = begin()
    at, other = seat(g, "france"), seat(g, "castile")
    comet = g.start.event_number["11A-1"]
    rose, fell = Event(0, "stabilized", (g.realm[at], 6)), Event(0, "stability-fell", (g.realm[at], 1))
    g.event_row, g.event_ducats = (comet,), (0,)
    bought = Step(g, at, g.lexicon["stabilize",], g, [rose])
    taken = Step(g, at, g.lexicon["event", comet], g, [])
    chosen = Step(g, at, g.lexicon["option", 0], g, [fell])
    assert list(follies.stability_given_away([bought, taken, chosen])) == [0]
    assert not list(follies.stability_given_away([bought, taken._replace(seat=other), chosen]))
    unseen = taken._replace(choice=g.lexicon["event", comet + 1])
    assert not list(follies.stability_given_away([taken, bought, unseen, chosen]))
    over = Step(g, at, g.lexicon["end-turn",], g, [Event(0, "round", (1, 2))])
    assert not list(follies.stability_given_away([bought, over, taken, chosen]))


def test_a_march_to_a_war_that_leads_back() -> None:
    """To Greece and home again, since the mountains of Serbia were too much for so many (9.5)."""
    g = begin()
    at, serbia = seat(g, "ottomans"), number(g, "realm", "serbia")
    g.army_at[3 * at], g.armies[3 * at] = number(g, "area", "macedonia_thrace"), 3 * one(0)
    begun = Step(g, at, g.lexicon["done",], g, [Event(0, "declared-war", (g.realm[at], serbia))])
    army, out, on, back, over = (
        Step(g, at, g.lexicon.parse(choice), g, [])
        for choice in ("march-army:1", "step:greece", "step:serbia_albania", "step:macedonia_thrace", "end-turn")
    )
    assert list(follies.war_not_marched_to([begun, army, out, back])) == [3]
    assert not list(follies.war_not_marched_to([begun, army, out, on]))
    assert not list(follies.war_not_marched_to([begun, over, army, out, back]))
