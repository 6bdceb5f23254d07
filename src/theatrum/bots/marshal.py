"""The marshal: information-set search. It imagines positions its seat could be in and plays each choice on."""

from __future__ import annotations

import time

from ..engine.chance import Dice, Generator
from ..engine.choice import Choice
from ..engine.state import State
from .bot import Advice, Bot, Sight, Step
from .playing import best_of, expected, next_best

BEATS = 6
"""Beats of the title's clock a line is played on before it is judged."""
LONGEST = 200
"""Decisions after which a line is judged wherever it stands."""
TRIED = 16
"""Beats that a manner is tried for, two rounds of three seats: what it brings shows by then, later luck drowns it."""
WHOLE = 1_000
"""Decisions after which such a line is judged wherever it stands."""
EDGE = 0.02
"""By how much another manner must fare better than the plain one."""
ALIKE = 0.15
"""In its manner it takes any of the choices that score as close to the best as this."""
FADES = 0.7
"""How much of what was seen of a manner still counts a turn later."""


class Line:
    """A candidate, what speaks for it beforehand, and how it has fared; the seat goes on in its manner."""

    __slots__ = ("choice", "manner", "prior", "total", "tries")

    def __init__(self, choice: Choice, prior: float, manner: int = 0) -> None:
        self.choice = choice
        self.prior = prior
        self.manner = manner
        self.total = 0.0
        self.tries = 0.0

    @property
    def value(self) -> float:
        return self.total / max(1, self.tries) + self.prior


class Lines(int):
    """A budget for a decision in lines of play: with it the same seed plays alike on every machine."""

    def __str__(self) -> str:
        return f"{int(self)}-lines"


class Patience:
    """When a search has thought enough: after so many seconds, or lines."""

    __slots__ = ("_budget", "_start", "played")

    def __init__(self, budget: float | Lines) -> None:
        self._budget = budget
        self._start = time.perf_counter()
        self.played = 0

    def out(self, share: float) -> bool:
        """Whether this share of the budget is used up."""
        used = self.played if isinstance(self._budget, Lines) else time.perf_counter() - self._start
        return used >= self._budget * share


class Memory:
    """In which manner a seat plays its turn, and how each manner has fared in the turns before."""

    __slots__ = ("_fared", "_of", "manner")

    def __init__(self) -> None:
        self._of: tuple[str, int, int] = ("", -1, -1)
        self._fared: dict[int, tuple[float, float]] = {}
        self.manner = 0

    def covers(self, seen: Sight) -> bool:
        """Whether the manner of this turn is found; a clock that went back is another game's."""
        now = (seen.title.id, seen.seat, seen.title.clock(seen.state))
        before, self._of = self._of, now
        if now[:2] != before[:2] or now[2] < before[2]:
            self._fared = {}
            return False
        return now == before

    def lines(self, seen: Sight) -> list[Line]:
        """A line for every manner, with what is remembered of it."""
        lines = []
        for manner in range(seen.title.manners):
            line = Line(best_of(seen.title, seen.state, seen.seat, seen.choices, manner), 0.0, manner)
            total, tries = self._fared.get(manner, (0.0, 0.0))
            line.total, line.tries = FADES * total, FADES * tries
            lines.append(line)
        return lines

    def learn(self, lines: list[Line]) -> None:
        """What a search found, the best manner first; the plain one holds unless another is clearly better."""
        plain = max(line.value for line in lines if line.manner == 0)
        self.manner = lines[0].manner if lines[0].value >= plain + EDGE else 0
        self._fared = {line.manner: (line.total, line.tries) for line in lines}


