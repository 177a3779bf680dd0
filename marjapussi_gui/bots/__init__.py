"""Computer players: they decide from a View alone."""
