"""The questions before a game: language, scenario, seats, sides, and what a title asks besides. Enter takes what is in
brackets."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Sequence

import theatrum

from ..engine.game import Game
from ..engine.title import LOT, Option, Scenario, Title, Words
from ..language import LANGUAGES, LIBRARY
from .arguments import number
from .locale import language
from .screen import PIPED_WIDTH

LANGUAGE_NAMES = {"en": "English", "pl": "polski"}


def ask(args: argparse.Namespace) -> None:
    """Ask for what the arguments leave open of a new game."""
    args.title = args.title or theatrum.titles()[0]
    if args.language is None:
        shaped = args.scenario or args.seats or args.seat or args.all_human or args.watch
        args.language = language() if shaped else _language()
    words = LIBRARY.words(args.title, args.language)
    if args.scenario is None:
        args.scenario = _scenario(args.title, words)
    scenario = _known(args.title, args.scenario)
    if scenario:
        for line in about(args.title, scenario, words):
            print(_wrapped(line))
    if scenario and args.seats is None:
        args.seats = _seats(scenario, words)
        given = dict(args.option)
        for option in args.title.options:
            if option.id in given:
                continue
            if option.sides:
                args.option = [*args.option, (option.id, _sides(args.title, option, scenario, args.seats, words))]
            elif option.asked:
                args.option = [*args.option, (option.id, _value(option, scenario, words))]


def about(title: Title, scenario: Scenario, words: Words) -> list[str]:
    """What a scenario is about, its goals, and the options it begins with, a line each."""
    message, game = f"scenario-{scenario.id}", theatrum.new(title.id, scenario.id, seed=0)
    kind, names = game.standing()[0].kind, game.teller(words.language).words
    lines = [words.say(message) if words.has(message) else title.prose(words.language).get(message, "")]
    for goal in title.cover(scenario).goals:
        sides = ", ".join(names.thing(kind, side) for side in goal.sides) or words.say("goal-everyone")
        worth = words.say(f"goal-{goal.worth}", points=goal.points)
        told = words.say(
            "goal-line", name=goal.names[words.language], who=sides, asks=goal.asks[words.language], worth=worth
        )
        lines.append(f"  {told}")
    for option, value in scenario.rules.items():
        lines.append(f"  {words.say(f'option-{option}')}: {words.say(f'option-{option}.{value}')}")
    return [line for line in lines if line]


def side(game: Game) -> int:
    """Ask which seat the player takes; the lot has dealt the first."""
    if any(option.sides and game.options[option.id] == LOT for option in game.title.options):
        return 0
    words = game.teller().words
    if not all(at.side for at in game.standing()):
        return 0  # sides are chosen in the game itself
    names = [words.thing(at.kind, at.side) for at in game.standing()]
    return pick(words.say("cli-choose-power"), names, 0, words)


def _known(title: Title, wanted: str) -> Scenario | None:
    return next((scenario for scenario in title.scenarios if scenario.id == wanted), None)


def _language() -> str:
    found = LANGUAGES.index(language())
    return LANGUAGES[pick("Language / Język", [LANGUAGE_NAMES[code] for code in LANGUAGES], found)]


def _scenario(title: Title, words: Words) -> str:
    scenarios = title.scenarios
    names = [_listed(title, scenario, words) for scenario in scenarios]
    return scenarios[pick(words.say("cli-scenario"), names, 0, words)].id


def _listed(title: Title, scenario: Scenario, words: Words) -> str:
    """A scenario by name, with how many play it and how long."""
    least_seats, most_seats = scenario.seats[0], scenario.seats[-1]
    seats = ", ".join(map(str, scenario.seats))
    if len(scenario.seats) == most_seats - least_seats + 1 > 2:
        seats = f"{least_seats}\N{EN DASH}{most_seats}"
    least, most = title.cover(scenario).minutes
    name = scenario.names[words.language]
    return words.say("cli-scenario-line", name=name, seats=seats, least=least, most=most)


def _seats(scenario: Scenario, words: Words) -> int:
    most = scenario.seats[-1]
    while True:
        allowed = ", ".join(map(str, scenario.seats))
        answer = input(f"{words.say('cli-seats')} ({allowed}) [{most}]: ").strip()
        if not answer:
            return most
        if (count := number(answer)) in scenario.seats:
            return count
        print(words.say("cli-one-of", allowed=allowed, usual=most))


def _value(option: Option, scenario: Scenario, words: Words) -> str:
    named = [words.say(f"option-{option.id}.{value}") for value in option.values]
    usual = option.values.index(scenario.usual(option))
    return option.values[pick(words.say(f"option-{option.id}"), named, usual, words)]


def _sides(title: Title, option: Option, scenario: Scenario, seats: int, words: Words) -> str:
    """Which sides play: one of the option's values, or seat by seat."""
    named = [words.say(f"option-{option.id}.{value}") for value in option.values]
    chosen = pick(words.say(f"option-{option.id}"), [*named, words.say("cli-sides-named")], 0, words)
    if chosen < len(option.values):
        return option.values[chosen]
    kind = theatrum.new(title.id, scenario.id, seats, seed=0).standing()[0].kind
    rows = scenario.rows.get(seats, (option.sides,))
    taken: list[str] = []
    for seat in range(1, seats + 1):
        fit = [row for row in rows if set(taken) <= set(row)]
        left = [side for side in dict.fromkeys(side for row in fit for side in row) if side not in taken]
        names = [words.thing(kind, side) for side in left]
        asked = words.say("cli-side-of-seat", number=seat)
        taken.append(left[pick(asked, names, 0, words) if len(left) > 1 else 0])
    return ",".join(taken)


def _wrapped(line: str) -> str:
    """Broken between words, what follows under the beginning."""
    indent = line[: len(line) - len(line.lstrip())]
    width = shutil.get_terminal_size((PIPED_WIDTH, 0)).columns
    return textwrap.fill(line.strip(), width, initial_indent=indent, subsequent_indent=indent)


def pick(question: str, names: Sequence[str], default: int, words: Words | None = None) -> int:
    """Which of the names, by number; `words` say what can be typed."""
    for line, name in enumerate(names, 1):
        print(f"  {line}  {name}")
    while True:
        answer = input(f"{question} [{default + 1}]: ").strip()
        if not answer:
            return default
        place = number(answer)
        if place is not None and 1 <= place <= len(names):
            return place - 1
        if words:
            print(words.say("cli-one-of", allowed=f"1\N{EN DASH}{len(names)}", usual=default + 1))
