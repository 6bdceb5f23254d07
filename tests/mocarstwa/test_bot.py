"""How stewards and marshals think of a position of Mocarstwa."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.bots import make, sight
from theatrum.bots.playing import best_of
from theatrum.titles.mocarstwa.bot import fleet, realm
from theatrum.titles.mocarstwa.bot.estimate import Estimate
from theatrum.titles.mocarstwa.bot.field import CROWD, EMBARK, STEP, distances, tolls
from theatrum.titles.mocarstwa.bot.fleet import STEERS, disembark
from theatrum.titles.mocarstwa.bot.prospects import worth
from theatrum.titles.mocarstwa.bot.steward import Judgement, leaves
from theatrum.titles.mocarstwa.bot.watch import WAITS
from theatrum.titles.mocarstwa.box.board import FLEET
from theatrum.titles.mocarstwa.box.geography import read_geography
from theatrum.titles.mocarstwa.box.units import ARTILLERY, INFANTRY, ONE
from theatrum.titles.mocarstwa.state import Mocarstwa
from theatrum.titles.mocarstwa.victory.goals import CONQUER
from theatrum.titles.mocarstwa.vocabulary import GOODS, GRAIN, INDEPENDENT

from .positions import at, position, ship

PLAYED = ("spain", "germany", "russia", "hungary", "britain")
HOMES = ("madrid", "berlin", "moscow", "budapest", "london")
LAND = read_geography()
BURGUNDY, FRANCE, POLAND = LAND.index["burgundy"], LAND.powers.index("france"), LAND.powers.index("poland")
FAR_FROM_IT = ["normandy", "lyon", "picardy", "brittany", "champagne", "poitou", "auvergne", "guyenne", "provence"]


def full_game(*independents: str) -> Mocarstwa:
    """Spain in Paris; independents in these provinces of France."""
    homes = [at(home, "2 infantry", power) for home, power in zip(HOMES, PLAYED, strict=True)]
    pieces = [*homes, at("paris", "1 infantry", "spain"), *(at(place, "1 infantry") for place in independents)]
    coats = {power: {"coats": [power]} for power in PLAYED}
    game = position(",".join(PLAYED), pieces, level="full", battles="cards", seats=coats, goals=[{"kind": "powers"}])
    assert isinstance(game.state, Mocarstwa)
    return game.state


@pytest.mark.rule("mocarstwa:6.2")
def test_whoever_begins_to_take_the_power_that_wins_is_disturbed_by_the_others() -> None:
    """Those of Germany who are near set out for France; Spain herself does not, and Berlin keeps its guard."""
    taking = full_game("lorraine", "normandy", "lyon")
    swabia = LAND.index["swabia"]
    taking.put(swabia, 1, 3 * ONE[INFANTRY])
    for seat in range(1, 5):
        assert Estimate(taking, seat).coveted == {FRANCE: 3}
    germany = Estimate(taking, 1)
    assert germany.detached == {swabia: FRANCE}
    assert germany.nearer(swabia, LAND.index["bavaria"]) <= 0 < germany.nearer(swabia, LAND.index["lorraine"])
    assert Estimate(taking, 0).coveted == {}
    every = [LAND.ids[place] for place in LAND.lands[FRANCE] if LAND.ids[place] != "paris"]
    assert Estimate(full_game(*every), 1).coveted == {}  # she has hardly begun


def test_when_it_is_high_time_ones_own_target_and_ships_far_away_are_left_for_it() -> None:
    """Three provinces are left to Spain: Germans who conquer Poland turn round, the capital is kept. Britons sail for
    Poland, where Germany lacks nothing but the capital: what falls sooner comes first."""
    taking = full_game("lorraine", "normandy", "lyon")
    taking.put(BURGUNDY, 0, 4 * ONE[INFANTRY])
    poznan, frigate = LAND.index["poznan"], len(taking.fort) + FLEET.index(1)
    taking.put(poznan, 1, 3 * ONE[INFANTRY])
    taking.hex[FLEET.index(1)], taking.banner[FLEET.index(1)] = LAND.hexes.index("north.12"), 4
    taking.put(frigate, 4, 3 * ONE[INFANTRY])
    germany, britain = Estimate(taking, 1), Estimate(taking, 4)
    assert LAND.powers[germany.target] == "poland"
    assert (germany.detached, britain.detached) == ({poznan: FRANCE}, {frigate: POLAND})
    assert germany.course(poznan) == germany.to(FRANCE)
    assert britain.course(frigate) == britain.to(POLAND)


@pytest.mark.rule("mocarstwa:6.2")
def test_alarm_is_raised_by_how_many_men_a_rival_has_near() -> None:
    """Three provinces are left to Spain: her one unit in Paris takes three rounds for them, an army one."""
    few, many = full_game("lorraine", "normandy", "lyon"), full_game("lorraine", "normandy", "lyon")
    for name in ("burgundy", "champagne", "aragon"):  # in France, and beside it
        many.put(LAND.index[name], 0, 4 * ONE[INFANTRY])
    poznan = LAND.index["poznan"]
    for game in (few, many):
        game.put(poznan, 1, 3 * ONE[INFANTRY])
    slow, quick = Estimate(few, 1), Estimate(many, 1)
    assert slow.watched[FRANCE] == 3.0
    assert quick.watched[FRANCE] < 1.0
    assert (poznan in slow.detached, quick.detached[poznan]) == (False, FRANCE)
    assert quick.lead[0] > slow.lead[0]


@pytest.mark.parametrize(
    ("third", "raid"), [("normandy", {"swabia", "bavaria", "tyrol"}), ("lorraine", {"lorraine", "swabia", "bavaria"})]
)
def test_no_more_set_out_than_half_as_many_again_as_the_rival_has_near(third: str, raid: set[str]) -> None:
    """Three provinces are left to five Spaniards: of five armies in Germany the nearest three set out, or two where one
    is in France already."""
    taking = full_game("lyon", "picardy", *([third] if third == "normandy" else []))
    taking.put(BURGUNDY, 0, 4 * ONE[INFANTRY])
    for name in ("swabia", "bavaria", "tyrol", "silesia", "pomerania", *({third} - {"normandy"})):
        taking.put(LAND.index[name], 1, 3 * ONE[INFANTRY])
    assert {LAND.ids[place] for place, power in Estimate(taking, 1).detached.items() if power == FRANCE} == raid


@pytest.mark.rule("mocarstwa:6.3")
def test_posts_at_home_keep_their_last_unit() -> None:
    """The capital, and the two provinces farthest from the goal."""
    taking = full_game("lorraine")
    for name in ("cornwall", "highlands", "munster"):
        taking.put(LAND.index[name], 4, ONE[INFANTRY])
    taking.take(LAND.index["london"], ONE[INFANTRY])
    britain = Judgement(taking, 4)
    assert {"london", "munster", "cornwall"} == {LAND.ids[place] for place in britain.posts}
    left = {name: [why for _, why in leaves(britain, LAND.index[name])] for name in ("highlands", "munster")}
    assert "leaves-home" in left["munster"]
    assert "leaves-home" not in left["highlands"]
    assert not Judgement(position("spain", [at("madrid", "1 infantry", "spain")]).state, 0).posts


def test_who_watches_a_power_waits_while_rivals_quarrel_over_it() -> None:
    """Spain and Britain in France keep each other from it: who is beside it stays there."""
    taking = full_game(*FAR_FROM_IT[1:8], "lorraine")
    swabia = LAND.index["swabia"]
    taking.put(swabia, 1, 2 * ONE[INFANTRY])
    assert Estimate(taking, 1).detached == {swabia: FRANCE}
    taking.put(LAND.index["normandy"], 4, ONE[INFANTRY])
    e = Estimate(taking, 1)
    assert e.detached == {swabia: WAITS}
    assert all(e.nearer(swabia, to) == 0 for to in LAND.neighbours[swabia])


def test_a_third_of_an_army_watches_at_most_before_it_is_high_time() -> None:
    """Two of eight Germans beside France; those in Bavaria would do as well, and go on."""
    taking = full_game(*FAR_FROM_IT[1:8], "lorraine")
    taking.put(LAND.index["normandy"], 4, ONE[INFANTRY])
    for name in ("swabia", "bavaria", "tyrol"):
        taking.put(LAND.index[name], 1, 2 * ONE[INFANTRY])
    assert set(Estimate(taking, 1).detached) == {LAND.index["swabia"], LAND.index["tyrol"]}


@pytest.mark.rule("mocarstwa:6.1")
def test_who_is_about_to_win_leads_whatever_others_hold() -> None:
    """Spain lacks three provinces of France; Germany has three cities more and a larger army."""
    near, hardly = full_game("lorraine", "normandy", "lyon"), full_game(*FAR_FROM_IT)
    for game in (near, hardly):
        for name in ("burgundy", "champagne"):
            game.put(LAND.index[name], 0, 4 * ONE[INFANTRY])
        for name in ("vienna", "frankfurt", "venice"):
            game.put(LAND.index[name], 1, 3 * ONE[INFANTRY])
    soon, late = (Estimate(game, 2).lead for game in (near, hardly))
    assert soon[0] > soon[1]
    assert late[0] < late[1]


@pytest.mark.rule("mocarstwa:6.1")
def test_who_lacks_a_capital_only_is_disturbed_in_the_power_he_has_taken() -> None:
    """With four players two powers and a capital win: Spain, who has France, loses it to a unit in any province."""
    played = PLAYED[:4]
    pieces = [at(home, "2 infantry", power) for home, power in zip(HOMES, played, strict=False)]
    pieces += [at("paris", "1 infantry", "spain"), at("swabia", "2 infantry", "germany")]
    coats = {power: {"coats": [power, "france"] if power == "spain" else [power]} for power in played}
    state = position(",".join(played), pieces, level="full", battles="cards", seats=coats,
                     goals=[{"kind": "powers"}]).state  # fmt: skip
    assert isinstance(state, Mocarstwa)
    e = Estimate(state, 1)
    assert e.coveted == {FRANCE: 0}
    assert e.detached == {LAND.index["swabia"]: FRANCE}


@pytest.mark.rule("mocarstwa:6.1")
@pytest.mark.parametrize("second", [False, True])
def test_where_ones_own_power_does_not_count_the_second_conquest_is_disturbed(second: bool) -> None:
    """With `goal = conquered` five players need two besides their own (ruling M12); Spain may have Hungary already."""
    hungary = LAND.powers.index("hungary")
    played = tuple(power for power in PLAYED if power != "hungary")
    homes = [at(home, "2 infantry", power) for home, power in zip(HOMES, PLAYED, strict=True) if power != "hungary"]
    pieces = [*homes, at("istanbul", "2 infantry", "ottoman"), at("paris", "1 infantry", "spain")]
    pieces += [at(place, "1 infantry") for place in ("lorraine", "normandy", "lyon")]
    pieces += [at("budapest", "1 infantry", "spain") if second else at("budapest", "1 artillery")]
    powers = (*played, "ottoman")
    held = {power: {"coats": [power, "hungary"] if second and power == "spain" else [power]} for power in powers}
    game = position(",".join(powers), pieces, level="full", battles="cards", seats=held, goals=[{"kind": "powers"}],
                    options={"goal": "conquered"})  # fmt: skip
    assert isinstance(game.state, Mocarstwa)
    assert Estimate(game.state, 1).coveted == ({FRANCE: 3, hungary: 3} if second else {})


def test_before_anybody_is_placed_the_nearest_power_of_nobody_is_the_target() -> None:
    """Not a rival's, where nobody stands yet; and the army is placed at its border."""
    game = theatrum.new("mocarstwa", "full", 5, seed="first", options={"powers": "spain,ottoman,germany,russia,sweden"})
    state = game.state
    assert isinstance(state, Mocarstwa)
    targets = [LAND.powers[Estimate(state, seat).target] for seat in range(4)]
    assert targets == ["france", "hungary", "hungary", "poland"]
    assert LAND.powers[Estimate(state, 4).target] in ("poland", "britain")  # over the sea
    e = Estimate(state, 1)
    assert e.behind(LAND.index["wallachia"]) < e.behind(LAND.index["ankara"])


