"""5.5: what is activated or recruited for nothing: after a declaration of war that brings about no battle (step 8), and
where a card gives it."""

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
LAND = march.ACTION.verbs[:1]


def free_action(g: Europa, seat: int) -> None:
    """Ask for it, if there is anything that the seat can do."""
    if any(why is None for _, why in ways(g, seat, False)):
        g.ask(FreeAction(seat), 1 << seat)


def activate_land(g: Europa, seat: int) -> None:
    """A land activation for nothing: a march, or a siege where one can be laid."""
    if next(sieges(g, seat), None) is None:
        g.push(march.March(seat))
    else:
        g.ask(FreeAction(seat, land=True), 1 << seat)


def no_land(g: Europa, seat: int) -> Reason | None:
    """What bars a land activation."""
    why = march.why_not(g, seat)
    return why if why and next(sieges(g, seat), None) is None else None


def sieges(g: Europa, seat: int) -> Iterator[Offer]:
    return siege.offers(g, seat, False, free=True)


def ways(g: Europa, seat: int, every: bool, land: bool = False) -> Iterator[Offer]:
    """All of them, or those of a land activation."""
    for verb in LAND if land else WAYS:
        why = WAYS[verb][0](g, seat)
        if every or not why:
            yield g.lexicon[verb,], why
    yield from siege.offers(g, seat, every, free=True)


@dataclass(slots=True, eq=False)
class FreeAction(Asked):
    """What is done at once, for nothing?"""

    rule = "5.5"
    land: bool = False

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from ways(g, seat, every, self.land)
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "siege":
            g.push(siege.Siege(seat, choice.args[0], free=True))
        elif choice.verb != "done":
            g.push(WAYS[choice.verb][1](seat))
