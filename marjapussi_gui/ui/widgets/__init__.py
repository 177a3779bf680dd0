"""Building blocks of pages, dialogs and panels: labels, buttons, rows and fields."""