@pytest.mark.rule("mocarstwa:6.2")
@pytest.mark.parametrize(("independents", "stays"), [(["lorraine"], True), (["lorraine", *FAR_FROM_IT], False)])
def test_the_last_unit_in_a_power_that_another_is_taking_stays_there(independents: list[str], stays: bool) -> None:
    taking = full_game(*independents)
    taking.put(BURGUNDY, 1, ONE[INFANTRY])
    reasons = [reason for _, reason in leaves(Judgement(taking, 1), BURGUNDY)]
    assert ("hurts-rival" in reasons) == stays


def test_without_a_crew_one_goes_aboard_only_where_a_ship_lies() -> None:
    """The ship of the line off Gdansk (10.4) takes nobody aboard at Barcelona."""
    pieces = [at("gdansk", "1 infantry", "spain"), ship("ship-of-the-line", "baltic.10")]
    game = position("spain", pieces, goals=[{"kind": "take", "place": "stockholm"}])
    assert isinstance(game.state, Mocarstwa)
    e = Estimate(game.state, 0)
    gdansk, lisbon = LAND.index["gdansk"], LAND.index["lisbon"]
    assert e.berths == (4, (LAND.hexes.index("baltic.10"),))
    assert e.far(gdansk) < distances(LAND.index["stockholm"], 0)[gdansk]  # over the sea
    assert e.far(lisbon) > e.far(gdansk) + STEP  # by land to the ship

    manned = position("spain", [*pieces, ship("frigate", "baltic.9", "1 infantry", "spain")],
                      goals=[{"kind": "take", "place": "stockholm"}])  # fmt: skip
    assert isinstance(manned.state, Mocarstwa)
    assert Estimate(manned.state, 0).berths == (3, ())


