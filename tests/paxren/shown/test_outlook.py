"""What the title tells about a position: previews of wars, the steward's reasons, the text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.common.tables import pick
from theatrum import LANGUAGES
from theatrum.bots import make, sight
from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.paxren import PAXREN

from ..positions import choose, open_, pax, position, question

BORGIA, JESUITS = "PREN009", "PREN008"
LEVIED = "A Levy will be raised in the Ottoman Empire."


def preview(game: Game, choice: str) -> dict[str, Any]:
    seat = game.to_act[0]
    picked = next(c for c in game.choices(seat) if c.id == choice)
    found = game.forecast(seat, picked)
    assert found is not None
    picture: dict[str, Any] = found["picture"]
    return picture


def told(game: Game, choice: str) -> list[str]:
    """A forecast in English, without the sort of each line."""
    seat = game.to_act[0]
    picked = next(c for c in game.choices(seat) if c.id == choice)
    return [line for _, line in game.teller("en").foretold(game.title.forecast(game.state.veil(seat), seat, picked))]


def test_a_preview_says_who_fights_who_falls_and_what_changes() -> None:
    game = position(
        hands={"fugger": [BORGIA]}, tableau={"medici": ["aragon"]}, vassals={"france": "aragon"},
        repressed={"aragon": ["reformist-knight"]}, cities={"valencia": "catholic-rook"},
        borders={"aragon_portugal": "islamic-pirate"},
    )  # fmt: skip
    choose(game, f"play:{BORGIA}")
    seen = preview(game, "launch:aragon")
    assert seen == {
        "kind": "battle", "war": "conspiracy", "rule": "J1", "empire": "aragon",
        "attack": [
            {"spot": "field", "token": "reformist-knight"}, {"spot": "aragon_portugal", "token": "islamic-pirate"},
        ],
        "defence": [{"spot": "valencia", "token": "catholic-rook"}],
        "fall": 1, "win": True, "cost": 0, "from": "medici", "becomes": "monarchy", "map": None,
        "frees": ["france"], "queen": None,
    }  # fmt: skip


def test_a_preview_of_a_campaign_has_its_price_and_of_a_crusade_its_face() -> None:
    game = position(tableau={"fugger": ["france"]}, cities={"london": ""}, florins={"fugger": 3})
    choose(game, "ops:west", "use:france:campaign")
    seen = preview(game, "campaign:england")
    assert (seen["cost"], seen["win"], seen["becomes"]) == (1, True, "vassal")
    assert preview(game, "campaign:aragon")["win"] is False
    game = position(hands={"fugger": [JESUITS]}, cities={"algiers": "islamic-rook"}, tableau={"fugger": ["aragon"]})
    choose(game, f"play:{JESUITS}")
    seen = preview(game, "launch:aragon")
    assert (seen["map"], seen["becomes"]) == ("catholic", "republic")


def test_previews_come_true() -> None:
    """In played games every won or lost war is as it was foretold."""
    foretold = 0
    for seed in range(40):
        game = Game(PAXREN, PAXREN.scenarios[0], 4, {o.id: o.values[0] for o in PAXREN.options}, seed, LIBRARY)
        while not game.over:
            seat, choice = pick(game, seed)
            found = game.forecast(seat, choice)
            seen = found["picture"] if found else None
            mark = len(game.state.events)
            game.choose(seat, choice)
            if seen is None or seen["kind"] != "battle" or question(game) == "Shortage":
                continue
            foretold += 1
            battle = next(e for e in game.state.events.since(mark) if e.name == "battle")
            assert battle.args[3:] == (len(seen["attack"]), len(seen["defence"]))
            while question(game) == "Casualty":
                game.choose(seat, game.choices(seat)[0])
            ended = {event.name for event in game.state.events.since(mark)}
            assert ("won" in ended) == seen["win"]
    assert foretold > 50


def test_playing_a_card_is_foretold_with_its_targets_and_why_some_are_closed() -> None:
    game = position(hands={"fugger": [BORGIA, "PREN016"]}, borders={"aragon_portugal": "islamic-pirate"})
    seen = preview(game, f"play:{BORGIA}")
    targets = {target["choice"]: target for target in seen["targets"]}
    assert targets["launch:england"]["closed"] == {"key": "no-attackers", "rule": "J1", "about": {"empire": "england"}}
    assert targets["launch:aragon"]["closed"] is None
    assert targets["launch:aragon"]["battle"]["win"] is False
    shift = preview(game, "play:PREN016")
    assert shift["targets"] == [
        {"choice": "shift:spice_islands", "closed": {"key": "no-discovery", "rule": "H1", "about": {}}, "battle": None}
    ]
    assert question(game) == "Act"


def test_a_campaign_is_foretold_with_its_targets_before_its_king_acts() -> None:
    game = position(tableau={"fugger": ["france"]}, cities={"london": ""}, florins={"fugger": 3})
    choose(game, "ops:west")
    seen = preview(game, "use:france:campaign")
    assert (seen["kind"], seen["of"]) == ("targets", "campaign")
    won = {target["battle"]["empire"]: target["battle"]["win"] for target in seen["targets"]}
    assert won == {empire: empire == "england" for empire in
                   ("england", "holy_roman_empire", "portugal", "aragon", "papal_states")}  # fmt: skip
    assert all(target["closed"] is None for target in seen["targets"])
    assert {target["choice"] for target in seen["targets"]} == {f"campaign:{empire}" for empire in won}


# -- fairs, shifts, comets, taxes


@pytest.mark.rule("paxren:G3")
def test_a_fair_says_who_gets_which_coin() -> None:
    """Three Florins from Tana with three banks' Concessions and a Pirate on the way."""
    game = position(
        borders={"byzantium_hungary": "medici-pawn", "hungary_ottoman": "islamic-pirate"}, florins={"fugger": 2}
    )
    before = list(pax(game).florins)
    lines = told(game, "fair:east")
    assert lines[1].startswith("Fugger will earn 1 Florin at ")
    choose(game, "fair:east")
    while question(game) == "Levy":
        choose(game, game.choices(game.to_act[0])[0].id)
    earned = [event for event in game.state.events if event.name == "fair-pays"]
    assert len([line for line in lines if "will earn" in line]) == len({event.args[0] for event in earned})
    assert sum(event.args[1] for event in earned) == sum(pax(game).florins) - sum(before)


