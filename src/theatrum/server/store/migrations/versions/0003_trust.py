"""Whether every hand was looked at, where a game comes from, and whether a seat's holder was ever heard."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sql.Column("looked", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("origin", sql.String(10), nullable=False, server_default="server"))
    op.add_column("seats", sql.Column("spoke", sql.Boolean, nullable=False, server_default=sql.true()))
    # Of older tables this much is known: which have a key to all hands, which are try-outs, whose seed is none of ours.
    op.execute('UPDATE tables SET looked = true WHERE NOT "over" AND id IN (SELECT "table" FROM keys WHERE hands)')
    op.execute("UPDATE tables SET origin = 'seed' WHERE length(seed) <> 32")
    op.execute("UPDATE tables SET origin = 'file' WHERE seed IS NULL")
    op.execute("UPDATE tables SET origin = 'tryout' WHERE origin_file IS NOT NULL")
    # What their seat could not know was dealt by a generator that is no more: such try-outs cannot be opened again.
    op.execute("DELETE FROM tables WHERE origin_seat IS NOT NULL")
