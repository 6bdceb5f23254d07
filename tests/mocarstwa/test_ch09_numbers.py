"""Chapters 9 and 10: what the book prints of its scenarios and campaigns: who plays, goals, means, garrisons."""

from __future__ import annotations

from itertools import combinations

import pytest

from theatrum.titles.mocarstwa.box.board import Goal, read_board
from theatrum.titles.mocarstwa.vocabulary import GOALS, INDEPENDENT

from ..each import each
from .positions import state, units
from .scenarios import LAND, SCENARIOS, begin, goods, rows

# -- means


MEANS = [
    # scenario, powers, the seat's goods: ducats, ore, grain, wood
    ("berlin", "spain,russia", (30_000, 10, 10, 0)),
    ("berlin", "spain,ottoman,russia", (30_000, 10, 10, 0)),
    ("race", "france,ottoman", (25_000, 5, 6, 5)),
    ("partitions", "poland,russia", (40_000, 10, 10, 0)),
    ("partitions", "russia,poland", (60_000, 10, 10, 0)),
    ("partitions", "russia,poland,germany", (30_000, 6, 6, 0)),
    ("partitions", "hungary,poland,germany,russia", (20_000, 4, 4, 0)),
    ("spring", "france", (15_000, 3, 3, 0)),
    ("germany", "france,poland", (20_000, 3, 3, 0)),
    ("germany", "france,poland,hungary", (15_000, 3, 3, 0)),
    ("rome", "germany,spain", (13_000, 3, 3, 0)),
    ("rome", "spain,germany", (12_000, 4, 0, 10)),
    ("rome", "ottoman,spain", (13_500, 4, 0, 11)),
    ("england", "spain,sweden", (30_000, 10, 0, 25)),
    ("ports", "spain,sweden", (25_000, 10, 0, 15)),
    ("ports", "spain,britain,sweden", (25_000, 8, 0, 15)),
    ("ports", "britain,spain,sweden", (40_000, 12, 0, 27)),
    ("mediterranean", "britain,spain,france,ottoman", (18_000, 6, 0, 15)),
    ("russia", "sweden,ottoman", (16_000, 3, 0, 0)),
    ("neighbours", "poland,germany,hungary", (14_000, 5, 3, 0)),
    ("hetman", "spain", (23_000, 3, 3, 3)),
    ("stockholm", "ottoman", (15_000, 3, 3, 0)),
    ("vienna", "russia", (25_000, 6, 2, 0)),
    ("vienna", "sweden", (30_000, 10, 2, 10)),
    ("vienna", "ottoman,spain,russia,britain", (25_000, 6, 2, 0)),
    ("annexation", "spain,poland,hungary", (19_000, 4, 4, 0)),
    ("throne", "spain,ottoman,russia", (14_000, 5, 2, 5)),
    ("iceland", "portugal", (14_000, 3, 0, 3)),
    ("iceland", "holland,norway", (16_000, 3, 0, 3)),
    ("iceland", "portugal,holland,norway", (18_000, 3, 0, 3)),
]


@pytest.mark.rule("mocarstwa:3.4")
@pytest.mark.rule("mocarstwa:9.1")
@pytest.mark.rule("mocarstwa:9.2")
@pytest.mark.rule("mocarstwa:9.5")
@pytest.mark.rule("mocarstwa:9.6")
@pytest.mark.rule("mocarstwa:9.7")
@pytest.mark.rule("mocarstwa:9.8")
@pytest.mark.rule("mocarstwa:10.1")
@pytest.mark.rule("mocarstwa:10.5")
@pytest.mark.rule("mocarstwa:10.7")
@pytest.mark.parametrize(("name", "powers", "means"), MEANS)
def test_what_each_begins_with(name: str, powers: str, means: tuple[int, ...]) -> None:
    assert goods(begin(name, powers), 0) == [*means, 0]


@pytest.mark.rule("mocarstwa:10.5")
@pytest.mark.rule("mocarstwa:10.6")
@pytest.mark.parametrize(
    ("name", "powers", "means"),
    [("vienna", "britain", (35_000, 11, 2, 17)), ("annexation", "britain,spain", (29_000, 10, 1, 19))],
)
def test_britain_has_her_bonus_of_ore_on_top(name: str, powers: str, means: tuple[int, ...]) -> None:
    assert goods(begin(name, powers), 0) == [*means, 0]


