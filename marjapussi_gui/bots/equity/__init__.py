"""What outcomes of hands and matches are worth."""
