"""How Mocarstwa speaks: a sentence for everything, with the same arguments in both languages, and natural forms."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from theatrum.arena.rulebook import read
from theatrum.engine.choice import REASONS, Signature
from theatrum.engine.game import Game
from theatrum.engine.state import Event
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.box.cards import CARDS, SIGNS, TYPES
from theatrum.titles.mocarstwa.box.geography import CONTENT
from theatrum.titles.mocarstwa.box.information import CARDS as INFORMATION

from ..each import each
from .positions import at, position, ship, state

TITLE = MOCARSTWA
SIGNATURES: dict[str, Signature] = {
    **{f"choice-{name}": kinds for name, kinds in TITLE.verbs.items()},
    **{f"event-{name}": kinds for name, kinds in TITLE.events.items()},
    **{f"reason-{name}": kinds for name, kinds in TITLE.reasons.items()},
    **{f"prompt-{name}": kinds for name, kinds in TITLE.prompts.items()},
}
NUMBERS = (1, 2, 5)
"""One, few and many."""


@pytest.fixture(scope="module")
def game() -> Game:
    return position("spain,germany", [at("madrid", "1 infantry", "spain"), at("berlin", "1 infantry", "germany")])


def speech(language: str) -> Any:
    return LIBRARY.words(TITLE, language)


def samples(game: Game, kind: str) -> tuple[int, ...]:
    """Things of a kind that need different forms; all of the short lists."""
    names = state(game).lexicon.names.get(kind)
    if names is None:
        return NUMBERS
    if kind == "place":
        return names.index("paris"), names.index("normandy"), names.index("frigate.2")
    if kind == "hex":
        return 0, len(names) - 1
    return tuple(number for number, name in enumerate(names) if name)


@each("language message", product(LANGUAGES, SIGNATURES))
def test_every_word_of_the_title_is_a_sentence(game: Game, language: str, message: str) -> None:
    """Each thing of each kind once, beside the first of the others: a missing form raises."""
    kinds = SIGNATURES[message]
    teller = game.teller(language)
    rows = [samples(game, kind) for _, kind in kinds]
    first = [row[0] for row in rows]
    for spot, row in enumerate(rows):
        for value in row:
            args = (*first[:spot], value, *first[spot + 1 :])
            said = teller.words.say(message, **teller._arguments(kinds, args))
            assert said.strip()
    if not kinds:
        assert teller.words.say(message).strip()


@each("language name", product(LANGUAGES, TITLE.folds))
def test_every_fold_has_its_sentence(game: Game, language: str, name: str) -> None:
    """Whatever things stand in one list: they must have the same forms."""
    event, _, hidden = name.partition(".")
    kinds, fold, teller = TITLE.events[event], TITLE.folds[name], game.teller(language)
    rows = [samples(game, kind) for _, kind in kinds]
    for step in range(max(map(len, rows))):
        events = []
        for at_ in (0, step):
            args = tuple(
                row[at_ % len(row) if kind in fold.lists else 0] for (kind, _), row in zip(kinds, rows, strict=True)
            )
            events.append(Event(0, event, args[:-1] if hidden else args))
        assert teller.line(events).strip()


def test_both_languages_say_the_same_things() -> None:
    """The same messages and attributes, each with the same arguments (forms of a name are the language's own)."""
    found = {}
    for language in LANGUAGES:
        source = (TITLE.content / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        found[language] = {
            key: {name.partition("_")[0] for name in re.findall(r"\$(\w+)", text)}
            for key, text in re.findall(
                r"^ *(\.?[A-Za-z][\w-]*) =(.*(?:\n(?! *\.?[A-Za-z][\w-]* =)[ }].*)*)", source, re.M
            )
        }
    assert found["en"].keys() == found["pl"].keys()
    asked = [key for key in found["en"] if key.startswith(("choice-", "reason-", "prompt-"))]
    assert [key for key in asked if found["en"][key] != found["pl"][key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_endings_cards_scenarios_and_reasons_of_the_steward_are_named(language: str) -> None:
    words = speech(language)
    wanted = [f"ending-{ending}" for ending in TITLE.endings] + ["title-blurb"]
    for option in TITLE.options:
        wanted += [f"option-{option.id}", *(f"option-{option.id}.{value}" for value in option.values)]
    wanted += [f"card-{card.id}" for card in CARDS[1:]]
    for card in INFORMATION:
        wanted += [f"{kind}information-{card.id}" for kind in ("", "help-", "history-")]
    wanted += [f"help-type-{name}" for name in TYPES] + [f"help-sign-{name}" for name in SIGNS]
    wanted += [f"scenario-{scenario.id}" for scenario in TITLE.scenarios]
    code = "\n".join(file.read_text(encoding="utf-8") for file in TITLE.content.parent.glob("bot/*.py"))
    whys = re.findall(r'yield [^\n]*, "([a-z-]+)"$', code, re.M)
    assert whys
    wanted += [f"why-{why}" for why in whys]
    assert [message for message in wanted if not words.has(message)] == []


def told(game: Game, *events: tuple[str, str]) -> dict[str, list[str]]:
    """What the log says of events, each a name and its arguments: things by id, or numbers."""
    before, lexicon = len(game.state.events), state(game).lexicon
    for name, said in events:
        args = zip(TITLE.events[name], said.split(), strict=True)
        game.state.tell(
            name, *(lexicon.names[kind].index(word) if kind in lexicon.names else int(word) for (_, kind), word in args)
        )
    return {language: game.log(language, since=before) for language in LANGUAGES}


def test_a_power_in_the_plural_has_its_verb(game: Game) -> None:
    assert told(game, ("built", "germany fort"), ("built", "spain frigate")) == {
        "en": ["Germany built a fort.", "Spain built a frigate."],
        "pl": ["Niemcy budują fort.", "Hiszpania buduje fregatę."],
    }


def test_purchases_are_one_line(game: Game) -> None:
    assert told(game, ("bought", "spain infantry 5"), ("bought", "spain grenadiers 2")) == {
        "en": ["Spain bought 5 infantry and 2 grenadiers."],
        "pl": ["Hiszpania kupuje oddziały: piechota (5) i grenadierzy (2)."],
    }


def test_how_much_of_a_good_stands_in_brackets_whether_one_is_named_or_several(game: Game) -> None:
    assert told(game, ("collected", "spain grain 2 madrid"))["pl"] == ["Hiszpania znajduje w Madrycie zboże (2)."]
    both = ("collected", "spain grain 2 madrid"), ("collected", "spain goods 1 madrid")
    assert told(game, *both)["pl"] == ["Hiszpania znajduje w Madrycie zboże (2) i towary (1)."]
    assert told(game, ("exchanged", "spain 2"))["pl"] == ["Hiszpania zamienia drewno (2) na zboże."]


def test_losses_of_one_battle_are_one_line(game: Game) -> None:
    fallen = [("destroyed", f"independents {unit} paris") for unit in ("infantry", "infantry", "artillery")]
    assert told(game, *fallen) == {
        "en": ["Paris: the independents lost 3 units, infantry (2), artillery (1)."],
        "pl": ["Oddziały niezależne tracą w Paryżu 3 oddziały: piechota (2), artyleria (1)."],
    }


def test_a_ship_is_a_place_with_a_number(game: Game) -> None:
    assert told(game, ("embarked", "spain infantry barcelona frigate.2")) == {
        "en": ["Spain embarked infantry from Barcelona on frigate 2."],
        "pl": ["Hiszpania zaokrętowuje piechotę z Barcelony na fregatę nr 2."],
    }


def test_every_paragraph_and_ruling_that_is_cited_can_be_read() -> None:
    code = [file.read_text(encoding="utf-8") for file in TITLE.content.parent.rglob("*.py")]
    cited = set(TITLE.cites.values())
    for text in code:
        cited |= set(re.findall(r'\brule = "([\d.]+)"', text)) | set(re.findall(r'Reason\("[a-z-]+", "([\d.]+)"', text))
    ids = [rule.id for rule in read(TITLE, "en")]
    assert ids == [rule.id for rule in read(TITLE, "pl")]
    assert cited <= set(ids)
    own = TITLE.reasons.keys() - REASONS.keys()
    assert own == {key for text in code for key in re.findall(r'Reason\(\s*"([a-z-]+)"', text)}
    assert TITLE.cites.keys() == TITLE.events.keys()
    told = (Path(__file__).parents[2] / "docs" / "rulings" / "mocarstwa.md").read_text(encoding="utf-8")
    rules = (TITLE.content / "rules.toml").read_text(encoding="utf-8")
    named = {ruling for text in (*code, rules) for ruling in re.findall(r"\bM\d+\b", text)}
    assert named <= set(re.findall(r"^\| (M\d+) ", told, re.M))


def test_a_position_is_told_in_both_languages_and_hides_other_hands() -> None:
    seats: dict[str, dict[str, Any]] = {
        "spain": {"ducats": 1500, "hand": ["hussars", "spy"]},
        "germany": {"hand": ["retreat", "battery"]},
    }
    pieces = [
        at("paris", "2 infantry, 1 artillery", fort="fort", captive="hetman"),
        at("madrid", "1 infantry, 1 grenadiers", "spain", commander="marshal"),
        at("berlin", "1 infantry", "germany"),
        ship("frigate", "biscay.1", "1 infantry", "spain", masts=1),
    ]
    game = position("spain,germany", pieces, level="campaign", battles="cards", seats=seats)
    english, polish = game.text(0, "en"), game.text(0, "pl")
    assert "Paris (capital, fort): independents: 2 infantry, 1 artillery; captive: Hetman" in english
    assert "Paryż (stolica, fort): niezależni: piechota (2), artyleria (1); w niewoli: Hetman" in polish
    assert "frigate 1 on Bay of Biscay 1: Spain, crew 1 infantry, masts 1, gun decks 2" in english
    assert "Huzarzy" in polish
    assert "Bateria" not in polish

    seen = game.view(0)
    madrid = next(province for province in seen["provinces"] if province["id"] == "madrid")
    assert madrid["units"] == {"infantry": 1, "grenadiers": 1}
    assert madrid["commander"] == "marshal"
    assert (seen["ships"][0]["masts"], seen["ships"][0]["most_masts"]) == (1, 2)
    assert seen["players"][0]["goods"]["ducats"] == 1500
    assert {"hussars", "spy"} <= set(seen["players"][0]["hand"]["known"])
    assert seen["players"][1]["hand"] == {"known": [], "unknown": 2}


def test_a_table_that_wants_to_talk_does_so_before_each_round() -> None:
    game = position(
        "spain,germany",
        [at("madrid", "1 infantry", "spain"), at("berlin", "1 infantry", "germany")],
        options={"talk": "yes"},
    )
    assert type(game.decision).__name__ == "Talk"
    for seat in (0, 1):
        game.choose(seat, "ready")
    assert game.prompt("pl", 0) == "Hiszpania, Faza militarna: jaki rozkaz?"


def test_from_a_place_that_begins_with_two_consonants_takes_its_vowel() -> None:
    """ "Ze Slawonii", "ze Stambułu", but "z Szampanii": in Polish a preposition before s, z and another consonant."""
    hard = re.compile(r"(S(?!z)|Sz|Ś|Z|Ź|Ż)[bcdfghjklłmnprstwz]")
    lines = (CONTENT / "words" / "names_pl.csv").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("place,")]
    names = [row.rsplit(",", 1)[1].removeprefix("z ").removeprefix("ze ") for row in rows]
    wrong = [row for row, name in zip(rows, names, strict=True) if row.endswith(f",z {name}") and hard.match(name)]
    assert any(map(hard.match, names))
    assert wrong == []