def test_with_dice_units_are_kept_rather_than_placed_where_they_would_fall() -> None:
    """Scenario 5: Poitou lies beside Paris and three garrisons, Provence beside one."""
    game = theatrum.new("mocarstwa", "spring", 1, seed="kept", options={"powers": "france", "battles": "dice"})
    while game.choices(0)[0].verb != "deploy":
        game.choose(0, best_of(game.title, game.state, 0, game.choices(0)))
    choices = game.choices(0)
    scores = {choice.id: score for choice, score in
              zip(choices, game.title.scores(game.state, 0, choices), strict=True)}  # fmt: skip
    assert scores["deploy:infantry:poitou:3"] < 0 < scores["deploy:infantry:provence:3"]  # who is done has 0


def test_with_ships_a_power_beyond_the_sea_is_as_near_as_its_shores() -> None:
    land = read_geography()
    london, berlin, budapest = (land.index[name] for name in ("london", "berlin", "budapest"))
    assert distances(berlin, EMBARK)[london] < distances(budapest, EMBARK)[london] < 200
    assert distances(berlin, 0)[london] >= 999


@pytest.mark.parametrize(("men", "target"), [(4, "britain"), (15, "russia")])
def test_a_power_beyond_the_sea_is_far_for_an_army_with_one_ship(men: int, target: str) -> None:
    """A ship of the line takes four at once: for a larger army the way over land is shorter."""
    homes = ("oslo", "telemark", "bergen", "gotaland", "hedmark")
    pieces = [at(home, "3 infantry", "sweden") for home in homes[: men // 3]]
    pieces += [at("stockholm", "1 infantry", "sweden"), ship("ship-of-the-line", "north.12", "1 infantry", "sweden"),
               *(at(place, "1 infantry", "ottoman") for place in ("istanbul", "bulgaria"))]  # fmt: skip
    pieces += [at(place, "1 infantry") for place in ("london", "wales", "cornwall", "midlands", "dublin")]
    pieces += [at(place, "1 infantry") for place in ("moscow", "petersburg", "livonia", "smolensk", "novgorod")]
    pieces += [at(place, "3 artillery") for power in ("france", "spain", "germany", "poland", "hungary")
               for place in (LAND.ids[number] for number in LAND.lands[LAND.powers.index(power)])]  # fmt: skip
    coats = {power: {"coats": [power]} for power in ("sweden", "ottoman")}
    game = position("sweden,ottoman", pieces, level="full", battles="cards", seats=coats, goals=[{"kind": "powers"}])
    assert isinstance(game.state, Mocarstwa)
    assert LAND.powers[Estimate(game.state, 0).target] == target


@pytest.mark.rule("mocarstwa:5.2")
def test_with_dice_the_way_leads_round_forts_and_full_provinces() -> None:
    """Independents beside a province strike at who stands there; with cards they need not."""
    goal = [{"kind": "take", "place": "vienna"}]
    provence, languedoc = LAND.index["provence"], LAND.index["languedoc"]

    def cost(battles: str, *pieces: dict[str, object]) -> list[int]:
        game = position("spain", [at("madrid", "1 infantry", "spain"), *pieces], battles=battles, goals=goal)
        assert isinstance(game.state, Mocarstwa)
        return tolls(game.state, 0, (0,))

    fort = at("lyon", "3 infantry, 1 cavalry", fort="fort")
    assert cost("dice", fort)[provence] > STEP == cost("cards", fort)[provence]
    full = at("languedoc", "3 infantry", "spain")
    assert cost("dice", full)[languedoc] == STEP + CROWD
    assert cost("cards", full)[languedoc] == STEP


def test_of_two_lines_that_lose_the_narrower_defeat_is_better() -> None:
    """Scenario 2: who has taken half of the goal when a rival wins lost by less than who has taken nothing."""
    goals = [{"kind": "conquer", "target": "germany", "powers": ["france"]},
             {"kind": "conquer", "target": "poland", "powers": ["russia"]}]  # fmt: skip
    worths = []
    for garrisons in (["berlin", "vienna", "frankfurt"], ["berlin"]):
        pieces = [at("paris", "1 infantry", "france"), at("moscow", "1 infantry", "russia"),
                  at("warsaw", "1 infantry"), *(at(place, "1 infantry") for place in garrisons)]  # fmt: skip
        state = position("france,russia", pieces, goals=goals).state
        assert isinstance(state, Mocarstwa)
        state.win((1,), CONQUER)
        worths.append((worth(state, 0), worth(state, 1)))
    (wide, won), (narrow, barely) = worths
    assert 0 < wide < narrow < 0.5 < barely < won <= 1


BERLIN = [{"kind": "hold", "place": "berlin", "turns": 3}]


def test_an_army_is_placed_where_the_way_to_the_goal_is_shortest() -> None:
    """However far the goal is: Barcelona lies on the way from Spain to Berlin, Lisbon does not."""
    game = theatrum.new("mocarstwa", "berlin", 2, seed="near", options={"powers": "spain,russia", "battles": "cards"})
    state = game.state
    assert isinstance(state, Mocarstwa)
    spain = state.core.index(LAND.powers.index("spain"))
    e = Estimate(state, spain)
    assert e.behind(LAND.index["barcelona"]) == 0 < 2 < e.behind(LAND.index["lisbon"])


@pytest.mark.rule("mocarstwa:9.1")
@pytest.mark.parametrize(("turns", "dares"), [(1, False), (2, True)])
def test_before_a_rival_wins_even_a_bad_attack_is_made(turns: int, dares: bool) -> None:
    pieces = [at("saxony", "2 artillery", "spain"), at("berlin", "3 infantry", "russia")]
    state = position("spain,russia", pieces, goals=BERLIN, battles="cards").state
    assert isinstance(state, Mocarstwa)
    state.aims[1] = turns
    assert (LAND.index["berlin"] in Judgement(state, 0).strikes) == dares


def test_an_army_does_not_stray_from_the_way_to_the_goal() -> None:
    """A garrison aside is attacked by who stands before a closed way, not by who can march on."""
    for garrisons, attacked in ((["tyrol"], False), (["tyrol", "bohemia", "saxony", "frankfurt"], True)):
        pieces = [at("bavaria", "2 artillery", "spain"), at("moscow", "1 infantry", "russia"),
                  *(at(place, "1 infantry") for place in garrisons)]  # fmt: skip
        state = position("spain,russia", pieces, goals=BERLIN, battles="cards").state
        assert isinstance(state, Mocarstwa)
        assert bool(Judgement(state, 0).strikes) == attacked


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(
    ("unit", "fort", "thrown", "again"),
    [
        ("infantry", "", (4, 3), True),  # beats 15 of 36 throws, a new one 44 %
        ("infantry", "", (4, 4), False),  # 21 of 36
        ("artillery", "", (3, 3, 3), True),  # 26 of 36, a new one 78 %
        ("artillery", "", (4, 3, 3), False),  # 30 of 36
        ("artillery", "fortress", (4, 3, 3), True),  # 21 of 36, a new one 60 %
        ("artillery", "fortress", (4, 4, 3), False),  # 26 of 36
    ],
)
def test_an_attack_is_thrown_again_where_that_wins_more_often(
    unit: str, fort: str, thrown: tuple[int, ...], again: bool
) -> None:
    walls = {"fort": fort} if fort else {}
    pieces = [at("madrid", f"1 {unit}", "spain", commander="marshal"), at("castile", "1 infantry", **walls)]
    game = position("spain,poland", [*pieces, at("warsaw", "1 infantry", "poland")], forced=[n - 1 for n in thrown])
    game.choose(0, next(choice for choice in game.choices(0) if choice.verb == "attack"))
    assert make("steward").choose(sight(game, 0)).verb == ("reroll" if again else "let-stand")


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(("attack", "defence", "again"), [((3, 3), (3, 3), False), ((5, 4), (4, 4), True)])
def test_a_defence_is_thrown_again_only_when_it_has_failed(
    attack: tuple[int, ...], defence: tuple[int, ...], again: bool
) -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "poland", commander="hetman")]
    game = position("spain,poland", pieces, forced=[n - 1 for n in (*attack, *defence)])
    game.choose(0, next(choice for choice in game.choices(0) if choice.verb == "attack"))
    assert make("steward").choose(sight(game, 1)).verb == ("reroll" if again else "let-stand")


