"""The steward plays whole games sensibly, by reasons that it can tell."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import theatrum
from theatrum.engine.choice import Choice
from theatrum.language import FORMS
from theatrum.titles.europa.board.ownership import lands, rightful
from theatrum.titles.europa.board.reading import CONTENT, members
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.bot.aims import mission_worth
from theatrum.titles.europa.bot.balance import PARTS, idea_worths, season
from theatrum.titles.europa.bot.campaign import Campaign
from theatrum.titles.europa.bot.characters import LEANS, characters, leaning
from theatrum.titles.europa.bot.errands import CLAIMS, SHIPS, UNITS, errand
from theatrum.titles.europa.bot.homage import homage, standing, subdued
from theatrum.titles.europa.bot.host import Host
from theatrum.titles.europa.bot.odds import battle
from theatrum.titles.europa.bot.peace import whole
from theatrum.titles.europa.bot.prospects import chances, prospect
from theatrum.titles.europa.bot.steward import explain, scores, weigh
from theatrum.titles.europa.bot.texts import words
from theatrum.titles.europa.bot.turn import TRUSTED
from theatrum.titles.europa.bot.why import WHYS
from theatrum.titles.europa.bot.worth import clock, worth
from theatrum.titles.europa.cards.conditions import progress
from theatrum.titles.europa.court.tracks import tax
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import DIP, MIL, NONE, Europa
from theatrum.titles.europa.title import EUROPA
from theatrum.titles.europa.voyages.exploring import Discover, Explore
from theatrum.titles.europa.war.units import one

from .positions import begin, number, provinces, put, seat, without_goals
from .stewards import play
from .words.test_words_diplomacy import arguments

AIMED = {"mission", "milestone"}
"""Reasons that name an aim, whichever it is."""


def taken_by(g: Europa, province: int) -> bool:
    """Whether it is a player's, or the province of which the test speaks."""
    name = g.start.names["province"][province]
    return name in ("lorraine", "paris") or any(towns >> province & 1 for towns in g.towns)


def counted(g: Europa, name: str) -> int:
    return sum(event.name == name for event in g.events)


def test_a_game_of_stewards_is_sensible() -> None:
    """The introduction: land is kept, nobody is in ruin, ties are made, aims fulfilled, trade taken, peace made."""
    told: list[tuple[int, float]] = []

    def watch(g: Europa, at: int, choices: list[Choice]) -> None:
        """Hints say what the scores count, and name what their sentences want."""
        if len(g.events) % 7 == 0 and len(choices) < 12:
            veiled = g.veil(at)
            totals = scores(veiled, at, choices)
            for choice, total in zip(choices, totals, strict=True):
                assert sum(weight for weight, _ in weigh(veiled, at, choice)) == pytest.approx(total)
                for why in explain(veiled, at, choice):
                    assert len(why.args) == len(WHYS.get(why.key, ())), why
        told.append((clock(g), sum(worth(g, seat) for seat in range(g.seats)) if not len(told) % 40 else 1.0))

    g = play("1-00", "3_players", 3, 0b111, watch)
    begun = begin("1-00", "3_players")
    assert sum(map(int.bit_count, g.towns)) >= sum(map(int.bit_count, begun.towns))
    assert min(g.stability) >= 0
    assert max(g.interest) <= TRUSTED + 1  # what falls due at the end may ask for one more
    assert not any(g.wars)
    assert counted(g, "bankrupt") == 0
    assert counted(g, "mission-completed") >= 2
    assert counted(g, "milestone-reached") >= 2
    assert counted(g, "allied") >= 1
    assert counted(g, "idea-developed") >= 4
    assert counted(g, "trades") >= 1
    assert counted(g, "card-played") >= 1
    beats = [beat for beat, _ in told]
    assert beats == sorted(beats)
    assert all(total == pytest.approx(1.0) for _, total in told)


def test_a_steward_beats_players_at_random() -> None:
    """Six short games, two from each seat: three of them would be more than its share."""
    won = 0
    for seed in range(6):
        g = play("1-00", "3_players", seed, 1 << seed % 3)
        won += g.result()[seed % 3] == 1
        assert worth(g, seed % 3) == (g.result()[seed % 3] == 1)
    assert won >= 5


