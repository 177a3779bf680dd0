"""Panels of linen that lie over the table."""