def test_with_dice_the_marshal_joins_the_guns() -> None:
    """Not whoever is nearest to the goal."""
    game = theatrum.new("mocarstwa", "vienna", 1, seed="guns", options={"powers": "ottoman", "battles": "dice"})
    bot = make("steward")
    while not any(choice.verb == "appoint" for choice in game.choices(0)):
        game.choose(0, bot.choose(sight(game, 0)))
    choice = bot.choose(sight(game, 0))
    state = game.state
    assert isinstance(state, Mocarstwa)
    assert choice.args[0] == 0
    assert state.units[choice.args[1]] >> 4 * ARTILLERY & 15 >= 2


# -- the last rounds, the leader, grain and crews


def closing_game(number: int, *independents: str) -> Mocarstwa:
    """Germans in Swabia, four steps from Paris, which one gun holds; Spain in the rest of France."""
    pieces = [at(home, "2 infantry", power) for home, power in zip(HOMES, PLAYED, strict=True)]
    pieces += [at("swabia", "3 infantry", "germany"), at("paris", "1 artillery"), at("lyon", "1 infantry", "spain")]
    pieces += [at(name, "1 infantry") for name in independents]
    coats = {power: {"coats": [power]} for power in PLAYED}
    game = position(",".join(PLAYED), pieces, level="full", battles="cards", seats=coats, goals=[{"kind": "powers"}],
                    round_=number)  # fmt: skip
    assert isinstance(game.state, Mocarstwa)
    return game.state