def test_tables_name_what_exists() -> None:
    lists = begin().start.lists
    assert set(idea_worths()) == set(lists.ideas)
    effects = {word for word, kind in lists.language.words if kind == "effect"}
    actions = {f"free({word})" for word, kind in lists.language.words if kind == "action"}
    assert set(words()) <= effects | actions
    assert set(chances()) <= {word for word, kind in lists.language.words if kind in ("number", "condition")}
    assert set(characters()) == set(next(option for option in EUROPA.options if option.id == "realms").sides)
    assert set(characters().values()) <= set(LEANS)
    assert {key for keys in LEANS.values() for key in keys} <= set(WHYS) | reasons_given() | set(PARTS)


def reasons_given() -> set[str]:
    """The keys of all reasons that modules of the steward give."""
    given = set()
    for path in (CONTENT.parent / "bot").glob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip().startswith("yield ") and "from" not in line:
                given |= set(re.findall(r', "([a-z-]+)"', line))
    return given


@pytest.mark.parametrize("language", FORMS)
def test_every_reason_has_a_sentence(language: str) -> None:
    text = (CONTENT / "words" / language / "bot.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    listed = set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE))
    assert set(PARTS) | set(WHYS) <= listed
    for key in listed:
        message = bundle.get_message(f"why-{key}")
        spec = " ".join(f"{name}:{kind}" for name, kind in WHYS.get(key, ()))
        for pattern in (message.value, *message.attributes.values()):
            assert pattern
            _, errors = bundle.format_pattern(pattern, arguments(spec, language))
            assert not errors, (key, errors)


@pytest.mark.parametrize("language", FORMS)
def test_reasons_that_modules_give_are_listed(language: str) -> None:
    """What is yielded as a reason anywhere in the steward has its sentence."""
    text = (CONTENT / "words" / language / "bot.ftl").read_text(encoding="utf-8")
    listed = set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE))
    assert reasons_given() | AIMED | set(PARTS) == listed


def test_the_season_is_as_long_as_the_events_last() -> None:
    """Seven events a round with six players: a deck of 28 for an age (3)."""
    g = begin()
    g.options = {**g.options, "ages": "one"}
    g.event_deck = (g.start.deck(1, 1), g.start.deck(1, 2))
    assert season(g).rounds == 1 + 4  # before the first events are laid out
    g.events_down = g.start.events_a_round
    assert season(g).rounds == 4
    g.event_deck, g.events_down = (0, 0), 0
    assert season(g).rounds == 1
    assert season(g).span == pytest.approx(1.0)


def test_nobody_borrows_to_look_rich() -> None:
    """A milestone asks for 25 ducats and no loans: a loan only seems to bring it nearer (17.3)."""
    g = begin()
    at = seat(g, "france")
    g.milestones, g.reached = (number(g, "milestone", "1-economics-reliable"),), ((),)
    g.ducats[at] = 18
    put(g, Turn(at))
    assert sum(weight for weight, _ in weigh(g.veil(at), at, g.lexicon["borrow",])) < -0.5


def test_a_distant_realm_can_be_discovered_too() -> None:
    """Where somebody owns the land there is no empty territory to count (5.1)."""
    g = begin()
    at = seat(g, "castile")
    land = g.start.board.land
    owned = next(
        area for area in members(land.distant) if all(rightful(g, province) >= 0 for province in land.within[area])
    )
    g.push(Explore(at))
    g.ask(Discover(at), 1 << at)
    assert scores(g.veil(at), at, [g.lexicon["discover", owned]])[0] > 0


def test_a_war_on_a_great_realm_is_weighed_though_there_are_not_towns_for_all_of_it() -> None:
    """Eight large towns are all there are: what a player's land would bring is counted as far as pieces go (2.2)."""
    g = begin()
    at = seat(g, "castile")
    large = [province for province in range(len(g.start.side.tax)) if g.start.side.tax[province] == 2]
    free = [province for province in large if not any(towns >> province & 1 for towns in g.towns)]
    mine = [province for province in large if g.towns[at] >> province & 1]
    for province in free[: 8 - len(mine)]:
        g.towns[at] |= 1 << province
        g.large |= 1 << province
    e = Host(g.veil(at), at)
    plan = Campaign(e, (g.realm[seat(g, "france")],), levied=False)
    won = e.won(plan.land)
    assert min(left(won, at)) >= 0
    assert tax(won, at) > tax(g, at)


