"""The window: it shows what a seat sees, and offers what the rules allow."""
