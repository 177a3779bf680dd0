"""The page about how the player plays."""
