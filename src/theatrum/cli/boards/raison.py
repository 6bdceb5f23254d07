"""Raison d'État in a terminal: the War Wheel with the tracks, the board by region, the battle, the hands."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...engine.title import Words
from ...titles.raison.board import Board
from ...titles.raison.state import Raison, bits
from ...titles.raison.vocabulary import STATUSES
from .painter import Painter

COLOURS = {
    "poland": "red", "britain": "red", "sweden": "royal_blue1", "france": "deep_sky_blue1", "ottoman": "dark_orange",
    "austria": "white", "spain": "yellow", "protestants": "magenta", "russia": "green",
}  # fmt: skip
GENERAL, GARRISON, FORTRESS, CROWN, TURN = "♞", "■", "▣", "♔", "▶"
COLUMN = 25
"""Least width of a column of territories."""
LEAST_NAME = 4
"""Letters that are left of a name at the least."""
SIDE_BY_SIDE = 140
"""From this width on, hands and battle stand beside the tracks."""


class RaisonPainter(Painter):
    """Draws a view."""

    def style(self, thing: str) -> str:
        return COLOURS.get(thing.partition(".")[0], "")

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        words, view = _seen(game, seat)
        tracks = Group(_head(view, words), Text(), _tracks(view, words, _raison(game)[1]))
        beside = [*_hands(view, words), *_battle(game, view, words)]
        if width < SIDE_BY_SIDE:
            return Group(tracks, *beside, Text(), _map(game, view, words, width))
        top = Table.grid(padding=(0, 6, 0, 0))
        top.add_row(tracks, Group(Text(), *beside))
        return Group(top, Text(), _map(game, view, words, width))

    def focus(self, game: Game, seat: int) -> RenderableType | None:
        words, view = _seen(game, seat)
        return Group(*_hands(view, words), *_battle(game, view, words)) if view["battle"] else None

    def piece(self, game: Game, kind: str, thing: str) -> str:
        words = game.teller().words
        name = words.thing(kind, thing)
        if kind != "general":
            return name
        state, board = _raison(game)
        general = board.lexicon.names["general"].index(thing)
        spot = state.spot[general]
        return (
            f"{name} · {board.land.names[words.language][spot]} {GENERAL}{state.troops[general]}" if spot >= 0 else name
        )


def _raison(game: Game) -> tuple[Raison, Board]:
    assert isinstance(game.state, Raison)
    return game.state, game.state.board


def _seen(game: Game, seat: int | None) -> tuple[Words, dict[str, Any]]:
    return game.teller().words, game.view(seat, since=len(game.state.events))


def _tag(words: Words, power: str) -> Text:
    """Two letters of a Power in its colour."""
    return Text(words.thing("power", power)[:2], COLOURS[power])


# -- tracks and wheel


def _head(view: dict[str, Any], words: Words) -> Text:
    emperor = words.thing("power", view["emperor"]) if view["emperor"] else words.say("text-nobody")
    return Text(words.say(
        "text-head", round=view["round"], turn=view["turn"], turns=len(view["wheel"]), emperor=emperor,
        victory=view["victory"], draw=view["draw_pile"], discard=len(view["discard_pile"]),
    ), "bold")  # fmt: skip


def _tracks(view: dict[str, Any], words: Words, board: Board) -> Table:
    """A line for each Power, in the order of the War Wheel: that is who acts when in this turn."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(words.say("text-wheel"), no_wrap=True)
    table.add_column(words.say("cli-raison-power"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for name in ("influence", "morale", "money", "cards", "off"):
        table.add_column(words.say(f"cli-raison-{name}"), justify="right", no_wrap=True)
    powers = {power["id"]: power for power in view["powers"]}
    on_wheel = [(words.thing("action", sector["action"]), powers[sector["power"]]) for sector in view["wheel"]]
    for action, power in on_wheel:
        table.add_row(action, *_track(power, view, words, board))
    return table


def _track(power: dict[str, Any], view: dict[str, Any], words: Words, board: Board) -> tuple[Text | str, ...]:
    colour = COLOURS[power["id"]]
    name = Text(words.thing("power", power["id"]), f"bold {colour}")
    if power["seat"] is not None and power["seat"] in view["to_act"]:
        name.append(f" {TURN}")
    if power["id"] == view["emperor"]:
        name.append(f" {CROWN}", "bright_yellow")
    if power["id"] in view["own_powers"]:
        name.stylize("underline", 0, len(words.thing("power", power["id"])))
    hand = power["hand"]
    influence = Text("·", "dim") if power["minor"] else Text(str(power["influence"]), "bold")
    return (name, _status(power, view, words, board), influence, str(power["morale"]), str(power["money"]),
            str(len(hand["known"]) + hand["unknown"]), str(power["generals_off_board"] or "·"))  # fmt: skip


def _status(power: dict[str, Any], view: dict[str, Any], words: Words, board: Board) -> Text:
    status = Text(board.status_names[words.language][STATUSES.index(power["status"])])
    if power["minor"]:
        holder = next((other["id"] for other in view["powers"]
                       if other["seat"] == power["seat"] and not other["minor"]), None)  # fmt: skip
        status.append(" ← ").append_text(_tag(words, holder) if holder else Text(words.say("text-nobody"), "dim"))
    return status


def _hands(view: dict[str, Any], words: Words) -> list[Text]:
    lines: list[Text] = []
    for power in view["powers"]:
        known = power["hand"]["known"]
        own = power["id"] in view["own_powers"]
        if own or known:
            name = words.thing("power", power["id"])
            cards = "  ".join(map(str, known)) or words.say("text-nothing")
            said = words.say("text-hand" if own else "text-known", power=name, cards=cards)
            lines.append(Text(said, f"bold {COLOURS[power['id']]}" if own else COLOURS[power["id"]]))
    return [Text(), *lines] if lines else []


# -- board


def _map(game: Game, view: dict[str, Any], words: Words, width: int) -> RenderableType:
    """Regions one after another, in as many columns as fit."""
    columns = max(1, width // COLUMN)
    room = width // columns - 1
    lines: list[Text] = []
    _, board = _raison(game)
    heads: set[int] = set()
    before = ""
    for territory in view["territories"]:
        index = board.land.index[territory["id"]]
        if board.land.region[index] != before:
            before = board.land.region[index]
            heads.add(len(lines))
            lines.append(Text(words.thing("region", before), "bold underline"))
        lines.append(_territory(board, index, territory, view, words, room))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=room, no_wrap=True, overflow="ellipsis")
    grid.add_row(*(Text("\n").join(part) for part in _newspaper(lines, heads, columns)))
    return Group(grid, Text(words.say("cli-raison-legend"), "dim"))


def _newspaper(lines: list[Text], heads: set[int], columns: int) -> list[list[Text]]:
    """Lines dealt to columns of about equal height; no heading stands last in one."""
    height = -(-len(lines) // columns)
    while True:
        parts: list[list[Text]] = [[]]
        for number, line in enumerate(lines):
            if len(parts[-1]) + (number in heads) >= height:
                parts.append([])
            parts[-1].append(line)
        if len(parts) <= columns:
            return parts
        height += 1


def _territory(board: Board, index: int, now: dict[str, Any], view: dict[str, Any], words: Words, room: int) -> Text:
    """Who controls it, value, name, crown, the Powers that contest it, pieces; a long name gives way to them."""
    land, control = board.land, now["control"]
    style = COLOURS[control] if control else "" if land.colours[index] else "dim"
    line = _tag(words, control) if control else Text("· ", "dim")
    line.append(f" {land.value[index]} ", style)
    pieces = _pieces(now, view, words)
    contested = _contested(board, index, words)
    crown = Text(CROWN if land.elector[index] else "", "bright_yellow")
    room -= line.cell_len + crown.cell_len + pieces.cell_len
    if room < LEAST_NAME + contested.cell_len:
        contested = Text()
    name = Text(land.names[words.language][index], f"{style} underline" if index in land.capital else style)
    name.truncate(max(LEAST_NAME, room - contested.cell_len), overflow="ellipsis")
    return Text().join([line, name, crown, contested, pieces])


def _contested(board: Board, index: int, words: Words) -> Text:
    powers = [board.powers[power] for power in bits(board.land.colours[index])]
    return Text(" " if powers else "").append_text(Text().join(_tag(words, power) for power in powers))


def _pieces(now: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    """Garrison, Fortress and Generals; whose they are is written where it is not the Power in control."""
    pieces = Text()
    if now["garrison"]:
        pieces.append(f" {FORTRESS if now['fortress'] else GARRISON}", COLOURS[now["garrison"]])
    elif now["fortress"]:
        pieces.append(f" {FORTRESS}", "dim")
    for general in view["generals"]:
        if general["id"] in now["generals"]:
            pieces.append(" ")
            if general["power"] != now["control"]:
                pieces.append_text(_tag(words, general["power"]))
            pieces.append(f"{GENERAL}{general['troops']}", f"bold {COLOURS[general['power']]}")
    return pieces


# -- battle


def _battle(game: Game, view: dict[str, Any], words: Words) -> list[Text]:
    """Who fights where, with whose support, and the piles of cards so far; nothing when there is peace."""
    battle = view["battle"]
    if battle is None:
        return []
    _, board = _raison(game)
    place = board.land.names[words.language][board.land.index[battle["territory"]]]
    title = words.say("text-battle", territory=place, attack=battle["attack"], defence=battle["defence"])
    sides = Text("  ").append_text(_names([battle["attacker"]], words)).append("  ×  ")
    lines = [Text(), Text(title, "bold reverse"), sides.append_text(_names(battle["defenders"], words))]
    for side in ("attack_support", "defence_support"):
        for general in battle[side]:
            lines.append(Text("  " + words.say(f"cli-raison-{side}", general=words.thing("general", general))))
    for pile in battle["piles"]:
        name = words.thing("general", pile["general"])
        cards = " ".join(_card(card) for card in pile["cards"])
        lines.append(Text(f"  {name}: ", COLOURS[pile["general"].partition(".")[0]]).append(cards, "bold"))
    return lines


def _names(powers: list[str], words: Words) -> Text:
    return Text(", ").join(Text(words.thing("power", power), f"bold {COLOURS[power]}") for power in powers)


def _card(card: dict[str, Any]) -> str:
    if card.get("removed"):
        return "×"
    value = str(card["value"] or "?")
    return f"[{value}]" if card["open"] else value
