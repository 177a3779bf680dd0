"""The list of stored matches."""
