"""Europa at the terminal: the board, a turn's list in groups with costs, closed choices by their reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from rich.console import Console, RenderableType

import theatrum
from tests.test_cli import Run, run
from theatrum.cli.boards import PAINTERS, PLAIN
from theatrum.cli.listing import Listing, split
from theatrum.engine.chance import Dice, Generator
from theatrum.engine.game import Game
from theatrum.titles.europa.actions.registry import BY_VERB
from theatrum.titles.europa.board.ownership import strength
from theatrum.titles.europa.round.turn import Act
from theatrum.titles.europa.shown.forecast import enemy
from theatrum.titles.europa.shown.groups import GROUPS, MAIN
from theatrum.titles.europa.shown.neighbours import prey
from theatrum.titles.europa.shown.posts import forces
from theatrum.titles.europa.shown.scribe import Scribe
from theatrum.titles.europa.shown.table import hand
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.declaring import WITHOUT_CAUSE, Declaration, declaring, penalty

from ..positions import begin, number, put, seat

__all__ = ["run"]

PAINTER = PAINTERS["europa"]
WIDTH = 150


def drawn(shown: RenderableType | None) -> str:
    out = Console(width=WIDTH, highlight=False, color_system=None, force_terminal=False)
    with out.capture() as held:
        out.print(shown)
    return held.get()


@cache
def played() -> tuple[Game, ...]:
    """Positions of a random game, among them turns."""
    game = theatrum.new("europa", "1-00", 3, seed=2)
    lots = Generator(4)
    found: list[Game] = []
    for step in range(260):
        seat = game.to_act[0]
        if step % 30 == 0 or (isinstance(game.decision, Act) and len(found) < 12):
            found.append(game.clone())
        choices = game.choices(seat)
        game.choose(seat, choices[lots.below(len(choices))])
    return tuple(found)


def turns() -> Iterator[tuple[Game, int]]:
    return ((game, game.to_act[0]) for game in played() if isinstance(game.decision, Act))


def test_every_action_of_a_turn_is_in_a_group() -> None:
    """What uses up the turn is told apart from minor actions."""
    for verb, action in BY_VERB.items():
        assert GROUPS[verb].endswith("-minor") == action.minor, verb
        assert GROUPS[verb].removesuffix("-minor") in MAIN


@pytest.mark.parametrize("language", theatrum.LANGUAGES)
def test_every_choice_has_one_number(language: str) -> None:
    for game in played():
        game.language = language
        seat = game.to_act[0]
        listed = Listing(game, seat, PAINTER).choices
        game.language = "en"
        assert sorted(choice.id for choice in listed) == sorted(choice.id for choice in game.choices(seat))


def test_a_turn_is_listed_in_groups_that_keep_their_order() -> None:
    game, seat = next(turns())
    listing = Listing(game, seat, PAINTER)
    groups = [GROUPS[choice.verb] for choice in listing.choices]
    assert list(dict.fromkeys(groups)) == sorted(set(groups), key=list(dict.fromkeys(GROUPS.values())).index)
    rows = drawn(listing.show(WIDTH)).splitlines()
    assert rows[0] == "Events"
    assert any(row.startswith("Court: minor actions") for row in rows)


def test_a_choice_shows_what_it_costs() -> None:
    """Borrowing brings 5 ducats and 1 interest, an event the ducats that lie on it."""
    game, seat = next(turns())
    state = game.state
    assert isinstance(state, Europa)
    state.event_ducats = (4, *state.event_ducats[1:])
    listed = drawn(Listing(game, seat, PAINTER).show(WIDTH)).replace("\N{NO-BREAK SPACE}", " ")
    assert "Take a loan: 5 ducats for 1 interest (+5 ducats +1 interest)" in listed
    events = next(row for row in listed.splitlines() if row.strip().startswith("Event "))
    assert "+4 ducats" in events


def test_a_sentence_is_parted_where_its_thing_begins() -> None:
    game, seat = next(turns())
    choice = next(choice for choice in game.choices(seat) if choice.verb == "event")
    label, target = split(game.teller(), choice, game.describe(choice))
    assert label == "Event"
    assert f"{label}: {target}" == game.describe(choice)


@pytest.mark.parametrize("width", [70, 100, 140])
def test_no_choice_is_parted_from_its_number(width: int) -> None:
    """Whom to make war on: eighty realms with their strength, in lines that end where a choice ends."""
    g = begin()
    at = seat(g, "france")
    g.power = [9] * len(g.power)
    game = theatrum.new("europa", "2-01", 6, seed=1)
    game.state = put(g, Declaration(at))
    listing = Listing(game, at, PLAIN)  # which puts nothing aside
    out = Console(width=width, highlight=False, color_system=None, force_terminal=False)
    with out.capture() as held:
        out.print(listing.show(width))
    rows = [row.rstrip() for row in held.get().splitlines()]
    assert len(rows) > 20
    assert not [row for row in rows if row.split()[-1].isdecimal() or len(row) > width]
    numbers = [int(part) for part in re.findall(r"(?:^|\s{2})(\d+)\N{NO-BREAK SPACE}", held.get(), re.MULTILINE)]
    assert numbers == list(range(1, len(listing.choices) + 1))


def test_generals_are_listed_army_by_army() -> None:
    """The sentence ends with the card, though the choice names the army last."""
    game = theatrum.new("europa", "1-00", 3, seed=2)
    choice = game.state.lexicon.parse("appoint-general:adm-08-6:1")
    label, target = split(game.teller(), choice, game.describe(choice))
    assert (label, target) == ("Appoint a general of army 1", "Amnesty (Curtis)")


@pytest.mark.parametrize("language", theatrum.LANGUAGES)
def test_the_board_is_drawn_for_everybody(language: str) -> None:
    for game in played()[::3]:
        game.language = language
        for viewer in (None, *range(game.seats)):
            board = drawn(PAINTER.position(game, viewer, WIDTH))
            assert not set("{}$") & set(board)
            assert len(board.splitlines()) < 140
        game.language = "en"


def test_a_board_does_not_show_others_hands() -> None:
    game = played()[-1]
    state = game.state
    assert isinstance(state, Europa)
    for viewer in range(game.seats):
        board = drawn(PAINTER.position(game, viewer, 400))
        for other in range(game.seats):
            names = [state.start.people.all[card].name for card in state.hands[other]]
            assert all((f" {name} (adm" in board) >= (viewer == other) for name in names)
        twin = game.clone()
        twin.state = state.veil(viewer).resample(viewer, Generator(5))
        assert drawn(PAINTER.position(twin, viewer, 400)) == board


def test_a_game_can_be_played_and_asked_about(run: Run) -> None:
    typed = "t london\n? idea\nt\n" + "1\n" * 40
    ran = run("play", "europa", "--scenario", "1-00", "--seat", "england", "--bots", "random", "--seed", "a",
              "--language", "en", typed=typed)  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert "YOUR REALM" in ran.out
    assert "EVENTS ON THE TABLE" in ran.out


def test_lines_with_a_word_are_told_with_what_they_stand_under(run: Run) -> None:
    """A court without its realm would be anybody's."""
    ran = run("play", "europa", "--scenario", "1-00", "--seat", "england", "--bots", "random", "--seed", "a",
              "--language", "en", typed="t Court: ruler\n")  # fmt: skip
    told = ran.out.partition("\n> ")[2].splitlines()
    courts = [place for place, line in enumerate(told) if line.strip().startswith("Court: ruler")]
    above = [told[place - 1].split(":")[0].split("(")[0].strip() for place in courts]
    assert sorted(above) == ["Castile", "England", "France"]


