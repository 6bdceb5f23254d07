"""What a player may ask at the prompt: why not, what would you do, what do the rules say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import bots
from ..arena import rulebook
from ..arena.rulebook import plain
from ..engine.choice import Choice
from ..engine.errors import Refused
from ..engine.forecast import CERTAIN, LIKELY, WORST, Forecast
from . import rules as rules_command
from .arguments import number
from .listing import NUMBER, Listing, split

if TYPE_CHECKING:
    from .sitting import Sitting

MOST_CLOSED = 30
MOST_NAMED = 6
"""Things that one reason closes are named up to this number."""
MOST_RULES = 3
"""Paragraphs that are told whole when words are looked for."""
HINTS = 4
LOOK: float | bots.Lines = 1.0
"""How long a bot that looks ahead may think of a hint: seconds, or lines of play."""
GRADE_SIGNS = {CERTAIN: "=", LIKELY: "~", WORST: "!"}
"""Before each line of a forecast: how sure it is."""


def closed(sitting: Sitting, seat: int, words: str) -> None:
    """What is closed and why; `words` narrow it, or name one choice by its id."""
    game = sitting.game
    if ":" in words:
        refused = game.why_not(seat, words)
        sitting.out.print(Text(sitting.say("cli-open"), "green") if refused is None else because(sitting, refused))
        return
    teller = game.teller()
    rows: dict[tuple[str, str], tuple[Refused, str, list[str]]] = {}
    for choice, refused in game.closed(seat):
        sentence = game.describe(choice)
        if all(word in plain(f"{sentence} {choice.id}") for word in plain(words).split()):
            label, target = split(teller, choice, sentence)
            rows.setdefault((label, refused.reason), (refused, sentence, []))[2].append(target)
    if not rows:
        sitting.out.print(sitting.say("cli-nothing-closed"))
        return
    table = Table.grid(padding=(0, 3, 0, 0))
    for (label, _), (refused, sentence, targets) in list(rows.items())[:MOST_CLOSED]:
        told = sentence if len(targets) == 1 else _listed(label, targets)
        table.add_row(Text(told), because(sitting, refused))
    sitting.out.print(table)
    if len(rows) > MOST_CLOSED:
        sitting.out.print(Text(sitting.say("cli-more-closed", count=len(rows) - MOST_CLOSED), "dim"))


def _listed(label: str, targets: list[str]) -> str:
    """What one reason closes: 'March: Tyrol, Bavaria'."""
    rest = f" … ({len(targets)})" if len(targets) > MOST_NAMED else ""
    return f"{label}: {', '.join(filter(None, targets[:MOST_NAMED]))}{rest}"


def because(sitting: Sitting, refused: Refused) -> Text:
    """The reason, and the paragraph behind it as a reader knows it."""
    told, paragraph = Text(refused.reason, "yellow"), refused.rule.rpartition(":")[2]
    named = rulebook.headings(sitting.game.title, sitting.game.language)
    return told.append(f" §{named.get(paragraph, paragraph)}", "dim") if paragraph else told


def forecast(sitting: Sitting, seat: int, listing: Listing, words: str) -> None:
    """What a choice may lead to: of the number given, or of every choice of which something can be told."""
    game, teller = sitting.game, sitting.game.teller()
    picked = number(words)
    wanted = listing.shown if picked is None else listing.choices[picked - 1 : picked]
    told = False
    for choice in wanted:
        found = foreseen(sitting, seat, choice)
        lines = teller.foretold(found)
        if not lines and found.brief is None:
            continue
        told = True
        head = Text(f"{listing.choices.index(choice) + 1:>3} ", NUMBER).append(game.describe(choice), "default")
        sitting.out.print(head.append(f"  {teller.fact(found.brief, 'brief')}", "bold") if found.brief else head)
        for grade, line in lines:
            sitting.out.print(
                Padding(Text.assemble((f"{GRADE_SIGNS[grade]} ", "bold"), (line, "dim")), (0, 0, 0, 6), expand=False)
            )
    sitting.out.print(Text(sitting.say("cli-forecast-signs" if told else "cli-no-forecast"), "dim"))


def foreseen(sitting: Sitting, seat: int, choice: Choice) -> Forecast:
    game = sitting.game
    return game.title.forecast(game.state.veil(seat), seat, choice)


def hint(sitting: Sitting, seat: int, listing: Listing, bot: str) -> None:
    """A bot's best choices with its reasons: first what tells them apart; then what it expects, if it looks ahead."""
    teller = sitting.game.teller()
    sitting.out.print(teller.words.say(f"cli-hint-{bot}"))
    for found in bots.hints(bots.make(bot, budget=LOOK), bots.sight(sitting.game, seat), HINTS):
        place = listing.choices.index(found.choice) + 1
        line = Text(f"{place:>3} ", NUMBER).append(sitting.game.describe(found.choice), "default")
        sitting.out.print(line.append(f"  {found.score:+.2f}", "bold"))
        told = [Text(f"{why.weight:+.1f}  {teller.why(why)}", "dim") for why in found.reasons]
        if found.ahead:
            other, lead, close, here, there = found.ahead
            told.append(Text(f"{lead:+.2f} {teller.beside(other, close, here, there)}", "italic"))
        told += [Text(f"  →  {teller.step(*step)}", "cyan") for step in found.line]
        for row in told:
            sitting.out.print(Padding(row, (0, 0, 0, 6), expand=False))


def told(sitting: Sitting, seat: int, words: str) -> None:
    """The position as text: all of it, or the lines that hold the words, with what they are set under and what is
    set under them."""
    wanted = plain(words).split()
    lines: list[str] = []
    above: list[tuple[int, str]] = []  # what the line is set under, as far as it has not been told yet
    under: int | None = None
    for line in sitting.game.text(seat).splitlines():
        depth = len(line) - len(line.lstrip())
        above = [(level, heading) for level, heading in above if level < depth]
        if under is not None and depth <= under:
            under = None
        if under is None and all(word in plain(line) for word in wanted):
            under = depth
            lines += [heading for _, heading in above]
            above = []
        if under is not None:
            lines.append(line)
        elif line.strip():
            above.append((depth, line))
    for line in lines or [sitting.say("cli-no-line")]:
        depth = len(line) - len(line.lstrip())
        sitting.out.print(Padding(Text(line.lstrip()), (0, 0, 0, depth), expand=False))


def rules(sitting: Sitting, words: str) -> None:
    """Paragraphs of the rules that hold the words: the first of them whole, unless they were named by number."""
    game = sitting.game
    found = rulebook.search(rulebook.read(game.title, game.language), words.split(), game.language)
    if not found:
        sitting.out.print(sitting.say("cli-no-rule"))
        return
    whole = len(found) if not words or rulebook.NUMBER.fullmatch(words) else MOST_RULES
    rules_command.show(sitting.out, found[:whole], headings_only=not words)
    if found[whole:]:
        others = ", ".join(f"{rule.id} {rule.title}" for rule in found[whole:])
        sitting.out.print(Text(sitting.say("cli-more-rules", rules=others), "dim"))
