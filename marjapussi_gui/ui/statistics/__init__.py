"""Numbers and charts of what was played."""