def test_an_event_that_is_asked_for_is_told_with_its_options(run: Run) -> None:
    ran = run(
        "play", "europa", "--scenario", "1-00", "--seed", "a", "--language", "en", "--plain", typed="t event of\n"
    )
    told = ran.out.split("> ")[-2].splitlines()
    heading = next(place for place, line in enumerate(told) if "(event of" in line)
    assert told[heading + 1].startswith("    A) ")


@pytest.mark.parametrize(("language", "told", "called"), [
    pytest.param("en", "The balance of each round goes from", "This is the last round.", marks=pytest.mark.soak),
    ("pl", "Bilans każdej rundy zmieni się z", "To ostatnia runda."),
])  # fmt: skip
def test_the_terminal_foretells_and_warns(run: Run, language: str, told: str, called: str) -> None:
    typed = ("".join(f"f {number}\n{number}\n" for number in (1, 2, 3, 4, 5, 6)) + "end-turn\n") * 60
    ran = run(
        "play", "europa", "--scenario", "1-00", "--bots", "random", "--seed", "a", "--language", language, typed=typed
    )
    assert (ran.code, ran.err) == (0, "")
    lines = " ".join(ran.out.split())
    assert told in lines
    assert called in lines


@pytest.mark.rule("europa:9.1")
def test_a_target_of_war_shows_its_strength_and_what_the_war_costs() -> None:
    """Without casus belli 2 Stability are lost; a claim is one."""
    g = begin()
    france, england = seat(g, "france"), g.realm[seat(g, "england")]
    claimed = number(g, "area", "aquitaine")
    g.claims[france] |= 1 << claimed
    g.dice = Dice(Generator(1))
    put(g, Declaration(france))
    aragon = number(g, "realm", "aragon")
    assert enemy(g, aragon).args == (strength(g, aragon), WITHOUT_CAUSE)
    assert enemy(g, england).args[1] == 0


