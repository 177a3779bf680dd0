"""What outlasts the program: matches, statistics, preferences, backups and the log."""
