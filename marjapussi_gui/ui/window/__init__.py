"""The main window: its menu, pages and dialogs, and the control of matches."""
