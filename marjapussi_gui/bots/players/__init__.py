"""Computer players, with the searches and heuristics that they use."""
