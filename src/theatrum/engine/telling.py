"""How things leave a game: as sentences in a language, and as plain data with text ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .choice import Choice, Reason, Signature
from .errors import Refused
from .flow import Decision, Together
from .folding import Fold, Line, fold, form
from .forecast import CERTAIN, GRADES, Fact, Forecast
from .state import Event, State
from .title import Alert, Title, Why, Words


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
        return self.line([event])

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """A log, as somebody may know it, in lines: what folds into one sentence stands together."""
        return fold(self.title.folds, self.title.events, events)

    def line(self, line: Line, tense: str = "event") -> str:
        """The sentence of a line; with `ahead` as the tense, of what is still to come."""
        kinds = self.title.events[line[0].name]
        told = form(kinds, line[0])
        if len(line) == 1:
            return self._say(f"{tense}-{told}", kinds, line[0].args + line[0].secret)
        args = [self._arguments(kinds, event.args + event.secret) for event in line]
        many = "-many" if told != line[0].name else ".many"
        how, each = self.title.folds[told], f"{tense}-{told}.each"
        items = _added(how, args)
        if how.sums and len(items) == 1:  # they add up to one
            return _capital(self.words.say(f"{tense}-{told}", **items[0]))
        spoken = self._gathered(how, args)
        if self.words.has(each):
            spoken["items"] = self._joined([self.words.say(each, **one) for one in items])
        return _capital(self.words.say(f"{tense}-{told}{many}", **spoken))

    def choice(self, choice: Choice) -> str:
        return self._say(f"choice-{choice.verb}", self.title.verbs[choice.verb], choice.args)

    def prompt(self, decision: Decision[Any] | None, seat: int = -1) -> str:
        """The question as it is put to a seat (-1: as a spectator hears it)."""
        if decision is None:
            return self._say("prompt-over", (), ())
        decision = decision.put_to(seat)
        name = type(decision).__name__
        return self._say(f"prompt-{name}", self.title.prompts[name], decision.subject(self.state))

    def alert(self, alert: Alert) -> str:
        return self._say(f"alert-{alert.key}", self.title.alerts[alert.key], alert.args)

    def refusal(self, why: Reason) -> Refused:
        kinds = self.title.reasons[why.key]
        rule = f"{self.title.id}:{why.rule}" if why.rule else ""
        sentence = self._say(f"reason-{why.key}", kinds, why.args)
        return Refused(sentence, rule, why.key, self._about(kinds, why.args))

    def fact(self, fact: Fact, form: str = "fact") -> str:
        """Something a forecast tells; `brief` is its form in a list, where it stands in brackets."""
        told = self._said(f"{form}-{fact.key}", self.title.facts[fact.key], fact.args)
        return told if form == "brief" else _capital(told)

    def why(self, why: Why) -> str:
        """A reason of a bot, as the sign of its weight wants it."""
        return _capital(self._because(why))

    def beside(self, other: Choice, close: bool, here: Why | None, there: Why | None) -> str:
        """A choice that a bot advises beside another: the reason that tells them apart, as it is with either."""
        spoken = {"beside": self.words.say("beside.close" if close else "beside", choice=self.choice(other))}
        told = {name: self._because(why) for name, why in (("here", here), ("there", there)) if why}
        form = f".{next(iter(told))}" if len(told) == 1 else ""
        return self.words.say(f"beside-told{form}", **spoken, **told) if told else spoken["beside"]

    def _because(self, why: Why) -> str:
        against = f"why-{why.key}.against"
        message = against if why.weight < 0 and self.words.has(against) else f"why-{why.key}"
        return self.words.say(message, **self._arguments(self.title.whys.get(why.key, ()), why.args))

    def step(self, seat: int, choice: Choice) -> str:
        """What a seat may choose on the way."""
        kind, side, _ = self.title.standing(self.state)[seat]
        return self.words.say("step", side=self.words.thing(kind, side), choice=self.choice(choice))

    def weighed(self, why: Why) -> dict[str, Any]:
        """A reason as data."""
        about = self._about(self.title.whys.get(why.key, ()), why.args)
        return {"weight": why.weight, "reason": why.key, "about": about}

    def foretold(self, forecast: Forecast) -> list[tuple[str, str]]:
        """A forecast as sentences, each with how sure it is: what follows, then facts, the surest first."""
        lines = self.lines(event for event in forecast.events if self._foreseen(event))
        said = [(CERTAIN, self.line(line, "ahead")) for line in lines]
        facts = sorted(forecast.facts, key=lambda fact: GRADES.index(fact.grade))
        sure = sum(fact.grade == CERTAIN for fact in facts)
        told = [(fact.grade, self.fact(fact)) for fact in facts]
        return told[:sure] + said + told[sure:]

    def _foreseen(self, event: Event) -> bool:
        return self.words.has(f"ahead-{event.name}")

    def unknown(self, text: str, key: str) -> Refused:
        """A text that names no choice of this game."""
        shown = text[:60]
        return Refused(self.words.say(f"reason-{key}", text=shown), "", key, {"text": shown})

    def _say(self, message: str, kinds: Signature, args: tuple[int, ...]) -> str:
        return _capital(self._said(message, kinds, args))

    def _said(self, message: str, kinds: Signature, args: tuple[int, ...]) -> str:
        return self.words.say(message, **self._needed(message, kinds, args))

    def _needed(self, message: str, kinds: Signature, args: tuple[int, ...]) -> dict[str, Any]:
        """The arguments that a message uses, in the forms it uses: the others would be looked up for nothing."""
        spoken: dict[str, Any] = {}
        wanted, names = self.words.uses(message), self.lexicon.names
        for (name, kind), arg in zip(kinds, args, strict=False):
            if name not in wanted:
                continue
            if kind not in names:
                spoken[name] = " ".join(str(arg)) if kind == "digits" else arg
                continue
            text_id = names[kind][arg]
            for case, variable in wanted[name]:
                if not case:
                    spoken[name] = self._names[kind][arg] if kind in self._names else self.words.thing(kind, text_id)
                elif (said := self.words.forms(kind, text_id).get(case)) is not None:
                    spoken[variable] = said
        return spoken

    def _arguments(self, kinds: Signature, args: tuple[int, ...]) -> dict[str, Any]:
        """Arguments by name: things under the names people read, in every form the language has."""
        spoken: dict[str, Any] = {}
        for (name, kind), arg in zip(kinds, args, strict=False):
            if kind == "digits":
                spoken[name] = " ".join(str(arg))
            elif kind in self.lexicon.names:
                text_id = self.lexicon.names[kind][arg]
                spoken[name] = self._names[kind][arg] if kind in self._names else self.words.thing(kind, text_id)
                spoken |= {f"{name}_{form}": said for form, said in self.words.forms(kind, text_id).items()}
            else:
                spoken[name] = arg
        return spoken

    def named(self, kind: str, thing: int) -> tuple[str, ...]:
        """A thing under its plain name and in every form that sentences have it in."""
        text_id = self.lexicon.names[kind][thing]
        plain = self._names[kind][thing] if kind in self._names else self.words.thing(kind, text_id)
        return (plain, *self.words.forms(kind, text_id).values())

    def _gathered(self, how: Fold, args: list[dict[str, Any]]) -> dict[str, Any]:
        """The arguments of a line: how often, sums, lists with what they count, ways."""
        spoken = args[0] | {"times": len(args)}
        spoken |= {name: sum(one[name] for one in args) for name in how.sums}
        for name in how.lists:
            for key in [key for key in args[0] if key.partition("_")[0] == name]:
                if all(key in one for one in args):  # not every name has every form
                    spoken[key] = self._listed([one[key] for one in args])
            spoken |= self._counted(name, [str(one[name]) for one in args])
        if how.way:
            spoken[how.way[1]] = " → ".join(one[how.way[1]] for one in args)
        return spoken

    def _counted(self, name: str, said: list[str]) -> dict[str, Any]:
        """Of a list: how many things, how often each (0 if that differs), and how often by name: 'Spain (3)'."""
        often = Counter(said)
        counts = list(often.values())
        return {
            f"{name}_count": len(counts),
            f"{name}_each": counts[0] if len(set(counts)) == 1 else 0,
            f"{name}_tally": ", ".join(f"{thing} ({count})" for thing, count in often.items()),
        }

    def _listed(self, said: list[Any]) -> str:
        """Names, each once, or numbers, as people list them: 'A, B and C'."""
        return self._joined([str(one) for one in (dict.fromkeys(said) if isinstance(said[0], str) else said)])

    def _joined(self, items: list[str]) -> str:
        if len(items) == 1:
            return items[0]
        return self.words.say("list", rest=", ".join(items[:-1]), last=items[-1])

    # -- plain data

    def happening(self, event: Event) -> dict[str, Any]:
        """An event as data; a hidden secret is simply not there."""
        about = self._about(self.title.events[event.name], event.args + event.secret)
        return {"entry": event.entry, "name": event.name, "about": about}

    def warning(self, alert: Alert) -> dict[str, Any]:
        """An alert as data."""
        return {"name": alert.key, "about": self._about(self.title.alerts[alert.key], alert.args)}

    def offer(self, choice: Choice) -> dict[str, Any]:
        about = self._about(self.title.verbs[choice.verb], choice.args)
        return {"id": choice.id, "verb": choice.verb, "about": about}

    def outlook(self, forecast: Forecast) -> dict[str, Any] | None:
        """A forecast as data; None where it tells nothing."""
        told = {
            "certain": [self.happening(event) for event in forecast.events if self._foreseen(event)],
            "facts": [{"grade": fact.grade} | self._fact(fact) for fact in forecast.facts],
            "brief": self._fact(forecast.brief) if forecast.brief else None,
            "picture": forecast.picture,
        }
        return told if any(told.values()) else None

    def _fact(self, fact: Fact) -> dict[str, Any]:
        return {"key": fact.key, "about": self._about(self.title.facts[fact.key], fact.args)}

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


def _added(how: Fold, args: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Items of a line that differ in their sums alone are one."""
    if not how.sums:
        return args
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for one in args:
        key = tuple(value for name, value in one.items() if name not in how.sums)
        same = found.setdefault(key, one | dict.fromkeys(how.sums, 0))
        for name in how.sums:
            same[name] += one[name]
    return list(found.values())


def _capital(sentence: str) -> str:
    """A sentence begins with a capital, whatever word stands first."""
    return sentence[:1].upper() + sentence[1:]
