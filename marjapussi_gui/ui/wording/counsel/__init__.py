"""What experienced players say: ten pieces of advice for each game, true under its rules."""
