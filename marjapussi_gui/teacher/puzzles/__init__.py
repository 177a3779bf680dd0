"""Puzzles in which the cards lie against you: made, proven sound, read, and played."""
