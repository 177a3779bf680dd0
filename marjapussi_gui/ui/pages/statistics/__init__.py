"""Statistics: numbers, charts and skill."""
