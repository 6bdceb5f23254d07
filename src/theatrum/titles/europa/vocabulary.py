"""The words of the title, gathered from its chapters: choices, events, reasons and questions with their arguments."""

from __future__ import annotations

from ...engine.choice import REASONS as ENGINE_REASONS
from ...engine.choice import signatures
from ...engine.folding import Fold
from .actions import vocabulary as actions
from .aims import vocabulary as aims
from .board import vocabulary as board
from .cards import vocabulary as cards
from .court import vocabulary as court
from .curia import vocabulary as curia
from .diplomacy import vocabulary as diplomacy
from .empire import vocabulary as empire
from .events import vocabulary as events
from .faith import vocabulary as faith
from .peace import vocabulary as peace
from .realms import vocabulary as realms
from .round import vocabulary as round_
from .trade import vocabulary as trade
from .unrest import vocabulary as unrest
from .voyages import vocabulary as voyages
from .war import vocabulary as war
from .war.battle import vocabulary as battle
from .war.movement import vocabulary as movement
from .war.recruiting import vocabulary as recruiting

CHAPTERS = (
    actions,
    aims,
    board,
    cards,
    court,
    curia,
    diplomacy,
    empire,
    events,
    faith,
    peace,
    realms,
    round_,
    trade,
    unrest,
    voyages,
    war,
    battle,
    movement,
    recruiting,
)

VERBS = signatures({"ready": ""} | {name: spec for chapter in CHAPTERS for name, spec in chapter.VERBS.items()})
EVENTS = signatures({name: spec for chapter in CHAPTERS for name, spec in chapter.EVENTS.items()})
REASONS = ENGINE_REASONS | signatures({name: spec for chapter in CHAPTERS for name, spec in chapter.REASONS.items()})
PROMPTS = signatures({"Talk": ""} | {name: spec for chapter in CHAPTERS for name, spec in chapter.PROMPTS.items()})
FOLDS = {
    "rolled": Fold(lists=("face",), past=("rolled",)),
    "fell": Fold(),
    "sank": Fold(lists=("ship",)),
    "marched": Fold(way=("from", "to")),
    "infantry-marched": Fold(way=("from", "to")),
    "reorganized": Fold(),
    "light-ship-sailed": Fold(),
    "recruited": Fold(),
    "gained-power": Fold(sums=("number",), lists=("power",)),
    "lost-power": Fold(sums=("number",), lists=("power",)),
    "influence-placed": Fold(sums=("number",), lists=("area",)),
    "influence-removed": Fold(sums=("number",), lists=("area",)),
    "imperial-influence-placed": Fold(lists=("area",)),
    "claim-fabricated": Fold(lists=("area",)),
    "claim-placed": Fold(lists=("area",)),
    "converted": Fold(lists=("area",)),
    "appointed": Fold(lists=("person",)),
    "weakened": Fold(lists=("person",)),
    "died": Fold(lists=("person",)),
    "stability-rose": Fold(lists=("realm",)),
    "stability-fell": Fold(lists=("realm",)),
    "paid-power": Fold(sums=("number",)),
    "disbanded": Fold(),
    "disbanded-ship": Fold(lists=("ship",)),
    "unit-disbanded": Fold(),
    "plague": Fold(lists=("area",)),
    "borrowed": Fold(),
    "repaid": Fold(),
    "mission-taken": Fold(lists=("mission",)),
    "mission-taken.hidden": Fold(),
    "paid-card": Fold(lists=("deck", "card")),
    "paid-card.hidden": Fold(lists=("deck",)),
    "discarded": Fold(lists=("card",)),
    "built": Fold(lists=("water",)),
    "drew": Fold(lists=("deck", "card")),
    "drew.hidden": Fold(lists=("deck",)),
    "event-shown": Fold(lists=("event",)),
    "idea-shown": Fold(lists=("idea",)),
    "milestone-shown": Fold(lists=("milestone",)),
    "trade-card-shown": Fold(lists=("trade",)),
    "rebellion-die": Fold(lists=("rebellion",)),
    "unrest-rose": Fold(lists=("province",)),
    "unrest-fell": Fold(lists=("province",), past=("freed-province",)),
    "freed-province": Fold(lists=("province",), past=("unrest-fell",)),
    "rebels-took": Fold(lists=("province",)),
    "rebels-rose": Fold(sums=("number",)),
    "rebels-left": Fold(sums=("number",)),
    "occupied-province": Fold(lists=("province",)),
    "liberated": Fold(lists=("province",)),
    "expanded": Fold(lists=("province",), past=("realm-gone", "discovered")),
    "took-province": Fold(lists=("province",)),
    "lost-province": Fold(lists=("province",)),
    "gained-vassal": Fold(lists=("province",)),
    "war-begun": Fold(lists=("of",)),
    "war-ended": Fold(lists=("of",)),
    "truce": Fold(lists=("of",)),
}
"""What is told in one line."""
ENDINGS = ("ages", "prestige", "pieces", "alone", "goal")
"""The last age is over; somebody is far ahead; somebody has every piece on the board; all others have left."""