class Marshal(Bot):
    """Plays out the steward's best choices in sampled positions until its time is up."""

    name = "marshal"
    indifferent = 0.01

    def __init__(self, seed: int | str = 0, budget: float | Lines = 0.3) -> None:
        """`budget`: seconds for a decision, or `Lines` of play."""
        super().__init__(seed)
        self.budget = budget
        self._memory = Memory()

    def choose(self, seen: Sight) -> Choice:
        if seen.title.manners == 1:
            return self._ranked(seen)[0].choice
        if len(seen.choices) == 1:
            return seen.choices[0]
        if not self._memory.covers(seen):
            self._memory.learn(self._try(seen, self._memory.lines(seen)))
        scores = seen.title.scores_in(self._memory.manner, seen.state, seen.seat, seen.choices)
        enough = max(scores) - ALIKE
        alike = [choice for choice, score in zip(seen.choices, scores, strict=True) if score >= enough]
        return alike[self.generator.below(len(alike))]

    def advise(self, seen: Sight) -> list[Advice]:
        """The candidates by what the search found, with the steward's reasons."""
        by_manner = seen.title.manners > 1
        lines = self._try(seen, Memory().lines(seen)) if by_manner else self._ranked(seen)
        found: dict[Choice, Line] = {}
        for line in lines:
            found.setdefault(line.choice, line)
        weigh = seen.title.weigh
        return [
            Advice(line.choice, line.value, tuple(weigh(seen.state, seen.seat, line.choice))) for line in found.values()
        ]

    def expects(self, seen: Sight, choice: Choice) -> tuple[Step, ...]:
        return expected(seen, choice, self.generator)

    def _search(self, seen: Sight, lines: list[Line]) -> list[Line]:
        """The candidates, best first; the budget is kept to within one line of play."""
        if len(lines) == 1:
            return lines
        dropped: list[Line] = []
        patience = Patience(self.budget)
        stages = seen.title.search.stages
        for stage in range(1, stages + 1):
            self._stage(seen, lines, patience, stage / stages)
            lines.sort(key=lambda line: (line.tries == 0, -line.value))
            if stage < stages:
                half = max(2, (len(lines) + 1) // 2)
                dropped = lines[half:] + dropped
                lines = lines[:half]
        return lines + dropped

    def _try(self, seen: Sight, lines: list[Line]) -> list[Line]:
        """The manners, best first: each is tried as often as the others."""
        self._stage(seen, lines, Patience(self.budget), 1.0)
        return sorted(lines, key=lambda line: (line.tries == 0, -line.value))

    def _stage(self, seen: Sight, lines: list[Line], patience: Patience, share: float) -> None:
        """Try every line in one sampled position after another, with the same luck for each, until patience is out."""
        while not patience.out(share):
            sampled = seen.state.resample(seen.seat, self.generator)
            luck = self.generator.below(1 << 30)
            for line in lines:
                line.total += self._play_on(seen, sampled.clone(), line, luck)
                line.tries += 1
                patience.played += 1
                if patience.out(share):
                    return

    def _ranked(self, seen: Sight) -> list[Line]:
        """The candidates, best first: searched where that pays, else by the steward's word."""
        title, settings = seen.title, seen.title.search
        scores = title.scores(seen.state, seen.seat, seen.choices)
        best = max(scores)
        rated = [pair for pair in zip(seen.choices, scores, strict=True) if best - pair[1] <= settings.hopeless]
        lines = [Line(choice, settings.trust * (score - best)) for choice, score in rated]
        lines.sort(key=lambda line: -line.prior)
        sought = set(title.sought(seen.state, seen.choices, lines[0].choice))
        if not sought:
            return lines[: settings.candidates]
        return self._search(seen, [line for line in lines if line.choice in sought][: settings.candidates])

    def _play_on(self, seen: Sight, state: State, line: Line, luck: int) -> float:
        """Make a choice, let every seat go on by the title's reasons, and judge where it leads."""
        title = seen.title
        state.dice = Dice(Generator(luck))
        if (told := title.outlook(state, seen.seat, line.choice)) is not None:
            return told
        state.answer(seen.seat, line.choice)
        if title.manners > 1:
            _try_out(seen, state, line.manner)
            return title.worth(state, seen.seat)
        end = title.clock(state) + BEATS
        for _ in range(LONGEST):
            decision = state.decision
            if decision is None or title.clock(state) >= end:
                break
            step, _ = next_best(title, state, decision.waiting)
            state.answer(*step)
        return title.worth(state, seen.seat)


def _try_out(seen: Sight, state: State, manner: int) -> None:
    """The seat in its manner and the others in the plain one."""
    end = seen.title.clock(state) + TRIED
    for _ in range(WHOLE):
        decision = state.decision
        if decision is None or seen.title.clock(state) >= end:
            return
        seat = (decision.waiting & -decision.waiting).bit_length() - 1
        own = manner if seat == seen.seat else 0
        state.answer(seat, best_of(seen.title, state, seat, state.offered(seat), own))
