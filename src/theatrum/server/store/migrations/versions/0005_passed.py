"""Seats that somebody else held before."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sql.Column("passed", sql.Boolean, nullable=False, server_default=sql.false()))
