"""Analysis of decisions: what each action was worth, and why. It sees what the seat sees."""
