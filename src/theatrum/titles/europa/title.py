"""Europa Universalis as a title."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from ...engine.choice import Choice, signatures
from ...engine.content import Sheet
from ...engine.forecast import Forecast
from ...engine.state import State
from ...engine.title import Alert, Cover, Option, Scenario, Standing, Title, Why, Words
from .board.board import read_board
from .board.reading import CONTENT, members
from .bot.search import SEARCH, outlook, sought
from .bot.steward import explain, scores, weigh
from .bot.why import WHYS
from .bot.worth import clock, worth
from .cites import CITES
from .round.ages import COUNTS
from .setup.checking import check
from .setup.dealing import begin
from .setup.placing import place
from .setup.scenarios import SCENARIO, read_variants, rounds_of
from .setup.start import read_start
from .shown.alerts import ALERTS, warn
from .shown.forecast import FACTS, forecast
from .shown.groups import GROUPS
from .shown.names import things
from .shown.picture import picture
from .shown.printed import printed
from .shown.prose import prose
from .shown.standing import DEEDS, FIGURES, TIDINGS, belongs, ending, rounds, standing, tally
from .shown.summary import summary
from .shown.text import text
from .state import Europa
from .vocabulary import ENDINGS, EVENTS, FOLDS, PROMPTS, REASONS, VERBS

KINDS = MappingProxyType({"evening": 2, "age": 4, "ages": 16})
"""Kinds of scenarios by how many rounds they have at most."""
A_ROUND = (30, 60)
"""Minutes that a round takes at a table of few and of many."""
MAP = "main"
"""The map file of both sides of the board."""


def _playable() -> tuple[str, ...]:
    realms = read_board().realms
    names = tuple(realms.realms)
    return tuple(names[realm] for realm in members(realms.playable))


class EuropaTitle(Title):
    """Europa Universalis: Cena władzy."""

    id = "europa"
    names = MappingProxyType({"en": "Europa Universalis: The Price of Power", "pl": "Europa Universalis: Cena władzy"})
    options = (
        Option("ages", ("all", *COUNTS), asked=True),
        Option("talk", ("no", "yes")),
        Option("realms", ("book",), sides=_playable()),
        Option("start", ("first", "second")),
        Option("missions", ("yes", "no")),
        Option("power_struggles", ("book", "ordered", "random", "off")),
        Option("invasions", ("no", "yes")),
        Option("elections", ("no", "yes")),
        Option("empire_religion", ("no", "yes")),
        Option("mercenaries", ("no", "yes")),
        Option("capitulation", ("yes", "no")),
        Option("helping", ("no", "yes")),
        Option("religious_rebels", ("no", "yes")),
        Option("random_events", ("no", "yes")),
        Option("four_events", ("no", "yes")),
        Option("secret_talks", ("no", "yes")),
        Option("leaving", ("no", "yes")),
        Option("characters", ("historical", "free")),
    )
    verbs = VERBS
    events = EVENTS
    reasons = REASONS
    prompts = PROMPTS
    facts = signatures(FACTS)
    alerts = signatures(ALERTS)
    groups = GROUPS
    cites = CITES
    folds = FOLDS
    content = CONTENT
    minutes = (120, 480)
    weight = 5
    parley = MappingProxyType({"talk": "yes"})
    endings = ENDINGS
    figures = FIGURES
    tidings = TIDINGS
    deeds = DEEDS
    whys = WHYS
    search = SEARCH

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        return _scenarios()

    def scenario(self, text: str, source: str) -> Scenario:
        sheet = Sheet(text, source, SCENARIO)
        for variant in read_variants(text, source):
            check(sheet, variant)
        return _scenario(sheet, own=True)

    def cover(self, scenario: Scenario) -> Cover:
        rounds = max(map(rounds_of, read_variants(scenario.text, scenario.id)))
        fewest, most = A_ROUND
        kind = next(kind for kind, longest in KINDS.items() if rounds <= longest)
        return Cover(kind, (rounds * fewest, rounds * most), self.weight, _capitals(scenario))

    def start(self, scenario: Scenario, seats: int, options: Mapping[str, str]) -> State:
        realms = tuple(options["realms"].split(","))
        start = read_start(scenario.text, scenario.id, seats, realms, options["start"] == "second")
        state = Europa(start, seats, options)
        place(state)
        begin(state)
        return state

    def things(self, state: State, language: str) -> Mapping[str, tuple[str, ...]]:
        return things(language)

    def prose(self, language: str) -> Mapping[str, str]:
        return prose(language)

    def printed(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Europa)
        return printed(state)

    def picture(self, veiled: State, seat: int) -> dict[str, Any]:
        assert isinstance(veiled, Europa)
        return picture(veiled, seat)

    def text(self, veiled: State, seat: int, words: Words) -> str:
        assert isinstance(veiled, Europa)
        return text(veiled, seat, words)

    def summary(self, veiled: State, seat: int) -> dict[str, Any]:
        assert isinstance(veiled, Europa)
        return summary(veiled, seat)

    def standing(self, state: State) -> tuple[Standing, ...]:
        assert isinstance(state, Europa)
        return standing(state)

    def tally(self, state: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, Europa)
        return tally(state)

    def belongs(self, state: State, kind: str, thing: int) -> int:
        assert isinstance(state, Europa)
        return belongs(state, kind, thing)

    def ending(self, state: State) -> str:
        assert isinstance(state, Europa)
        return ending(state)

    def round(self, state: State) -> int:
        assert isinstance(state, Europa)
        return rounds(state)

    def forecast(self, veiled: State, seat: int, choice: Choice) -> Forecast:
        assert isinstance(veiled, Europa)
        return forecast(veiled, seat, choice)

    def warn(self, veiled: State, seat: int) -> list[Alert]:
        assert isinstance(veiled, Europa)
        return warn(veiled, seat)

    def weigh(self, veiled: State, seat: int, choice: Choice) -> list[tuple[float, str]]:
        assert isinstance(veiled, Europa)
        return weigh(veiled, seat, choice)

    def explain(self, veiled: State, seat: int, choice: Choice) -> list[Why]:
        assert isinstance(veiled, Europa)
        return explain(veiled, seat, choice)

    def scores(self, veiled: State, seat: int, choices: list[Choice]) -> list[float]:
        assert isinstance(veiled, Europa)
        return scores(veiled, seat, choices)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Europa)
        return worth(state, seat)

    def clock(self, state: State) -> int:
        assert isinstance(state, Europa)
        return clock(state)

    def sought(self, veiled: State, choices: list[Choice], best: Choice) -> list[Choice]:
        assert isinstance(veiled, Europa)
        return sought(veiled, choices, best)

    def outlook(self, position: State, seat: int, choice: Choice) -> float:
        assert isinstance(position, Europa)
        return outlook(position, seat, choice)


@cache
def _scenarios() -> tuple[Scenario, ...]:
    files = sorted((CONTENT / "scenarios").glob("*.toml"))
    return tuple(_scenario(Sheet(file.read_text(encoding="utf-8"), file.name, SCENARIO), own=False) for file in files)


def _scenario(sheet: Sheet, own: bool) -> Scenario:
    rows: dict[int, tuple[tuple[str, ...], ...]] = {}
    for variant in read_variants(sheet.text, sheet.source):
        chairs = sorted(variant.seats, key=lambda seat: seat.data["chair"])
        row = tuple(seat.data["realm"] for seat in chairs)
        if row not in rows.setdefault(len(row), ()):  # another start of the same realms is an option
            rows[len(row)] += (row,)
    return Scenario(sheet.data["id"], sheet.data["name"], tuple(sorted(rows)), sheet.text, own, MAP, rows)


def _capitals(scenario: Scenario) -> tuple[str, ...]:
    """The areas in which the capitals of its realms lie."""
    areas = tuple(read_board().land.areas)
    chairs = (seat for variant in read_variants(scenario.text, scenario.id) for seat in variant.seats)
    found = (read_board().land.area_of[seat.setup.capital] for seat in chairs)
    return tuple(dict.fromkeys(areas[area] for area in found))


EUROPA = EuropaTitle()
