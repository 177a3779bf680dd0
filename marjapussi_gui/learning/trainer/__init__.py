"""Exercises from a player's own mistakes, with new cards, when they are about to be forgotten."""
