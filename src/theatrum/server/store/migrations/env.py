"""Where Alembic finds the connection: the store hands over its own."""

from __future__ import annotations

from alembic import context

from theatrum.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
