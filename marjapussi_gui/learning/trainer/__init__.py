"""Exercises from a player's own mistakes, dealt again and scheduled by a forgetting curve."""
