"""The score sheet, on which people keep the score of a match with real cards."""
