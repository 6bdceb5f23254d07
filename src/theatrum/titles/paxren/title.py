"""Pax Renaissance as a title: scenarios, options, and how a position leaves the engine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ...engine.content import Sheet
from ...engine.title import LOT, Option, Scenario, Standing, Title, Words
from .board import read_board
from .bot.steward import explain, scores, weigh, worth
from .cards import read_cards
from .land import CONTENT
from .shape import SCENARIO
from .shown.alerts import warn
from .shown.forecast import forecast
from .shown.history import DEEDS, FIGURES, TIDINGS, belongs, tally
from .shown.picture import picture, summary
from .shown.printed import printed
from .shown.text import text
from .state import Pax
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

    printed = staticmethod(printed)
    picture = staticmethod(picture)
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

    def start(self, scenario: Scenario, seats: int, options: Mapping[str, str]) -> Pax:
        banks = () if options["banks"] in ("book", LOT) else tuple(options["banks"].split(","))
        board = read_board(scenario.text, scenario.id, options["readings"] == "second", banks)
        state = Pax(board, seats, options)
        state.push(SetUp(options["banks"] == LOT))
        return state

    def things(self, state: Pax, language: str, /) -> Mapping[str, tuple[str, ...]]:
        return state.board.things(language)

    def prose(self, language: str) -> Mapping[str, str]:
        return read_cards(False).prose(language)

    def text(self, veiled: Pax, seat: int, words: Words, /) -> str:
        return text(veiled, words)

    def standing(self, state: Pax, /) -> tuple[Standing, ...]:
        return tuple(Standing("bank", state.board.banks[seat], state.patrons(seat)) for seat in range(state.seats))

    def ending(self, state: Pax, /) -> str:
        return ENDINGS[state.won_by]

    def round(self, state: Pax, /) -> int:
        return state.turn

    def clock(self, state: Pax, /) -> int:
        return state.turn


@cache
def _scenarios() -> tuple[Scenario, ...]:
    files = sorted(CONTENT.glob("*/scenario.toml"))
    return tuple(_scenario(Sheet(file.read_text(encoding="utf-8"), file.name, SCENARIO), own=False) for file in files)


def _scenario(sheet: Sheet, own: bool) -> Scenario:
    seats = read_board(sheet.text, sheet.source, False).seats
    return Scenario(sheet.data["id"], sheet.data["name"], seats, sheet.text, own, "standard")


PAXREN = PaxTitle()