@pytest.mark.rule("paxren:G4")
@pytest.mark.parametrize(
    ("coins", "line"),
    [
        (0, "A Levy will be raised in Byzantium."),
        (1, "3 Levies will be raised, from Byzantium to the Ottoman Empire."),
    ],
)
def test_a_fair_says_how_many_levies_it_raises_and_how_far_it_goes(coins: int, line: str) -> None:
    """Where a bank is asked in which city, it is certain that the levy is raised."""
    game = position(coins={"west": [coins]}, borders={"byzantium_hungary": "medici-pawn"})
    assert told(game, "fair:west")[0] == line
    choose(game, "fair:west")
    while question(game) == "Levy":
        choose(game, game.choices(game.to_act[0])[0].id)
    raised = sum(event.name == "levied" for event in game.state.events)
    assert raised == (int(line[0]) if coins else 1)


@pytest.mark.rule("paxren:E1")
@pytest.mark.parametrize(("lying", "brief"), [(0, "\u22121 ƒ"), (1, "±0 ƒ"), (2, "+1 ƒ")])
def test_a_purchase_says_in_brief_what_it_costs_also_where_that_is_nothing(lying: int, brief: str) -> None:
    game = position(florins={"fugger": 3}, market={"west": ["", "PREN002"]}, coins={"west": [0, lying]})
    choice = next(choice for choice in game.choices(0) if choice.id == "buy:PREN002")
    told = game.title.forecast(game.state.veil(0), 0, choice).brief
    assert told is not None
    assert game.teller("en").fact(told, "brief") == brief


