"""What can be seen of a game at each choice, in short marks that a later replay is compared with."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from theatrum.engine.choice import Choice, Reason
from theatrum.engine.errors import GameFileError
from theatrum.engine.flow import Decision, Offer
from theatrum.engine.game import Game
from theatrum.engine.telling import Teller
from theatrum.language import LANGUAGES

from .facts import Facts
from .files import Move, Recorded, entries

ASPECTS = ("position", "choices", "sentences")
MANY_OFFERS = {"mocarstwa": (3, 40)}
"""Titles in which every unit could be sent to every province: how often a question is looked at closely."""
SIZE = 2
"""Hexadecimal digits of a mark. Each builds on the one before, so a difference that one misses the next one shows."""


class Look:
    """Watches one game: position and events, offers open and closed, and whatever is said of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.number = len(game.journal)
        """The entry that comes next."""
        self.facts = Facts(game)
        self._sums = {aspect: hashlib.blake2b() for aspect in ASPECTS}
        self._told = 0
        self._said: set[object] = set()
        self._asked: Counter[str] = Counter()
        self.latest: list[str] = []
        """The sentences of the last look that were new."""
        self.alike = ""
        """Two choices that were open together and read the same: nobody could tell them apart."""
        self._lines: dict[Choice, str] = {}

    def marks(self) -> str:
        return "".join(self._sums[aspect].hexdigest()[:SIZE] for aspect in ASPECTS)

    def digest(self) -> str:
        return " ".join(self._sums[aspect].hexdigest()[:16] for aspect in ASPECTS)

    def moment(self, seat: int) -> None:
        """Take in the position before a choice of the seat."""
        game, decision = self.game, self.game.decision
        assert decision is not None
        every = self._offers(decision, seat)
        asked = [type(decision).__name__, decision.subject(game.state), game.to_act, [c.id for c in game.choices(seat)]]
        closed = [(choice.id, *why) for choice, why in every if why is not None]
        self._position()
        self._add("choices", asked + closed)
        self._speak(seat, every)
        self._compare_lines(game.choices(seat))
        self.facts.offered(decision, every)

    def chosen(self, seat: int, choice: Choice) -> None:
        self.facts.chosen(seat, choice)

    def end(self) -> None:
        """Take in the finished game."""
        self._position()
        self._add("sentences", [self.game.log(language, None, self._told) for language in LANGUAGES])
        self.facts.ended()

    def _offers(self, decision: Decision[Any], seat: int) -> list[Offer]:
        """The offers that are looked at: far-fetched ones as well at first, and now and then when a question comes
        often; where a title has thousands of closed ones, else only those that are open."""
        game, question = self.game, type(decision).__name__
        self._asked[question] += 1
        first, often = MANY_OFFERS.get(game.title.id, (40, 10))
        closely = self._asked[question] <= first or self._asked[question] % often == 0
        if not closely and game.title.id in MANY_OFFERS:
            return [(choice, None) for choice in game.choices(seat)]
        return list(decision.offers(game.state, seat, closely))

    def _position(self) -> None:
        state = self.game.state
        self._add("position", state.to_bytes())
        self._add("position", [tuple(event) for event in state.events.since(self._told)])

    def _speak(self, seat: int, every: list[Offer]) -> None:
        """Whatever is said for the first time: the question, the choices, the reasons; and what has happened."""
        self.latest = []
        viewer = seat if self.number % 2 else None  # in turn: who was there, and who knows no secret
        new = list(self._new(every))
        for language in LANGUAGES:
            teller = self.game.teller(language)
            self.latest += self.game.log(language, viewer, self._told)
            self.latest += (_sentence(teller, what) for what in new)
        self._told = len(self.game.state.events)
        self._add("sentences", self.latest)

    def _compare_lines(self, choices: list[Choice]) -> None:
        teller = self.game.teller(LANGUAGES[0])
        lines: dict[str, Choice] = {}
        for choice in choices:
            line = self._lines.get(choice)
            if line is None:
                line = self._lines[choice] = teller.choice(choice)
            other = lines.setdefault(line, choice)
            if other is not choice and not self.alike:
                self.alike = f"entry {self.number}: '{other.id}' and '{choice.id}' both read '{line}'"

    def _new(self, every: list[Offer]) -> Iterator[Choice | Reason | Decision[Any]]:
        """What was not said before."""
        decision = self.game.decision
        assert decision is not None
        if self._first((type(decision).__name__, decision.subject(self.game.state))):
            yield decision
        for choice, why in every:
            if self._first(choice if why is None else why):
                yield choice if why is None else why

    def _first(self, what: object) -> bool:
        if what in self._said:
            return False
        self._said.add(what)
        return True

    def _add(self, aspect: str, what: Any) -> None:
        self._sums[aspect].update(what if isinstance(what, bytes) else repr(what).encode())


def _sentence(teller: Teller, what: Choice | Reason | Decision[Any]) -> str:
    if isinstance(what, Reason):
        return str(teller.refusal(what))
    return teller.choice(what) if isinstance(what, Choice) else teller.prompt(what)


def walk(recorded: Recorded) -> Iterator[tuple[Look, Move | None]]:
    """Replay a game, looking at it before each move; at the end without a move. Raises GameFileError at a move that
    the rules no longer allow."""
    game = recorded.start()
    look = Look(game)
    for move in recorded.moves:
        if game.over:
            raise GameFileError(f"entry {look.number}: the game is over", look.number)
        look.moment(move.seat)
        yield look, move
        played = entries(game, move, look.number)
        look.chosen(*played[0])  # type: ignore[arg-type]  # a move begins with the choice
        game.replay(played)
        look.number += len(played)
    if not game.over:
        raise GameFileError(f"entry {look.number}: the game goes on", look.number)
    look.end()
    yield look, None


def marked(recorded: Recorded) -> tuple[Recorded, frozenset[Any]]:
    """The game with its marks as they are now, and the facts it shows."""
    moves = []
    for look, move in walk(recorded):
        if move is not None:
            moves.append(move._replace(marks=look.marks()))
    return recorded._replace(moves=tuple(moves), digest=look.digest()), frozenset(look.facts.found)


def difference(recorded: Recorded) -> tuple[str, frozenset[Any]]:
    """The first thing that differs from the record, in words ('' if nothing does), and the facts of the game."""
    found = ""
    try:
        for look, move in walk(recorded):
            if move is None:
                found = found or _compare(look, look.digest(), recorded.digest, "the end")
            elif not found and look.marks() != move.marks:
                found = _compare(look, look.marks(), move.marks, f"entry {look.number}, before '{move.choice}'")
    except GameFileError as error:
        return found or str(error), frozenset()
    return found or look.alike, frozenset(look.facts.found)


def _compare(look: Look, now: str, then: str, where: str) -> str:
    if now == then:
        return ""
    size = SIZE if " " not in now else 17
    parts = [aspect for n, aspect in enumerate(ASPECTS) if now[n * size :][:size] != then[n * size :][:size]]
    said = f"; it is said now: {look.latest}" if parts == ["sentences"] else ""
    return f"{where}: {' and '.join(parts)} differ{said}"
