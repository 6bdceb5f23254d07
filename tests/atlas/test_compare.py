"""Rules against drawing: what counts as a difference, and what the list of explanations must be."""

from __future__ import annotations

from pathlib import Path

import pytest

from theatrum import ContentError
from theatrum.atlas.compare import complaints, differences, explained

HEAD = "# source: authored; a test\na,b,drawn,explanation\n"


def listed(tmp_path: Path, rows: str) -> Path:
    path = tmp_path / "differences.csv"
    path.write_text(HEAD + rows, "utf-8")
    return path


def test_differences_go_both_ways() -> None:
    assert differences({("a", "b"), ("b", "c")}, {("a", "b"), ("a", "c")}) == {("b", "c", False), ("a", "c", True)}


def test_explanations_are_read_in_any_order_of_the_two_areas(tmp_path: Path) -> None:
    assert explained(listed(tmp_path, "b,a,yes,A river.\n")) == {("a", "b", True): "A river."}


@pytest.mark.parametrize(
    ("rows", "message"),
    [("a,b,yes,\n", "explanation"), ("a,b,maybe,Why.\n", "drawn"), ("a,b,no,One.\nb,a,no,Two.\n", "twice")],
)
def test_a_bad_list_is_refused(tmp_path: Path, rows: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        explained(listed(tmp_path, rows))


def test_unexplained_and_outdated_differences_are_both_reported() -> None:
    found, known = {("a", "b", True)}, {("c", "d", False)}
    assert complaints(found, known) == [
        "a and b meet in the drawing only: not explained",
        "c and d meet in the rules only: explained, but is no difference",
    ]
    assert complaints(found, found) == []
