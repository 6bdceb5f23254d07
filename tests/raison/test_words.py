"""How Raison d'État speaks: cases and prepositions, articles and number, several events in one line."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.engine.choice import Reason
from theatrum.engine.game import Game


@pytest.fixture
def game() -> Game:
    return theatrum.new("raison", "1618", 7, seed=1)


def number(game: Game, kind: str, text_id: str) -> int:
    return game.state.lexicon.names[kind].index(text_id)


def told(game: Game, *events: tuple[str, str]) -> dict[str, list[str]]:
    """What the log says of events, each a name and its arguments: things by id, or numbers."""
    before = len(game.state.events)
    for name, words in events:
        kinds = game.title.events[name]
        args = zip(kinds, words.split(), strict=True)
        game.state.tell(
            name,
            *(number(game, kind, word) if kind in game.state.lexicon.names else int(word) for (_, kind), word in args),
        )
    return {language: game.log(language, since=before) for language in ("en", "pl")}


@pytest.mark.parametrize(
    ("territory", "english", "polish"),
    [
        ("bavaria", "Austria garrisoned Bavaria.", "Austria zostawia Garnizon w Bawarii."),
        ("silesia", "Austria garrisoned Silesia.", "Austria zostawia Garnizon na Śląsku."),
        ("hungari", "Austria garrisoned Hungary.", "Austria zostawia Garnizon na Węgrzech."),
        ("franconia", "Austria garrisoned Franconia.", "Austria zostawia Garnizon we Frankonii."),
        ("pfalz", "Austria garrisoned the Palatinate.", "Austria zostawia Garnizon w Palatynacie."),
    ],
)
def test_a_place_stands_in_its_case_with_its_preposition_and_article(
    game: Game, territory: str, english: str, polish: str
) -> None:
    assert told(game, ("garrisoned", f"austria {territory}")) == {"en": [english], "pl": [polish]}


def test_a_power_has_its_article_and_its_number(game: Game) -> None:
    assert told(game, ("taxed", "ottoman 1"), ("taxed", "protestants 5")) == {
        "en": ["The Ottoman Empire collected 1 Money in taxes.", "The Protestants collected 5 Money in taxes."],
        "pl": ["Imperium Osmańskie ściąga podatki: 1 Pieniądz.", "Protestanci ściągają podatki: 5 Pieniędzy."],
    }


def test_a_refusal_agrees_with_the_place_in_number(game: Game) -> None:
    said = {}
    for language in ("en", "pl"):
        teller = game.teller(language)
        for key, territory in (("impassable", "alps"), ("impassable", "atlas"), ("not-adjacent", "bohemia")):
            place = number(game, "territory", territory)
            said[language, territory] = teller.refusal(Reason(key, "9.7", (place,))).reason
    assert said["en", "alps"] == "The Alps are Impassable."
    assert said["en", "atlas"] == "The Atlas is Impassable."
    assert said["pl", "alps"] == "Do Alp nie można wejść: to Terytorium Nieprzekraczalne."
    assert said["pl", "bohemia"] == "Czechy nie sąsiadują z miejscem, z którego wyruszasz."


def test_purchases_of_one_power_add_up_whatever_their_order(game: Game) -> None:
    bought = ("bought-troop", "spain spain.1"), ("bought-morale", "spain"), ("bought-troop", "spain spain.2")
    more = ("bought-troop", "spain spain.1"), ("bought-morale", "spain")
    assert told(game, *bought, *more) == {
        "en": ["Spain bought 3 Troops: Spanish General 1 (2), Spanish General 2 (1).", "Spain bought 2 Morale."],
        "pl": [
            "Hiszpania kupuje 3 Oddziały: 1. Generał Hiszpanii (2), 2. Generał Hiszpanii (1).",
            "Hiszpania kupuje 2 punkty Morale.",
        ],
    }


def test_a_way_there_and_back_is_one_line(game: Game) -> None:
    steps = ("strategic", "austria.1 wien moravia"), ("strategic", "austria.1 moravia wien")
    assert told(game, *steps) == {
        "en": ["Strategic Move: Austrian General 1, Vienna → Moravia → Vienna."],
        "pl": ["Ruch Strategiczny: 1. Generał Austrii, Wiedeń → Morawy → Wiedeń."],
    }


def test_influence_of_several_lands_is_summed_and_the_lands_are_listed(game: Game) -> None:
    gained = [("influence", f"sweden {land} 1") for land in ("livonia", "denmark", "litwa")]
    assert told(game, *gained) == {
        "en": ["Sweden gained 3 Influence from Livonia, Denmark and Lithuania."],
        "pl": ["Szwecja zyskuje 3 punkty Wpływu za Inflanty, Danię i Litwę."],
    }


def test_the_deal_is_one_line_and_shows_nobody_anothers_cards() -> None:
    """Whoever watches has one line; a seat has its own cards beside it, and no other's."""
    game = theatrum.new("raison", "1702", 6, seed=1)
    everyone = game.log("en")
    assert everyone[0].startswith("Battle cards drawn: Britain (2), France (4)")
    assert everyone[1] == "Round 1 begins."
    for seat, standing in enumerate(game.standing()):
        name = game.teller("en").words.thing("power", standing.side)
        mine = [line for line in game.log("en", seat)[:2] if " battle cards: " in line]
        assert [line.partition(" drew ")[0].removeprefix("The ") for line in mine] == [name]


def test_bids_passes_and_the_glory_of_a_victory_are_one_line_each(game: Game) -> None:
    bids = ("bid", "austria 3"), ("bid", "france 0"), ("bid", "ottoman 1")
    passes = ("passed", "spain"), ("passed", "protestants")
    glory = ("battle-influence", "spain 2"), ("battle-influence", "france 1")
    assert told(game, *bids, *passes, *glory) == {
        "en": [
            "Morale bid: Austria (3), France (0) and Ottoman Empire (1).",
            "Spain and the Protestants passed.",
            "Influence from the victory: Spain (2) and France (1).",
        ],
        "pl": [
            "Oferty punktów Morale: Austria (3), Francja (0) i Imperium Osmańskie (1).",
            "Hiszpania i Protestanci pasują.",
            "Wpływ za wygraną bitwę: Hiszpania (2) i Francja (1).",
        ],
    }


def test_what_two_powers_of_one_player_win_in_a_battle_is_one_sum(game: Game) -> None:
    assert told(game, ("battle-influence", "spain 2"), ("battle-influence", "spain 1")) == {
        "en": ["Spain gained 3 Influence from the victory."],
        "pl": ["Hiszpania zyskuje 3 punkty Wpływu za wygraną bitwę."],
    }


def test_a_card_that_is_bought_is_told_once(game: Game) -> None:
    """Whoever bought it reads which it is, everybody else that it was bought."""
    bought = [("bought-card", "spain 5"), ("bought-card", "spain 3")]
    assert told(game, *bought)["en"] == ["Spain bought 2 battle cards: 5 and 3."]
    g, before = game.state, len(game.state.events)
    for card in (5, 3):
        g.whisper(1 << 1, "bought-card", (number(game, "power", "spain"),), (card,))
    assert game.log("en", 1, before) == ["Spain bought 2 battle cards: 5 and 3."]
    assert game.log("pl", 0, before) == ["Hiszpania kupuje 2 karty Bitwy."]
