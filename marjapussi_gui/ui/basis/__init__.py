"""What every other room stands on: look, language, choices, and what is asked of outside."""
