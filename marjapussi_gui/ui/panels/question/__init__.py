"""A question about a position: the board that shows it, and the panel that asks and answers."""
