"""How fast a title is: random play through the public surface, copies, lists, views, files, and how they grow."""

from __future__ import annotations

import gc
import platform
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count, cycle
from pathlib import Path
from typing import Any

import theatrum

from ..engine.game import Game
from ..engine.record import dumps
from ..engine.title import Scenario, Title

LENGTHS = (200, 500, 1000, 2000)
"""Journal lengths at which copies and views are timed."""
SAMPLES = 5
"""Games among which the longest is taken, where a long one is wanted."""
SLICE = 0.2
"""Seconds of play that give one figure, of which the median counts."""
PEERS = Path("bench") / "peers.py"

Progress = Callable[[str], None]
Play = Callable[[], int]
"""Plays a game; returns how many decisions it took."""


def measure(title: Title, seconds: float, say: Progress) -> dict[str, Any]:
    """All figures of a title; each play measurement runs for `seconds`."""
    say(f"{title.id}: random play")
    full = [(scenario, scenario.seats[-1]) for scenario in title.scenarios]
    speeds = [decisions_per_s(title, scenario, seats, seconds / len(full)) for scenario, seats in full]
    say(f"{title.id}: one long game")
    game = _long_game(title)
    middle = game.at(len(game.journal) // 2)
    lists = list_times(game)
    return {
        "decisions_per_s": statistics.mean(speeds),
        "clone_us": microseconds(middle.clone),
        "choices_us": statistics.mean(lists),
        "choices_us_max99": statistics.quantiles(lists, n=100)[98],
        "load_s": load_time(game),
        "view_us": _view_us(middle),
        "bytes": len(dumps(game).encode()),
        "growth": {"seats": _by_seats(title, seconds, say), "journal": _by_journal(game)},
    }


def machine() -> dict[str, str]:
    """What the figures were measured on."""
    return {"python": platform.python_version(), "cpu": _cpu()}


def peers() -> tuple[Any, str]:
    """The module that knows other engines, or None and why there is none."""
    if not PEERS.is_file():
        return None, f"no {PEERS} here"
    spec = spec_from_file_location("peers", PEERS)
    if spec is None or spec.loader is None:
        return None, f"{PEERS} cannot be loaded"
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, module.missing()


def beside(titles: Sequence[Title], others: Mapping[str, Play], seconds: float) -> dict[str, Any]:
    """Speeds of titles and other engines in slices that take turns, so that a noisy minute hits all, and how many times
    as fast each title is, its first and its last scenario, and its largest tables: the median over the turns, with its
    quartiles."""
    ours = {title.id: _random_games(title, title.scenarios) for title in titles}
    for title in titles:
        for scenario in (title.scenarios[0], title.scenarios[-1]) if len(title.scenarios) > 1 else ():
            ours[f"{title.id} {scenario.id}"] = _random_games(title, (scenario,))
        most = max(scenario.seats[-1] for scenario in title.scenarios)
        largest = [scenario for scenario in title.scenarios if scenario.seats[-1] == most]
        if 1 < len(largest) < len(title.scenarios):
            ours[f"{title.id}, {most} seats"] = _random_games(title, largest)
    rates = in_turns({**ours, **others}, seconds)
    return {
        "decisions_per_s": {name: statistics.median(rates[name]) for name in others},
        "ratios": {name: {peer: spread(rates[name], rates[peer]) for peer in others} for name in ours},
    }


def spread(rates: list[float], others: list[float]) -> dict[str, float]:
    """Quartiles of the ratio, turn by turn."""
    ratios = sorted(one / other for one, other in zip(rates, others, strict=True))
    low, median, high = statistics.quantiles(ratios, n=4, method="inclusive") if len(ratios) > 1 else ratios * 3
    return {"median": median, "low": low, "high": high, "turns": len(ratios)}


def in_turns(plays: Mapping[str, Play], seconds: float) -> dict[str, list[float]]:
    """Decisions a second of each, slice by slice, one slice of each in every turn; each plays for `seconds` in all."""
    for play in plays.values():
        play()  # the first game pays for imports and caches
    gc.collect()
    gc.freeze()  # as the server does: what the engines are made of is never garbage, and nobody pays for another's
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(max(1, round(seconds / SLICE))):
        for name, play in plays.items():
            rates[name].append(_slice(play))
    return rates


def _random_games(title: Title, scenarios: Sequence[Scenario]) -> Play:
    """Plays one random game at a call, of these scenarios in turn at their full tables."""
    luck, turns, seeds = random.Random("bench"), cycle(scenarios), count()
    return lambda: play_on(theatrum.new(title.id, next(turns).id, seed=next(seeds)), luck)


def _slice(play: Play) -> float:
    start, decisions = time.perf_counter(), 0
    while (elapsed := time.perf_counter() - start) < SLICE:
        decisions += play()
    return decisions / elapsed


# -- measurements


def play_on(game: Game, luck: random.Random) -> int:
    """Random choices to the end of the game; returns how many."""
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        choices = game.choices(seat)
        game.choose(seat, choices[int(luck.random() * len(choices))])
        decisions += 1
    return decisions


def decisions_per_s(title: Title, scenario: Scenario, seats: int, seconds: float) -> float:
    """Whole random games, one after another; set-up counts."""
    luck, seeds = random.Random("bench"), count()
    return rate(lambda: play_on(theatrum.new(title.id, scenario.id, seats, next(seeds)), luck), seconds)


def rate(play: Play, seconds: float) -> float:
    """Decisions a second: the median over slices of the time, so that a stall of the machine does not count."""
    return statistics.median(in_turns({"": play}, seconds)[""])


def list_times(game: Game) -> list[float]:
    """Microseconds to list the choices of the asked seat, for every decision of a game."""
    times = []
    again = game.at(0)
    luck = random.Random("lists")
    while not again.over:
        seat = again.to_act[0]
        start = time.perf_counter()
        choices = again.state.offered(seat)
        times.append((time.perf_counter() - start) * 1e6)
        again.choose(seat, choices[int(luck.random() * len(choices))])
    return times


def load_time(game: Game) -> float:
    """Seconds to open the file of a game, replay and checks included."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        game.save(path)
        start = time.perf_counter()
        theatrum.load(path)
        return time.perf_counter() - start


def microseconds(work: Callable[[], object], least: float = 0.05, batches: int = 5) -> float:
    """The median time of a call over a few batches."""
    times = 1
    while _timed(work, times) < least / batches:
        times *= 2
    return statistics.median(_timed(work, times) for _ in range(batches)) / times * 1e6


def _timed(work: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        work()
    return time.perf_counter() - start


def _view_us(game: Game) -> float:
    seat, end = (game.to_act or (0,))[0], len(game.state.events)
    return microseconds(lambda: game.view(seat, since=end))


def _long_game(title: Title) -> Game:
    """The longest of several random games, over all scenarios."""
    games = []
    for number in range(SAMPLES):
        for scenario in title.scenarios:
            game = theatrum.new(title.id, scenario.id, seed=f"long:{number}")
            play_on(game, random.Random(f"long:{number}"))
            games.append(game)
    return max(games, key=lambda game: len(game.journal))


def _by_seats(title: Title, seconds: float, say: Progress) -> list[dict[str, Any]]:
    rows = []
    for scenario in title.scenarios:
        for seats in scenario.seats:
            say(f"{title.id}: {scenario.id} with {seats} seats")
            speed = decisions_per_s(title, scenario, seats, seconds / 4)
            rows.append({"scenario": scenario.id, "seats": seats, "decisions_per_s": speed})
    return rows


def _by_journal(game: Game) -> list[dict[str, Any]]:
    rows = []
    for length in LENGTHS:
        if length < len(game.journal):
            at = game.at(length)
            size = len(dumps(at).encode())
            rows.append({"entries": length, "clone_us": microseconds(at.clone), "view_us": _view_us(at), "bytes": size})
    return rows


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
