"""Chapter 6: action cards are played, displayed, used and countered."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.cards.covert import could_counter
from theatrum.titles.europa.cards.pricing import cost
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, DIP, MIL, Europa, share

from ..cards import answer, area
from ..positions import begin, choose, closed, hold, number, offered, put, seat, zeros

CENTRALIZATION, DEVELOPMENT, MARRIAGE, SUBJUGATION, ALLIANCE, SPIES, COUNTER = (
    "adm-01-2", "adm-02-1", "dip-01-1", "dip-02-1", "dip-03-1", "dip-04-3", "dip-05-1",
)  # fmt: skip


def turn_with(realm: str, *cards: str) -> tuple[Europa, int]:
    g = begin()
    g.dice = Dice(Generator(1))
    g.deck = sum(g.start.people.deck)
    g.missions = [()] * g.seats
    at = seat(g, realm)
    hold(g, at, *cards)
    return put(g, Turn(at)), at


@pytest.mark.rule("europa:6.2")
def test_counterespionage_stops_a_new_alliance_whose_price_stays_paid() -> None:
    """The book's example: France pays 4 and 2 ducats for Aragon; Castile plays Counterespionage for 2."""
    g, at = turn_with("france", ALLIANCE)
    castile = seat(g, "castile")
    hold(g, castile, COUNTER)
    g.power = [5 if kind == DIP else 0 for _ in range(g.seats) for kind in range(3)]
    there = area(g, "aragon")
    g.influence[there] = 2 << 4 * castile
    ducats = g.ducats[at]
    choose(g, at, f"play:{ALLIANCE}")
    assert (g.power[3 * at + DIP], g.ducats[at]) == (1, ducats - 2)
    choose(g, castile, f"counter:{COUNTER}")
    assert g.power[3 * castile + DIP] == 3
    assert g.influence[there] == 2 << 4 * castile
    assert g.discards[DIP] == tuple(g.start.people.number[card] for card in (ALLIANCE, COUNTER))
    assert "end-turn" in offered(g, at)


@pytest.mark.rule("europa:5.4", "europa:6.2")
def test_counterespionage_can_itself_be_stopped() -> None:
    """Claims of France: Castile stops them, England stops Castile."""
    g, at = turn_with("france")
    castile, england = seat(g, "castile"), seat(g, "england")
    hold(g, castile, COUNTER)
    hold(g, england, "dip-05-2")
    g.power, g.claims[at], g.struggles = [4] * len(g.power), 0, ()
    choose(g, at, "fabricate", "claim:burgundy", "done")
    while type(g.decision).__name__ == "Counter":
        assert g.decision
        asked = g.decision.waiting.bit_length() - 1
        last = offered(g, asked)[-1 if not g.discards[DIP] else 0]
        choose(g, asked, f"counter:{COUNTER}" if asked == castile else last)
    assert g.claims[at] == 1 << area(g, "burgundy")
    assert len(g.discards[DIP]) == 2


@pytest.mark.rule("europa:5.4", "europa:6.2")
def test_claims_that_are_stopped_stay_paid_for() -> None:
    g, at = turn_with("france")
    castile = seat(g, "castile")
    hold(g, castile, COUNTER)
    g.power, g.claims[at], g.struggles = [4] * len(g.power), 0, ()
    choose(g, at, "fabricate", "claim:burgundy", "done")
    choose(g, castile, f"counter:{COUNTER}")
    assert (g.claims[at], g.power[3 * at + DIP]) == (0, 2)


@pytest.mark.rule("europa:5.4")
def test_the_seven_covert_actions() -> None:
    """Claims and what stops covert actions are such by themselves; the others are said by their cards."""
    g = begin()
    by_card = {act.id for act in g.start.lists.deeds if act.covert}
    assert {"new_alliance", "steal_technology"} < by_card
    assert len(by_card) == 5
    assert {name.split("-")[0] for name in by_card} == {"new_alliance", "steal_technology", "spy_network"}
    assert g.start.lists.deeds[g.start.counter].id == "counterespionage"