GARRISONS = [
    ("berlin", "spain,russia", "berlin", "fortress", (2,)),
    ("berlin", "spain,russia", "paris", "", (1,)),
    ("berlin", "spain,russia", "kiev", "", (1,)),
    ("berlin", "spain,russia", "bihar", "", (1,)),
    ("berlin", "spain,russia", "gdansk", "", (1,)),
    ("berlin", "spain,russia", "pomerania", "", ()),
    ("berlin", "spain,russia", "stockholm", "", ()),
    ("race", "france,russia", "budapest", "", (2,)),
    ("race", "france,russia", "vienna", "", (1,)),
    ("gold", "britain,ottoman", "benghazi", "fort", (4,)),
    ("gold", "britain,ottoman", "cairo", "", (1,)),
    ("gold", "britain,ottoman", "marrakesh", "", (1,)),
    ("gold", "britain,ottoman", "cyrene", "", (1,)),
    ("spring", "germany", "berlin", "fort", (3, 1)),
    ("spring", "germany", "saxony", "", (1,)),
    ("spring", "germany", "hanover", "", (1,)),
    ("spring", "germany", "frankfurt", "", (1,)),
    ("spring", "germany", "vienna", "", ()),
    ("spring", "germany", "paris", "", ()),
    ("germany", "france,poland", "berlin", "fort", (2, 1, 1)),
    ("germany", "france,poland", "vienna", "fort", (2, 1, 1)),
    ("germany", "france,poland", "frankfurt", "fort", (2, 1, 1)),
    ("rome", "spain,germany", "rome", "fortress", (2, 1, 1)),
    ("rome", "spain,germany", "paris", "", ()),
    ("england", "spain,sweden", "london", "", (1,)),
    ("england", "spain,sweden", "dublin", "", (1,)),
    ("england", "spain,sweden", "yorkshire", "", (1,)),
    ("england", "spain,sweden", "tangier", "", ()),
    ("ports", "spain,sweden", "stockholm", "fort", ()),
    ("ports", "spain,sweden", "lisbon", "fort", ()),
    ("ports", "spain,sweden", "london", "", ()),
    ("ports", "spain,britain,sweden", "dublin", "fort", ()),
    ("russia", "sweden,ottoman", "moscow", "fort", (2,)),
    ("russia", "sweden,ottoman", "nizhny", "", (1,)),
    ("russia", "sweden,ottoman", "petersburg", "", (1,)),
    ("neighbours", "poland,germany", "paris", "fortress", (2,)),
    ("neighbours", "poland,germany", "moscow", "fortress", (2,)),
    ("neighbours", "poland,germany", "budapest", "", (2,)),
    ("neighbours", "poland,germany,hungary", "budapest", "", ()),
    ("neighbours", "poland,germany", "istanbul", "", (2,)),  # ruling M40
    ("hetman", "spain", "paris", "fort", (2, 1, 1)),
    ("hetman", "spain", "moscow", "fortress", (2, 1, 1)),
    ("stockholm", "spain", "stockholm", "fortress", (4,)),
    ("stockholm", "ottoman", "stockholm", "fortress", (4,)),
    ("stockholm", "spain", "berlin", "fort", (2, 1, 1)),
    ("stockholm", "spain", "paris", "", (1,)),
    ("stockholm", "spain", "frankfurt", "", (1,)),
    ("vienna", "spain", "vienna", "fortress", (2, 1, 1)),
    ("vienna", "spain", "lubusz", "fort", (3, 1)),
    ("vienna", "spain", "hanover", "", ()),  # farmland: none
    ("vienna", "spain", "gdansk", "", ()),  # a sawmill: none
    ("vienna", "spain", "berlin", "", (1, 1)),
    ("annexation", "spain,poland", "stockholm", "fortress", (2, 1, 1)),
    ("throne", "spain,russia", "berlin", "fortress", (2, 1, 1)),
    ("throne", "spain,russia", "warsaw", "", (2,)),
    ("iceland", "portugal", "iceland_south", "fort", (3, 1)),
    ("iceland", "portugal", "iceland_north", "", (1,)),
    ("iceland", "portugal", "iceland_east", "", (1,)),
    ("iceland", "portugal", "london", "", (1,)),
    ("iceland", "portugal", "moscow", "", ()),
]


@pytest.mark.rule("mocarstwa:3.5")
@pytest.mark.rule("mocarstwa:9.3")
@pytest.mark.rule("mocarstwa:10.2")
@pytest.mark.rule("mocarstwa:10.3")
@each("name powers where fort there battles", [(*row, kind) for row in GARRISONS for kind in ("cards", "dice")])
def test_who_stands_where(name: str, powers: str, where: str, fort: str, there: tuple[int, ...], battles: str) -> None:
    """Numbers (2x, 1x, 1x: three kinds), places and fortifications are the book's; which kinds they are is ours."""
    game = begin(name, powers, battles=battles)
    assert tuple(sorted(units(game, where).values(), reverse=True)) == there
    assert ("", "fort", "fortress")[state(game).fort[LAND.index[where]]] == fort


@pytest.mark.rule("mocarstwa:9")
@pytest.mark.parametrize("battles", ["cards", "dice"])
def test_garrisons_are_of_the_four_kinds_that_the_book_has_signs_for(battles: str) -> None:
    """Infantry, grenadiers, cavalry, artillery; heavy units come from Elite Units alone."""
    for name, powers in rows():
        g = state(begin(name, powers, battles=battles))
        assert not any(units >> 16 for units, who in zip(g.units, g.holder, strict=True) if who == INDEPENDENT), name


