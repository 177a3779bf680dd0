"""The page with exercises made from the player's mistakes."""
