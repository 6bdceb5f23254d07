"""The Empire as printed: members, electors, unlawful holders (18.3). `outside` are areas that have left it."""

from __future__ import annotations

from .adjacency import areas_of, provinces_in
from .board import Board
from .reading import bits, members
from .realms import Side


def lands(board: Board, outside: int = 0) -> int:
    """The provinces of the Empire."""
    return board.land.empire & ~provinces_in(board, outside)


def members_of(board: Board, side: Side, outside: int = 0) -> int:
    """The realms whose capital lies in the Empire, vassal realms too."""
    inside = lands(board, outside)
    return bits(realm for realm, capital in enumerate(side.capital) if capital >= 0 and inside >> capital & 1)


def unlawful(board: Board, side: Side, outside: int = 0) -> int:
    """Independent realms from outside that own provinces of the Empire or are their overlords."""
    inside, subjects = lands(board, outside), members_of(board, side, outside)
    return bits(
        realm
        for realm, capital in enumerate(side.capital)
        if capital >= 0
        and not subjects >> realm & 1
        and side.independent(realm)
        and (side.flags[realm] | side.vassals[realm]) & inside
    )


def electors(board: Board, side: Side, outside: int = 0) -> int:
    """Elector areas with the capital of a member; the others have lost their voice."""
    capitals = bits(side.capital[realm] for realm in members(members_of(board, side, outside)))
    return board.land.electors & areas_of(board, capitals)
