"""What the steward of long games has learned: ships are kept, trades used, marches lead somewhere, loans serve."""

from __future__ import annotations

from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.bot.ahead import Settling
from theatrum.titles.europa.bot.aims import unused
from theatrum.titles.europa.bot.balance import SIEGES, WAITING
from theatrum.titles.europa.bot.campaign import Campaign
from theatrum.titles.europa.bot.dues import AMPLE, DUCATS, FEW, LOOMS, RISK, RUIN, asked, demands, feared, peril, spare
from theatrum.titles.europa.bot.field import IDLE, STANDS, advance, best_march, urgent
from theatrum.titles.europa.bot.host import Host
from theatrum.titles.europa.bot.steward import reasons, scores
from theatrum.titles.europa.bot.texts import of_loss
from theatrum.titles.europa.bot.turn import card_worth
from theatrum.titles.europa.cards.scene import Memory, Scene
from theatrum.titles.europa.round.accounts import accounts
from theatrum.titles.europa.round.reducing import Reduce
from theatrum.titles.europa.round.turn import Turn, current
from theatrum.titles.europa.state import MIL
from theatrum.titles.europa.trade.trading import Favour, Send, Trade
from theatrum.titles.europa.war.forces import land_units
from theatrum.titles.europa.war.movement.march import March

from .battles import army, before_scotland, field, light
from .positions import number, provinces, put, seat


def test_ships_beyond_the_first_six_are_kept() -> None:
    """Half a ducat a round is no reason to break one up (4.4 A)."""
    g = field()
    at = seat(g, "england")
    light(g, "england", "english_channel", 9)
    g.ducats[at] = 20
    put(g, Reduce(at))
    ship, done = (g.lexicon.parse(choice) for choice in ("disband-light:english_channel", "done"))
    weights = scores(g.veil(at), at, [ship, done])
    assert weights[1] > weights[0] + 0.15


def test_in_equal_trade_one_favours_oneself() -> None:
    """So it is foreseen what a card pays (12.5)."""
    g = field()
    at, other = seat(g, "england"), seat(g, "france")
    g.push(Trade(at))
    put(g, Favour(at, tuple(sorted((at, other)))))
    assert Settling(Host(g.veil(at), at))(g) is g.lexicon["favour", g.realm[at]]


def test_nobody_follows_where_others_are_enough() -> None:
    """Who besieges already has the prize: it draws no second army."""
    g, at, scotland = before_scotland()
    e = Host(g.veil(at), at)
    e._defence[scotland] = 0
    northumbria = number(g, "area", "northumbria")
    assert e.pull(5, northumbria) > 1
    army(g, "england", "scotland", "infantry 3", 1)
    e = Host(g.veil(at), at)
    e._defence[scotland] = 0
    assert e.joins(5, scotland) < 0.5 < e.venture(5, scotland)
    going = March(at, area=northumbria)
    assert advance(e, going, 1, scotland, takes=False, by_sea=False) < 0.5


def test_nobody_marches_through_an_army() -> None:
    """The march ends with the battle (9.7): what lies beyond is no reason for it. Against four times as many there is
    nothing to win at all."""
    g, at, scotland = before_scotland(1)
    e = Host(g.veil(at), at)
    going = March(at, area=number(g, "area", "northumbria"))
    e._defence[scotland] = 8
    assert advance(e, going, 2, scotland, takes=False, by_sea=False) < 0
    del e.prizes[scotland]
    e.prizes[number(g, "area", "ireland")] = 50.0
    assert advance(e, going, 2, scotland, takes=False, by_sea=False) < 0


def test_an_army_stands_still_rather_than_wander() -> None:
    g, at, _ = before_scotland()
    put(g, Turn(at))
    e = Host(g.veil(at), at)
    e.prizes.clear()
    e.prizes[number(g, "area", "lombardy")] = 0.1
    assert best_march(e)[1] < 0
    assert next(weight for weight, *_ in reasons(e, g.lexicon["march",])) == IDLE
    assert STANDS > 0.15


def test_a_war_without_a_siege_hurries_when_others_pass() -> None:
    """It is over with the round (10.1)."""
    g, at, _ = before_scotland()
    calm = urgent(Host(g.veil(at), at))
    g.passed = (seat(g, "castile"),)
    assert urgent(Host(g.veil(at), at)) > calm > 0
    g.occupied[at] = 1
    assert urgent(Host(g.veil(at), at)) == 0


def test_no_loan_for_men_once_the_action_is_taken() -> None:
    """They can be raised in the next turn at the soonest: so can the loan."""
    g = field()
    at, leon = seat(g, "castile"), number(g, "area", "leon")
    g.rebel_towns, g.rebels[leon] = g.towns[at] & g.start.board.land.in_area[leon], 3
    army(g, "castile", "castile", "infantry 2")
    g.ducats[at], g.available[at], g.power[3 * at + MIL] = 1, 5, 4
    put(g, Turn(at))
    borrow = g.lexicon["borrow",]
    assert scores(g.veil(at), at, [borrow])[0] > 0
    current(g).acted = True
    assert scores(g.veil(at), at, [borrow])[0] < 0


def test_ruin_is_seen_in_the_words_of_an_event() -> None:
    """What the treasury has not takes loans; what they do not cover is bankruptcy (7.4)."""
    g = field()
    at = seat(g, "england")
    g.ducats[at], g.interest[at] = 4, 3
    e = Host(g, at)
    scene = Scene(g, at, g.realm[at], Memory())
    assert of_loss(e, scene, "ducats", 4) < of_loss(e, scene, "ducats", 9) - 0.8
    assert of_loss(e, scene, "ducats", 14) < RUIN == of_loss(e, scene, "ducats", 15)


