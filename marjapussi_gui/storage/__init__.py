"""Stores matches, verdicts and settings in one SQLite file, with backups and recovery."""
