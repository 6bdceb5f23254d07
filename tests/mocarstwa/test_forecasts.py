"""Forecasts: dice are exact, cards are counted over all that may come, the rest is what surely follows."""

from __future__ import annotations

from typing import Any

import pytest
from bench.calibration import moves

from tests.common.test_forecasts import games
from theatrum.engine.forecast import Forecast
from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.cards import CARDS, INDEPENDENTS, SPY, deck
from theatrum.titles.mocarstwa.box.information import CARDS as NEWS
from theatrum.titles.mocarstwa.box.prices import BY_LEVEL
from theatrum.titles.mocarstwa.box.printed import printed
from theatrum.titles.mocarstwa.vocabulary import CONTROL, MINISTRIES

from .positions import at, choose, position, question, ship, state, told

HOME = [at("berlin", "1 infantry", "germany")]


def foretold(game: Game, text: str) -> Forecast:
    seat = game.to_act[0]
    choice = next(choice for choice in game.choices(seat) if choice.id == text)
    return game.title.forecast(game.state.veil(seat), seat, choice)


def facts(game: Game, text: str) -> dict[str, tuple[int, ...]]:
    return {fact.key: fact.args for fact in foretold(game, text).facts}


def win(game: Game, text: str) -> float:
    picture = foretold(game, text).picture
    assert picture is not None
    return float(picture["win"])


@pytest.mark.rule("mocarstwa:7.7.5")
@pytest.mark.parametrize(
    ("units", "attack", "share"),
    [
        ("1 infantry", "attack:infantry:madrid:valencia", 575 / 1296),  # two dice above two
        ("1 grenadiers", "attack:grenadiers:madrid:valencia", 721 / 1296),  # with one more
        ("1 artillery", "attack:artillery:madrid:valencia", 6054 / 7776),  # three dice above two
    ],
)
def test_the_odds_of_a_unit_are_those_of_the_dice(units: str, attack: str, share: float) -> None:
    game = position("spain,germany", [at("madrid", units, "spain"), at("valencia", "1 infantry"), *HOME])
    assert win(game, attack) == pytest.approx(share, abs=1e-4)


def test_a_throw_is_told_with_what_both_sides_add() -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("valencia", "1 grenadiers", fort="fort"), *HOME]
    found = facts(position("spain,germany", pieces), "attack:infantry:madrid:valencia")
    assert found["throw"] == (2, 0, 2)


@pytest.mark.rule("mocarstwa:12.4")
def test_a_marshal_who_lets_the_attack_be_thrown_again_makes_it_likelier() -> None:
    def odds(**more: Any) -> float:
        pieces = [at("madrid", "1 infantry", "spain", **more), at("valencia", "1 infantry"), *HOME]
        return win(position("spain,germany", pieces, options={"commanders": "yes"}), "attack:infantry:madrid:valencia")

    assert odds(commander="marshal") > odds() + 0.1


@pytest.mark.rule("mocarstwa:8.5")
def test_a_broadside_may_miss_hit_or_sink() -> None:
    pieces = [ship("frigate", "biscay.1", "1 infantry", "spain"), ship("corvette", "biscay.2", "1 infantry"), *HOME]
    game = position("spain,germany", [*pieces, at("madrid", "1 infantry", "spain")])
    [salvo] = [choice.id for choice in game.choices(0) if choice.verb == "salvo"]
    assert facts(game, salvo)["salvo"] == (17, 25, 31, 25, 3)


def battle(card: int = 0) -> Game:
    pieces = [at("madrid", "1 infantry, 1 artillery", "spain"), at("valencia", "1 infantry, 1 grenadiers"), *HOME]
    seats = {"spain": {"hand": ["grand-battery", "line", "bayonets"]}, "germany": {"hand": ["retreat"]}}
    game = position("spain,germany", pieces, battles="cards", seats=seats)
    choose(game, "attack:infantry:madrid:valencia", "attack:artillery:madrid:valencia", "end-phase")
    if card:
        game._dice.forced.append(card)
    return game