@pytest.mark.rule("europa:6.2")
def test_a_new_alliance_that_nobody_stops() -> None:
    """One Castilian cube goes, two French ones come, and with the most influence Aragon is an ally."""
    g, at = turn_with("france", ALLIANCE)
    castile, there = seat(g, "castile"), area(g, "aragon")
    aragon = number(g, "realm", "aragon")
    for one in range(g.seats):
        g.allies[one] &= ~(1 << aragon)
        g.weddings[one] &= ~(1 << aragon)
    for place in ("aragon", "sicily", "corsica_sardinia", "naples"):
        g.influence[area(g, place)] = 0
    g.influence[there] = 2 << 4 * castile
    hold(g, castile, MARRIAGE)
    g.power = [5] * len(g.power)
    choose(g, at, f"play:{ALLIANCE}")
    choose(g, castile, "decline")  # he is asked whether he has the card or not
    choose(g, at, "pick-realm:aragon")
    while "pick-area:aragon" in offered(g, at):
        choose(g, at, "pick-area:aragon")
    answer(g)
    assert (share(g.influence, there, castile), share(g.influence, there, at)) == (1, 2)
    assert g.allies[at] >> aragon & 1


@pytest.mark.rule("europa:6.2")
def test_who_has_no_diplomatic_card_or_no_power_is_not_asked() -> None:
    g, _ = turn_with("france")
    castile = seat(g, "castile")
    hold(g, castile, "adm-01-1")
    assert not could_counter(g, castile)
    hold(g, castile, MARRIAGE)
    assert could_counter(g, castile)
    g.power[3 * castile + DIP] = 1
    assert not could_counter(g, castile)


@pytest.mark.rule("europa:6.2")
def test_centralization_is_displayed_and_its_levy_brings_ducats() -> None:
    """The book's example: 2 and 2 ducats for three uses; the levy costs 1 and two uses, and brings 8 ducats."""
    g, at = turn_with("austria", CENTRALIZATION)
    g.ducats[at], g.power[3 * at + ADM] = 10, 3
    card = g.start.people.number[CENTRALIZATION]
    g.infantry = zeros(g.infantry)
    g.armies[3 * at : 3 * at + 3], g.army_at[3 * at : 3 * at + 3] = [0] * 3, [-1] * 3
    g.infantry[area(g, "austria")] = 8 << 4 * at
    choose(g, at, f"play:{CENTRALIZATION}", "end-turn")
    assert (g.shown[at], g.ducats[at], g.power[3 * at + ADM]) == (((card, 3),), 8, 1)
    g.took_event = g.everyone
    put(g, Turn(at))
    choose(g, at, f"use:{CENTRALIZATION}:centralization-levy")
    answer(g)
    assert (g.shown[at], g.ducats[at], g.power[3 * at + ADM]) == (((card, 1),), 16, 0)
    assert (g.unrest & g.towns[at]).bit_count() == 1
    g.power[3 * at + ADM] = 3
    choose(g, at, "end-turn")
    put(g, Turn(at))
    assert closed(g, at)[f"use:{CENTRALIZATION}:centralization-levy"].key == "no-uses"
    choose(g, at, f"use:{CENTRALIZATION}:centralization-officials")
    answer(g)
    assert g.shown[at] == ()
    assert g.discards[ADM] == (card,)


@pytest.mark.rule("europa:6.2")
def test_two_displayed_cards_at_most_and_no_two_alike() -> None:
    g, at = turn_with("austria", CENTRALIZATION, "adm-01-4", DEVELOPMENT, SPIES)
    g.power = [9] * len(g.power)
    g.took_event = g.everyone
    choose(g, at, f"play:{CENTRALIZATION}", "end-turn")
    put(g, Turn(at))
    assert closed(g, at)["play:adm-01-4"].key == "same-card-shown"
    choose(g, at, f"play:{DEVELOPMENT}", "end-turn")
    put(g, Turn(at))
    choose(g, at, f"play:{SPIES}")
    assert offered(g, at) == [f"take-in:{CENTRALIZATION}", f"take-in:{DEVELOPMENT}"]
    choose(g, at, f"take-in:{CENTRALIZATION}")
    assert [g.start.people.ids[card] for card, _ in g.shown[at]] == [DEVELOPMENT, SPIES]


@pytest.mark.rule("europa:6", "europa:7.6")
def test_development_integrates_lands_that_are_wholly_owned() -> None:
    g, at = turn_with("castile", DEVELOPMENT)
    g.power = [9] * len(g.power)
    g.cores[at] = 0
    choose(g, at, f"play:{DEVELOPMENT}", "end-turn")
    g.took_event = g.everyone
    put(g, Turn(at))
    use = f"use:{DEVELOPMENT}:development-integrate"
    assert closed(g, at)[use].key == "no-target"  # every area it owns wholly is its core already
    granada, andalucia = number(g, "realm", "granada"), area(g, "andalucia")
    g.towns[at] |= g.start.side.flags[granada]
    choose(g, at, use)
    assert g.cores[at] == 1 << andalucia


