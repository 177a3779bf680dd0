"""The speed of all animations: durations in milliseconds."""

from dataclasses import replace

from ...engine.frozen import frozen
from ..basis.preferences import Preferences

RESTS = {"short": 450.0, "normal": 900.0, "long": 1800.0, "click": float("inf")}
FACTORS = {"slow": 1.7, "normal": 1.0, "fast": 0.5}
LONGEST_DEAL = 2200.0
FADE = 80.0


@frozen
class Pace:
    """The durations of all motions and pauses; all 0 without animation."""

    apart: float = 60.0  # between two cards of a deal
    deal: float = 220.0
    play: float = 250.0
    pause: float = 500.0  # before a bot acts
    rest: float = 900.0  # how long a complete trick stays
    gather: float = 320.0
    speech: float = 900.0  # how long a speech bubble stays alone
    moment: float = 1400.0
    lift: float = 90.0
    line: float = 200.0  # per line of the hand count
    berry: float = 420.0  # into a bag
    tie: float = 700.0  # a bow around a full bag
    grow: float = 160.0  # of a speech bubble
    breath: float = 2400.0  # period of the halo around the acting seat
    stitch: float = 60.0  # per stitch of the contract on the score sheet
    is_still: bool = False  # cards fade instead of flying

    def deal_apart(self, number: int) -> float:
        """Return the interval between the cards of a deal, shorter if there are many."""
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
    """Return the animation speed for these preferences; the pause after a trick always stays."""
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
