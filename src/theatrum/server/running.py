"""Runs the application under uvicorn."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from socket import socket

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import TheatrumError
from .app import create_app
from .hall import Config
from .limits.patience import Patient, raise_files
from .quiet import handler
from .requests.live import MOST
from .store.database import Store

THRESHOLD = 20_000
"""New objects between two searches for garbage: a view alone makes hundreds, and hardly any are in a ring."""
PATIENCE = 5
"""Seconds in which requests under way may end when the server is told to stop."""


def run(config: Config, listening: socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until told to stop; `ready` is called once requests are answered."""
    _check(config.database)
    logging.basicConfig(handlers=[handler()], level=logging.WARNING, force=True)
    raise_files()
    settings = uvicorn.Config(
        create_app(config),
        http=Patient,
        log_config=None,  # all that is written passes our own handler
        log_level="warning",
        ws_max_size=MOST,
        ws_per_message_deflate=False,  # differences are small, and each channel would hold a window of its own
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    _Server(settings, ready).run(sockets=[listening])


def _check(database: str) -> None:
    """Say in one line what is wrong with a database, before anything runs."""
    try:
        Store(database).close()
    except (SQLAlchemyError, ImportError) as error:
        raise TheatrumError(f"cannot use the database: {str(error).splitlines()[0]}") from None


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what the program itself is made of is never garbage
        gc.set_threshold(THRESHOLD)
        if self.started:
            self._ready()
