"""Titles: the shelf, their words, rules, sources and maps. All of it is public and changes only with the program."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import PlainTextResponse, Response

from ...arena import rulebook
from ...engine.choice import Signature
from ...engine.content import provenance
from ...engine.title import Scenario, Title
from ...language import LANGUAGES, LIBRARY, speech
from ...titles import TITLES
from .. import wire
from ..coding import encode
from ..errors import Denied
from ..hall import Hall
from ..limits.budgets import payer
from ..tables.journal import Start, rebuild
from ..tables.lessons import lessons
from ..tables.opening import find_title
from ..tables.views import sides
from .visit import answers, refusals

router = APIRouter(prefix="/api/titles", tags=["titles"])

Words = Annotated[str, Query(min_length=1, max_length=200)]
Shelved = Annotated[Title, Depends(find_title)]
MAP_FILES = {".json": "application/json", ".webp": "image/webp"}
PICTURES: dict[int | str, dict[str, Any]] = {200: {"content": {kind: {} for kind in MAP_FILES.values()}}}


def cached(request: Request, body: bytes, media_type: str) -> Response:
    """An answer that a browser keeps and asks after: unchanged, it is not sent again."""
    tag = f'"{hashlib.blake2b(body, digest_size=9).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "public, no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


def _json(request: Request, data: object) -> Response:
    return cached(request, encode(data), "application/json")


@router.get("", responses=answers(list[wire.shelf.TitleCard]))
def read_titles(request: Request) -> Response:
    """The shelf."""
    return _json(request, [card(title).model_dump() for title in TITLES.values()])


@cache
def card(title: Title) -> wire.shelf.TitleCard:
    words = {language: LIBRARY.words(title, language) for language in LANGUAGES}
    return wire.shelf.TitleCard(
        id=title.id,
        names=dict(title.names),
        blurbs={language: said.say("title-blurb") for language, said in words.items()},
        seats=sorted({count for scenario in title.scenarios for count in scenario.seats}),
        minutes=title.minutes,
        weight=title.weight,
        scenarios=[_scenario(title, scenario) for scenario in title.scenarios],
        options=[
            wire.shelf.OptionCard(
                id=option.id,
                values=list(option.values),
                sides=list(option.sides),
                points=list(option.points),
                scenarios=list(option.scenarios),
            )
            for option in title.options
        ],
        parley=dict(title.parley),
        lessons=[
            wire.shelf.LessonCard(id=one.id, names=dict(one.names), minutes=one.minutes) for one in lessons(title.id)
        ],
    )


def _scenario(title: Title, scenario: Scenario) -> wire.shelf.ScenarioCard:
    cover = title.cover(scenario)
    return wire.shelf.ScenarioCard(
        id=scenario.id,
        names=dict(scenario.names),
        board=scenario.board,
        seats=list(scenario.seats),
        sides={count: sides(rebuild(Start(title.id, scenario.id, count, "sides"), ())) for count in scenario.seats},
        kind=cover.kind,
        minutes=cover.minutes,
        weight=cover.weight,
        places=list(cover.places),
        rules=dict(scenario.rules),
        goals=[wire.shelf.GoalCard(**goal._asdict()) for goal in cover.goals],
    )


@router.get("/{title}/grammar", responses=answers(wire.shelf.Grammar) | refusals(404))
def read_grammar(request: Request, title: Shelved) -> Response:
    """How to read the title's choices, events, reasons and questions."""
    grammar = wire.shelf.Grammar(
        verbs=_kinds(title.verbs),
        events=_kinds(title.events),
        reasons=_kinds(title.reasons),
        prompts=_kinds(title.prompts),
        facts=_kinds(title.facts),
        alerts=_kinds(title.alerts),
        whys=_kinds(title.whys),
        cites={event: f"{title.id}:{rule}" for event, rule in title.cites.items()},
        folds={event: wire.shelf.Fold(**how._asdict()) for event, how in title.folds.items()},
        groups=dict(title.groups),
    )
    return _json(request, grammar.model_dump())


def _kinds(vocabulary: Mapping[str, Signature]) -> dict[str, wire.parts.Kinds]:
    return {word: list(signature) for word, signature in vocabulary.items()}


@router.get("/{title}/words/{language}", response_class=PlainTextResponse, responses=refusals(404))
def read_words(request: Request, title: Shelved, language: wire.parts.Language) -> Response:
    """The sentences: Fluent text, common and the title's own, with those that its tables and headings carry."""
    parts = [speech(title, language).source]
    parts += [f"{message} = {text}" for message, text in title.prose(language).items()]
    parts += [f"rule-{rule} = {heading}" for rule, heading in rulebook.headings(title, language).items()]
    return cached(request, "\n".join(parts).encode(), "text/plain; charset=utf-8")


@router.get("/{title}/rules/{language}", responses=answers(list[wire.shelf.RuleText]) | refusals(404))
def read_rules(request: Request, title: Shelved, language: wire.parts.Language) -> Response:
    """The rules in our words, paragraph by paragraph."""
    return _json(request, _rules(title, language))


@router.get("/{title}/rules/{language}/search", responses=refusals(404))
def search_rules(
    request: Request, title: Shelved, language: wire.parts.Language, words: Words
) -> wire.shelf.FoundRules:
    """The paragraphs that hold every word, in any of its forms."""
    hall: Hall = request.app.state.hall
    with hall.budgets.dear(payer(request, None)):
        book, wanted = _book(title, language), list(dict.fromkeys(words.split()))
        found = [f"{title.id}:{rule.id}" for rule in rulebook.search(book, wanted, language)]
        return wire.shelf.FoundRules(rules=found, marks=rulebook.marks(book, wanted, language))


@cache
def _book(title: Title, language: str) -> list[rulebook.Rule]:
    return rulebook.read(title, language)


@cache
def _rules(title: Title, language: str) -> list[dict[str, str]]:
    return [
        {"id": f"{title.id}:{rule.id}", "chapter": rule.chapter, "title": rule.title, "text": rule.text}
        for rule in _book(title, language)
    ]


@router.get("/{title}/sources", responses=answers(list[wire.shelf.Source]) | refusals(404))
def read_sources(request: Request, title: Shelved) -> Response:
    """Where the facts of each content file come from: the comment at its head."""
    return _json(request, [found.model_dump() for found in _sources(title)])


@cache
def _sources(title: Title) -> list[wire.shelf.Source]:
    files = (path for path in sorted(title.content.rglob("*")) if path.suffix in (".csv", ".toml", ".ftl"))
    return [
        wire.shelf.Source(
            file=path.relative_to(title.content).as_posix(), lines=provenance(path.read_text(encoding="utf-8"))
        )
        for path in files
    ]


@router.get("/{title}/maps/{file}", response_class=Response, responses=PICTURES | refusals(404))
def read_map(request: Request, title: Shelved, file: str) -> Response:
    """A map file or picture."""
    found = next((path for path in (title.content / "maps").glob("*") if path.name == file), None)
    if found is None or found.suffix not in MAP_FILES:
        raise Denied(404, "unknown-file", file=file)
    return cached(request, found.read_bytes(), MAP_FILES[found.suffix])
