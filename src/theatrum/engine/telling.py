"""How things leave a game: as sentences in a language, and as plain data with text ids."""

from __future__ import annotations

from typing import Any

from .choice import Choice, Reason, Signature
from .errors import Refused
from .flow import Decision, Together
from .state import Event, State
from .title import Title, Words

CASES = ("gen", "dat", "acc", "ins", "loc", "gender")
"""Forms a name may carry in the word files, beside the nominative."""


class Teller:
    """Speaks of one game in one language."""

    __slots__ = ("_names", "lexicon", "state", "title", "words")

    def __init__(self, title: Title, state: State, words: Words) -> None:
        self.title = title
        self.state = state
        self.words = words
        self.lexicon = state.lexicon
        self._names = title.things(state, words.language)

    # -- sentences

    def sentence(self, event: Event) -> str:
        """An event as a line of the log; without its secret if that is hidden."""
        kinds = self.title.events[event.name]
        args = event.args + event.secret
        form = ".hidden" if len(args) < len(kinds) else ""
        return self.words.say(f"event-{event.name}{form}", **self._arguments(kinds, args))

    def choice(self, choice: Choice) -> str:
        return self.words.say(f"choice-{choice.verb}", **self._arguments(self.title.verbs[choice.verb], choice.args))

    def prompt(self, decision: Decision[Any] | None, seat: int = -1) -> str:
        """The question as it is put to a seat (-1: as a spectator hears it)."""
        if decision is None:
            return self.words.say("prompt-over")
        decision = decision.put_to(seat)
        name = type(decision).__name__
        args = self._arguments(self.title.prompts[name], decision.subject(self.state))
        return self.words.say(f"prompt-{name}", **args)

    def refusal(self, why: Reason) -> Refused:
        kinds = self.title.reasons[why.key]
        rule = f"{self.title.id}:{why.rule}" if why.rule else ""
        sentence = self.words.say(f"reason-{why.key}", **self._arguments(kinds, why.args))
        return Refused(sentence, rule, why.key, self._about(kinds, why.args))

    def unknown(self, text: str, key: str) -> Refused:
        """A text that names no choice of this game."""
        shown = text[:60]
        return Refused(self.words.say(f"reason-{key}", text=shown), "", key, {"text": shown})

    def _arguments(self, kinds: Signature, args: tuple[int, ...]) -> dict[str, Any]:
        """Arguments by name: things under the names people read, in every case the language has."""
        spoken: dict[str, Any] = {}
        for (name, kind), arg in zip(kinds, args, strict=False):
            if kind == "digits":
                spoken[name] = " ".join(str(arg))
            elif kind in self._names:
                spoken[name] = self._names[kind][arg]
            elif kind in self.lexicon.names:
                spoken |= self._thing(name, kind, self.lexicon.names[kind][arg])
            else:
                spoken[name] = arg
        return spoken

    def _thing(self, name: str, kind: str, text_id: str) -> dict[str, str]:
        forms = {name: self.words.thing(kind, text_id)}
        for case in CASES:
            if self.words.has(f"{kind}-{text_id}.{case}"):
                forms[f"{name}_{case}"] = self.words.say(f"{kind}-{text_id}.{case}")
        return forms

    # -- plain data

    def happening(self, event: Event) -> dict[str, Any]:
        """An event as data; a hidden secret is simply not there."""
        about = self._about(self.title.events[event.name], event.args + event.secret)
        return {"entry": event.entry, "name": event.name, "about": about}

    def offer(self, choice: Choice) -> dict[str, Any]:
        about = self._about(self.title.verbs[choice.verb], choice.args)
        return {"id": choice.id, "verb": choice.verb, "about": about}

    def question(self, decision: Decision[Any], seat: int = -1) -> dict[str, Any]:
        put = decision.put_to(seat)
        name = type(put).__name__
        return {
            "name": name,
            "rule": f"{self.title.id}:{put.cites()}" if put.cites() else "",
            "secret": isinstance(decision, Together),
            "about": self._about(self.title.prompts[name], put.subject(self.state)),
        }

    def _about(self, kinds: Signature, args: tuple[int, ...]) -> dict[str, Any]:
        return {
            name: self.lexicon.name(kind, arg) if kind in self.lexicon.names else arg
            for (name, kind), arg in zip(kinds, args, strict=False)
        }
