"""How a game of Pax Renaissance is told: whole sentences, each name in the form its sentence wants."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.engine.choice import Reason
from theatrum.engine.game import Game

from ..positions import CONTENT, choose, position


def told(game: Game, *events: tuple[str, tuple[str, ...]], language: str) -> list[str]:
    """The lines of events that are named by text ids (numbers stand for themselves)."""
    before = len(game.state.events)
    for name, args in events:
        kinds = [kind for _, kind in game.title.events[name]]
        names = game.state.lexicon.names
        game.state.tell(name, *(names[k].index(a) if k in names else int(a) for k, a in zip(kinds, args, strict=True)))
    return game.log(language, since=before)


def one(name: str, *args: str) -> dict[str, str]:
    """One event in each language."""
    game = theatrum.new("paxren", seed=1)
    return {language: told(game, (name, args), language=language)[0] for language in theatrum.LANGUAGES}


@pytest.mark.parametrize(
    ("empire", "polish", "english"),
    [
        ("hungary", "Węgry stały się", "Hungary became"),
        ("england", "Anglia stała się", "England became"),
        ("mamluk", "Sułtanat Mameluków stał się", "The Mamluk Sultanate became"),
        ("papal_states", "Państwo Papieskie stało się", "The Papal States became"),
    ],
)
def test_an_empire_has_its_gender_number_and_article(empire: str, polish: str, english: str) -> None:
    said = one("monarchy", "medici", empire)
    assert said == {"en": f"{english} a Medici Monarchy.", "pl": f"{polish} Monarchią Medyceuszy."}


def test_florins_are_counted_in_both_languages() -> None:
    game = theatrum.new("paxren", seed=1)
    events = [("sold", ("fugger", "PREN008", price)) for price in ("1", "2", "5")]
    assert told(game, *events, language="pl") == [
        "Fuggerowie sprzedali kartę „Jezuici” za 1 Floren.",
        "Fuggerowie sprzedali kartę „Jezuici” za 2 Floreny.",
        "Fuggerowie sprzedali kartę „Jezuici” za 5 Florenów.",
    ]
    assert [line.rpartition(" for ")[2] for line in game.log("en")[-3:]] == ["1 Florin.", "2 Florins.", "5 Florins."]


def test_places_have_their_prepositions() -> None:
    assert one("sailed", "catholic-pirate", "aragon_papal_states", "hungary_ottoman") == {
        "en": "The Catholic Pirate sailed from Florence to Kilia.",
        "pl": "Katolicki Pirat popłynął z Florencji do Kilii.",
    }
    assert one("repressed", "islamic-rook", "rhodes", "ottoman") == {
        "en": "The Islamic Rook at Rhodes was repressed in the Ottoman Empire.",
        "pl": "Islamską Wieżę z Rodos represjonowano w Imperium Osmańskim.",
    }
    assert one("went-home", "islamic-rook", "rhodes", "ottoman") == {
        "en": "The Islamic Rook at Rhodes left the map, since no bank holds the Ottoman Empire.",
        "pl": "Islamską Wieżę z Rodos zdjęto z mapy, bo Imperium Osmańskie nie należy do żadnego banku.",
    }
    assert one("went-home", "coeur-pawn", "hungary_ottoman", "hungary")["pl"] == (
        "Piona Cœurów z Kilii zdjęto z mapy, bo Węgry nie należą do żadnego banku."
    )
    assert one("placed", "fugger-pawn", "holy_roman_empire_papal_states") == {
        "en": "A Fugger Pawn took its place at the Brenner.",
        "pl": "Pion Fuggerów stanął na Brennerze.",
    }


@pytest.mark.parametrize(
    ("way", "event", "rule", "line"),
    [
        ("no-one-shot", "placed", "E2.2", "A Fugger Pawn took its place at Calais."),
        ("launch:france", "office", "regime-change", "A Fugger Pawn opened a Concession at Calais."),
    ],
)
def test_a_concession_cites_what_let_it_be_opened(way: str, event: str, rule: str, line: str) -> None:
    """By an Agent of a card, or by the new ruler of an Empire."""
    game = position(hands={"fugger": ["PREN036"]}, cities={"paris": ""})
    choose(game, "play:PREN036", way)
    if way == "launch:france":  # without defenders both attackers survive, and the Agent needs a place
        choose(game, "occupy:fugger-pawn:aragon_france")
    choose(game, "open-office:england_france:france")
    assert event in {told.name for told in game.state.events.since(0)}
    assert game.title.cites[event] == rule
    assert line in game.log("en")


def test_a_fair_names_its_places_and_levies_in_a_line_each() -> None:
    """G2 to G5: the starter's florin in Tana, Concessions and a Pirate on the way, a levy in each empire reached."""
    game = position(
        clear=True, coins={"east": [4, 0, 0, 0, 0, 0]},
        borders={"byzantium_hungary": "medici-pawn", "hungary_ottoman": "fugger-pawn", "mamluk_ottoman": "fugger-pawn"},
        cities={"tana": "islamic-knight", "trebizond": "islamic-knight", "buda": "catholic-knight",
                "constantinople-1": "islamic-rook", "constantinople-2": "islamic-rook",
                "constantinople-3": "islamic-rook", "rhodes": "islamic-rook", "cairo": "islamic-rook"},
    )  # fmt: skip
    before = len(game.state.events)
    choose(game, "fair:east")
    assert game.log("en", since=before)[:6] == [
        "Fugger started a Trade Fair in the East with 6 Florins.",
        "Fugger earned 3 Florins in the Fair at Tana, Kilia and Alexandria.",
        "Levies raised a Catholic Knight at Caffa, a Reformed Knight at Varna, a Reformed Rook at Modon "
        "and a Catholic Rook at Cyprus.",
        "Medici earned 1 Florin in the Fair at Akkerman.",
        "The Trade Fair in the East ended with 2 Florins left.",
    ]
    assert game.log("pl", since=before)[1:4] == [
        "Fuggerowie zarobili na Wymianie 3 Floreny w Tanie, w Kilii i w Aleksandrii.",
        "Zaciąg wystawił katolickiego Rycerza w Kaffie, reformowanego Rycerza w Warnie, reformowaną Wieżę w Modonie "
        "i katolicką Wieżę na Cyprze.",
        "Medyceusze zarobili na Wymianie 1 Floren w Białogrodzie.",
    ]


