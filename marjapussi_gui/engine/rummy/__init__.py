"""Rummy with several packs: which sets are allowed, how to arrange a hand in sets, and points."""
