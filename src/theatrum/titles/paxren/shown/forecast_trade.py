"""What a choice does to purses, routes and the races for the victories."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine.choice import Choice
from ....engine.forecast import CERTAIN, LIKELY, Fact, after
from ..bot.estimate import Estimate
from ..ops import open_ops
from ..play import shift as open_emporium
from ..state import Pax
from ..tokens import Levy
from ..turn import Act
from ..victory import met
from ..vocabulary import PAWN, VICTORIES


def settle(g: Pax) -> Choice | None:
    """Where a levy is raised alters nothing that a forecast tells."""
    question = g.stack[-1]
    return next(iter(question.choices(g, question.seat))) if isinstance(question, Levy) else None


def consequences(before: Pax, later: Pax, told: set[str]) -> Iterator[Fact]:
    """Purses that change, where no fair tells of it, and who comes within reach of an active victory or falls short
    of it, where no levy has a say in that."""
    if "fair-pays" not in told:
        for seat in range(before.seats):
            if later.florins[seat] != before.florins[seat]:
                yield Fact(CERTAIN, "purse", (seat, before.florins[seat], later.florins[seat]))
    if "levied" in told:
        return
    for victory in range(len(VICTORIES)):
        if not later.active >> victory & 1 or later.over:
            continue
        for seat in range(before.seats):
            could = bool(before.active >> victory & 1) and met(before, seat, victory)
            if met(later, seat, victory) != could:
                yield Fact(CERTAIN, "falls-short" if could else "reaches", (seat, victory))


def races(g: Pax, victory: int) -> Iterator[Fact]:
    """Who meets a victory's conditions now, or how much each lacks."""
    gaps = Estimate(g, 0).gaps
    for seat in range(g.seats):
        if met(g, seat, victory):
            yield Fact(CERTAIN, "meets", (seat, victory))
        else:
            yield Fact(CERTAIN, "lacks", (seat, victory, max(1, gaps[seat][victory])))


def buy(g: Pax, _seat: int, choice: Choice) -> Iterator[Fact]:
    """A Comet may activate any victory that is not active yet: who would gain (L1)."""
    if not g.board.cards.comet_mask >> choice.args[0] & 1:
        return
    for victory in range(len(VICTORIES)):
        if not g.active >> victory & 1:
            yield from (fact for fact in races(g, victory) if fact.key == "meets" or fact.args[2] <= 1)


def activate(g: Pax, _seat: int, choice: Choice) -> Iterator[Fact]:
    yield from races(g, choice.args[0])


def fair(g: Pax, seat: int, choice: Choice) -> Iterator[Fact]:
    """How many levies it raises, and how far it goes, unless one must first be found a token (G4)."""
    _, told = after(g, seat, choice, settle)
    raised = [g.board.land.slot_empire[event.args[1]] for event in told if event.name == "levied"]
    if raised and told[-1].name == "fair-ends":
        yield Fact(CERTAIN, "levies", (len(raised), raised[0], raised[-1]))


def shift(g: Pax, seat: int, choice: Choice) -> Iterator[Fact]:
    """Who would earn how much in a fair along the new route, against the old one (H1, G3)."""
    slot = choice.args[0]
    region = g.board.land.goods[slot]
    twin = g.clone()
    open_emporium(twin, seat, slot)
    now, then = earnings(g, region), earnings(twin, region)
    for bank in range(g.seats):
        if now[bank] != then[bank]:
            yield Fact(CERTAIN, "route", (bank, now[bank], then[bank]))


def earnings(g: Pax, region: int) -> list[int]:
    """What each seat would earn on the way in a fair; the starter's own share is left out."""
    twin = g.clone()
    twin.stack[:] = [Act()]
    _, told = after(twin, g.seat, g.lexicon["fair", region], settle)
    florins = [0] * g.seats
    border = g.board.border_spot
    for event in told:
        if event.name == "fair-pays" and event.args[2] >= border:
            florins[event.args[0]] += event.args[1]
    return florins


def tax(g: Pax, _seat: int, choice: Choice) -> Iterator[Fact]:
    border, empire = choice.args
    owner = g.border[border] - PAWN
    if g.florins[owner]:
        yield Fact(LIKELY, "pays-or-loses", (owner, border))
    yield Fact(CERTAIN, "levies", (1, empire, empire))


def ops(g: Pax, seat: int, choice: Choice) -> Iterator[Fact]:
    """How many cards of the side can act now (E4)."""
    yield Fact(CERTAIN, "ops-ready", (len({card for card, _ in open_ops(g, seat, 1 << choice.args[0])}),))


FACTS: dict[str, Callable[[Pax, int, Choice], Iterator[Fact]]] = {
    "buy": buy,
    "activate": activate,
    "fair": fair,
    "shift": shift,
    "tax": tax,
    "ops": ops,
}
