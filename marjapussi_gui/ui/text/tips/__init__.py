"""Ten tips for each game, from experienced players and adapted to the house rules."""
