"""One match under way: its players, history, journal and undo, independent of the UI."""
