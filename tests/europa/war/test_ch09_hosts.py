"""9.3, 9.4, 9.7.4, 4.4: hosts put together by chance: units and ships of every kind, counted, hit and sent home.

What the rules pack into numbers is kept here unit by unit.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from theatrum.titles.europa.round import accounts, reducing
from theatrum.titles.europa.state import NONE, Europa, add_share, share
from theatrum.titles.europa.war import forces, pieces
from theatrum.titles.europa.war.battle import clash, losses
from theatrum.titles.europa.war.recruiting import enlisting
from theatrum.titles.europa.war.units import (
    ALLIED,
    CATEGORIES,
    DAMAGED,
    GALLEY,
    HEAVY,
    INFANTRY,
    LIGHT,
    MERCENARY,
    REGULAR,
    SHIPS,
    UNITS,
    count,
    of_category,
    of_kind,
    one,
    remove_category,
    ship,
    siege_strength,
)

from ..battles import field
from ..positions import number

Army = Counter[tuple[int, int]]
"""How many units there are of each kind and category."""
SEEDS = pytest.mark.parametrize("seed", range(12))
KINDS = [(kind, category) for kind in range(3) for category in range(3)]


class Host:
    """Everything a seat has on the board: three armies, two of them in one area, loose infantry, ships."""

    def __init__(self, seed: int) -> None:
        dice = self.dice = Random(seed)
        g = self.g = field()
        self.at = dice.randrange(g.seats)
        here, there = (number(g, "area", name) for name in ("leon", "castile"))
        self.here, self.stand = here, dice.sample((here, here, there), 3)
        self.armies = [Army({unit: dice.randint(0, 3) for unit in dice.sample(KINDS, 5)}) for _ in range(3)]
        self.loose = {here: dice.randint(0, 3), there: dice.randint(0, 2)}
        self.zone, self.port = number(g, "zone", "north_sea"), len(g.guards) + number(g, "province", "sevilla")
        self.ships = {water: dice.randint(0, 2) for water in (self.zone, self.port)}
        self.guards = dice.randint(0, 1)
        self.fleet = [dice.randint(0, 3) for _ in SHIPS]
        self.damaged = dice.randint(0, self.fleet[HEAVY])
        self.fleet_at = dice.choice((self.zone, self.port, 0))
        for other in range(g.seats):  # those of others stand everywhere and count for nothing
            g.army_at[3 * other : 3 * other + 3] = [here, there, here]
            g.armies[3 * other : 3 * other + 3] = [one(INFANTRY)] * 3
            add_share(g.infantry, here, other, 1)
            add_share(g.ships, self.zone, other, 1)
        add_share(g.infantry, here, self.at, -1)
        add_share(g.ships, self.zone, self.at, -1)
        for army, units in enumerate(self.armies):
            packed = sum(many * one(*unit) for unit, many in units.items())
            g.armies[3 * self.at + army] = packed
            g.army_at[3 * self.at + army] = self.stand[army] if packed else NONE
        for area, many in self.loose.items():
            add_share(g.infantry, area, self.at, many)
        for water, many in self.ships.items():
            add_share(g.ships, water, self.at, many)
        add_share(g.guards, self.zone, self.at, self.guards)
        g.fleet[self.at] = sum(many * ship(kind) for kind, many in enumerate(self.fleet)) + self.damaged * ship(DAMAGED)
        g.fleet_at[self.at] = self.fleet_at if sum(self.fleet) else NONE

    def whole(self, category: int) -> int:
        return sum(many for army in self.armies for (_, of), many in army.items() if of == category)

    def here_of(self, kind: int) -> int:
        """Units of a kind in the area, loose ones too."""
        standing = [army for army, area in zip(self.armies, self.stand, strict=True) if area == self.here]
        many = sum(many for army in standing for (of, _), many in army.items() if of == kind)
        return many + (self.loose[self.here] if kind == INFANTRY else 0)


def packed(g: Europa, at: int, army: int) -> Army:
    units = g.armies[3 * at + army]
    return +Army({unit: count(units, *unit) for unit in KINDS})


@pytest.mark.rule("europa:9.4")
@SEEDS
def test_units_are_counted_by_kind_and_category(seed: int) -> None:
    host = Host(seed)
    g, at = host.g, host.at
    for army, units in enumerate(host.armies):
        whole = g.armies[3 * at + army]
        assert packed(g, at, army) == +units
        for kind in range(3):
            assert of_kind(whole, kind) == sum(many for (of, _), many in units.items() if of == kind)
            assert of_category(whole, kind) == sum(many for (_, of), many in units.items() if of == kind)
            left = remove_category(whole, kind)
            assert [of_category(left, other) for other in range(3)] == [
                0 if other == kind else of_category(whole, other) for other in range(3)
            ]
        infantry, cavalry, artillery = (of_kind(whole, kind) for kind in range(3))
        assert siege_strength(whole) == infantry + cavalry // 2 + 2 * artillery
    loose = sum(host.loose.values())
    assert forces.regulars(g, at) == host.whole(REGULAR) + loose
    g.exhausted[at] = seed
    assert forces.deployed(g, at) == host.whole(REGULAR) + loose + seed
    assert forces.land_units(g, at) == sum(host.whole(category) for category in range(3)) + loose
    assert accounts.mercenaries(g, at) == host.whole(MERCENARY)
    assert clash.units_of(g, at, host.here) == tuple(host.here_of(kind) for kind in range(3))
    box = g.start.box.components
    assert pieces.mercenaries_left(g) == box["mercenary"].number - host.whole(MERCENARY)
    g.rebels[0], g.allied[at] = 3, 2
    assert pieces.black_units_left(g) == box["npr_unit"].number - host.whole(ALLIED) - 3 - 2


@pytest.mark.rule("europa:4.4", "europa:9.4")
@SEEDS
def test_ships_are_counted_by_kind_and_place(seed: int) -> None:
    host = Host(seed)
    g, at = host.g, host.at
    out = sum(host.ships.values()) + host.guards + sum(host.fleet)
    assert pieces.ships_left(g, at) == g.start.box.components["ship"].number - out
    there = host.fleet if host.fleet_at == host.zone else [0, 0, 0]
    assert clash.ships_of(g, at, host.zone) == (there[LIGHT] + host.ships[host.zone] + host.guards, *there[1:])
    sailing = host.ships[host.zone] + host.guards + (sum(host.fleet) if host.fleet_at != host.port else 0)
    assert forces.ships_at_sea(g, at) == sailing
    assert accounts.accounts(g, at).ships == -((sailing + 1) // 2)
    assert accounts.accounts(g, at).pay == -host.whole(REGULAR) - sum(host.loose.values()) - 2 * host.whole(MERCENARY)


@pytest.mark.rule("europa:9.7")
@SEEDS
def test_hits_strike_mercenaries_regular_and_allied_units_by_turns(seed: int) -> None:
    """A category that has nobody left is passed over; regular units are exhausted, others go to the box."""
    host = Host(seed)
    g, at, dice = host.g, host.at, host.dice
    frame = losses.Casualties(at, False, host.here, 99, dice.randrange(3))
    armies = [army if area == host.here else Army() for army, area in zip(host.armies, host.stand, strict=True)]
    turn, loose, fallen = frame.category, host.loose[host.here], 0
    while True:
        standing = [
            {
                (army, *unit)
                for army, units in enumerate(armies)
                for unit, many in units.items()
                if many and unit[1] == of
            }
            for of in range(3)
        ]
        able = [bool(standing[of]) or (of == REGULAR and loose > 0) for of in range(3)]
        choices = frame.choices(g)
        if not any(able):
            assert not choices
            break
        while not able[turn % 3]:
            turn += 1
        expected = {g.lexicon["lose", army, kind, of].id for army, kind, of in standing[turn % 3]}
        if turn % 3 == REGULAR and loose:
            expected.add(g.lexicon["lose-loose", host.here].id)
        assert {choice.id for choice in choices} == expected
        choice = dice.choice(choices)
        frame.take(g, choice)
        if choice.verb == "lose-loose":
            loose -= 1
        else:
            army, kind, of = choice.args
            armies[army][kind, of] -= 1
        fallen += turn % 3 == REGULAR
        turn += 1
        assert (g.exhausted[at], share(g.infantry, host.here, at)) == (fallen, loose)
        for army in range(3):
            if host.stand[army] == host.here:
                assert packed(g, at, army) == +armies[army]
                assert (g.army_at[3 * at + army] == host.here) == bool(+armies[army])


@pytest.mark.rule("europa:9.9")
@SEEDS
def test_a_heavy_ship_is_damaged_by_its_first_hit_and_sinks_by_the_second(seed: int) -> None:
    """Any ship in the zone may be struck; as many hits are taken as ships and sound heavy ones bear."""
    host = Host(seed)
    g, at, dice = host.g, host.at, host.dice
    fleet = host.fleet if host.fleet_at == host.zone else [0, 0, 0]
    damaged = host.damaged if host.fleet_at == host.zone else 0
    light, guards = host.ships[host.zone], host.guards
    fight = clash.Clash(True, host.zone, at, ((g.realm[at],), ()))
    assert losses.endurance(g, fight, g.realm[at]) == light + guards + sum(fleet) + fleet[HEAVY] - damaged
    while True:
        able = {
            "sink-light": light,
            "sink-guard": guards,
            "damage": fleet[HEAVY] - damaged,
            "sink:light-ship": fleet[LIGHT],
            "sink:heavy-ship": damaged,
            "sink:galley": fleet[GALLEY],
        }
        choices = {choice.id: choice for choice in losses.targets_at_sea(g, at, host.zone)}
        assert set(choices) == {name for name, many in able.items() if many}
        if not choices:
            break
        name = dice.choice(sorted(choices))
        losses.fall(g, at, host.zone, choices[name])
        light, guards = light - (name == "sink-light"), guards - (name == "sink-guard")
        damaged += (name == "damage") - (name == "sink:heavy-ship")
        for kind, ships in ((LIGHT, "sink:light-ship"), (HEAVY, "sink:heavy-ship"), (GALLEY, "sink:galley")):
            fleet[kind] -= name == ships
    if host.fleet_at == host.zone:
        assert (g.fleet[at], g.fleet_at[at]) == (0, NONE)
    assert share(g.ships, host.zone, at) == share(g.guards, host.zone, at) == 0
    assert share(g.ships, host.port, at) == host.ships[host.port]


@pytest.mark.rule("europa:4.4")
@SEEDS
def test_everything_can_be_sent_home_before_wages_are_due(seed: int) -> None:
    """Regular units go back to the manpower; allied ones are not for the player to send."""
    host = Host(seed)
    g, at, dice = host.g, host.at, host.dice
    box, before = host.whole(REGULAR) + sum(host.loose.values()), g.available[at]
    allied = host.whole(ALLIED)
    armies, damaged = host.armies, host.damaged
    while True:
        standing = [(army, *unit) for army, units in enumerate(armies) for unit, many in units.items() if many]
        land = {g.lexicon["disband", *unit].id for unit in standing if unit[2] != ALLIED}
        land |= {g.lexicon["disband-infantry", area].id for area, many in host.loose.items() if many}
        sea = {g.lexicon["disband-ship", kind].id for kind, many in enumerate(host.fleet) if many}
        sea |= {g.lexicon["disband-light", water].id for water, many in host.ships.items() if many}
        sea |= {g.lexicon["disband-guard", host.zone].id} if host.guards else set()
        found = {choice.id: choice for choice in reducing.units(g, at, (REGULAR, MERCENARY))}
        afloat = {choice.id: choice for choice in reducing.vessels(g, at)}
        assert (set(found), set(afloat)) == (land, sea)
        if not found and not afloat:
            break
        choice = (found | afloat)[dice.choice(sorted(found | afloat))]
        reducing.disband(g, at, choice)
        if choice.verb == "disband":
            army, kind, of = choice.args
            armies[army][kind, of] -= 1
            assert (g.army_at[3 * at + army] == NONE) == (not +armies[army])
        elif choice.verb == "disband-infantry":
            host.loose[choice.args[0]] -= 1
        elif choice.verb == "disband-ship":
            kind = choice.args[0]
            host.fleet[kind] -= 1
            damaged -= kind == HEAVY and damaged > 0
            marks = damaged * ship(DAMAGED)
            assert g.fleet[at] == sum(many * ship(of) for of, many in enumerate(host.fleet)) + marks
            assert (g.fleet_at[at] == NONE) == (not any(host.fleet))
        elif choice.verb == "disband-light":
            host.ships[choice.args[0]] -= 1
        else:
            host.guards -= 1
    assert g.available[at] == before + box
    assert forces.land_units(g, at) == allied
    told = [event for event in g.events if event.name == "disbanded"]
    assert {event.args[0] for event in told} <= {g.realm[at]}
    assert len(told) == box + sum(1 for event in told if event.args[2] == MERCENARY)


@pytest.mark.rule("europa:9.4")
@pytest.mark.parametrize("category", range(3), ids=CATEGORIES)
@SEEDS
def test_all_units_of_a_category_are_dissolved(category: int, seed: int) -> None:
    host = Host(seed)
    g, at = host.g, host.at
    assert pieces.dissolve(g, at, category) == host.whole(category)
    for army, units in enumerate(host.armies):
        left = +Army({unit: many for unit, many in units.items() if unit[1] != category})
        assert packed(g, at, army) == left
        assert (g.army_at[3 * at + army] == NONE) == (not left)


@pytest.mark.rule("europa:9.4")
@pytest.mark.parametrize("kind", range(3), ids=UNITS)
@SEEDS
def test_a_unit_that_joins_or_leaves_an_army_is_one_of_its_kind(kind: int, seed: int) -> None:
    host = Host(seed)
    g, at = host.g, host.at
    for army, units in enumerate(host.armies):
        category = (army + seed) % 3
        pieces.place(g, at, kind, host.stand[army], 2, category, army)
        assert packed(g, at, army) == +(units + Army({(kind, category): 2}))
        before = g.exhausted[at]
        pieces.lose(g, at, kind, host.stand[army], category, army)
        pieces.remove(g, at, kind, host.stand[army], 1, category, army)
        assert packed(g, at, army) == +units
        assert g.exhausted[at] == before + (category == REGULAR)
        assert (g.army_at[3 * at + army] == NONE) == (not +units)


@pytest.mark.rule("europa:9.7")
@SEEDS
def test_parties_take_hits_by_turns_as_long_as_they_can(seed: int) -> None:
    dice, g = Random(seed), field()
    parties = tuple(dice.sample([realm for realm in range(60) if realm not in g.realm], 3))
    room = {party: dice.randint(0, 4) for party in parties}
    fight = clash.Clash(False, 0, 0, (parties, ()), levies=tuple(room.items()))
    for hits in range(15):
        taken = dict.fromkeys(parties, 0)
        for _ in range(hits):
            able = [party for party in parties if taken[party] < room[party]]
            if able:
                taken[min(able, key=lambda party: (taken[party], parties.index(party)))] += 1
        assert losses.allot(g, fight, parties, hits) == taken


@pytest.mark.rule("europa:5.5")
@pytest.mark.parametrize("ducats", range(6))
@pytest.mark.parametrize("left", [False, True])
def test_somebody_might_be_recruited_for_two_ducats_a_mercenary_for_four_an_ally_for_nothing(
    ducats: int, left: bool
) -> None:
    """Regular units out of the manpower, allied ones that wait, mercenaries while the box has any."""
    for available in (0, 1):
        for waiting in (0, 1):
            g, at = field(), 2
            g.ducats[at], g.available[at], g.allied[at] = ducats, available, waiting
            if not left:
                g.armies[0] = g.start.box.components["mercenary"].number * one(INFANTRY, MERCENARY)
            able = bool(waiting) or (ducats >= 2 and available == 1) or (ducats >= 4 and left)
            assert enlisting.possible(g, at) == able