def test_an_occupied_large_province_is_weighed_though_no_large_town_is_left() -> None:
    """The eighth large town stands in Lorraine's capital, which is occupied: Paris would be two small ones (2.2)."""
    g = begin()
    at, lorraine, paris = seat(g, "castile"), provinces(g, "lorraine"), provinces(g, "paris")
    mine = [province for province in members(g.towns[at]) if g.start.side.tax[province] == 2]
    others = [p for p in range(len(g.start.side.tax)) if g.start.side.tax[p] == 2 and not taken_by(g, p)]
    for province in others[: 7 - len(mine)]:
        g.towns[at] |= 1 << province
        g.large |= 1 << province
    g.occupied[at] = g.occupied_large = lorraine
    e = Host(g.veil(at), at)
    assert left(g, at)[1] == 0
    assert e.ambition(paris) >= 0
    won = e.won(lorraine | paris)
    assert won.towns[at] & (lorraine | paris) == lorraine | paris
    assert left(won, at)[1] == 0


def test_numbers_tell_in_a_battle() -> None:
    """Three dice a side, half their faces hit: one against one both fall as a rule; more of them win and lose few."""
    assert battle(1, 1)[0] == pytest.approx(0.11, abs=0.01)
    assert battle(5, 2)[0] > 0.95
    assert 3.0 < battle(5, 2)[1] < 4.0
    assert battle(2, 0) == (1.0, 2.0)
    assert battle(0, 2) == (0.0, 0.0)
    assert battle(40, 20)[0] > 0.9


def milestone_alone(g: Europa, name: str) -> None:
    g.milestones, g.reached = (number(g, "milestone", name),), ((),)
    g.missions = [()] * g.seats


def test_claims_for_a_milestone_are_made_at_once() -> None:
    """Three claims are 5 Prestige for the first (17.3): worth six points of power; not what two have before."""
    g = begin()
    at = seat(g, "france")
    milestone_alone(g, "1-politics-claims")
    g.claims[at], g.power[3 * at + DIP] = 0, 8
    put(g, Turn(at))
    wanted = errand(Host(g.veil(at), at), CLAIMS)
    assert (wanted.missing, wanted.kind, wanted.aim) == (3, "milestone", g.milestones[0])
    told = explain(g.veil(at), at, g.lexicon["fabricate",])
    assert [(why.key, why.args) for why in told] == [("milestone", (g.milestones[0], 3, 3))]
    assert told[0].weight > 1
    g.power[3 * at + DIP] = 3
    assert not errand(Host(g.veil(at), at), CLAIMS).missing
    assert [why.key for why in explain(g.veil(at), at, g.lexicon["fabricate",])] == ["claim"]
    g.power[3 * at + DIP], g.reached = 8, ((0, 1),)
    assert not errand(Host(g.veil(at), at), CLAIMS).missing


def test_units_and_ships_are_raised_for_an_aim_that_lacks_them_alone() -> None:
    g = begin()
    at = seat(g, "france")
    g.ducats[at], g.available[at], g.power[3 * at + MIL] = 40, 20, 6
    g.ships[0] += 4 << 4 * at  # two of eight are missing: as many as there are ports for
    for name, word in (("1-warfare-limit", UNITS), ("1-expansion-fleet", SHIPS)):
        milestone_alone(g, name)
        put(g, Turn(at))
        assert errand(Host(g.veil(at), at), word).kind == "milestone"
        poor = g.clone()
        poor.ducats[at] = 4
        assert not errand(Host(poor.veil(at), at), word).missing


def test_a_fleet_may_take_two_rounds() -> None:
    """With money for two of three ships the work is begun, unless the game is over before it is done."""
    g = begin()
    at = seat(g, "france")
    milestone_alone(g, "1-expansion-fleet")
    missing = 8 - progress(g, at, g.start.lists.milestone[g.milestones[0]].condition).have
    g.ships[0] += max(0, missing - 3) << 4 * at  # three are left, and money for two
    g.ducats[at], g.power[3 * at + MIL], g.events_down = 8, 6, g.start.events_a_round
    put(g, Turn(at))
    assert errand(Host(g.veil(at), at), SHIPS).missing == 3
    g.event_deck, g.events_down, g.options = (0, 0), 0, {**g.options, "ages": "one"}
    assert not errand(Host(g.veil(at), at), SHIPS).missing


