"""What stands beside the cards: scores, tricks, the talk of the table."""
