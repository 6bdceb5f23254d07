"""What cards say is generated from their data, in both languages."""

from __future__ import annotations

from itertools import product

import pytest

from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.cards.telling import LANGUAGES, NOUN, teller
from theatrum.titles.europa.cards.words.control import Either

from ...each import each
from ..cards import carry_out
from ..positions import begin

LISTS = read_lists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_phrase(language: str) -> None:
    assert set(teller(language).phrases) == set(LISTS.language.words)


@pytest.mark.rule("europa:16")
@each("name language", product(LISTS.events, LANGUAGES))
def test_every_event_can_be_read(name: str, language: str) -> None:
    event = LISTS.events[name]
    tell = teller(language)
    lines = tell.event(event)
    parts = {"first": event.first, **dict(zip("ab", event.options, strict=False)), "then": event.then}
    ours = event.data.get("same", name)
    assert len(lines) == sum(1 if (ours, part) in tell.texts else len(said) for part, said in parts.items())
    assert not any(mark in line for line in lines for mark in "{}|_")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ideas_cards_missions_and_milestones_can_be_read(language: str) -> None:
    tell = teller(language)
    texts = [tell.effects(idea.instant) for idea in LISTS.idea if idea.instant]
    texts += [tell.effects(deed.effects[0].effects) for deed in LISTS.deeds if deed.effects]
    texts += [tell.term(amount, "amount") for deed in LISTS.deeds for amount in deed.cost]
    for aim in (*LISTS.missions, *(stone for stone in LISTS.milestone if stone.condition)):
        texts += [tell.term(aim.condition, "condition"), tell.effects(aim.reward[0].effects)]
    assert len(texts) > 200
    assert not any(mark in text for text in texts for mark in "{}|_")


@pytest.mark.rule("europa:16")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Put 3 towns or vassals in Northumbria in unrest and place 3 rebels there.",
                "A) England either exhausts 2 manpower or puts 1 of its towns or vassals in Wales & Wessex in unrest, "
                "and gains 1 military power and 2 Prestige. You gain 1 military power.",
                "B) England loses 1 Stability and 1 Prestige. You gain 1 diplomatic power.",
            ],
        ),
        (
            "pl",
            [
                "Połóż niepokój na 3 miastach lub wasalach w Nortumbrii i umieść tam 3 buntowników.",
                "A) Anglia albo wyczerpuje 2 potencjału, albo kładzie niepokój na 1 swoim mieście lub wasalu "
                "w Walii i Wesseksie, a potem zyskuje 1 punkt Władzy wojskowej i 2 punkty Prestiżu. "
                "Zyskujesz 1 punkt Władzy wojskowej.",
                "B) Anglia traci 1 punkt Stabilności i 1 punkt Prestiżu. Zyskujesz 1 punkt Władzy dyplomatycznej.",
            ],
        ),
    ],
)
def test_the_wars_of_the_roses_in_sentences_of_ours(language: str, lines: list[str]) -> None:
    assert teller(language).event(LISTS.events["103-1"]) == lines


@pytest.mark.parametrize(
    ("statement", "en", "pl"),
    [
        (
            "you: gain(adm(2), ducats(3)); lose(stability(1))",
            "Gain 2 administrative power and 3 ducats; lose 1 Stability.",
            "Zyskujesz 2 punkty Władzy administracyjnej i 3 dukaty; tracisz 1 punkt Stabilności.",
        ),
        (
            "england: gain(ducats(1)); claim(2, seine, loire, aquitaine)",
            "England gains 1 ducat; places 2 claims in the Seine valley, the Loire valley or Aquitaine.",
            "Anglia zyskuje 1 dukata; umieszcza 2 roszczenia nad Sekwaną, nad Loarą lub w Akwitanii.",
        ),
        (
            "mamluks: lose(ducats(5)); war(ottomans)",
            "The Mamluks lose 5 ducats; declare war on the Ottomans.",
            "Mamelucy tracą 5 dukatów; wypowiadają wojnę Imperium Osmańskiemu.",
        ),
        (
            "all: if(at_least(2, count(both(towns(self), in(lombardy)))), ally(sweden))",
            "Every player: if they have at least 2 towns in Lombardy: allies with Sweden.",
            "Każdy gracz: jeśli ma co najmniej 2 własne miasta w Lombardii: zawiera sojusz ze Szwecją.",
        ),
        (
            "you: may(influence(2, areas_of(poland))); unrest_any(5, both(towns(others), in(beside_realm(you))))",
            "If you want, place 2 influence in areas of Poland; "
            "put 5 of the towns of the other players in areas adjacent to your realm in unrest.",
            "Jeśli chcesz, umieszczasz 2 wpływy na obszarach Polski; "
            "kładziesz 5 niepokojów na miastach pozostałych graczy na obszarach obok twojego królestwa.",
        ),
        (
            "each(not(any_ally)): gain(mil(large_towns))",
            "Every player (if they have no ally) gains as much military power as the number of their large towns.",
            "Każdy gracz (o ile nie ma sojusznika) zyskuje tyle Władzy wojskowej, ile wynosi liczba dużych miast.",
        ),
        (
            "sweden: if(not(married(denmark)), offer_ally(1, denmark)); may(offer_ally(1, poland, gain(mil(1))))",
            "Sweden: if it is not so that they have a marriage with Denmark: "
            "offers an alliance to Denmark (at most 1); "
            "if they want, offers an alliance to Poland (at most 1); "
            "if it is accepted, both get: gains 1 military power.",
            "Szwecja: jeśli nie jest tak, że ma mariaż z Danią: proponuje sojusz Danii (najwyżej 1); "
            "jeśli chce, proponuje sojusz Polsce (najwyżej 1); "
            "jeśli zostanie przyjęty, obie strony: zyskuje 1 punkt Władzy wojskowej.",
        ),
    ],
)
def test_statements_are_told_with_persons_cases_and_numbers(statement: str, en: str, pl: str) -> None:
    read = LISTS.language.read(statement)
    assert (teller("en").statement(read), teller("pl").statement(read)) == (en, pl)


def test_what_signs_in_the_sky_replace_is_told_in_full() -> None:
    """Between an idea and a milestone one chooses when both are there (17.3)."""
    g = begin()
    stone = list(g.start.lists.milestones).index("1-politics-dynastic")
    g.milestones, g.reached = (stone,), ((),)
    g.idea_row = (next(n for n, idea in enumerate(g.start.lists.idea) if not idea.basic),)
    carry_out(g, "france", "you: redraw_one")
    assert isinstance(g.decision, Either)
    assert [teller("en").effects((effect,)) for effect in g.decision.effects] == [
        "replace an idea on display that nobody has",
        "replace a milestone on display that nobody has",
    ]
    assert [teller("pl").effects((effect,)) for effect in g.decision.effects] == [
        "wymieniasz wyłożoną ideę, której nikt nie ma",
        "wymieniasz wyłożony kamień milowy, którego nikt nie ma",
    ]


def test_every_noun_is_used() -> None:
    """And every noun that a phrase names is there."""
    tell = teller("pl")
    used = {noun.replace("_", " ") for phrase in tell.phrases.values() for noun in NOUN.findall(phrase)}
    assert used == set(tell.nouns)
