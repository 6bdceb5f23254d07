"""A sample of mutants of each title's rules (cosmic-ray), run against its recorded games and its tests: `make mutants`.

No file is changed: a child process reads the changed module from memory. Survivors are listed; one that is no fault
stands in `mutants.toml` with the reason. A run that was broken off goes on where it stood; while the rules stay as they
are, a run again tries only the survivors.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib
import json
import math
import os
import random
import re
import resource
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import pytest
from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code

from tests.mutants_reach import Reach
from tests.recorded import files
from theatrum.titles import TITLES

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "mutants"
EQUIVALENT = tomllib.loads((ROOT / "tests" / "mutants.toml").read_text(encoding="utf-8"))["equivalent"]
AROUND = ("alerts", "bot", "estimate", "forces", "forecast", "foresight", "history", "odds", "outlook", "picture",
          "printed", "shown", "telling", "terminal", "text", "threat", "why", "worth")  # fmt: skip
"""Modules and folders that play, foresee or show: no rules."""
RULES = (Path("war", "forces.py"),)
"""What is called like one of them."""
SAME = ("Eq_Is", "NotEq_IsNot")
"""Operators without effect: equal small numbers are the same object."""
ORDER = ("_Lt", "_LtE", "_Gt", "_GtE")
REMEMBERS = ("@cache", "@lru_cache", "@remembered", "@abstractmethod")
"""Decorators that save time, or speak to whoever checks types: what happens does not hang on them."""
NOTHING = (
    (r"[!=]= NOBODY\b", ("Eq_LtE", "NotEq_Gt")),  # in Mocarstwa the least and the greatest number of a holder
    (r"[!=]= INDEPENDENT\b", ("Eq_GtE", "NotEq_Lt")),
    (r"[!=]= NONE\b", ("Eq_LtE", "NotEq_Gt")),  # in Europa Universalis nothing is below NONE
    (r"\boptions\b.* [!=]= \"yes\"", ("Eq_GtE", "NotEq_Lt")),  # of "no" and "yes" the one is less, the other greater
    (r"\boptions\b.* [!=]= \"no\"", ("Eq_LtE", "NotEq_Gt")),
    (r"^[^|]*\btowns\[(\w+)\] \| \w+\.vassals\[\1\][^|]*$", ("BitOr_Add", "BitOr_BitXor")),  # no province is both
    (r"\bself\.(turn|place|asked|hired) < ", ("Lt_NotEq", "Lt_IsNot")),  # they are counted one by one
    (r"\.choices\(g, [a-z.]+\)\) > 1", ("Gt_NotEq", "Gt_IsNot")),  # there is always a choice
    (r"\bzip\(.*\bstrict=True\)", ("ReplaceTrueWithFalse",)),  # they are as long as each other
)
"""Where nothing lies beyond, or between."""
BOUNDS = re.compile(r"\brow\.number\(\"\w+\", [^()]*\)")
FIRST, NAMED = 6, 4
"""So many seconds of recorded games come before the tests, the shortest first: they notice most mutants, and soonest;
and so many test files before the others, and so many games show whether they still hold."""
GAME, TESTS, MEMORY = 30, 300, 4_000_000_000
"""A mutant whose game or tests compute for so many seconds, or take so many bytes, counts as endless, and killed."""
ALIVE, KILLED, ENDLESS = "alive", "killed", "endless"


class Mutant(NamedTuple):
    """A changed line."""

    module: str
    operator: str
    occurrence: int
    line: int

    @property
    def text(self) -> str:
        return _lines(self.module)[self.line - 1].strip()

    @property
    def source(self) -> str:
        """The changed module."""
        changed = mutate_code(
            (ROOT / self.module).read_text(encoding="utf-8"), _operators()[self.operator], self.occurrence
        )
        assert changed is not None
        return str(changed)

    @property
    def widens(self) -> bool:
        """Whether it moves but the bounds of a number in a table of the box, which keeps to both."""
        return bool(BOUNDS.search(self.text)) and BOUNDS.sub("", self.text) == BOUNDS.sub("", self.becomes)

    @property
    def becomes(self) -> str:
        """The changed line, or whatever stands in its place."""
        before, after = _lines(self.module), self.source.splitlines()
        same = next(n for n, line in enumerate([*after, None]) if n == len(before) or line != before[n])
        end = len(after) - len(before)
        until = next((n for n in range(same, len(before)) if before[n:] == after[n + end :]), len(before))
        return " ".join(line.strip() for line in after[same : until + end])

    def matters(self) -> bool:
        """Whether it can change what happens: types are not read when the program runs, slots save memory, a class
        without fields of its own needs none made, words are not put in order, assertions say what holds anyway,
        tables of the box are as they are."""
        text, operator = self.text, self.operator
        typed = text.startswith(("def ", "class ", ") ->")) or (
            ": " in text.partition("=")[0] and not text.endswith(":")
        )
        return not (
            operator.endswith(SAME)
            or (typed and "BitOr" in operator)
            or (text.startswith("@dataclass") and ("True" in operator or "Decorator" in operator))
            or ('= "' in text and operator.endswith(ORDER))
            or text.startswith(("assert ", *REMEMBERS))
            or ("Number" in operator and self.widens)
            or any(re.search(what, text) and operator.endswith(ends) for what, ends in NOTHING)
        )

    def excused(self) -> bool:
        above = _lines(self.module)[self.line - 2].strip()
        rows = ((row["module"], row["text"], row["becomes"], row.get("after", above)) for row in EQUIVALENT)
        return (self.module, self.text, self.becomes, above) in rows

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.text} -> {self.becomes}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("title", nargs="*", help="titles (default: all)")
    parser.add_argument("--sample", type=int, default=150, help="mutants of each title (default: 150)")
    parser.add_argument("--seed", default="mutants", help="which mutants are taken")
    parser.add_argument("--games", type=int, help="so many recorded games of a title, the shortest (default: all)")
    parser.add_argument("--near", type=int, help="so many test files, the nearest, whoever runs the line")
    args = parser.parse_args()
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # half the time of a short run
    done = [run(title, args.sample, args.seed, args.games, args.near) for title in args.title or TITLES]
    return 0 if all(done) else 1


def run(title: str, sample: int, seed: str, most: int | None, near: int | None) -> bool:
    """Run the sample of a title; whether at least 95 % of it were killed or are excused."""
    session = _session(title, sample, seed)
    known: dict[Mutant, str] = {}
    if session.is_file():
        known = {Mutant(*row): outcome for *row, outcome in json.loads(session.read_text(encoding="utf-8"))}
    else:
        every = [mutant for path in _modules(title) for mutant in _mutants(path) if mutant.matters()]
        known = dict.fromkeys(random.Random(seed).sample(every, min(sample, len(every))), "")
    games = sorted(files.kept(title), key=lambda game: len(game.moves))[:most]
    due = [mutant for mutant, outcome in known.items() if not outcome or (outcome == ALIVE and not mutant.excused())]
    if due and _outcome(title, None, games[:NAMED], []) != ALIVE:
        sys.exit(f"the recorded games of {title} are older than its rules or words, and notice everything: make record")
    reach = _reach(title, games) if due and near is None else None
    for number, mutant in enumerate(sorted(due, key=lambda mutant: known[mutant]), 1):
        tests, played = _tests(title, mutant)[:near], games
        if reach is not None:
            who = reach.of(mutant.module, mutant.line)
            tests, played = [path for path in tests if path in who], [game for game in games if game.name in who]
        known[mutant] = _outcome(title, mutant, played, tests)
        session.parent.mkdir(parents=True, exist_ok=True)
        session.write_text(json.dumps([[*mutant, outcome] for mutant, outcome in known.items()]), encoding="utf-8")
        print(f"{number}/{len(due)} {known[mutant]}: {mutant}", flush=True)
    return _told(title, known)


def _told(title: str, known: dict[Mutant, str]) -> bool:
    alive = [mutant for mutant, outcome in known.items() if outcome == ALIVE]
    faults = [mutant for mutant in alive if not mutant.excused()]
    endless = sum(outcome == ENDLESS for outcome in known.values())
    print(f"{title}: of {len(known)} mutants {len(known) - len(alive)} killed ({endless} by the clock), "
          f"{len(alive) - len(faults)} without effect, {len(faults)} alive")  # fmt: skip
    for mutant in faults:
        print(f"  {mutant}")
    return len(faults) <= len(known) * 0.05


# -- which mutants


def _modules(title: str) -> list[Path]:
    folder = Path("src", "theatrum", "titles", title)
    return sorted(path for path in folder.rglob("*.py") if not _around(path.relative_to(folder)))


def _around(path: Path) -> bool:
    return path not in RULES and any(part.startswith((*AROUND, "__")) for part in path.parts)


def _session(title: str, sample: int, seed: str) -> Path:
    """Where the results of a sample of just these rules are kept."""
    rules = hashlib.sha256(f"{sample} {seed}".encode())
    for path in _modules(title):
        rules.update(path.read_bytes())
    return BUILD / f"{title}-{rules.hexdigest()[:12]}.json"


@cache
def _operators() -> dict[str, Any]:
    kinds = {name: plugins.get_operator(name) for name in plugins.operator_names()}
    return {name: kind() for name, kind in kinds.items() if not kind.arguments()}


def _mutants(path: Path) -> Iterator[Mutant]:
    nodes = list(ast_nodes(get_ast_from_path(path)))
    for name, operator in _operators().items():
        places = (place for node in nodes for place, _ in operator.mutation_positions(node))
        for occurrence, (line, _) in enumerate(places):
            yield Mutant(str(path), name, occurrence, line)


@cache
def _lines(module: str) -> list[str]:
    return (ROOT / module).read_text(encoding="utf-8").splitlines()


# -- one mutant


def _reach(title: str, games: list[files.Recorded]) -> Reach:
    """Who runs which lines of the rules."""

    def watch(game: files.Recorded) -> None:
        from tests.recorded.looks import difference  # of the rules as they are read then

        difference(game)

    watchers: dict[str, tuple[str, Callable[[], object]]] = {
        game.name: (game.digest, partial(watch, game)) for game in games
    }
    for path in _paths(title):
        watchers[str(path)] = path.read_text(encoding="utf-8"), partial(_pytest, [str(path)])
    return Reach(BUILD / f"{title}-reach.json", _modules(title), partial(_load, title), watchers)


def _outcome(title: str, mutant: Mutant | None, games: list[files.Recorded], tests: list[str]) -> str:
    """What becomes of it, or of the rules as they are, under the eyes of these."""
    if not games and not tests:
        return ALIVE
    sys.stdout.flush()
    child = os.fork()
    if not child:
        try:
            os._exit(_try(title, mutant, games, tests))
        except BaseException:  # whatever stops a game or a test run has noticed the mutant
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return ENDLESS
    return KILLED if os.WEXITSTATUS(status) else ALIVE


def _try(title: str, mutant: Mutant | None, games: list[files.Recorded], tests: list[str]) -> int:
    """Some games, the tests, then the other games, until one notices."""
    gc.freeze()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    _allow(GAME)
    _load(title, mutant)
    rest = iter(games)
    noticed = _differs(rest, FIRST) or _fails(tests[:NAMED]) or _fails(tests[NAMED:]) or _differs(rest)
    return int(noticed)


def _load(title: str, mutant: Mutant | None = None) -> None:
    """Read the title anew, with a module changed, and then the tests; in silence."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    if mutant is not None:
        plain, path, source = SourceFileLoader.get_code, ROOT / mutant.module, mutant.source

        def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
            return compile(source, self.path, "exec") if Path(self.path) == path else plain(self, name)

        SourceFileLoader.get_code = get_code
    package = f"theatrum.titles.{title}"
    for name in [name for name in sys.modules if f"{name}.".startswith((f"{package}.", "tests."))]:
        del sys.modules[name]
    changed = getattr(importlib.import_module(package), title.upper())
    TITLES[title] = changed


