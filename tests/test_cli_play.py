"""A game in the terminal, played by typed lines."""

from __future__ import annotations

import argparse
import itertools
import re
from io import StringIO
from pathlib import Path

import pytest

import theatrum
from theatrum.bots import Lines
from theatrum.cli import answers, setup
from theatrum.cli.answers import MOST_RULES
from theatrum.cli.boards import PAINTERS
from theatrum.cli.listing import Listing
from theatrum.engine.game import Game
from theatrum.titles import TITLES

from .raison.battles.test_odds import before
from .raison.positions import raison
from .test_cli import Run, run

__all__ = ["run"]

TABLE = ("play", "raison", "--scenario", "1702", "--seats", 3, "--bots", "random", "--seed", "screen")
AUSTRIA = (*TABLE, "--seat", "austria")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


LATE = 60
"""Entries before the end of a game."""


@pytest.mark.parametrize("late", [True, pytest.param(False, marks=pytest.mark.soak)])
def test_a_game_is_played_to_the_end(run: Run, late: bool, finished: Game, tmp_path: Path) -> None:
    """From the first choice on, or, since every choice draws the whole board, from a late position."""
    file = tmp_path / "late.json"
    finished.at(finished.entry - LATE).save(file)
    table = ("play", "--load", file) if late else TABLE
    ran = run(*table, "--bots", "steward", "--seat", "1", typed="1\n" * 20000)
    assert (ran.code, ran.err) == (0, "")
    assert "Victory: " in ran.out
    last = ran.out.splitlines()
    assert last[-1].startswith("Winner: ")
    assert last[-1].endswith(" (Influence reached)")
    assert [line.split()[0] for line in last[-4:-1]] == ["1", "2", "3"]
    told = last[last.index("Turning points, with the change of prospects in percent (an estimate):") + 1 :]
    assert len([line for line in told if line.startswith("  Round ")]) == 5
    assert any(line.startswith("    Victory: ") for line in told)


def test_bots_alone_are_watched(run: Run) -> None:
    ran = run(*TABLE, "--watch", "--language", "pl")
    assert ran.code == 0
    assert "Zwycięstwo!" in ran.out
    assert "Zwycięzca: " in ran.out


def test_undo_and_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    ran = run(*AUSTRIA, typed=lines(f"s {before}", "1", f"s {file}", "u", f"s {after}", "u", "u", "q"))
    assert ran.code == 0
    assert "Taken back." in ran.out
    assert "You have nothing to take back." in ran.out
    assert f"Saved: {file}" in ran.out
    assert before.read_text(encoding="utf-8") == after.read_text(encoding="utf-8")
    assert len(theatrum.load(file).journal) == len(theatrum.load(before).journal) + 1
    again = run("play", "--load", file, "--seat", "austria", "--bots", "random", typed="q\n")
    assert again.out.endswith("> Goodbye!\n")


def test_an_only_answer_is_told_and_goes_by_itself(run: Run) -> None:
    """Taken back it is asked, so that what lies before it can be taken back too."""
    ran = run(*AUSTRIA, typed=lines("u"))
    told, asked, again = ran.out.partition("Only one answer: Make France the Arbiter\n")
    assert asked
    assert told.endswith("who is to be the Arbiter? ")  # what was asked is told with it
    assert "France became Arbiter for Austria" in again.partition("Taken back.")[0]
    assert "Make France the Arbiter" in again.partition("who is to be the Arbiter?")[2]
    assert "Tylko jedna odpowiedź" in run(*AUSTRIA, "--language", "pl", typed="q\n").out


def test_undo_is_refused_with_its_reason(run: Run) -> None:
    ran = run(*TABLE, "--seat", "britain", typed=lines("1", "u"))
    assert "they must agree to take it back" in ran.out


