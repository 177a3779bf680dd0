"""The commands of the command line, one module each. The list of them is in cli.py."""
