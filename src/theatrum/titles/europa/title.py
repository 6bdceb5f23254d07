"""Europa Universalis as a title."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ...engine.choice import signatures
from ...engine.content import Sheet
from ...engine.title import Called, Cover, Option, Scenario, Title
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
from .shown.goals import told
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

    printed = staticmethod(printed)
    picture = staticmethod(picture)
    text = staticmethod(text)
    summary = staticmethod(summary)
    standing = staticmethod(standing)
    tally = staticmethod(tally)
    belongs = staticmethod(belongs)
    ending = staticmethod(ending)
    round = staticmethod(rounds)
    forecast = staticmethod(forecast)
    warn = staticmethod(warn)
    weigh = staticmethod(weigh)
    explain = staticmethod(explain)
    scores = staticmethod(scores)
    worth = staticmethod(worth)
    clock = staticmethod(clock)
    sought = staticmethod(sought)
    outlook = staticmethod(outlook)

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        return _scenarios()

    def scenario(self, text: str, source: str) -> Scenario:
        sheet = Sheet(text, source, SCENARIO)
        for variant in read_variants(text, source):
            check(sheet, variant)
        return _scenario(sheet, own=True)

    def cover(self, scenario: Scenario) -> Cover:
        variants = read_variants(scenario.text, scenario.id)
        rounds = max(map(rounds_of, variants))
        fewest, most = A_ROUND
        kind = next(kind for kind, longest in KINDS.items() if rounds <= longest)
        return Cover(kind, (rounds * fewest, rounds * most), self.weight, _capitals(scenario), told(variants))

    def start(self, scenario: Scenario, seats: int, options: Mapping[str, str]) -> Europa:
        realms = tuple(options["realms"].split(","))
        start = read_start(scenario.text, scenario.id, seats, realms, options["start"] == "second")
        state = Europa(start, seats, options)
        place(state)
        begin(state)
        return state

    def things(self, state: Europa, language: str) -> Mapping[str, tuple[str, ...]]:
        return {**things(language), "goal": tuple(goal.names[language] for goal in state.start.goals)}

    def called(self, state: Europa) -> Called:
        return state.start.called

    def prose(self, language: str) -> Mapping[str, str]:
        return prose(language)


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
    data = sheet.data
    rules = data.get("rules", {})
    known = {option.id: option.values for option in EuropaTitle.options}
    for option, value in rules.items():
        if value not in known.get(option, ()):
            raise sheet.fault(f"{option} =", f"there is no option '{option}' that can be '{value}'")
    return Scenario(data["id"], data["name"], tuple(sorted(rows)), sheet.text, own, MAP, rows, rules)


def _capitals(scenario: Scenario) -> tuple[str, ...]:
    """The areas in which the capitals of its realms lie."""
    areas = tuple(read_board().land.areas)
    chairs = (seat for variant in read_variants(scenario.text, scenario.id) for seat in variant.seats)
    found = (read_board().land.area_of[seat.setup.capital] for seat in chairs)
    return tuple(dict.fromkeys(areas[area] for area in found))


EUROPA = EuropaTitle()
