"""Processes of their own, in which bots think and strangers' files are read."""
