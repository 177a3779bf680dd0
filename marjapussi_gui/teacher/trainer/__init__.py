"""Exercises from one's own mistakes: dealt anew, and shown again when they may be forgotten."""
