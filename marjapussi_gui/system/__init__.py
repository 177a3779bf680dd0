"""What the program needs from the system: displays, Qt platforms, libraries and paths."""
