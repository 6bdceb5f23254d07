"""Bots: they see what their seat may know and what it may choose, and nothing else."""

from __future__ import annotations

import importlib
import inspect
from types import MappingProxyType

from ..engine.errors import TheatrumError
from ..language import LIBRARY
from ..titles import TITLES
from .bot import Advice, Bot, RandomBot, Sight, Step, sight
from .hints import Ahead, Hint, hints
from .marshal import Lines, Marshal
from .steward import Steward

__all__ = ["NAMES", "Advice", "Ahead", "Bot", "Hint", "Lines", "Marshal", "NoBot", "RandomBot", "Sight", "Step",
           "Steward", "hints", "kind", "make", "sight"]  # fmt: skip

KINDS = MappingProxyType({bot.name: bot for bot in (RandomBot, Steward, Marshal)})
NAMES = tuple(KINDS)


class NoBot(TheatrumError):
    """A name that no bot goes by; `key` and `about` are the reason as data."""

    def __init__(self, key: str, **about: str) -> None:
        self.key = key
        self.about = about
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        """The reason in a language."""
        words = LIBRARY.words(next(iter(TITLES.values())), language)
        return words.say(f"error-{self.key}", **self.about)


def make(name: str, seed: int | str = 0, budget: float | Lines = 0.3) -> Bot:
    """A bot by name, or by `module:Class`; a marshal has a `budget` of seconds, or `Lines`, for a decision."""
    found = kind(name)
    return found(seed, budget) if issubclass(found, Marshal) else found(seed)


def kind(name: str) -> type[Bot]:
    """The class of a bot. `module:Class` imports the module: never call it with what a stranger sent."""
    if name in KINDS:
        return KINDS[name]
    module, colon, inside = name.partition(":")
    if not (module and colon and inside):
        raise NoBot("bot-unknown", bot=name, bots=", ".join(NAMES))
    found = getattr(_module(module), inside, None)
    if found is None:
        raise NoBot("bot-no-class", module=module, name=inside)
    if not (inspect.isclass(found) and issubclass(found, Bot)) or inspect.isabstract(found):
        raise NoBot("bot-no-bot", bot=name)
    return found


def _module(name: str) -> object:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise NoBot("bot-no-module", module=name) from None
        raise NoBot("bot-broken-module", module=name, problem=str(error)) from error
    except Exception as error:  # whatever a stranger's module does when it is imported
        raise NoBot("bot-broken-module", module=name, problem=f"{type(error).__name__}: {error}") from error
