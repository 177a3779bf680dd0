"""The window itself: its menu, its host, its dialogs, and the way from a choice to a match."""
