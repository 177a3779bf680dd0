"""What the computer offers: displays, Qt platforms, shared libraries, assets and paths."""
