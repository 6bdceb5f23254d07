"""Files with something wrong in them, by the hundred: each is refused clearly, or it is a game that can be played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.common.tables import played
from theatrum import ContentError, GameFileError
from theatrum.bots import make, sight
from theatrum.engine.errors import TheatrumError
from theatrum.engine.game import Game
from theatrum.engine.record import dumps, loads, verify
from theatrum.engine.title import Title
from theatrum.language import LANGUAGES, LIBRARY
from theatrum.titles import TITLES

from . import fuzzing

FILE = "mutant.toml"
STEWARD = make("steward")
LONG = ("europa",)
EACH_TITLE = pytest.mark.parametrize(
    "title",
    [pytest.param(title, id=key, marks=pytest.mark.soak if key in LONG else ()) for key, title in TITLES.items()],
)
"""A title whose games are long has a few mutants in `make test`, and as many as the others in `make soak`."""
SOME = pytest.mark.parametrize("many", [50, pytest.param(120, marks=pytest.mark.soak)])


def _options(rng: Random, title: Title) -> dict[str, str]:
    return {option.id: rng.choice(option.values) for option in title.options if rng.random() < 0.5}


def _told(error: TheatrumError, text: str = "") -> None:
    """It says what is wrong, briefly, and a content error where."""
    assert 0 < len(str(error).strip()) < 2000
    if isinstance(error, ContentError):
        assert error.file not in ("", "territories.csv")
        assert 1 <= error.line <= text.count("\n") + 1


def _plays(rng: Random, game: Game) -> None:
    """Some moves, and everything that is shown of them."""
    played(game, rng.randrange(1 << 30), 25)
    for seat in (None, 0):
        game.view(seat)
        for language in LANGUAGES:
            game.text(seat, language)
    for language in LANGUAGES:
        game.log(language)
    for seat in game.to_act:
        advice = STEWARD.advise(sight(game, seat))
        game.forecast(seat, advice[0].choice)
    assert loads(dumps(game), TITLES, LIBRARY).state.to_bytes() == game.state.to_bytes()


def _try_scenario(rng: Random, title: Title, text: str) -> str:
    try:
        scenario = title.scenario(text, FILE)
        game = Game(title, scenario, rng.choice(scenario.seats), _options(rng, title), "fuzz", LIBRARY)
    except ContentError as error:
        _told(error, text)
        return "refused"
    _plays(rng, game)
    return "played"


def _try_file(rng: Random, text: str) -> str:
    try:
        game = loads(text, TITLES, LIBRARY)
    except GameFileError as error:
        _told(error)
        with pytest.raises(GameFileError):
            verify(text, TITLES, LIBRARY)
        return "refused"
    _plays(rng, game)
    return "played"


def _scenarios(title: Title, seeds: range) -> Counter[str]:
    texts = fuzzing.sources(title)
    found: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        text = fuzzing.scenario(rng, texts)
        try:
            found[_try_scenario(rng, title, text)] += 1
        except Exception as error:
            raise AssertionError(f"mutant {seed} of {title.id}:\n{text[:6000]}") from error
    return found


def _files(title: Title, seeds: range) -> Counter[str]:
    texts = []
    for number, text in enumerate(fuzzing.sources(title)):
        scenario = title.scenario(text, FILE)
        texts.append(dumps(played(Game(title, scenario, scenario.seats[0], {}, number, LIBRARY), number, 20)))
    found: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        text = fuzzing.game_file(rng, rng.choice(texts))
        try:
            found[_try_file(rng, text)] += 1
        except Exception as error:
            raise AssertionError(f"mutant {seed} of a file of {title.id}:\n{text[:6000]}") from error
    return found


@EACH_TITLE
def test_what_the_mutants_are_made_from_is_right(title: Title) -> None:
    for text in fuzzing.sources(title):
        scenario = title.scenario(text, FILE)
        for seats in scenario.seats:
            _plays(Random(seats), Game(title, scenario, seats, {}, 1, LIBRARY))


@SOME
@EACH_TITLE
def test_a_mutant_of_a_scenario_is_refused_clearly_or_can_be_played(title: Title, many: int) -> None:
    found = _scenarios(title, range(many))
    assert found["refused"] > many // 4
    assert found["played"] > many // 12


@SOME
@EACH_TITLE
def test_a_mutant_of_a_game_file_is_refused_clearly_or_can_be_played(title: Title, many: int) -> None:
    found = _files(title, range(many))
    assert found["refused"] > many // 2


@pytest.mark.parametrize("title", [pytest.param(TITLES[key], id=key) for key in LONG])
def test_a_few_mutants_of_a_title_with_long_games(title: Title) -> None:
    scenarios, games = _scenarios(title, range(24)), _files(title, range(12))
    assert scenarios["refused"] > 5
    assert scenarios["played"]
    assert games["refused"] > 5


@pytest.mark.soak
@EACH_TITLE
@pytest.mark.parametrize("part", range(4))
def test_thousands_of_mutants(title: Title, part: int) -> None:
    assert _scenarios(title, range(1000 + part * 1500, 2500 + part * 1500))["played"]
    assert _files(title, range(1000 + part * 1500, 2500 + part * 1500))["refused"]
