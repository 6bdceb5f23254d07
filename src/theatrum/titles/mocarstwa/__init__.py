"""Mocarstwa, second extended edition."""
