"""Plans of a seat: how far their steps would lead, and what would be asked then."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from ...engine.errors import Refused
from ...engine.game import Game
from ...engine.planning import asked
from ...engine.telling import Teller
from .. import wire
from ..tables.moves import seat_of, speaking
from .asking import LENGTH, at, barred, objection
from .visit import Here, dear, refusals

router = APIRouter(prefix="/api", tags=["questions"])

PLANS = 16
Plan = Annotated[str, Query(max_length=LENGTH)]
Plans = Annotated[
    list[Plan], Query(max_length=PLANS, description="Ids of choices one after another, with a space between.")
]
Entry = Annotated[int | None, Query(ge=0, description="Begin at an earlier position, before this entry.")]


@router.get("/tables/{table}/ahead", responses=refusals(401, 403, 404))
@dear
def read_ahead(
    visit: Here,
    plan: Plans,
    entry: Entry = None,
    lists: Annotated[bool, Query(description="With what could be chosen then.")] = False,
) -> list[wire.position.Ahead]:
    """How far each plan of the seat would lead: nothing of it is done."""
    table = visit.table
    seat = seat_of(visit.key(table))
    game = speaking(table.game if entry is None else at(table, entry), visit.language)
    return [_ahead(game, seat, one.split(), lists) for one in plan]


def _ahead(game: Game, seat: int, steps: list[str], lists: bool) -> wire.position.Ahead:
    try:
        reached = game.ahead(seat, [game.state.lexicon.parse(step) for step in steps])
    except Refused as refused:  # no such choice
        why = game.teller().unknown(" ".join(steps), refused.key)
        return wire.position.Ahead(taken=0, reason=objection(why), question=None, open=[], closed=[])
    teller = Teller(game.title, reached.position, game.teller().words)
    decision = asked(reached, seat)
    offers = list(decision.offers(reached.position, seat, True)) if decision and lists else []
    return wire.position.Ahead(
        taken=reached.taken,
        reason=objection(teller.refusal(reached.refused)) if reached.refused else None,
        question=wire.position.Question(**teller.question(decision, seat)) if decision else None,
        open=[wire.position.Offer(**teller.offer(choice)) for choice, why in offers if why is None],
        closed=[barred(teller, choice, teller.refusal(why)) for choice, why in offers if why is not None],
    )
