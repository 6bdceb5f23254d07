"""What travels between server and clients, as types. The OpenAPI schema and the page's types are made from these."""

from . import parts, position, sent, shelf, story, table

__all__ = ["parts", "position", "sent", "shelf", "story", "table"]
