"""The page of exercises from the player's mistakes."""
