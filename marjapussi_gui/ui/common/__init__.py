"""Shared parts of the user interface: theme, fonts, languages, background threads, user files."""
