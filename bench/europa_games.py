"""Games of Europa Universalis among bots, and why they end so: wins, Prestige by round and by source, missions.

`python -m bench.europa_games 2-01 --games 60 --seed count [--seats 6] [--bots steward] [--ages one] [--keep FILE]`

Games are written to the kept file one by one and read from it again: a count can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import theatrum
from theatrum import bots
from theatrum.arena.match import move
from theatrum.arena.simulate import deal
from theatrum.arena.stats import Share
from theatrum.bots import Lines
from theatrum.engine.game import Game
from theatrum.titles.europa.aims import goals
from theatrum.titles.europa.bot.hopes import lacking
from theatrum.titles.europa.cards.conditions import scene
from theatrum.titles.europa.court.vocabulary import SOURCES
from theatrum.titles.europa.round.scoring import last_points

Record = dict[str, Any]
COUNTED = ("prestige-gained", "prestige-lost", "goal-scored", "bankrupt")
"""Events that are counted."""


def play(scenario: str, seed: str, lineup: tuple[str, ...], budget: float | Lines, options: dict[str, str]) -> Record:
    """One game, and what is kept of it."""
    game = theatrum.new("europa", scenario, len(lineup), seed, options)
    players = [bots.make(name, f"{seed}:{seat}", budget) for seat, name in enumerate(lineup)]
    started, slowest, curve = time.process_time(), 0.0, list[list[int]]()
    state: Any = game.state
    held = [set(hand) for hand in state.missions]
    while not game.over:
        state, now = game.state, game.title.round(game.state)
        seat = game.to_act[0]
        before = time.process_time()
        move(game, seat, players[seat])
        slowest = max(slowest, time.process_time() - before)
        for each, hand in zip(held, state.missions, strict=True):
            each.update(mission for mission in hand if mission >= 0)
        if not game.to_act or game.title.round(game.state) > now:
            curve.append(list(state.prestige))
    return _record(game, seed, lineup, curve, held) | {"seconds": time.process_time() - started, "slowest": slowest}


def _record(game: Game, seed: str, lineup: tuple[str, ...], curve: list[list[int]], held: list[set[int]]) -> Record:
    g: Any = game.state
    names, cards = g.start.names["realm"], g.start.lists.missions
    sources = [Counter[str]() for _ in lineup]
    bankrupt = [0] * len(lineup)
    for event in g.events.since(0):
        seat = g.seat_of(event.args[0]) if event.name in COUNTED else -1
        if seat >= 0 and event.name == "bankrupt":
            bankrupt[seat] += 1
        elif seat >= 0 and event.name == "goal-scored":
            sources[seat]["scenario"] += event.args[1]
        elif seat >= 0:
            sources[seat][SOURCES[event.args[2]]] += event.args[1] * (1 if event.name == "prestige-gained" else -1)
    done = [[card.id for at, card in enumerate(cards) if g.missions_done[seat] >> at & 1] for seat in range(g.seats)]
    open_ = [
        {cards[at].id: [_word(part) for part, _ in lacking(scene(g, seat), cards[at].condition)] for at in hand}
        for seat, hand in enumerate(g.missions)
    ]
    return {
        "seed": seed, "lineup": lineup, "realms": [names[realm] for realm in g.realm], "places": game.result,
        "ending": game.ending, "rounds": len(curve), "curve": curve, "prestige": list(g.prestige), "sources": sources,
        "last": [sum(points for _, points in last_points(g, seat)) for seat in range(g.seats)], "done": done,
        "esteem": [sum(goals.points(g, seat, one) for one in g.start.goals if one.grants) for seat in range(g.seats)],
        "held": [[cards[at].id for at in sorted(each)] for each in held], "open": open_, "bankrupt": bankrupt,
    }  # fmt: skip


def _word(part: Any) -> str:
    """A part of a condition by its word; of a number what is counted."""
    if part[0] != "at_least":
        return str(part[0])
    counted = [term[0] for term in part[2][1:] if isinstance(term, tuple)]
    return " ".join(("count", *counted)) if counted else str(part[2][0])


# -- telling what many games amount to


def told(records: list[Record]) -> Iterator[str]:
    """All tables of a count."""
    realms, games = records[0]["realms"], len(records)
    endings = Counter(record["ending"] for record in records)
    seconds = [record["seconds"] for record in records]
    yield f"{games} games: {dict(endings)}; processor time {mean(seconds):.1f} s, at most {max(seconds):.1f};"
    slowest, bankrupt = max(record["slowest"] for record in records), sum(sum(r["bankrupt"]) for r in records)
    yield f"slowest choice {slowest:.2f} s; bankrupt {bankrupt}"
    for seat, realm in enumerate(realms):
        share = Share(sum(record["places"][seat] == 1 for record in records), games, 1 / len(realms))
        won, (low, high) = f"{share.share:6.1%} (x {share.ratio:.2f}", share.interval
        end, done = mean(r["prestige"][seat] for r in records), mean(len(r["done"][seat]) for r in records)
        yield f"{realm:12} {won}, {low:.0%}-{high:.0%}) {end:5.1f} missions {done:.2f}"
    yield f"missions a seat {mean(len(done) for record in records for done in record['done']):.2f}"
    yield "Prestige by round, before the final scoring"
    longest = max(record["rounds"] for record in records)
    for number in range(longest):
        there = [record for record in records if record["rounds"] > number]
        means = (mean(_at(record, number, seat) for record in there) for seat in range(len(realms)))
        yield f"{number + 1:3} " + " ".join(f"{points:6.1f}" for points in means)
    yield from _sources(records)
    for seat, realm in enumerate(realms):
        yield from _missions(records, seat, realm)


def _at(record: Record, number: int, seat: int) -> int:
    points: int = record["curve"][number][seat]
    return points - record["last"][seat] if number + 1 == record["rounds"] else points


def _sources(records: list[Record]) -> Iterator[str]:
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * len(records[0]["realms"]))
    for record in records:
        for seat, sources in enumerate(record["sources"]):
            for source, points in sources.items():
                sums[source][seat] += points / len(records)
    for source, points in sorted(sums.items(), key=lambda item: -sum(item[1])):
        yield f"{source:18} " + " ".join(f"{number:6.1f}" for number in points)


def _missions(records: list[Record], seat: int, realm: str) -> Iterator[str]:
    """Each mission that was in a hand: how often, how often completed, and what lacked at the end."""
    held = Counter(key for record in records for key in record["held"][seat])
    done = Counter(key for record in records for key in record["done"][seat])
    lacked: dict[str, Counter[str]] = defaultdict(Counter)
    for record in records:
        for key, parts in record["open"][seat].items():
            lacked[key].update(parts)
    yield realm
    for key in sorted(held):
        yield f"  {key:14} held {held[key]:3} done {done[key]:3}  lacked: {dict(lacked[key].most_common(6))}"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("scenario")
    reader.add_argument("--seats", type=int, default=6)
    reader.add_argument("--games", type=int, default=60)
    reader.add_argument("--first", type=int, default=0, help="the number of the first game")
    reader.add_argument("--seed", default="count")
    reader.add_argument("--bots", default="steward", help="dealt to the seats in order")
    reader.add_argument("--moving", action="store_true", help="the first bot moves on by a seat with each game")
    reader.add_argument("--lines", type=int, default=8, help="the marshal's lines of play for a decision")
    reader.add_argument("--ages", default="one")
    reader.add_argument("--keep", type=Path, required=True, help="a file of games, which is gone on with")
    given = reader.parse_args()
    known = [json.loads(line) for line in given.keep.read_text().splitlines()] if given.keep.exists() else []
    seen = {record["seed"] for record in known}
    options = {"ages": given.ages}
    for number in range(given.first, given.games):
        seed = f"{given.seed}:{number}"
        lineup = deal(given.bots.split(","), given.seats)
        if given.moving:
            lineup = lineup[-number % given.seats :] + lineup[: -number % given.seats]
        if seed not in seen:
            record = play(given.scenario, seed, lineup, Lines(given.lines), options)
            known.append(record)
            with given.keep.open("a") as file:
                print(json.dumps(record), file=file)
    print("\n".join(told(known)))


if __name__ == "__main__":
    main()
