"""What is kept of matches, as plain values: the store writes them, the window shows them."""
