"""How long everything on the felt takes, in milliseconds."""

from dataclasses import replace

from ...engine.frozen import frozen
from ..basis.preferences import Preferences

RESTS = {"short": 450.0, "normal": 900.0, "long": 1800.0, "click": float("inf")}
FACTORS = {"slow": 1.7, "normal": 1.0, "fast": 0.5}
LONGEST_DEAL = 2200.0
FADE = 80.0


@frozen
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
    line: float = 200.0  # of the count of a hand
    berry: float = 420.0  # on its way into a bag
    tie: float = 700.0  # a bow round a full bag
    grow: float = 160.0  # of what somebody says
    breath: float = 2400.0  # of the halo round who acts
    stitch: float = 60.0  # of a contract, of which something was made
    is_still: bool = False  # pictures come and go, and nothing flies

    def deal_apart(self, number: int) -> float:
        """Return how far apart so many cards are dealt."""
        return min(self.apart, LONGEST_DEAL * bool(self.apart) / max(number, 1))


INSTANT = Pace(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
STILL = Pace(
    apart=0,
    deal=FADE,
    play=FADE,
    gather=FADE,
    lift=0,
    berry=0,
    tie=0,
    breath=0,
    stitch=0,
    is_still=True,
)


def pace_of(preferences: Preferences, *, is_still: bool = False) -> Pace:
    """Return the pace that a player wishes; without motion a full trick still rests."""
    rest = RESTS[preferences.rest]
    if preferences.pace == "off":
        return replace(INSTANT, rest=rest)
    base, factor = STILL if is_still else Pace(), FACTORS[preferences.pace]
    return replace(
        base,
        apart=base.apart * factor,
        deal=base.deal * factor,
        play=base.play * factor,
        pause=base.pause * factor,
        rest=rest,
        gather=base.gather * factor,
        speech=base.speech * factor,
        moment=base.moment * factor,
        line=base.line * factor,
        berry=base.berry * factor,
        tie=base.tie * factor,
    )
