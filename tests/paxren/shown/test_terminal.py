"""The board in a terminal: everything on it, within the width, told apart without colour, and nothing secret."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console, RenderableType

import theatrum
from tests.common.tables import Table, moments
from tests.test_cli import Run, run
from theatrum.cli import log
from theatrum.cli.boards import PAINTERS
from theatrum.cli.boards.paxren.scene import Scene
from theatrum.cli.listing import Listing
from theatrum.engine.chance import Generator
from theatrum.engine.game import Game
from theatrum.titles.paxren.state import ROW
from theatrum.titles.paxren.tokens import shown
from theatrum.titles.paxren.vocabulary import BANKS, TOKENS, VICTORIES

from .. import laws
from ..positions import choose, pax, position, question

__all__ = ["run"]

PAINTER = PAINTERS["paxren"]
TABLE = Table("paxren", "standard", 4)
EVERYTHING = Table("paxren", "standard", 3, (("cards", "promo"), ("astrology", "yes"), ("map", "second")))
WIDTHS = (80, 100, 139, 140, 200)


def printed(drawing: RenderableType | None, width: int = 200) -> str:
    """A drawing as a terminal without colour shows it."""
    assert drawing is not None
    out = Console(file=StringIO(), width=width, no_color=True, highlight=False)
    with out.capture() as captured:
        out.print(drawing)
    return captured.get()


def drawn(game: Game, seat: int | None = None, width: int = 200) -> str:
    return printed(PAINTER.position(game, seat, width), width)


def words(text: str) -> str:
    """A text without its line breaks and columns."""
    return " ".join(text.split())


def spoken() -> Iterator[Game]:
    """Some positions, in both languages."""
    for number, game in enumerate((*moments(TABLE)[::9], *moments(EVERYTHING)[::9])):
        copy = game.clone()
        copy.language = theatrum.LANGUAGES[number % 2]
        yield copy


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_longer_than_the_terminal_is_wide(width: int) -> None:
    for game in spoken():
        lines = drawn(game, 0, width).splitlines()
        assert max(map(len, lines)) <= width
        assert not any("…" in line for line in lines)


def names(game: Game) -> Iterator[str]:
    """Of all that lies on the table, and in the first seat's hand."""
    g, board, told = pax(game), pax(game).board, game.teller().words
    cards = [card for slot, card in enumerate(g.market) if card > 0 and slot % ROW]
    cards += [card for row in g.tableau for card in row] + [card for card in (*g.queen, *g.ahead) if card]
    yield from (board.cards.names[game.language][card] for card in (*cards, *g.hands[0]))
    yield from (told.thing("empire", empire) for empire in board.land.empires)
    yield from (told.thing("victory", victory) for victory in VICTORIES)
    yield from (told.thing("bank", bank) for bank in BANKS[: g.seats])
    yield from board.land.border_names[game.language]


def test_everything_is_named() -> None:
    for game in spoken():
        wide, narrow = words(drawn(game, 0, 400)), words(drawn(game, 0, 80))
        for name in names(game):
            assert words(name) in wide
            assert all(word in narrow for word in name.split())


def test_every_token_stands_beside_its_place() -> None:
    for game in spoken():
        g, scene = pax(game), Scene.of(game, None)
        text = words(drawn(game, None, 400)).replace(" ★ ", " ")
        for spot, code in enumerate((*g.city, *g.border)):
            if code:
                assert f"{words(scene.spot(spot))} {scene.token(shown(g, spot, code)).plain}" in text


@pytest.mark.parametrize("language", theatrum.LANGUAGES)
def test_signs_alone_tell_tokens_apart(language: str) -> None:
    scene = Scene.of(theatrum.new("paxren", seed=1, language=language), None)
    signs = [scene.token(code).plain for code in range(1, len(TOKENS))]
    assert len(set(signs)) == len(TOKENS) - 1


