"""What the window asks for, kept in the store: matches, copies, figures, choices."""
