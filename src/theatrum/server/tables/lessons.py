"""Lessons: guided games on the real engine. Where a lesson stands follows from the journal of its game alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ...engine.chance import Draw
from ...engine.content import Sheet
from ...engine.game import Game
from ...engine.title import Names, Title
from ...language import LANGUAGES
from ...titles import TITLES
from ..wire.table import Lesson, LessonPage

Move = tuple[int, str]
"""A seat and the id of its choice."""


class Step(NamedTuple):
    """Pages to read, choices that lead on (`*` stands for anything), and what the others do after that."""

    pages: tuple[LessonPage, ...]
    expect: tuple[str, ...]
    then: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class LessonScript:
    """A lesson: a position with a fixed seed, the learner's seat, and steps in which everything is foreseen."""

    id: str
    names: Names
    minutes: int
    scenario: str
    scenario_text: str
    seats: int
    seat: int
    seed: str
    steps: tuple[Step, ...]
    closing: tuple[LessonPage, ...]

    def stage(self, game: Game) -> Lesson:
        """What the learner reads now, and the choices that lead on."""
        step, move = self._place(game)
        last = step == len(self.steps)
        ids = [] if last or move is not None else [choice.id for choice in game.choices(self.seat)]
        return Lesson(
            id=self.id,
            step=step,
            steps=len(self.steps),
            pages=list(self.closing if last else self.steps[step].pages),
            expect=[id for id in ids if _fits(id, self.steps[step].expect)],
            done=last and move is None,
        )

    def next_move(self, game: Game) -> Move | None:
        """The choice of another seat that comes next; None when it is the learner's turn, or the lesson is done."""
        return self._place(game)[1]

    def accepts(self, game: Game, choice: str) -> bool:
        """Whether the learner's choice leads on; after the lesson every choice does."""
        step, move = self._place(game)
        return move is None and (step == len(self.steps) or _fits(choice, self.steps[step].expect))

    def done(self, game: Game) -> bool:
        """Whether the script has come to its end and the game goes on freely."""
        return self._place(game) == (len(self.steps), None)

    def _place(self, game: Game) -> tuple[int, Move | None]:
        """The step under way, and the scripted move due before its choice; the number of steps after the last."""
        line, end = self._line(), (len(self.steps), None)
        for entry in game.journal:
            if not isinstance(entry, Draw):
                place = next(line, end)
                if place == end or not self._follows(place, entry[0], entry[1].id):
                    return end
        return next(line, end)

    def _follows(self, place: tuple[int, Move | None], seat: int, choice: str) -> bool:
        step, move = place
        if move is not None:
            return (seat, choice) == move
        return seat == self.seat and _fits(choice, self.steps[step].expect)

    def _line(self) -> Iterator[tuple[int, Move | None]]:
        """Every choice of the lesson in order: the step it belongs to, and the move unless it is the learner's."""
        for number, step in enumerate(self.steps):
            yield number, None
            for move in step.then:
                yield number + 1, move


def _fits(choice: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(choice, pattern) for pattern in patterns)


# -- reading


@cache
def lessons(title: str) -> tuple[LessonScript, ...]:
    """The lessons that come with a title."""
    found = TITLES[title]
    return tuple(_read(found, path) for path in sorted((found.content / "lessons").glob("*.toml")))


def _read(title: Title, path: Path) -> LessonScript:
    """A lesson file; the scenario it names lies in a folder beside it."""
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name)
    data = sheet.data
    source = path.parent / sheet.text_at(data, "scenario")
    scenario = title.scenario(source.read_text(encoding="utf-8"), source.name)
    return LessonScript(
        id=sheet.text_at(data, "id"),
        names=_texts(sheet, sheet.table_at(data, "name"), "name"),
        minutes=sheet.number_at(data, "minutes"),
        scenario=scenario.id,
        scenario_text=scenario.text,
        seats=sheet.number_at(data, "seats"),
        seat=sheet.number_at(data, "seat"),
        seed=sheet.text_at(data, "seed"),
        steps=tuple(_step(sheet, step) for step in _tables(sheet, data, "step")),
        closing=_pages(sheet, data, "closing"),
    )


def _step(sheet: Sheet, step: dict[str, Any]) -> Step:
    then = tuple(_move(sheet, text) for text in sheet.list_at(step, "then")) if "then" in step else ()
    return Step(_pages(sheet, step, "page"), tuple(sheet.list_at(step, "expect")), then)


def _move(sheet: Sheet, text: str) -> Move:
    seat, _, choice = text.partition(" ")
    if not (seat.isdecimal() and choice):
        raise sheet.fault(text, f"'{text}' is not a seat and a choice")
    return int(seat), choice


def _pages(sheet: Sheet, table: dict[str, Any], key: str) -> tuple[LessonPage, ...]:
    return tuple(
        LessonPage(texts=_texts(sheet, page, key), show=sheet.list_at(page, "show"), rule=sheet.text_at(page, "rule"))
        for page in _tables(sheet, table, key)
    )


def _texts(sheet: Sheet, table: dict[str, Any], near: str) -> dict[str, str]:
    return {language: sheet.text_at(table, language, near).strip() for language in LANGUAGES}


def _tables(sheet: Sheet, table: dict[str, Any], key: str) -> list[dict[str, Any]]:
    found = table.get(key)
    if not found or not all(isinstance(one, dict) for one in found):
        raise sheet.fault(f"[[{key}", f"there must be at least one [[{key}]]")
    return list(found)