def test_a_file_is_not_overwritten_unasked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious.json"
    file.write_text("mine", encoding="utf-8")
    ran = run(*AUSTRIA, typed=lines(f"s {file}", "n", f"s {tmp_path / 'no' / 'folder.json'}", "s a\0b", "s ~nobody/x"))
    assert "exists. Overwrite it? (y/n)" in ran.out
    assert "No such file or directory" in ran.out
    assert file.read_text(encoding="utf-8") == "mine"
    run(*AUSTRIA, typed=lines(f"s {file}", "y"))
    assert theatrum.load(file).seats == 3


def test_quitting_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert run(*AUSTRIA, typed=lines("1", "q", str(file))).out.endswith(f"Saved: {file}\nGoodbye!\n")
    assert theatrum.load(file).seats == 3
    ran = run(*AUSTRIA, typed=lines("1", "q", "", "n", "q", "", "y", "never read"))
    assert ran.out.count("The game will be lost. Quit? (y/n)") == 2
    assert ran.out.endswith("Goodbye!\n")


def test_the_position_is_told_as_text_or_the_lines_with_some_words(run: Run) -> None:
    quiet, asked = run(*AUSTRIA, typed=""), run(*AUSTRIA, typed=lines("t TYROL", "t zzz", "t"))
    assert asked.out.count("Tyrol") >= quiet.out.count("Tyrol") + 2
    assert "No line of the position has these words." in asked.out


def test_what_is_told_keeps_its_indentation_where_it_is_wrapped(run: Run) -> None:
    """A line that belongs to a heading stands to the right of it to its last word."""
    told = run("play", "europa", "--scenario", "1-00", "--seed", "a", "--language", "en",
               typed=lines("t events on the table")).out.split("> ")[-2].splitlines()  # fmt: skip
    assert told[0] == "EVENTS ON THE TABLE"
    assert len(told) > 10
    assert all(line.startswith("  ") for line in told[1:] if line)


def test_a_word_that_many_rules_have_tells_three_of_them_whole(run: Run) -> None:
    """The others by number and heading; a number is told with all that stands below it."""
    table = ("play", "europa", "--scenario", "1-00", "--seed", "a", "--language", "en")
    found = run(*table, typed=lines("r mission")).out.rpartition("> ")[0].split("> ")[-1]
    assert len(re.findall(r"^\d+(?:\.\d+)*  ", found, re.MULTILINE)) == MOST_RULES
    assert "Others that speak of it (r NUMBER: the whole paragraph): " in found
    whole = run(*table, typed=lines("r 12")).out.rpartition("> ")[0].split("> ")[-1]
    assert len(re.findall(r"^12\.\d  ", whole, re.MULTILINE)) > MOST_RULES
    assert "Others that speak of it" not in whole


def test_closed_doors_say_why(run: Run) -> None:
    ran = run(*AUSTRIA, "--language", "en", typed=lines("3", "? march", "? march:austria.1:paris", "?", "? zzz"))
    assert "is not adjacent. §9.7.5" in ran.out
    assert "more; narrow the list: ? march" in ran.out
    assert "Nothing is closed to you now." in ran.out


def test_a_choice_is_taken_by_its_id_or_refused(run: Run) -> None:
    ran = run(*AUSTRIA, typed=lines("u", "arbiter:austria", "arbiter:france", "gibberish", "9" * 5000, "-1", "\0"))
    assert "You cannot be your own Arbiter. §9.7.1" in ran.out
    assert "France became Arbiter for Austria" in ran.out
    assert ran.out.count("Type a number from the list, words that narrow it, or one of the letters.") == 4
    assert ran.out.count("Nothing in the list fits that.") == 4


def test_a_hint_has_reasons(run: Run) -> None:
    ran = run(*AUSTRIA, typed=lines("h"))
    hint = ran.out.partition("What the Steward would do:\n")[2].splitlines()
    assert hint[0].split()[0].isdigit()
    assert not any("→  " in line for line in hint)
    assert any("as good as " in line or "Better than " in line for line in hint)


def test_the_marshal_tells_what_it_expects(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "LOOK", Lines(8))
    ran = run(*AUSTRIA, typed=lines("m"))
    hint = ran.out.partition("and what it expects then:\n")[2].splitlines()
    assert any(line.strip().startswith("→  Austria: ") for line in hint)


