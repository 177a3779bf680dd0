"""Computer players and the searches that they use."""
