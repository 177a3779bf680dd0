"""Panels that lie over the table and look like sheets of linen."""
