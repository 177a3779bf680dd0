"""Computer players, and the searches and heuristics with which they decide."""
