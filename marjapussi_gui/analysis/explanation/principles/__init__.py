"""Principles of good play: tests whether a principle favours one action over another."""
