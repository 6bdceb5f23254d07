"""Cards as data: each in its language, none names what does not exist, and the counts are those of the box."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from theatrum.engine.errors import ContentError
from theatrum.titles.europa.board.components import read_box
from theatrum.titles.europa.board.reading import CONTENT, bits
from theatrum.titles.europa.cards.events import MARKS, SYMBOLS, Event
from theatrum.titles.europa.cards.language import Misread, Statement
from theatrum.titles.europa.cards.lists import Lists, read_lists
from theatrum.titles.europa.setup.realms import read_setups

from ..each import each
from .exceptions import REDISPLAYED
from .places import BOARD, LAND, NEW, NODES, OLD, REALMS, SEA, area, province, province_names, realm

BOX, LISTS = read_box(), read_lists()
EVENTS = tuple(LISTS.events.values())


def test_decks_have_as_many_cards_as_the_list_of_components() -> None:
    assert len(LISTS.trade) == BOX.decks["trade"]
    assert len(LISTS.events) == BOX.decks["event"]
    assert len(LISTS.ideas) == BOX.decks["idea"]
    assert len(LISTS.milestones) == BOX.decks["milestone"]
    assert len(LISTS.struggles) == BOX.decks["struggle"]
    assert len(LISTS.characters) == BOX.decks["action"]
    assert len({owner for owner, _ in LISTS.starting}) == BOX.decks["starting"]


# -- trade


@pytest.mark.rule("europa:12.1")
def test_gold_provinces_are_the_key_provinces_of_the_gold_cards() -> None:
    keys = {
        place for card in LISTS.trade.values() if card.good == "gold" for offer in card.offers for place, _ in offer.key
    }
    assert bits(keys) == LAND.gold
    assert all(card.interest == (card.good == "gold") for card in LISTS.trade.values())


@pytest.mark.rule("europa:12.1")
@each("card", LISTS.trade.values())
def test_income_rises_with_power_and_at_developed_nodes(card: Any) -> None:
    ordinary, developed = card.income
    assert list(ordinary) == sorted(set(ordinary))
    assert all(b >= a for a, b in zip(ordinary, developed, strict=True))
    for offer in card.offers:
        assert offer.node != offer.secondary
        inland = not SEA.node_zones[offer.node]
        assert all(1 <= power <= 3 for _, power in offer.key)
        if inland and not offer.own:
            assert all(power >= 2 for _, power in offer.key), NODES[offer.node]


@pytest.mark.rule("europa:12.1")
def test_examples_of_trade() -> None:
    """Cloth: 5 ducats for a power of 1, 14 and 6 at a developed node; card 3 of cloth has Genoa in brackets."""
    cloth = [card for card in LISTS.trade.values() if card.good == "cloth"]
    assert all(card.income == ((5, 8, 11), (6, 10, 14)) for card in cloth)
    assert SEA.nodes["genoa"] in {offer.secondary for offer in LISTS.trade["T02-3"].offers}
    cattle = LISTS.trade["T15-2"]
    assert SEA.nodes["north_sea"] in {offer.node for offer in cattle.offers}


@pytest.mark.rule("europa:12.6")
def test_distant_nodes_need_a_discovery() -> None:
    for card in LISTS.trade.values():
        for offer in card.offers:
            where = SEA.node_continent[offer.node]
            assert where < 0 or where in card.continents, card.id


# -- ideas, milestones, struggles, characters


@pytest.mark.rule("europa:8")
def test_ideas_divide_by_power_and_three_are_basic() -> None:
    assert Counter(idea.power for idea in LISTS.idea) == {0: 10, 1: 10, 2: 10}
    basic = {name for name, number in LISTS.ideas.items() if LISTS.idea[number].basic}
    assert basic == {"tolerance", "quest_for_the_new_world", "cannons"}
    forms = {name for name, number in LISTS.ideas.items() if LISTS.idea[number].government}
    assert forms == {"absolute_monarchy", "constitutional_monarchy", "revolutionary_regime"}


@pytest.mark.rule("europa:17.3")
def test_milestones_are_four_of_each_kind_in_each_age() -> None:
    assert Counter(LISTS.milestones.values()) == {(age, kind): 4 for age in range(1, 5) for kind in range(4)}


@pytest.mark.rule("europa:17.4")
def test_struggles_are_fought_over_four_areas_of_the_main_map() -> None:
    for name, struggle in LISTS.struggles.items():
        assert len(struggle.areas) == (0 if name == "distant_trade" else 4), name
        assert not bits(struggle.areas) & LAND.distant


@pytest.mark.rule("europa:7.2")
def test_characters_are_advisors_of_one_skill_or_leaders() -> None:
    for card, character in LISTS.characters.items():
        if character.role == "advisor":
            assert sum(bool(skill) for skill in character.skills) == 1, card
            assert character.skills[character.deck], card
            assert 1 <= character.cost <= 4
            assert not character.dice
        else:
            assert all(character.skills), card
            assert bool(character.dice) == (character.role == "leader"), card
    assert {character.symbol for character in LISTS.characters.values()} == set(SYMBOLS)


@pytest.mark.rule("europa:7.2")
def test_characters_of_the_examples() -> None:
    """Maximilien, an advisor of 2 for 2 ducats; Francisco, a general with two cavalry dice."""
    maximilien = LISTS.characters["adm-02-2"]
    assert (maximilien.name, maximilien.skills, maximilien.cost) == ("Maximilien", (2, 0, 0), 2)
    assert LISTS.actions["development"] == maximilien.type
    francisco = LISTS.characters["adm-01-1"]
    assert (francisco.name, francisco.dice) == ("Francisco", "cavalry 2")


@pytest.mark.rule("europa:4.5")
def test_the_castilian_ruler_of_the_example() -> None:
    """With advisors for 4 and for 2 ducats Castile gathers 1, 4 and 4: they have 3 and 2."""
    skills = LISTS.starting[realm("castile"), 1444]["skills"]
    assert [skills[0], skills[1] + 2, skills[2] + 3] == [1, 4, 4]


def test_every_start_with_a_starting_card_has_one() -> None:
    for (owner, _), setup in read_setups().items():
        card = setup.data.get("ruler", {}).get("card")
        if card == "starting" and owner != realm("aragon"):  # it shares the card of Spain
            assert (owner, setup.side) in LISTS.starting
        elif card and card != "starting":
            assert "ruler" in LISTS.events[card].data["character"]["roles"], card


def test_every_kind_of_action_card_has_a_name() -> None:
    types = {character.type for character in LISTS.characters.values()}
    assert len(types) == 26
    assert set(LISTS.actions.values()) == types


# -- events


def statements(event: Event) -> Iterator[Statement]:
    yield from event.first
    for option in event.options:
        yield from option
    yield from event.then


def words(term: Any) -> Iterator[str]:
    if isinstance(term, tuple):
        for part in term:
            yield from words(part)
    elif isinstance(term, str):
        yield term


@pytest.mark.rule("europa:16")
@each("event", EVENTS, lambda event: event.id)
def test_every_event_says_something(event: Event) -> None:
    assert list(statements(event)) or "same" in event.data
    assert len(event.options) in (0, 2)
    said = {word for statement in statements(event) for word in words(statement)}
    assert ("choose_option" in said) <= bool(event.options)
    if event.kind == "realm":
        ours = {statement.subject for statement in statements(event)}
        numbers = {number for kind, number in (part for part in ours if len(part) == 2) if kind == "realms"}
        assert event.realm in numbers or "emperor" in said or event.id in ELSEWHERE


ELSEWHERE = {"416-1"}
"""The Protector of the Orthodox: it tells of the towns around Byzantium."""


@pytest.mark.rule("europa:16.1")
def test_every_age_has_two_events_of_each_realm_and_all_symbols() -> None:
    seats = [
        number for number in range(len(REALMS.realms)) if REALMS.playable >> number & 1 and number != realm("aragon")
    ]
    for age in range(1, 5):
        mine = [event for event in EVENTS if event.age == age]
        assert Counter(event.realm for event in mine if event.kind == "realm") == dict.fromkeys(seats, 2)
        symbols = Counter(event.symbol for event in mine if event.kind == "a")
        assert set(symbols) == set(SYMBOLS)
    assert {mark for event in EVENTS for mark in event.marks} == set(MARKS)
    assert all("revolution" not in event.marks for event in EVENTS if event.age < 4)


@pytest.mark.rule("europa:16")
def test_the_wars_of_the_roses_are_as_printed() -> None:
    """3 rebels and 3 unrest in Northumbria; in option B England loses stability and Prestige, the taker gains 1."""
    event = LISTS.events["103-1"]
    there = ("areas", area("northumbria"))
    assert event.first == (Statement(("you",), (("unrest_any", 3, ("in", there)), ("rebels", 3, there))),)
    england, you = event.options[1]
    assert england == Statement(("realms", realm("england")), (("lose", ("stability", 1), ("prestige", 1)),))
    assert you == Statement(("you",), (("gain", ("dip", 1)),))
    assert event.data["character"]["name"] == "Edward IV"


def test_events_that_repeat_say_the_same() -> None:
    for event in EVENTS:
        if "same" in event.data:
            model = LISTS.events[event.data["same"]]
            assert event.first == model.first
            assert event.options == model.options


@pytest.mark.rule("europa:7.2")
def test_historical_rulers_have_skills_and_a_symbol() -> None:
    for event in EVENTS:
        character = event.data.get("character")
        if character is None:
            continue
        assert any(character["skills"]), event.id
        mortal = not character.get("council") and character["name"] not in ("Jacobin Club", "Batavian Republic")
        assert ("symbol" in character) or not mortal, event.id


UNREST = ("unrest", "unrest_any", "unrest_each", "unrest_half")
OFFERS = ("may", "offer_ally", "offer_marriage", "offer_purchase", "or", "remove_influence", "crown_character")
FIRST = {
    "chosen": ("choose", "choose_some"),
    "chosen_realm": ("choose_realm",),
    "chosen_realms": ("choose_realms",),
    "chosen_player": ("choose_player", "steal_general"),
    "noted": ("note",),
    "claimed": ("claim",),
    "done": OFFERS,
    "answerer": ("offer_purchase",),
    "spouses": ("offer_marriage",),
    "targets": (*UNREST, "trade_alone", "trade_closed", "strip_influence"),
    "affected": (*UNREST, "rebels", "religion", "expansive"),
    "stirred": UNREST,
    "added_unrest": UNREST,
    "placed": ("expansive", "expand"),
    "traded_node": ("trade_alone",),
    "new_realm": ("secession",),
    "converted_from": ("religion", "religion_on"),
    "casualties_taken": ("casualties",),
    "chose": ("choose_option",),
    "choosing": ("choose_option",),
    "same_choice": ("choose_option",),
    "else": ("if",),
    "plagued": ("plague",),
    "gain_of_type": ("dismiss",),
    "crown_from": ("reject_ruler",),
    "weaken_ruler": ("choose_player", "lose"),
}
"""What must have been said in an event before a word can mean anything."""


@pytest.mark.rule("europa:16")
@each("event", EVENTS, lambda event: event.id)
def test_words_that_point_back_have_something_to_point_at(event: Event) -> None:
    for option in event.options or ((),):
        said: list[str] = []
        for statement in (*event.first, *option, *event.then):
            assert statement.subject != ("self",) or "choose_option" in said, statement
            for word in words(statement):
                assert word not in FIRST or any(earlier in FIRST[word] for earlier in said), (word, statement)
                said.append(word)


@pytest.mark.rule("europa:16")
def test_every_else_follows_an_if() -> None:
    for event in EVENTS:
        for statement in statements(event):
            assert _elses(statement.effects), (event.id, statement)


def _elses(terms: Any) -> bool:
    heads = [term[0] if isinstance(term, tuple) else term for term in terms]
    follows = all(at and heads[at - 1] == "if" for at, head in enumerate(heads) if head == "else")
    return follows and all(_elses(term[1:]) for term in terms if isinstance(term, tuple))


# -- the language


def test_every_word_of_the_vocabulary_is_used() -> None:
    used = {word for event in EVENTS for statement in statements(event) for word in words(statement)}
    used |= {word for idea in LISTS.idea for term in (*idea.instant, idea.while_) for word in words(term)}
    used |= {word for aim in (*LISTS.missions, *LISTS.milestone) for word in words((aim.condition, aim.reward))}
    used |= {word for struggle in LISTS.struggles.values() for word in words(struggle.reward)}
    used |= {word for deed in LISTS.deeds for term in (*deed.cost, *deed.effects) for word in words(term)}
    used |= set(REDISPLAYED)
    assert {word for word, _ in LISTS.language.words} <= used
    assert all(meaning for meaning in LISTS.language.meanings.values())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("gain(adm(2))", "a subject, a colon"),
        ("you: gain(adm(2)", "not closed"),
        ("you: gain()", "missing"),
        ("you: gain(venice)", "'venice' is no amount"),
        ("you: win(adm(2))", "'win' is no effect"),
        ("you: claim(1, atlantis)", "'atlantis' is no areas"),
        ("you: claim(seine, 1)", "'seine' is no number"),
        ("you: gain", "'gain' wants amount+"),
        ("you: choose_option(3)", "takes nothing"),
        ("atlantis: gain(adm(1))", "'atlantis' is no who"),
        ("you: gain(adm(2)) adm", "was not expected"),
        ("you: gain(adm(2.5))", "cannot be read"),
        ("you: 3", "3 is no effect"),
    ],
)
def test_what_is_not_in_the_language_is_refused(text: str, says: str) -> None:
    with pytest.raises(Misread, match=says.replace("(", r"\(").replace("+", r"\+")):
        LISTS.language.read(text)


def test_sets_of_one_kind_are_combined_and_a_realm_is_somebody() -> None:
    read = LISTS.language.read("venice: unrest(2, both(towns(self), in(either(venetia, dalmatia)))); war(ottomans)")
    assert read == Statement(
        ("realms", realm("venice")),
        (
            ("unrest", 2, ("both", ("towns", ("self",)),
             ("in", ("either", ("areas", area("venetia")), ("areas", area("dalmatia")))))),
            ("war", ("realms", realm("ottomans"))),
        ),
    )  # fmt: skip


def test_a_price_is_told_from_what_is_bought() -> None:
    read = LISTS.language.read("you: pay(adm(1), ducats(2), grow(1, berlin), gain(prestige(1)))")
    assert read.effects == (
        ("pay", ("adm", 1), ("ducats", 2), ("grow", 1, ("provinces", province("berlin"))), ("gain", ("prestige", 1))),
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("events_1.toml", "gain(adm(2))", "gain(gold(2))", "'gold' is no amount"),
        ("events_1.toml", 'realm = "austria"', 'realm = "gaul"', "names that realm"),
        ("events_2.toml", 'same = "11A-1"', 'same = "99A-1"', "no event '99A-1'"),
        ("events_1.toml", 'symbol = "square"', 'symbol = "star"', "'symbol' must be one of"),
        ("trade.toml", "amsterdam = 1", "atlantis = 1", "there is no 'atlantis'"),
        ("trade.toml", 'good = "cloth"', 'good = "linen"', "no good 'linen'"),
        ("vocabulary.csv", "gain,effect,amount+", "gain,effect,money+", "no kind 'money"),
        ("struggles.csv", "bohemia saxony", "bohemia atlantis", "there is no 'atlantis'"),
        ("actions.csv", ",adm-02,", ",mil-02,", "no kind of card of this deck"),
        ("characters.csv", "advisor,square", "jester,square", "must be one of: leader, ruler, advisor"),
    ],
)
def test_a_faulty_card_is_refused_with_its_line(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    shutil.copytree(CONTENT / "cards", tmp_path, dirs_exist_ok=True)
    path = tmp_path / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=says) as fault:
        Lists(BOARD, tmp_path)
    assert fault.value.file == file
    assert fault.value.line > 1


def test_places_that_only_one_side_has_stand_on_cards_of_both() -> None:
    """Three key provinces are printed on the side of 1444 alone: nobody can own them later."""
    keys = bits(place for card in LISTS.trade.values() for offer in card.offers for place, _ in offer.key)
    assert province_names(keys & ~NEW.printed) == {"naugardukas"}
    assert keys & ~OLD.printed == 0