@pytest.mark.parametrize(
    ("language", "winner"), [("en", "Winner: "), pytest.param("pl", "Zwycięzca: ", marks=pytest.mark.soak)]
)
def test_a_game_is_played_to_its_end_in_the_terminal(run: Run, language: str, winner: str) -> None:
    """By a player who types numbers at random, whatever is asked."""
    keys = Random(5)
    typed = "".join(f"{keys.choice((1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 10, 12))}\n" for _ in range(4000))
    ran = run("play", "europa", "--seed", 7, "--language", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1].startswith(winner)


@pytest.mark.rule("europa:9.1")
def test_of_many_realms_those_with_a_cause_and_neighbours_come_first() -> None:
    """The others are not on the list before a word asks for them; they keep the numbers behind."""
    g = begin()
    at = seat(g, "france")
    g.power = [9] * len(g.power)
    game = theatrum.new("europa", "2-01", 6, seed=1)
    game.state = put(g, Declaration(at))
    listing = Listing(game, at, PAINTER)
    realms = [choice.args[0] for choice in listing.choices]
    penalties = [penalty(g, declaring(g), realm) for realm in realms[:3]]
    assert penalties == sorted(penalties)
    assert {choice.args[0] for choice in listing.shown} == prey(g, at).keys() & set(realms)
    assert 5 < len(listing.shown) < 25 < len(listing.choices)
    listed = drawn(listing.show(WIDTH)).replace("\N{NO-BREAK SPACE}", " ")
    assert f"… and {len(listing.choices) - len(listing.shown)} farther off: type a name or a part of it" in listed
    (found,) = [text.plain for text in listing.lines(listing.narrowed("ottoman"))]
    assert int(found.split()[0]) > len(listing.shown)


def test_a_board_that_was_seen_shows_what_has_changed() -> None:
    """Of the sections it repeats the reader's own; of the others the items that differ, and names those that do not."""
    game = theatrum.new("europa", "1-00", 3, seed=2)
    at = game.to_act[0]
    before = game.clone()
    same = drawn(PAINTER.changes(game, at, WIDTH, before))
    assert "YOUR REALM" in same
    assert "as before (b: the whole board): EVENTS ON THE TABLE" in same
    assert not any(row.startswith("EVENTS ON THE TABLE") for row in same.splitlines())
    state = game.state
    assert isinstance(state, Europa)
    state.event_ducats = (4, *state.event_ducats[1:])
    rows = drawn(PAINTER.changes(game, at, WIDTH, before)).splitlines()
    start = rows.index("EVENTS ON THE TABLE (the rest as before)")
    told = [row for row in rows[start + 1 :] if row.startswith("  ") and not row.startswith("    ")]
    assert "4 ducats" in told[0]
    assert len(drawn(PAINTER.position(game, at, WIDTH)).splitlines()) > len(rows) + 10


def test_the_readers_forces_are_told_where_they_stand() -> None:
    g = begin()
    castile = seat(g, "castile")
    game = theatrum.new("europa", "2-01", 6, seed=1)
    game.state = g
    scribe = Scribe(g, castile, game.teller("en").words)
    (told,) = forces(scribe, castile)
    assert "army 1 (Castile): " in told
    andalusia = next(row for row in game.text(castile, "en").splitlines() if row.startswith("  Andalusia ("))
    assert "Ports: Gibraltar – Central Atlantic, Western Mediterranean; Seville – Central Atlantic." in andalusia


@pytest.mark.rule("europa:6.2")
def test_what_a_card_on_display_will_do_is_told_in_the_hand() -> None:
    g = begin()
    castile = seat(g, "castile")
    game = theatrum.new("europa", "2-01", 6, seed=1)
    game.state = g
    scribe = Scribe(g, castile, game.teller("en").words)
    people = g.start.people
    shown = next(card for card in range(len(people.all)) if g.start.deed_of_card[card] >= 0
                 and g.start.lists.deeds[g.start.deed_of_card[card]].uses)  # fmt: skip
    g.hands[castile] = (shown,)
    _, *actions = hand(scribe)
    assert actions
    assert all(action.startswith("  ") and "(uses: " in action for action in actions)
