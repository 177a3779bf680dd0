"""Evaluation of decisions: the value of each possible action, and a grade for the chosen one."""
