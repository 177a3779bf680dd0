"""What pages, dialogs and panels are put together from: texts, buttons, rows, fields."""
