"""A lesson that a request or a table names."""

from __future__ import annotations

from ..errors import Denied
from .lessons import LessonScript, lessons


def find_lesson(title: str, wanted: str) -> LessonScript:
    """A lesson of the title."""
    for lesson in lessons(title):
        if lesson.id == wanted:
            return lesson
    raise Denied(404, "unknown-lesson", lesson=wanted)