def test_power_for_which_there_is_no_war_left_goes_into_order() -> None:
    """It is dear for sieges alone."""
    g, at, _ = before_scotland()
    e = Host(g.veil(at), at)
    assert unused(e) == SIEGES
    e.prizes.clear()
    e.strides.clear()
    assert unused(e) == WAITING
    e.last = True
    assert unused(e) < WAITING


def test_money_is_kept_for_what_an_open_event_will_ask() -> None:
    """Volatile Cost Fluctuations takes of everybody, by half of his tax, units and loans at the least; others of one
    realm alone, if another takes them and chooses so."""
    g = field()
    at, poland = seat(g, "england"), seat(g, "poland")
    events = g.start.event_number
    g.interest[at] = 5
    whole = accounts(g, at).towns // 2 + land_units(g, at) + g.exhausted[at] + 2 * 5
    assert asked(g, at, events["254B"]) in (whole // 2, (whole + 1) // 2)
    assert events["152B"] not in demands(DUCATS)
    assert asked(g, at, events["44A-1"]) == 0
    assert (asked(g, poland, events["307-1"]), asked(g, at, events["307-1"])) == (8, 0)
    g.event_deck = (0, 1 << events["307-1"] | 1 << events["152B"])
    assert (feared(g, poland), feared(g, at)) == (8, 0)


def test_something_is_left_for_upkeep_dice_and_events() -> None:
    """What can be raised, less what is due, what upkeep lacks, and two ducats for each four dice of rebels."""
    g = field()
    at = seat(g, "england")
    g.interest[at], g.ducats[at] = 4, 3
    assert spare(g, at, 0, 2) == 3 + 5
    assert spare(g, at, 3, -2) == 3
    g.unrest = provinces(g, "london york")
    assert spare(g, at, 3, -2) == 1
    g.interest[at] = 0
    assert spare(g, at, 0, -9) == 3 + 25 - 9 - 2
    g.ducats[at] = AMPLE
    assert spare(g, at, 0, -9) == AMPLE + 25
    assert peril(FEW, 0) == 0 > peril(FEW - 1, 0) > peril(0, 0) == peril(0, 15) == -RISK * RUIN
    assert peril(FEW, 15) < 0 == peril(15, 15)
    assert peril(-1, 0) < -LOOMS * RUIN < peril(0, 0)


def test_the_last_ducats_are_dear() -> None:
    """With four loans and hardly a ducat neither cards are kept nor men raised for what else would be worth it."""
    g = field()
    at = seat(g, "england")
    dear = {}
    for ducats, loans in ((8, 0), (8, 5), (2, 5)):
        g.ducats[at], g.interest[at] = ducats, loans
        dear[ducats, loans] = Host(g.veil(at), at).ducat
    assert dear[8, 0] < dear[8, 5] < dear[2, 5]


def test_distant_realms_defend_themselves_with_twice_as_many() -> None:
    """But for a plague (13.4)."""
    g = field()
    at, mali, there = seat(g, "castile"), number(g, "realm", "mali"), number(g, "area", "mali")
    many = Host(g, at).levy(mali, there)
    g.plague |= 1 << there
    assert many == 2 * Host(g, at).levy(mali, there) > 0


def test_an_heir_is_kept_for_a_weak_ruler() -> None:
    """Without a leader in the hand his death leaves the throne empty (7.2)."""
    g = field()
    at = seat(g, "england")
    people = g.start.people
    g.ruler[at] = people.number["mil-01-1"]
    leader = next(card for card, person in enumerate(people.all) if person.leader)
    other = next(card for card, person in enumerate(people.all) if person.leader and card > leader)
    healthy = card_worth(Host(g, at), leader)
    g.ill[at] = 1
    assert card_worth(Host(g, at), leader) > healthy
    g.hands[at] = (leader, other)
    assert card_worth(Host(g, at), leader) == healthy


def test_no_war_is_planned_for_what_others_have_taken() -> None:
    """Where rebels hold all of a realm nothing of it can be besieged."""
    g, at, _ = before_scotland()
    plan = Campaign(Host(g, at), (number(g, "realm", "scotland"),), levied=False)
    assert plan.taken[0] > 0
    g.rebel_towns = lands(g, number(g, "realm", "scotland"))
    plan = Campaign(Host(g, at), (number(g, "realm", "scotland"),), levied=False)
    assert plan.taken[0] == 0


def test_who_cannot_be_paid_is_sent_home() -> None:
    """Rather than that loans are taken for wages, which nobody asks about (4.4 B)."""
    g = field()
    at = seat(g, "england")
    army(g, "england", "east_anglia", "mercenary-infantry 9")
    choices = [g.lexicon.parse(choice) for choice in ("disband:1:infantry:mercenary", "done")]
    better = {}
    for ducats in (0, 40):
        g.ducats[at], g.stability[at] = ducats, -3
        put(g, Reduce(at))
        weights = scores(g.veil(at), at, choices)
        better[ducats] = weights[0] - weights[1]
    assert better[0] > 0.15 > -0.15 > better[40]


def test_another_merchant_is_thought_of() -> None:
    """Where an aim needs the one who would go."""
    g = field()
    at = seat(g, "england")
    g.merchants[3 * at : 3 * at + 2] = [number(g, "node", "bordeaux"), number(g, "node", "champagne")]
    g.push(Trade(at, node=number(g, "node", "english_channel")))
    g.ask(Send(at), 1 << at)
    assert [Settling(Host(g.veil(at), at), each)(g) for each in (0, 1)] == g.offered(at)[:2]
