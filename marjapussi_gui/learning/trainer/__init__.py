"""Exercises from a player's own mistakes, redealt, and scheduled by a forgetting curve."""
