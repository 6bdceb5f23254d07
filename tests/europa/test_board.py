"""The board: its tables agree with each other and with every place, number and relation that the book prints."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pytest

from theatrum.engine.content import provenance, read_table
from theatrum.engine.errors import ContentError
from theatrum.titles.europa.board import empire
from theatrum.titles.europa.board.adjacency import (
    areas_beside_area,
    areas_beside_province,
    areas_beside_realm,
    areas_beside_zone,
    areas_of,
    provinces_beside,
    realms_touch,
    supporting,
    zones_beside_area,
    zones_beside_province,
)
from theatrum.titles.europa.board.board import Board
from theatrum.titles.europa.board.distances import FAR, read_distances
from theatrum.titles.europa.board.reading import CONTENT, members
from theatrum.titles.europa.board.realms import Side

from ..each import each
from .places import (
    AREAS,
    BOARD,
    LAND,
    NAMES,
    NEW,
    OLD,
    PROVINCES,
    REALMS,
    SEA,
    ZONES,
    area,
    area_names,
    province,
    province_names,
    realm,
    realm_names,
    zone,
)

PORTS = LAND.open_ports & OLD.printed
STEPS = read_distances()


def beside(name: str, ports: int = PORTS) -> set[str]:
    return area_names(areas_beside_area(BOARD, area(name), ports))


# -- the tables agree


def test_counts_are_those_of_the_board() -> None:
    assert len(LAND.areas) - LAND.distant.bit_count() == 97
    assert LAND.distant.bit_count() == 97
    assert (len(SEA.zones), len(SEA.nodes)) == (30, 26)
    assert (OLD.printed.bit_count(), NEW.printed.bit_count()) == (412, 399)
    assert OLD.printed | NEW.printed == (1 << 418) - 1


@pytest.mark.rule("europa:2")
def test_every_border_leads_both_ways() -> None:
    for neighbours in (LAND.neighbours, SEA.neighbours):
        for here, near in enumerate(neighbours):
            assert here not in near
            assert all(here in neighbours[there] for there in near)
    for here, steep in enumerate(LAND.mountains):
        assert steep & ~LAND.beside[here] == 0
        assert all(LAND.mountains[there] >> here & 1 for there in members(steep))


@pytest.mark.rule("europa:2")
@pytest.mark.parametrize("ports", [PORTS, LAND.ports & OLD.printed, LAND.open_ports & NEW.printed])
def test_adjacency_through_ports_leads_both_ways(ports: int) -> None:
    near = [areas_beside_area(BOARD, here, ports) for here in range(len(AREAS))]
    for here, mask in enumerate(near):
        assert all(near[there] >> here & 1 for there in members(mask))
    towns = [provinces_beside(BOARD, here, ports) for here in range(len(PROVINCES))]
    for here, mask in enumerate(towns):
        assert all(towns[there] >> here & 1 for there in members(mask))


def test_all_land_of_the_main_map_hangs_together_but_for_islands() -> None:
    far = {name for name, steps in zip(AREAS, STEPS.land[area("seine")], strict=True) if steps == FAR}
    britain = {"scotland", "northumbria", "wales_wessex", "east_anglia"}
    islands = {"ireland", "sjaelland_fyn", "sicily", "corsica_sardinia", "cyprus", "aegean_archipelago", "macaronesia"}
    assert {name for name in far if not LAND.distant >> area(name) & 1} == britain | islands
    for name in far:
        reached = [here for here, steps in enumerate(STEPS.land[area(name)]) if steps < FAR]
        assert any(SEA.coast[here] for here in reached), name


def test_every_sea_zone_can_be_reached_and_has_a_coast() -> None:
    assert max(STEPS.sea[zone("baltic_sea")]) < FAR
    assert {ZONES[here] for here, shores in enumerate(SEA.shores) if not shores} == set()


def test_rows_stand_in_the_order_of_the_polish_alphabet() -> None:
    """Alphabetical ties are decided by the numbers of areas, provinces and realms."""
    for names in (LAND.area_names["pl"], LAND.province_names["pl"], REALMS.names["pl"], SEA.zone_names["pl"]):
        assert list(names) == sorted(names, key=polish)


def polish(name: str) -> list[int]:
    letters = " aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
    plain = str.maketrans("øöåäüéçşșıâăğ-", "ooaaueccsiaag ") | {ord("è"): "e", ord("’"): "", ord("ş"): "s"}
    return [letters.index(letter) for letter in name.lower().translate(plain)]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names_are_told_apart(language: str) -> None:
    for names in (LAND.province_names, LAND.area_names, SEA.zone_names, SEA.node_names, REALMS.names):
        assert len(set(names[language])) == len(names[language])


# -- the map


def kilometres(a: int, b: int) -> float:
    (lon, lat), (east, north) = LAND.towns[a][2:], LAND.towns[b][2:]
    x = math.radians(east - lon) * math.cos(math.radians(lat + north) / 2)
    return 6371 * math.hypot(x, math.radians(north - lat))


def test_towns_of_an_area_lie_together() -> None:
    """The farthest: Sicily with Malta, the islands of Macaronesia, the steppe and the White Sea."""
    for name, towns in zip(AREAS, LAND.within, strict=True):
        for town in towns:
            nearest = min((kilometres(town, other) for other in towns if other != town), default=0)
            limit = 600 if name in ("macaronesia", "karelia", "perm", "caucasus", "pomorye") else 460
            assert nearest <= limit, (PROVINCES[town], nearest)


def test_towns_of_neighbouring_areas_lie_near_each_other() -> None:
    for here, near in enumerate(LAND.neighbours):
        for there in near:
            if (LAND.distant >> here | LAND.distant >> there) & 1:
                continue
            gap = min(kilometres(a, b) for a in LAND.within[here] for b in LAND.within[there])
            assert gap <= 950, (AREAS[here], AREAS[there], gap)


def test_towns_stand_apart() -> None:
    """No two are so close that they could not be told apart on the map; two pairs are one place under two names."""
    once = {("marienburg", "osterode"), ("chagatai", "yarkand")}
    for side in (OLD, NEW):
        printed = list(members(side.printed))
        for n, a in enumerate(printed):
            for b in printed[n + 1 :]:
                assert kilometres(a, b) > 19 or (PROVINCES[a], PROVINCES[b]) in once, (PROVINCES[a], PROVINCES[b])


# -- what the book says of the board


@pytest.mark.rule("europa:2")
def test_perm_does_not_border_on_pomorye() -> None:
    assert "pomorye" not in beside("perm")
    assert {"perm", "pomorye"} <= beside("vologda")


@pytest.mark.rule("europa:2")
def test_east_african_coast_lies_beside_the_indian_ocean() -> None:
    assert SEA.beside[zone("east_african_coast")] >> zone("indian_ocean") & 1
    assert zone("east_african_coast") in SEA.node_zones[SEA.nodes["indian_ocean"]]


@pytest.mark.rule("europa:2")
@pytest.mark.parametrize("name", ["adal", "upper_egypt"])
def test_two_african_ports_lie_on_the_indian_ocean(name: str) -> None:
    assert LAND.area_map[area(name)] == "africa"
    assert SEA.zone_map[zone("indian_ocean")] == "india_arabia"
    assert zones_beside_province(BOARD, province(name), PORTS) == 1 << zone("indian_ocean")


@pytest.mark.rule("europa:2")
def test_hudson_bay_lies_on_the_north_western_atlantic() -> None:
    assert zones_beside_area(BOARD, area("hudson_bay")) == 1 << zone("northwestern_atlantic")


@pytest.mark.rule("europa:2")
def test_only_the_links_over_the_pacific_cost_power() -> None:
    paid = {frozenset((ZONES[a], ZONES[b])) for a, b in SEA.toll}
    assert paid == {
        frozenset(pair)
        for pair in (
            ("eastern_pacific", "sea_of_japan"),  # G
            ("eastern_pacific", "east_indies"),  # H
            ("southeastern_pacific", "east_indies"),
            ("southeastern_pacific", "great_australian_bight"),  # I
        )
    }
    assert set(SEA.toll.values()) == {1}


@pytest.mark.rule("europa:2")
def test_mamluks_and_kazan_have_provinces_on_distant_continents() -> None:
    assert OLD.owner[province("upper_egypt")] == realm("mamluks")
    assert OLD.overlord[province("hejaz")] == realm("mamluks")
    assert LAND.area_map[area("hejaz")] == "india_arabia"
    assert province_names(OLD.flags[realm("kazan")]) == {"kazan", "volga"}
    assert LAND.area_map[area("volga")] == "northern_central_asia"


@pytest.mark.rule("europa:2")
def test_every_distant_zone_is_linked_with_another_map() -> None:
    for here in members(SEA.distant):
        assert any(SEA.zone_map[there] != SEA.zone_map[here] for there in SEA.neighbours[here]), ZONES[here]


@pytest.mark.rule("europa:2")
def test_dutch_cores_and_seafaring_ports() -> None:
    assert province_names(LAND.dutch) == {
        "friesland", "amsterdam", "zeeland", "gelre", "breda", "brugge", "gent", "antwerpen",
    }  # fmt: skip
    assert {"venezia", "corsica", "gibraltar", "malta", "rhodes"} <= province_names(LAND.seafaring)
    assert LAND.seafaring.bit_count() == 13


@pytest.mark.rule("europa:12.2")
def test_two_nodes_lie_in_deserts_and_touch_the_areas_around_them() -> None:
    assert area_names(SEA.node_areas[SEA.nodes["maghreb"]]) == {"algiers", "southern_morocco", "north_sahara"}
    assert area_names(SEA.node_areas[SEA.nodes["aleppo"]]) == {"syria", "palestine", "iraq", "kurdistan"}
    assert "bohemia" in area_names(SEA.node_areas[SEA.nodes["wien"]])  # next to the area that contains it


@pytest.mark.rule("europa:12.3")
def test_zones_have_two_or_three_slots_and_one_or_two_nodes() -> None:
    bare = {ZONES[here] for here, slots in enumerate(SEA.slots) if slots == 0}
    assert bare == {"eastern_pacific", "sea_of_okhotsk"}
    assert all(1 <= len(nodes) <= 3 for here, nodes in enumerate(SEA.zone_nodes) if ZONES[here] not in bare)


# -- printed examples


@pytest.mark.rule("europa:5.4")
def test_example_of_influence() -> None:
    """From Lombardy and Languedoc: Central Italy, Corsica and Sardinia; neither Naples nor Dalmatia."""
    for name in ("lombardy", "languedoc"):
        assert {"central_italy", "corsica_sardinia"} <= beside(name)
        assert not {"naples", "dalmatia"} & beside(name)


@pytest.mark.rule("europa:5.1")
def test_example_of_exploration() -> None:
    """With ships in the Caribbean Sea and the North-Western Atlantic, a 2 finds these five territories."""
    ships = [zone("caribbean_sea"), zone("northwestern_atlantic")]
    near = areas_beside_zone(BOARD, ships[0]) | areas_beside_zone(BOARD, ships[1])
    found = {name for name in area_names(near) if LAND.number[province(name)] == 2}
    assert found == {"florida", "mississippi", "new_granada", "guyana", "canada"}
    virginia = areas_beside_province(BOARD, province("virginia"), PORTS)
    assert "great_lakes" in area_names(virginia)
    assert LAND.number[province("great_lakes")] == 2
    assert {"mexico", "central_america"} <= area_names(near)
    assert all(OLD.owner[province(name)] >= 0 for name in ("mexico", "central_america"))


@pytest.mark.rule("europa:5.1")
def test_lancashire_is_two_steps_from_the_north_western_atlantic() -> None:
    (port_zone,) = SEA.faces[province("lancashire")]
    assert ZONES[port_zone] == "northeastern_atlantic"
    assert STEPS.sea[port_zone][zone("northwestern_atlantic")] == 1


@pytest.mark.rule("europa:5.3")
def test_example_of_colonies() -> None:
    """By the letter C the Caribbean Sea lies beside the South-Eastern Atlantic."""
    caribbean = SEA.beside[zone("caribbean_sea")]
    assert caribbean >> zone("northwestern_atlantic") & 1
    assert caribbean >> zone("southeastern_atlantic") & 1
    for name, water in (
        ("antilles", "caribbean_sea"),
        ("canada", "northwestern_atlantic"),
        ("pernambuco", "southwestern_atlantic"),
        ("gold_coast", "southeastern_atlantic"),
    ):
        assert zones_beside_area(BOARD, area(name)) == 1 << zone(water)


@pytest.mark.rule("europa:9.2")
def test_example_of_recruiting() -> None:
    """England raises 3 in Ireland, with the Eastern Atlantic closed, and could raise 11 in Northumbria."""
    england = OLD.flags[realm("england")]
    ireland = supporting(BOARD, area("ireland"), PORTS, closed=1 << zone("eastern_atlantic")) & england
    assert province_names(ireland) == {"pale", "wales", "lancashire"}
    open_sea = supporting(BOARD, area("ireland"), PORTS) & england
    assert province_names(open_sea) == {"pale", "wales", "lancashire", "wessex"}
    assert OLD.worth(supporting(BOARD, area("northumbria"), PORTS) & england) == 11
    assert OLD.worth(supporting(BOARD, area("northumbria"), PORTS) & england & ~ireland) == 8


@pytest.mark.rule("europa:9.1")
def test_example_of_a_war_on_venice() -> None:
    """Venice has 5 ports on the Adriatic, Genoa 3 on the Gulf of Lion; Brescia alone lies in Lombardy."""
    venice, genoa = OLD.flags[realm("venice")], OLD.flags[realm("genoa")]
    assert OLD.worth(venice & SEA.ports[zone("adriatic_sea")]) == 5
    assert OLD.worth(genoa & SEA.ports[zone("gulf_of_lion")]) == 3
    assert OLD.worth(genoa) == 4
    around = supporting(BOARD, area("venetia"), PORTS) & venice
    assert province_names(around) == {"verona", "treviso", "venezia", "zara", "brescia"}
    assert province_names(venice & LAND.in_area[area("lombardy")]) == {"brescia"}
    assert {"lombardy", "dalmatia"} <= area_names(areas_of(BOARD, venice))
    lombardy = supporting(BOARD, area("lombardy"), PORTS, closed=1 << zone("gulf_of_lion")) & genoa
    assert "corsica" not in province_names(lombardy)
    assert "corsica" in province_names(supporting(BOARD, area("lombardy"), PORTS) & genoa)


@pytest.mark.rule("europa:9.5")
def test_examples_of_marches_and_transport() -> None:
    """Mountains part Castile from Andalusia, and the way round leads through Leon; Languedoc to Naples by two zones."""
    assert LAND.mountains[area("castile")] >> area("andalucia") & 1
    for a, b in (("castile", "leon"), ("leon", "andalucia")):
        assert LAND.beside[area(a)] >> area(b) & 1
        assert not LAND.mountains[area(a)] >> area(b) & 1
    assert zone("gulf_of_lion") in SEA.coast[area("languedoc")]
    assert zone("central_mediterranean") in SEA.coast[area("naples")]
    for water in ("gulf_of_lion", "western_mediterranean"):
        assert STEPS.sea[zone(water)][zone("central_mediterranean")] == 1
    assert province_names(OLD.flags[realm("granada")]) == {"granada", "gibraltar"}
    assert OLD.worth(OLD.flags[realm("granada")]) == 2


@pytest.mark.rule("europa:2")
def test_realms_touch_over_land_and_over_sea_but_not_through_vassals() -> None:
    def flags(name: str) -> int:
        return OLD.flags[realm(name)]

    assert realms_touch(BOARD, flags("france"), flags("burgundy"), PORTS)
    assert realms_touch(BOARD, flags("england"), flags("desmond"), PORTS)  # Wessex and Mhumhain, over the sea
    assert not realms_touch(BOARD, flags("poland"), flags("ottomans"), PORTS)
    assert realms_touch(BOARD, flags("moldavia"), flags("ottomans"), PORTS)
    assert "lithuania" in area_names(areas_beside_realm(BOARD, flags("poland"), PORTS))


@pytest.mark.rule("europa:2")
def test_inactive_ports_serve_nobody_until_they_are_settled() -> None:
    gold_coast, benin = province("gold_coast"), province("benin")
    assert not (LAND.open_ports >> gold_coast | LAND.open_ports >> benin) & 1
    assert zones_beside_province(BOARD, gold_coast, PORTS) == 0
    settled = PORTS | 1 << gold_coast
    assert zones_beside_province(BOARD, gold_coast, settled) == 1 << zone("southeastern_atlantic")
    assert "angola" not in area_names(areas_beside_area(BOARD, area("gold_coast"), settled))
    assert "angola" in area_names(areas_beside_area(BOARD, area("gold_coast"), settled | 1 << province("angola")))


# -- realms and the Empire


@pytest.mark.rule("europa:13")
@each("name", [name for name in NAMES if OLD.flags[realm(name)]])
def test_tax_of_every_realm_of_1444_is_as_the_facts_say(name: str) -> None:
    assert OLD.worth(OLD.flags[realm(name)]) == REALMS.tax_1444[realm(name)]
    assert OLD.worth(OLD.vassals[realm(name)]) == REALMS.vassal_tax_1444[realm(name)]


@pytest.mark.parametrize("side", [OLD, NEW], ids=["1444", "1618"])
def test_every_province_has_an_owner_and_every_owner_a_capital(side: Side) -> None:
    for here in members(side.printed):
        owner = side.owner[here]
        assert owner >= 0 or LAND.number[here], PROVINCES[here]
        assert owner < 0 or side.owner[side.capital[owner]] == owner


def test_owners_of_1618_are_complete() -> None:
    """What is left empty are territories that nobody had settled by then."""
    empty = {name for name in province_names(NEW.printed) if NEW.owner[province(name)] < 0}
    assert empty == {
        "amazonas", "california", "canada", "cape_of_good_hope", "east_siberia", "eastern_australia", "great_lakes",
        "great_plains", "hudson_bay", "minas_gerais", "mississippi", "natal", "new_england", "okhotsk", "papua",
        "southern_australia", "virginia", "vogelkop", "western_australia",
    }  # fmt: skip


@pytest.mark.rule("europa:2")
def test_nine_great_powers_stand_in_golden_frames() -> None:
    assert realm_names(REALMS.great) == {
        "england", "france", "castile", "austria", "poland", "ottomans", "denmark", "sweden", "muscovy",
    }  # fmt: skip
    assert REALMS.great & ~REALMS.playable == 0


@pytest.mark.rule("europa:18.3")
def test_unlawful_holders_of_1444() -> None:
    assert realm_names(empire.unlawful(BOARD, OLD)) == {"burgundy", "venice", "denmark"}


@pytest.mark.rule("europa:18.3")
def test_five_elector_areas_keep_their_voice_while_a_member_has_its_capital_there() -> None:
    five = {"saxony", "westphalia", "brandenburg", "bohemia", "rhineland"}
    assert area_names(LAND.electors) == five
    assert area_names(empire.electors(BOARD, OLD)) == five
    assert area_names(empire.electors(BOARD, NEW)) == five
    assert area_names(empire.electors(BOARD, OLD, outside=1 << area("saxony"))) == five - {"saxony"}


@pytest.mark.rule("europa:18.3")
def test_members_have_their_capital_inside_the_outline() -> None:
    members_1444 = realm_names(empire.members_of(BOARD, OLD))
    assert {"austria", "brandenburg", "netherlands", "savoy", "milan", "holstein", "silesia", "ulm"} <= members_1444
    assert not {"denmark", "burgundy", "venice", "papal_states", "poland", "flanders"} & members_1444
    assert "silesia" not in realm_names(empire.members_of(BOARD, OLD, outside=1 << area("wielkopolska")))


@pytest.mark.rule("europa:18.3")
def test_the_outline_cuts_six_areas() -> None:
    cut = {
        name: province_names(LAND.in_area[area(name)] & OLD.printed & ~LAND.empire)
        for name in AREAS
        if 0 < (LAND.in_area[area(name)] & LAND.empire).bit_count() < LAND.in_area[area(name)].bit_count()
    }
    assert cut == {
        "flanders_wallonia": {"brugge"},
        "burgundy": {"bourgogne", "lyon"},
        "jutland": {"slesvig", "vestjylland", "ostjylland"},
        "wielkopolska": {"poznan", "kalisz", "sieradz"},
        "venetia": {"verona", "treviso", "venezia"},
        "central_italy": {"roma", "ancona"},
    }


# -- files


def test_every_file_says_its_source() -> None:
    for path in (*CONTENT.rglob("*.csv"), *CONTENT.rglob("*.toml")):
        assert provenance(path.read_text("utf-8")), path.name


@pytest.mark.parametrize("table", ["areas", "provinces", "zones", "nodes", "realms", "borders", "sea_borders",
                                   "side_1444", "side_1618"])  # fmt: skip
def test_every_row_names_its_source(table: str) -> None:
    lines = (CONTENT / "board" / f"{table}.csv").read_text("utf-8").splitlines()
    header = next(line for line in lines if not line.startswith("#")).split(",")
    for row in read_table(CONTENT / "board" / f"{table}.csv", tuple(header)):
        words = row.text("source").replace(";", " ").split()
        assert any(word in ("S1", "S2", "S4", "S8", "S9", "authored") for word in words), row.line


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_place_and_realm_has_its_forms(language: str) -> None:
    rows = (CONTENT / "words" / f"names_{language}.csv").read_text("utf-8").splitlines()
    named = [tuple(row.split(",")[:2]) for row in rows if row[:1] != "#"][1:]
    known = {
        "area": LAND.areas, "province": LAND.provinces, "zone": SEA.zones, "node": SEA.nodes,
        "continent": LAND.continents, "realm": (*REALMS.realms, "rebels", "pirates"), "crown": REALMS.crowns,
    }  # fmt: skip
    assert sorted(named) == sorted((kind, name) for kind, names in known.items() for name in names)


@pytest.mark.parametrize(
    ("table", "old", "new", "blamed", "says"),
    [
        ("borders", "a,b,kind", "a,b,kind,source\nseine,atlantis,land,S4", "borders: seine,atlantis", "no 'atlantis'"),
        ("borders", "a,b,kind", "a,b,kind,source\nloire,seine,land,S4", "borders: loire,seine", "listed twice"),
        ("borders", "adal,ajuuraan,line", "adal,ajuuraan,land", "borders: adal,ajuuraan", "not the kind of border"),
        ("areas", "kazan,Kazan,Kazań,east,muslim", "kazan,Kazan,Kazań,east,orthodox", "areas: kazan", "religion"),
        ("provinces", ",scotland,port,doggerbank", ",scotland,,doggerbank", "provinces: aberdeen", "only a port"),
        ("provinces", "-2.10,57.15", "-2.10,157.15", "provinces: aberdeen", "off the map"),
        ("sea_borders", "link,G,1", "link,,1", "sea_borders: eastern_pacific", "linked by a letter"),
        ("nodes", "sea,aegean_sea", "desert,aegean_sea", "nodes: alexandria", "not in both"),
        ("side_1444", "paris,large,france,,yes", "paris,large,,,", "side_1444: paris", "only a territory"),
        ("side_1444", "lyon,large,france,,,", "lyon,large,france,,yes,", "side_1444: ", "another capital"),
        ("side_1618", "paris,large,france", "paris,huge,france", "side_1618: paris", "one of: small, large"),
        ("realms", ",spain,yes", ",russia,yes", "realms: castile", "name of another realm"),
    ],
)
def test_a_faulty_table_is_refused_with_its_line(
    tmp_path: Path, table: str, old: str, new: str, blamed: str, says: str
) -> None:
    shutil.copytree(CONTENT / "board", tmp_path, dirs_exist_ok=True)
    path = tmp_path / f"{table}.csv"
    rows = path.read_text("utf-8").splitlines()
    at = next(n for n, row in enumerate(rows) if row[:1] != "#" and old in row)
    rows[at] = new if old.startswith("a,b") else rows[at].replace(old, new, 1)
    path.write_text("\n".join(rows), "utf-8")
    with pytest.raises(ContentError, match=says) as fault:
        Board(tmp_path)
    file, _, start = blamed.partition(": ")
    assert fault.value.file == f"{file}.csv"
    line = (tmp_path / f"{file}.csv").read_text("utf-8").splitlines()[fault.value.line - 1]
    assert line.startswith(start)
