"""Choices, the reasons that close them, and the lexicon in which each choice exists once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .errors import Refused


class Reason(NamedTuple):
    """Why a choice is closed: a message key, the rule behind it, and the numbers or things it names."""

    key: str
    rule: str
    args: tuple[int, ...] = ()


NOT_OFFERED = Reason("not-offered", "")


class Choice:
    """One offered answer: a verb and the things it names. Two equal choices are the same object."""

    __slots__ = ("_made", "args", "id", "verb")

    verb: str
    args: tuple[int, ...]
    id: str
    _made: dict[int, tuple[int, Choice]]

    def __init__(self, verb: str, args: tuple[int, ...], id: str) -> None:
        self.verb = verb
        self.args = args
        self.id = id
        self._made = {}

    def by(self, seat: int) -> tuple[int, Choice]:
        """A seat's choice, as a journal has it: made once, since every game makes the same choices again."""
        return self._made.get(seat) or self._made.setdefault(seat, (seat, self))

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> str:
        raise TypeError("choices belong to a lexicon; send the id instead")


Signature = tuple[tuple[str, str], ...]
"""The named, typed arguments of a verb, an event or a reason: (("from", "territory"), ...)."""


def signature(spec: str) -> Signature:
    """Read 'general from:territory to:territory'; a bare kind is its own name."""
    pairs = (word.split(":") for word in spec.split())
    return tuple((pair[0], pair[-1]) for pair in pairs)


def signatures(specs: Mapping[str, str]) -> dict[str, Signature]:
    """A title's table of words, read."""
    return {name: signature(spec) for name, spec in specs.items()}


REASONS = signatures(
    dict.fromkeys(("not-offered", "not-your-turn", "game-over", "nothing-to-undo", "undo-needs-consent"), "")
)
"""Why the engine itself refuses; a title adds its own."""


MOST_NUMBER = 999
"""The highest number that a choice names: every choice that was ever read stays in its lexicon."""


class Lexicon(dict[tuple[Any, ...], Choice]):
    """`lexicon["march", general, territory]` is always the same Choice; made when first asked for."""

    def __init__(self, verbs: Mapping[str, Signature], names: Mapping[str, Sequence[str]]) -> None:
        super().__init__()
        self.verbs = verbs
        self.names = names
        self._index = {kind: {name: i for i, name in enumerate(all_)} for kind, all_ in names.items()}

    def __missing__(self, key: tuple[Any, ...]) -> Choice:
        verb, args, names = key[0], key[1:], self.names
        kinds = zip(self.verbs[verb], args, strict=True)
        words = [names[kind][arg] if kind in names else str(arg) for (_, kind), arg in kinds]
        return self.setdefault(key, Choice(verb, args, ":".join([verb, *words])))  # once, also when threads race

    def name(self, kind: str, arg: int) -> str:
        """The stable text id of a thing; kinds without names are plain numbers."""
        return self.names[kind][arg] if kind in self.names else str(arg)

    def parse(self, text: str) -> Choice:
        """Turn 'march:austria.1:tyrol' into its choice, or refuse it with what would be right."""
        verb, *words = text.split(":")
        kinds = self.verbs.get(verb)
        if kinds is None or len(words) != len(kinds):
            raise Refused(f"'{text}' is not a choice", "", "unknown-choice")
        return self[(verb, *(self._number(kind, word, text) for (_, kind), word in zip(kinds, words, strict=True)))]

    def _number(self, kind: str, word: str, text: str) -> int:
        if kind in self._index:
            number = self._index[kind].get(word)
        else:
            number = int(word) if word.isascii() and word.isdecimal() and len(word) < 5 else MOST_NUMBER + 1
            number = None if number > MOST_NUMBER or word != str(number) else number
        if number is None:
            raise Refused(f"'{text}' is not a choice: no {kind} is called '{word}'", "", "unknown-choice")
        return number
