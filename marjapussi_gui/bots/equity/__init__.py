"""What outcomes of hands and matches are worth to each side."""
