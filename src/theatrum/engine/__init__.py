"""The engine: flow, choices, chance, knowledge, journal. It knows no title."""