def _differs(games: Iterator[files.Recorded], seconds: float = math.inf) -> bool:
    from tests.recorded.looks import difference  # of the changed rules

    until = time.process_time() + seconds
    for game in games:
        _allow(GAME)
        if difference(game)[0]:
            return True
        if time.process_time() > until:
            break
    return False


def _fails(tests: list[str]) -> bool:
    _allow(TESTS)
    return bool(tests) and _pytest(tests) not in (0, pytest.ExitCode.NO_TESTS_COLLECTED)


def _pytest(tests: list[str]) -> int:
    return pytest.main(["-x", "-q", "-p", "xdist", "-p", "no:cacheprovider", "-m", "not soak", *tests])


def _paths(title: str) -> list[Path]:
    """The title's test files of rules."""
    return sorted(path for path in Path("tests", title).rglob("test_*.py") if not _around(Path(path.stem[5:])))


def _tests(title: str, mutant: Mutant) -> list[str]:
    """Those first that import the module, then those of a chapter that it names, or that speak most of it: by the names
    of its functions, and by its own."""
    path, lines = Path(mutant.module), "\n".join(_lines(mutant.module))
    imported = re.compile(rf"\b{path.parent.name}(\.| import .*\b){path.stem}\b")
    chapters = set(re.findall(r"\b(\d+)\.\d", lines))
    defined = {name.rstrip("_") for name in re.findall(r"^def (\w{4,})", lines, re.MULTILINE)}

    def far(test: Path) -> tuple[bool, bool, int, int]:
        text = test.read_text(encoding="utf-8")
        spoken = len(defined & set(re.findall(r"\w+", text)))
        return not imported.search(text), test.stem[7:9].lstrip("0") not in chapters, -spoken, -text.count(path.stem)

    return [str(test) for test in sorted(_paths(title), key=far)]


def _allow(seconds: int) -> None:
    """So much computing from now on."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


if __name__ == "__main__":
    sys.exit(main())
