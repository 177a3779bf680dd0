"""The program as a whole, which wires players, storage and window together."""
