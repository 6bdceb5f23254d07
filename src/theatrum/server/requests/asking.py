"""Questions about a game: what is closed and why, hints, earlier positions, the log, the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from ...bots import Marshal, make
from ...engine.choice import Choice
from ...engine.chronicle import chronicle
from ...engine.errors import Refused
from ...engine.game import Game
from ...engine.record import dumps
from ...engine.telling import Teller
from .. import wire
from ..coding import encode
from ..errors import Denied
from ..hall import Hall
from ..tables.moves import seat_of, speaking, unseal
from ..tables.table import Table
from ..tables.views import eyes, happenings, view
from ..workers.advising import Told, advice
from .api import FILE_BODY, CountedFile
from .visit import Here, answers, dear, refusals, sent

router = APIRouter(prefix="/api", tags=["questions"])

HINTS = 3
LENGTH = 600
"""Letters of choices one after another."""
SAMPLES = 8
"""Closed choices of a verb that tell what it is about; missions in a hand and milestones on a table are fewer."""
Adviser = Annotated[Literal["steward", "marshal"], Query(description="Who is asked; the marshal looks ahead.")]
Number = Annotated[int, Path(ge=0, description="The number of a journal entry.")]
Other = Annotated[wire.parts.Seat | None, Query(description="Through whose eyes, once the game is over.")]


@router.get("/tables/{table}/closed", responses=refusals(401, 403, 404))
@dear
def read_closed(
    visit: Here,
    about: Annotated[str | None, Query(max_length=120, description="KIND:ID of a thing: territory:wien")] = None,
    brief: Annotated[bool, Query(description="A few of each verb that is closed altogether.")] = False,
) -> list[wire.position.Closed]:
    """What the seat might have thought of and may not do now, and why."""
    table = visit.table
    seat = seat_of(visit.key(table))
    game = speaking(table.game, visit.language)
    teller = game.teller()
    return [
        barred(teller, choice, why)
        for choice, why in (_barred(game, seat) if brief else game.closed(seat))
        if about is None or about in _things(game, choice)
    ]


def barred(teller: Teller, choice: Choice, why: Refused) -> wire.position.Closed:
    return wire.position.Closed(choice=wire.position.Offer(**teller.offer(choice)), reason=objection(why))


def objection(why: Refused) -> wire.position.Objection:
    return wire.position.Objection(key=why.key, rule=why.rule, about=why.about, text=why.reason)


def _barred(game: Game, seat: int) -> Iterator[tuple[Choice, Refused]]:
    """A few choices of each verb of which nothing is open."""
    met = Counter({choice.verb: SAMPLES for choice in game.choices(seat)}) if seat >= 0 else Counter[str]()
    for choice, why in game.closed(seat):
        met[choice.verb] += 1
        if met[choice.verb] <= SAMPLES:
            yield choice, why


def _things(game: Game, choice: Choice) -> set[str]:
    """The things a choice names, as KIND:ID."""
    lexicon = game.state.lexicon
    kinds = game.title.verbs[choice.verb]
    return {f"{kind}:{lexicon.name(kind, arg)}" for (_, kind), arg in zip(kinds, choice.args, strict=True)}


@router.get("/tables/{table}/hint", responses=answers(list[wire.position.Hint]) | refusals(401, 403, 404))
@dear
def read_hint(visit: Here, bot: Adviser = "steward") -> Response:
    """What a bot would choose for the seat, best first, and its reasons; thought out once in a position."""
    table = visit.table
    seat = seat_of(visit.key(table))
    game, found = table.sent.get(("hint", bot, seat), (None, b""))
    if game is not table.game:
        found = encode(_advice(visit.hall, table, seat, bot))
        table.sent["hint", bot, seat] = table.game, found
    return sent(found)


def _advice(hall: Hall, table: Table, seat: int, bot: str) -> list[Told]:
    """A bot that looks ahead takes its time, in a process of its own; others answer at once."""
    if not table.game.choices(seat):
        return []
    return hall.advise(table, seat, bot, HINTS) if bot == Marshal.name else advice(table.game, seat, make(bot), HINTS)


@router.get("/tables/{table}/forecast", responses=refusals(401, 403, 404, 409))
@dear
def read_forecast(
    visit: Here,
    choice: Annotated[str, Query(max_length=200)],
    after: Annotated[str, Query(max_length=LENGTH, description="Choices made before it, with a space between.")] = "",
) -> wire.position.Forecast:
    """What a choice on offer may lead to; nothing of one that is not, or no longer: the question may come too late."""
    table = visit.table
    seat = seat_of(visit.key(table))
    game = speaking(table.game, visit.language)
    refused = game.why_not(seat, choice)
    if refused is not None and refused.key == "unknown-choice":
        raise refused
    if refused is not None:
        return wire.position.Forecast(choice=choice, forecast=None)
    parse = game.state.lexicon.parse
    told = game.forecast(seat, parse(choice), [parse(step) for step in after.split()])
    return wire.position.Forecast(choice=choice, forecast=wire.position.Outlook(**told) if told else None)


@router.get("/tables/{table}/forecasts", responses=answers(list[wire.position.Brief]) | refusals(401, 403, 404))
@dear
def read_forecasts(visit: Here) -> Response:
    """What is foretold of the choices on offer, each in a few signs; worked out once in a position."""
    table = visit.table
    seat = seat_of(visit.key(table))
    game, found = table.sent.get(("forecasts", seat), (None, b""))
    if game is not table.game:
        found = encode(_briefs(table.game, seat))
        table.sent["forecasts", seat] = table.game, found
    return sent(found)


def _briefs(game: Game, seat: int) -> list[dict[str, Any]]:
    told = ((choice, game.forecast(seat, choice)) for choice in game.choices(seat))
    return [{"choice": choice.id, "brief": found["brief"]} for choice, found in told if found and found["brief"]]


@router.get("/tables/{table}/at/{entry}", responses=answers(wire.position.View) | refusals(401, 403, 404))
@dear
def read_position(visit: Here, entry: Number, seat: Other = None) -> Response:
    """The view before an entry."""
    table = visit.table
    who = visit.eyes(table, seat)
    return sent(encode(view(at(table, entry), who)))


@router.get("/tables/{table}/log", responses=answers(wire.position.Log) | refusals(401, 403, 404))
@dear
def read_log(visit: Here, seat: Other = None) -> Response:
    """The whole log."""
    table = visit.table
    return sent(encode({"start": 0, "events": happenings(table.game, visit.eyes(table, seat))}))


@router.get("/tables/{table}/story", responses=answers(wire.story.Story) | refusals(401, 403, 404, 409))
@dear
def read_story(visit: Here) -> Response:
    """A finished game in brief: curves, turning points, who did what to whom; told once from its journal."""
    table = visit.table
    visit.key(table)
    if not table.game.over:
        raise Denied(409, "story-later")
    game, found = table.sent.get("story", (None, b""))
    if game is not table.game:
        found = encode(_story(table.game).model_dump())
        table.sent["story"] = table.game, found
    return sent(found)


def _story(game: Game) -> wire.story.Story:
    told, teller = chronicle(game), game.teller()
    turnings = [
        turning._asdict() | {"events": [teller.happening(event) for event in turning.events]}
        for turning in told.turnings
    ]
    return wire.story.Story(
        ending=game.ending,
        figures=list(game.title.figures),
        moments=[wire.story.Moment(**moment._asdict()) for moment in told.moments],
        turnings=[wire.story.Turning(**turning) for turning in turnings],
        deeds=[wire.story.Deed(**deed._asdict()) for deed in told.deeds],
    )


@router.get("/tables/{table}/text", response_class=PlainTextResponse, responses=refusals(401, 403, 404))
@dear
def read_text(
    visit: Here, language: wire.parts.Language | None = None, entry: Annotated[int | None, Query(ge=0)] = None
) -> str:
    """The position as text, for screen readers and programs."""
    table = visit.table
    who = eyes(visit.key(table))
    game = table.game if entry is None else at(table, entry)
    return game.text(who.seat, language or visit.language, who.hands)


def at(table: Table, entry: int) -> Game:
    """The game before an entry."""
    if entry > table.game.entry:
        raise Denied(404, "no-entry", entry=entry)
    return table.game.at(entry)


@router.get("/tables/{table}/file", responses=answers(dict[str, Any]) | refusals(401, 403, 404, 409))
@dear
def read_file(visit: Here) -> Response:
    """The game file, once it tells nobody a secret; the seed comes when the game is over."""
    table = visit.table
    visit.key(table)
    if table.start.origin_file is not None:
        raise Denied(409, "tryout-file")
    table = visit.commit("look", unseal)
    name = f"{table.start.title}-{table.game.scenario.board or 'game'}-{table.id}.json"
    answer = sent(dumps(table.game, reveal=False).encode())
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


@router.post("/verify", responses=refusals(body=True), openapi_extra=FILE_BODY)
async def verify_file(request: Request, text: CountedFile) -> wire.story.Proof:
    """Check a game file: its chain, its rules, its chance."""
    hall: Hall = request.app.state.hall
    return wire.story.Proof(**await hall.readers.prove(text))
