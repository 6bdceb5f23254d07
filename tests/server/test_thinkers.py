"""Bots in processes of their own: the same choices everywhere, and no waiting for a bot that is stuck or gone."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

import theatrum
from theatrum import bots
from theatrum.bots import Bot, RandomBot, Sight, Steward
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game
from theatrum.server.journal import Line, Start, entries_of, rebuild, start_of
from theatrum.server.thinker_worker import Task
from theatrum.server.thinkers import Thinkers, Thought
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


def game(seed: str = "thinkers") -> Game:
    return theatrum.new("raison", "1702", seats=4, seed=seed)


def ask(thinkers: Thinkers, game: Game, bot: str, table: str = TABLE) -> Thought:
    return at(thinkers, start_of(game), entries_of(game), game.to_act[0], bot, table)


def at(thinkers: Thinkers, start: Start, lines: tuple[Line, ...], seat: int, bot: str, table: str = TABLE) -> Thought:
    return asyncio.run(thinkers.choose(table, start, lines, seat, bot))


def here(game: Game, bot: str) -> str:
    """What the bot chooses in this process."""
    seat = game.to_act[0]
    seed = Task(TABLE, start_of(game), entries_of(game), seat, bot).seed
    return bots.make(bot, seed).choose(bots.sight(game, seat)).id


def offered(game: Game) -> list[str]:
    return [choice.id for choice in game.choices(game.to_act[0])]


def running() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children() if child.name == "thinker"}


def test_a_steward_chooses_alike_in_every_process_all_along_a_game(thinkers: Thinkers) -> None:
    table = game()
    for _ in range(60):
        thought = ask(thinkers, table, "steward")
        assert thought == (here(table, "steward"), "")
        table.choose(table.to_act[0], thought.choice)
    fresh = Thinkers(workers=1)
    try:
        assert ask(fresh, table, "steward") == ask(thinkers, table, "steward")
    finally:
        fresh.close()


def test_after_choices_were_taken_back_the_bot_stands_where_the_game_stands(thinkers: Thinkers) -> None:
    table = game()
    while len(table.journal) < 40:
        table.choose(table.to_act[0], ask(thinkers, table, "random").choice)
    back = table.at(20)
    assert ask(thinkers, back, "steward") == (here(back, "steward"), "")
    back.choose(back.to_act[0], offered(back)[-1])
    assert ask(thinkers, back, "steward") == (here(back, "steward"), "")


def test_a_forgotten_table_can_be_asked_about_again(thinkers: Thinkers) -> None:
    table = game()
    first = ask(thinkers, table, "steward")
    thinkers.forget(TABLE)
    assert ask(thinkers, table, "steward") == first


def test_nobody_can_compute_a_bots_chance_without_the_secret_seed(thinkers: Thinkers) -> None:
    table = game()
    start, lines, seat = start_of(table), entries_of(table), table.to_act[0]
    others = [replace(start, seed=f"another {number}", commitment="") for number in range(20)]
    assert all(rebuild(other, lines).state.to_bytes() == table.state.to_bytes() for other in others)
    assert len({at(thinkers, other, lines, seat, "random").choice for other in others}) > 1
    assert "thinkers" not in Task(TABLE, start, lines, seat, "random").seed


def test_tables_play_alike_if_they_have_the_same_seed(thinkers: Thinkers) -> None:
    seeds = ["thinkers", *(f"thinkers-{number}" for number in range(20))]
    assert len({ask(thinkers, game(), "random", f"table-{number}").choice for number in range(20)}) == 1
    assert len({ask(thinkers, game(seed), "random", f"table-{seed}").choice for seed in seeds}) > 1


def test_the_marshal_answers_within_the_limit(thinkers: Thinkers) -> None:
    table = game()
    thought = ask(thinkers, table, "marshal")
    assert thought.choice in offered(table)
    assert thought.replaced == ""


def test_a_bot_sees_no_hand_but_its_own(thinkers: Thinkers) -> None:
    table = game()
    for _ in range(10):
        thought = ask(thinkers, table, "blindfold")
        assert thought.replaced == ""
        table.choose(table.to_act[0], thought.choice)


def test_a_stuck_bot_is_replaced_and_its_process_ended(thinkers: Thinkers, caplog: pytest.LogCaptureFixture) -> None:
    table = game()
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
    table = game()
    thought = ask(thinkers, table, bot)
    assert thought.replaced == "crashed"
    assert thought.choice in offered(table)
    assert f"{bot} crashed" in caplog.text
    assert ask(thinkers, table, "steward") == (here(table, "steward"), "")


def test_requests_to_one_worker_queue_and_the_wait_is_not_counted(thinkers: Thinkers) -> None:
    table = game()

    async def all_at_once() -> list[Thought]:
        start, lines, seat = start_of(table), entries_of(table), table.to_act[0]
        names = [f"table-{number}" for number in range(8)]
        return await asyncio.gather(*(thinkers.choose(name, start, lines, seat, "marshal") for name in names))

    assert [thought.replaced for thought in asyncio.run(all_at_once())] == [""] * 8


def test_closing_cancels_what_is_under_way_and_leaves_nothing_running() -> None:
    thinkers = Thinkers(workers=2, limit=60, maker=maker)
    table = game()
    start, lines, seat = start_of(table), entries_of(table), table.to_act[0]

    async def close_while_thinking() -> list[Thought | BaseException]:
        names = [f"table-{number}" for number in range(6)]
        under_way = [asyncio.ensure_future(thinkers.choose(name, start, lines, seat, "stuck")) for name in names]
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
