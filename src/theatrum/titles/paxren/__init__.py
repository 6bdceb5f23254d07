"""Pax Renaissance: bankers of the Renaissance pay kings, republics, pirates and preachers."""

from .title import PAXREN

__all__ = ["PAXREN"]