@pytest.mark.rule("mocarstwa:6.5")
def test_in_the_last_rounds_capitals_and_cities_are_what_one_goes_for() -> None:
    early, late = Judgement(closing_game(12), 1), Judgement(closing_game(13), 1)
    paris, lyon, rome = (LAND.index[name] for name in ("paris", "lyon", "rome"))
    assert (early.closing, late.closing) == (False, True)
    assert rome not in early.aims
    assert late.aims[paris] < late.aims[rome]
    assert late.worth(lyon) > early.worth(lyon) + 0.5
    swabia, calm = LAND.index["swabia"], Judgement(closing_game(13, "brittany", "guyenne", "poitou"), 1)
    assert swabia not in calm.detached, "a capital in reach comes before raids"
    assert late.detached[swabia] == LAND.powers.index("france"), "but not when a rival lacks Paris alone"


@pytest.mark.rule("mocarstwa:6.5")
def test_whoever_leads_is_fought_first_and_the_last_is_spared() -> None:
    """Spain has a second capital: its power seems easier to take, and its units are worth more, than Hungary's."""
    game = closing_game(5)
    game.take(LAND.index["paris"], ONE[ARTILLERY])
    game.put(LAND.index["paris"], 0, ONE[INFANTRY])
    e = Judgement(game, 1)
    assert e.lead[0] == max(e.lead) > 0 > min(e.lead)
    assert e.leads(LAND.index["paris"]) > 0 > e.leads(LAND.index["budapest"])
    assert e.leads(LAND.index["berlin"]) == 0.0


