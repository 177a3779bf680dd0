"""Deals of a day: everybody who plays a game on the same day gets the same cards."""

from datetime import date

TEN_DEALS = 10


def todays_seed(today: date) -> int:
    """Return the deal number of a day, which is its date, such as 20261126."""
    return (today.year * 100 + today.month) * 100 + today.day


def deals_of_day(day: date, count: int) -> tuple[int, ...]:
    """Return the deal numbers of a day: today's deal alone, or those of ten deals in a row."""
    seed = todays_seed(day)
    return (seed,) if count == 1 else tuple(seed * 100 + place for place in range(1, count + 1))


def day_of_ten_deals(seed: int) -> date | None:
    """Return the day if a deal number is one of its ten deals in a row, else None."""
    number, place = divmod(seed, 100)
    try:
        day = date(number // 10_000, number // 100 % 100, number % 100)
    except (ValueError, OverflowError):
        return None
    return day if 1 <= place <= TEN_DEALS else None
