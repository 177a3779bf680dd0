"""The search: integers and bit sets only, compiled where there is a compiler, no game's name."""