@pytest.mark.rule("europa:6")
def test_a_card_without_a_target_or_means_stays_in_the_hand() -> None:
    g, at = turn_with("castile", SUBJUGATION, "adm-05-1", "mil-07-1")
    g.curia = ()  # a controller pays less
    g.power = [0] * len(g.power)
    why = closed(g, at)
    assert why["play:adm-05-1"].args == (ADM, 3)
    assert why["play-minor:mil-07-1"].args == (MIL, 1)
    g.power = [9] * len(g.power)
    g.allies[at] = 0
    assert closed(g, at)[f"play:{SUBJUGATION}"].key == "nobody-to-subjugate"


@pytest.mark.rule("europa:7.3", "europa:6")
@pytest.mark.parametrize(("level", "price"), [(-3, 1), (-2, 1), (-1, 2), (0, 3), (2, 5)])
def test_a_card_that_raises_stability_costs_more_the_higher_it_is(level: int, price: int) -> None:
    g, at = turn_with("castile", "adm-05-1")
    g.curia, g.stability[at] = (), level
    deed = next(number_ for number_, act in enumerate(g.start.lists.deeds) if act.kind == "law_and_order")
    assert cost(g, at, deed) == (("adm", price), ("ducats", 2))


@pytest.mark.rule("europa:15", "europa:19.2")
def test_a_card_that_raises_stability_is_cheaper_for_the_papal_controller_and_near_0_for_the_orthodox() -> None:
    g, at = turn_with("castile", "adm-05-1")
    deed = next(number_ for number_, act in enumerate(g.start.lists.deeds) if act.kind == "law_and_order")
    g.curia = (at,)
    assert cost(g, at, deed)[0] == ("adm", 2)
    g.curia, g.rome = (), -1
    g.religion[at] = RELIGIONS.index("orthodox")
    prices = []
    for level in (-2, -1, 0, 1):
        g.stability[at] = level
        prices.append(cost(g, at, deed)[0][1])
    assert prices == [1, 1, 2, 4]


@pytest.mark.rule("europa:8")
def test_efficient_spies_work_for_less() -> None:
    g, at = turn_with("castile")
    deed = next(number_ for number_, act in enumerate(g.start.lists.deeds) if act.id == "spy_network-sow_unrest")
    assert cost(g, at, deed) == (("dip", 1),)
    g.ideas[at] = 1 << g.start.lists.ideas["efficient_spies"]
    assert cost(g, at, deed) == (("dip", 0),)


KINDS = sorted({character.type for character in begin().start.lists.characters.values()})


@pytest.mark.rule("europa:6")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_can_be_played_or_belongs_to_a_battle_or_a_reaction(kind: str) -> None:
    lists = begin().start.lists
    g, at = turn_with("castile", next(card for card, one in lists.characters.items() if one.type == kind))
    g.power, g.ducats = [5] * len(g.power), [40] * g.seats
    g.idea_row = tuple(lists.ideas[name] for name in ("bureaucracy", "cannons", "free_trade"))
    other = seat(g, "france")
    g.ideas[other] = 1 << lists.ideas["bureaucracy"]
    g.rebels[area(g, "leon")] = 1
    g.exhausted[at] = 2
    g.religion[at] = 1
    g.influence[area(g, "portugal")] = 4 << 4 * at
    g.allies[at] |= 1 << number(g, "realm", "granada")
    g.influence[area(g, "andalucia")] = 5 << 4 * at
    name = next(name for name, type_ in lists.actions.items() if type_ == kind)
    plays = [choice for choice in offered(g, at) if choice.startswith("play")]
    if name in ("counterespionage", "tactical_superiority", "inspired_leader"):
        assert not plays
        return
    assert len(plays) == 1, name
    choose(g, at, plays[0])
    for _ in range(60):
        if type(g.decision).__name__ == "Act":
            break
        assert g.decision
        to = g.decision.waiting.bit_length() - 1
        g.answer(to, g.offered(to)[-1])
    assert not g.hands[at] or g.shown[at]
