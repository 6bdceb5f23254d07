"""A game at the terminal: bots act, people are asked, keys answer."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from ..arena.match import move
from ..bots import Bot, Marshal
from ..engine.chance import Draw
from ..engine.choice import Choice
from ..engine.errors import Refused
from ..engine.flow import Talk
from ..engine.game import Game
from . import answers, ending, log
from .arguments import number
from .boards.painter import Painter
from .listing import Listing

NEWS = 40
"""Lines of the log shown before a question; `l` shows the rest."""


class Quit(Exception):
    """The player leaves the table."""


class Sitting:
    """One sitting: the seats of `humans` are asked at the keyboard, bots play the others."""

    def __init__(
        self, game: Game, humans: frozenset[int], bots: dict[int, Bot], out: Console, painter: Painter,
        file: Path | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.humans = humans
        self.bots = bots
        self.out = out
        self.painter = painter
        self.file = file
        self.kept = len(game.journal)  # entries that are safe in a file, or were there from the start
        self.told: dict[int | None, int] = {}
        self.drawn: tuple[int, int] | None = None  # the seat that last saw the board, and the entries by then
        self.seen: Game | None = None  # the game as it was then
        self.at_keyboard: int | None = None
        self.narrowed: Choice | None = None  # the only one that the last words left
        self.passed: set[int] = set()  # entries at which an only answer went by itself

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while not self.game.over:
                asked = [seat for seat in self.game.to_act if seat in self.humans]
                idle = [seat for seat in self.game.to_act if seat not in self.humans]
                if idle:
                    self._bot_moves(idle[0])
                else:
                    self._turn(asked[0])
            self._ending()
        except (Quit, EOFError):
            self.out.print(self.say("cli-quit"))

    def say(self, message: str, **args: Any) -> str:
        return self.game.teller().words.say(message, **args)

    def power(self, seat: int) -> Text:
        """The power a seat plays, by name and colour."""
        kind, side, _ = self.game.standing()[seat]
        words = self.game.teller().words
        name = words.thing(kind, side) if side else words.say("cli-side-of-seat", number=seat + 1)
        return Text(name, f"bold {self.painter.style(side)}".strip())

    def read(self, prompt: str) -> str:
        """A line from the keyboard; raises EOFError at its end."""
        try:
            return input(prompt).strip()
        except UnicodeDecodeError:
            return ""

    # -- one decision

    def _bot_moves(self, seat: int) -> None:
        bot = self.bots[seat]
        if isinstance(bot, Marshal):
            with self.out.status(self.say("cli-thinking", power=self.power(seat).plain)):
                move(self.game, seat, bot)
        else:
            move(self.game, seat, bot)
        if not self.humans:
            self.news(None)

    def _turn(self, seat: int) -> None:
        """Ask a person until a choice is made or taken back."""
        if len(self.humans) > 1 and seat != self.at_keyboard:
            self._curtain(seat)
        self.at_keyboard = seat
        self.news(seat)
        focus = self.painter.focus(self.game, seat) if self.drawn else None
        if focus is not None:
            self.out.print(focus)
        elif self._others_moved(seat):
            self.board(seat, changes=True)
        if self._goes_by_itself(seat):
            return
        listing = Listing(self.game, seat, self.painter)
        self._question(seat, listing)
        while not self._answer(seat, listing, self.read("> ")):
            pass

    def _goes_by_itself(self, seat: int) -> bool:
        """An only answer is told and goes by itself: unless it is a pause for talk, would end what can still be taken
        back, was just taken back, or may be a secret of one of several people at the keyboard."""
        game = self.game
        choice, *others = game.choices(seat)
        if others or isinstance(game.decision, Talk) or len(self.humans) > 1:
            return False
        if game.entry in self.passed or game.can_undo(seat):
            return False
        self.passed.add(game.entry)
        forced = self.say("cli-forced", asked=game.prompt(seat=seat), choice=game.describe(choice))
        self.out.print(Text(forced, "dim"))
        unsaved = len(game.journal) - self.kept
        game.choose(seat, choice)
        self.kept = len(game.journal) if not unsaved else self.kept
        return True

    def _answer(self, seat: int, listing: Listing, line: str) -> bool:
        """Act on a line; True when the position has changed."""
        if not line and self.narrowed:  # a line without words takes the only one that the last words left
            line = str(listing.choices.index(self.narrowed) + 1)
        elif not line and len(listing.choices) == 1:
            line = "1"
        self.narrowed = None
        picked = number(line)
        if picked is not None and 1 <= picked <= len(listing.choices):
            self.game.choose(seat, listing.choices[picked - 1])
            return True
        key, _, words = (line[0] + " " + line[1:] if line[:1] == "?" else line).partition(" ")
        words = words.strip()
        match key:
            case "u":
                return self._undo(seat)
            case "?":
                answers.closed(self, seat, words)
            case "f":
                answers.forecast(self, seat, listing, words)
            case "h":
                answers.hint(self, seat, listing, "steward")
            case "m":
                answers.hint(self, seat, listing, "marshal")
            case "r":
                answers.rules(self, words)
            case "s":
                self.save(words)
            case "l":
                self.news(seat, since=0, most=None)
            case "t":
                answers.told(self, seat, words)
            case "b":
                self.board(seat)
                self._question(seat, listing)
            case "q":
                self._leave()
            case _:
                return self._by_id(seat, listing, line)
        return False

    def _by_id(self, seat: int, listing: Listing, line: str) -> bool:
        """A choice by its id; other words narrow the list."""
        try:
            self.game.choose(seat, line)
        except Refused as refused:
            known = refused.key != "unknown-choice"
            found = [] if known else listing.narrowed(line)
            told = answers.because(self, refused) if known else self._not_understood(line)
            self.out.print(Group(*listing.lines(found)) if found else told)
            if len(found) == 1:
                self.narrowed = found[0]
                self.out.print(Text(self.say("cli-enter-takes"), "dim"))
            return False
        return True

    def _not_understood(self, line: str) -> Text:
        """Words that fit nothing, or nothing at all: what can be typed."""
        said = ("cli-nothing-fits", "cli-not-a-number") if line else ("cli-not-a-number",)
        return Text("\n".join(map(self.say, said)), "yellow")

    def _undo(self, seat: int) -> bool:
        try:
            self.game.undo(seat)
        except Refused as refused:
            self.out.print(answers.because(self, refused))
            return False
        self.told = {viewer: min(count, len(self.game.state.events)) for viewer, count in self.told.items()}
        self.out.print(self.say("cli-undone"))
        return True

    # -- showing

    def news(self, seat: int | None, since: int | None = None, most: int | None = NEWS) -> None:
        """What happened since the seat last looked."""
        start = self.told.get(seat, 0) if since is None else since
        lines = [line for _, line in log.lines(self.game, seat, self.painter, start)]
        self.told[seat] = len(self.game.state.events)
        if most is not None and len(lines) > most and self.humans:
            self.out.print(Text(self.say("cli-earlier", count=len(lines) - most), "dim"))
            lines = lines[-most:]
        for line in lines:
            self.out.print(line)

    def board(self, seat: int | None, changes: bool = False) -> None:
        """The whole board, or what has changed for a seat that saw it last."""
        self.out.print(Rule(style="dim"))
        before = self.seen if self.drawn and self.drawn[0] == seat else None
        if changes and seat is not None and before is not None:
            self.out.print(self.painter.changes(self.game, seat, self.out.width, before))
        else:
            self.out.print(self.painter.position(self.game, seat, self.out.width))
        if seat is not None:
            self.drawn, self.seen = (seat, len(self.game.journal)), self.game.clone()

    def _others_moved(self, seat: int) -> bool:
        """Whether anyone but the seat has acted since it last saw the board."""
        if self.drawn is None or self.drawn[0] != seat:
            return True
        since = self.game.journal[self.drawn[1] :]
        return any(entry[0] != seat for entry in since if not isinstance(entry, Draw))

    def _question(self, seat: int, listing: Listing) -> None:
        self.out.print()
        who, prompt = self.power(seat), self.game.prompt(seat=seat)
        asked = Text(prompt, "bold") if prompt.startswith(who.plain) else Text.assemble(who, "  ", (prompt, "bold"))
        asked.stylize(who.style, 0, len(who))
        for alert in self.game.alerts(seat):
            self.out.print(Text(f"! {alert}", "bold yellow"))
        self.out.print(asked)
        self.out.print(listing.show(self.out.width))
        self.out.print(Text(self.say("cli-keys"), "dim"))

    def _curtain(self, seat: int) -> None:
        """Nobody but the next player should see the next hand."""
        self.out.clear()
        self.out.print(Text(self.say("cli-curtain", power=self.power(seat).plain), "bold"))
        self.read("")
        self.out.clear()

    def _ending(self) -> None:
        self.news(next(iter(self.humans), None) if len(self.humans) < 2 else None)
        self.board(None)
        self.out.print()
        for row in ending.turning_points(self):
            self.out.print(row)
        self.out.print()
        places = sorted((place, seat) for seat, place in enumerate(self.game.result))
        for place, seat in places:
            points = self.game.standing()[seat].points
            row = Text(f"{place:>3}  ").append_text(self.power(seat)).append(f"  {points}", "bold")
            self.out.print(row)
        winners = ", ".join(self.power(seat).plain for place, seat in places if place == 1)
        winner = self.say("cli-winner", power=winners) if winners else self.say("cli-no-winner")
        self.out.print(Text(f"{winner} ({self.say(f'ending-{self.game.ending}')})", "bold"))
        if sys.stdin.isatty() and self.humans and (file := self.read(self.say("cli-save-last") + " ")):
            self.save(file)

    # -- keeping

    def save(self, name: str) -> bool:
        """Write the game file; True when it is there."""
        path = Path(name) if name else self.file or Path(f"theatrum-{self.game.scenario.id}.json")
        try:
            path = path.expanduser()
            if path.exists() and path != self.file and not self._sure(self.say("cli-overwrite", path=str(path))):
                return False
            self.game.save(path)
        except (OSError, RuntimeError, ValueError) as error:  # no such folder, no such home, no such name
            self.out.print(Text(f"{path}: {getattr(error, 'strerror', None) or error}", "yellow"))
            return False
        self.file, self.kept = path, len(self.game.journal)
        self.out.print(Text(self.say("cli-saved", path=str(path))))
        return True

    def _leave(self) -> None:
        """Leave the table; a game that would be lost takes a second word."""
        if len(self.game.journal) == self.kept:
            raise Quit
        name = self.read(self.say("cli-save-where") + " ")
        if (name and self.save(name)) or (not name and self._sure(self.say("cli-lose"))):
            raise Quit

    def _sure(self, question: str) -> bool:
        """Whether the player says yes, in the language of the game."""
        answer = self.read(question + " ").casefold()
        return bool(answer) and answer[0] == self.say("cli-yes")[0]
