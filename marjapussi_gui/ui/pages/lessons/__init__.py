"""The page on which lessons are played."""
