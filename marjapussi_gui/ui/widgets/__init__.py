"""Widgets from which pages, dialogs and panels are built: labels, buttons, rows and fields."""
