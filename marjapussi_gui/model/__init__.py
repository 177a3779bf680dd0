"""Plain values about matches and decisions, without input or output and without Qt."""
