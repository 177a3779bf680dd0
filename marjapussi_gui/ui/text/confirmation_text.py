"""Questions before actions that cannot be undone, or that mark the match as played with help."""
