"""What is written for the page from the program must be that of today."""

from __future__ import annotations

from . import openapi, sentences


def test_the_sentences_the_page_is_tested_with_are_current() -> None:
    assert sentences.FILE.read_text(encoding="utf-8") == sentences.written(), "run: python -m tests.web.sentences"


def test_the_schema_the_page_is_typed_by_is_current() -> None:
    wanted = "run: python -m tests.web.openapi && npm --prefix web run types"
    assert openapi.FILE.read_text(encoding="utf-8") == openapi.written(), wanted
