"""What one action brings about more often than another, over the same worlds."""

from collections.abc import Sequence

from ..engine.frozen import frozen
from .happenings import HAPPENINGS, Line, Sight

LEAST = 0.2  # so much more often, or it is not worth a sentence


@frozen
class Contrast:
    """How often something happens after the better action, and after the other one."""

    key: str
    better: float
    other: float

    @property
    def difference(self) -> float:
        return self.better - self.other


def contrasts(better: Sequence[Line], other: Sequence[Line], sight: Sight) -> list[Contrast]:
    """Return what differs and goes with what the actions are worth, the greatest first."""
    found = []
    for each in HAPPENINGS:
        first, second = (
            sum(each.happens(line, sight) for line in lines) / max(len(lines), 1)
            for lines in (better, other)
        )
        contrast = Contrast(each.key, first, second)
        if abs(contrast.difference) >= LEAST and contrast.difference * each.good_for(sight) > 0:
            found.append(contrast)
    return sorted(found, key=lambda contrast: -abs(contrast.difference))
