"""What is needed to look back on a match."""
