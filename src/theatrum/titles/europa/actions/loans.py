"""5.2: taking and paying back a loan, a minor action; taking one is a reaction to any cost."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..court import treasury
from ..state import Europa
from .action import Action


def borrowing(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    """Taking a loan, wherever ducats are to be paid."""
    if treasury.can_borrow(g, seat):
        yield g.lexicon["borrow",], None
    elif every:
        yield g.lexicon["borrow",], Reason("loans-most", "5.2", (treasury.MOST,))


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    yield from borrowing(g, seat, every)
    if g.interest[seat] and g.ducats[seat] >= treasury.REPAID:
        yield g.lexicon["repay",], None
    elif every:
        why = Reason("no-ducats", "5.2", (treasury.REPAID,)) if g.interest[seat] else Reason("no-loan", "5.2")
        yield g.lexicon["repay",], why


def opened(g: Europa, seat: int) -> list[Choice]:
    found, interest = [], g.interest[seat]
    if interest < treasury.MOST:
        found.append(g.lexicon["borrow",])
    if interest and g.ducats[seat] >= treasury.REPAID:
        found.append(g.lexicon["repay",])
    return found


def taken(g: Europa, seat: int, choice: Choice) -> None:
    if choice.verb == "borrow":
        treasury.borrow(g, seat)
    else:
        treasury.repay(g, seat)


ACTION = Action(("borrow", "repay"), True, offers, taken, opened)
