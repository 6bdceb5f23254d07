"""7.2, 16.5: weakness tokens (słabość) and death; whoever loses his ruler may crown a leader from his hand at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..cards.hands import play
from ..state import NONE, Europa
from .characters import ADMIRAL, RULER, holder
from .offices import crown, leave

OFFICES = range(RULER, ADMIRAL + 1)


def weaken(g: Europa, seat: int, office: int) -> None:
    """A weakness token; the second one kills."""
    person = holder(g, seat, office)
    if person < 0:
        return
    if g.ill[seat] >> office & 1:
        g.tell("died", g.realm[seat], person)
        remove(g, seat, office, dead=True)
    else:
        g.ill[seat] |= 1 << office
        g.tell("weakened", g.realm[seat], person)


def remove(g: Europa, seat: int, office: int, dead: bool = False) -> None:
    """Somebody leaves his office; an empty throne is offered to the leaders in the player's hand.

    Whoever holds cards is asked, whatever they are: nobody learns whether a leader is among them.
    """
    leave(g, seat, office, dead)
    if office == RULER and g.hands[seat]:
        g.ask(Succession(seat), 1 << seat)


def strike(g: Europa, symbol: int) -> None:
    """16.5: all characters with a symbol are weakened, seat by seat."""
    for seat in g.clockwise(g.active):
        for office in reversed(OFFICES):
            person = holder(g, seat, office)
            if person >= 0 and g.start.people.all[person].symbol == symbol:
                weaken(g, seat, office)


@dataclass(slots=True, eq=False)
class Succession(Asked):
    """Who follows a ruler that is gone: a leader from the hand, or is there an interregnum?"""

    rule = "7.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for card in g.hands[seat]:
            if g.start.people.all[card].leader:
                yield g.lexicon["crown", card], None
        yield g.lexicon["interregnum",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "crown":
            play(g, seat, choice.args[0])
            crown(g, seat, choice.args[0])
        elif g.ruler[seat] == NONE:
            g.tell("interregnum", g.realm[seat])