@pytest.mark.rule("paxren:F4")
@pytest.mark.parametrize(
    ("florins", "lines"),
    [
        (0, [LEVIED, "The Cœur Pawn at Alexandria will leave the map, since no bank holds the Ottoman Empire."]),
        (1, [LEVIED, "Cœur pays 1 Florin or loses the Concession at Alexandria."]),
    ],
)
def test_a_tax_says_what_its_owner_can_do_and_where_a_levy_is_raised(florins: int, lines: list[str]) -> None:
    borders = {"hungary_ottoman": "coeur-pawn"}
    game = position(3, tableau={"fugger": ["PREN080"]}, florins={"coeur": florins}, borders=borders)
    choose(game, "ops:east", "use:PREN080:tax")
    assert sorted(told(game, "tax:mamluk_ottoman:ottoman")) == sorted(lines)


@pytest.mark.rule("paxren:H1")
def test_a_trade_shift_says_which_emporium_closes() -> None:
    game = position(hands={"fugger": ["PREN015"]})
    choose(game, "play:PREN015")
    assert "The Emporium at Tana will close." in told(game, "shift:novgorod")


@pytest.mark.rule("paxren:E1")
def test_a_purchase_says_what_is_left_in_the_purse() -> None:
    game = position(florins={"fugger": 3}, market={"west": ["PREN001", "PREN002"], "east": ["PREN058"]})
    assert told(game, "buy:PREN002") == ["Purse of Fugger: 2 Florins instead of 3."]


@pytest.mark.rule("paxren:L1")
def test_a_comet_says_who_would_gain() -> None:
    game = position(
        tableau={"fugger": ["england", "france"]}, florins={"fugger": 4},
        market={"west": ["PREN001", "PREN002", "COMET3"], "east": ["PREN058"]},
    )  # fmt: skip
    assert "The Imperial Victory: Fugger already meets its conditions." in told(game, "buy:COMET3")
    choose(game, "buy:COMET3")
    lines = told(game, "activate:imperial")
    assert lines[0] == "The Imperial Victory: Fugger already meets its conditions."
    assert "The Imperial Victory: Medici lacks 4." in lines
    assert "Fugger could then declare the Imperial Victory." in lines


# -- the steward


def test_the_steward_takes_a_win_at_once() -> None:
    game = position(tableau={"fugger": ["england", "france"]}, active=["imperial"])
    assert make("steward", 1).choose(sight(game, 0)).id == "declare:imperial"


def test_the_steward_buys_the_comet_it_can_win_with() -> None:
    game = position(
        tableau={"fugger": ["england", "france"]}, florins={"fugger": 4},
        market={"west": ["PREN001", "PREN002", "COMET3"], "east": ["PREN058"]},
    )  # fmt: skip
    steward = make("steward", 1)
    assert steward.choose(sight(game, 0)).id == "buy:COMET3"
    choose(game, "buy:COMET3")
    assert steward.choose(sight(game, 0)).id == "activate:imperial"
    choose(game, "activate:imperial")
    assert steward.choose(sight(game, 0)).id == "declare:imperial"


def test_a_fair_is_advised_with_what_each_bank_would_get() -> None:
    """From Tana: the starter's Florin and one of the Concession; Medici's and Cœur's Concessions earn one each."""
    game = position(
        borders={"byzantium_hungary": "fugger-pawn", "hungary_ottoman": "medici-pawn"}, coins={"east": [2] + [0] * 5}
    )
    choice = next(c for c in game.choices(0) if c.id == "fair:east")
    reasons = PAXREN.explain(game.state.veil(0), 0, choice)
    teller = game.teller("en")
    assert [(why.weight > 0, teller.why(why)) for why in reasons] == [
        (True, "You earn 2 Florins"), (False, "Medici earns 1 Florin"), (False, "Cœur earns 1 Florin"),
    ]  # fmt: skip


def test_a_card_is_advised_with_what_it_brings() -> None:
    game = position(hands={"fugger": ["PREN036"]})
    choice = next(c for c in game.choices(0) if c.id == "play:PREN036")
    told_ = [game.teller("en").why(why) for why in PAXREN.explain(game.state.veil(0), 0, choice)]
    assert "Law Prestige" in told_
    assert "1 Agent for the map" in told_
    assert any(line.startswith("Its Op: ") for line in told_)


