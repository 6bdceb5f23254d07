"""Chapter 7: the Diplomacy phase (Faza Dyplomacji)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Together
from .ask import Ask
from .state import Raison, bits
from .update import Update
from .vocabulary import NEUTRAL, STATUSES


@dataclass(slots=True, eq=False)
class Diplomacy(Procedure[Raison]):
    """Negotiation, secret choice, reveal and admission, update of the board (raison:7.1)."""

    steps = ("negotiation", "declaration", "admissions", "choose_again", "new_statuses", "update")
    wishes: tuple[int, ...] = ()  # the Status each Power wants, by Power
    heard: int = 0  # Powers whose wish has been answered
    rejected: int = 0  # Powers that must choose again
    barred: tuple[tuple[int, int], ...] = ()  # (power, coalition) refused or expelled this phase
    was_war: tuple[int, ...] = ()  # War masks before the phase

    def negotiation(self, g: Raison) -> None:  # raison:7.2
        g.talk("status")

    def declaration(self, g: Raison) -> None:  # raison:7.3
        self.wishes = tuple(g.status)
        seats = sum(1 << seat for seat, power in enumerate(g.major) if chooses(g, power))
        if seats:
            g.ask(ChooseStatus(), seats)

    def admissions(self, g: Raison) -> None:
        """The head of a coalition admits or refuses newcomers, keeps or expels members (7.6, 7.7, ruling R6)."""
        for power in g.major:
            wish = self.wishes[power]
            if not chooses(g, power) or self.heard >> power & 1 or wish >= NEUTRAL:
                continue
            self.heard |= 1 << power
            self.again()
            head = g.board.members[wish][0]
            question = Expulsion if g.status[power] == wish else Admission
            g.ask(question(head, power), 1 << g.runs(head))
            return

    def choose_again(self, g: Raison) -> None:
        for power in bits(self.rejected):
            self.rejected &= ~(1 << power)
            self.at -= 2  # back to the admissions: another coalition may have to be asked
            g.ask(ChooseAgain(power), 1 << g.runs(power))
            return

    def new_statuses(self, g: Raison) -> None:
        self.was_war = tuple(g.war)
        for power, wish in enumerate(self.wishes):
            if chooses(g, power):
                g.status[power] = wish
                g.tell("declared", power, wish)
        follow_majors(g)
        g.relate()

    def update(self, g: Raison) -> None:  # raison:7.10
        g.push(Update(self.was_war))

    def reject(self, power: int, coalition: int) -> None:
        self.rejected |= 1 << power
        self.barred = (*self.barred, (power, coalition))

    def wish(self, power: int, status: int) -> None:
        wishes = list(self.wishes)
        wishes[power] = status
        self.wishes = tuple(wishes)


def chooses(g: Raison, power: int) -> bool:
    """Whether a Power may choose its Status: not the fixed members of coalitions (raison:7.2), nor Minors."""
    return not g.board.leading >> power & 1 and not g.minor >> power & 1


def follow_majors(g: Raison) -> None:
    """A Minor's Status is that of the Major that holds it (raison:12.4.2)."""
    for minor in bits(g.minor):
        holder = g.scorer(minor)
        if holder >= 0:
            g.status[minor] = g.status[holder]


def phase(g: Raison) -> Diplomacy:
    """The Diplomacy phase under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Diplomacy):
            return frame
    raise AssertionError("no Diplomacy phase under way")


@dataclass(slots=True, eq=False)
class ChooseStatus(Together[Raison]):
    """Every Power outside the fixed coalitions secretly picks a Status (raison:7.3)."""

    rule = "7.3"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        for status in range(len(STATUSES)):
            yield g.lexicon["status", status], None

    def resolve(self, g: Raison, answers: tuple[Choice | None, ...]) -> None:
        frame = phase(g)
        for seat, choice in enumerate(answers):
            if choice is not None:
                power, status = g.major[seat], choice.args[0]
                frame.wish(power, status)
                g.tell("applied", power, status)


@dataclass(slots=True, eq=False)
class Admission(Ask):
    """Whether the head of a coalition lets a Power in (raison:7.6); `power` is the head."""

    rule = "7.6"
    applicant: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.applicant)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["admit", self.applicant], None
        yield g.lexicon["refuse", self.applicant], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "admit":
            g.tell("admitted", self.applicant, self.power)
        else:
            phase(g).reject(self.applicant, g.status[self.power])
            g.tell("refused", self.applicant, self.power)


@dataclass(slots=True, eq=False)
class Expulsion(Ask):
    """Whether the head of a coalition keeps a member of the last round (raison:7.7); `power` is the head."""

    rule = "7.7"
    member: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.power, self.member)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["keep", self.member], None
        yield g.lexicon["expel", self.member], None

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        if choice.verb == "expel":
            phase(g).reject(self.member, g.status[self.power])
            g.tell("expelled", self.member, self.power)


@dataclass(slots=True, eq=False)
class ChooseAgain(Ask):
    """A refused or expelled Power openly picks another Status (raison:7.7, ruling R6)."""

    rule = "7.7"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        barred = phase(g).barred
        for status in range(len(STATUSES)):
            closed = (self.power, status) in barred
            why = Reason("refused-by", "7.6", (g.board.members[status][0],)) if closed else None
            yield g.lexicon["status", status], why

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        frame, status = phase(g), choice.args[0]
        frame.wish(self.power, status)
        frame.heard &= ~(1 << self.power)
        g.tell("applied", self.power, status)