def test_what_a_choice_would_bring_is_told_before_it_is_made(run: Run, tmp_path: Path) -> None:
    """In a few signs on the list, and in full on `f`; here a neighbour's General decides."""
    neighbour = {"sweden": {"generals": {"brandenburg": 3}, "hand": [6, 6, 6], "morale": 9}}
    game = before({"generals": {"bohemia": 2}}, {"generals": {"saxonia": 1}}, neighbour)
    file = tmp_path / "battle.json"
    game.save(file)
    march = raison(game).lexicon.parse("march:austria.1:saxonia")
    number = Listing(game, game.to_act[0], PAINTERS["raison"]).choices.index(march) + 1
    ran = run("play", "--load", file, "--seat", "austria", "--plain", typed=lines(f"f {number}", "f"))
    assert f"{number}\N{NO-BREAK SPACE}Saxony\N{NO-BREAK SPACE}(3:2," in ran.out
    told = ran.out.partition("Austrian General 1 → Saxony")[2].splitlines()
    assert told[1].strip() == "~ Victory brings Austria 2 Influence."
    assert "      ~ 100% if nobody else comes." in told
    assert any(line.endswith("if Sweden comes against you (at most 3 cards).") for line in told)
    assert "      ! Defeat costs Austrian General 1 all 2 Troops." in told
    assert "= certain · ~ likely · ! at worst" in told
    ran = run("play", "--load", file, "--seat", "austria", "--plain", "--language", "pl", typed=lines(f"f {number}"))
    assert "100%, jeśli nikt więcej nie przyjdzie." in ran.out


def test_log_board_and_rules_are_at_hand(run: Run) -> None:
    ran = run(*AUSTRIA, typed=lines("l", "b", "r strategic", "r zzz"))
    assert ran.out.count("Round 1 begins.") == 2
    assert ran.out.count("War Wheel  ") == 2
    assert "9.7.7  Strategic Move" in ran.out
    assert "No rule has these words." in ran.out


def test_a_hot_seat_has_a_curtain(run: Run) -> None:
    ran = run(*TABLE, "--all-human", "--option", "talk=yes", typed="\n1\n" * 30)
    assert "Pass the keyboard to Britain, then press Enter." in ran.out
    assert "Pass the keyboard to France, then press Enter." in ran.out
    shown = ran.out.partition("Pass the keyboard to Britain")[2].partition("Pass the keyboard to")[0]
    assert "Hand, Britain" in shown
    assert "Hand, France" not in shown


def test_plain_is_text_without_drawing(run: Run) -> None:
    ran = run(*AUSTRIA, "--plain", typed="1\nb\n")
    assert "with 3 Troops" in ran.out
    assert "♞" not in ran.out


class Keyboard(StringIO):
    """Typed lines that pass for a person at a terminal."""

    def isatty(self) -> bool:
        return True


def test_questions_before_a_game(run: Run) -> None:
    ran = run("play", "--seed", "1", typed=lines("2", "2", "7", "3", "x", "2", "q"), keyboard=Keyboard)
    for question in ("Language / Język [1]: ", "Scenariusz [1]: ", "Liczba graczy (3, 4, 5, 6) [6]: "):
        assert question in ran.out
    assert "Ręka, Francja" in ran.out
    assert run("play", typed=lines("", ""), keyboard=Keyboard).code == 0


def test_sides_are_asked_for_where_a_title_leaves_them_open(run: Run) -> None:
    """Seat by seat: Medici, then of those left Coeur; the player takes the second seat."""
    ran = run("play", "paxren", "--seed", "1", typed=lines("", "", "2", "3", "2", "2", "2", "q"), keyboard=Keyboard)
    assert "Banks [1]: " in ran.out
    assert (
        ran.out.index("Seat 1 [1]: ") < ran.out.index("Seat 2 [1]: ") < ran.out.index("Which side do you play? [1]: ")
    )
    assert "Cœur: which action" in ran.out
    assert "Fugger" not in ran.out.partition("Which side")[2]


