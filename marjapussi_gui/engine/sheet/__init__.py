"""The score sheet: what people type about hands played with real cards, and their scores."""
