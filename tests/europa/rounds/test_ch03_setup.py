"""Chapter 3: what everybody begins with, the milestones of a later start, hiring before the first round."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.setup.dealing import Hire
from theatrum.titles.europa.setup.dealing import begin as deal
from theatrum.titles.europa.setup.scenarios import Variant, read_scenarios
from theatrum.titles.europa.state import DIP, MIL

from ..positions import begin, choose, closed, hold, offered


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize("variant", read_scenarios(), ids=lambda variant: f"{variant.scenario}-{variant.id}")
def test_three_of_each_power_fifteen_ducats_and_a_stability_of_nothing(variant: Variant) -> None:
    """Unless the set-up of a realm says otherwise of ducats; later starts give power on top of it."""
    g = begin(variant.scenario, variant.id)
    assert g.power == [3] * (3 * g.seats)
    assert g.stability == [0] * g.seats
    assert g.ducats == [seat.setup.data.get("ducats", 15) for seat in g.start.seats]


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize(("scenario", "age"), [("1-00", "1"), ("1-04", "2"), ("2-05", "2")])
def test_milestones_are_those_of_the_first_age_played(scenario: str, age: str) -> None:
    """One of each of four kinds; the second translation says whose age, the first knows starts of 1444 alone."""
    variant = next(v for v in read_scenarios() if v.scenario == scenario)
    assert str(variant.data["ages"][0]) == age
    g = begin(variant.scenario, variant.id)
    g.dice = Dice(Generator(1))
    deal(g)
    run(g)
    names = [g.start.names["milestone"][milestone] for milestone in g.milestones]
    assert [name.split("-")[:2] for name in names] == [
        [age, kind] for kind in ("economics", "expansion", "politics", "warfare")
    ]


@pytest.mark.rule("europa:3", "europa:7.2")
def test_advisors_and_leaders_are_hired_at_their_price_before_the_first_round() -> None:
    g = begin()
    hold(g, 0, "dip-02-1", "mil-01-1", "adm-02-3")
    people = g.start.people
    g.ask(Hire(0), 1)
    cost = people.all[people.number["dip-02-1"]].cost
    choose(g, 0, "appoint:dip-02-1")
    assert g.ducats[0] == 15 - cost
    g.ask(Hire(0), 1)
    price = people.all[people.number["mil-01-1"]].cost
    choose(g, 0, "appoint-general:mil-01-1:1")
    assert g.power[MIL] == 3 - price
    assert [people.ids[card] for card in g.hands[0]] == ["adm-02-3"]
    assert g.advisors[DIP] == people.number["dip-02-1"]
    g.ask(Hire(0), 1)
    assert "done" in offered(g, 0)
    assert closed(g, 0)["crown:adm-02-3"].key == "has-ruler"
