"""The program as a whole: this package connects players, storage and window."""
