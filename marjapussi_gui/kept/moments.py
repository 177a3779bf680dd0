"""When something happened, as the player's own clock tells it."""

from datetime import datetime


def on_the_wall(moment: str) -> datetime | None:
    """Return a moment that is kept in UTC as clocks show it here; None for what is no moment.

    Where the system does not know its own time zone, its clocks show UTC.
    """
    try:
        return datetime.fromisoformat(moment).astimezone().replace(tzinfo=None)
    except (ValueError, OverflowError, OSError):  # the last where the system knows no such year
        return None
