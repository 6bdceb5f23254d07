"""Chapters 5.1 and 6: rounds, control of powers, what wins, the limit and its four tie-breaks."""

from __future__ import annotations

from typing import Any

import pytest

import theatrum
from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.title import MOCARSTWA
from theatrum.titles.mocarstwa.victory.limit import potential
from theatrum.titles.mocarstwa.victory.progress import progress

from .positions import Piece, at, choose, position, question, ship, state, told

FULL = [{"kind": "powers"}]
EMPTY = {1: 0, 2: 1, 3: 0, 4: 1, 5: 0, 6: 2}
"""For each ministry the level of control whose field asks for no card."""


def dice(*numbers: int) -> list[int]:
    return [number - 1 for number in numbers]


def coat(game: Game, power: str) -> int:
    g = state(game)
    return g.coat[g.board.powers.index(power)]


# -- 6.2, 6.3


@pytest.mark.rule("mocarstwa:6.2")
def test_a_power_is_taken_with_its_capital_when_nobody_else_is_left_in_it() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("moscow", "1 infantry", "russia"),
        at("paris", "1 infantry", "spain"),
        at("auvergne", "1 infantry", "spain"),
        at("lyon", "1 infantry"),
    ]
    game = position("spain,russia", pieces, forced=dice(6, 6, 1, 1))
    assert coat(game, "france") == -1
    choose(game, "attack:infantry:auvergne:lyon")
    assert coat(game, "france") == 0
    assert told(game, "took-coat")


@pytest.mark.rule("mocarstwa:6.2")
def test_without_a_unit_in_the_capital_there_is_no_coat_of_arms_to_take() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("moscow", "1 infantry", "russia"),
        at("burgundy", "1 infantry", "spain"),
    ]
    game = position("spain,russia", pieces)
    choose(game, "move:infantry:burgundy:champagne")
    assert coat(game, "france") == -1
    other = position("spain,russia", pieces)
    choose(other, "move:infantry:burgundy:paris")
    assert coat(other, "france") == 0


@pytest.mark.rule("mocarstwa:6.2")
def test_a_foreign_power_is_lost_to_the_first_who_enters_it_not_by_leaving_its_capital() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("moscow", "1 infantry", "russia"),
        at("paris", "1 infantry", "spain"),
        at("frankfurt", "1 infantry", "russia"),
    ]
    game = position("spain,russia", pieces, seats={"spain": {"coats": ["spain", "france"]}})
    choose(game, "move:infantry:paris:burgundy")
    assert coat(game, "france") == 0
    choose(game, "end-phase", "move:infantry:frankfurt:lorraine")
    assert coat(game, "france") == -1
    assert told(game, "lost-coat")


@pytest.mark.rule("mocarstwa:6.3")
def test_the_core_power_is_kept_as_long_as_one_own_unit_stands_in_it() -> None:
    pieces = [
        at("madrid", "1 infantry", "russia"),
        at("castile", "1 infantry", "russia"),
        at("lisbon", "1 infantry", "spain"),
        at("fez", "1 infantry", "spain"),
        at("alentejo", "1 infantry", "russia"),
        at("moscow", "1 infantry", "russia"),
    ]
    game = position("russia,spain", pieces, forced=dice(6, 6, 1, 1))
    assert coat(game, "spain") == 1
    choose(game, "attack:infantry:alentejo:lisbon")
    assert coat(game, "spain") == 0  # no Spaniard left, Madrid Russian


@pytest.mark.rule("mocarstwa:6.4")
def test_the_dependencies_of_britain_are_neither_needed_nor_enough() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("london", "1 infantry", "spain"),
        at("ulster", "1 artillery", "spain"),
        at("dublin", "1 infantry", "britain"),
        at("tangier", "1 infantry", "britain"),
        at("moscow", "1 infantry", "russia"),
    ]
    game = position("spain,britain,russia", pieces, level="full", goals=FULL, forced=dice(6, 6, 6, 1, 1))
    choose(game, "attack:artillery:ulster:dublin")
    assert coat(game, "britain") == 0  # Spain has London; Tangier does not matter
    assert state(game).out == 0b010  # nor does it keep Britain in the game


