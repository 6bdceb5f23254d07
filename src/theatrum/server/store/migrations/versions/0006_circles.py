"""A line of chat may go to several seats: whom it went to is a mask of seats, none of them for the whole table."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute('UPDATE messages SET "to" = CASE WHEN "to" IS NULL THEN 0 ELSE 1 << "to" END')
