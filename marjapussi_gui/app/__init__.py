"""The program as a whole: it wires players, storage and window together."""