# -- 6.1


@pytest.mark.rule("mocarstwa:6.1")
@pytest.mark.parametrize(
    ("powers", "held", "capitals", "wins"),
    [
        ("spain,russia", ["spain", "france", "germany"], [], False),
        ("spain,russia", ["spain", "france", "germany"], ["warsaw"], True),
        ("spain,russia", ["spain", "france"], ["warsaw", "budapest"], False),
        ("spain,russia,ottoman", ["spain", "france", "germany"], [], True),
        ("spain,russia,ottoman", ["spain", "france"], ["berlin"], False),
        ("spain,russia,ottoman,sweden", ["spain", "france"], [], False),
        ("spain,russia,ottoman,sweden", ["spain", "france"], ["berlin"], True),
        ("spain,russia,ottoman,sweden,britain", ["spain", "france"], [], True),
        ("spain,russia,ottoman,sweden,britain", ["spain"], ["berlin", "warsaw"], False),
    ],
)
def test_how_many_powers_win_the_full_game(powers: str, held: list[str], capitals: list[str], wins: bool) -> None:
    """Independents keep the powers whose capitals are held without them."""
    home = {"spain": "madrid", "russia": "moscow", "ottoman": "istanbul", "sweden": "stockholm", "britain": "london"}
    guard = {"germany": "bavaria", "poland": "gdansk", "hungary": "banat"}
    pieces = [at(home[power], "1 infantry", power) for power in powers.split(",")]
    pieces += [at(guard[power], "1 infantry") for power in guard if power not in held]
    pieces += [at(name, "1 infantry", "spain") for name in capitals]
    game = position(powers, pieces, level="full", goals=FULL, seats={"spain": {"coats": held}})
    assert game.over == wins
    told = progress(state(game), 0)
    assert told[0] == ("powers", len(held), 3 if powers.count(",") < 3 else 2, -1, -1)
    more = [(part.kind, part.wanted, part.place, part.target) for part in told[1:]]
    assert more == [("capitals", 1, -1, -1)] * (powers.count(",") in (1, 3))
    if wins:
        assert game.result[0] == 1
        assert set(game.result[1:]) == {2}


@pytest.mark.rule("mocarstwa:6.1")
@pytest.mark.parametrize(
    ("powers", "held", "capitals", "wins"),
    [
        ("spain,russia,ottoman,sweden,britain", ["spain", "france"], [], False),
        ("spain,russia,ottoman,sweden,britain", ["spain", "france", "germany"], [], True),
        ("spain,russia,ottoman,sweden,britain", ["france", "germany"], [], True),
        ("spain,russia,ottoman,sweden", ["spain", "france", "germany"], [], False),
        ("spain,russia,ottoman,sweden", ["spain", "france", "germany"], ["warsaw"], True),
    ],
)
def test_the_power_one_began_with_may_not_count(powers: str, held: list[str], capitals: list[str], wins: bool) -> None:
    """The other reading of ruling M12; nor does Madrid count as a further capital, whoever's the coat of arms is."""
    home = {"spain": "madrid", "russia": "moscow", "ottoman": "istanbul", "sweden": "stockholm", "britain": "london"}
    pieces = [at(home[power], "1 infantry", power) for power in powers.split(",")]
    pieces += [at(place, "1 infantry") for place in ("gdansk", "banat")]
    pieces += [at(name, "1 infantry", "spain") for name in capitals]
    options = {"goal": "conquered"}
    game = position(powers, pieces, level="full", goals=FULL, seats={"spain": {"coats": held}}, options=options)
    assert game.over == wins
    assert progress(state(game), 0)[0] == ("powers", 2 if "germany" in held else 1, 2, -1, -1)


