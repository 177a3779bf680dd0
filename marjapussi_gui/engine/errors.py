"""The base of all errors that this program defines."""


class MarjapussiError(Exception):
    """An error whose message says what was wrong, where, and what would be right."""
