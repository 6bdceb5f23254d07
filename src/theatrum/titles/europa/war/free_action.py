"""5.5, step 8: a declaration of war that brings about no battle gives an activation or a recruitment for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Frame, Offer
from ..asked import Asked
from ..state import Europa
from . import siege
from .movement import march, voyage
from .recruiting import recruit

Way = tuple[Callable[[Europa, int], Reason | None], Callable[[int], Frame[Europa]]]
WAYS: dict[str, Way] = {
    march.ACTION.verbs[0]: (march.why_not, march.March),
    voyage.ACTION.verbs[0]: (voyage.why_not, voyage.Voyage),
    recruit.ACTION.verbs[0]: (recruit.why_not, recruit.Recruit),
}
"""What bars each way for a seat, and the frame that carries it out without its price."""


def free_action(g: Europa, seat: int) -> None:
    """Ask for it, if there is anything that the seat can do."""
    if any(why is None for _, why in ways(g, seat, False)):
        g.ask(FreeAction(seat), 1 << seat)


def ways(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    for verb, (why_not, _) in WAYS.items():
        why = why_not(g, seat)
        if every or not why:
            yield g.lexicon[verb,], why
    yield from siege.offers(g, seat, every, free=True)


@dataclass(slots=True, eq=False)
class FreeAction(Asked):
    """What is done at once, for nothing?"""

    rule = "5.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from ways(g, seat, every)
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "siege":
            g.push(siege.Siege(seat, choice.args[0], free=True))
        elif choice.verb != "done":
            g.push(WAYS[choice.verb][1](seat))
