"""The felt with its cards: layout, items, motion and what may be done."""
