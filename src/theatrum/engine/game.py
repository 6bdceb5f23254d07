"""A game: a state, its journal and its dice behind the public surface. Every caller goes through this one door."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from . import keeping
from .chance import Dice, Draw, Generator, commitment
from .choice import NOT_OFFERED, Choice, Reason
from .errors import GameFileError, Refused
from .flow import Decision, Together, run
from .keeping import Kept
from .planning import Ahead, ahead, asked, why_not
from .state import Event, Log, State
from .tape import Tape
from .telling import Teller
from .title import Alert, Library, Scenario, Standing, Title

Entry = tuple[int, Choice] | Draw
"""What a journal holds: a seat's choice, or an outcome of chance."""

KEEP = 256
"""Entries between two kept positions, so that stepping back does not replay from the start."""

SEATS = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))
"""Seats of a mask, in order."""


class Game:
    """A running or finished game. `to_act`, `choices`, `choose` are all that playing needs."""

    __slots__ = ("_dice", "_journal", "_kept", "_learned", "_lists", "_made", "commitment", "language", "library",
                 "options", "scenario", "seats", "seed", "state", "title")  # fmt: skip

    title: Title
    scenario: Scenario
    seats: int
    options: dict[str, str]
    seed: int | str | None
    commitment: str
    language: str
    library: Library
    state: State

    def __init__(
        self, title: Title, scenario: Scenario, seats: int, options: Mapping[str, str], seed: int | str | None,
        library: Library, language: str = "en", forced: Iterable[Draw | int] = (),
    ) -> None:  # fmt: skip
        self.title = title
        self.scenario = scenario
        self.seats = seats
        self.options = {option.id: options.get(option.id, scenario.usual(option)) for option in title.options}
        self.seed = seed
        self.commitment = "" if seed is None else commitment(seed)
        self.library = library
        self.language = language
        self._journal: Tape[Entry] = Tape()
        self._dice = Dice(Generator(secrets.token_hex(16) if seed is None else seed), self._journal)
        self._dice.forced.extend(forced)
        self._learned: Tape[tuple[int, int]] = Tape()  # (entry, mask of the seats that learned from it)
        self._made = [0] * seats
        self._lists: dict[int, list[Choice]] = {}
        self._kept: list[Kept] = []
        self.state = title.start(scenario, seats, self.options)
        self.state.dice = self._dice
        run(self.state)

    # -- playing

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> tuple[int, ...]:
        """The final place of each seat, 1 for whoever wins (several may, or nobody); empty while the game runs."""
        return self.state.result() if self.state.over else ()

    @property
    def ending(self) -> str:
        """How the game was won, as a text id of the title's `endings`; empty while the game runs."""
        return self.title.ending(self.state) if self.state.over else ""

    @property
    def decision(self) -> Decision[Any] | None:
        """The question before the table; None when the game is over."""
        return self.state.decision

    @property
    def to_act(self) -> tuple[int, ...]:
        """Every seat that owes a choice now."""
        stack = self.state.stack
        return SEATS[stack[-1].waiting] if stack else ()  # type: ignore[attr-defined]  # on top is a decision

    def choices(self, seat: int) -> list[Choice]:
        """Every legal choice of the seat; none when it is not asked."""
        lists = self._lists
        if seat not in lists:
            lists[seat] = self.state.offered(seat)
        return lists[seat]

    def choose(self, seat: int, choice: Choice | str) -> None:
        """Make a choice; raises Refused for anything that is not on the seat's list."""
        picked = self._parse(choice) if isinstance(choice, str) else choice
        if picked not in (self._lists.get(seat) or self.choices(seat)):
            raise self.teller().refusal(self._why_not(seat, picked))
        before = self.clone() if self._dice.forced else None
        state, journal = self.state, self._journal
        journal.append(picked.by(seat))
        index = len(journal.items) - 1
        kept = self._kept
        if index - (kept[-1].entry if kept else 0) >= KEEP:  # as it stood before this entry, its number included
            kept.append(Kept(index, state.clone(), tuple(self._made), len(self._learned)))
        state.entry = index
        self._made[seat] += 1
        self._lists = {}
        state.learned = 0
        try:
            state.answer(seat, picked)
        except GameFileError:  # a forced outcome that cannot be: as if nothing had been asked
            if before is not None:
                self._become(before)
            raise
        if state.learned:
            self._learned.append((index, state.learned))

    def why_not(self, seat: int, choice: Choice | str) -> Refused | None:
        """Why the seat may not choose this now; None if it may."""
        try:
            picked = self._parse(choice) if isinstance(choice, str) else choice
        except Refused as refused:
            return refused
        if picked in self.choices(seat):
            return None
        return self.teller().refusal(self._why_not(seat, picked))

    def closed(self, seat: int) -> list[tuple[Choice, Refused]]:
        """What the seat might have thought of and may not do now, each with the reason."""
        decision = self.decision
        if decision is None or seat < 0 or not decision.waiting >> seat & 1:
            return []
        teller = self.teller()
        offers = decision.offers(self.state, seat, True)
        return [(choice, teller.refusal(why)) for choice, why in offers if why is not None]

    def _parse(self, text: str) -> Choice:
        try:
            return self.state.lexicon.parse(text)
        except Refused as refused:
            raise self.teller().unknown(text, refused.key) from None

    def _why_not(self, seat: int, choice: Choice) -> Reason:
        decision = self.decision
        if decision is None:
            return Reason("game-over", "")
        if seat not in self.to_act:
            return Reason("not-your-turn", "")
        for offer, why in decision.offers(self.state, seat, True):
            if offer is choice:
                return why or NOT_OFFERED
        return NOT_OFFERED

    # -- looking

    def view(self, seat: int | None = None, since: int = 0, hands: bool = False) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, complete for drawing; events from number `since` on.

        With `hands` everything lies open: for a spectator whom the table trusts, or once the game is over.
        """
        viewer = -1 if seat is None else seat
        teller, decision = self.teller(), self.decision
        seen = self.state if hands else self.state.veil(viewer)
        return self.title.picture(seen, viewer) | {
            "title": self.title.id,
            "scenario": self.scenario.id,
            "seat": seat,
            "seats": self.seats,
            "entry": len(self._journal),
            "over": self.over,
            "result": list(self.result),
            "to_act": list(self.to_act),
            "round": self.title.round(seen),
            "standing": [standing._asdict() for standing in self.title.standing(seen)],
            "decision": None if decision is None else teller.question(decision, viewer),
            "choices": [] if seat is None else [teller.offer(choice) for choice in self.choices(seat)],
            "alerts": [teller.warning(alert) for alert in self._alerts(seen, viewer)],
            "can_undo": seat is not None and self.can_undo(seat),
            "events": [teller.happening(event) for event in self._events(viewer, since, hands)],
            "events_end": len(self.state.events),
        }

    def _alerts(self, seen: State, viewer: int) -> list[Alert]:
        return [] if self.over else self.title.warn(seen, viewer)

    def alerts(self, seat: int, language: str | None = None) -> list[str]:
        """What a seat should hear before it chooses, as sentences."""
        teller = self.teller(language)
        return [teller.alert(alert) for alert in self._alerts(self.state.veil(seat), seat)]

    def _events(self, viewer: int, since: int, hands: bool = False) -> Iterator[Event]:
        for event in self.state.events.since(since):
            yield event if hands else event.seen_by(viewer)

    def printed(self) -> dict[str, Any]:
        """What is printed on cards and boards: the part of the picture that never changes."""
        return self.title.printed(self.state)

    def text(self, seat: int | None = None, language: str | None = None, hands: bool = False) -> str:
        """The whole position as text, for terminals, screen readers and language models."""
        viewer = -1 if seat is None else seat
        seen = self.state if hands else self.state.veil(viewer)
        return self.title.text(seen, viewer, self.teller(language).words)

    def summary(self, seat: int) -> dict[str, Any]:
        """What the seat wants to know at a glance."""
        return self.title.summary(self.state.veil(seat), seat)

    def log(self, language: str | None = None, seat: int | None = None, since: int = 0) -> list[str]:
        """The events as sentences, as the seat (None: a spectator) may know them; several may fold into one."""
        viewer = -1 if seat is None else seat
        teller = self.teller(language)
        return [teller.line(line) for line in teller.lines(self._events(viewer, since))]

    def standing(self) -> tuple[Standing, ...]:
        """What each seat rules over, and its points."""
        return self.title.standing(self.state)

    def forecast(self, seat: int, choice: Choice, after: Sequence[Choice] = ()) -> dict[str, Any] | None:
        """What a choice, made after those of `after`, may lead to as far as the seat can tell; None: there is
        nothing to tell."""
        if not after:
            return self.teller().outlook(self.title.forecast(self.state.veil(seat), seat, choice))
        reached = self.ahead(seat, after)
        if reached.taken < len(after) or asked(reached, seat) is None or why_not(reached, seat, choice):
            return None
        return self.teller().outlook(self.title.forecast(reached.position.veil(seat), seat, choice))

    def ahead(self, seat: int, steps: Sequence[Choice]) -> Ahead:
        """How far steps would lead the seat from here, and to what question, as far as it can tell."""
        return ahead(self.state.veil(seat), seat, steps)

    def describe(self, choice: Choice, language: str | None = None) -> str:
        """A choice as a sentence."""
        return self.teller(language).choice(choice)

    def prompt(self, language: str | None = None, seat: int | None = None) -> str:
        """The question before the table as a sentence, as it is put to the seat (None: as a spectator hears it)."""
        return self.teller(language).prompt(self.decision, -1 if seat is None else seat)

    def teller(self, language: str | None = None) -> Teller:
        """Who turns things of this game into sentences and plain data."""
        spoken = language or self.language
        words = self.library.words(self.title, spoken).calling(self.title.called(self.state))
        return Teller(self.title, self.state, words)

    @property
    def journal(self) -> list[Entry]:
        """Every entry so far: (seat, choice) or Draw."""
        return list(self._journal)

    @property
    def entry(self) -> int:
        """How many entries there are: the number of the next."""
        return len(self._journal)

    def since(self, entry: int) -> list[Entry]:
        """The entries from this number on."""
        return self._journal.since(entry)

    def made(self, seat: int) -> int:
        """How many choices the seat has made."""
        return self._made[seat]

    def keeps(self, since: int) -> bool:
        """Whether a position was kept at this entry or later."""
        return bool(self._kept) and self._kept[-1].entry >= since

    def kept(self, since: int = 0) -> list[dict[str, Any]]:
        """The positions kept on the way, from this entry on, as plain data; `reopen` takes them all."""
        return keeping.dump(self._kept, self._learned, since)

    def reopen(self, kept: Iterable[Mapping[str, Any]], entries: list[Entry]) -> None:
        """From set-up straight to the last of the positions that were kept, with only what follows it played; raises
        GameFileError where positions and entries do not fit."""
        self._kept = keeping.restore(self.state, kept, self._learned)
        last = self._kept[-1]
        for entry in entries[len(self._journal) : last.entry]:
            self._journal.append(entry)
        self._become(self._fork(last))
        self.replay(entries[last.entry :])

    # -- going back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may freely take back its last choice: it drew no chance, showed nobody anything, and
        nothing has been built on it (others may have answered the same secret question)."""
        decision = self.decision
        answers = decision.answers if isinstance(decision, Together) else ()
        for index in range(len(self._journal) - 1, -1, -1):
            entry = self._journal[index]
            if isinstance(entry, Draw):
                return False
            if entry[0] == seat:
                return not self._learners(index).get(index, 0) & ~(1 << seat)
            if not (answers and answers[entry[0]] is entry[1] and answers[seat]):
                return False
        return False

    def undo_needs(self, seat: int) -> set[int]:
        """The seats whose consent it takes to undo the seat's last choice: who learned something or acted since."""
        index = self._last_move(seat)
        if index is None or self.can_undo(seat):
            return set()
        seats: set[int] = set()
        for entry in self._journal.since(index):
            seats.update(range(self.seats) if isinstance(entry, Draw) else entry[:1])
        for mask in self._learners(index).values():
            seats.update(SEATS[mask])
        return seats - {seat}

    def _learners(self, since: int) -> dict[int, int]:
        """Who learned from the entries from this number on: masks of seats by entry."""
        learned, place = self._learned, len(self._learned)
        while place and learned[place - 1][0] >= since:
            place -= 1
        return dict(learned.since(place))

    def undo(self, seat: int, consent: Iterable[int] = ()) -> int:
        """Take back the seat's last choice; once others learned from it, only with their consent.

        Returns how many entries stand as they stood.
        """
        index = self._last_move(seat)
        if index is None:
            raise self.teller().refusal(Reason("nothing-to-undo", ""))
        if not self.undo_needs(seat) <= set(consent):
            raise self.teller().refusal(Reason("undo-needs-consent", ""))
        rest = self._journal.since(index + 1) if self.can_undo(seat) else []
        fresh = self.at(index)
        fresh.replay(rest)
        self._become(fresh)
        return index

    def _become(self, other: Game) -> None:
        for slot in ("_dice", "_journal", "_kept", "_learned", "_lists", "_made", "state"):
            setattr(self, slot, getattr(other, slot))

    def _last_move(self, seat: int) -> int | None:
        for index in range(len(self._journal) - 1, -1, -1):
            entry = self._journal[index]
            if not isinstance(entry, Draw) and entry[0] == seat:
                return index
        return None

    def at(self, entry: int) -> Game:
        """The game as it stood before this entry; chance belongs to the choice it follows."""
        journal = self._journal
        while entry < len(journal) and isinstance(journal[entry], Draw):
            entry += 1
        kept = [position for position in self._kept if position.entry <= entry]
        if not kept:
            return self._from_start(journal.since(0)[:entry])
        last = kept[-1]
        game = self._fork(last)
        game._kept = kept
        game.replay(journal.since(last.entry)[: entry - last.entry])
        return game

    def _from_start(self, entries: list[Entry]) -> Game:
        opening: list[Draw] = []
        for entry in entries:
            if not isinstance(entry, Draw):
                break
            opening.append(entry)
        game = Game(
            self.title, self.scenario, self.seats, self.options, self.seed, self.library, self.language, opening
        )
        game.commitment = self.commitment
        game.replay(entries[len(opening) :])
        return game

    def replay(self, entries: list[Entry]) -> None:
        """Play recorded entries on; raises GameFileError, naming the entry, where they break the rules."""
        forced = self._dice.forced
        position = 0
        while position < len(entries):
            entry = entries[position]
            number = len(self._journal)
            position += 1
            if isinstance(entry, Draw):
                raise GameFileError(f"entry {number}: '{entry.purpose}' was drawn but not asked for", number)
            while position < len(entries) and isinstance(drawn := entries[position], Draw):
                forced.append(drawn)
                position += 1
            expected = number + 1 + len(forced)
            try:
                self.choose(*entry)
            except (Refused, GameFileError) as error:
                raise GameFileError(f"entry {number}: {error}", number) from None
            if len(self._journal) != expected:
                raise GameFileError(f"entry {number}: the chance that follows it does not fit", number)

    # -- copies

    def resample(self, seat: int, generator: Generator) -> State:
        """A full position the seat could be in, for search: its view is the same as of this one."""
        return self.state.veil(seat).resample(seat, generator)

    def clone(self) -> Game:
        """An independent copy, hidden cards and dice to come included: it knows what no seat may know. For a bot that
        plays fair use `branch` or `resample`."""
        return self._fork(Kept(len(self._journal), self.state, self._made, len(self._learned)))

    def branch(self, seat: int | None, seed: int | str) -> Game:
        """A try-out from here with a journal and chance of its own. What the seat cannot know is dealt anew, so a
        try-out tells nothing of the game it left; with None (for a game that is over) all stays as it is."""
        state = self.state.clone() if seat is None else self.resample(seat, Generator(f"deal:{seed}"))
        state.entry = 0
        state.events = Log()
        twin = self._fork(Kept(0, state, (0,) * self.seats, 0))
        twin.seed, twin.commitment = seed, commitment(seed)
        twin._dice.generator = Generator(seed)
        twin._kept = [Kept(0, state, (0,) * self.seats, 0)]
        return twin

    def _fork(self, at: Kept) -> Game:
        twin: Game = Game.__new__(Game)
        twin.title = self.title
        twin.scenario = self.scenario
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.commitment = self.commitment
        twin.library = self.library
        twin.language = self.language
        twin._journal = self._journal.fork(at.entry)
        twin._dice = Dice(self._dice.generator.fork(), twin._journal)
        twin._dice.generator.jump(at.draws)
        twin._learned = self._learned.fork(at.learned)
        twin._made = [*at.made]
        twin._lists = {}
        twin._kept = self._kept[:]
        twin.state = at.state.clone()
        twin.state.dice = twin._dice
        return twin

    def reseed(self) -> None:
        """From here on chance that nobody can know the seed of; what was drawn stands, and can be proved no more."""
        self.seed, self.commitment = None, ""
        self._dice.generator = Generator(secrets.token_hex(16))
        self._dice.generator.jump(Kept(len(self._journal), self.state, self._made, 0).draws)

    def force(self, *outcomes: int) -> None:
        """Decide the next outcomes of chance (tests, lessons, analysis)."""
        self._dice.forced.extend(outcomes)

    def save(self, path: str | Path, reveal: bool = True) -> None:
        """Write the game file; without `reveal` the seed stays secret while the game runs."""
        from .record import write  # the file format stands above the game

        write(self, Path(path), reveal)
