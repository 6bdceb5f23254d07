"""Sentences in Polish and English, from Fluent files: common words here, a title's own in its content folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..engine.title import Library, Title

LANGUAGES = ("en", "pl")
COMMON = Path(__file__).parent


class Speech:
    """One language of one title."""

    def __init__(self, title: Title, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, title.content / "words"):
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=False)
        self._things: dict[tuple[str, str], str] = {}

    def has(self, message: str) -> bool:
        return self._pattern(message) is not None

    def say(self, message: str, **args: Any) -> str:
        """A message, or `message.attribute`, with its arguments filled in."""
        pattern = self._pattern(message)
        if pattern is None:
            raise KeyError(f"no message '{message}' in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def thing(self, kind: str, name: str) -> str:
        """The name of a thing: a power, a card, a general ('austria.2' is the second General of Austria)."""
        known = self._things.get((kind, name))
        if known is None:
            owner, dot, number = name.partition(".")
            known = self.say(f"{kind}-{owner}", number=number) if dot else self.say(f"{kind}-{name}")
            self._things[kind, name] = known
        return known

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value


@cache
def speech(title: Title, language: str) -> Speech:
    if language not in LANGUAGES:
        raise ValueError(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
    return Speech(title, language)


class Languages(Library):
    """The library every game gets."""

    def words(self, title: Title, language: str) -> Speech:
        return speech(title, language)


LIBRARY = Languages()
