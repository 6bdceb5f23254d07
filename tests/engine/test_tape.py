"""A tape is shared by its forks until one of them writes."""

from __future__ import annotations

import pytest

from theatrum.engine.tape import Tape


def tape(text: str) -> Tape[str]:
    made: Tape[str] = Tape()
    for letter in text:
        made.append(letter)
    return made


def test_a_fork_and_its_original_write_apart() -> None:
    first = tape("abc")
    second = first.fork()
    first.append("d")
    second.append("e")
    assert "".join(first) == "abcd"
    assert "".join(second) == "abce"
    first.append("f")
    assert "".join(first) == "abcdf"
    assert "".join(second) == "abce"


def test_a_fork_does_not_see_what_the_original_writes_later() -> None:
    first = tape("ab")
    second = first.fork()
    first.append("c")
    assert list(second) == ["a", "b"]
    assert len(second) == 2
    assert second.since(1) == ["b"]
    assert second[len(second) - 1] == "b"
    with pytest.raises(IndexError):
        second[2]


def test_a_shorter_fork_forgets_the_end_and_leaves_the_original_whole() -> None:
    first = tape("abcd")
    second = first.fork(2)
    second.append("x")
    assert "".join(second) == "abx"
    assert "".join(first) == "abcd"


def test_forks_of_forks_are_independent() -> None:
    first = tape("a")
    forks = [first.fork() for _ in range(3)]
    for letter, fork in zip("xyz", forks, strict=True):
        fork.append(letter)
    again = forks[1].fork()
    again.append("!")
    assert ["".join(fork) for fork in (first, *forks, again)] == ["a", "ax", "ay", "az", "ay!"]


@pytest.mark.parametrize(("start", "rest"), [(0, "abc"), (2, "c"), (3, ""), (9, "")])
def test_since_gives_the_rest(start: int, rest: str) -> None:
    assert "".join(tape("abc").since(start)) == rest


@pytest.mark.parametrize("index", [-1, 3])
def test_only_what_is_there_can_be_indexed(index: int) -> None:
    made = tape("abc")
    assert made[2] == "c"
    with pytest.raises(IndexError):
        made[index]
