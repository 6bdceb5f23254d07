"""Every command once with real effect, and every kind of wrong argument: one line, exit code 2."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import theatrum
from theatrum.arena import bench
from theatrum.cli import main
from theatrum.language import LIBRARY

REPOSITORY = Path(__file__).parents[1]


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process, with these lines typed."""

    def ran(*argv: object, typed: str = "", keyboard: type[StringIO] = StringIO) -> Ran:
        monkeypatch.setattr(sys, "stdin", keyboard(typed))
        try:
            code = main([str(word) for word in argv])
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return ran


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """An unfinished game of forty choices."""
    game = theatrum.new("raison", "1702", 3, seed="file")
    for _ in range(40):
        seat = game.to_act[0]
        game.choose(seat, game.choices(seat)[0])
    path = tmp_path / "game.json"
    game.save(path)
    return path


# -- wrong arguments


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["nonsense"], "invalid choice: 'nonsense'"),
        (["--nonsense"], "required: COMMAND"),
        (["titles", "chess"], "no title 'chess'; there are: raison"),
        (["titles", "raison", "more"], "unrecognized arguments: more"),
        (["simulate"], "required: TITLE"),
        (["simulate", "chess"], "no title 'chess'"),
        (["simulate", "raison", "--games", "0"], "'0' is not a number from 1 up"),
        (["simulate", "raison", "--games", "many"], "'many' is not a number from 1 up"),
        (["simulate", "raison", "--jobs", "-1"], "'-1' is not a number from 1 up"),
        (
            ["simulate", "raison", "--bots", "genius"],
            "no bot “genius”; there are: random, steward, marshal, or “module:Class”",
        ),
        (["simulate", "raison", "--bots", "random,"], "no bot “”"),
        (["simulate", "raison", "--scenario", "1914"], "no scenario '1914'; there are: 1618, 1702"),
        (["simulate", "raison", "--seats", "9"], "1618 is for 4, 5, 6, 7 seats, not 9"),
        (["simulate", "raison", "--budget", "soon"], "'soon' is not a number of seconds"),
        (["simulate", "raison", "--budget", "nan"], "'nan' is not a number of seconds"),
        (["simulate", "raison", "--budget", "0-lines"], "'0' is not a number from 1 up"),
        (["simulate", "raison", "--option", "talk"], "'talk' is not key=value"),
        (["simulate", "raison", "--option", "talk=maybe"], "option 'talk' is one of: no, yes; not 'maybe'"),
        (["ladder", "paxren", "--option", "weather=rain"], "no option 'weather'; there are: hands, cards"),
        (["simulate", "raison", "--plot", "wins.txt"], "must end in .png or .svg"),
        (["simulate", "raison", "--plot", "no/folder/wins.png"], "no folder 'no/folder'"),
        (["ladder", "raison", "--bot", "genius"], "no bot “genius”"),
        (["ladder", "raison", "--among", "genius"], "no bot “genius”"),
        (["replay"], "required: FILE"),
        (["replay", "nowhere.json"], "no file 'nowhere.json'"),
        (["verify", "nowhere.json"], "no file 'nowhere.json'"),
        (["rules", "chess"], "no title 'chess'"),
        (["rules", "raison", "--language", "de"], "invalid choice: 'de'"),
        (["bench", "chess"], "no title 'chess'"),
        (["bench", "--seconds", "0"], "'0' is not a number of seconds"),
        (["play", "chess"], "no title 'chess'"),
        (["play", "--scenario", "1914"], "no scenario '1914'"),
        (["play", "--seats", "2"], "not 2"),
        (["play", "--seat", "prussia"], "no seat 'prussia'; there are: protestants"),
        (["play", "--seat", "8"], "no seat '8'"),
        (["play", "--seat", "1", "--watch"], "not allowed with argument"),
        (["play", "--option", "talk"], "'talk' is not key=value"),
        (["play", "--option", "talk=maybe"], "option 'talk' is one of: no, yes; not 'maybe'"),
        (["play", "--option", "weather=rain"], "no option 'weather'"),
        (["play", "--load", "nowhere.json"], "no file 'nowhere.json'"),
        (["play", "--bots", "genius"], "no bot “genius”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_argument_gets_one_line(run: Run, argv: list[str], says: str) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("theatrum")
    assert says in ran.err


def test_arguments_that_exclude_each_other(run: Run, game_file: Path) -> None:
    ran = run("play", "--load", game_file, "--seats", "3")
    assert (ran.code, ran.err) == (2, "theatrum: --load brings its own seats; leave it out\n")
    assert run("replay", game_file, "--to", "9999").err.startswith("theatrum: no entry 9999; the last is ")
    assert run("replay", game_file, "--seat", "poland").code == 2


@pytest.mark.parametrize("command", ["play", "titles", "simulate", "ladder", "replay", "verify", "rules", "bench"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"usage: theatrum {command}" in ran.out
    assert command in run("--help").out


# -- files


def test_a_damaged_file_is_refused_in_one_line(run: Run, game_file: Path, tmp_path: Path) -> None:
    text = game_file.read_text(encoding="utf-8")
    damaged = tmp_path / "damaged.json"
    wrongs = (text[:-40], text.replace("chance", "chanse", 1), "[]", '{"format": "theatrum", "version": 99}', "\0")
    for wrong in wrongs:
        damaged.write_text(wrong, encoding="utf-8")
        for command in (["replay"], ["verify"], ["play", "--load"]):
            ran = run(*command, damaged)
            assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    damaged.write_bytes(b"\xff\xfe\x00")
    assert run("verify", damaged).err == "theatrum: this is not a game file: it is not text\n"


def test_verify_says_what_it_proved(run: Run, game_file: Path, tmp_path: Path) -> None:
    ran = run("verify", game_file)
    assert ran.code == 0
    assert [line.split(":")[0] for line in ran.out.splitlines()[1:]] == [
        "proved chain", "proved rules", "proved chance",
    ]  # fmt: skip
    assert run("verify", game_file, "--json").json()["ok"] is True
    secret = tmp_path / "secret.json"
    theatrum.load(game_file).save(secret, reveal=False)
    assert "not proved chance" in run("verify", secret).out
    assert run("verify", secret, "--json").json()["chance"] is False


def test_verify_names_the_faulty_entry(run: Run, game_file: Path) -> None:
    data = json.loads(game_file.read_text(encoding="utf-8"))
    data["journal"][25][2] = "pass"
    game_file.write_text(json.dumps(data), encoding="utf-8")
    ran = run("verify", game_file)
    assert (ran.code, ran.err) == (1, "theatrum: entry 25 ('pass') was changed, or one before it was\n")
    answer = run("verify", game_file, "--json")
    assert answer.code == 1
    assert answer.json() == {"ok": False, "error": "entry 25 ('pass') was changed, or one before it was", "entry": 25}


def test_replay_tells_the_game_as_a_seat_may_know_it(run: Run, game_file: Path) -> None:
    told = run("replay", game_file)
    assert "Round 1 begins." in told.out
    assert "Austria drew 4 battle cards: " not in told.out
    assert "Austria drew 4 battle cards: " in run("replay", game_file, "--seat", "austria").out
    assert "Dobrane karty Bitwy: " in run("replay", game_file, "--language", "pl").out


def test_replay_shows_the_position_at_an_entry(run: Run, game_file: Path) -> None:
    whole = run("replay", game_file, "--json").json()
    ran = run("replay", game_file, "--to", 30, "--seat", 2)
    assert "War Wheel" in ran.out
    assert "Hand, France" in ran.out
    part = run("replay", game_file, "--to", 30, "--json").json()
    assert 30 < part["entry"] < whole["entry"]
    assert whole["events"][: len(part["events"])] == part["events"]
    assert all(event["text"] for event in part["events"])


# -- titles, rules


def test_titles_lists_what_can_be_played(run: Run) -> None:
    title, *others = run("titles", "--json").json()
    assert [other["id"] for other in others] == ["paxren", "mocarstwa", "europa"]
    assert title["id"] == "raison"
    assert [scenario["id"] for scenario in title["scenarios"]] == ["1618", "1702"]
    assert title["scenarios"][1]["seats"]["3"] == ["britain", "france", "austria"]
    assert title["options"]["talk"] == ["no", "yes"]
    assert "3 seats: britain, france, austria" in run("titles").out


def test_titles_tells_where_content_comes_from(run: Run) -> None:
    data = run("titles", "raison", "--json").json()
    assert all(data["content"].values()), "a content file without provenance"
    assert "1618/territories.csv" in run("titles", "raison").out


def test_rules_are_found_by_words_and_by_number(run: Run) -> None:
    assert [rule["id"] for rule in run("rules", "raison", "9.7.1", "--json").json()] == ["9.7.1"]
    chapter = run("rules", "raison", "10.4", "--json").json()
    assert {rule["id"] for rule in chapter} == {"10.4", "10.4.2", "10.4.3", "10.4.4", "10.4.5"}
    for number in ("L4", "l4", "paxren:L4"):
        assert [rule["id"] for rule in run("rules", "paxren", number, "--json").json()] == ["L4"]
    assert [rule["id"] for rule in run("rules", "paxren", "E2", "--json").json()] == ["E2", "E2.1", "E2.2"]
    polish = run("rules", "raison", "SWIETE", "cesarstwo", "--language", "pl")
    assert polish.out.startswith("5.5  Święte Cesarstwo Rzymskie")
    assert "Choosing the Arbiter" in run("rules", "raison").out
    missing = run("rules", "raison", "xyzzy")
    assert (missing.code, missing.err) == (1, "theatrum: no rule has: xyzzy\n")


def test_rules_coverage_lists_every_paragraph(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(REPOSITORY)
    rows = run("rules", "raison", "--coverage", "--json").json()
    assert len(rows) == len(run("rules", "raison", "--json").json())
    battle = next(row for row in rows if row["id"] == "10.2")
    assert any(place.startswith("battle.py:") for place in battle["code"])
    assert "10.2" in run("rules", "raison", "--coverage").out
    assert run("rules", "paxren", "--coverage").code == 0
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    bare = run("rules", "paxren", "--coverage")
    assert (bare.code, "no test" in bare.out) == (1, True)
    (tmp_path / "tests").rmdir()
    monkeypatch.chdir(tmp_path)
    assert run("rules", "raison", "--coverage").err == "theatrum: no folder 'tests' here: run this in the repository\n"


# -- many games


def test_simulate_is_the_same_in_one_process_and_in_two(run: Run, tmp_path: Path) -> None:
    def simulated(jobs: int) -> Any:
        folder = tmp_path / str(jobs)
        data = run("simulate", "raison", "--scenario", "1702", "--seats", 3, "--games", 4, "--bots", "random,steward",
                   "--seed", "same", "--jobs", jobs, "--save", folder, "--json").json()  # fmt: skip
        data.pop("speed")
        return data, [path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())]

    one, two = simulated(1), simulated(2)
    assert one == two
    data, files = one
    assert len(files) == data["games"] == 4
    assert data["bots"] == ["random", "steward", "random"]
    assert sum(row["wins"] for row in data["powers"].values()) == 4


def test_simulate_prints_a_table(run: Run) -> None:
    ran = run("simulate", "raison", "--scenario", "1702", "--seats", 3, "--games", 2, "--jobs", 1)
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.startswith("raison 1702, 3 seats, 2 games, seed 1")
    for word in ("britain", "95 % interval", "rounds:", "decisions a game", "games/s"):
        assert word in ran.out


def test_simulate_plays_by_the_options_and_tells_how_games_were_won(run: Run) -> None:
    command = ("simulate", "paxren", "--seats", 2, "--games", 2, "--jobs", 1, "--option", "hands=open")
    data = run(*command, "--option", "map=second", "--json").json()
    assert (data["options"]["hands"], data["options"]["map"], data["options"]["cards"]) == ("open", "second", "core")
    assert sum(data["endings"].values()) == 2
    [title] = [title for title in theatrum.titles() if title.id == "paxren"]
    assert set(data["endings"]) <= set(title.endings)
    words = LIBRARY.words(title, "en")
    told = run(*command, "--option", "map=second").out
    for way, count in data["endings"].items():
        assert f"{words.say(f'ending-{way}')} {count} ({count / 2:.0%})" in told


def test_the_options_of_a_simulation_reach_its_games(run: Run, tmp_path: Path) -> None:
    run("simulate", "raison", "--scenario", "1702", "--seats", 3, "--games", 1, "--jobs", 1, "--option", "pairs=fours",
        "--save", tmp_path)  # fmt: skip
    assert theatrum.load(tmp_path / "raison-0.json").options["pairs"] == "fours"


def test_a_ladder_says_by_which_options_it_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("ladder", "raison", "--scenario", "1702", "--seats", 3, "--games", 3, "--bot", "random", "--jobs", 1)
    [row] = run(*command, "--option", "pairs=fours", "--json", "--write").json()
    assert row["where"] == "1702, 3 seats, pairs=fours"
    page = (tmp_path / "docs" / "ladder" / "raison.md").read_text(encoding="utf-8")
    assert "--option pairs=fours --write" in page


def test_simulate_draws(run: Run, tmp_path: Path) -> None:
    for name in ("wins.png", "wins.svg"):
        picture = tmp_path / name
        run("simulate", "raison", "--scenario", "1702", "--seats", 3, "--games", 2, "--jobs", 1, "--plot", picture)
        assert picture.stat().st_size > 5000


def test_simulate_without_matplotlib_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = run("simulate", "raison", "--plot", tmp_path / "wins.png")
    assert (ran.code, ran.err) == (2, 'theatrum: drawing needs matplotlib: pip install "theatrum[plot]"\n')


def test_ladder_writes_its_figures(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("ladder", "raison", "--scenario", "1702", "--seats", 3, "--games", 4, "--bot", "steward", "--jobs", 1)
    [row] = run(*command, "--json", "--write").json()
    assert (row["bot"], row["among"], row["games"]) == ("steward", "random", 6)
    page = (tmp_path / "docs" / "ladder" / "raison.md").read_text(encoding="utf-8")
    assert f"| steward | random | 6 | 1702, 3 seats | {row['wins']} |" in page
    assert "theatrum ladder raison --scenario 1702 --seats 3 --games 4 --bot steward --budget 0.3 --seed 1" in page
    assert "A marshal had 0.3 s for a decision, on this machine: " in page
    assert "steward" in run(*command).out


def test_ladder_goes_through_every_scenario(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("ladder", "raison", "--seats", 4, "--games", 1, "--bot", "steward", "--among", "steward", "--jobs", 1)
    rows = run(*command, "--json", "--write").json()
    assert [(row["where"], row["games"]) for row in rows] == [("1618, 4 seats", 4), ("1702, 4 seats", 4)]
    page = (tmp_path / "docs" / "ladder" / "raison.md").read_text(encoding="utf-8")
    assert page.count("| 1618, 4 seats |") == page.count("| 1702, 4 seats |") == 1


FIGURES = dict.fromkeys(
    ("decisions_per_s", "clone_us", "choices_us", "choices_us_max99", "load_s", "view_us", "bytes"), 1.0
) | {"growth": {"seats": [], "journal": []}}


def test_bench_reports_every_figure(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("theatrum.arena.bench.SLICE", 0.01)
    data = run("bench", "raison", "--seconds", "0.05", "--json").json()
    figures = data["titles"]["raison"]
    for name in ("decisions_per_s", "clone_us", "choices_us", "choices_us_max99", "load_s", "view_us", "bytes"):
        assert figures[name] > 0
    assert [row["seats"] for row in figures["growth"]["seats"]] == [4, 5, 6, 7, 3, 4, 5, 6]
    assert [row["entries"] for row in figures["growth"]["journal"]] == [200, 500, 1000, 2000]
    assert data["peers"] is None
    assert data["ratios"] is None
    assert data["peers_note"] == "no bench/peers.py here"
    assert data["python"]
    assert data["cpu"]


PEER = """
def missing(): return ""
def plays(): return {"tortoise": lambda: [sum(range(1000)) for _ in range(10)] and 1}
def figures(): return {"tortoise": {"version": "1", "clone_us": 5.0}}
"""


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_bench_compares_with_peers_by_a_ratio_and_its_spread(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, flags: list[str]
) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "peers.py").write_text(PEER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "measure", lambda *_: FIGURES)
    ran = run("bench", "paxren", "--seconds", "0.6", *flags)
    if not flags:
        assert "times as fast as tortoise (half of 3 turns between " in ran.out
        return
    data = ran.json()
    assert data["peers"]["tortoise"].keys() == {"version", "clone_us", "decisions_per_s"}
    ratio = data["ratios"]["paxren"]["tortoise"]
    assert 0 < ratio["low"] <= ratio["median"] <= ratio["high"]
    assert ratio["turns"] == 3


def test_peers_play_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice of each, again and again: whatever disturbs the machine disturbs all."""
    order: list[str] = []

    def player(name: str) -> Callable[[], int]:
        return lambda: order.append(name) or 5

    monkeypatch.setattr(bench.time, "perf_counter", lambda: float(len(order)))  # a game takes a second
    rates = bench.in_turns({"a": player("a"), "b": player("b")}, 2 * bench.SLICE)
    assert order == ["a", "b"] * 3  # once to warm up, then two turns
    assert rates == {"a": [5.0, 5.0], "b": [5.0, 5.0]}


def test_the_spread_is_of_the_ratios_turn_by_turn() -> None:
    found = bench.spread([10.0, 30.0, 20.0, 20.0, 50.0], [10.0, 10.0, 10.0, 20.0, 10.0])
    assert found == {"median": 2.0, "low": 1.0, "high": 3.0, "turns": 5}
    assert bench.spread([4.0], [2.0]) == {"median": 2.0, "low": 2.0, "high": 2.0, "turns": 1}


# -- as a program


def test_python_m_theatrum_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "theatrum", "titles"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stdout.startswith("raison")


@pytest.mark.parametrize("argv", [["rules", "raison", "the"], ["rules", "raison", "--json"]])
def test_a_broken_pipe_is_silent(argv: list[str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "theatrum", *argv], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_cleanly(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "theatrum", "simulate", "raison", "--games", "100000", "--jobs", jobs,
               "--bots", "random", "--save", str(tmp_path)]  # fmt: skip
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # what runs in the background begins deaf to it
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heard
    ) as process:
        while process.poll() is None and not any(tmp_path.iterdir()):  # until the first game is over
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err.strip()) == (130, "", "")