def test_a_mission_is_named_with_what_it_still_lacks() -> None:
    """What a choice brings an aim is told by the aim's own name, and how much of how many things is missing then."""
    g = begin()
    at, mission = seat(g, "castile"), number(g, "mission", "castile-1C")  # Stability and three advisors
    g.missions[at] = (mission,)
    g.advisors[3 * at : 3 * at + 3] = [number(g, "card", name) for name in ("adm-01-2", "dip-03-1", "mil-11-3")]
    g.stability[at], g.power[3 * at] = 0, 8
    put(g, Turn(at))
    assert aims_told(g, at, "stabilize")["mission"] == ((mission, 0, 4), True)
    g.advisors[3 * at] = NONE
    assert aims_told(g, at, "stabilize")["mission"] == ((mission, 1, 4), True)


def aims_told(g: Europa, at: int, choice: str) -> dict[str, tuple[tuple[int, ...], bool]]:
    """What is said of missions and milestones, and whether it speaks for a choice."""
    told = explain(g.veil(at), at, g.lexicon.parse(choice))
    return {why.key: (why.args, why.weight > 0) for why in told if why.key in ("mission", "milestone")}


def test_realms_lean_as_history_has_it_unless_the_table_wants_it_free() -> None:
    """What speaks for a choice of the realm's leaning counts a quarter more."""
    g = begin()
    at = seat(g, "castile")
    assert leaning(g, at) == "voyages"
    g.power[3 * at + DIP], g.power[3 * at + MIL] = 8, 8
    g.ideas[at] |= 1 << g.start.lists.ideas["quest_for_the_new_world"]
    put(g, Turn(at))
    free = g.clone()
    free.options = {**g.options, "characters": "free"}
    assert leaning(free, at) == ""
    choice = g.lexicon["explore",]
    historical, plain = ({key: weight for weight, key in weigh(g_.veil(at), at, choice)} for g_ in (g, free))
    assert plain["explore"] > 0
    assert historical["explore"] == pytest.approx(1.25 * plain["explore"])
    assert historical["spends"] == plain["spends"]


def test_a_seat_shows_to_what_its_ruler_leans() -> None:
    """Unless the table plays without characters."""
    for played, shown in (("historical", True), ("free", False)):
        game = theatrum.new("europa", "1-00", 3, 1, {"characters": played})
        assert ("leans to war" in game.text(1)) == shown  # France's mat, seen by another
        view: Any = game.view(1)
        assert {realm["leans"] for realm in view["realms"]} == ({"war", "voyages", "trade"} if shown else {""})


def test_missions_are_chosen_by_what_can_be_had() -> None:
    """A council that lacks a level of Stability is likelier than land across the sea, and that than another's crown."""
    g = begin()
    at = seat(g, "castile")
    g.stability[at] = 0
    g.advisors[3 * at : 3 * at + 3] = [number(g, "card", name) for name in ("adm-01-2", "dip-03-1", "mil-11-3")]
    e = Host(g.veil(at), at)
    missions = g.start.lists.missions
    council, africa, flanders = (number(g, "mission", f"castile-{key}") for key in ("1C", "2C", "4A"))
    likely = [prospect(e, missions[mission].condition) for mission in (council, africa, flanders)]
    assert likely == sorted(likely, reverse=True)
    assert likely[0] > 0.5
    assert mission_worth(e, council) > mission_worth(e, flanders)
    assert prospect(e, ("at_least", 1, ("deployed",))) > 0.9  # it holds already


