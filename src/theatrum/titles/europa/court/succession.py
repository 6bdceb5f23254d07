"""7.2: weakness tokens (żetony słabości), death, and the crown that falls vacant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..cards.hands import play
from ..state import Europa
from .characters import RULER
from .offices import crown, leave


def weaken(g: Europa, seat: int, office: int) -> bool:
    """A weakness token for whoever holds an office; the second kills. Whether he has died."""
    if g.ill[seat] >> office & 1:
        die(g, seat, office)
        return True
    g.ill[seat] |= 1 << office
    return False


def die(g: Europa, seat: int, office: int) -> None:
    """A dead ruler may be followed at once by a leader from the hand; otherwise an interregnum begins."""
    leave(g, seat, office, "died")
    if office == RULER and could_crown(g, seat):
        g.ask(Heir(seat), 1 << seat)


def could_crown(g: Europa, seat: int) -> bool:
    """Whether by what everyone knows there may be a leader among this player's cards."""
    people = g.start.people
    decks = {people.kind[card] for card in g.hands[seat]}
    return any(person.leader and person.deck in decks for person in people.all)


@dataclass(slots=True, eq=False)
class Heir(Asked):
    """Who is crowned at once?"""

    rule = "7.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for card in g.hands[seat]:
            if g.start.people.all[card].leader:
                yield g.lexicon["crown", card], None
        yield g.lexicon["no-heir",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "crown":
            play(g, seat, choice.args[0])
            crown(g, seat, choice.args[0])
