"""Refusals: a status, a key with a message `error-KEY`, and the same shape for every one of them."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from ..engine.errors import ContentError, GameFileError, Refused
from ..language import LANGUAGES, LIBRARY, scenario_key
from ..titles import TITLES
from .coding import encode
from .wire.parts import Fault, Refusal

SHOWN = 200
"""Characters of what was sent that a refusal repeats."""


class Denied(Exception):
    """A request that is not done, and why."""

    def __init__(self, status: int, key: str, **about: Any) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.about = {name: value[:SHOWN] if isinstance(value, str) else value for name, value in about.items()}


def unknown_table() -> Denied:
    return Denied(404, "unknown-table")


def bad_file(error: GameFileError | ContentError) -> Denied:
    """A game file or a scenario that cannot be used; what exactly is wrong is for whoever repairs it."""
    fault = error if isinstance(error, ContentError) else error.__cause__
    if isinstance(fault, ContentError):
        return Denied(422, scenario_key(fault), line=fault.line, detail=fault.message, **fault.about)
    entry = getattr(error, "entry", None)
    if entry is None:
        return Denied(422, "bad-file", detail=str(error))
    return Denied(422, "bad-entry", entry=entry, detail=str(error))


def sentence(key: str, language: str, about: dict[str, Any]) -> str:
    """The message of an error; numbers as they are, without a language's separators."""
    words = LIBRARY.words(next(iter(TITLES.values())), language)
    return words.say(f"error-{key}", **{name: str(value) for name, value in about.items()})


def answer(error: Denied | Refused, language: str) -> Response:
    """The refusal as it is sent."""
    if isinstance(error, Refused):
        fault = Fault(key=error.key or "refused", message=error.reason, rule=error.rule, about=error.about)
        return _response(409, fault)
    message = sentence(error.key, language, error.about)
    return _response(error.status, Fault(key=error.key, message=message, about=error.about))


def _response(status: int, fault: Fault) -> Response:
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    if status in (429, 503) and "seconds" in fault.about:
        headers = {"Retry-After": str(fault.about["seconds"])}
    return Response(encode(Refusal(error=fault).model_dump()), status, headers, "application/json")


def spoken(accept: str) -> str:
    """The language of an Accept-Language header that we speak and the sender likes best."""
    best, liked = LANGUAGES[0], 0.0
    for part in accept.split(","):
        tag, _, rest = part.partition(";")
        code = tag.strip().lower()[:2]
        weight = _weight(rest.strip())
        if code in LANGUAGES and weight > liked:
            best, liked = code, weight
    return best


def _weight(text: str) -> float:
    if not text:
        return 1.0
    try:
        return float(text.removeprefix("q="))
    except ValueError:
        return 0.0