@pytest.mark.rule("mocarstwa:6.1")
@pytest.mark.parametrize(
    ("left", "told"), [(["paris", "lyon"], []), (["lyon"], ["One step from the goal: Spain."]), ([], [])]
)
def test_who_lacks_the_last_province_of_a_power_is_called_out_and_nobody_at_the_start(
    left: list[str], told: list[str]
) -> None:
    """Five players need two powers, of which each has one from the beginning."""
    home = {"spain": "madrid", "russia": "moscow", "ottoman": "istanbul", "sweden": "stockholm", "britain": "london"}
    pieces = [at(place, "1 infantry", power) for power, place in home.items()]
    pieces += [at(place, "1 infantry") for place in left] + [at("burgundy", "1 infantry", "spain")] * bool(left)
    game = position(",".join(home), pieces, level="full", goals=FULL)
    assert [alert for alert in game.alerts(1, "en") if "goal" in alert] == told


def test_what_counts_towards_the_goal_is_asked_where_the_goal_is_to_hold_powers() -> None:
    [option] = [option for option in MOCARSTWA.options if option.id == "goal"]
    for scenario in MOCARSTWA.scenarios:
        game = theatrum.new("mocarstwa", scenario.id, max(scenario.seats), 1, {"goal": "conquered"})
        assert state(game).conquests == (scenario.id in option.scenarios), scenario.id


@pytest.mark.rule("mocarstwa:6.1")
def test_the_game_ends_at_once_in_the_middle_of_a_phase() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("moscow", "1 infantry", "russia"),
        at("burgundy", "2 infantry", "spain"),
    ]
    game = position("spain,russia", pieces, goals=[{"kind": "conquer", "powers": ["spain"], "target": "france"}])
    choose(game, "move:infantry:burgundy:paris")
    assert game.over
    assert game.ending == "conquer"


@pytest.mark.rule("mocarstwa:6.1")
def test_a_place_is_held_for_three_own_turns_on_end() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("moscow", "1 infantry", "russia"),
        at("lubusz", "1 infantry", "spain"),
    ]
    game = position("spain,russia", pieces, goals=[{"kind": "hold", "place": "berlin", "turns": 3}])
    choose(game, "move:infantry:lubusz:berlin")
    for turn in (1, 2, 3):
        assert not game.over
        choose(game, "end-phase")
        assert state(game).aims[0] == turn
        if turn < 3:
            choose(game, "end-phase")
    assert game.over
    assert game.ending == "hold"


@pytest.mark.rule("mocarstwa:6.1")
def test_who_loses_the_place_begins_again() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("moscow", "1 infantry", "russia"),
        at("berlin", "1 infantry", "spain"),
        at("lubusz", "1 artillery", "russia"),
    ]
    game = position(
        "spain,russia", pieces, goals=[{"kind": "hold", "place": "berlin", "turns": 3}], forced=dice(6, 6, 6, 1, 1)
    )
    choose(game, "end-phase")
    assert state(game).aims == [1, 0]
    choose(game, "attack:artillery:lubusz:berlin")
    choose(game, "done") if question(game) == "Enter" else None
    assert state(game).aims == [0, 0]


@pytest.mark.rule("mocarstwa:9.1")
def test_the_last_one_left_wins() -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")]
    game = position("spain,russia", pieces, goals=[{"kind": "eliminate"}], forced=dice(6, 6, 1, 1))
    choose(game, "attack:infantry:madrid:castile")
    assert game.over
    assert game.result == (1, 2)
    assert game.ending == "eliminate"


@pytest.mark.rule("mocarstwa:6.4")
def test_who_has_units_still_in_a_battle_is_not_out() -> None:
    """Spain's two units fight two battles; the first is lost, and Spain goes on."""
    pieces = [
        at("madrid", "2 infantry", "spain"),
        at("castile", "3 grenadiers", "russia"),
        at("andalusia", "1 infantry", "russia"),
    ]
    hands = {"spain": {"hand": ["battery", "hussars", "square"]}, "russia": {"hand": ["hussars", "square", "battery"]}}
    game = position("spain,russia", pieces, battles="cards", seats=hands)
    choose(game, "attack:infantry:madrid:castile", "attack:infantry:madrid:andalusia", "end-phase", "fight:castile")
    choose(game, "lay:battery", "lay:hussars")
    assert told(game, "battle-lost")
    assert state(game).out == 0
    assert not game.over


