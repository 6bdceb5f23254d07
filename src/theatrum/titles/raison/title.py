"""Raison d'État as a title: scenarios, options, and how a position leaves the engine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ...engine.content import Sheet
from ...engine.state import State
from ...engine.title import Option, Scenario, Standing, Title
from .board import read_board
from .bot.steward import explain, scores, weigh, worth
from .geography import CONTENT
from .shape import SCENARIO
from .shown.alerts import warn
from .shown.forecast import forecast
from .shown.history import DEEDS, FIGURES, TIDINGS, belongs, tally
from .shown.picture import picture, summary
from .shown.text import text
from .state import Raison
from .turn import SetUp
from .vocabulary import ALERTS, CITES, EVENTS, FACTS, FOLDS, PROMPTS, REASONS, VERBS, WHYS


class RaisonTitle(Title):
    """Koalicje: Raison d'État."""

    id = "raison"
    names = MappingProxyType({"en": "Coalitions: Raison d'État", "pl": "Koalicje: Raison d'État"})
    options = (
        Option("talk", ("no", "yes")),
        Option("pairs", ("threes-and-fours", "fours")),
        Option("crown", ("vacant", "kept")),
        Option("habsburg_gifts", ("one-player", "always"), scenarios=("1618",)),
        Option("actions", ("in-order", "at-once")),
        Option("decline", ("mobilisation", "three", "none")),
        Option("votes", ("player", "power")),
        Option("gifts", ("given", "offered")),
        Option("home_garrisons", ("staying", "moving")),
        Option("victors_garrison", ("attacker", "both")),
        Option("minor_support", ("attacker", "both")),
        Option("wheel", ("by-money", "as-listed"), scenarios=("1702",)),
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
    minutes = (150, 240)
    weight = 4
    parley = MappingProxyType({"talk": "yes"})
    endings = ("influence",)
    figures = FIGURES
    tidings = TIDINGS
    deeds = DEEDS

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

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        return _scenarios()

    def scenario(self, text: str, source: str) -> Scenario:
        return _scenario(Sheet(text, source, SCENARIO), own=True)

    def start(self, scenario: Scenario, seats: int, options: Mapping[str, str]) -> Raison:
        state = Raison(read_board(scenario.text, scenario.id), seats, options)
        state.push(SetUp())
        return state

    def things(self, state: Raison, language: str, /) -> Mapping[str, tuple[str, ...]]:
        return {"territory": state.board.land.names[language], "status": state.board.status_names[language]}

    def standing(self, state: Raison, /) -> tuple[Standing, ...]:
        return tuple(Standing("power", state.board.powers[power], state.influence[power]) for power in state.major)

    def ending(self, state: State) -> str:
        return "influence"

    def round(self, state: Raison, /) -> int:
        return state.round

    def clock(self, state: Raison, /) -> int:
        return state.round * len(state.board.actions) + state.turn


@cache
def _scenarios() -> tuple[Scenario, ...]:
    files = sorted(CONTENT.glob("*/scenario.toml"))
    return tuple(_scenario(Sheet(file.read_text(encoding="utf-8"), file.name, SCENARIO), own=False) for file in files)


def _scenario(sheet: Sheet, own: bool) -> Scenario:
    seats = tuple(sorted(read_board(sheet.text, sheet.source).minors))
    return Scenario(sheet.data["id"], sheet.data["name"], seats, sheet.text, own, sheet.data["board"])


RAISON = RaisonTitle()
