"""What the machine offers: displays, Qt platforms, shared libraries, assets, paths."""
