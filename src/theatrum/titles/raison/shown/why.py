"""What the steward's reasons name: who, where, how much. Read off the position when a hint is told, never in search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine.choice import Choice
from ..actions import taxes
from ..battle import OPEN, DeclareSupport, PlayCard, battle
from ..bot.estimate import FADES, Estimate
from ..vocabulary import NEUTRAL
from .outlook import battle_after, outlook

Named = tuple[int, ...]


class Asked:
    """A choice to be explained: its question, and what the reason brings along."""

    __slots__ = ("args", "choice", "e", "question")

    def __init__(self, e: Estimate, question: Any, choice: Choice, args: Named) -> None:
        self.e = e
        self.question = question
        self.choice = choice
        self.args = args

    @property
    def general(self) -> int:
        """The General who moves or is meant."""
        if self.choice.args and self.choice.verb not in PLACES:
            return self.choice.args[0]
        return int(self.question.general)

    @property
    def place(self) -> int:
        """Where a choice leads, or where its General stands."""
        if self.choice.verb in PLACES:
            return self.choice.args[0]
        return self.choice.args[1] if len(self.choice.args) == 2 else self.e.g.spot[self.general]

    @property
    def start(self) -> int:
        """Where the General comes from."""
        return self.e.g.spot[self.general]

    @property
    def power(self) -> int:
        """The Power that a reason or a choice names."""
        return self.args[0] if self.args else self.choice.args[0]


PLACES = ("fight", "place", "go-on", "retreat", "disband", "buy-fortress")
"""Verbs that name a place alone."""
STAND: dict[type, str] = {DeclareSupport: "done", PlayCard: "pass"}
"""What leaves a battle as it is."""


def named(e: Estimate, question: Any, choice: Choice, reason: tuple[Any, ...]) -> Named:
    """What a reason names, in the order of the title's `whys`."""
    _, key, *args = reason
    name = NAMES.get(key)
    return tuple(args) if name is None else name(Asked(e, question, choice, tuple(args)))


def _odds(asked: Asked, verb: str | None = None) -> int:
    """The odds of the battle that the choice, or another that is no more than a verb, leads to: as forecasts tell them,
    since a reader sees both."""
    g = asked.e.g.clone()
    choice = asked.choice if verb is None else g.lexicon[verb,]
    fight = battle_after(g, asked.question, asked.e.seat, choice)
    assert fight is not None
    return outlook(g, asked.e.seat, asked.question.power, fight).likely.percent


def _with_influence(asked: Asked) -> Named:
    holder = asked.e.g.scorer(asked.power)
    return asked.power, asked.e.g.influence[holder] if holder >= 0 else 0


def _with_morale(asked: Asked) -> Named:
    return asked.power, asked.e.g.morale[asked.power]


def _with_value(asked: Asked) -> Named:
    place = asked.start if asked.choice.verb.startswith("garrison-") else asked.place
    return place, asked.e.g.board.land.value[place]


def _general(asked: Asked) -> Named:
    return asked.general, asked.e.g.troops[asked.general]


def _aim(asked: Asked) -> Named:
    """The target that draws most from where the choice leads; where none does, the place itself."""
    e, g = asked.e, asked.e.g
    if asked.choice.verb == "request":
        aims = e.aims(asked.question.power)
        return (max(aims, key=lambda aim: aim[1], default=(g.board.land.capital[asked.question.power], 0.0))[0],)
    place = asked.place
    power = g.board.owner[asked.question.general] if hasattr(asked.question, "general") else asked.question.power
    distance = g.board.land.distance[place]
    return (max(e.aims(power), key=lambda aim: aim[1] * FADES[distance[aim[0]]], default=(place, 0.0))[0],)


def _card(asked: Asked) -> Named:
    if asked.choice.verb in ("reveal", "remove"):
        general, position = asked.choice.args
        return (battle(asked.e.g).piles[general][position - 1] & ~OPEN,)
    return (asked.choice.args[-1],)


def _minor(asked: Asked) -> Named:
    g, minor = asked.e.g, asked.question.minor
    return minor, sum(g.troops[general] for general in g.board.generals[minor]), len(g.hands[minor])


def _morale(asked: Asked) -> Named:
    """How many points: a bid, an Arbiter's gain, or one."""
    if asked.choice.verb == "bid":
        return asked.choice.args
    return (getattr(asked.question, "number", 1) if asked.choice.verb == "allow" else 1,)


NAMES: dict[str, Callable[[Asked], Named]] = {
    "prize": lambda asked: (asked.place, _odds(asked)),
    "risk": lambda asked: (100 - _odds(asked), *_general(asked)),
    "takes-land": _with_value,
    "gives-up-land": _with_value,
    "leaves-guard": lambda asked: (asked.start,),
    "guards": lambda asked: (asked.place,),
    "exposed": lambda asked: (asked.place,),
    "only-passing": lambda asked: (asked.place,),
    "own-land-anyway": lambda asked: (asked.start,),
    "targets-near": _aim,
    "feeds-leader": _with_influence,
    "feeds-enemy": lambda asked: (asked.power,),
    "not-an-enemy": lambda asked: (asked.power,),
    "no-second-turn": _with_morale,
    "wants-morale": _with_morale,
    "feeds-arbiter": lambda asked: (asked.question.arbiter, asked.question.number),
    "morale": _morale,
    "stop-leader": lambda asked: _with_influence(asked) if asked.args or asked.choice.args else _mover(asked),
    "danger": lambda asked: (asked.power,) if asked.args or asked.choice.args else _mover(asked)[:1],
    "leader-is-no-friend": _with_influence,
    "double-taxes": lambda asked: (_taxes(asked),),
    "crowns-rival": _with_influence,
    "own-crown": lambda asked: (asked.power,),
    "minor-power": _minor,
    "cards-unpaid": lambda asked: (len(asked.e.g.hands[asked.e.major]), asked.e.g.morale[asked.e.major] - asked.power),
    "gift-to-rival": _with_influence,
    "cost-of-card": lambda asked: (asked.choice.args[1], asked.e.g.morale[asked.question.power]),
    "card-value": _card,
    "sure-first": lambda asked: (_odds(asked),),
    "tips-the-scale": lambda asked: (_odds(asked, STAND[type(asked.question)]), _odds(asked)),
    "card": lambda asked: (len(asked.e.g.hands[asked.question.power]),),
    "troop": _general,
    "weak-general": _general,
    "corruption": lambda asked: (asked.e.g.money[asked.question.power],),
    "general-lost": _general,
    "keeps-troops": lambda asked: (asked.question.general, asked.e.g.troops[asked.question.general]),
    "keep-money": lambda asked: (asked.e.g.money[asked.question.power],),
}


def _mover(asked: Asked) -> Named:
    """Whoever asks for consent."""
    g, question = asked.e.g, asked.question
    mover = question.mover if hasattr(question, "mover") else g.board.owner[question.general]
    holder = g.scorer(mover)
    return mover, g.influence[holder] if holder >= 0 else 0


def _taxes(asked: Asked) -> int:
    """What a Neutral would collect (raison:7.8)."""
    g, power = asked.e.g, asked.e.major
    return taxes(g, power) * (1 if g.status[power] == NEUTRAL else 2)
