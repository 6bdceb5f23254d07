"""Bots in processes of their own: the same choices everywhere, and no waiting for a bot that is stuck or gone."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import theatrum
from theatrum import bots
from theatrum.bots import Bot, RandomBot, Sight, Steward
from theatrum.engine.choice import Choice
from theatrum.server.tables.journal import entries_of, rebuild, start_of
from theatrum.server.tables.moves import go_on
from theatrum.server.tables.table import Table
from theatrum.server.workers.thinker_worker import Task
from theatrum.server.workers.thinkers import Thinkers, Thought, seed
from theatrum.titles.raison.state import Raison

TABLE = "table-1"


class Stuck(RandomBot):
    """Thinks for ever."""

    def choose(self, seen: Sight) -> Choice:
        time.sleep(600)
        return super().choose(seen)


class Gone(RandomBot):
    """Takes its whole process with it."""

    def choose(self, seen: Sight) -> Choice:
        os._exit(3)


class Faulty(RandomBot):
    """Has a fault."""

    def choose(self, seen: Sight) -> Choice:
        raise ValueError("a bot at fault")


class Blindfold(Steward):
    """Plays only as long as it sees no hand but its own."""

    def choose(self, seen: Sight) -> Choice:
        g = seen.state
        assert isinstance(g, Raison)
        assert any(g.hands[power] for power in range(g.board.size) if g.seat_of[power] != seen.seat)
        assert not any(any(hand) for power, hand in enumerate(g.hands) if g.seat_of[power] != seen.seat)
        return super().choose(seen)


ODD = {"stuck": Stuck, "gone": Gone, "faulty": Faulty, "blindfold": Blindfold}


def maker(name: str, seed: str) -> Bot:
    """The bots of this test beside the usual ones."""
    return ODD[name](seed) if name in ODD else bots.make(name, seed)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(workers=1, limit=1.5, maker=maker)
    yield thinkers
    thinkers.close()
    assert [child for child in multiprocessing.active_children() if child.name == "thinker"] == []


def opened(chance: str = "thinkers", id: str = TABLE) -> Table:
    game = theatrum.new("raison", "1702", seats=4, seed=chance)
    return Table(id, start_of(game), game, (), {})


def ask(thinkers: Thinkers, table: Table, bot: str) -> Thought:
    return asyncio.run(thinkers.choose(table, table.game.to_act[0], bot))


def gone_on(table: Table, choice: str) -> Table:
    return go_on(table, table.game.to_act[0], choice).after(table)


def back_at(table: Table, entry: int) -> Table:
    """The table after everything from an entry on was taken back."""
    game = table.game.at(entry)
    return table.played(game, game.entry).after(table)


def here(table: Table, bot: str) -> str:
    """What the bot chooses in this process."""
    seat = table.game.to_act[0]
    return bots.make(bot, seed(table.start, seat, table.game.entry)).choose(bots.sight(table.game, seat)).id


def offered(table: Table) -> list[str]:
    return [choice.id for choice in table.game.choices(table.game.to_act[0])]


def running() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children() if child.name == "thinker"}


def test_a_steward_chooses_alike_in_every_process_all_along_a_game(thinkers: Thinkers) -> None:
    table = opened()
    for _ in range(60):
        thought = ask(thinkers, table, "steward")
        assert thought == (here(table, "steward"), "")
        table = gone_on(table, thought.choice)
    fresh = Thinkers(workers=1)
    try:
        assert ask(fresh, table, "steward") == ask(thinkers, table, "steward")
    finally:
        fresh.close()


def test_after_choices_were_taken_back_the_bot_stands_where_the_game_stands(thinkers: Thinkers) -> None:
    table = opened()
    while table.game.entry < 40:
        table = gone_on(table, ask(thinkers, table, "random").choice)
    back = back_at(table, 20)
    assert ask(thinkers, back, "steward") == (here(back, "steward"), "")
    other = gone_on(back, offered(back)[-1])
    assert ask(thinkers, other, "steward") == (here(other, "steward"), "")
    assert ask(thinkers, back, "steward") == (here(back, "steward"), "")  # an older change than it was told of


def test_a_worker_is_told_only_what_is_new_to_it(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Task] = []

    def spied(*task: Any) -> Task:
        told.append(Task(*task))
        return told[-1]

    monkeypatch.setattr("theatrum.server.workers.thinkers.Task", spied)
    table = opened()
    ask(thinkers, table, "random")
    for _ in range(10):
        table = gone_on(table, offered(table)[0])
    ask(thinkers, table, "steward")
    ask(thinkers, table, "steward")
    back = back_at(table, table.game.entry - 3)
    assert ask(thinkers, back, "steward") == (here(back, "steward"), "")
    start = opened().game.entry
    assert [task.first for task in told] == [0, start, table.game.entry, back.game.entry]
    assert [len(task.entries) for task in told] == [start, table.game.entry - start, 0, 0]
    assert [task.start is None for task in told] == [False, True, True, True]


def test_a_worker_keeps_the_games_of_the_last_tables(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.server.workers.thinkers.KEPT", 2)
    tables = [opened(id=f"table-{number}") for number in range(4)]
    for _ in range(2):
        thoughts = [ask(thinkers, table, "steward") for table in tables]
        assert thoughts == [(here(table, "steward"), "") for table in tables]
        tables = [gone_on(table, thought.choice) for table, thought in zip(tables, thoughts, strict=True)]


def test_a_forgotten_table_can_be_asked_about_again(thinkers: Thinkers) -> None:
    table = opened()
    first = ask(thinkers, table, "steward")
    thinkers.forget(TABLE)
    assert ask(thinkers, table, "steward") == first


def test_nobody_can_compute_a_bots_chance_without_the_secret_seed(thinkers: Thinkers) -> None:
    table = opened()
    start, lines, seat = table.start, entries_of(table.game), table.game.to_act[0]
    others = [replace(start, seed=f"another {number}", commitment="") for number in range(20)]
    assert all(rebuild(other, lines).state.to_bytes() == table.game.state.to_bytes() for other in others)
    tables = [replace(table, id=f"table-{number}", start=other) for number, other in enumerate(others)]
    assert len({ask(thinkers, other, "random").choice for other in tables}) > 1
    assert "thinkers" not in seed(start, seat, table.game.entry)


def test_tables_play_alike_if_they_have_the_same_seed(thinkers: Thinkers) -> None:
    seeds = ["thinkers", *(f"thinkers-{number}" for number in range(20))]
    assert len({ask(thinkers, opened(id=f"table-{number}"), "random").choice for number in range(20)}) == 1
    assert len({ask(thinkers, opened(chance, f"table-{chance}"), "random").choice for chance in seeds}) > 1


def test_the_marshal_answers_within_the_limit(thinkers: Thinkers) -> None:
    table = opened()
    thought = ask(thinkers, table, "marshal")
    assert thought.choice in offered(table)
    assert thought.replaced == ""


def test_a_bot_sees_no_hand_but_its_own(thinkers: Thinkers) -> None:
    table = opened()
    for _ in range(10):
        thought = ask(thinkers, table, "blindfold")
        assert thought.replaced == ""
        table = gone_on(table, thought.choice)


def test_a_stuck_bot_is_replaced_and_its_process_ended(thinkers: Thinkers, caplog: pytest.LogCaptureFixture) -> None:
    table = opened()
    assert ask(thinkers, table, "steward").replaced == ""
    before = running()
    thought = ask(thinkers, table, "stuck")
    assert thought.replaced == "slow"
    assert thought.choice in offered(table)
    assert "stuck slow" in caplog.text
    assert TABLE in caplog.text
    assert running() == set()
    assert ask(thinkers, table, "steward") == (here(table, "steward"), "")
    assert len(running()) == 1
    assert not running() & before


@pytest.mark.parametrize("bot", ["gone", "faulty"])
def test_a_bot_that_crashes_is_replaced(thinkers: Thinkers, bot: str, caplog: pytest.LogCaptureFixture) -> None:
    table = opened()
    thought = ask(thinkers, table, bot)
    assert thought.replaced == "crashed"
    assert thought.choice in offered(table)
    assert f"{bot} crashed" in caplog.text
    assert ask(thinkers, table, "steward") == (here(table, "steward"), "")


def test_requests_to_one_worker_queue_and_the_wait_is_not_counted(thinkers: Thinkers) -> None:
    table = opened()

    async def all_at_once() -> list[Thought]:
        seat, tables = table.game.to_act[0], [replace(table, id=f"table-{number}") for number in range(8)]
        return await asyncio.gather(*(thinkers.choose(other, seat, "marshal") for other in tables))

    assert [thought.replaced for thought in asyncio.run(all_at_once())] == [""] * 8


def test_closing_cancels_what_is_under_way_and_leaves_nothing_running() -> None:
    thinkers = Thinkers(workers=2, limit=60, maker=maker)
    table = opened()
    seat = table.game.to_act[0]

    async def close_while_thinking() -> list[Thought | BaseException]:
        tables = [replace(table, id=f"table-{number}") for number in range(6)]
        under_way = [asyncio.ensure_future(thinkers.choose(other, seat, "stuck")) for other in tables]
        while not running():
            await asyncio.sleep(0.01)
        await asyncio.to_thread(thinkers.close)
        return await asyncio.gather(*under_way, return_exceptions=True)

    assert {type(outcome) for outcome in asyncio.run(close_while_thinking())} == {asyncio.CancelledError}
    assert running() == set()


def test_nothing_is_started_before_a_bot_is_asked() -> None:
    thinkers = Thinkers()
    assert running() == set()
    thinkers.close()
