"""The row of the player's own cards in rummy: laid sets, sets in the hand and loose cards. No Qt.

Each set has a tray; loose cards lie closer together if space is short. Lengths are in u.
"""

from collections.abc import Sequence
from typing import Literal

from ...engine.frozen import frozen
from .layout import RATIO, Layout, Spot

Look = Literal["laid", "ready", "making", "loose"]

LEFT, RIGHT, FOOT = 0.175, 0.98, 0.956  # fractions of the table
OWN, LAID = 93.0, 72.0  # card widths
STEP, LEAST, WIDEST, LAID_STEP = 0.31, 0.26, 0.62, 22 / 72  # from card to card, in card widths
PAD, BETWEEN, APART, CAPTION = (
    9.0,
    9.0,
    12.0,
    34.0,
)  # around the cards of a tray; between trays


@frozen
class Group:
    """A group of neighbouring cards: their number and state."""

    number: int
    look: Look


@frozen
class Tray:
    """The tray under a group, in pixels."""

    left: float
    top: float
    width: float
    height: float
    look: Look

    @property
    def middle(self) -> float:
        return self.left + self.width / 2


@frozen
class Tag:
    """The label of a group, as texts from the longest to the shortest."""

    words: tuple[str, ...]
    middle: float
    y: float
    room: float
    is_on_linen: bool


@frozen
class SetsRow:
    """The spots of the cards of each group, and the trays."""

    spots: tuple[tuple[Spot, ...], ...]
    trays: tuple[Tray, ...]


@frozen
class _Measures:
    """Card size and spacing of the row."""

    scale: float  # of the card widths
    step: float  # in a tray, in card widths
    loose: float  # between loose cards, in card widths

    def card(self, group: Group) -> float:
        return (LAID if group.look == "laid" else OWN) * self.scale

    def along(self, group: Group) -> float:
        """Return the distance from one card of a group to the next."""
        steps = {"laid": LAID_STEP, "loose": self.loose}
        return steps.get(group.look, self.step) * self.card(group)

    def wide(self, group: Group) -> float:
        """Return the width of a group with its padding."""
        cards = self.card(group) + (group.number - 1) * self.along(group)
        return cards if group.look == "loose" else cards + 2 * PAD


def sets_row(layout: Layout, groups: Sequence[Group]) -> SetsRow:
    """Return the row for these groups, from left to right."""
    u, room = layout.u, (RIGHT - LEFT) * layout.width / layout.u
    measures = _measures(groups, room)
    spots, trays = list[tuple[Spot, ...]](), list[Tray]()
    x = LEFT * layout.width / u + (room - _total(groups, measures)) / 2
    foot = FOOT * layout.height / u
    for place, group in enumerate(groups):
        wide, card, pad = measures.wide(group), measures.card(group), PAD * _has_tray(group)
        top = foot - CAPTION - card * RATIO - PAD
        middle, first = top + PAD + card * RATIO / 2, x + pad + card / 2
        spots.append(
            tuple(
                Spot((first + n * measures.along(group)) * u, middle * u, 0.0, card * u)
                for n in range(group.number)
            )
        )
        trays.append(Tray(x * u, top * u, wide * u, (foot - top) * u, group.look))
        x += wide + _gap(groups, place, measures)
    return SetsRow(tuple(spots), tuple(trays))


def _has_tray(group: Group) -> bool:
    return group.look != "loose"


def _gap(groups: Sequence[Group], place: int, measures: _Measures) -> float:
    """Return the gap after a group; loose cards overlap those before them."""
    if place + 1 == len(groups):
        return 0.0
    group, after = groups[place : place + 2]
    if _has_tray(group) or _has_tray(after):
        return BETWEEN
    return measures.along(group) - measures.card(group) + APART


def _total(groups: Sequence[Group], measures: _Measures) -> float:
    wide = sum(map(measures.wide, groups))
    return wide + sum(_gap(groups, place, measures) for place in range(len(groups)))


def _measures(groups: Sequence[Group], room: float) -> _Measures:
    """Return the most generous measures that fit into the available width."""
    least = _Measures(1.0, LEAST, LEAST)
    tightest = _total(groups, least)
    if tightest > room:  # gaps keep their size, cards shrink
        fixed = _total(groups, _Measures(0.0, LEAST, LEAST))
        return _Measures((room - fixed) / (tightest - fixed), LEAST, LEAST)
    most = _Measures(1.0, STEP, WIDEST)
    widest = _total(groups, most)
    part = min((room - tightest) / (widest - tightest), 1.0) if widest > tightest else 1.0
    return _Measures(1.0, LEAST + part * (STEP - LEAST), LEAST + part * (WIDEST - LEAST))
