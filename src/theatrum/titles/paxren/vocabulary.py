"""The words of Pax Renaissance that the rules count with: religions, tokens, operations, prestige, victories."""

from __future__ import annotations

RELIGIONS = ("catholic", "islamic", "reformist")
FACES = ("medieval", *RELIGIONS)
BANKS = ("fugger", "medici", "coeur", "marchionni")
PRESTIGES = (*RELIGIONS, "law", "discovery", "patron")
LAW, DISCOVERY, PATRON = range(3, 6)
VICTORIES = ("holy", "imperial", "globalization", "renaissance")
HOLY, IMPERIAL, GLOBALIZATION, RENAISSANCE = range(4)
BY_PATRONS, LAST_STANDING = 4, 5
"""Ways to win without a declaration: the decks ran out (L2); all others went bankrupt (G6)."""
ENDINGS = (*VICTORIES, "patron", "bankruptcy")
READINGS = (
    "agents", "bishop", "pawns", "campaign", "coronation", "old-maid", "apostasy", "european-union", "exhausted-decks",
)  # fmt: skip
"""The points in which the option `readings` gives the second edition's rule (docs/rulings/paxren.md)."""


def tokens(banks: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens, with the pawns of these banks; a bank's are numbered by its seat."""
    return (
        "none", *(f"{religion}-knight" for religion in RELIGIONS), *(f"{religion}-rook" for religion in RELIGIONS),
        *(f"{bank}-pawn" for bank in banks), *(f"{religion}-bishop" for religion in RELIGIONS),
        *(f"{religion}-pirate" for religion in RELIGIONS),
    )  # fmt: skip


TOKENS = tokens(BANKS)
"""A token is a number; 0 is an empty place. A Pirate is a Rook on a sea border, and an agent of its own kind."""
KNIGHT, ROOK, PAWN, BISHOP, PIRATE = 1, 4, 7, 11, 14
CATHOLIC = (KNIGHT, ROOK)
"""The Catholic tokens of the Ruling Class."""

ONE_SHOTS = ("conspiracy", "peasant_revolt", "crusade", "jihad", "reformation", "coronation")
WARS = ("campaign", "conspiracy", "peasant_revolt", "crusade", "jihad", "reformation")

COLOURLESS_OPS = ("behead", "tax", "siege", "campaign")
COLOURED_OPS = ("inquisitor", "commerce", "repress", "vote", "corsair")
OPS = (
    *(f"inquisitor-{religion}" for religion in RELIGIONS), "commerce-east", "commerce-west", "behead", "tax",
    "repress-pawn", "repress-rook", "repress-pawn-rook", "repress-knight", "repress-pawn-knight",
    "repress-rook-knight", "repress-pawn-rook-knight", "vote-east", "vote-west",
    *(f"corsair-{religion}" for religion in RELIGIONS), "siege", "campaign",
)  # fmt: skip
INQUISITOR, COMMERCE, BEHEAD, TAX, REPRESS, VOTE, CORSAIR, SIEGE, CAMPAIGN = range(9)
OP_KIND = (
    INQUISITOR, INQUISITOR, INQUISITOR, COMMERCE, COMMERCE, BEHEAD, TAX, REPRESS, REPRESS, REPRESS, REPRESS, REPRESS,
    REPRESS, REPRESS, VOTE, VOTE, CORSAIR, CORSAIR, CORSAIR, SIEGE, CAMPAIGN,
)  # fmt: skip
POLITICAL = (BEHEAD, TAX, REPRESS, VOTE)
REPRESS_PAWN, REPRESS_ROOK, REPRESS_KNIGHT = 1, 2, 4
OP_ARG = (0, 1, 2, 0, 1, 0, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 0, 1, 2, 0, 0)
"""The religion, the region, or the mask of what may be repressed."""
OP_RULE = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9")
