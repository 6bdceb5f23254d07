"""What the database holds."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _table_id(primary_key: bool = True) -> Column[str]:
    """The table a row belongs to: the first part of its key, or else indexed."""
    whose = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table", String(32), whose, primary_key=primary_key, nullable=False, index=not primary_key)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("scenario", Text, nullable=False),
    Column("scenario_text", Text),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text),
    Column("commitment", Text, nullable=False),
    Column("origin_file", Text),
    Column("origin_seat", Integer),
    Column("branch_of", String(32)),
    Column("lesson", String(80)),
    Column("spectators", Boolean, nullable=False),
    Column("proposal", JSON(none_as_null=True)),
    Column("number", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("owed", Boolean, nullable=False, server_default=false(), index=True),
    Column("opener", String(64), nullable=False, server_default="", index=True),
    Column("changed", String(32), nullable=False, server_default="", index=True),
    Column("looked", Boolean, nullable=False),
    Column("origin", String(10), nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Boolean, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(40)),
    Column("invite", String(64)),
    Column("spoke", Boolean, nullable=False),
    Column("passed", Boolean, nullable=False, server_default=false()),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _table_id(primary_key=False),
    Column("seat", Integer),
    Column("host", Boolean, nullable=False),
    Column("hands", Boolean, nullable=False),
)

CHANGES = Table(
    "changes",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(40), nullable=False),
    Column("stood", Integer, nullable=False),
    Column("nonce", String(64)),
    UniqueConstraint("table", "nonce"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # null: chance
    Column("what", Text, nullable=False),
)

POSITIONS = Table(
    "positions",
    METADATA,
    _table_id(),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("digest", String(64), nullable=False),
)

MESSAGES = Table(
    "messages",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("to", Integer),  # mask of the seats that hear it; 0: the table
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

TROUBLES = Table(
    "troubles",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("by", String(40), nullable=False),
    Column("why", String(40), nullable=False),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("key", String(64), ForeignKey("keys.hash", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
