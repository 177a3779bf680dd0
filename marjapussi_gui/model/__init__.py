"""Plain values about matches and decisions, without I/O and without Qt."""
