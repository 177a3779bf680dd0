"""Adapters that implement the repositories of the window with the database."""
