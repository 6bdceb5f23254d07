"""What an event that lies open will take from everybody: whoever cannot raise it goes bankrupt (7.4)."""

from __future__ import annotations

from ..cards.events import Event
from ..cards.language import Statement, Term
from ..cards.scene import Memory, Scene
from ..court.treasury import means
from ..state import Europa

RUIN = 12.0
"""What a bankruptcy costs: Prestige, Stability, advisors, power (7.4)."""
LOOMS = 0.6
"""How much of that counts while the event lies open that would bring it."""
RISK, FEW = 0.4, 4
"""How much of it counts when nothing at all is left, neither ducats nor credit: a rebellion die may take two (4.3 I).
So many should be left."""
ALL = (Statement(("all",), (("choose_option",),)),)


def dues(event: Event) -> tuple[Term, ...]:
    """The ducats that each option of an event asks of everybody; none if there is a way around them."""
    asked = tuple(_ducats(option) for option in event.options) if event.first == ALL else ()
    return tuple(term for each in asked for term in each) if all(asked) else ()


def _ducats(option: tuple[Statement, ...]) -> list[Term]:
    lost = [part for statement in option for effect in statement.effects if _takes(effect) for part in effect[1:]]  # type: ignore[index]
    return [amount for kind, amount in lost if kind == "ducats"]


def _takes(effect: Term) -> bool:
    return not isinstance(effect, int) and effect[0] == "lose"


def ruin(g: Europa, seat: int, asked: list[tuple[Term, ...]]) -> float:
    """What it costs that hardly so much can be raised, or not at all, as events ask for by the cheapest option."""
    spare = means(g, seat)
    if asked:
        scene = Scene(g, seat, g.realm[seat], Memory())
        spare -= max(min(scene.number(term) for term in terms) for terms in asked)
    if spare >= FEW:
        return 0.0
    return -RUIN * (LOOMS if spare < 0 else RISK * (FEW - spare) / FEW)
