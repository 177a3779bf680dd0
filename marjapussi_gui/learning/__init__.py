"""Lessons, puzzles, exercises and worked examples."""
