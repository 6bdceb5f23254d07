"""What the engine says of a game, for the page's teller to say again (`python -m tests.web.sentences` writes it)."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import theatrum
from tests.common.tables import play
from theatrum.bots import hints, make, sight
from theatrum.engine.folding import form
from theatrum.engine.forecast import Forecast
from theatrum.engine.game import Game
from theatrum.engine.telling import Teller
from theatrum.engine.title import Title
from theatrum.language import LANGUAGES
from theatrum.server.workers.advising import beside

FILE = Path(__file__).parents[2] / "web" / "src" / "language" / "sentences.json"
GAMES = (("raison", "1702", 3, 5), ("paxren", "standard", 4, 5), ("mocarstwa", "full", 4, 5), ("europa", "1-00", 3, 5))
CHOICES = 700
TABLES = ("alerts", "events", "facts", "prompts", "reasons", "verbs", "whys")
AHEAD = "ahead"
LOG = 260
"""Events of a log that is told whole."""

BESIDES = [("besides", ".".join(map(str, told))) for told in product((False, True), repeat=3)]
"""Whether the choice beside another is close, and has a reason on either side."""

Case = dict[str, Any]
Met = dict[tuple[str, str], Case]

# Per form: its arguments as data, and its sentence.
FORMS: Mapping[str, tuple[Callable[[Teller, Any], Any], Callable[[Teller, Any], str]]] = {
    "alerts": (lambda teller, alert: teller.warning(alert)["about"], Teller.alert),
    "events": (lambda teller, event: teller.happening(event)["about"], Teller.sentence),
    "ahead": (
        lambda teller, event: teller.happening(event)["about"],
        lambda teller, event: teller.line([event], "ahead"),
    ),
    "facts": (lambda teller, fact: teller.outlook(Forecast(facts=(fact,)))["facts"][0]["about"], Teller.fact),
    "prompts": (lambda teller, decision: teller.question(decision)["about"], Teller.prompt),
    "reasons": (lambda teller, why: teller.refusal(why).about, lambda teller, why: teller.refusal(why).reason),
    "whys": (lambda teller, why: [teller.weighed(why)], Teller.why),
    "besides": (
        lambda teller, ahead: [{"offer": teller.offer(ahead.choice)} | beside(teller, ahead)],
        lambda teller, ahead: teller.beside(ahead.choice, ahead.close, ahead.here, ahead.there),
    ),
    "verbs": (lambda teller, choice: teller.offer(choice)["about"], Teller.choice),
    "lines": (lambda teller, line: [teller.happening(event)["about"] for event in line], Teller.line),
}


def fixture(title_id: str, scenario: str, seats: int, seed: int) -> dict[str, Any]:
    """One sentence of every sort that a seeded game came to, as data and in each language."""
    game = theatrum.new(title_id, scenario, seats, seed)
    tellers = [game.teller(language) for language in LANGUAGES]
    met: Met = {}
    for sort, name, thing in _things_said(game, met):
        if (sort, name) not in met:
            about, say = FORMS[sort]
            said = {teller.words.language: say(teller, thing) for teller in tellers}
            met[sort, name] = {"form": sort, "name": name, "about": about(tellers[0], thing)} | said
    title, log = game.title, [event.seen_by(0) for event in game.state.events][:LOG]
    return {
        "grammar": {table: _grammar(title, table, met) for table in TABLES}
        | {"folds": {told: how._asdict() for told, how in title.folds.items()}},
        "things": {kind: {"ids": ids, "names": _names(game, kind)} for kind, ids in game.state.lexicon.names.items()},
        "log": [tellers[0].happening(event) for event in log],
        "told": {teller.words.language: [teller.line(line) for line in teller.lines(log)] for teller in tellers},
        "cases": [met[key] for key in sorted(met)],
    }


def _things_said(game: Game, met: Container[tuple[str, str]]) -> Iterator[tuple[str, str, Any]]:
    """Form, name and subject of all that can be said while a game is played; a secret is told and hidden. A steward,
    who thinks long, is asked until there is one of all that it says."""
    told = 0
    for seat, choice in play(game, 1, CHOICES):
        decision = game.decision
        assert decision is not None
        yield "prompts", type(decision).__name__, decision
        yield "verbs", choice.verb, choice
        forecast = game.title.forecast(game.state.veil(seat), seat, choice)
        for fact in forecast.facts:
            yield "facts", fact.key, fact
        for why in game.title.explain(game.state.veil(seat), seat, choice):
            yield "whys", f"{why.key}.against" if why.weight < 0 else why.key, why
        asked = not all(sort in met for sort in BESIDES)
        for hint in hints(make("steward"), sight(game, seat), 2) if asked else ():
            if hint.ahead is not None:
                yield "besides", ".".join(map(str, map(bool, hint.ahead[2:]))), hint.ahead
        for event in forecast.events:
            if game.teller().words.has(f"ahead-{event.name}"):
                yield "ahead", event.name, event
        for _, why in decision.offers(game.state, seat, True):
            if why is not None:
                yield "reasons", why.key, why
        for alert in game.title.warn(game.state.veil(seat), seat):
            yield "alerts", alert.key, alert
        for event in game.state.events.since(told):
            yield "events", event.name, event
            if event.secret:
                yield "events", f"{event.name}.hidden", event.seen_by(-1)
        told = len(game.state.events)
    for viewer in range(-1, game.seats):
        for line in game.teller().lines(event.seen_by(viewer) for event in game.state.events):
            if len(line) > 1:
                yield "lines", form(game.title.events[line[0].name], line[0]), line


def _grammar(title: Title, table: str, met: Met) -> dict[str, Any]:
    """The part of the grammar that the cases and the log need."""
    words = {name.partition(".")[0] for found, name in met if found == table or (found, table) == (AHEAD, "events")}
    return {name: kinds for name, kinds in getattr(title, table).items() if name in words}


def _names(game: Game, kind: str) -> dict[str, Any] | None:
    named = {language: game.title.things(game.state, language) for language in LANGUAGES}
    return {language: names[kind] for language, names in named.items() if kind in names} or None


def written() -> str:
    """The fixtures as the file has them, by title."""
    return "{\n" + ",\n".join(f"{json.dumps(game[0])}: {_written(fixture(*game))}" for game in GAMES) + "\n}\n"


def _written(data: dict[str, Any]) -> str:
    """One case a line."""
    cases = ",\n".join(json.dumps(case, ensure_ascii=False) for case in data.pop("cases"))
    head = ",\n".join(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items())
    return f'{{\n{head},\n"cases": [\n{cases}\n]\n}}'


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
