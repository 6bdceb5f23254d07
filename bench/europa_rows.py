"""Every variant of Europa Universalis among stewards: who wins how often, which esteem makes all even (E220).

`python -m bench.europa_rows --one 40 --all 18 --seed rows --keep games.jsonl [--only 1-02 2-05] [--weigh]`

Games are written to the kept file one by one and read from it again: a count can be broken off and gone on with. What
is given by esteem changes no choice of a steward, so that games serve for other numbers too.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean, pstdev
from typing import Any, NamedTuple

from theatrum.bots import Lines
from theatrum.titles.europa.setup.scenarios import Variant, read_scenarios

from .europa_games import Record, play

LEAST, MOST = 0.5, 1.8
"""Of the fair share."""
STEPS, PACE, SLOWER, SLOWEST = 220, 4.0, 0.975, 0.25
"""So many times the esteem is moved, by so much for each share too many: less and less."""
SPREAD, LEVEL = 0.6, 4.0
"""Chance is added to each game, so that few of them do not tell too much: a part of the spread of Prestige, at least so
much."""
THROWS = 240
"""So many games with chance added are looked at in a step."""


class Job(NamedTuple):
    """A game of a variant."""

    scenario: str
    variant: str
    ages: str
    number: int
    seed: str


def options(variant: Variant, ages: str) -> dict[str, str]:
    """What a table says to get a variant and no other with as many seats."""
    alike = [
        one for one in read_scenarios() if one.scenario == variant.scenario and len(one.seats) == len(variant.seats)
    ]
    same = [one for one in alike if _realms(one) == _realms(variant)]
    chosen = {"ages": ages, "start": "second" if same.index(variant) else "first"}
    if _realms(alike[0]) != _realms(variant):
        chairs = sorted(variant.seats, key=lambda seat: seat.data["chair"])
        chosen["realms"] = ",".join(seat.data["realm"] for seat in chairs)
    return chosen


def _realms(variant: Variant) -> set[str]:
    return {seat.data["realm"] for seat in variant.seats}


def run(job: Job) -> Record:
    variant = known()[job.scenario, job.variant]
    lineup = ("steward",) * len(variant.seats)
    record = play(job.scenario, f"{job.seed}:{job.number}", lineup, Lines(8), options(variant, job.ages))
    kept = ("realms", "places", "prestige", "esteem", "ending", "rounds", "bankrupt", "seconds")
    return {"job": job} | {key: record[key] for key in kept}


def known() -> dict[tuple[str, str], Variant]:
    return {(variant.scenario, variant.id): variant for variant in read_scenarios()}


# -- who would win with which esteem


def shares(
    records: list[Record], given: list[float], sides: list[list[int]], chance: float, rng: Random
) -> list[float]:
    """How often each side would win in times its fair share; whoever has won by a goal has won anyhow."""
    won = [0.0] * len(sides)
    throws = max(1, THROWS // len(records)) if chance else 1
    for record in records:
        bare = [points - esteem for points, esteem in zip(record["prestige"], record["esteem"], strict=True)]
        for _ in range(throws):
            ends = [points + more + rng.gauss(0, chance) for points, more in zip(bare, given, strict=True)]
            means = [mean(ends[seat] for seat in side) for side in sides]
            if record["ending"] == "goal":
                means = [-min(record["places"][seat] for seat in side) for side in sides]
            best = [number for number, points in enumerate(means) if points == max(means)]
            for number in best:
                won[number] += len(sides) / len(best) / throws / len(records)
    return won


def even(records: list[Record], sides: list[list[int]]) -> list[float]:
    """The least esteem of each seat with which all sides would win alike."""
    seats = range(len(records[0]["realms"]))
    spread = mean(pstdev(record["prestige"][seat] for record in records) for seat in seats)
    given, pace, rng = [0.0 for _ in seats], PACE, Random(1)
    for _ in range(STEPS):
        found = shares(records, given, sides, max(LEVEL, SPREAD * spread), rng)
        for side, share in zip(sides, found, strict=True):
            for seat in side:
                given[seat] += pace * (1 - share)
        pace = max(SLOWEST, SLOWER * pace)
    return [points - min(given) for points in given]


def sides_of(variant: Variant, realms: list[str]) -> list[list[int]]:
    """The seats that win together."""
    teams = variant.data.get("teams") or [[realm] for realm in realms]
    return [[realms.index(realm) for realm in team] for team in teams]


def told(records: list[Record], weigh: bool) -> Iterator[str]:
    """A line for each variant and length: who wins how often; if it is asked for, which esteem makes all even."""
    groups: dict[tuple[str, str, str], list[Record]] = defaultdict(list)
    for record in records:
        groups[tuple(record["job"][:3])].append(record)
    for (scenario, name, ages), games in sorted(groups.items()):
        realms: list[str] = games[0]["realms"]
        sides = sides_of(known()[scenario, name], realms)
        now = [mean(record["esteem"][seat] for record in games) for seat in range(len(realms))]
        found = shares(games, now, sides, 0.0, Random(0))
        line = ", ".join(f"{'+'.join(realms[seat] for seat in side)} {_marked(share)}"
                         for side, share in zip(sides, found, strict=True))  # fmt: skip
        ends, bankrupt = Counter(record["ending"] for record in games), sum(sum(r["bankrupt"]) for r in games)
        yield f"{scenario} {name} {ages} {len(games)}: {line}; {dict(ends)}; {bankrupt} bankrupt"
        if weigh and len(games) > 1:
            wanted = zip(realms, even(games, sides), strict=True)
            yield "    " + ", ".join(f"{realm} {points:.0f}" for realm, points in wanted)


def _marked(share: float) -> str:
    return f"{share:.2f}" if LEAST <= share <= MOST else f"**{share:.2f}**"


def jobs(given: Any) -> Iterator[Job]:
    for ages, games in (("one", given.one), ("all", given.all)):
        for variant in read_scenarios():
            first, last = variant.data["ages"]
            if (not given.only or variant.scenario in given.only) and (ages == "one" or last > first):
                yield from (Job(variant.scenario, variant.id, ages, number, given.seed) for number in range(games))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--one", type=int, default=40, help="games of each variant at one age")
    reader.add_argument("--all", type=int, default=0, help="games at full length")
    reader.add_argument("--only", nargs="*", default=[], help="these scenarios")
    reader.add_argument("--seed", default="rows")
    reader.add_argument("--processes", type=int, default=1)
    reader.add_argument("--weigh", action="store_true", help="tell the esteem that would make all even")
    reader.add_argument("--keep", type=Path, required=True, help="a file of games, which is gone on with")
    given = reader.parse_args()
    kept = [json.loads(line) for line in given.keep.read_text().splitlines()] if given.keep.exists() else []
    seen = {Job(*record["job"]) for record in kept}
    due = sorted((job for job in jobs(given) if job not in seen), key=lambda job: job.number)
    with Pool(given.processes) as pool, given.keep.open("a") as file:
        for record in pool.imap_unordered(run, due):
            print(json.dumps(record), file=file, flush=True)
            kept.append(json.loads(json.dumps(record)))
    print("\n".join(told(kept, given.weigh)))


if __name__ == "__main__":
    main()
