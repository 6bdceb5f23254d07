"""The application: routes, errors, and what lives as long as the server runs."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from .. import __version__
from ..engine.errors import ContentError, GameFileError, Refused
from .errors import Denied, answer, bad_file
from .hall import Config, Hall
from .limits.guards import READING, Careful, Counted, Limit, Named
from .page import page
from .requests import api, asking, live, planning, seating, shelf
from .requests.visit import ANYWHERE, WRITING, described, language_of
from .wire.parts import Refusal
from .wire.sent import CatchUp, Hello, Ping

log = logging.getLogger(__name__)


class Server(FastAPI):
    """Describes itself when it is first asked to: that takes longer than all else at its start."""

    def openapi(self) -> dict[str, Any]:
        """The schema, with what no route names as its own: refusals, and what the live channel takes."""
        if self.openapi_schema is None:
            for path in super().openapi()["paths"].values():
                for method, operation in path.items():
                    for status in ANYWHERE if method.upper() in READING else (*ANYWHERE, *WRITING):
                        operation["responses"].setdefault(str(status), described(status))
            models: list[tuple[type[BaseModel], JsonSchemaMode]] = [(Refusal, "serialization")]
            models += [(model, "validation") for model in (Hello, CatchUp, Ping)]
            _, found = models_json_schema(models, ref_template="#/components/schemas/{model}")
            super().openapi()["components"]["schemas"] |= found["$defs"]
        return super().openapi()


def create_app(config: Config) -> FastAPI:
    """A server over a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = Hall(config)
        yield
        await app.state.hall.close()

    app = Server(
        title="Theatrum",
        version=__version__,
        description="Heavy historical board games: tables, choices, views.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_operation,
        lifespan=lifespan,
    )
    for part in (shelf, api, asking, planning, seating, live):
        app.include_router(part.router)
    app.router.default = page
    app.add_middleware(Limit)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Named, names=config.names)
    app.add_middleware(Counted)
    app.add_middleware(Careful)
    _handle_errors(app)
    return app


def _operation(route: APIRoute) -> str:
    return route.name


def _handle_errors(app: FastAPI) -> None:
    """Every error has the shape of a refusal, in the language of the request."""

    @app.exception_handler(Denied)
    @app.exception_handler(Refused)
    async def denied(request: Request, error: Denied | Refused) -> Response:
        return answer(error, language_of(request))

    @app.exception_handler(GameFileError)
    @app.exception_handler(ContentError)
    async def damaged(request: Request, error: GameFileError | ContentError) -> Response:
        return answer(bad_file(error), language_of(request))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"][1:] if isinstance(part, str)) or str(first["loc"][0])
        return answer(Denied(422, "invalid", field=field, why=first["type"]), language_of(request))

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> Response:
        key = {404: "unknown-route", 405: "method"}.get(error.status_code, "unreadable")
        refusal = answer(Denied(error.status_code, key), language_of(request))
        refusal.headers.update(error.headers or {})
        return refusal

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return answer(Denied(500, "unexpected"), language_of(request))