# -- 6.5


def last_round(pieces: list[Piece], **coats: list[str]) -> Game:
    """The end of the eighteenth round of a full game."""
    seats = {power: {"coats": held, "grain": 99, "ducats": 0} for power, held in coats.items()}
    game = position("spain,russia", pieces, level="full", goals=FULL, round_=18, seats=seats, forced=[EMPTY[6]] * 2)
    choose(game, "end-phase", "done", "end-phase", "done")
    assert game.over
    assert game.ending == "limit"
    return game


EVEN = [at("madrid", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")]
"""A power and a capital each."""


@pytest.mark.rule("mocarstwa:6.5")
@pytest.mark.parametrize(
    ("more", "coats", "winner"),
    [
        # more powers beat everything else
        ([at("berlin", "3 artillery", "russia"), at("bavaria", "1 infantry")], ["spain", "france"], 0),
        # equal powers: capitals
        (
            [at("berlin", "1 infantry", "russia"), at("bavaria", "1 infantry"), at("lyon", "3 artillery", "spain")],
            ["spain"],
            1,
        ),
        # equal capitals: cities with an own unit
        ([at("venice", "1 infantry", "russia"), at("castile", "3 artillery", "spain")], ["spain"], 1),
        # equal cities: military potential
        ([at("castile", "2 grenadiers", "spain"), at("tver", "2 infantry", "russia")], ["spain"], 0),
        ([at("castile", "1 artillery", "spain"), at("tver", "3 infantry", "russia")], ["spain"], 1),
        ([at("castile", "1 infantry", "spain", fort="fort"), at("tver", "3 infantry", "russia")], ["spain"], 0),
        ([at("castile", "1 infantry", "spain", fort="fort"), at("tver", "4 infantry", "russia")], ["spain"], 1),
        ([at("castile", "1 infantry", "spain", fort="fortress"), at("tver", "4 infantry", "russia")], ["spain"], 0),
        ([ship("corvette", "west_med.4", "1 infantry", "spain"), at("tver", "1 artillery", "russia")], ["spain"], 0),
        ([at("castile", "1 heavy-cavalry", "spain"), at("tver", "2 infantry", "russia")], ["spain"], 0),
    ],
)
def test_the_four_tie_breaks_after_eighteen_rounds(more: list[Piece], coats: list[str], winner: int) -> None:
    game = last_round([*EVEN, *more], spain=coats, russia=["russia"])
    assert game.result == ((1, 2) if winner == 0 else (2, 1))


@pytest.mark.rule("mocarstwa:6.5")
def test_military_potential_is_the_price_of_all_that_stands_on_the_map() -> None:
    """Table 4 in ducats, beside Madrid's infantry; what others have is theirs, and a ship is no fort."""
    crew = {
        kind: [ship(kind, "west_med.4", "1 infantry", "spain")] for kind in ("corvette", "frigate", "ship-of-the-line")
    }
    worth = {kind: potential(state(position("russia,spain", [*EVEN, *pieces])), 1) for kind, pieces in crew.items()}
    assert worth == {"corvette": 3_500, "frigate": 4_500, "ship-of-the-line": 5_500}
    walls = [at("castile", "1 cavalry", "spain", fort="fort"), at("galicia", "1 artillery", "spain", fort="fortress")]
    g = state(position("russia,spain", [*EVEN, *walls]))
    assert [potential(g, seat) for seat in range(2)] == [1_000, 1_000 + 2_000 + 2_500 + 2_500 + 4_000]


@pytest.mark.rule("mocarstwa:6.5")
def test_a_city_counts_only_with_an_own_unit() -> None:
    """Spain controls all her cities, Russia stands in one of her own."""
    game = last_round([*EVEN, at("petersburg", "1 infantry", "russia")], spain=["spain"], russia=["russia"])
    assert game.result == (2, 1)


@pytest.mark.rule("mocarstwa:6.5")
@pytest.mark.rule("mocarstwa:9")
@pytest.mark.parametrize(("powers", "result"), [("poland,russia", (1, 2)), ("poland", (2,))])
def test_after_the_last_round_of_a_scenario_who_had_to_survive_wins_and_alone_nobody(
    powers: str, result: tuple[int, ...]
) -> None:
    """Ruling M26."""
    pieces = [at("warsaw", "1 infantry", "poland")] + [at("moscow", "3 infantry", "russia")] * ("russia" in powers)
    goals = [{"kind": "survive", "powers": ["poland"]}] if "russia" in powers else [{"kind": "take", "place": "paris"}]
    game = position(powers, pieces, goals=goals, round_=18)
    for _ in powers.split(","):
        choose(game, "end-phase")
    assert game.over
    assert game.result == result


@pytest.mark.rule("mocarstwa:6.5")
@pytest.mark.rule("mocarstwa:9")
@pytest.mark.parametrize(
    ("goals", "more", "result"),
    [
        # a fort of the three tells, not the army that stayed at home
        ([{"kind": "forts", "number": 3}], [at("vienna", "1 infantry", "spain", fort="fort")], (1, 2)),
        # in equal parts of the goal the four tie-breaks do: cities
        ([{"kind": "forts", "number": 3}], [at("venice", "1 infantry", "spain")], (1, 2)),
        ([{"kind": "forts", "number": 3}], [], (2, 1)),
        # in Poland a single province is not Spain's, in Hungary Russia lacks the capital too
        (
            [
                {"kind": "conquer", "powers": ["spain"], "target": "poland"},
                {"kind": "conquer", "powers": ["russia"], "target": "hungary"},
            ],
            [at("warsaw", "1 infantry", "spain"), at("kiev", "1 infantry"), at("budapest", "1 artillery")],
            (1, 2),
        ),
    ],
)
def test_after_the_last_round_of_a_scenario_the_greater_part_of_the_goal_wins(
    goals: list[dict[str, Any]], more: list[Piece], result: tuple[int, ...]
) -> None:
    """Ruling M26."""
    pieces = [at("madrid", "1 infantry", "spain"), at("moscow", "3 artillery", "russia"), *more]
    game = position("spain,russia", pieces, goals=goals, round_=18)
    choose(game, "end-phase", "end-phase")
    assert game.ending == "limit"
    assert game.result == result


# -- 5.1


@pytest.mark.rule("mocarstwa:5.1")
@pytest.mark.parametrize(("level", "questions"), [("scenario", 0), ("campaign", 2)])
def test_the_phases_of_a_round(level: str, questions: int) -> None:
    """Independents, the players one after another, and in campaigns the basic economy for both."""
    seats = {power: {"ducats": 9000} for power in ("spain", "russia")}
    pieces = [*EVEN, at("castile", "1 infantry")]
    game = position("spain,russia", pieces, level=level, phase="independents", seats=seats, forced=dice(1, 1, 6, 6))
    assert told(game, "independents-phase")
    assert told(game, "attacked")
    assert game.to_act == (0,)
    choose(game, "end-phase")
    assert (question(game), game.to_act) == ("Orders", (1,))
    state(game).dice.forced.extend(dice(1, 1, 6, 6))
    choose(game, "end-phase")
    for seat in range(questions):
        assert (question(game), game.to_act) == ("BasicEconomy", (seat,))
        choose(game, "done")
    assert told(game, "round")[-1] == (2,)
    assert game.to_act == (0,)


@pytest.mark.rule("mocarstwa:5.3")
def test_nobody_has_to_act() -> None:
    game = position("spain,russia", EVEN)
    before = list(state(game).units)
    choose(game, "end-phase")
    assert state(game).units == before
