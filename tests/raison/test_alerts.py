"""What somebody at the table would call out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_cli import Run, run

from .positions import choose, position, run_to, seat
from .relations.test_ch08_election import example

__all__ = ["run"]


@pytest.mark.rule("4")
def test_everybody_hears_who_wins_by_the_next_influence() -> None:
    game = position("1702", powers={"france": {"influence": 24}})
    told = "France may win as soon as Influence is extended: 1 missing."
    assert [game.alerts(player) for player in (-1, seat(game, "france"), seat(game, "austria"))] == [[told]] * 3
    # Too far away, or nothing held that brings any.
    assert position("1702", powers={"france": {"influence": 5}}).alerts(-1) == []
    assert position("1702", powers={"france": {"influence": 24}}, empty=True).alerts(-1) == []


@pytest.mark.rule("9.6")
def test_the_crown_counts_towards_victory() -> None:
    powers = {"france": {"influence": 23}}
    assert position("1702", powers=powers, empty=True).alerts(-1) == []
    crowned = position("1702", powers=powers, start={"emperor": "france"}, empty=True)
    assert crowned.alerts(-1) == ["France may win as soon as Influence is extended: 2 missing."]


@pytest.mark.rule("10")
def test_a_power_hears_that_its_capital_is_attacked() -> None:
    game = position("1618", powers={"protestants": {"generals": {"wien": 2}}})
    assert game.alerts(seat(game, "austria")) == ["Your Capital is attacked: the Protestants stand in Vienna."]
    assert game.alerts(seat(game, "austria"), "pl") == ["Twoja Stolica jest atakowana: Protestanci stoją w Wiedniu."]
    assert game.alerts(seat(game, "protestants")) == []


@pytest.mark.rule("8.7")
def test_whoever_votes_hears_whom_the_vote_would_crown() -> None:
    game = example()
    run_to(game, "Vote", "france")
    choose(game, "vote:sweden")  # two votes, after Britain's one for itself
    assert game.alerts(seat(game, "sweden")) == []
    game = example()
    run_to(game, "Vote", "britain")
    choose(game, "vote:sweden", "vote:sweden")
    assert game.alerts(seat(game, "sweden")) == ["Your vote (Sweden) decides: it makes Sweden Emperor."]
    assert game.alerts(seat(game, "austria")) == []
    assert game.view(seat(game, "sweden"))["alerts"] == [
        {"name": "deciding-vote", "about": {"power": "sweden", "candidate": "sweden", "votes": 1}}
    ]


def test_the_terminal_tells_it_before_the_question(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "late.toml"
    file.write_text(position("1702", powers={"france": {"influence": 24}}).scenario.text, encoding="utf-8")
    ran = run("play", "raison", "--scenario", file, "--seat", "1", "--bots", "random", "--seed", "1", typed="q\n\ny\n")
    assert "! France may win as soon as Influence is extended: 1 missing." in ran.out
