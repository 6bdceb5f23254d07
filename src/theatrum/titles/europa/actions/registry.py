"""All actions of a turn, in the order in which they are offered: a chapter adds its own here."""

from __future__ import annotations

from ..aims import claiming
from ..cards import playing
from ..curia import papal
from ..diplomacy import alliances, claims, deals, influence, severing
from ..empire import authority
from ..faith import changing, converting
from ..round import leaving
from ..trade import trading
from ..unrest import suppressing
from ..voyages import colonizing, exploring
from ..war import declaring, siege
from ..war.movement import march, voyage
from ..war.recruiting import recruit
from . import appointing, event, focus, loans, manpower, research, stability

ALL = (
    event.ACTION,
    focus.ACTION,
    research.ACTION,
    playing.ACTION,
    playing.MINOR,
    claiming.ACTION,
    exploring.ACTION,
    changing.ACTION,
    stability.ACTION,
    converting.ACTION,
    colonizing.ACTION,
    influence.ACTION,
    alliances.ACTION,
    claims.ACTION,
    deals.ACTION,
    papal.ACTION,
    authority.ACTION,
    trading.ACTION,
    suppressing.ACTION,
    declaring.ACTION,
    severing.ACTION,
    march.ACTION,
    voyage.ACTION,
    recruit.ACTION,
    siege.ACTION,
    loans.ACTION,
    appointing.ACTION,
    manpower.ACTION,
    leaving.ACTION,
)

MAIN = tuple(action for action in ALL if not action.minor)
MINOR = tuple(action for action in ALL if action.minor)
BY_VERB = {verb: action for action in ALL for verb in action.verbs}
