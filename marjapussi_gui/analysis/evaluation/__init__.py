"""Evaluation of decisions: the value of every possible action, and a grade for the chosen one."""
