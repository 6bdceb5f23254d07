"""Which test files and recorded games run which lines of a title's rules: nothing else can notice a mutant there.

Worked out once for the rules as they are, and anew for a test file or game that has changed.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path

import coverage

Lines = dict[str, int]
"""Of each module the lines that were run, as bits."""


class Reach:
    """Who runs which lines. `load` reads the title anew; each watcher, by name, has a text that says whether it is the
    same as before, and a way to run it."""

    def __init__(
        self,
        kept: Path,
        modules: Iterable[Path],
        load: Callable[[], None],
        watchers: dict[str, tuple[str, Callable[[], object]]],
    ) -> None:
        self._modules = {str(path.absolute()): str(path) for path in modules}
        self._load, self._kept = load, kept
        rules = "".join(Path(path).read_text(encoding="utf-8") for path in self._modules)
        marks = {name: hashlib.sha256((rules + text).encode()).hexdigest() for name, (text, _) in watchers.items()}
        known = self._known()
        due = [(marks[name], run) for name, (_, run) in watchers.items() if marks[name] not in known]
        if due:
            _apart(partial(self._survey, due))
            known = self._known()
        self.lines = {name: known[mark] for name, mark in marks.items()}

    def _known(self) -> dict[str, Lines]:
        return dict(json.loads(self._kept.read_text(encoding="utf-8"))) if self._kept.is_file() else {}

    def of(self, module: str, line: int) -> set[str]:
        """Those who run the statement of this line."""
        where = _statement(module, line)
        return {name for name, lines in self.lines.items() if lines.get(module, 0) & where}

    def _survey(self, due: list[tuple[str, Callable[[], object]]]) -> None:
        read = self._traced(self._load)  # what is run as the modules are read, all rest upon
        self._kept.parent.mkdir(parents=True, exist_ok=True)
        for mark, run in due:
            _apart(partial(self._look, mark, run, read))

    def _look(self, mark: str, run: Callable[[], object], read: Lines) -> None:
        seen = self._traced(run)
        lines = {module: seen.get(module, 0) | read.get(module, 0) for module in self._modules.values()}
        self._kept.write_text(json.dumps(self._known() | {mark: lines}), encoding="utf-8")

    def _traced(self, run: Callable[[], object]) -> Lines:
        tracer = coverage.Coverage(data_file=None, include=list(self._modules), config_file=False)
        with tracer.collect():
            run()
        data = tracer.get_data()
        return {name: sum(1 << line for line in data.lines(path) or ()) for path, name in self._modules.items()}


def _apart(run: Callable[[], object]) -> None:
    """In a process of its own: nothing is remembered from one to the next."""
    child = os.fork()
    if not child:
        try:
            run()
        finally:
            os._exit(0)
    os.waitpid(child, 0)


@cache
def _statements(module: str) -> list[tuple[int, int]]:
    """First and last line of each statement; of one that holds others, of its head."""
    tree = ast.parse(Path(module).read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            found.append((node.lineno, body[0].lineno - 1 if body else node.end_lineno or node.lineno))
    return found


def _statement(module: str, line: int) -> int:
    """The lines of the statement that the line is of, as bits."""
    around = [span for span in _statements(module) if span[0] <= line <= max(span)]
    first, last = max(around, default=(line, line))
    return sum(1 << number for number in range(first, max(first, last) + 1))
