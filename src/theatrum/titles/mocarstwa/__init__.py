"""Mocarstwa, second extended edition."""

from .title import MOCARSTWA

__all__ = ["MOCARSTWA"]
