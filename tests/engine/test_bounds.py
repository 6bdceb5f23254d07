"""Scenario files under their schema: whatever is out of bounds is refused at its line before anything is built."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

import theatrum
from theatrum import ContentError
from theatrum.cli import main
from theatrum.engine.content import MOST_DOTS, MOST_TEXT, Sheet
from theatrum.engine.game import Game
from theatrum.engine.memory import remembered
from theatrum.engine.schema import FAULTS, NAME, Each, Flag, Items, Misfit, Number, OneOf, Shape, Table, Text, scenario
from theatrum.language import LANGUAGES, LIBRARY, fault, speech
from theatrum.titles import TITLES

from . import fuzzing

CASES = [
    # numbers
    ("raison", "off_board = 1", "off_board = 1000000", "not-number"),
    ("raison", "off_board = 1", f"off_board = {10**40}", "not-number"),
    ("raison", "off_board = 1", "off_board = -1", "not-number"),
    ("raison", "off_board = 1", "off_board = true", "not-number"),
    ("raison", "off_board = 1", "off_board = nan", "not-number"),
    ("raison", "off_board = 1", "off_board = 1.0", "not-number"),
    ("raison", "off_board = 1", "off_board = 1618-05-23", "not-number"),
    ("raison", "victory = 30", "victory = 0", "not-number"),
    ("raison", "victory = 30", f"victory = 0x{'f' * 4000}", "not-number"),
    ("raison", "victory = 30", f"victory = {'9' * 5000}", "not-toml"),
    ("raison", "tokens = 28", "tokens = 100", "not-number"),
    ("raison", "cards = 3", "cards = 53", "not-number"),
    ("raison", "napoli = 1", "napoli = 4", "not-number"),
    ("raison", "round = 3", "round = 0", "not-number"),
    ("paxren", "seats = [2, 3, 4]", "seats = [2, 3, true]", "not-number"),
    ("paxren", "seats = [2, 3, 4]", "seats = [1]", "not-number"),
    ("paxren", "florins = { fugger = 3", "florins = { fugger = 1000", "not-number"),
    ("paxren", "florins = { fugger = 3", "florins = { fugger = [3]", "not-number"),
    ("paxren", "coins = { west = [0, 0, 1]", "coins = { west = [0, 0, nan]", "not-number"),
    ("paxren", "decks = { east = [9,", "decks = { east = [1000000,", "not-number"),
    # texts
    ("raison", 'id = "1618"', "id = 1618-05-23", "not-text"),
    ("raison", 'id = "1618"', 'id = ""', "not-text"),
    ("raison", 'id = "1618"', f'id = "{"x" * 41}"', "not-text"),
    ("raison", 'name.en = "1618', 'name.en = "\\u0000', "not-text"),
    ("raison", 'name.en = "1618', 'name.en = "\\u202e', "not-text"),
    ("raison", 'name.en = "1618', f'name.en = "{"x" * 121}', "not-text"),
    ("raison", 'status = "neutral"', "status = nan", "not-known"),
    ("raison", 'spain = "austria"', "spain = true", "not-text"),
    ("raison", 'emperor = "spain"', "emperor = []", "not-text"),
    ("paxren", 'seat = "medici"', "seat = 2", "not-text"),
    ("paxren", 'lyon = "catholic-knight"', "lyon = 3", "not-text"),
    ("paxren", 'active = ["holy"]', 'active = ["unholy"]', "not-known"),
    ("paxren", "clear = true", 'clear = "yes"', "not-flag"),
    # lists and tables
    ("raison", 'second = ["protestants"]', 'second = "protestants"', "not-list"),
    ("raison", 'second = ["protestants"]', f"second = {[1] * 8}", "not-list"),
    ("raison", 'second = ["protestants"]', f"second = {'[' * 60}{']' * 60}", "not-text"),
    ("raison", 'second = ["protestants"]', f"second = {'[' * 5000}{']' * 5000}", "not-toml"),
    ("raison", 'garrisons = ["brabant", "navarra"]', f"garrisons = {[1] * 61}", "not-list"),
    ("raison", "[held]", "[[held]]", "not-table"),
    ("raison", "generals = { brabant = 3,", "generals = { " + "".join(f"x{n} = 1, " for n in range(9)), "not-table"),
    ("raison", "generals = { brabant = 3,", f"generals = {{ {'x' * 41} = 3,", "not-text"),
    ("paxren", 'open = ["trebizond"]', 'open = { trebizond = 1 }', "not-list"),
    ("paxren", 'hands = { fugger = ["PREN031"]', 'hands = { fugger = "PREN031"', "not-list"),
    ("paxren", "seats = [2, 3, 4]", "seats = []", "not-list"),
    # keys
    ("raison", "victory = 30", "", "missing-key"),
    ("raison", "victory = 30", "victory = 30\nvictory = 31", "not-toml"),
    ("raison", "victory = 30", "victory = 30\nweather = 1", "unknown-key"),
    ("raison", "off_board = 1", "off_bord = 1", "unknown-key"),
    ("raison", "name.pl", "name.de", "unknown-key"),
    ("raison", '6 = ["ottoman"]', '8 = ["ottoman"]', "unknown-key"),
    ("raison", "turn = 2", "wheel = 2", "unknown-key"),
    ("paxren", "clear = true", "clean = true", "unknown-key"),
    ("paxren", "decks = { east", "decks = { north", "unknown-key"),
    ("paxren", "banks =", "bangs =", "unknown-key"),
    # the text as a whole
    ("raison", "victory = 30", f"victory = 30 # {'x' * MOST_TEXT}", "too-long"),
    ("raison", "victory = 30", f"victory = 30\n{'a.' * (MOST_DOTS + 1)}a = 1", "too-dotted"),
]  # fmt: skip


@pytest.mark.parametrize(("title", "good", "bad", "key"), CASES)
def test_what_is_out_of_bounds_is_refused_at_its_line_in_both_languages(
    title: str, good: str, bad: str, key: str
) -> None:
    """Or at the heading of its table, where a key is missing; a fault of the whole text at its first line."""
    text = fuzzing.RICH[title]
    assert good in text
    first = text[: text.index(good)].count("\n") + 1
    lines = text.splitlines()
    heading = max((n for n in range(1, first + 1) if lines[n - 1].startswith("[")), default=1)
    with pytest.raises(ContentError) as caught:
        TITLES[title].scenario(text.replace(good, bad, 1), "mine.toml")
    error = caught.value
    assert (error.file, error.key) == ("mine.toml", key)
    assert error.line in {1, heading, *range(first, first + bad.count("\n") + 1)}
    if key not in ("not-toml", "too-long", "missing-key"):
        assert error.line in range(first, first + bad.count("\n") + 1)
    told = {fault(TITLES[title], error, language) for language in LANGUAGES}
    assert len(told) == 2
    assert max(map(len, told)) < 600


@pytest.mark.parametrize(
    ("title", "good", "bad", "told"),
    [
        ("raison", '"poland", "ottoman"]\n#', '"poland", "poland"]\n#', "'ottoman' is missing"),
        ("raison", '"poland", "ottoman"]\n#', '"poland"]\n#', "'ottoman' is missing"),
        ("raison", 'first = ["austria", "spain"]', 'first = ["austria", "austria"]', "listed twice"),
        ("raison", 'first = ["austria", "spain"]', 'first = ["austria", "protestants"]', "nobody is in both"),
        ("raison", '5 = ["poland", "ottoman"]', '5 = ["poland", "poland"]', "listed twice"),
        ("raison", '5 = ["poland", "ottoman"]', '5 = ["poland", "austria"]', "head of a coalition"),
        ("raison", 'spain = "austria"', 'spain = "poland"', "is a Minor itself"),
        ("raison", 'poland = "france"', 'poland = "ottoman"', "is a Minor itself"),
        ("raison", 'status = "first"', 'status = "neutral"', "has its Status: 'first'"),
        ("paxren", "seats = [2, 3, 4]", "seats = [4, 3]", "'seats' lists numbers from 2 to 4"),
        ("paxren", "seats = [2, 3, 4]", "seats = [2, 2]", "'seats' lists numbers from 2 to 4"),
    ],
)
def test_what_does_not_fit_together_is_refused(title: str, good: str, bad: str, told: str) -> None:
    text = fuzzing.RICH[title]
    assert good in text
    with pytest.raises(ContentError, match=told) as caught:
        TITLES[title].scenario(text.replace(good, bad, 1), "mine.toml")
    assert caught.value.file == "mine.toml"


def test_every_fault_has_words_in_both_languages() -> None:
    for language in LANGUAGES:
        words = speech(TITLES["raison"], language)
        assert all(words.has(f"error-scenario-{key}") for key in (*FAULTS, "fault"))


def test_a_file_that_is_no_text_is_refused_on_the_command_line_in_its_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"mine\.toml is no UTF-8 text"):
        theatrum.new("raison", path)
    path.write_text(fuzzing.RICH["raison"].replace("victory = 30", "victory = 1000"), encoding="utf-8")
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert main(["simulate", "raison", "--scenario", str(path), "--games", "1"]) == 2
    assert (
        "mine.toml: Wiersz 8 scenariusza: „victory” musi być liczbą całkowitą od 1 do 999." in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("shape", "good", "bad"),
    [
        (Number(1, 3), [1, 3], [0, 4, True, 1.0, "1", None, [1]]),
        (Flag(), [True, False], [0, 1, "true", None]),
        (Text(3), ["a", "żół", "a\u00a0b"], ["", "abcd", "a\nb", "\x00", "\u202e", "\ud800", 1, None, ["a"]]),
        (Text(3, 0), [""], ["abcd"]),
        (OneOf(("a", "b")), ["a"], ["", "c", 1, ["a"], {}]),
        (Items(Number(1, 2), 2, 1), [[1], [1, 2]], [[], [1, 2, 1], [3], (1,), "1", {1: 1}]),
        (Each(Number(1, 2), 2), [{}, {"a": 1}], [{"a": 3}, {"": 1}, {"x" * 41: 1}, {"a": 1, "b": 1, "c": 1}, [], 1]),
        (Table({"a": NAME, "b?": Flag()}), [{"a": "x"}, {"a": "x", "b": True}], [{}, {"b": True}, {"a": "x", "c": 1}]),
        (scenario({}), [{"id": "x", "name": {"en": "a", "pl": "b"}}], [{"id": "x", "name": {"en": "a"}}, {"id": "x"}]),
    ],
)  # fmt: skip
def test_a_shape_takes_what_fits_and_nothing_else(shape: Shape, good: list[object], bad: list[object]) -> None:
    for value in good:
        shape.check(value, ("x",))
    for value in bad:
        with pytest.raises(Misfit):
            shape.check(value, ("x",))


def test_a_fault_is_found_in_its_own_table_not_in_the_first_that_has_its_key() -> None:
    shape = Table({"a": Each(Table({"n": Number(0, 1), "m?": Each(Number(0, 1), 9)}), 9)})
    text = "[a.x]\nn = 1\n[a.y] # n\nm = { k = 1 }\nn = 2\n"
    with pytest.raises(ContentError) as caught:
        Sheet(text, "x", shape)
    assert caught.value.line == 5
    with pytest.raises(ContentError) as caught:
        Sheet(text.replace("k = 1", "k = 2"), "x", shape)
    assert caught.value.line == 4


@pytest.fixture
def settled() -> None:
    """What there was before the test is not looked through for garbage, nor counted: it may be much."""
    gc.freeze()


class _Made:
    """Something that can be held."""


@pytest.mark.usefixtures("settled")
def test_what_was_made_is_the_same_while_somebody_holds_it_and_only_the_last_are_kept_besides() -> None:
    calls: list[str] = []

    @remembered(2)
    def make(text: str) -> _Made:
        calls.append(text)
        return _Made()

    held = make("held")
    for number in range(5):
        make(str(number))
    assert make("held") is held
    make("4")
    assert calls == ["held", "0", "1", "2", "3", "4"]
    del held
    for text in ("5", "6", "held"):
        gc.collect()
        make(text)
    assert calls[6:] == ["5", "6", "held"]


@pytest.mark.usefixtures("settled")
@pytest.mark.parametrize("title", TITLES)
def test_strangers_scenarios_are_not_kept_and_a_running_game_keeps_its_own(title: str) -> None:
    """A game goes back to its start on the board it has, however many scenarios were read since."""
    text = fuzzing.RICH[title]
    own = TITLES[title].scenario(text, "mine.toml")
    game = Game(TITLES[title], own, own.seats[0], {}, 1, LIBRARY)
    game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    board = _board(game)
    kind = type(board)
    kept = []
    for number in range(48):
        TITLES[title].scenario(f"{text}\n# {number}", "stranger.toml")
        if number in (35, 47):
            kept.append(_count(kind))
    back = game.at(len(game.journal))
    assert back.state.to_bytes() == game.state.to_bytes()
    assert _board(back) is board
    assert kept[0] == kept[1]


def _board(game: Game) -> object:
    """What a title made of the scenario."""
    return getattr(game.state, "start" if game.title.id == "europa" else "board")


def _count(kind: type) -> int:
    gc.collect()
    return sum(isinstance(thing, kind) for thing in gc.get_objects())
