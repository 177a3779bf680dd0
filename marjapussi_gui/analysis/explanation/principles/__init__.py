"""Principles of good play: for each a test whether it favours one action over another."""
