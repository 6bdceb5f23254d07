"""Kept positions; a change says which entries stand, where it said which events do."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("changes") as changes:
        changes.alter_column("told", new_column_name="stood", existing_type=sql.Integer, existing_nullable=False)
    op.execute("UPDATE changes SET stood = 0")  # a page from before is sent the whole log once
    op.create_table(
        "positions",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("entry", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("digest", sql.String(64), nullable=False),
    )
