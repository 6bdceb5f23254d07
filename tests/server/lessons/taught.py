"""Every title's lessons, to be played through the real engine by the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from theatrum.engine.game import Game
from theatrum.server.tables.journal import Start, rebuild
from theatrum.server.tables.lessons import LessonScript, lessons
from theatrum.server.wire.table import Lesson, LessonPage
from theatrum.titles import TITLES


class Taught(NamedTuple):
    """A lesson and the title it teaches."""

    title: str
    script: LessonScript

    def start(self) -> Start:
        script = self.script
        return Start(self.title, script.scenario, script.seats, script.seed, scenario_text=script.scenario_text)

    def stages(self, detour: int = -1, way: int = 0) -> Iterator[tuple[Game, Lesson]]:
        """The game whenever the learner is to choose, and at the end; at one step another of the choices is taken."""
        script, game = self.script, rebuild(self.start(), ())
        while not script.done(game):
            move = script.next_move(game)
            stage = script.stage(game)
            if move is not None:
                assert stage.expect == []
                game.choose(*move)
                continue
            yield game, stage
            game.choose(script.seat, stage.expect[way if stage.step == detour else 0])
        yield game, script.stage(game)

    def at(self, step: int) -> Game:
        """The game when the learner has read up to a step."""
        return next(game for game, stage in self.stages() if stage.step == step).clone()

    def before(self, expected: str) -> Game:
        """The game when the learner is about to make a choice that one step alone expects."""
        [step] = [number for number, step in enumerate(self.script.steps) if expected in step.expect]
        return self.at(step)

    def astray(self, step: int) -> str:
        """An offered choice that does not lead on from a step."""
        game = self.at(step)
        return next(choice.id for choice in game.choices(self.script.seat) if not self.script.accepts(game, choice.id))

    @property
    def pages(self) -> list[LessonPage]:
        return [page for step in self.script.steps for page in step.pages] + list(self.script.closing)


ALL = [Taught(title, script) for title in TITLES for script in lessons(title)]
over_all = pytest.mark.parametrize("taught", ALL, ids=lambda taught: f"{taught.title}-{taught.script.id}")