def test_rulers_couples_and_courts_are_told() -> None:
    game = position(
        tableau={"fugger": ["france", "england"], "medici": ["aragon"]}, vassals={"portugal": "france"},
        republics=["england"], queens={"france": "PREN045"}, bishops={"aragon": "islamic"},
        repressed={"france": ["catholic-knight", "medici-pawn"]}, active=["imperial"],
    )  # fmt: skip
    text = drawn(game, 0)
    for told in (
        "Fugger: Monarchy", "Fugger: Republic", "Medici: Monarchy", "Fugger: Vassal of France", "└ Anne of Brittany",
        "└ Portugal", "England (Republic)", "repressed: ♞C ♟Me", "Aragon ♝I", "Campaign [silenced by a Bishop]",
        "Imperial Victory (active)", "Holy Victory (not active)",
    ):  # fmt: skip
        assert told in text, told
    race = next(line for line in text.splitlines() if line.startswith("  Monarchies"))
    assert race.split() == ["Monarchies", "(+2)", "2:1", "1:2", "0:2", "0:2"]


def test_the_market_has_prices_and_what_lies_on_cards() -> None:
    west = ["PREN001", "PREN002", "COMET3", "PREN004", "PREN005", "PREN006"]
    game = position(market={"west": west, "east": ["PREN058"]}, coins={"west": [4, 0, 3, 0, 0, 0]})
    row = [line.split() for line in drawn(game, None, 139).partition("West market")[2].splitlines()]
    assert ["0", "4", "face", "down"] in row
    assert any(line[:4] == ["1", "Papal", "Elephant", "West"] for line in row)
    assert any(line[:2] == ["2", "3"] and line[-1] == "Comet" for line in row)


def test_a_battle_comes_before_its_questions() -> None:
    game = position(hands={"fugger": ["PREN001"]}, cities={"granada": "islamic-rook", "algiers": "islamic-rook"})
    assert PAINTER.focus(game, 0) is None
    choose(game, "play:PREN001", "launch:portugal")
    while question(game) != "Casualty":
        choose(game, game.choices(game.to_act[0])[0].id)
    text = printed(PAINTER.focus(game, 0))
    assert "Crusade: Portugal" in text
    assert "Attack: " in text
    assert "still to fall" in text


@pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.soak)])
def test_nothing_secret_is_drawn(step: int) -> None:
    generator, differing = Generator("terminal"), 0
    for game in moments(TABLE)[::step]:
        for seat in range(game.seats):
            twin = game.clone()
            twin.state = laws.shuffled(game.state, seat, generator)
            if twin.state.hands != pax(game).hands:
                differing += 1
                assert drawn(twin, seat) == drawn(game, seat)
    assert differing > 1


def test_turns_are_headings_of_the_log() -> None:
    game = theatrum.new("paxren", seed=1)
    choose(game, "pass", "pass")
    shown_ = [line.plain for _, line in log.lines(game, None, PAINTER)]
    assert shown_ == ["Turn 1: Fugger", "  ▏ Fugger passed twice.", "Turn 2: Medici"]


@pytest.mark.parametrize("language", theatrum.LANGUAGES)
def test_every_choice_has_one_number(language: str) -> None:
    for game in moments(EVERYTHING):
        game.language = language
        for seat in game.to_act:
            listed = Listing(game, seat, PAINTER).choices
            assert sorted(choice.id for choice in listed) == sorted(choice.id for choice in game.choices(seat))
        game.language = "en"


def test_a_whole_game_is_played_to_the_end(run: Run) -> None:
    ran = run("play", "paxren", "--seats", 2, "--bots", "random", "--seed", "a", "--seat", "medici",
              "--language", "pl", typed="1\n" * 2000)  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("Rynek: Wschód") > 5
    assert ran.out.splitlines()[-1].startswith("Zwycięzca: ")


def test_a_position_of_a_file_is_drawn(run: Run, tmp_path: object) -> None:
    file = f"{tmp_path}/game.json"
    game = theatrum.new("paxren", seed=1)
    choose(game, "pass", "pass")
    game.save(file)
    ran = run("replay", file, "--to", len(game.journal) - 1)
    assert "▶ Medici: Florins 4, Concessions 1" in ran.out