def test_no_friend_is_made_of_him_whose_land_a_mission_wants() -> None:
    """The Serbian Marches are to be taken (17.2): no cubes and no alliance there, while others are courted."""
    g = without_goals()
    at, serbia = seat(g, "ottomans"), number(g, "realm", "serbia")
    g.missions[at] = ()
    assert serbia in Host(g.veil(at), at).charms
    g.missions[at] = (number(g, "mission", "ottomans-1C"),)
    e = Host(g.veil(at), at)
    assert e.prey[serbia] > 1
    assert serbia not in e.charms
    g.missions[at] = (number(g, "mission", "ottomans-2C"),)  # here an alliance will do
    e, crimea = Host(g.veil(at), at), number(g, "realm", "crimea")
    assert crimea not in e.prey
    assert e.wishes("allied")[crimea] > 1


def test_a_capital_makes_a_vassal_of_a_realm() -> None:
    """The Teutonic Order lies in one area (10): its capital is worth a siege more than any other town."""
    g = begin()
    at, order = seat(g, "poland"), number(g, "realm", "teutonic_order")
    g.missions[at] = (number(g, "mission", "poland-1B"),)  # Danzig
    g.wars[at] |= 1 << order
    e = Host(g.veil(at), at)
    assert homage(e, order) > 3
    seat_of, town = (1 << number(g, "province", name) for name in ("marienburg", "kulm"))
    assert subdued(e, seat_of) == pytest.approx(homage(e, order))
    assert subdued(e, town) == 0
    byzantium = number(g, "realm", "byzantium")  # there another area has to be held, too
    city, morea = (1 << number(g, "province", name) for name in ("constantinople", "morea"))
    assert standing(e, byzantium, city) == standing(e, byzantium, morea) < 1 == standing(e, byzantium, city | morea)


def test_strangers_rebels_are_no_prize() -> None:
    """Rebels are everybody's enemies (14): who is at peace leaves those in another's land to him."""
    g = begin()
    at, town = seat(g, "england"), number(g, "province", "cordoba")
    g.rebel_towns = 1 << town
    assert not Host(g.veil(at), at).prizes
    assert Host(g.veil(seat(g, "castile")), seat(g, "castile")).prizes


def test_team_mates_are_no_rivals() -> None:
    g = begin("2-03", "6_players_teams")
    at = next(at for at in range(g.seats) if g.start.mates[at].bit_count() > 1)
    weights = Host(g.veil(at), at).rivalry
    assert [bool(weight) for weight in weights] == [not g.start.mates[at] >> other & 1 for other in range(g.seats)]


def test_a_war_that_goes_well_is_not_ended_before_all_is_won() -> None:
    """A capital is given back unless the whole realm is annexed (10): with the rest in reach the war goes on."""
    g = begin()
    at, realm = seat(g, "castile"), number(g, "realm", "aragon")
    land = g.start.board.land
    g.wars[at] |= 1 << realm
    theirs = list(members(lands(g, realm)))
    for province in theirs[1:]:
        g.occupied[at] |= 1 << province
    g.army_at[3 * at], g.armies[3 * at] = land.area_of[theirs[0]], 5 * one(0)
    g.power[3 * at + MIL] = 5
    g.events_down = g.start.events_a_round  # another round will come
    assert whole(Host(g.veil(at), at), realm) > 1
    spent = g.clone()
    spent.armies[3 * at], spent.available[at] = 0, 0
    assert whole(Host(spent.veil(at), at), realm) == 0
    g.event_deck, g.events_down, g.options = (0, 0), 0, {**g.options, "ages": "one"}
    assert Host(g.veil(at), at).last
    assert whole(Host(g.veil(at), at), realm) == 0


def test_colonists_are_sent_out_when_they_are_there() -> None:
    """A town for a claim and four colonists, who are good for nothing else in the end (5.3, 4.7)."""
    g = begin()
    at, land = seat(g, "castile"), g.start.board.land
    area = next(area for area in members(land.distant) if all(rightful(g, each) < 0 for each in land.within[area]))
    g.claims[at] |= 1 << area
    put(g, Turn(at))
    choice = g.lexicon["colonize", area]
    g.colonists[at] = 0
    without = sum(weight for weight, _ in weigh(g.veil(at), at, choice))
    g.colonists[at] = 4
    settled = sum(weight for weight, _ in weigh(g.veil(at), at, choice))
    assert settled > max(0.0, without)
    g.event_deck, g.events_down, g.options = (0, 0), 0, {**g.options, "ages": "one"}
    assert sum(weight for weight, _ in weigh(g.veil(at), at, choice)) > 0.9
