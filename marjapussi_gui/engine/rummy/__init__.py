"""Rummy sets from several packs: their rules, the best arrangement of a hand, and maal."""
