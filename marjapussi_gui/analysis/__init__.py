"""Analysis of decisions: what each action was worth, and why. It knows only what the seat knows."""
