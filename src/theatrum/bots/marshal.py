"""The marshal: information-set search. It imagines positions its seat could be in and plays each choice on."""

from __future__ import annotations

import time

from ..engine.chance import Dice, Generator
from ..engine.choice import Choice
from ..engine.state import State
from .bot import Advice, Bot, Sight, Step
from .plan import PLAIN, Plan
from .playing import expected, next_best

BEATS = 6
"""Beats of the title's clock a line is played on before it is judged."""
LONGEST = 200
"""Decisions after which a line is judged wherever it stands."""
TRIED = 16
"""Beats that a plan is tried for, two rounds of three seats: what it brings shows by then, later luck drowns it."""
WHOLE = 1_000
"""Decisions after which such a line is judged wherever it stands."""
EDGE = 0.02
"""By how much another plan must fare better than the plain one."""
PLANS = 12
"""How many plans are tried for a turn."""


class Line:
    """A candidate, what speaks for it beforehand, and how it has fared; the seat goes on by its plan."""

    __slots__ = ("choice", "plan", "prior", "total", "tries")

    def __init__(self, choice: Choice, prior: float, plan: Plan = PLAIN) -> None:
        self.choice = choice
        self.prior = prior
        self.plan = plan
        self.total = 0.0
        self.tries = 0

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


class Turn:
    """By which plan a seat plays its turn."""

    __slots__ = ("_of", "plan")

    def __init__(self) -> None:
        self._of: tuple[str, int, int] = ("", -1, -1)
        self.plan = PLAIN

    def goes_on(self, seen: Sight) -> bool:
        """Whether this turn's plan is found already."""
        now = (seen.title.id, seen.seat, seen.title.clock(seen.state))
        before, self._of = self._of, now
        return now == before


class Marshal(Bot):
    """Plays out the steward's best choices in sampled positions until its time is up."""

    name = "marshal"
    indifferent = 0.01

    def __init__(self, seed: int | str = 0, budget: float | Lines = 0.3) -> None:
        """`budget`: seconds for a decision, or `Lines` of play."""
        super().__init__(seed)
        self.budget = budget
        self._turn = Turn()

    def choose(self, seen: Sight) -> Choice:
        if seen.title.manners == 1:
            return self._ranked(seen)[0].choice
        if len(seen.choices) == 1:
            return seen.choices[0]
        if not self._turn.goes_on(seen):
            self._turn.plan = self._planned(seen)[0].plan
        return self._turn.plan.best(seen.title, seen.state, seen.seat, seen.choices)

    def advise(self, seen: Sight) -> list[Advice]:
        """The candidates by what the search found, with the steward's reasons."""
        lines = self._planned(seen) if seen.title.manners > 1 else self._ranked(seen)
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

    def _planned(self, seen: Sight) -> list[Line]:
        """Plans for a turn, the best first; the plain one holds unless another is clearly better."""
        drawn = (Plan.drawn(number % seen.title.manners, self.generator) for number in range(PLANS - 1))
        plans = [PLAIN, *drawn]
        lines = [Line(plan.best(seen.title, seen.state, seen.seat, seen.choices), 0.0, plan) for plan in plans]
        plain = lines[0]
        plain.prior = EDGE
        return self._search(seen, lines)

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
            _try_out(seen, state, line.plan)
            return title.worth(state, seen.seat)
        end = title.clock(state) + BEATS
        for _ in range(LONGEST):
            decision = state.decision
            if decision is None or title.clock(state) >= end:
                break
            step, _ = next_best(title, state, decision.waiting)
            state.answer(*step)
        return title.worth(state, seen.seat)


def _try_out(seen: Sight, state: State, plan: Plan) -> None:
    """The seat goes on by a plan for its turn, and everybody by the plain one after that."""
    title = seen.title
    now = title.clock(state)
    end = now + TRIED
    for _ in range(WHOLE):
        decision = state.decision
        if decision is None or (clock := title.clock(state)) >= end:
            return
        seat = (decision.waiting & -decision.waiting).bit_length() - 1
        own = plan if seat == seen.seat and clock == now else PLAIN
        state.answer(seat, own.best(title, state, seat, state.offered(seat)))
