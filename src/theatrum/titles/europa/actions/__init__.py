"""Chapter 5: one module an action; `registry.py` lists them all."""
