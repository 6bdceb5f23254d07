"""Koalicje: Raison d'État, after the Polish rulebook; one module a chapter."""

from .title import RAISON

__all__ = ["RAISON"]
