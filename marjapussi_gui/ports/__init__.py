"""Protocols for everything that the window needs from outside."""