SEATS = {
    "berlin": "spain-russia spain-ottoman spain-ottoman-russia",
    "race": "france-ottoman france-russia ottoman-russia france-ottoman-russia",
    "gold": "britain-ottoman",
    "partitions": "poland-russia poland-germany poland-hungary poland-russia-germany poland-germany-hungary "
    "poland-russia-hungary poland-russia-germany-hungary",
    "germany": "france-poland france-hungary poland-hungary france-poland-hungary",
    "rome": "spain-germany germany-ottoman spain-ottoman spain-germany-ottoman",
    "england": "spain-sweden",
    "ports": "spain-sweden spain-britain-sweden",
    "mediterranean": "spain-ottoman britain-spain-ottoman britain-spain-france-ottoman",
    "russia": "sweden-ottoman",
    "neighbours": "poland-germany poland-hungary germany-hungary poland-germany-hungary",
    "hetman": "spain",
    "stockholm": "spain ottoman spain-ottoman",
    "vienna": "spain russia britain sweden ottoman spain-russia spain-ottoman russia-ottoman spain-russia-ottoman "
    "spain-russia-britain-ottoman spain-russia-britain-sweden-ottoman",
    "throne": "spain-ottoman spain-russia ottoman-russia spain-ottoman-russia",
}
"""Who may play what, as printed; three more let any of their powers sit down together."""
ANY = {
    "spring": (("france", "germany", "poland", "hungary", "ottoman"), range(1, 6)),
    "annexation": (("britain", "spain", "poland", "hungary"), range(2, 5)),
    "iceland": (("portugal", "holland", "norway"), range(1, 4)),
}


@pytest.mark.rule("mocarstwa:9")
@pytest.mark.rule("mocarstwa:10")
def test_who_may_play_what() -> None:
    printed = {name: {tuple(sorted(row.split("-"))) for row in text.split()} for name, text in SEATS.items()}
    for name, (powers, counts) in ANY.items():
        printed[name] = {tuple(sorted(row)) for count in counts for row in combinations(powers, count)}
    found: dict[str, set[tuple[str, ...]]] = {}
    for name, row in rows():
        if name != "full":
            found.setdefault(name, set()).add(tuple(sorted(row.split(","))))
    assert found == printed


@pytest.mark.rule("mocarstwa:9")
@pytest.mark.rule("mocarstwa:10")
@pytest.mark.parametrize(
    ("name", "power", "goals"),
    [
        ("berlin", "spain", ["hold berlin 3", "eliminate"]),
        ("race", "france", ["conquer germany"]),
        ("race", "ottoman", ["conquer hungary"]),
        ("race", "russia", ["conquer poland"]),
        ("gold", "britain", ["hold benghazi 3"]),
        ("partitions", "poland", ["survive"]),
        ("partitions", "hungary", ["conquer poland"]),
        ("spring", "france", ["clear"]),
        ("germany", "poland", ["forts 3"]),
        ("rome", "spain", ["hold rome 3"]),
        ("england", "sweden", ["conquer britain"]),
        ("ports", "spain", ["enemy-fort"]),
        ("mediterranean", "france", ["points 6"]),
        ("russia", "sweden", ["conquer russia"]),
        ("neighbours", "poland", ["powers 2"]),
        ("hetman", "spain", ["take moscow"]),
        ("stockholm", "ottoman", ["take stockholm"]),
        ("vienna", "britain", ["take vienna"]),
        ("annexation", "britain", ["conquer sweden"]),
        ("annexation", "spain", ["conquer france"]),
        ("annexation", "poland", ["conquer russia"]),
        ("annexation", "hungary", ["conquer germany"]),
        ("throne", "russia", ["hold berlin 3"]),
        ("iceland", "norway", ["take iceland_north"]),
    ],
)
def test_what_each_is_about(name: str, power: str, goals: list[str]) -> None:
    board = read_board(SCENARIOS[name].text, name)

    def say(goal: Goal) -> str:
        words = [GOALS[goal.kind], *([LAND.ids[goal.place]] if goal.place >= 0 else [])]
        words += [board.powers[goal.target]] if goal.target >= 0 else []
        return " ".join(words + [str(number) for number in (goal.turns, goal.number) if number])

    assert [say(goal) for goal in board.goals_of[board.powers.index(power)]] == goals


@pytest.mark.rule("mocarstwa:9.6")
def test_every_city_of_germany_and_her_capital_has_a_fort_in_scenario_6() -> None:
    g = state(begin("germany", "france,poland"))
    germany = LAND.powers.index("germany")
    towns = {p for p in LAND.lands[germany] if LAND.resource[p] in (6, 7)}  # cities, capitals
    assert {p for p, fort in enumerate(g.fort) if fort} == towns


@pytest.mark.rule("mocarstwa:10.3")
def test_six_captives_wait_in_the_capitals() -> None:
    g = state(begin("hetman", "spain"))
    names = ("marshal", "hetman", "general-infantry", "general-grenadiers", "general-cavalry", "general-artillery",
             "admiral")  # fmt: skip
    assert {LAND.ids[p]: names[kind - 1] for p, kind in enumerate(g.captive[: len(LAND.ids)]) if kind} == {
        "paris": "general-infantry",
        "berlin": "general-artillery",
        "london": "admiral",
        "warsaw": "general-cavalry",
        "budapest": "general-grenadiers",
        "moscow": "hetman",
    }
