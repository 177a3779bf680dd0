"""Equity: what outcomes of hands and standings of a match are worth to each side."""
