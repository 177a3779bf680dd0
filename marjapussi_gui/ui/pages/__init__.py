"""The pages that fill the main window, one at a time."""
