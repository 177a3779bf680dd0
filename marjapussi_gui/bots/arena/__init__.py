"""Matches between bots, and executors that run them on several processes or machines."""
