"""The page of a game's rules."""
