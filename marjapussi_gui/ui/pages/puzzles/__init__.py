"""The list of puzzles, and the page on which one is played."""
