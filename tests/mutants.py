"""A sample of mutants of each title's rules (cosmic-ray), run against its recorded games and its tests: `make mutants`.

Works on a copy of the sources under `build/`. Survivors are listed; one that is no fault stands in `mutants.toml` with
the reason. A run that was broken off goes on where it stood; while the rules stay as they are, a run again tries only
the survivors.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import random
import resource
import shlex
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkItem, WorkResult

from theatrum.titles import TITLES

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "docs", "web/src", "pyproject.toml", "CHANGELOG.md", "README.md", "Makefile")
EQUIVALENT = tomllib.loads((ROOT / "tests" / "mutants.toml").read_text(encoding="utf-8"))["equivalent"]
AROUND = ("alerts", "bot", "estimate", "forces", "forecast", "foresight", "history", "odds", "outlook", "picture",
          "printed", "shown", "text", "threat", "why", "worth")  # fmt: skip
"""Modules and folders that play, foresee or show: no rules."""
SAME = ("Eq_Is", "NotEq_IsNot")
"""Operators without effect: equal small numbers are the same object."""
ENDLESS = "endless"
PATIENCE, MEMORY = 4, 4_000_000
"""A mutant that computes so many times as long as the rules themselves, or takes so many kB, counts as endless, and
killed."""


class Mutant(NamedTuple):
    """A changed line."""

    module: str
    line: int
    text: str
    becomes: str

    def excused(self) -> bool:
        rows = ((row["module"], row["text"], row["becomes"]) for row in EQUIVALENT)
        return (self.module, self.text, self.becomes) in rows

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.text} -> {self.becomes}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("title", nargs="*", help="titles (default: all)")
    parser.add_argument("--sample", type=int, default=150, help="mutants of each title (default: 150)")
    parser.add_argument("--seed", default="mutants", help="which mutants are taken")
    args = parser.parse_args()
    done = [run(title, args.sample, args.seed) for title in args.title or TITLES]
    return 0 if all(done) else 1


def run(title: str, sample: int, seed: str) -> bool:
    """Run the sample of a title; whether at least 95 % of it were killed or are excused."""
    place = _copy(title)
    os.environ["PYTHONPATH"] = f"{place / 'src'}{os.pathsep}{place}"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # half the time of a short run
    with contextlib.chdir(place), use_db(str(_session(title, sample, seed))) as db:
        if not db.num_work_items:
            init(_modules(title), db, {})
            _sample(db, sample, seed)
        _run(db, title)
        results = [(_mutant(item, result), result) for item, result in db.completed_work_items]
    alive = [mutant for mutant, result in results if not _killed(result)]
    faults = [mutant for mutant in alive if not mutant.excused()]
    endless = sum((result.output or "").rstrip().endswith(ENDLESS) for _, result in results)
    killed = len(results) - len(alive)
    print(f"{title}: of {len(results)} mutants {killed} killed ({endless} by the clock), "
          f"{len(alive) - len(faults)} without effect, {len(faults)} alive")  # fmt: skip
    for mutant in faults:
        print(f"  {mutant}")
    return len(faults) <= len(results) * 0.05


def _copy(title: str) -> Path:
    place = BUILD / title
    shutil.rmtree(place, ignore_errors=True)
    for name in COPIED:
        source, target = ROOT / name, place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page", "screenshots"))
        else:
            shutil.copy(source, target)
    return place


def _modules(title: str) -> list[Path]:
    folder = Path("src", "theatrum", "titles", title)
    return sorted(path for path in folder.rglob("*.py") if not _around(path.relative_to(folder)))


def _around(path: Path) -> bool:
    return any(part.startswith((*AROUND, "__")) for part in path.parts)


def _session(title: str, sample: int, seed: str) -> Path:
    """Where the results of a sample of just these rules are kept."""
    rules = hashlib.sha256(f"{sample} {seed}".encode())
    for path in _modules(title):
        rules.update(path.read_bytes())
    return BUILD / f"{title}-{rules.hexdigest()[:12]}.sqlite"


def _sample(db: WorkDB, sample: int, seed: str) -> None:
    """Leave out all but a sample."""
    items = [item for item in db.work_items if _matters(item.mutations[0])]
    db.clear()
    db.add_work_items(random.Random(seed).sample(items, min(sample, len(items))))


def _matters(mutation: MutationSpec) -> bool:
    """Whether a mutant can change what happens: types are not read when the program runs."""
    text = _line(mutation)
    typed = text.startswith(("def ", "class ", ") ->")) or (": " in text.partition("=")[0] and not text.endswith(":"))
    return not mutation.operator_name.endswith(SAME) and not (typed and "BitOr" in mutation.operator_name)


def _run(db: WorkDB, title: str) -> None:
    """Run what is still to be run, and then survivors again."""
    known = {
        item.job_id: _killed(result) or _mutant(item, result).excused() for item, result in db.completed_work_items
    }
    due = sorted((item for item in db.work_items if not known.get(item.job_id)), key=lambda item: item.job_id in known)
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    kept = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}  # what a mutant leaves as it is need not be compiled again
    subprocess.run(shlex.split(_command(title)), check=True, stdout=subprocess.DEVNULL, env=kept)
    took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    command = _command(title, PATIENCE * int(took))
    for number, item in enumerate(due, 1):
        result = mutate_and_test(item.mutations, command, None)
        db.set_result(item.job_id, result)
        print(f"{number}/{len(due)} {'killed' if _killed(result) else 'alive'}: {_mutant(item, result)}", flush=True)


def _command(title: str, seconds: int | str = "unlimited") -> str:
    """The recorded games first: they notice most mutants, and soonest."""
    pytest = f"{sys.executable} -m pytest -x -q -p xdist -p no:cacheprovider"
    tests = f"{pytest} tests/recorded -k {title} && {pytest} tests/{title}"
    limits = f"ulimit -t {seconds}; ulimit -v {MEMORY}"
    return f"sh -c '{limits}; {tests} || {{ test $? -gt 128 && echo {ENDLESS}; exit 1; }}'"


def _killed(result: WorkResult) -> bool:
    return result.test_outcome is TestOutcome.KILLED


def _mutant(item: WorkItem, result: WorkResult) -> Mutant:
    [mutation] = item.mutations
    added = [line[1:].strip() for line in (result.diff or "").splitlines() if line.startswith("+")][1:]
    return Mutant(str(mutation.module_path), mutation.start_pos[0], _line(mutation), " ".join(added))


@cache
def _lines(path: Path) -> list[str]:
    return (ROOT / path).read_text(encoding="utf-8").splitlines()


def _line(mutation: MutationSpec) -> str:
    return _lines(mutation.module_path)[mutation.start_pos[0] - 1].strip()


if __name__ == "__main__":
    sys.exit(main())
