"""The rules of the games as immutable values and pure functions; no I/O, no randomness, no Qt."""
