"""Mocarstwa as a title."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ...engine.choice import Choice
from ...engine.content import Sheet
from ...engine.title import LOT, Cover, Option, Scenario, Standing, Title
from .bot.manners import MANNERS
from .bot.prospects import clock, worth
from .bot.steward import scores, weigh
from .box.board import pictured, read_board
from .box.geography import CONTENT, read_geography
from .box.printed import printed
from .box.shape import SCENARIO
from .setup.start import SetUp
from .shown.alerts import warn
from .shown.forecast import forecast
from .shown.history import DEEDS, FIGURES, TIDINGS, belongs, tally
from .shown.picture import picture, summary
from .shown.text import text
from .shown.why import WHYS, explain
from .state import Mocarstwa
from .victory.control import powers_of
from .vocabulary import ALERTS, CITES, ENDINGS, EVENTS, FACTS, FOLDS, LEVELS, PROMPTS, REASONS, VERBS


class MocarstwaTitle(Title):
    """Mocarstwa."""

    id = "mocarstwa"
    names = MappingProxyType({"en": "Mocarstwa", "pl": "Mocarstwa"})
    options = (
        Option("talk", ("no", "yes")),
        Option("powers", ("row", LOT, "book"), sides=read_geography().powers),
        Option("battles", ("cards", "dice")),
        Option("commanders", ("book", "yes", "no")),
        Option("fatigue", ("no", "yes")),
        Option("goal", ("every", "conquered"), scenarios=("full",)),
    )
    verbs = VERBS
    events = EVENTS
    reasons = REASONS
    prompts = PROMPTS
    facts = FACTS
    alerts = ALERTS
    whys = WHYS
    cites = CITES
    folds = FOLDS
    content = CONTENT
    minutes = (20, 300)
    weight = 3
    manners = len(MANNERS)
    endings = ENDINGS
    figures = FIGURES
    tidings = TIDINGS
    deeds = DEEDS

    printed = staticmethod(printed)
    picture = staticmethod(picture)
    text = staticmethod(text)
    summary = staticmethod(summary)
    tally = staticmethod(tally)
    belongs = staticmethod(belongs)
    forecast = staticmethod(forecast)
    warn = staticmethod(warn)
    weigh = staticmethod(weigh)
    explain = staticmethod(explain)
    scores = staticmethod(scores)
    worth = staticmethod(worth)
    clock = staticmethod(clock)

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        return _scenarios()

    def scenario(self, text: str, source: str) -> Scenario:
        return _scenario(Sheet(text, source, SCENARIO), own=True)

    def cover(self, scenario: Scenario) -> Cover:
        board = read_board(scenario.text, scenario.id)
        return Cover(
            LEVELS[board.level], board.minutes or self.minutes, board.difficulty or self.weight, pictured(board)
        )

    def start(self, scenario: Scenario, seats: int, options: Mapping[str, str]) -> Mocarstwa:
        state = Mocarstwa(read_board(scenario.text, scenario.id), seats, options)
        state.push(SetUp())
        return state

    def things(self, state: Mocarstwa, language: str, /) -> Mapping[str, tuple[str, ...]]:
        return {"place": state.board.place_names(language)}

    def standing(self, state: Mocarstwa, /) -> tuple[Standing, ...]:
        return tuple(
            Standing("power", state.board.powers[power] if power >= 0 else "", powers_of(state, seat))
            for seat, power in enumerate(state.core)
        )

    def ending(self, state: Mocarstwa, /) -> str:
        return ENDINGS[state.won_by]

    def round(self, state: Mocarstwa, /) -> int:
        return state.round

    def scores_in(self, manner: int, veiled: Mocarstwa, seat: int, choices: list[Choice], /) -> list[float]:
        return scores(veiled, seat, choices, MANNERS[manner])


@cache
def _scenarios() -> tuple[Scenario, ...]:
    """Scenarios, campaigns, the full game."""
    files = sorted((CONTENT / "scenarios").glob("*.toml"), key=lambda file: ("skz".index(file.name[0]), file.name))
    return tuple(_scenario(Sheet(file.read_text(encoding="utf-8"), file.name, SCENARIO), own=False) for file in files)


def _scenario(sheet: Sheet, own: bool) -> Scenario:
    board = read_board(sheet.text, sheet.source)
    rows = {
        seats: tuple(tuple(board.powers[power] for power in row) for row in rows) for seats, rows in board.rows.items()
    }
    data = sheet.data
    return Scenario(data["id"], data["name"], tuple(sorted(rows)), sheet.text, own, "standard", rows)


MOCARSTWA = MocarstwaTitle()
