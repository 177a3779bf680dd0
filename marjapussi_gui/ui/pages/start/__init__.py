"""The start page and its tiles."""
