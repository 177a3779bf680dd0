"""How fast things move: the preferred speed, and how motions start and end."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from ...engine.frozen import frozen
from ...model.preferences import Preferences

TRICK_PAUSES_MS = {"short": 450.0, "normal": 900.0, "long": 1800.0, "click": float("inf")}
SPEED_FACTORS = {"slow": 1.7, "normal": 1.0, "fast": 0.5}
MAX_DEAL_MS = 2200.0
# The longest that new trumps, a full bag or a won match take at any speed: under two seconds, even
# if each of their steps ends a frame late
MOMENT_MS = 1950.0
LAST_TRICK_MS = 700.0  # how long no press may take the last trick of a hand away
FADE_MS = 80.0
FOLD_MS = 160.0  # in which the pictures of a moment fade out


@frozen
class AnimationSpeed:
    """The durations of motions and pauses in milliseconds. Without animation, all are 0."""

    deal_interval: float = 60.0  # between two cards of a deal
    deal_flight: float = 220.0
    card_flight: float = 220.0
    bot_pause: float = 380.0  # before a bot acts
    trick_pause: float = 900.0  # how long a complete trick stays on the table
    collect_trick: float = 260.0
    speech_pause: float = 900.0  # after a speech bubble has appeared, before the next event
    highlight: float = 1150.0
    card_lift: float = 90.0
    flight_lift: float = 70.0  # of another player's card, within the pause before it flies
    winner_settle: float = 240.0  # of the card that wins a trick, while the trick rests
    count_line: float = 200.0  # per line of the hand count
    berry_flight: float = 420.0  # into a bag
    tie_bag: float = 700.0  # a bow around a full bag
    bubble_growth: float = 160.0  # of a speech bubble
    halo_pulse: float = 2400.0  # period of the halo around the acting seat
    contract_stitch: float = 60.0  # per stitch of the contract on the score sheet
    is_reduced_motion: bool = False  # cards fade instead of flying

    @property
    def has_card_flights(self) -> bool:
        """Whether cards move through the air, rather than appear in their new places."""
        return bool(self.card_flight) and not self.is_reduced_motion

    def interval_for_deal(self, card_count: int) -> float:
        """Return the milliseconds from one dealt card to the next: less if many cards are dealt."""
        return min(self.deal_interval, MAX_DEAL_MS * bool(self.deal_interval) / max(card_count, 1))


NO_ANIMATION = AnimationSpeed(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
REDUCED_MOTION = AnimationSpeed(
    deal_interval=0,
    deal_flight=FADE_MS,
    card_flight=FADE_MS,
    collect_trick=FADE_MS,
    card_lift=0,
    flight_lift=0,
    winner_settle=0,
    berry_flight=0,
    tie_bag=0,
    halo_pulse=0,
    contract_stitch=0,
    is_reduced_motion=True,
)


def animation_speed(preferences: Preferences, *, reduced_motion: bool = False) -> AnimationSpeed:
    """Return the animation speed for these preferences.

    Even with animations off, a complete trick stays for the preferred time.
    """
    rest = TRICK_PAUSES_MS[preferences.rest]
    if preferences.pace == "off":
        return replace(NO_ANIMATION, trick_pause=rest)
    base, factor = (
        REDUCED_MOTION if reduced_motion else AnimationSpeed(),
        SPEED_FACTORS[preferences.pace],
    )
    return replace(
        base,
        deal_interval=base.deal_interval * factor,
        deal_flight=base.deal_flight * factor,
        card_flight=base.card_flight * factor,
        bot_pause=base.bot_pause * factor,
        trick_pause=rest,
        collect_trick=base.collect_trick * factor,
        speech_pause=base.speech_pause * factor,
        highlight=base.highlight * factor,
        count_line=base.count_line * factor,
        berry_flight=base.berry_flight * factor,
        tie_bag=base.tie_bag * factor,
    )


EasingFunction = Callable[[float], float]
OVERSHOOT = 1.4  # for ease_out_back: 1.4 overshoots by 7 % of the distance


def linear(progress: float) -> float:
    """Return the progress unchanged, for a constant speed."""
    return progress


def ease_out(progress: float) -> float:
    """Return eased progress: fast at first, then slower."""
    return 1 - (1 - progress) ** 3


def ease_in_out(progress: float) -> float:
    """Return eased progress: slow at the start and at the end."""
    return progress * progress * (3 - 2 * progress)


def ease_in(progress: float) -> float:
    """Return eased progress: slow at first, then faster."""
    return progress * progress


def ease_out_back(progress: float) -> float:
    """Return eased progress that overshoots a little and comes back."""
    remaining = progress - 1
    return 1 + remaining * remaining * ((OVERSHOOT + 1) * remaining + OVERSHOOT)


def there_and_back(progress: float) -> float:
    """Return eased progress that goes to the end and back."""
    return sin(pi * progress)
