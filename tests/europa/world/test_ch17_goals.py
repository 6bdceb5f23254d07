"""17: goals of the scenarios: each can be met and missed, is told to everybody, and counts in the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import theatrum
from theatrum.cli.setup import about
from theatrum.engine.errors import ContentError, TheatrumError
from theatrum.engine.telling import Teller
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles.europa.aims.goals import concerned, far, points, winners
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.reading import CONTENT
from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.court.vocabulary import SCENARIO
from theatrum.titles.europa.round.scoring import last_points, score, tell_places
from theatrum.titles.europa.setup.goals import Goal
from theatrum.titles.europa.setup.scenarios import read_file, read_scenarios
from theatrum.titles.europa.shown.standing import ending
from theatrum.titles.europa.state import Europa, add_share
from theatrum.titles.europa.title import EUROPA

from ..places import BOARD, LAND
from ..positions import begin, number, provinces, seat

Change = Callable[[Europa, int], None]

SCENARIOS = [scenario.id for scenario in EUROPA.scenarios]


def goal_of(g: Europa, name: str) -> Goal:
    return next(goal for goal in g.start.goals if goal.id == name)


# -- what changes a position


def holds(names: str) -> Change:
    """Towns on these provinces, whoever had them."""

    def change(g: Europa, at: int) -> None:
        loses(names)(g, at)
        g.towns[at] |= provinces(g, names)

    return change


def gains(realm: str, names: str) -> Change:
    """The same for somebody else."""
    return lambda g, _: holds(names)(g, seat(g, realm))


def occupies(names: str) -> Change:
    def change(g: Europa, at: int) -> None:
        g.occupied[at] = provinces(g, names)

    return change


def loses(names: str) -> Change:
    def change(g: Europa, _: int) -> None:
        for column in (g.towns, g.vassals):
            column[:] = [mask & ~provinces(g, names) for mask in column]

    return change


def sets(column: str, value: int) -> Change:
    def change(g: Europa, at: int) -> None:
        getattr(g, column)[at] = value

    return change


def authority(value: int) -> Change:
    def change(g: Europa, at: int) -> None:
        g.emperor, g.authority = g.realm[at], value

    return change


def ships(zone: str, count: int = 1) -> Change:
    def change(g: Europa, at: int) -> None:
        add_share(g.ships, number(g, "zone", zone), at, count)

    return change


def knows(idea: str) -> Change:
    def change(g: Europa, at: int) -> None:
        g.ideas[at] |= 1 << number(g, "idea", idea)

    return change


def influence(names: str) -> Change:
    def change(g: Europa, at: int) -> None:
        for name in names.split():
            add_share(g.influence, LAND.areas[name], at, 1)

    return change


def preach(count: int) -> Change:
    """So many areas are Protestant."""

    def change(g: Europa, _: int) -> None:
        spaces = [area for area, space in enumerate(LAND.religion_space) if space == area]
        for area in spaces[:count]:
            g.faith[area] = PROTESTANT

    return change


def alone(g: Europa, at: int) -> None:
    """Nobody else has a town."""
    g.towns = [towns if other == at else 0 for other, towns in enumerate(g.towns)]


def cardinals(g: Europa, at: int) -> None:
    """Two, both of another player."""
    g.curia = ((at + 1) % g.seats,) * 2


def at_once(*changes: Change) -> Change:
    def change(g: Europa, at: int) -> None:
        for each in changes:
            each(g, at)

    return change


def nothing(_: Europa, __: int) -> None:
    """As the scenario begins."""


PROTESTANT = RELIGIONS.index("protestant")
VOTES = "bohemia rhineland saxony westphalia"
VILLAGES = "augsburg munchen regensburg landshut salzburg"
ANKARA = "ankara hudavendigar izmir kutahya"
AT_PEACE = at_once(sets("stability", 1), sets("interest", 0))
GOALS: list[tuple[str, str, str, str, Change, int, Change, int]] = [
    ("1-00", "3_players", "order", "france", sets("allies", 0), 0, at_once(AT_PEACE, sets("allies", 1)), 2),
    ("evening", "3_players", "order", "muscovy", sets("interest", 1), 0, at_once(AT_PEACE, sets("allies", 1)), 2),
    ("1-01", "3_players", "worlds", "castile", nothing, 0, holds("mexico chile kongo goa korea"), 6),
    ("1-01", "4_players", "worlds", "england", nothing, 0, holds("canada"), 2),
    ("1-01", "3_players", "altar", "france", nothing, 0, sets("stability", 1), 3),
    ("1-02", "3_players_1_bot", "electors", "brandenburg", nothing, 0, influence(VOTES), 4),
    ("1-02", "3_players_1_bot", "crown", "austria", authority(3), 0, authority(4), 3),
    ("1-02", "3_players_1_bot", "keys", "papal_states", nothing, 3, cardinals, 0),
    ("1-02", "3_players_1_bot", "provinces", "netherlands", nothing, 0, holds("gelre friesland breda"), 3),
    ("1-02", "3_players_1_bot", "pomerania", "brandenburg", nothing, 0, holds("stettin"), 3),
    ("1-02", "3_players_2_bots", "rhine", "france", nothing, 0, holds("lorraine"), 3),
    ("1-03", "3_players", "india", "portugal", nothing, 0, holds("goa"), 5),
    ("1-03", "3_players", "factories", "england", nothing, 0, holds("canada virginia new_england"), 3),
    ("1-04", "3_players", "cuius", "austria", sets("stability", -1), 0, sets("stability", 0), 3),
    ("1-04", "3_players", "sword", "castile", loses("madrid sevilla barcelona valencia cordoba"), 0, alone, 3),
    ("1-05", "4_players", "frontiers", "france", nothing, 0, holds("lorraine artois"), 4),
    ("1-05", "4_players", "republic", "netherlands", nothing, 0, holds("antwerpen"), 4),
    ("1-05", "4_players", "silver", "castile", nothing, 4, loses("mexico cuzco florida antilles quito"), 0),
    ("1-05", "4_players", "bohemia", "austria", nothing, 4, loses("praha"), 0),
    ("1-05", "6_players_team", "road", "aragon", nothing, 4, loses("antwerpen"), 0),
    ("1-05", "6_players_team", "seas", "england", nothing, 0, ships("north_sea", 4), 4),
    ("1-06", "default_denmark", "prussia", "brandenburg", holds("konigsberg stettin"), 0, holds("silesia"), 9),
    ("1-06", "poland", "clipped", "poland", nothing, 3, gains("brandenburg", VILLAGES), 0),
    ("1-01", "3_players", "isles", "england", nothing, 4, holds("ulaidh lothian"), 12),
    ("1-01", "3_players", "pillars", "castile", nothing, 0, holds("granada napoli"), 4),
    ("1-01", "3_players", "compact", "france", nothing, 0, knows("constitutional_monarchy"), 17),
    ("1-01", "4_players", "marry", "austria", sets("weddings", 1), 1, sets("weddings", 15), 3),
    ("2-01", "default_austria", "conqueror", "ottomans", nothing, 7, holds("constantinople beograd kosovo"), 21),
    ("2-01", "default_austria", "eagle", "poland", nothing, 8, holds("danzig konigsberg"), 16),
    ("2-01", "default_austria", "isles", "england", nothing, 4, holds("ulaidh lothian"), 12),
    ("2-01", "default_austria", "marry", "austria", sets("weddings", 1), 2, sets("weddings", 15), 6),
    ("2-01", "default_austria", "pillars", "castile", nothing, 0, holds("granada napoli"), 4),
    ("2-01", "muscovy", "rus", "muscovy", nothing, 0, holds("novgorod kijevas"), 4),
    ("2-01", "default_austria", "compact", "castile", nothing, 0, knows("absolute_monarchy"), 18),
    ("2-01", "default_austria", "nation", "france", nothing, 0, knows("revolutionary_regime"), 31),
    ("2-01", "default_austria", "workshop", "england", nothing, 0, knows("industrial_revolution"), 6),
    ("2-01", "default_austria", "may", "poland", nothing, 0, knows("constitutional_monarchy"), 35),
    ("2-01", "default_austria", "flag", "england", nothing, 0, holds("mexico kongo goa korea"), 4),
    ("2-02", "3_players", "apple", "ottomans", nothing, 0, holds("beograd pest wien"), 12),
    ("2-02", "3_players", "bulwark", "austria", nothing, 0, holds("pest pozsony"), 5),
    ("2-02", "4_players", "seas", "poland", nothing, 0, holds("danzig"), 4),
    ("2-02", "3_players", "gathering", "muscovy", nothing, 0, holds("novgorod kijevas smolenskas"), 6),
    ("2-02", "6_players", "holy", "mamluks", nothing, 5, loses("halab"), 0),
    ("2-02", "5_players_sweden", "baltic", "sweden", nothing, 4, holds("reval riga"), 12),
    ("2-02", "6_players", "baltic", "denmark", nothing, 8, holds("reval riga"), 16),
    ("2-03", "5_players", "mare", "venice", nothing, 0, holds("cyprus rhodes tunis tripoli"), 5),
    ("2-03", "6_players_teams", "jerusalem", "castile", nothing, 0, holds("al_quds"), 2),
    ("2-04", "6_players", "capitals", "france", nothing, 0, occupies("wien berlin madrid moskva roma"), 8),
    ("2-04", "6_players", "congress", "austria", nothing, 4, gains("france", f"{VILLAGES} wien milano roma napoli"), 0),
    ("2-05", "6_players", "mohacs", "ottomans", nothing, 0, holds("pest hunyad"), 4),
    ("2-05", "6_players", "word", "brandenburg", preach(0), 0, preach(7), 3),
    ("2-05", "6_players", "council", "papal_states", preach(7), 4, preach(8), 0),
    ("2-05", "6_players", "heir", "england", sets("weddings", 1), 0, at_once(AT_PEACE, sets("weddings", 3)), 4),
    ("2-05", "6_players", "milan", "france", nothing, 4, loses("milano"), 0),
    ("2-05", "6_players", "plus_ultra", "castile", nothing, 0, holds("mexico antilles cuzco"), 4),
    ("2-06", "1_player", "phoenix", "byzantium", nothing, 0, holds(f"edirne selanik {ANKARA}"), 9),
    ("2-06", "1_player", "conqueror", "ottomans", nothing, 0, holds("constantinople"), 6),
    ("2-06", "1_player", "stato", "venice", nothing, 0, holds("cyprus morea"), 4),
    ("2-07", "default_start", "glory", "ulm", nothing, 0, authority(1), 9),
    ("2-07", "alternate_start", "glory", "ulm", nothing, 0, holds(f"{VILLAGES} {ANKARA}"), 9),
    ("2-07", "default_start", "crown", "austria", nothing, 3, authority(2), 0),
    ("2-07", "alternate_start", "lombardy", "venice", nothing, 0, holds("milano cremona"), 3),
]  # fmt: skip
"""A goal, whose it is, a change after which it brings so much, and another one with what it brings then."""


@pytest.mark.rule("europa:17.1")
@pytest.mark.parametrize("row", GOALS, ids=[f"{row[0]}-{row[2]}-{row[3]}" for row in GOALS])
def test_a_goal_is_met_and_missed(row: tuple[str, str, str, str, Change, int, Change, int]) -> None:
    scenario, variant, name, realm, first, before, then, after = row
    g = begin(scenario, variant)
    goal, at = goal_of(g, name), seat(g, realm)
    whole = goal.prestige * max(1, goal.most)
    assert at in concerned(g, goal)
    first(g, at)
    assert points(g, at, goal) == before
    assert (far(g, at, goal).have >= far(g, at, goal).need) == (before == whole)
    then(g, at)
    assert points(g, at, goal) == after
    assert (far(g, at, goal).have >= far(g, at, goal).need) == (after == whole)


def test_every_goal_of_every_scenario_is_in_that_table() -> None:
    every = ((variant.scenario, goal) for variant in read_scenarios() for goal in variant.goals)
    known = {(scenario, goal.id) for scenario, goal in every if not goal.grants}
    assert known == {(row[0], row[2]) for row in GOALS}
    assert {scenario for scenario, _ in known} == set(SCENARIOS)


def test_every_realm_of_every_variant_has_a_goal() -> None:
    for variant in read_scenarios():
        g = begin(variant.scenario, variant.id)
        assert {at for goal in g.start.goals for at in concerned(g, goal)} == set(range(g.seats)), variant.id


def test_goals_of_realms_that_nobody_plays_are_left_out() -> None:
    assert [goal.id for goal in begin("2-02", "3_players").start.goals] == ["apple", "bulwark", "gathering"]


# -- the end


@pytest.mark.rule("europa:4.7")
def test_goals_count_in_the_final_scoring() -> None:
    g = begin("2-02", "3_players")
    at = seat(g, "ottomans")
    holds("beograd wien")(g, at)
    assert (SCENARIO, 8) in last_points(g, at)
    before = g.prestige[at]
    score(g)
    assert g.prestige[at] == before + sum(points for _, points in last_points(g, at))
    told = {event.args: event for event in g.events if event.name == "goal-scored"}
    apple = told[g.realm[at], 8, g.start.names["goal"].index("apple")]
    for language in LANGUAGES:
        sentence = Teller(EUROPA, g, LIBRARY.words(EUROPA, language)).sentence(apple)
        assert sentence.endswith(f": {goal_of(g, 'apple').names[language]}.")
    assert not g.triumph


@pytest.mark.rule("europa:4.7")
def test_who_stands_where_in_the_end_is_told_the_best_first() -> None:
    g = begin("2-02", "3_players")
    g.prestige[:] = [5, 30, 12]
    tell_places(g)
    told = [event.args for event in g.events if event.name == "final-place"]
    assert told == [(g.realm[1], 1, 30), (g.realm[2], 2, 12), (g.realm[0], 3, 5)]


@pytest.mark.rule("europa:17.1")
def test_a_goal_that_wins_comes_before_all_prestige() -> None:
    g = begin("2-06", "1_player")
    hero = seat(g, "byzantium")
    g.prestige = [50] * g.seats
    g.prestige[hero] = -50
    score(g)
    assert (winners(g), g.result()[hero]) == (0, 3)
    holds(f"edirne selanik {ANKARA}")(g, hero)
    score(g)
    assert winners(g) == g.triumph == 1 << hero
    assert g.result()[hero] == 1
    assert ending(g) == "goal"


def test_who_has_most_of_something_shares_it_and_nobody_has_most_of_nothing() -> None:
    g = begin("1-03", "3_players")
    goal = goal_of(g, "factories")
    for at in range(g.seats):
        g.towns[at] &= ~DISTANT
    assert [points(g, at, goal) for at in range(g.seats)] == [0, 0, 0]
    holds("canada")(g, 0)
    holds("virginia")(g, 1)
    assert [points(g, at, goal) for at in range(g.seats)] == [3, 3, 0]
    assert far(g, 2, goal) == (0, 1)


DISTANT = sum(LAND.in_area[area] for area in range(len(LAND.areas)) if LAND.distant >> area & 1)


# -- what is told of them


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_is_told_of_a_scenario_before_and_during_it(scenario: str) -> None:
    game = theatrum.new("europa", scenario, seed=1)
    view, printed = game.view(0), EUROPA.printed(game.state)["goals"]
    assert len(view["goals"]) == len(printed) > 0
    assert all(any(standing) for standing in view["goals"])
    for language in LANGUAGES:
        words = LIBRARY.words(EUROPA, language)
        before, during = about(EUROPA, game.scenario, words), game.text(0, language)
        assert EUROPA.prose(language)[f"scenario-{scenario}"] == before[0]
        for goal in printed:
            assert any(goal["names"][language] in line and goal["asks"][language] in line for line in before)
            assert goal["names"][language] in during
            assert goal["asks"][language] in during
    own = game.summary(0)["goals"]
    mine = [(goal["id"], standing[0]) for goal, standing in zip(printed, view["goals"], strict=True) if standing[0]]
    assert [(goal["goal"], [goal["have"], goal["need"], goal["prestige"]]) for goal in own] == mine


def test_a_scenario_turns_rules_on_unless_the_table_says_otherwise() -> None:
    assert theatrum.new("europa", "2-07", seed=1).options["elections"] == "yes"
    assert theatrum.new("europa", "2-07", seed=1, options={"elections": "no"}).options["elections"] == "no"
    assert theatrum.new("europa", "2-01", seed=1).options["elections"] == "no"
    assert "Imperial elections: electors choose the Emperor" in "\n".join(
        about(EUROPA, next(s for s in EUROPA.scenarios if s.id == "2-07"), LIBRARY.words(EUROPA, "en"))
    )


# -- files with faults


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("prestige = 9\nwins", 'counts = "tax_income"\nprestige = 9\nwins', "a goal has a condition, or counts"),
        ('realms = ["ulm"]', 'realms = ["utopia"]', "no realm 'utopia'"),
        ("any_of(is(emperor)", "any_of(is(mayor)", "'mayor' is no who"),
        ('id = "crown"', 'id = "glory"', "two goals have the same id"),
        ('condition = "any_of', 'most = 2\ncounts = "any_of', "only a condition can win"),
    ],
)
def test_a_faulty_goal_is_refused_with_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = (CONTENT / "scenarios" / "2_07.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "2_07.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContentError, match=says) as fault:
        read_file(path, BOARD, read_lists())
    assert fault.value.line > 0


def test_a_scenario_turns_only_options_that_there_are(tmp_path: Path) -> None:
    text = (CONTENT / "scenarios" / "2_07.toml").read_text("utf-8")
    path = tmp_path / "own.toml"
    path.write_text(text.replace('elections = "yes"', 'elections = "maybe"'), "utf-8")
    with pytest.raises(TheatrumError, match="no option 'elections' that can be 'maybe'"):
        theatrum.new("europa", path, seed=1)
