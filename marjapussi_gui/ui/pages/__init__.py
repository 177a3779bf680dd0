"""The pages that fill the window instead of the table."""
