"""Plain values about matches and decisions: no input or output, no Qt."""
