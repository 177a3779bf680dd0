"""The teacher: what a decision was worth, and why; it sees what a seat sees, and no more."""
