"""Marjapussi: Finnish marriage card games and their cousins at one table."""

__version__ = "0.1.0"
