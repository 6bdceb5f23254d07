"""The lexicon: each choice exists once, reads back from its id, and nothing else can be read."""

from __future__ import annotations

import pickle

import pytest

from theatrum import Refused
from theatrum.engine.choice import Lexicon, signature

VERBS = {
    "done": signature(""),
    "march": signature("general to:territory"),
    "bid": signature("points:number"),
}
NAMES = {"general": ("austria.1", "austria.2"), "territory": ("wien", "tyrol")}


@pytest.fixture
def lexicon() -> Lexicon:
    return Lexicon(VERBS, NAMES)


def test_a_signature_names_its_arguments_and_their_kinds() -> None:
    assert signature("general from:territory to:territory") == (
        ("general", "general"), ("from", "territory"), ("to", "territory"),
    )  # fmt: skip
    assert signature("") == ()


@pytest.mark.parametrize(
    ("key", "text"),
    [(("done",), "done"), (("march", 1, 0), "march:austria.2:wien"), (("bid", 0), "bid:0"), (("bid", 12), "bid:12")],
)
def test_equal_choices_are_one_object_with_a_stable_id(lexicon: Lexicon, key: tuple[object, ...], text: str) -> None:
    choice = lexicon[key]
    assert choice.id == text
    assert lexicon[key] is choice
    assert lexicon.parse(text) is choice


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "'' is not a choice"),
        ("fly", "'fly' is not a choice"),
        ("done:", "'done:' is not a choice"),
        ("done:1", "'done:1' is not a choice"),
        ("march:austria.1", "'march:austria.1' is not a choice"),
        ("march:austria.1:wien:wien", "is not a choice"),
        ("march:austria.3:wien", "no general is called 'austria.3'"),
        ("march:austria.1:paris", "no territory is called 'paris'"),
        ("march:0:0", "no general is called '0'"),
        ("bid:", "no number is called ''"),
        ("bid:-1", "no number is called '-1'"),
        ("bid:1.5", "no number is called '1.5'"),
        ("bid:²", "no number is called '²'"),
        ("bid:٣", "no number is called '٣'"),
        ("bid:1000", "no number is called '1000'"),
        ("bid:99999999999", "no number is called '99999999999'"),
    ],
)
def test_anything_else_is_refused_with_what_is_wrong(lexicon: Lexicon, text: str, told: str) -> None:
    with pytest.raises(Refused) as caught:
        lexicon.parse(text)
    assert told in caught.value.reason
    assert caught.value.key == "unknown-choice"


def test_a_number_has_one_spelling_only(lexicon: Lexicon) -> None:
    with pytest.raises(Refused):
        lexicon.parse("bid:03")


def test_a_choice_needs_as_many_arguments_as_its_verb(lexicon: Lexicon) -> None:
    with pytest.raises(ValueError, match="argument"):
        lexicon["march", 1]
    with pytest.raises(KeyError):
        lexicon["fly", 1]


def test_a_choice_cannot_be_pickled(lexicon: Lexicon) -> None:
    with pytest.raises(TypeError, match="send the id instead"):
        pickle.dumps(lexicon["done",])