@pytest.mark.rule("mocarstwa:7.5.8")
@pytest.mark.parametrize("own", ["grand-battery", "line", "bayonets"])
def test_the_odds_of_a_card_are_counted_over_the_independents_deck(own: str) -> None:
    """Every card of theirs is laid once, and the ends are weighed by how many there are."""
    whole = won = 0
    for card, copies in enumerate(deck(INDEPENDENTS)):
        if copies and CARDS[card].type != SPY:
            game = choose(battle(card), f"lay:{own}")
            whole += copies
            fled = told(game, "withdrew") or question(game) == "Drive"
            won += copies * bool(told(game, "battle-won") or fled)
    assert win(battle(), f"lay:{own}") == pytest.approx(won / whole, abs=1e-3)


def test_a_rival_is_thought_to_pick_the_better_of_two_cards() -> None:
    """Who holds one card lays it, whatever it is; who holds several does not lay any of them alike."""

    def odds(*theirs: str) -> tuple[float, float]:
        pieces = [at("madrid", "1 infantry", "spain"), at("valencia", "1 infantry", "germany"), *HOME]
        seats = {"spain": {"hand": ["line", "bayonets"]}, "germany": {"hand": list(theirs)}}
        game = position("spain,germany", pieces, battles="cards", seats=seats)
        choose(game, "attack:infantry:madrid:valencia", "end-phase")
        picture = foretold(game, "lay:line").picture
        assert picture is not None
        return float(picture["win"]), float(picture["draw"])

    win, draw = odds("bayonets")
    picked, level = odds("bayonets", "retreat")
    assert 0 < picked < win
    assert picked == pytest.approx(win**2, abs=1e-3)
    assert level == pytest.approx((win + draw) ** 2 - win**2, abs=1e-3)


@pytest.mark.rule("mocarstwa:7.5.4")
def test_points_before_the_cards_and_what_may_be_lost_are_told() -> None:
    found = facts(battle(), "lay:line")
    assert found["battle-points"][:2] == (4, 5)
    assert found["all-fall"] == (2,)


@pytest.mark.rule("mocarstwa:7.5")
def test_the_first_attack_with_cards_says_who_can_move_no_more() -> None:
    army = at("madrid", "2 infantry", "spain"), at("castile", "1 infantry", "spain")
    pieces = [*army, at("valencia", "1 infantry"), *HOME]
    attack = "attack:infantry:madrid:valencia"
    game = position("spain,germany", pieces, battles="cards")
    assert facts(game, attack)["moves-over"] == (2,)
    choose(game, attack)
    assert "moves-over" not in facts(game, attack)  # they are over already
    assert not any(choice.verb == "move" for choice in game.choices(game.to_act[0]))
    alone = position("spain,germany", [at("madrid", "1 infantry", "spain"), *pieces[2:]], battles="cards")
    assert "moves-over" not in facts(alone, attack)
    assert "moves-over" not in facts(position("spain,germany", pieces), attack)  # with dice the order is free


def test_a_retreat_is_certain() -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("valencia", "1 artillery"), *HOME]
    game = position("spain,germany", pieces, battles="cards", seats={"spain": {"hand": ["retreat", "line"]}})
    choose(game, "attack:infantry:madrid:valencia", "end-phase")
    assert facts(game, "lay:retreat") == {"withdraws": ()}


@pytest.mark.rule("mocarstwa:4.2")
def test_a_purchase_has_its_price_beside_it() -> None:
    means = {"ducats": 9_000, "ore": 3, "grain": 4, "coats": ["spain"]}
    pieces = [at("madrid", "1 infantry", "spain"), *HOME]
    game = position("spain,germany", pieces, level="campaign", seats={"spain": means})
    choose(game, "end-phase", "end-phase")

    def price(text: str) -> tuple[int, ...]:
        brief = foretold(game, text).brief
        assert brief is not None
        assert brief.key == "price"
        return brief.args

    assert price("recruit:infantry:madrid:2") == (2_000, 0, 0, 0)  # twice that of table 4
    assert price("recruit:artillery:madrid:1") == (2_500, 1, 0, 0)
    conscription = next(number for number, news in enumerate(NEWS) if news.id == "conscription")
    state(game).discoveries[0] = (conscription,)  # 200 less for infantry
    assert price("recruit:infantry:madrid:2") == (1_600, 0, 0, 0)
    assert foretold(game, "done").brief is None


def test_who_leaves_a_province_is_told_who_can_walk_in() -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("valencia", "1 infantry"), *HOME]
    game = position("spain,germany", pieces)
    empty = [choice.id for choice in game.choices(0) if choice.verb == "move"]
    found = facts(game, empty[0])
    g = state(game)
    assert found["left-empty"] == (g.board.land.index["madrid"],)
    assert found["can-enter"] == (len(g.board.powers), g.board.land.index["madrid"])


