"""The board in a terminal: everything on it, within the width, and nothing secret; a game can be played there."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console, RenderableType

import theatrum
from tests.common.tables import Table, moments
from tests.test_cli import Run, run
from theatrum.cli.boards import PAINTERS
from theatrum.engine.chance import Generator
from theatrum.engine.game import Game
from theatrum.titles.mocarstwa import MOCARSTWA

from . import laws
from .positions import at, choose, position, ship, state

__all__ = ["run"]

PAINTER = PAINTERS["mocarstwa"]
TABLES = (Table("mocarstwa", "full", 4), Table("mocarstwa", "ports", 3, (("battles", "dice"),)))
WIDTHS = (80, 100, 140, 200)


def printed(drawing: RenderableType | None, width: int = 200) -> str:
    """A drawing as a terminal without colour shows it."""
    assert drawing is not None
    out = Console(file=StringIO(), width=width, no_color=True, highlight=False)
    with out.capture() as captured:
        out.print(drawing)
    return captured.get()


def drawn(game: Game, seat: int | None = None, width: int = 200) -> str:
    return printed(PAINTER.position(game, seat, width), width)


def spoken() -> Iterator[Game]:
    """Some positions, in both languages."""
    for number, game in enumerate(found for table in TABLES for found in moments(table)[::11]):
        copy = game.clone()
        copy.language = theatrum.LANGUAGES[number % 2]
        yield copy


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_longer_than_the_terminal_is_wide(width: int) -> None:
    for game in spoken():
        assert max(map(len, drawn(game, 0, width).splitlines())) <= width


def test_every_province_with_units_and_every_ship_is_named() -> None:
    for game in spoken():
        g, text = state(game), " ".join(drawn(game, None, 400).split())
        names = g.board.place_names(game.language)
        for place, units in enumerate(g.units):
            if units:
                assert names[place] in text
        for number, hex_ in enumerate(g.hex):
            assert (hex_ < 0) or names[len(g.fort) + number] in text


def test_holders_forts_commanders_damage_and_goals_are_told() -> None:
    pieces = [
        at("paris", "2 infantry, 1 artillery", fort="fort", captive="hetman"),
        at("madrid", "1 infantry, 1 grenadiers", "spain", commander="marshal"),
        at("berlin", "1 infantry", "germany"),
        ship("frigate", "biscay.1", "1 infantry", "spain", masts=1),
    ]
    goals = [{"kind": "hold", "place": "paris", "turns": 3}]
    game = position("spain,germany", pieces, level="campaign", goals=goals, seats={"spain": {"ducats": 1500}})
    text = " ".join(drawn(game, 0, 86).split())
    for told in (
        "Paris (capital, fort) independents 2I 1A ⛓Hetman", "Madrid (capital) Spain 1I 1G (1I 1G) ★Marshal",
        "frigate 1, Bay of Biscay 1: Spain 1I (1I) ⚑1/2 ▤2/2", "▶ Spain ducats 1500",
        "turns held (Paris): 0/3", "In the bank: fort 5",
    ):  # fmt: skip
        assert told in text, told
    game.language = "pl"
    assert "Paryż (stolica, fort) niezależni 2P 1A" in drawn(game, 0, 86)


def test_the_battle_under_way_is_in_focus() -> None:
    pieces = [at("madrid", "2 infantry", "spain"), at("valencia", "1 artillery"), at("berlin", "1 infantry", "germany")]
    game = position("spain,germany", pieces, battles="cards", seats={"spain": {"hand": ["hussars"]}})
    assert PAINTER.focus(game, 0) is None
    choose(game, "attack:infantry:madrid:valencia", "attack:infantry:madrid:valencia", "end-phase")
    text = printed(PAINTER.focus(game, 0))
    assert "Battle: Valencia" in text
    assert "Spain 2I  2" in text
    assert "independents 1A  3" in text
    assert "Hand, Spain: Hussars (Assault 1: 1I 2C)" in text  # what may be laid, with what stands on it


def test_a_hand_says_what_stands_on_each_card() -> None:
    hand = ["charge", "retreat", "tercio", "onrush"]
    game = position("spain,germany", [at("madrid", "1 infantry", "spain"), at("berlin", "1 infantry", "germany")],
                    battles="cards", seats={"spain": {"hand": hand}})  # fmt: skip
    text = " ".join(drawn(game, 0).split())
    assert "Hand, Spain: " in text
    for told in (
        "Charge (Assault 1: 1G 2C, Battle Frenzy)", "Retreat, ", "Tercio (Formation 2: 3I, Cross of Valour)",
        "Onrush (Assault 3: 1I)",
    ):  # fmt: skip
        assert told in text, told


def test_what_others_hide_changes_nothing_that_is_drawn() -> None:
    compared = 0
    for number, game in enumerate(moments(TABLES[0])[::6]):
        twin = game.clone()
        twin.state = laws.shuffled(game.state, 0, Generator(number))
        compared += twin.state.to_bytes() != game.state.to_bytes()
        assert drawn(twin, 0) == drawn(game, 0)
    assert compared > 3


@pytest.mark.parametrize(("language", "winner"), [("en", "Winner: "), ("pl", "Zwycięzca: ")])
def test_a_game_is_played_to_its_end_in_the_terminal(run: Run, language: str, winner: str) -> None:
    """By a player who always takes the first thing listed; a scenario of few rounds, since each choice is a drawing."""
    file = MOCARSTWA.content / "lessons" / "first" / "scenario.toml"
    ran = run("play", "mocarstwa", "--scenario", file, "--seats", 2, "--seat", 1, "--seed", 1, "--language", language,
              typed="1\n" * 2000)  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1].startswith(winner)


FIRST = ("play", "mocarstwa", "--scenario", "germany", "--seats", 2, "--seat", "poland", "--option", "powers=row")


def test_purchases_stand_in_columns_however_dear(run: Run) -> None:
    ran = run(*FIRST, "--language", "pl", "--seed", 5, typed="q\n\n")
    rows = [line for line in ran.out.splitlines() if "grenadierów" in line and line.lstrip().startswith("Kup")]
    assert any("10\N{NO-BREAK SPACE}500" in row for row in rows)
    assert len({row.index("grenadierów") for row in rows}) == 1


def test_what_words_leave_alone_is_taken_with_enter(run: Run) -> None:
    ran = run(*FIRST, "--seed", 5, typed="buy 3 cavalry\n\nq\n\n")
    assert "Enter takes it." in ran.out
    assert "Poland bought 3 cavalry." in ran.out
