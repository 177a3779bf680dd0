"""Exercises from a player's own mistakes, dealt anew and scheduled by a forgetting curve."""
