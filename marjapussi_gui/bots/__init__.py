"""Computer players, which decide from the view of their seat alone."""
