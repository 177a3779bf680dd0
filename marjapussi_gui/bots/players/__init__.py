"""Computer players and their searches."""