@pytest.mark.rule("mocarstwa:6.5")
def test_in_the_last_rounds_the_capital_of_the_leader_seems_nearer() -> None:
    game = closing_game(14)
    game.take(LAND.index["paris"], ONE[ARTILLERY])
    game.put(LAND.index["paris"], 0, ONE[INFANTRY])
    aims = Judgement(game, 1).aims
    assert aims[LAND.index["paris"]] < aims[LAND.index["warsaw"]] < aims[LAND.index["budapest"]]


@pytest.mark.rule("mocarstwa:11.6")
def test_grain_is_kept_for_those_who_will_be_recruited() -> None:
    """Each unit costs one when the Ministry of War is over: who sells it all cannot recruit for his ducats."""
    game = closing_game(3)
    start = len(GOODS) * 1
    game.goods[start : start + len(GOODS)] = [15_000, 0, 40, 0, 0]
    rich = realm._reserve(Judgement(game, 1), GRAIN)
    game.goods[start] = 0
    poor = realm._reserve(Judgement(game, 1), GRAIN)
    assert rich == poor + 10
    assert poor >= 5


@pytest.mark.rule("mocarstwa:11.1")
def test_in_the_round_of_a_harvest_a_province_that_bears_is_worth_more() -> None:
    """Only provinces with a unit bear: grain and wood in the first round of a lap, ore in the second."""
    worth = {n: Judgement(closing_game(n), 1).worth for n in (1, 2, 3)}
    hanover, saxony = LAND.index["hanover"], LAND.index["saxony"]
    assert worth[1](hanover) > worth[2](hanover) == worth[3](hanover)
    assert worth[2](saxony) > worth[1](saxony) == worth[3](saxony)


