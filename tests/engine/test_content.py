"""Readers of content files: what they read, and the file and line in what they refuse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from theatrum import ContentError
from theatrum.engine.content import Row, Sheet, provenance, read_table

TABLE = """# source: authored; a test
# a comment
id,value,flag

wien, 3 ,yes
# another
"tyrol, upper",1,
"""


def table(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "lands.csv"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def rows(tmp_path: Path) -> list[Row]:
    return read_table(table(tmp_path, TABLE), ("id", "value", "flag"))


def test_a_table_is_read_past_comments_blanks_and_quotes(rows: list[Row]) -> None:
    assert [(row.text("id"), row.number("value", 0, 9), row.flag("flag")) for row in rows] == [
        ("wien", 3, True),
        ("tyrol, upper", 1, False),
    ]


def test_a_row_knows_its_line(rows: list[Row]) -> None:
    assert [row.line for row in rows] == [5, 7]
    assert str(rows[1].fault("wrong")) == "lands.csv:7: wrong"


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("id,flag\n", 1, "the columns must be: id,value,flag"),
        ("id,flag,value\n", 1, "the columns must be"),
        ("# source: x\n\nid,value\n", 3, "the columns must be"),
        ("id,value,flag\nwien,1,\ntyrol,1\n", 3, "2 cells, but 3 columns"),
        ("id,value,flag\nwien,1,,\n", 2, "4 cells, but 3 columns"),
    ],
)
def test_a_table_of_another_shape_is_refused(tmp_path: Path, text: str, line: int, told: str) -> None:
    with pytest.raises(ContentError, match=told) as caught:
        read_table(table(tmp_path, text), ("id", "value", "flag"))
    assert (caught.value.file, caught.value.line) == ("lands.csv", line)


@pytest.mark.parametrize("text", ["", "# only a comment\n"])
def test_a_table_without_a_header_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError):
        read_table(table(tmp_path, text), ("id",))


ROW = Row("lands.csv", 7, {"id": "", "value": "12", "flag": "true", "kind": "hill", "sign": "-1", "super": "²"})


@pytest.mark.parametrize(
    ("read", "told"),
    [
        (lambda: ROW.text("id"), "'id' is empty"),
        (lambda: ROW.number("value", 0, 9), "'value' is '12'; it must be a number from 0 to 9"),
        (lambda: ROW.number("id", 0, 9), "'id' is ''; it must be a number"),
        (lambda: ROW.number("sign", 0, 9), "'sign' is '-1'; it must be a number"),
        (lambda: ROW.number("super", 0, 9), "'super' is '²'; it must be a number"),
        (lambda: ROW.flag("flag"), "'flag' is 'true'; write 'yes' or leave it empty"),
        (lambda: ROW.one_of("kind", ("home", "sea")), "'kind' is 'hill'; it must be one of: home, sea"),
    ],
)
def test_a_wrong_cell_is_refused_with_file_and_line(read: Callable[[], Any], told: str) -> None:
    with pytest.raises(ContentError) as caught:
        read()
    assert str(caught.value).startswith(f"lands.csv:7: {told}")


SHEET = """# source: about the victory and the name
name = "Test"   # the victory is below
victory = "thirty"
list = [1, 2]
yes = true
debt = -1
"""


def test_a_sheet_that_does_not_parse_names_its_line() -> None:
    for line, text in ((1, "a = = 1"), (3, "a = 1\n\nb = [1,\n"), (2, "a = 1\na = 2\n")):
        with pytest.raises(ContentError) as caught:
            Sheet(text, "mine.toml")
        assert (caught.value.file, caught.value.line) == ("mine.toml", line)


@pytest.mark.parametrize(
    ("key", "ask", "line"),
    [
        ("victory", Sheet.number_at, 3),
        ("list", Sheet.list_at, 4),
        ("yes", Sheet.number_at, 5),
        ("debt", Sheet.number_at, 6),
        ("name", Sheet.table_at, 2),
        ("victory", Sheet.list_at, 3),
        ("list", Sheet.text_at, 4),
    ],
)
def test_a_value_of_another_kind_is_refused_at_its_line(
    key: str, ask: Callable[[Sheet, dict[str, Any], str], Any], line: int
) -> None:
    sheet = Sheet(SHEET, "mine.toml")
    with pytest.raises(ContentError, match=f"'{key}' is missing or not a") as caught:
        ask(sheet, sheet.data, key)
    assert (caught.value.file, caught.value.line) == ("mine.toml", line)


def test_provenance_lists_every_source_line() -> None:
    assert provenance("# source: rulebook 2\nx\n#source: no\n# source:  authored \n") == ["rulebook 2", "authored"]
