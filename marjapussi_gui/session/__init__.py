"""A match in progress: its players, history, journal and undo, independent of the UI."""
