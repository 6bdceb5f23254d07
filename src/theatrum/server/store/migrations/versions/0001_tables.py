"""Tables, seats, keys, changes, entries, messages, notes and troubles."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def table_id(primary_key: bool = True) -> sql.Column[str]:
    whose = sql.ForeignKey("tables.id", ondelete="CASCADE")
    return sql.Column("table", sql.String(32), whose, primary_key=primary_key, nullable=False, index=not primary_key)


def number() -> sql.Column[int]:
    return sql.Column("number", sql.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("title", sql.String(40), nullable=False),
        sql.Column("scenario", sql.Text, nullable=False),
        sql.Column("scenario_text", sql.Text),
        sql.Column("seats", sql.Integer, nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("seed", sql.Text),
        sql.Column("commitment", sql.Text, nullable=False),
        sql.Column("origin_file", sql.Text),
        sql.Column("origin_seat", sql.Integer),
        sql.Column("branch_of", sql.String(32)),
        sql.Column("lesson", sql.String(80)),
        sql.Column("spectators", sql.Boolean, nullable=False),
        sql.Column("proposal", sql.JSON),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("created", sql.String(32), nullable=False),
    )
    op.create_table(
        "seats",
        table_id(),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("person", sql.Boolean, nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("bot", sql.String(40)),
        sql.Column("invite", sql.String(64)),
    )
    op.create_table(
        "keys",
        sql.Column("hash", sql.String(64), primary_key=True),
        table_id(primary_key=False),
        sql.Column("seat", sql.Integer),
        sql.Column("host", sql.Boolean, nullable=False),
        sql.Column("hands", sql.Boolean, nullable=False),
    )
    op.create_table(
        "changes",
        table_id(),
        number(),
        sql.Column("kind", sql.String(40), nullable=False),
        sql.Column("told", sql.Integer, nullable=False),
        sql.Column("nonce", sql.String(64)),
        sql.UniqueConstraint("table", "nonce"),
    )
    op.create_table(
        "entries",
        table_id(),
        number(),
        sql.Column("seat", sql.Integer),
        sql.Column("what", sql.Text, nullable=False),
    )
    op.create_table(
        "messages",
        table_id(),
        number(),
        sql.Column("seat", sql.Integer),
        sql.Column("to", sql.Integer),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.String(32), nullable=False),
    )
    op.create_table(
        "troubles",
        table_id(),
        number(),
        sql.Column("entry", sql.Integer, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("bot", sql.String(40), nullable=False),
        sql.Column("by", sql.String(40), nullable=False),
        sql.Column("why", sql.String(40), nullable=False),
    )
    op.create_table(
        "notes",
        sql.Column("key", sql.String(64), sql.ForeignKey("keys.hash", ondelete="CASCADE"), primary_key=True),
        sql.Column("text", sql.Text, nullable=False),
    )
