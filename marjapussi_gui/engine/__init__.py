"""The rules of the games as immutable values and pure functions, without I/O or randomness."""
