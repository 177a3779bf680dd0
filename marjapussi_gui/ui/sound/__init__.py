"""Sounds: how they are made, mixed and heard, and which of them an event makes."""
