"""Chance: a generator that is the same for ever, and dice that journal or obey."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from theatrum import GameFileError
from theatrum.engine.chance import Dice, Draw, Generator, commitment
from theatrum.engine.tape import Tape


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [2, 49, 25, 2, 38, 15, 21, 5, 52, 53]),
        (7, [9, 65, 64, 42, 94, 3, 37, 6, 1, 53]),
        ("theatrum", [77, 32, 88, 34, 84, 95, 5, 37, 22, 71]),
    ],
)
def test_a_seed_gives_these_numbers_for_ever(seed: int | str, numbers: list[int]) -> None:
    generator = Generator(seed)
    assert [generator.below(100) for _ in numbers] == numbers


def test_a_seed_read_from_a_file_as_text_is_the_same_seed() -> None:
    assert Generator(7).key == Generator("7").key
    assert commitment(7) == commitment("7") == "960ffc49eeb03e9bf5c32a84fcd4abd5e9984e27715c2a9654bac4a83353e312"


def test_the_nth_number_is_a_keyed_hash_of_n_and_tells_nothing_of_the_others() -> None:
    key = hashlib.blake2b(b"westphalia", digest_size=32).digest()
    generator = Generator("westphalia")
    for page in range(3):
        words = hashlib.blake2b(page.to_bytes(8, "big"), key=key).digest()
        numbers = [int.from_bytes(words[at : at + 8], "big") for at in range(0, 64, 8)]
        assert [generator.below(1 << 64) for _ in numbers] == numbers


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 300])
def test_a_jump_leads_where_so_many_numbers_do(count: int) -> None:
    walked, jumped = Generator("far"), Generator("far")
    for _ in range(count):
        walked.below(6)
    jumped.below(6)
    jumped.jump(count)
    assert [jumped.below(1000) for _ in range(20)] == [walked.below(1000) for _ in range(20)]


@pytest.mark.parametrize("sides", [1, 2, 6, 52])
def test_numbers_stay_in_range_and_are_roughly_fair(sides: int) -> None:
    generator = Generator(1)
    rolls = Counter(generator.below(sides) for _ in range(500 * sides))
    assert set(rolls) == set(range(sides))
    assert all(380 < count < 620 for count in rolls.values())


def test_successive_numbers_are_independent() -> None:
    generator = Generator(2)
    pairs = Counter((generator.below(4), generator.below(4)) for _ in range(8000))
    assert len(pairs) == 16
    assert all(380 < count < 620 for count in pairs.values())


def test_weights_decide_how_often_an_index_comes() -> None:
    generator = Generator(3)
    drawn = Counter(generator.weighted([0, 1, 0, 3]) for _ in range(4000))
    assert set(drawn) == {1, 3}
    assert 850 < drawn[1] < 1150


def test_a_shuffle_keeps_the_items_and_puts_each_everywhere() -> None:
    generator = Generator(4)
    places: Counter[int] = Counter()
    for _ in range(2000):
        items = [1, 2, 3, 4]
        generator.shuffle(items)
        assert sorted(items) == [1, 2, 3, 4]
        places[items.index(1)] += 1
    assert all(400 < places[place] < 600 for place in range(4))


def test_a_fork_goes_on_where_the_original_stood_and_leaves_it_there() -> None:
    generator = Generator(5)
    generator.below(10)
    twin = generator.fork()
    ahead = [twin.below(1000) for _ in range(5)]
    assert [generator.below(1000) for _ in range(5)] == ahead


def dice(*forced: Draw | int) -> tuple[Dice, Tape[Draw]]:
    journal: Tape[Draw] = Tape()
    made = Dice(Generator(6), journal)
    made.forced.extend(forced)
    return made, journal


def test_every_outcome_is_journalled_with_its_purpose() -> None:
    made, journal = dice()
    outcomes = [made.pick("die", subject, [1] * 6) for subject in range(4)]
    assert list(journal) == [Draw("die", subject, outcome) for subject, outcome in enumerate(outcomes)]


def test_dice_without_a_journal_forget() -> None:
    alone = Dice(Generator(6))
    made, journal = dice()
    assert alone.pick("die", 0, [1] * 6) == made.pick("die", 0, [1] * 6)
    assert alone.journal is None
    assert len(journal) == 1


def test_a_forced_outcome_comes_first_and_takes_one_number_of_the_generator() -> None:
    free, _ = dice()
    expected = [free.pick("die", 0, [1] * 100) for _ in range(3)]
    forced, journal = dice(42)
    outcomes = [forced.pick("die", 0, [1] * 100) for _ in range(3)]
    assert outcomes == [42, *expected[1:]]
    assert journal[0].outcome == 42


@pytest.mark.parametrize("outcome", [-1, 1, 3, 99])
def test_an_impossible_outcome_is_refused_and_not_journalled(outcome: int) -> None:
    made, journal = dice(outcome)
    with pytest.raises(GameFileError, match=f"outcome {outcome} is impossible for 'die'"):
        made.pick("die", 0, [1, 0, 1])
    assert len(journal) == 0


@pytest.mark.parametrize("draw", [Draw("card", 0, 1), Draw("die", 1, 1)])
def test_an_outcome_of_another_draw_is_refused(draw: Draw) -> None:
    made, journal = dice(draw)
    with pytest.raises(GameFileError, match="the game asks for 'die'"):
        made.pick("die", 0, [1, 1, 1])
    assert len(journal) == 0
