"""The commands, each a module of its own; cli.py has them in a table."""
