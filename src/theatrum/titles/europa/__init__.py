"""Europa Universalis: the price of power. Sub-packages bear the names of the book's parts."""

from __future__ import annotations

from .title import EUROPA

__all__ = ["EUROPA"]
