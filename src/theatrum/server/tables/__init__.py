"""A table as a value, what can be done at it, and what each of its viewers may know."""
