"""What nobody can guess: keys, invitations, ids of tables, seeds."""

from __future__ import annotations

import hashlib
import secrets


class Secrets:
    """Where a request gets its secrets from. Under the same nonce the same request gets the same ones: an answer that
    was lost can be asked for again, and nothing is kept in clear. A seed never comes from here: whoever sent the nonce
    could compute it."""

    def __init__(self, nonce: str | None, *about: object) -> None:
        self._root = f"{nonce or secrets.token_hex(16)}\n{about!r}".encode()

    def draw(self, what: object, size: int = 16) -> str:
        """The secret for a purpose, in hexadecimal."""
        root = hashlib.blake2b(self._root, digest_size=32).digest()
        return hashlib.blake2b(str(what).encode(), key=root, digest_size=size).hexdigest()


def new_seed() -> str:
    """A seed that nobody knows before the game is over."""
    return secrets.token_hex(16)
