"""A sample of mutants of each title's rules (cosmic-ray), run against its recorded games and its tests: `make mutants`.

Works on a copy of the sources under `build/`. Survivors are listed; one that is no fault stands in `mutants.toml` with
the reason.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome

from theatrum.titles import TITLES

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "web/src", "pyproject.toml", "CHANGELOG.md", "README.md", "Makefile")
EQUIVALENT = tomllib.loads((ROOT / "tests" / "mutants.toml").read_text(encoding="utf-8"))
AROUND = ("bot", "estimate", "foresight", "forecast", "odds", "picture", "text", "threat", "worth", "printed")
"""Modules that play, foresee or show: no rules."""
PATIENCE = 600
"""Seconds after which a mutant counts as endless, and killed."""


class Survivor(NamedTuple):
    """A mutant that no test noticed."""

    module: str
    line: int
    text: str
    operator: str

    def excused(self) -> bool:
        return any(
            (entry["module"], entry["text"], entry["operator"]) == (self.module, self.text, self.operator)
            for entry in EQUIVALENT["equivalent"]
        )


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
    (place / "mutants.toml").write_text(_config(title, place), encoding="utf-8")
    _cosmic(place, "init", "mutants.toml", "session.sqlite")
    with use_db(str(place / "session.sqlite"), WorkDB.Mode.open) as db:
        taken = _sample(db, place, sample, seed)
    _cosmic(place, "exec", "mutants.toml", "session.sqlite")
    with use_db(str(place / "session.sqlite"), WorkDB.Mode.open) as db:
        alive = [found for found in _survivors(db, place) if not found.excused()]
        endless = sum(result.output == "timeout" for _, result in db.results)
    print(f"{title}: {taken - len(alive)} of {taken} mutants killed or without effect, {endless} of them by the clock")
    for found in alive:
        print(f"  {found.module}:{found.line}: {found.operator}: {found.text}")
    return len(alive) <= taken * 0.05


def _copy(title: str) -> Path:
    place = ROOT / "build" / "mutants" / title
    shutil.rmtree(place, ignore_errors=True)
    for name in COPIED:
        source, target = ROOT / name, place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page", "screenshots"))
        else:
            shutil.copy(source, target)
    return place


def _config(title: str, place: Path) -> str:
    folder = place / "src" / "theatrum" / "titles" / title
    modules = sorted(path for path in folder.rglob("*.py") if not path.stem.startswith((*AROUND, "__")))
    names = [str(path.relative_to(place)) for path in modules]
    tests = f"tests/recorded tests/{title} -k '{title} and not bot'"
    command = f"{sys.executable} -m pytest -x -q -p no:cacheprovider {tests}"
    return (
        f'[cosmic-ray]\nmodule-path = {names}\ntimeout = {PATIENCE}.0\nexcluded-modules = []\n'
        f'test-command = "{command}"\n[cosmic-ray.distributor]\nname = "local"\n'
    )  # fmt: skip


def _cosmic(place: Path, *arguments: str) -> None:
    environment = os.environ | {"PYTHONPATH": f"{place / 'src'}{os.pathsep}{place}"}
    subprocess.run([sys.executable, "-m", "cosmic_ray.cli", *arguments], cwd=place, env=environment, check=True)


def _sample(db: WorkDB, place: Path, sample: int, seed: str) -> int:
    """Leave out all but a sample; how many it has."""
    items = [item for item in db.work_items if all(_matters(place, mutation) for mutation in item.mutations)]
    taken = random.Random(seed).sample(items, min(sample, len(items)))
    db.clear()
    db.add_work_items(taken)
    return len(taken)


def _matters(place: Path, mutation: MutationSpec) -> bool:
    """Whether a mutant can change what happens: types are not read when the program runs."""
    text = _line(place, mutation).strip()
    typed = text.startswith(("def ", "class ", ") ->")) or (": " in text.partition("=")[0] and not text.endswith(":"))
    return not (typed and "BitOr" in mutation.operator_name)


def _survivors(db: WorkDB, place: Path) -> Iterator[Survivor]:
    for item, result in db.completed_work_items:
        if result.test_outcome is TestOutcome.SURVIVED:
            for mutation in item.mutations:
                name, row = mutation.operator_name, mutation.start_pos[0]
                yield Survivor(str(mutation.module_path), row, _line(place, mutation).strip(), name)


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def _line(place: Path, mutation: MutationSpec) -> str:
    return _lines(place / mutation.module_path)[mutation.start_pos[0] - 1]


if __name__ == "__main__":
    sys.exit(main())
