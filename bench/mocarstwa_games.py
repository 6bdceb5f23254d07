"""Full games of Mocarstwa among stewards: who wins in each starting row, how long games are, who took whose arms when.

`python -m bench.mocarstwa_games 5 4 --games 40 --battles cards,dice --seed fin --keep games.jsonl [--rows 5A,5E]`

Powers of a row move on by a seat from game to game. Games are written to the kept file one by one and read from it
again: a count can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, median
from typing import Any

import theatrum
from theatrum import bots
from theatrum.bots import Lines
from theatrum.titles.mocarstwa.victory.limit import ranks
from theatrum.titles.mocarstwa.vocabulary import CAPITAL, CITY

Record = dict[str, Any]
Job = tuple[str, str, int, str]
"""A game of a row: the row's name, battles, number, seed."""
ARMS = ("took-coat", "lost-coat", "eliminated")
LEAST, MOST = 0.5, 1.7
"""Of the fair share."""
DRAGGED = (
    "buy",
    "deploy",
    "recruit",
    "move",
    "ride",
    "attack",
    "leap",
    "embark",
    "disembark",
    "land",
    "salvo",
    "shell",
)
RANKED = (CAPITAL, CITY)
SECONDS = 10
"""What a decision takes."""


@cache
def starting_rows(seats: int) -> dict[str, tuple[str, ...]]:
    """The starting rows of so many, by the book's letters."""
    state: Any = theatrum.new("mocarstwa", "full", seats, "rows").state
    names, found = state.board.land.powers, state.board.rows[seats]
    return {f"{seats}{chr(ord('A') + at)}": tuple(names[power] for power in row) for at, row in enumerate(found)}


def play(job: Job) -> Record:
    """One game, and what is kept of it."""
    name, battles, number, seed = job
    row = starting_rows(int(name[0]))[name]
    turn = number % len(row)
    powers = row[turn:] + row[:turn]
    options = {"powers": ",".join(powers), "battles": battles}
    game = theatrum.new("mocarstwa", "full", len(row), f"{seed}:{number}", options)
    players = [bots.make("steward", f"{seed}:{number}:{seat}", Lines(1)) for seat in range(len(row))]
    started = time.process_time()
    decisions = single = 0
    acts, fights = set[Any](), Counter[str]()
    while not game.over:
        state: Any = game.state
        seat = game.to_act[0]
        sight = bots.sight(game, seat)
        choice = players[seat].choose(sight)
        decisions += 1
        single += len(sight.choices) == 1
        if len(sight.choices) > 1:
            # a person drags all units of a kind that make the same way in a phase at once
            alike = choice.verb in DRAGGED
            acts.add((seat, state.round, choice.verb, choice.args) if alike else decisions)
        if choice.verb in ("attack", "land", "leap") and 0 <= state.holder[choice.args[2]] < game.seats:
            fights[f"{powers[seat]} {powers[state.holder[choice.args[2]]]}"] += 1
        game.choose(seat, choice)
    state = game.state
    return {
        "row": name, "battles": battles, "number": number, "seed": seed, "powers": powers,
        "won": [power for power, place in zip(powers, game.result, strict=True) if place == 1], "ending": game.ending,
        "rounds": state.round, "decisions": decisions, "single": single, "acts": len(acts), "fights": fights,
        "ranks": [ranks(state, seat) for seat in range(game.seats)], "story": list(_story(game)),
        "prizes": [_prizes(state, seat) for seat in range(game.seats)],
        "seconds": round(time.process_time() - started, 1),
    }  # fmt: skip


def _prizes(state: Any, seat: int) -> list[str]:
    """Capitals and cities that a seat holds in the end."""
    land = state.board.land
    return [land.ids[place] for place in state.of(seat) if place < len(state.fort) and land.resource[place] in RANKED]


def _story(game: Any) -> Iterator[tuple[int, str, str, str]]:
    """When who took and lost which arms, and was out."""
    names = game.state.board.land.powers
    round_ = 0
    for event in game.state.events.since(0):
        if event.name == "round":
            round_ = event.args[0]
        elif event.name in ARMS:
            yield round_, event.name, names[event.args[0]], names[event.args[-1]]


# -- telling what many games amount to


