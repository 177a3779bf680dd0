"""Exports of hands for other people, as web pages and as pictures."""
