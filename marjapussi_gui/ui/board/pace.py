"""How long everything on the felt takes, in milliseconds."""

from dataclasses import dataclass, replace

from ..preferences import Preferences

RESTS = {"short": 450.0, "normal": 900.0, "long": 1800.0, "click": float("inf")}
FACTORS = {"slow": 1.7, "normal": 1.0, "fast": 0.5}
LONGEST_DEAL = 2200.0


@dataclass(frozen=True, slots=True)
class Pace:
    """The lengths of all motions and pauses; all 0 where nothing moves."""

    apart: float = 60.0  # between cards dealt
    deal: float = 220.0
    play: float = 250.0
    pause: float = 500.0  # of a computer player, before he acts
    rest: float = 900.0  # of a full trick
    gather: float = 320.0
    speech: float = 900.0  # what is said is left alone so long
    moment: float = 1400.0
    lift: float = 90.0
    line: float = 350.0  # of the count of a hand
    berry: float = 420.0  # on its way into a bag

    def deal_apart(self, number: int) -> float:
        """Return how far apart so many cards are dealt."""
        return min(self.apart, LONGEST_DEAL * bool(self.apart) / max(number, 1))


INSTANT = Pace(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def pace_of(preferences: Preferences) -> Pace:
    """Return the pace that a player wishes; without motion a full trick still rests."""
    rest = RESTS[preferences.rest]
    if preferences.pace == "off":
        return replace(INSTANT, rest=rest)
    factor, base = FACTORS[preferences.pace], Pace()
    return Pace(
        base.apart * factor,
        base.deal * factor,
        base.play * factor,
        base.pause * factor,
        rest,
        base.gather * factor,
        base.speech * factor,
        base.moment * factor,
        base.lift,
        base.line * factor,
        base.berry * factor,
    )