def told(records: list[Record], fights: bool) -> Iterator[str]:
    """A line for each row and system, the factors of the powers over all rows, how powers fell."""
    groups: dict[tuple[str, str], list[Record]] = defaultdict(list)
    for record in records:
        groups[record["battles"], record["row"]].append(record)
    yield "| row | battles | games | times the fair share | rounds | decisions | minutes | acts: minutes |"
    yield "|---|---|---|---|---|---|---|---|"
    fair = 0
    for (battles, row), games in sorted(groups.items()):
        number, fit, line = len(games), True, []
        for power in sorted(games[0]["powers"], key=starting_rows(int(row[0]))[row].index):
            ratio = sum(power in game["won"] for game in games) / number * len(games[0]["powers"])
            fine = LEAST <= ratio <= MOST
            fit &= fine
            line.append(f"{power} {ratio:.2f}" if fine else f"**{power} {ratio:.2f}**")
        fair += fit
        length = sorted(game["rounds"] for game in games)
        decisions = median(game["decisions"] - game["single"] for game in games)
        acts = median(game["acts"] for game in games)
        rounds = f"{length[0]} to {length[-1]} ({median(length):g})"
        yield (
            f"| {row} | {battles} | {number} | {', '.join(line)} | {rounds} | {decisions:.0f} "
            f"| {decisions * SECONDS / 60:.0f} | {acts * SECONDS / 60:.0f} |"
        )
    yield f"{fair} of {len(groups)} fair; {sum(r['seconds'] for r in records):.0f} s of processor time"
    for battles in sorted({record["battles"] for record in records}):
        yield from _powers([record for record in records if record["battles"] == battles], battles, fights)


def _powers(records: list[Record], battles: str, fights: bool) -> Iterator[str]:
    """How strong each power is over all rows, when it takes its first arms and loses its own."""
    endings = Counter(record["ending"] for record in records)
    yield f"{battles}: {dict(endings)}"
    strength = factors(records)
    for power in sorted(strength, key=lambda power: -strength[power]):
        there = [record for record in records if power in record["powers"]]
        taken, lost, by = [], [], Counter[str]()
        for record in there:
            took = [(told[0], told[3]) for told in record["story"] if told[1:3] == ["took-coat", power]]
            taken += [min(took)[0]] if took else []
            by.update(target for _, target in took)
            lost += [told[0] for told in record["story"] if told[1] == "eliminated" and told[2] == power]
        wins = sum(power in record["won"] for record in there) / len(there)
        last = [r["ranks"][r["powers"].index(power)] for r in there if r["ending"] == "limit"]
        held = " ".join(f"{mean(each):.1f}" for each in zip(*last, strict=True))
        yield (
            f"{power:8} {strength[power]:+.2f} won {wins:4.0%} of {len(there):4}; first arms in "
            f"{len(taken) / len(there):4.0%}, round {mean(taken or [0]):4.1f}; out in {len(lost) / len(there):4.0%}, "
            f"round {mean(lost or [0]):4.1f}; took {dict(by.most_common(5))}; at the limit {held}"
        )
    if fights:
        met = Counter[str]()
        for record in records:
            met.update(record["fights"])
        for pair, number in met.most_common(40):
            yield f"  {pair:20} {number / sum(set(pair.split()) <= set(r['powers']) for r in records):6.1f} a game"


def factors(records: Iterable[Record]) -> dict[str, float]:
    """A strength for each power: e to it, among those who play, gives its share (Bradley and Terry, softened)."""
    games = [(tuple(record["powers"]), record["won"]) for record in records]
    powers = sorted({power for row, _ in games for power in row})
    strength = dict.fromkeys(powers, 0.0)
    for _ in range(200):
        slope, bend = dict.fromkeys(powers, 0.0), dict.fromkeys(powers, 1.0)
        for row, won in games:
            weights = {power: math.exp(strength[power]) for power in row}
            total = sum(weights.values())
            for power in row:
                share = weights[power] / total
                slope[power] += (power in won) - share
                bend[power] += share * (1 - share)
        for power in powers:
            strength[power] += (slope[power] - 0.3 * strength[power]) / bend[power]
    return strength


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("seats", type=int, nargs="+")
    reader.add_argument("--rows", default="", help="only these, as 5A,5E")
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--battles", default="cards,dice")
    reader.add_argument("--seed", default="fin")
    reader.add_argument("--processes", type=int, default=1)
    reader.add_argument("--fights", action="store_true", help="tell who attacked whom")
    reader.add_argument("--keep", type=Path, required=True, help="a file of games, which is gone on with")
    given = reader.parse_args()
    known = [json.loads(line) for line in given.keep.read_text().splitlines()] if given.keep.exists() else []
    seen = {(record["row"], record["battles"], record["number"], record["seed"]) for record in known}
    names = [name for seats in given.seats for name in starting_rows(seats)]
    wanted = [name for name in names if not given.rows or name in given.rows.split(",")]
    jobs = [
        (name, battles, number, given.seed)
        for number in range(given.games) for name in wanted for battles in given.battles.split(",")
    ]  # fmt: skip
    with Pool(given.processes) as pool, given.keep.open("a") as file:
        for record in pool.imap_unordered(play, [job for job in jobs if job not in seen], chunksize=4):
            print(json.dumps(record), file=file, flush=True)
    found = [json.loads(line) for line in given.keep.read_text().splitlines()]
    print(
        "\n".join(
            told([r for r in found if (r["row"], r["battles"], r["number"], r["seed"]) in set(jobs)], given.fights)
        )
    )


if __name__ == "__main__":
    main()
