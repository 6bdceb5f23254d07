"""What the engine says of a game, for the page's teller to say again (`python -m tests.web.sentences` writes it)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import theatrum
from tests.common.tables import play
from theatrum.engine.game import Game
from theatrum.engine.telling import Teller
from theatrum.engine.title import Title
from theatrum.language import LANGUAGES

FILE = Path(__file__).parents[2] / "web" / "src" / "language" / "sentences.json"
TABLE = ("raison", "1702", 3, 5)
CHOICES = 700

Case = dict[str, Any]
Met = dict[tuple[str, str], Case]

# Per form: its arguments as data, and its sentence.
FORMS: Mapping[str, tuple[Callable[[Teller, Any], Any], Callable[[Teller, Any], str]]] = {
    "events": (lambda teller, event: teller.happening(event)["about"], Teller.sentence),
    "prompts": (lambda teller, decision: teller.question(decision)["about"], Teller.prompt),
    "reasons": (lambda teller, why: teller.refusal(why).about, lambda teller, why: teller.refusal(why).reason),
    "verbs": (lambda teller, choice: teller.offer(choice)["about"], Teller.choice),
}


def fixture() -> dict[str, Any]:
    """One sentence of every sort that a seeded game came to, as data and in each language."""
    game = theatrum.new(*TABLE)
    tellers = [game.teller(language) for language in LANGUAGES]
    met: Met = {}
    for form, name, thing in _things_said(game):
        if (form, name) not in met:
            about, say = FORMS[form]
            said = {teller.words.language: say(teller, thing) for teller in tellers}
            met[form, name] = {"form": form, "name": name, "about": about(tellers[0], thing)} | said
    return {
        "grammar": {form: _grammar(game.title, form, met) for form in FORMS},
        "things": {kind: {"ids": ids, "names": _names(game, kind)} for kind, ids in game.state.lexicon.names.items()},
        "cases": [met[key] for key in sorted(met)],
    }


def _things_said(game: Game) -> Iterator[tuple[str, str, Any]]:
    """Form, name and subject of all that can be said while a game is played; a secret is told and hidden."""
    told = 0
    for seat, choice in play(game, 1, CHOICES):
        decision = game.decision
        assert decision is not None
        yield "prompts", type(decision).__name__, decision
        yield "verbs", choice.verb, choice
        for _, why in decision.offers(game.state, seat, True):
            if why is not None:
                yield "reasons", why.key, why
        for event in game.state.events.since(told):
            yield "events", event.name, event
            if event.secret:
                yield "events", f"{event.name}.hidden", event.seen_by(-1)
        told = len(game.state.events)


def _grammar(title: Title, form: str, met: Met) -> dict[str, Any]:
    """The part of the grammar that the cases need."""
    words = {name.partition(".")[0] for found, name in met if found == form}
    return {name: kinds for name, kinds in getattr(title, form).items() if name in words}


def _names(game: Game, kind: str) -> dict[str, Any] | None:
    named = {language: game.title.things(game.state, language) for language in LANGUAGES}
    return {language: names[kind] for language, names in named.items() if kind in names} or None


def written() -> str:
    """The fixture as the file has it: one case a line."""
    data = fixture()
    cases = ",\n".join(json.dumps(case, ensure_ascii=False) for case in data.pop("cases"))
    head = ",\n".join(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items())
    return f'{{\n{head},\n"cases": [\n{cases}\n]\n}}\n'


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
