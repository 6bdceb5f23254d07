"""Finished games of every title, scenario, number of seats and option, kept as files: see `docs/tests.md`."""
