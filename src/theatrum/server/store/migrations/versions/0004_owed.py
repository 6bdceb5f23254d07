"""Tables at which something is owed, who opened each, and when it was last changed."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Columns are only added: to make `tables` anew would take every row that hangs on it along."""
    op.add_column("tables", sql.Column("owed", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("opener", sql.String(64), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("changed", sql.String(32), nullable=False, server_default=""))
    op.execute("UPDATE tables SET owed = NOT over, changed = created")  # whether they owe is seen at the first look
    for name in ("owed", "opener", "changed"):
        op.create_index(f"ix_tables_{name}", "tables", [name])