def test_by_lot_the_player_has_the_first_seat_and_what_it_drew(run: Run) -> None:
    drawn = theatrum.new("paxren", seats=2, seed="1", options={"banks": "lot"})
    bank = drawn.teller("en").words.thing("bank", drawn.standing()[0].side)
    ran = run("play", "paxren", "--seed", "1", typed=lines("", "", "2", "2", "q"), keyboard=Keyboard)
    assert "Which side" not in ran.out
    assert f"The lot gave {bank} to seat 1 " in ran.out
    assert f"{bank}: which action" in ran.out


def test_questions_already_answered_are_not_asked(run: Run, tmp_path: Path) -> None:
    ran = run(*AUSTRIA, typed=lines(f"s {tmp_path / 'game.json'}"), keyboard=Keyboard)
    assert "]: " not in ran.out
    again = run("play", "--load", tmp_path / "game.json", typed=lines("3"), keyboard=Keyboard)
    assert again.out.count("]: ") == 1
    assert "Hand, Austria" in again.out


@pytest.mark.parametrize("language", theatrum.LANGUAGES)
def test_every_choice_has_one_number(language: str) -> None:
    """A listing shows exactly what is offered, however it is put together."""
    game = theatrum.new("raison", "1618", 7, seed=3, language=language)
    painter = PAINTERS["raison"]
    for step in itertools.count():
        seat = game.to_act[0]
        listing = Listing(game, seat, painter)
        assert sorted(choice.id for choice in listing.choices) == sorted(choice.id for choice in game.choices(seat))
        game.choose(seat, listing.choices[step * 7 % len(listing.choices)])
        if step == 400 or game.over:
            break


def test_pick_insists_on_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["x", "0", "4", "2"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert setup.pick("?", ["a", "b", "c"], 0) == 1


def test_the_set_up_says_what_can_be_typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Scenarios are listed with their players and minutes, lines end where words end, the last side is not asked."""
    answers = iter(["nonsense", "3", "many", "2", "2", "2", "9", "1"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    monkeypatch.setenv("COLUMNS", "60")
    args = argparse.Namespace(title=TITLES["europa"], language="en", scenario=None, seats=None, option=[])
    setup.ask(args)
    assert next(answers, None) is None
    assert dict(args.option)["realms"] == "france,england"
    shown = capsys.readouterr().out.splitlines()
    assert any(re.fullmatch(r"  3  Discovery and Reformation \(players: 2–5; \d+–\d+ min\)", line) for line in shown)
    assert f"Type one of the numbers 1–{len(TITLES['europa'].scenarios)}; Enter: 1." in shown
    assert "Type one of the numbers 2, 3, 4, 5; Enter: 5." in shown
    assert "Type one of the numbers 1–2; Enter: 1." in shown
    about = shown[shown.index("Type one of the numbers 2, 3, 4, 5; Enter: 5.") - 8 :][:8]
    assert all(len(line) <= 60 for line in about)


def test_words_narrow_the_list_and_the_numbers_stay(run: Run) -> None:
    ran = run(*AUSTRIA, "--language", "en", typed=lines("hungARY", "zzz"))
    asked = ran.out.partition("q quit\n")[2]
    assert "2\N{NO-BREAK SPACE}Disband the Garrison in Hungary" in asked
    assert "Lombardy" not in asked
    assert "words that narrow it" in asked


def test_the_set_up_asks_for_the_length_where_a_title_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenario, seats, then what the title asks: the second of its lengths, and realms as the scenario seats them."""
    answers = iter(["3", "3", "2", "1"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    args = argparse.Namespace(title=TITLES["europa"], language="en", scenario=None, seats=None, option=[])
    setup.ask(args)
    assert (args.scenario, args.seats) == ("1-01", 3)
    assert args.option == [("ages", "one"), ("realms", "book")]
