"""Europa as a title: its starts, options, names, and how a game is told when it is over."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.engine.title import Scenario
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles import TITLES
from theatrum.titles.europa.board.board import read_board
from theatrum.titles.europa.cards.row import build
from theatrum.titles.europa.round.ages import last_age
from theatrum.titles.europa.round.scoring import far_ahead
from theatrum.titles.europa.setup.dealing import struggles
from theatrum.titles.europa.setup.scenarios import read_scenarios
from theatrum.titles.europa.shown.standing import belongs, ending, rounds, tally
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.casus import attackable, barred

from .cards import answer, carry_out
from .positions import begin, number, seat

TITLE = TITLES["europa"]
ROWS = [
    pytest.param(scenario, row, id=f"{scenario.id}-{'-'.join(row)}")
    for scenario in TITLE.scenarios
    for rows in scenario.rows.values()
    for row in rows
]


def state_of(game: theatrum.Game) -> Europa:
    assert isinstance(game.state, Europa)
    return game.state


def test_a_start_is_shown_by_where_its_capitals_lie_and_both_sides_share_a_map() -> None:
    covers = {scenario.id: TITLE.cover(scenario).places for scenario in TITLE.scenarios}
    assert covers["1-00"] == ("seine", "castile", "east_anglia")
    minutes = {scenario.id: (TITLE.cover(scenario).kind, TITLE.cover(scenario).minutes) for scenario in TITLE.scenarios}
    assert minutes["evening"] == ("evening", (60, 120))  # two rounds of half an hour to an hour
    assert minutes["2-01"] == ("ages", (480, 960))
    assert {scenario.board for scenario in TITLE.scenarios} == {"main"}
    assert TITLE.printed(theatrum.new("europa", "1-00", 3, 1).state)["side"] == "1444"


@pytest.mark.rule("europa:3")
def test_every_published_scenario_can_be_played() -> None:
    seats = {scenario.id: scenario.seats for scenario in TITLE.scenarios}
    assert seats == {
        "1-00": (3,), "evening": (2, 3, 4), "1-01": (2, 3, 4, 5), "1-02": (4, 5), "1-03": (3, 4), "1-04": (2, 3, 4),
        "1-05": (4, 6), "1-06": (3, 4), "2-01": (6,), "2-02": (2, 3, 4, 5, 6), "2-03": (5, 6), "2-04": (6,),
        "2-05": (6,), "2-06": (3,), "2-07": (3,),
    }  # fmt: skip
    rows = {(scenario.id, count): len(rows) for scenario in TITLE.scenarios for count, rows in scenario.rows.items()}
    assert {table: count for table, count in rows.items() if count > 1} == {
        ("2-01", 6): 2, ("2-02", 5): 3, ("2-07", 3): 2,
    }  # fmt: skip


@pytest.mark.rule("europa:3")
def test_every_variant_can_be_reached() -> None:
    """By the number of seats, the realms, and the second start where two have the same realms."""
    reached = set()
    for scenario in TITLE.scenarios:
        for seats, rows in scenario.rows.items():
            for row in rows:
                for which in ("first", "second"):
                    options = {"realms": ",".join(row), "start": which}
                    start = state_of(theatrum.new("europa", scenario.id, seats, 1, options)).start
                    reached.add((start.variant.scenario, start.variant.id))
    assert reached == {(variant.scenario, variant.id) for variant in read_scenarios()}


def test_denmark_of_the_second_start_is_the_union_of_kalmar_with_its_events() -> None:
    starts = [state_of(theatrum.new("europa", "1-06", 3, 1, {"start": which})).start for which in ("first", "second")]
    danish = [bool(start.deck(1, 1) >> start.event_number["108-1"] & 1) for start in starts]
    assert danish == [False, True]
    assert [start.called for start in starts] == [{}, {("realm", "denmark"): ("crown", "kalmar")}]


@pytest.mark.parametrize(
    ("language", "seats", "forms"),
    [
        ("en", "France, Spain, Great Britain, Austria, Prussia, Russia", ("Netherlands", "the Netherlands")),
        ("pl", "Francja, Hiszpania, Wielka Brytania, Austria, Prusy, Rosja", ("Niderlandy", "w Niderlandach")),
    ],
)
def test_realms_bear_the_crowns_of_their_side_and_scenario(language: str, seats: str, forms: tuple[str, str]) -> None:
    """On the side of 1618 the board names some realms anew (2), and a set-up may name its own."""
    game = theatrum.new("europa", "2-04", 6, 1, language=language)
    teller, g = game.teller(), state_of(game)
    assert ", ".join(teller.words.thing(at.kind, at.side) for at in game.standing()) == seats
    assert set(forms) < set(teller.named("realm", g.start.board.realms.realms["netherlands"]))
    assert not {"Holland", "Holandia", "Castile:", "Kastylia:"} & set(game.text().split())


@pytest.mark.rule("europa:4.6")
@pytest.mark.parametrize(
    ("scenario", "seats", "agreed", "last"),
    [
        ("2-01", 6, "all", 4), ("2-01", 6, "one", 1), ("2-01", 6, "two", 2), ("2-01", 6, "three", 3),
        ("1-05", 6, "one", 3), ("1-05", 6, "three", 4), ("2-04", 6, "two", 4),
    ],
)  # fmt: skip
def test_a_table_may_agree_on_fewer_ages(scenario: str, seats: int, agreed: str, last: int) -> None:
    assert last_age(state_of(theatrum.new("europa", scenario, seats, 1, {"ages": agreed}))) == last


@pytest.mark.parametrize(
    ("scenario", "minutes", "kind"),
    [
        ("1-00", (60, 120), "evening"),
        ("2-04", (90, 180), "age"),
        ("1-03", (300, 600), "ages"),
        ("2-01", (480, 960), "ages"),
    ],
)  # fmt: skip
def test_how_long_a_scenario_takes_follows_from_its_rounds(scenario: str, minutes: tuple[int, int], kind: str) -> None:
    """Two rounds of the introduction, three of an age, ten from the sea route on, sixteen of four ages."""
    cover = TITLE.cover(next(known for known in TITLE.scenarios if known.id == scenario))
    assert cover.minutes == minutes
    assert cover.kind == kind
    assert len({LIBRARY.words(TITLE, language).say(f"kind-{kind}") for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize(("scenario", "row"), ROWS)
def test_the_realms_that_are_named_play_in_the_order_of_their_names(scenario: Scenario, row: tuple[str, ...]) -> None:
    for order in (row, row[::-1]):
        game = theatrum.new("europa", scenario.id, len(row), 1, {"realms": ",".join(order)})
        assert tuple(at.side for at in game.standing()) == order
        g = state_of(game)
        assert [bool(towns) for towns in g.towns] == [True] * len(row)
        first = next(chair for chair in g.start.variant.seats if chair.data.get("first"))
        assert g.realm[g.first] == first.realm


def test_without_names_the_chairs_of_the_first_variant_stand() -> None:
    game = theatrum.new("europa", "2-02", 5, 1)
    assert [at.side for at in game.standing()] == ["austria", "denmark", "poland", "muscovy", "ottomans"]
    with pytest.raises(theatrum.TheatrumError):
        theatrum.new("europa", "2-02", 5, 1, {"realms": "austria,denmark,sweden,muscovy,ottomans"})


@pytest.mark.rule("europa:17.4")
@pytest.mark.parametrize(
    ("scenario", "variant", "how", "count"),
    [
        ("1-01", "5_players", "book", 0),
        ("2-01", "default_austria", "book", 6),
        ("2-01", "default_austria", "off", 0),
        ("1-00", "3_players", "book", 0),
    ],
)
def test_a_scenario_says_whether_it_is_played_with_struggles(scenario: str, variant: str, how: str, count: int) -> None:
    g = begin(scenario, variant)
    g.options = {"power_struggles": how}
    assert len(struggles(g)) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_realms_are_called_the_same_in_sentences_and_on_the_board(language: str) -> None:
    words, realms = LIBRARY.words(TITLE, language), read_board().realms
    assert tuple(words.thing("realm", name) for name in realms.realms) == realms.names[language]


@pytest.mark.parametrize(("seats", "realms"), [
    (2, ["france", "england"]),
    (3, ["austria", "muscovy", "ottomans"]),
    (4, ["france", "castile", "england", "austria"]),
])  # fmt: skip
def test_a_first_evening_is_of_two_rounds(seats: int, realms: list[str]) -> None:
    game = theatrum.new("europa", "evening", seats, 1)
    g = state_of(game)
    assert [at.side for at in game.standing()] == realms
    build(g)
    assert (last_age(g), g.event_deck[0].bit_count(), g.event_deck[1]) == (1, 2 * g.start.events_a_round, 0)


# -- teams (E210)


def in_teams() -> Europa:
    return begin("2-03", "6_players_teams")


@pytest.mark.rule("europa:2.1")
def test_a_team_adds_up_its_prestige_and_shares_a_place() -> None:
    g = in_teams()
    order = [seat(g, name) for name in ("ottomans", "mamluks", "castile", "aragon", "france", "venice")]
    for at, points in zip(order, (40, 0, 25, 20, 21, 24), strict=True):
        g.prestige[at] = points
    g.power, g.ducats = [0] * 18, [0] * 6
    assert [g.result()[at] for at in order] == [5, 5, 1, 1, 1, 1]
    g.ducats[seat(g, "venice")] = 1
    assert [g.result()[at] for at in order] == [5, 5, 3, 3, 1, 1]
    g.power[3 * seat(g, "castile")] = 1
    assert [g.result()[at] for at in order] == [5, 5, 1, 1, 3, 3]


@pytest.mark.rule("europa:4.7")
def test_the_early_end_looks_at_the_average_of_teams() -> None:
    g = in_teams()
    g.prestige = [0] * 6
    ottomans, egypt, spain = (seat(g, name) for name in ("ottomans", "mamluks", "castile"))
    g.prestige[ottomans], g.prestige[egypt] = 120, 79
    assert not far_ahead(g)
    g.prestige[egypt] = 80
    assert far_ahead(g)
    g.prestige[spain] = 162  # 81 on the average, alone ahead of everybody
    assert not far_ahead(g)


@pytest.mark.rule("europa:9.1")
def test_nobody_makes_war_within_a_team() -> None:
    g = in_teams()
    at = seat(g, "castile")
    why = barred(g, at, number(g, "realm", "aragon"))
    assert why is not None
    assert why.key == "team-mate"
    assert barred(g, at, number(g, "realm", "france")) is None
    assert not attackable(g, at) >> number(g, "realm", "aragon") & 1
    alone = begin()
    assert barred(alone, seat(alone, "castile"), number(alone, "realm", "france")) is None


@pytest.mark.rule("europa:16.3")
def test_a_card_presses_no_claim_against_the_own_team() -> None:
    """Egypt holds Palestine; the Ottomans claim it."""
    g = in_teams()
    at = carry_out(g, "ottomans", "you: claim(1, palestine); war_for_claim")
    answer(g)
    assert g.claims[at] >> number(g, "area", "palestine") & 1
    assert not g.wars[at]


# -- the end


@pytest.mark.rule("europa:2.1", "europa:4.7")
def test_most_prestige_wins_then_power_then_ducats_and_equals_share_a_place() -> None:
    g = begin("1-00", "3_players")
    g.prestige, g.ducats = [7, 9, 7], [5, 5, 5]
    assert g.result() == (2, 1, 2)
    g.ducats[2] += 1
    assert g.result() == (3, 1, 2)
    g.power[0] += 1
    assert g.result() == (2, 1, 3)


@pytest.mark.rule("europa:4.7")
def test_how_a_game_ended() -> None:
    g = begin("1-00", "3_players")
    g.event_deck, g.events_down = (1, 0), 1
    assert ending(g) == "prestige"
    g.event_deck, g.events_down = (0, 0), 0
    assert ending(g) == "ages"


def test_what_is_counted_and_whose_deeds_are_told() -> None:
    g = begin()
    france = seat(g, "france")
    figures = dict(zip(TITLE.figures, tally(g)[france], strict=True))
    assert figures["ducats"] == g.ducats[france]
    assert figures["provinces"] == g.towns[france].bit_count()
    assert belongs(g, "realm", number(g, "realm", "france")) == france
    assert belongs(g, "realm", number(g, "realm", "milan")) == -1
    assert rounds(g) == 1
    g.age, g.round = 2, 3
    assert rounds(g) == 7
    g = begin("1-03", "3_players")  # two rounds are left of its first age
    g.age, g.round = 2, 3
    assert rounds(g) == 5
