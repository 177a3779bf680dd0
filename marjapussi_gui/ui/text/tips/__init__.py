"""Ten tips of experienced players for each game, fitting the rules in force."""
