"""A bot of one's own, named as `module:Class`, plays wherever ours do; a name that makes no bot says what is wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import theatrum
from theatrum import bots
from theatrum.arena import match
from theatrum.engine.choice import Choice

from .test_cli import Run, run

__all__ = ["run"]

MODULE = '''
from theatrum.bots import Bot, Marshal

class Last(Bot):
    """Takes the last choice, and now and then any."""
    name = "last"
    def choose(self, seen):
        return seen.choices[-1 - self.generator.below(4) % len(seen.choices)]

class Hasty(Marshal):
    """Searches for no time at all."""
    def __init__(self, seed=0, budget=0.3):
        super().__init__(seed, 0.0)
        self.given = budget

class Nothing(Bot):
    """Forgets to answer."""
    name = "nothing"
    def choose(self, seen):
        return None

class Unfinished(Bot):
    """Has no choose."""

number = 3
'''


@pytest.fixture(autouse=True)
def own_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder with the module, which the commands are called in."""
    (tmp_path / "own_bots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("import theatrum.bots\n1 / 0\n", encoding="utf-8")
    (tmp_path / "needy_bots.py").write_text("import no_such_package\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for module in ("own_bots", "broken_bots", "needy_bots"):
        sys.modules.pop(module, None)  # of another test's folder


SMALL = ("raison", "--scenario", "1702", "--seats", 3)


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_plays_in_a_simulation(run: Run, jobs: int, tmp_path: Path) -> None:
    """In this process and in others, which have to find the module too."""
    ran = run("simulate", *SMALL, "--bots", "own_bots:Last,random", "--games", 2, "--jobs", jobs, "--json",
              "--save", tmp_path)  # fmt: skip
    assert ran.json()["bots"] == ["own_bots:Last", "random", "own_bots:Last"]
    game = theatrum.load(tmp_path / "raison-1.json")
    again = theatrum.new("raison", "1702", 3, seed=game.seed)
    for seat, choice in (entry for entry in game.journal if isinstance(entry[1], Choice)):
        assert seat == 1 or choice in again.choices(seat)[-4:]
        again.choose(seat, choice.id)


def test_it_climbs_the_ladder(run: Run) -> None:
    ran = run("ladder", *SMALL, "--bot", "own_bots:Last", "--games", 3, "--jobs", 1, "--json")
    [row] = ran.json()
    assert (row["bot"], row["among"], row["games"]) == ("own_bots:Last", "random", 3)


def test_it_plays_in_the_terminal(run: Run) -> None:
    ran = run("play", *SMALL, "--bots", "own_bots:Last", "--watch", "--seed", 1)
    assert (ran.code, ran.err) == (0, "")
    assert "Winner: " in ran.out


def test_one_that_inherits_from_the_marshal_is_given_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    bot = bots.make("own_bots:Hasty", 1, budget=0.7)
    assert isinstance(bot, bots.Marshal)
    assert getattr(bot, "given") == 0.7  # noqa: B009  # the class is known to its own module alone


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("genius", "no bot “genius”; there are: random, steward, marshal", "Nie ma bota „genius”"),
        (":Last", "no bot “:Last”", "Nie ma bota „:Last”"),
        ("own_bots:", "no bot “own_bots:”", "Nie ma bota „own_bots:”"),
        ("no_such_module:Bot", "no module “no_such_module”", "Nie ma modułu „no_such_module”"),
        ("own_bots.deep:Bot", "no module “own_bots.deep”", "Nie ma modułu „own_bots.deep”"),
        ("broken_bots:Bot", "“broken_bots” cannot be imported: ZeroDivisionError", "wczytać modułu „broken_bots”"),
        ("needy_bots:Bot", "“needy_bots” cannot be imported: No module named 'no_such_package'", "„needy_bots”"),
        ("own_bots:Genius", "“own_bots” has no class “Genius”", "nie ma klasy „Genius”"),
        ("own_bots:number", "“own_bots:number” is no bot", "„own_bots:number” nie jest botem"),
        ("own_bots:Unfinished", "has choose(seen)", "ma choose(seen)"),
        ("builtins:dict", "“builtins:dict” is no bot", "„builtins:dict” nie jest botem"),
    ],
)
def test_a_name_that_makes_no_bot_says_what_is_wrong(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, english: str, polish: str
) -> None:
    ran = run("simulate", "raison", "--bots", name)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert english in ran.err
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert polish in run("ladder", "raison", "--bot", name).err
    assert polish in run("serve", "--no-open", "--bot", name).err


def test_an_answer_that_is_no_choice_is_a_fault_told_in_one_line(run: Run) -> None:
    ran = run("simulate", *SMALL, "--bots", "own_bots:Nothing", "--games", 1, "--jobs", 1)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "The bot “nothing” chose “None”, which was not on offer" in ran.err


def test_a_fault_is_told_in_the_language_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    game = theatrum.new("raison", "1702", 3, seed=1, language="pl")
    with pytest.raises(match.BotFault, match="Bot „nothing” wybrał „None”"):
        match.move(game, game.to_act[0], bots.make("own_bots:Nothing"))
