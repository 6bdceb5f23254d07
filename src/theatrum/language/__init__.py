"""Sentences in Polish and English, from Fluent files: common words here, a title's own in its content folder."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ..engine.content import read_table
from ..engine.errors import ContentError
from ..engine.title import Called, Library, Title, Words

FORMS = {
    "en": ("the", "a", "number"),
    "pl": ("gender", "gen", "dat", "acc", "ins", "loc", "in", "to", "from"),
}
"""The forms of a name beside the plain one, by language: the columns of `names_<language>.csv`."""
LANGUAGES = tuple(FORMS)
GROUPED = {"en": 1_000, "pl": 10_000}
"""The least number whose digits are set in groups (CLDR): 2,000 in English, 2000 in Polish."""
COMMON = Path(__file__).parent
REMEMBERED = 8192
"""Sentences that a language keeps ready: a log says much the same, and filling in is slow."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins; what belongs to it is indented."""
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}")
"""Another message inside one."""
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


class Speech:
    """One language of one title."""

    def __init__(self, title: Title, language: str) -> None:
        self.language = language
        parts = [path.read_text(encoding="utf-8") for path in (COMMON / f"{language}.ftl", *files(title, language))]
        self.source = "\n".join([*parts, names(title, language)])
        """All of it as Fluent text."""
        self._texts = dict(_messages(self.source))
        self._bundle = FluentBundle([language], use_isolating=False)
        """What was needed so far: to read all takes a second with a long book."""
        self._filled = lru_cache(REMEMBERED, typed=True)(self._fill)  # typed: 1 and 1.0 read differently
        self._things: dict[tuple[str, str], str] = {}
        self._forms: dict[tuple[str, str], dict[str, str]] = {}
        self._used: dict[str, Mapping[str, tuple[tuple[str, str], ...]]] = {}

    def has(self, message: str) -> bool:
        return self._pattern(message) is not None

    def say(self, message: str, **args: Any) -> str:
        """A message, or `message.attribute`, with its arguments filled in."""
        return self._filled(message, **args)

    def _fill(self, message: str, **args: Any) -> str:
        pattern = self._pattern(message)
        if pattern is None:
            raise KeyError(f"no message '{message}' in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(arg) for name, arg in args.items()})
        if errors:
            raise errors[0]
        return str(text)

    def _plain(self, arg: Any) -> Any:
        """A number of too few digits to be set in groups is written in one, as browsers do."""
        if type(arg) is int and abs(arg) < GROUPED[self.language]:
            return fluent_number(arg, useGrouping=False)
        return arg

    def thing(self, kind: str, name: str) -> str:
        """The name of a thing: a power, a card, a general ('austria.2' is the second General of Austria)."""
        known = self._things.get((kind, name))
        if known is None:
            owner, dot, number = name.partition(".")
            known = self.say(f"{kind}-{owner}", number=number) if dot else self.say(f"{kind}-{name}")
            self._things[kind, name] = known
        return known

    def forms(self, kind: str, name: str) -> dict[str, str]:
        """The other forms of that name: cases, gender, with its article, as the table of names has them."""
        known = self._forms.get((kind, name))
        if known is None:
            owner, _, number = name.partition(".")
            message = f"{kind}-{owner}"
            given = self._bundle.get_message(message).attributes if self._read(message) else ()
            known = {form: self.say(f"{message}.{form}", number=number) for form in given}
            self._forms[kind, name] = known
        return known

    def calling(self, called: Called) -> Words:
        return Calling(self, called) if called else self

    def uses(self, message: str) -> Mapping[str, tuple[tuple[str, str], ...]]:
        """The arguments that a message takes, each with the forms it is used in ("" is the plain one) and with what
        these are called: `$power_gen` is the form `gen` of `power`."""
        known = self._used.get(message)
        if known is None:
            found: dict[str, tuple[tuple[str, str], ...]] = {}
            for variable in sorted(self._variables(message.partition(".")[0])):
                parts = variable.split("_")
                for end in range(1, len(parts) + 1):  # a name may have the mark in it as well
                    name, form = "_".join(parts[:end]), "_".join(parts[end:])
                    found[name] = (*found.get(name, ()), (form, variable))
            known = self._used[message] = found
        return known

    def _variables(self, name: str) -> set[str]:
        text = self._texts.get(name, "")
        return set(VARIABLE.findall(text)).union(*map(self._variables, REFERENCE.findall(text)))

    def _read(self, name: str) -> bool:
        """Whether there is a message; it and those inside it are read when they are needed first."""
        if not self._bundle.has_message(name) and name in self._texts:
            text = self._texts[name]
            self._bundle.add_resource(FluentResource(text))
            for inside in REFERENCE.findall(text):
                self._read(inside)
        return self._bundle.has_message(name)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._read(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value


class Calling:
    """A language that calls some things by the names of others."""

    def __init__(self, speech: Speech, called: Called) -> None:
        self.language = speech.language
        self.say, self.has, self.uses, self.calling = speech.say, speech.has, speech.uses, speech.calling
        self._speech, self._called = speech, called

    def thing(self, kind: str, name: str) -> str:
        return self._speech.thing(*self._called.get((kind, name), (kind, name)))

    def forms(self, kind: str, name: str) -> dict[str, str]:
        return self._speech.forms(*self._called.get((kind, name), (kind, name)))


def _messages(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent text by name; of two with one name the first counts."""
    found = list(MESSAGE.finditer(source))
    ends = [match.start() for match in found[1:]] + [len(source)]
    for match, end in reversed(list(zip(found, ends, strict=True))):
        yield match[1], source[match.start() : end]


def files(title: Title, language: str) -> list[Path]:
    """A title's words: one file of a language, or a folder with a file for each chapter of a large book."""
    words = title.content / "words"
    chapters = sorted((words / language).glob("*.ftl"))
    return chapters or [words / f"{language}.ftl"]


def names(title: Title, language: str) -> str:
    """The table of names as Fluent: a name is a message and its forms are attributes."""
    lines = []
    for row in read_table(title.content / "words" / f"names_{language}.csv", ("kind", "id", "name", *FORMS[language])):
        lines.append(f"{row.text('kind')}-{row.text('id')} = {row.cells['name']}".rstrip())
        lines += [f"    .{form} = {row.cells[form]}" for form in FORMS[language] if row.cells[form]]
    return "\n".join(lines) + "\n"


@cache
def speech(title: Title, language: str) -> Speech:
    if language not in LANGUAGES:
        raise ValueError(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
    return Speech(title, language)


def scenario_key(error: ContentError) -> str:
    """The message `error-KEY` for a fault of a scenario; what only the title knows of it is told in English."""
    return f"scenario-{error.key or 'fault'}"


class Languages(Library):
    """The library every game gets."""

    def words(self, title: Title, language: str) -> Speech:
        return speech(title, language)


LIBRARY = Languages()


def fault(title: Title, error: ContentError, language: str) -> str:
    """The fault of a player's own file in a sentence."""
    about = {name: str(value) for name, value in error.about.items()}
    said = speech(title, language).say(
        f"error-{scenario_key(error)}", line=str(error.line), detail=error.message, **about
    )
    return f"{error.file}: {said}"
