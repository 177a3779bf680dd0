"""Matches between bots, and work shared out to processes."""