def two_aboard() -> tuple[Mocarstwa, int]:
    """Two Britons at sea, three more ashore who wait for their ship."""
    game = full_game("lorraine", "normandy", "lyon")
    ship_ = len(game.fort) + FLEET.index(1)
    game.hex[FLEET.index(1)], game.banner[FLEET.index(1)] = LAND.hexes.index("north.12"), 4
    game.put(ship_, 4, 2 * ONE[INFANTRY])
    game.put(LAND.index["anglia"], 4, 3 * ONE[INFANTRY])
    return game, ship_


@pytest.mark.rule("mocarstwa:8.2")
def test_the_last_of_a_crew_stays_aboard_while_others_wait_to_be_fetched() -> None:
    """An empty ship is anybody's: Britain would be shut up on its island."""
    game, ship_ = two_aboard()
    picardy = LAND.index["picardy"]
    two = sum(weight for weight, why in disembark(Judgement(game, 4), None, INFANTRY, ship_, picardy) if why == "crew")
    game.take(ship_, ONE[INFANTRY])
    one = sum(weight for weight, why in disembark(Judgement(game, 4), None, INFANTRY, ship_, picardy) if why == "crew")
    assert (one, two) == (-STEERS, 0.0)


@pytest.mark.rule("mocarstwa:8.2")
def test_a_single_unit_aboard_fetches_others_even_when_a_rival_is_near_his_goal() -> None:
    game, ship_ = two_aboard()
    two = Judgement(game, 4)
    assert ship_ in two.detached
    assert not fleet._fetches(two, ship_)
    game.take(ship_, ONE[INFANTRY])
    assert fleet._fetches(Judgement(game, 4), ship_)


@pytest.mark.rule("mocarstwa:6.2")
@pytest.mark.parametrize(("capital", "rest", "goes"), [("paris", "lyon", True), ("istanbul", "karaman", False)])
def test_nobody_embarks_to_sail_round_europe(capital: str, rest: str, goes: bool) -> None:
    """Spain has all of a power but a province: Britons cross the Channel, but for Istanbul they would come too late."""
    game = full_game()
    game.take(LAND.index["paris"], ONE[INFANTRY])
    game.put(LAND.index[capital], 0, ONE[INFANTRY])
    game.put(LAND.index[rest], INDEPENDENT, ONE[INFANTRY])
    game.hex[FLEET.index(1)], game.banner[FLEET.index(1)] = LAND.hexes.index("north.12"), 4
    game.put(len(game.fort) + FLEET.index(1), 4, ONE[INFANTRY])
    anglia = LAND.index["anglia"]
    game.put(anglia, 4, 2 * ONE[INFANTRY])
    britain, power = Estimate(game, 4), LAND.power[LAND.index[capital]]
    assert power in britain.coveted
    assert (anglia in britain.detached or britain.target == power) == goes
