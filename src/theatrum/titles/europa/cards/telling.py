"""What cards say: sentences of ours from `texts.csv`; where there is none, generated from the statements.

How each word of the vocabulary reads stands in `phrases.csv`, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ....engine.content import read_table
from ..board.board import Board, read_board
from ..board.reading import CONTENT
from .events import Event
from .language import SETS, Statement, Term
from .lists import Lists, read_lists

LANGUAGES = ("en", "pl")
PARTS = ("first", "a", "b", "then", "condition", "reward", "effects")
SLOT = re.compile(r"\{([\d*])(?::(\w+))?(?:\|([^}]*))?\}")
PERSON = re.compile(r"\[([^]|]*)\|([^]|]*)\|([^]|]*)\]")
COUNTED = re.compile(r"<([^>|]*)\|([^>|]*)\|([^>|]*)>")
FURTHER = re.compile(r"\(\((.*)\)\)")
NOUN = re.compile(r"@(\w+)")
EUPHONY = re.compile(r"\bz (?=Sz[^aeiouyó]|Ś[^aeiouy]|S[^aeiouyóz])")
"""Where Polish says "ze"."""
BETWEEN = ", "
PLAIN = "nom"
ATTRIBUTE = "attr"
"""A set that narrows another down: towns *in Lombardy*."""
SUBJECT = "subject"
DENIED = "not"
"""A condition that must not hold."""
ASIDE = (ATTRIBUTE, SUBJECT, DENIED)
"""Forms for which a phrase may have words of their own."""
COUNTING = {"some": "gen", "few": "acc"}
"""Forms of what is counted, with the case that each is."""
HE, YOU, THEY = range(3)
MANY = ("others", "players", "owners", "holders_before", "targets", "neighbours", "spouses", "either", "friends_of")
"""Words for several players or realms."""
NOUN_COLUMNS = ("nom", "gen", "dat", "acc", "ins", "in", "from")
NAMED = {"areas": "area", "provinces": "province", "zones": "zone", "node": "node", "realms": "realm"}


class Form(NamedTuple):
    """How a term is wanted: its case, and the person of whoever does what the card says."""

    case: str = PLAIN
    person: int = YOU


class Teller:
    """One language."""

    def __init__(self, language: str, board: Board, lists: Lists, folder: Path = CONTENT / "cards") -> None:
        self.words = lists.language.words
        self.phrases = {
            (row.text("word"), row.text("kind")): row.text(language)
            for row in read_table(folder / "phrases.csv", ("word", "kind", *LANGUAGES))
        }
        self.texts = {
            (row.text("card"), row.one_of("part", PARTS)): row.text(language)
            for row in read_table(folder / "texts.csv", ("card", "part", *LANGUAGES))
        }
        self.nouns = {row.text(PLAIN): row.cells for row in read_table(folder / "nouns.csv", NOUN_COLUMNS)}
        ideas = read_table(folder / "ideas.csv", tuple(read_columns(folder / "ideas.csv")))
        self.names = {
            "areas": board.land.area_names[language],
            "provinces": board.land.province_names[language],
            "zones": board.sea.zone_names[language],
            "node": board.sea.node_names[language],
            "realms": board.realms.names[language],
            "idea": tuple(row.text(f"name_{language}") for row in ideas),
        }
        path = folder.parent / "words" / f"names_{language}.csv"
        rows = read_table(path, tuple(read_columns(path)))
        forms = {(row.text("kind"), row.text("id")): row.cells for row in rows}
        self.forms = {
            (kind, number): forms[NAMED[kind], name]
            for kind in NAMED
            for name, number in lists.language.ids[kind].items()
        }
        """Cases, articles and genders of names."""
        self.history = {card: lines[LANGUAGES.index(language)] for card, lines in lists.history.items()}
        """A true line about what each card tells of."""

    def event(self, event: Event) -> list[str]:
        """A card line by line; its options bear their letters."""
        card = event.data.get("same", event.id)
        lines = self.lines(card, "first", event.first)
        for part, option in zip("ab", event.options, strict=False):
            lines += [f"{part.upper()}) {line}" for line in self.lines(card, part, option)]
        return lines + self.lines(card, "then", event.then)

    def lines(self, card: str, part: str, statements: tuple[Statement, ...]) -> list[str]:
        """What a part of a card says: one line of ours, or one for each statement."""
        written = self.texts.get((card, part))
        return [written] if written else [self.statement(statement) for statement in statements]

    def statement(self, statement: Statement) -> str:
        """A sentence; the taker of the event is spoken to."""
        person = self.person(statement.subject)
        done = "; ".join(self.term(effect, "effect", Form(person=person)) for effect in statement.effects)
        if person == YOU:
            return _sentence(done)
        who = self.term(statement.subject, "who", Form(SUBJECT, HE))
        verb = self.phrases[statement.effects[0][0], "effect"].split()[0]  # type: ignore[index]
        return _sentence(f"{who} {done}" if "[" in verb else f"{who}: {done}")

    def person(self, subject: Term) -> int:
        """Of somebody whom a statement is about."""
        if subject == ("you",):
            return YOU
        plural = subject[0] in MANY or self._form(subject, "number", "gender") == "pl"  # type: ignore[index]
        return THEY if plural else HE

    def condition(self, card: str, condition: Term) -> str:
        """What a card asks for."""
        return self.texts.get((card, "condition")) or self.term(condition, "condition")

    def does(self, card: str, part: str, statements: tuple[Statement, ...]) -> str:
        """What a card brings or does for whoever has it."""
        return self.texts.get((card, part)) or "; ".join(self.effects(one.effects) for one in statements)

    def effects(self, effects: tuple[Term, ...]) -> str:
        """Effects without a subject, as on action cards and ideas: whoever has the card is spoken to."""
        return "; ".join(self.term(effect, "effect") for effect in effects)

    def term(self, term: Term, kind: str, form: Form = Form()) -> str:  # noqa: B008
        """A term of a kind in words."""
        if isinstance(term, int):
            return str(term)
        head, given = str(term[0]), term[1:]
        for found in (kind, "realms") if kind == "who" else (kind,):
            if head == found and found in self.names:
                return self._name(found, int(given[0]), form.case)
            if (head, found) in self.words:
                return self._fill(head, found, list(self._arguments(self.words[head, found], given)), form)
        takes = tuple(token.replace("set", kind) for token in self.words[head, "set"])
        return self._fill(head, "set", list(self._arguments(takes, given)), form)

    def _name(self, kind: str, number: int, case: str) -> str:
        """A name in a case; where a language has none of these, with its article."""
        plain = self.names[kind][number]
        return self._form((kind, number), "in" if case == ATTRIBUTE else COUNTING.get(case, case), "the") or plain

    def _form(self, name: Term, *columns: str) -> str:
        cells = self.forms.get(name, {})  # type: ignore[arg-type]
        return next((cells[column] for column in columns if cells.get(column)), "")

    def _arguments(self, takes: tuple[str, ...], given: tuple[Term, ...]) -> Iterator[tuple[Term, str]]:
        """Each argument with its kind: those that the vocabulary wants."""
        rest = list(given)
        for token in takes:
            kind = token.rstrip("+*")
            if token == kind:
                yield rest.pop(0), kind
            while token != kind and rest and (token == takes[-1] or self._is(rest[0], kind)):
                yield rest.pop(0), kind

    def _is(self, term: Term, kind: str) -> bool:
        """Whether a term is of a kind: a list goes on as long as it fits."""
        if isinstance(term, int):
            return kind == "number"
        return term[0] == kind or (term[0], kind) in self.words or (kind in SETS and (term[0], "set") in self.words)

    def _fill(self, head: str, kind: str, given: list[tuple[Term, str]], form: Form) -> str:
        """The phrase of a word with its arguments; what has no place of its own joins the list."""
        if head == "each":  # whoever it is spoken to, this is about others
            form = form._replace(person=HE)
        first = given[0][0] if given else 0
        text = self._variant(self.phrases[head, kind], kind, first, form)
        text = PERSON.sub(lambda match: match[form.person + 1], text)
        number = next((term for term, kind in given if kind == "number"), 0)
        text = COUNTED.sub(lambda match: match[_counted(number)], text)
        text = NOUN.sub(lambda match: self.nouns[match[1].replace("_", " ")][_case(form)], text)
        if len(given) < 3:  # an offer that brings nothing more
            text = FURTHER.sub("", text)
        text = FURTHER.sub(r"\1", text)
        own = {int(match[1]) for match in SLOT.finditer(text) if match[1] != "*"}
        listed = [argument for place, argument in enumerate(given, 1) if place not in own]

        def put(match: re.Match[str]) -> str:
            arguments = listed if match[1] == "*" else [given[int(match[1]) - 1]]
            wanted = form._replace(case=form.case if match[2] == "same" else match[2] or PLAIN)
            return _joined([self.term(term, kind, wanted) for term, kind in arguments], match[3] or BETWEEN)

        return EUPHONY.sub("ze ", SLOT.sub(put, text))

    def _variant(self, text: str, kind: str, first: Term, form: Form) -> str:
        """Which part of a phrase is wanted: of a set that narrows another, of what is counted, of one's own."""
        base, _, attribute = text.partition(" // ")
        if form.case in ASIDE:
            base = attribute or base
        if kind == "number":
            whole, *counted = base.split(" / ")
            base = whole if form.case == PLAIN or not counted else counted[-1 if form.case == "acc" else 0]
        elif " / " in base:
            base = base.split(" / ")[form.case in COUNTING]
        plain, _, other = base.partition(" ~ ")
        mine = first == ("self",) or (first == ("you",) and form.person == YOU)
        chosen = other if other and not mine and not isinstance(first, int) else plain
        if form.case == DENIED and not attribute:
            return self.phrases[DENIED, "condition"].partition(" // ")[2].replace("{1}", chosen)
        return f"({chosen})" if form.case == ATTRIBUTE and not attribute and kind != "set" else chosen


def _counted(number: Term) -> int:
    """Which form of a noun goes with a number: of one, of a few, of many."""
    if not isinstance(number, int):
        return 2 if number == ("all",) else 3
    return 1 if number == 1 else 2 if 2 <= number <= 4 else 3


def _joined(items: list[str], between: str) -> str:
    """A list; a conjunction stands before the last alone."""
    if not between.startswith(" "):
        return between.join(items)
    return between.join([BETWEEN.join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def _case(form: Form) -> str:
    return PLAIN if form.case in ASIDE else COUNTING.get(form.case, form.case)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def read_columns(path: Path) -> list[str]:
    """The columns of a table."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if not line.startswith("#")).split(",")


@cache
def teller(language: str) -> Teller:
    return Teller(language, read_board(), read_lists())