def test_battles_among_stewards_end_about_as_often_well_as_foretold() -> None:
    """Attackers against the independents, when they lay their card."""
    said, true = 0.0, 0
    count = 0
    ends = {"battle-won": 1, "withdrew": 1, "battle-lost": 0, "battle-drawn": 0, "retreated-attack": 0}
    for full in games("mocarstwa"):
        if full.options["battles"] != "cards":
            continue
        for share, entry in attackers(full):
            told = (event.name for event in full.state.events if event.entry >= entry and event.name in ends)
            said += share
            true += ends[next(told)]
            count += 1
    assert count > 5
    assert abs(said - true) <= 3 * max(1.0, count * 0.2) ** 0.5


def attackers(full: Game) -> list[tuple[float, int]]:
    found = []
    for game, seat, choice in moves(full):
        battle = game.view(seat)["battle"]
        if choice.verb == "lay" and battle and battle["defender"] == "independents" and not any(battle["cards"]):
            picture = game.title.forecast(game.state.veil(seat), seat, choice).picture
            if picture is not None:
                found.append((float(picture["win"]), game.entry))
    return found


@pytest.mark.rule("mocarstwa:5.5")
@pytest.mark.parametrize(
    ("round_", "fact", "number"),
    [
        (1, "level-agriculture", 2),
        (2, "level-economy", 2),
        (3, "level-trade", 1_000),
        (4, "level-finance", 4_000),
        (5, "level-construction", 12_000),
        (6, "level-war", 20),
    ],
)
def test_an_authority_card_says_what_the_ministry_gives_at_its_level(round_: int, fact: str, number: int) -> None:
    home = [at("madrid", "1 infantry", "spain"), *HOME]
    full: dict[str, Any] = {"level": "full", "goals": [{"kind": "powers"}], "round_": round_, "forced": [0]}
    game = choose(position("spain,germany", home, **full), "end-phase")
    assert facts(game, "authority:castellan")[fact][1:] == (number,)
    # To let the die stand is foretold alike, at the level that it gave; the Chamberlain gives another throw alone.
    level = state(game).level[0]
    assert facts(game, "done")[fact] == (level, BY_LEVEL[MINISTRIES[round_ - 1]][level])
    assert set(facts(game, "authority:chamberlain")) == {"rolls-again"}
    levels = printed(state(game))["levels"][MINISTRIES[round_ - 1]]
    assert levels["castellan"] == number
    assert list(levels) == list(CONTROL)


@pytest.mark.rule("mocarstwa:11.3")
@pytest.mark.parametrize(("choice", "money"), [("sell:ore:3", 1_800), ("sell:grain:2", 600)])
def test_a_sale_says_in_the_list_what_it_brings(choice: str, money: int) -> None:
    purse = {"ducats": 5_000, "ore": 3, "grain": 2}
    home = [at("madrid", "1 infantry", "spain"), *HOME]
    game = position("spain,germany", home, level="campaign", seats={"spain": purse})
    brief = foretold(choose(game, "end-phase", "end-phase"), choice).brief
    assert brief is not None
    assert (brief.key, brief.args) == ("earns", (money,))


@pytest.mark.rule("mocarstwa:7.5.4")
def test_several_attackers_are_foretold_together_before_any_of_them_is_told_to_go() -> None:
    """What a stack in hand would do is what the last of it would do after the others were declared."""
    pieces = [at("madrid", "2 artillery, 1 infantry", "spain"), at("castile", "2 infantry", "germany"), *HOME]
    game = position("spain,germany", pieces, battles="cards", seats={"spain": {"hand": ["hussars"]}})
    parse = game.state.lexicon.parse
    gun, foot = parse("attack:artillery:madrid:castile"), parse("attack:infantry:madrid:castile")
    alone, together = game.forecast(0, foot), game.forecast(0, foot, [gun, gun])
    assert alone
    assert together
    assert (alone["picture"]["attack"], together["picture"]["attack"]) == (1, 7)
    assert together["picture"]["win"] > alone["picture"]["win"]
    assert not state(game).assaults
    declared = choose(game, gun.id, gun.id)
    assert declared.forecast(0, foot) == together
    assert game.forecast(0, foot, [foot, foot]) is None  # there is one infantry
