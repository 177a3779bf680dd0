"""Today's deal: everybody who plays a game on the same day gets the same cards."""

from datetime import date


def todays_seed(today: date) -> int:
    """Return the deal number of a day, which is its date, such as 20261126."""
    return (today.year * 100 + today.month) * 100 + today.day
