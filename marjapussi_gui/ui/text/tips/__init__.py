"""Ten tips for each game from experienced players, adapted to the house rules."""
