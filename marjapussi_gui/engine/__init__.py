"""The rules of the games: pure values and functions, without screen, clock, chance or files."""
