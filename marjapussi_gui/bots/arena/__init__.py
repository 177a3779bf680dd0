"""Matches between bots, and executors that distribute work to processes or a cluster."""
