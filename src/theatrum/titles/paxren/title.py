"""Pax Renaissance as a title: scenarios, options, and how a position leaves the engine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from ...engine.choice import Choice
from ...engine.content import Sheet
from ...engine.forecast import Forecast
from ...engine.state import State
from ...engine.title import LOT, Alert, Option, Scenario, Standing, Title, Why, Words
from .alerts import warn
from .board import read_board
from .bot import explain, scores, weigh, worth
from .cards import read_cards
from .forecast import forecast
from .history import DEEDS, FIGURES, TIDINGS, belongs, tally
from .land import CONTENT
from .picture import picture, summary
from .printed import printed
from .shape import SCENARIO
from .state import Pax
from .text import text
from .turn import SetUp
from .vocabulary import BANKS, ENDINGS, READINGS
from .words import ALERTS, CITES, EVENTS, FACTS, FOLDS, PROMPTS, REASONS, VERBS, WHYS


class PaxTitle(Title):
    """Pax Renaissance."""

    id = "paxren"
    names = MappingProxyType({"en": "Pax Renaissance", "pl": "Pax Renaissance"})
    options = (
        Option("hands", ("hidden", "open")),
        Option("cards", ("core", "expansion", "promo")),
        Option("astrology", ("no", "yes")),
        Option("bankruptcy", ("no", "yes")),
        Option("map", ("first", "second")),
        Option("readings", ("book", "second"), points=READINGS),
        Option("banks", ("book", LOT), sides=BANKS),
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
    minutes = (60, 120)
    weight = 5
    endings = ENDINGS
    figures = FIGURES
    tidings = TIDINGS
    deeds = DEEDS

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        return _scenarios()

    def scenario(self, text: str, source: str) -> Scenario:
        return _scenario(Sheet(text, source, SCENARIO), own=True)

    def start(self, scenario: Scenario, seats: int, options: Mapping[str, str]) -> State:
        banks = () if options["banks"] in ("book", LOT) else tuple(options["banks"].split(","))
        board = read_board(scenario.text, scenario.id, options["readings"] == "second", banks)
        state = Pax(board, seats, options)
        state.push(SetUp(options["banks"] == LOT))
        return state

    def things(self, state: State, language: str) -> Mapping[str, tuple[str, ...]]:
        assert isinstance(state, Pax)
        return state.board.things(language)

    def prose(self, language: str) -> Mapping[str, str]:
        return read_cards(False).prose(language)

    def printed(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Pax)
        return printed(state)

    def picture(self, veiled: State, seat: int) -> dict[str, Any]:
        assert isinstance(veiled, Pax)
        return picture(veiled, seat)

    def text(self, veiled: State, seat: int, words: Words) -> str:
        assert isinstance(veiled, Pax)
        return text(veiled, words)

    def summary(self, veiled: State, seat: int) -> dict[str, Any]:
        assert isinstance(veiled, Pax)
        return summary(veiled, seat)

    def standing(self, state: State) -> tuple[Standing, ...]:
        assert isinstance(state, Pax)
        return tuple(Standing("bank", state.board.banks[seat], state.patrons(seat)) for seat in range(state.seats))

    def tally(self, state: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, Pax)
        return tally(state)

    def belongs(self, state: State, kind: str, thing: int) -> int:
        assert isinstance(state, Pax)
        return belongs(state, kind, thing)

    def ending(self, state: State) -> str:
        assert isinstance(state, Pax)
        return ENDINGS[state.won_by]

    def round(self, state: State) -> int:
        assert isinstance(state, Pax)
        return state.turn

    def forecast(self, veiled: State, seat: int, choice: Choice) -> Forecast:
        assert isinstance(veiled, Pax)
        return forecast(veiled, seat, choice)

    def warn(self, veiled: State, seat: int) -> list[Alert]:
        assert isinstance(veiled, Pax)
        return warn(veiled, seat)

    def weigh(self, veiled: State, seat: int, choice: Choice) -> list[tuple[float, str]]:
        assert isinstance(veiled, Pax)
        return weigh(veiled, seat, choice)

    def explain(self, veiled: State, seat: int, choice: Choice) -> list[Why]:
        assert isinstance(veiled, Pax)
        return explain(veiled, seat, choice)

    def scores(self, veiled: State, seat: int, choices: list[Choice]) -> list[float]:
        assert isinstance(veiled, Pax)
        return scores(veiled, seat, choices)

    def clock(self, state: State) -> int:
        assert isinstance(state, Pax)
        return state.turn

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Pax)
        return worth(state, seat)


@cache
def _scenarios() -> tuple[Scenario, ...]:
    files = sorted(CONTENT.glob("*/scenario.toml"))
    return tuple(_scenario(Sheet(file.read_text(encoding="utf-8"), file.name, SCENARIO), own=False) for file in files)


def _scenario(sheet: Sheet, own: bool) -> Scenario:
    seats = read_board(sheet.text, sheet.source, False).seats
    return Scenario(sheet.data["id"], sheet.data["name"], seats, sheet.text, own, "standard")


PAXREN = PaxTitle()
