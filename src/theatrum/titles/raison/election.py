"""Chapter 8: the Election of the Holy Roman Emperor (Faza Elekcji Cesarza)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure
from .ask import Ask
from .state import Raison

NEEDED = 4
"""Votes that elect (raison:8.7, ruling R1)."""


@dataclass(slots=True, eq=False)
class Election(Procedure[Raison]):
    """Negotiation, open votes in the Order of Powers, the result."""

    steps = ("negotiation", "votes", "result")
    tally: tuple[int, ...] = ()
    voter: int = 0
    said: tuple[int, ...] = ()  # the candidate of each player who has voted, -1: not yet

    def negotiation(self, g: Raison) -> None:
        self.tally = (0,) * g.board.size
        self.said = (-1,) * g.seats
        if any(votes_of(g, power) for power in range(g.board.size)):
            g.talk("vote")

    def votes(self, g: Raison) -> None:  # raison:8.6
        for power in range(self.voter, g.board.size):
            if votes_of(g, power):
                self.voter = power + 1
                self.again()
                said = self.said[g.seat_of[power]]
                if g.options["votes"] == "player" and said >= 0 and no_vote(g, power, said) is None:
                    self.cast(g, power, said)  # a player does not divide votes (raison:8.5, ruling R35)
                else:
                    g.ask(Vote(power), 1 << g.runs(power))
                return

    def result(self, g: Raison) -> None:  # raison:8.7, raison:8.8
        for power, votes in enumerate(self.tally):
            if votes >= NEEDED:
                g.emperor = power
                g.tell("elected", power, votes)
                return
        if not g.crown_kept:  # ruling R5
            g.emperor = -1
        g.tell("no-emperor")

    def cast(self, g: Raison, power: int, candidate: int) -> None:
        tally, said, votes = list(self.tally), list(self.said), votes_of(g, power)
        tally[candidate] += votes
        said[g.seat_of[power]] = candidate
        self.tally, self.said = tuple(tally), tuple(said)
        g.tell("voted", power, candidate, votes)


def votes_of(g: Raison, power: int) -> int:
    """One vote for each Elector territory (raison:8.2); an uncontrolled Minor has none (raison:12.5)."""
    if g.seat_of[power] < 0:
        return 0
    return sum(holder == power for holder, elector in zip(g.control, g.board.land.elector, strict=True) if elector)


def no_vote(g: Raison, power: int, candidate: int) -> Reason | None:  # raison:8.5
    if not votes_of(g, candidate):
        return Reason("no-elector", "8.4", (candidate,))
    if g.war[power] >> candidate & 1:
        return Reason("at-war", "8.5", (candidate,))
    return None


@dataclass(slots=True, eq=False)
class Vote(Ask):
    """Whom a Power votes for, all its votes together; for all Powers of its player (ruling R35)."""

    rule = "8.5"

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        for candidate in range(g.board.size):
            yield g.lexicon["vote", candidate], no_vote(g, self.power, candidate)

    def taken(self, g: Raison, seat: int, choice: Choice) -> None:
        election = g.stack[-1]
        assert isinstance(election, Election)
        election.cast(g, self.power, choice.args[0])