def test_the_steward_beats_random_banks() -> None:
    wins = 0
    for number in range(8):
        options = {o.id: o.values[0] for o in PAXREN.options}
        game = Game(PAXREN, PAXREN.scenarios[0], 4, options, f"beats:{number}", LIBRARY)
        players = [make("steward" if seat == number % 4 else "random", f"{number}:{seat}") for seat in range(4)]
        while not game.over:
            seat = game.to_act[0]
            game.choose(seat, players[seat].choose(sight(game, seat)))
        wins += game.result[number % 4] == 1
    assert wins >= 7


# -- text and view


def test_the_text_names_what_lies_and_stands_where() -> None:
    game = position(
        tableau={"fugger": ["england"]}, queens={"england": "PREN047"}, vassals={"france": "england"},
        bishops={"england": "islamic"}, repressed={"france": ["medici-pawn"]},
    )  # fmt: skip
    english = game.text(0, "en")
    assert "England (+ Margaret of Anjou; Vassal France (repressed: Medici Pawn); Islamic Bishop)" in english
    polish = game.text(0, "pl")
    assert "Anglia (+ Małgorzata Andegaweńska; Wasal: Francja" in polish


@pytest.mark.rule("paxren:B4")
@pytest.mark.rule("paxren:B3")
def test_what_is_printed_on_cards_and_empires_can_be_drawn() -> None:
    game = position(tableau={"fugger": ["PREN036"]}, hands={"medici": ["PREN154X"]}, options={"cards": "expansion"})
    cards = game.printed()["cards"]
    assert cards["PREN036"] == {
        "kind": "tableau", "region": "west", "location": "france", "agents": ["pawn"], "one_shot": "peasant_revolt",
        "about": [], "ops": ["vote-west", "siege", "commerce-west"], "prestige": ["law"], "suitors": [],
        "abilities": [],
    }  # fmt: skip
    assert cards["PREN154X"]["about"] == ["islamic", "reformist"]
    assert cards["england"]["republic"] == {"ops": ["vote-west", "commerce-west"], "prestige": ["law"]}
    assert open_(game, "sell") == {"sell:PREN036"}
    assert pax(game).own[0]


def test_the_view_says_what_stands_on_cards_and_what_they_have_done() -> None:
    game = position(
        tableau={"fugger": ["england", "PREN036"]}, queens={"england": "PREN047"}, vassals={"france": "england"},
        bishops={"england": "islamic"}, borders={"england_france": "medici-pawn"},
        coins={"west": [0, 1, 0, 0, 0, 0]},
    )  # fmt: skip
    choose(game, "ops:west", "use:PREN036:commerce-west")
    view = game.view()
    assert view["bishops"] == {"england": "islamic"}
    assert set(view["silenced"]) == {"england", "PREN047"}
    assert view["worked"] == ["PREN036"]
    assert view["borders"]["england_france"] == "medici-pawn"
    assert view["borders"].keys() == game.printed()["borders"].keys()
    [england] = [node for node in view["banks"][0]["west"] if node["card"] == "england"]
    assert (england["queen"], [vassal["card"] for vassal in england["vassals"]]) == ("PREN047", ["france"])


@pytest.mark.rule("paxren:B5")
def test_what_is_printed_on_the_board_can_be_drawn() -> None:
    printed = position().printed()
    assert printed["borders"]["england_france"] == {"between": ["england", "france"], "sea": True}
    assert printed["faces"]["papal_states"] == ["catholic", "reformist"]
    assert len(position(options={"map": "second"}).printed()["faces"]["papal_states"]) == 4
    tana = printed["cities"]["tana"]
    assert (tana["capital"], tana["emporium"], tana["levy"]["medieval"]) == (True, "east", "islamic-knight")
    assert printed["routes"]["tana"]["borders"] == ["byzantium_hungary", "hungary_ottoman", "mamluk_ottoman"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_empire_has_a_king_and_a_republic_by_name(language: str) -> None:
    prose = PAXREN.prose(language)
    names = [prose[f"{side}-{card['id']}"] for card in position().view()["map"] for side in ("king", "republic")]
    assert len(set(names)) == 20
    assert all(names)
