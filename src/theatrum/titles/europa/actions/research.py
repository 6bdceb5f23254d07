"""5.1, 8: developing an idea (Opracowanie idei)."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..cards import ideas
from ..cards.effects import Resolve
from ..cards.language import Statement
from ..cards.scene import Memory
from ..court import power
from ..court.vocabulary import IDEA
from ..state import Europa
from .action import Action


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    less = ideas.spared(g, seat)
    for idea in g.idea_row:
        kind, price = g.start.lists.idea[idea].power, g.start.lists.idea[idea].cost - less
        short = power.has(g, seat, kind) < price
        if short and not every:
            continue
        why = ideas.lacking(g, seat, idea) or (Reason("no-power", "5.1", (kind, price)) if short else None)
        if why is None or every:
            yield g.lexicon["develop", idea], why


def taken(g: Europa, seat: int, choice: Choice) -> None:
    idea = choice.args[0]
    power.spend(g, seat, g.start.lists.idea[idea].power, ideas.cost(g, seat, idea))
    ideas.adopt(g, seat, idea)
    instant = g.start.lists.idea[idea].instant
    if instant:
        g.push(Resolve(seat, (Statement(("you",), instant),), Memory(IDEA)))


ACTION = Action(("develop",), False, offers, taken)