def test_the_fallen_of_a_battle_and_new_cards_are_one_line() -> None:
    game = theatrum.new("paxren", seed=1)
    fallen = [("fell", ("catholic-knight", "buda")), ("fell", ("fugger-pawn", "field"))]
    assert told(game, *fallen, language="en") == [
        "The Catholic Knight at Buda and the Fugger Pawn at the edge of the map fell."
    ]
    assert game.log("pl")[-1] == "W bitwie zabito katolickiego Rycerza w Budzie i Piona Fuggerów na skraju mapy."
    cards = [("turned-up", ("east", card)) for card in ("PREN058", "PREN059")]
    assert told(game, *cards, language="pl") == ["Na Wschodzie wyłożono karty „Selim Groźny” i „Safawidzi”."]


def test_a_card_that_goes_is_told_once() -> None:
    """A sale, a beheading and a return to the stack say it themselves."""
    game = position(tableau={"fugger": ["PREN008"]})
    before = len(game.state.events)
    choose(game, "sell:PREN008")
    assert game.log("en", since=before) == ["Fugger sold “Jesuits” for 2 Florins."]


def test_what_a_bank_has_stands_under_its_name() -> None:
    assert one("taxed", "medici", "fugger", "aragon_papal_states", "aragon") == {
        "en": "Medici taxed the Fugger Concession at Florence for Aragon.",
        "pl": "Medyceusze opodatkowali Koncesję Fuggerów we Florencji na rzecz Aragonii.",
    }
    assert one("republic", "coeur", "aragon")["en"] == "Aragon became a Cœur Republic."


@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [
        (0, "Nie masz tam Koncesji, a rywal ma 2.", "You have no Concession there; a rival has 2."),
        (1, "Masz tam 1 Koncesję, a rywal ma 2.", "You have 1 Concession there; a rival has 2."),
    ],
)
def test_none_is_said_in_words(number: int, polish: str, english: str) -> None:
    game = theatrum.new("paxren", seed=1)
    why = Reason("no-majority", "F6", (number, 2))
    assert [game.teller(language).refusal(why).reason for language in ("pl", "en")] == [polish, english]


def test_an_operation_has_no_brackets_of_its_own() -> None:
    """Questions name it in brackets."""
    for language in theatrum.LANGUAGES:
        text = (CONTENT / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        named = [line for line in text.splitlines() if line.startswith("op-")]
        assert named
        assert not [line for line in named if "(" in line]
