"""A position and a finished game for those who look: picture, text, history, forecasts."""
