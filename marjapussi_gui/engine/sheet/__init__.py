"""The score sheet: what people type about a hand of real cards, and the score that follows."""
