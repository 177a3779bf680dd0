"""The row in which my own cards lie: sets on the table, sets in my hand, and loose cards. No Qt.

Each set has a tray; loose cards lie on the felt, as close as all together need. Lengths are in u.
"""

from collections.abc import Sequence
from typing import Literal

from ...engine.frozen import frozen
from .layout import RATIO, Layout, Spot

Look = Literal["laid", "ready", "making", "loose"]

LEFT, RIGHT, FOOT = 0.175, 0.98, 0.956  # of the felt
OWN, LAID = 93.0, 72.0  # widths of cards
STEP, LEAST, WIDEST, LAID_STEP = 0.31, 0.26, 0.62, 22 / 72  # from card to card, in widths
PAD, BETWEEN, APART, CAPTION = (
    9.0,
    9.0,
    12.0,
    34.0,
)  # round the cards of a tray; from one to another


@frozen
class Group:
    """So many cards that lie together, and what they are."""

    number: int
    look: Look


@frozen
class Tray:
    """What a group lies on, in pixels."""

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
    """What is written at the foot of a tray, from the longest way to say it to the shortest."""

    words: tuple[str, ...]
    middle: float
    y: float
    room: float
    is_on_linen: bool


@frozen
class SetsRow:
    """Where the cards of each group lie, and on what."""

    spots: tuple[tuple[Spot, ...], ...]
    trays: tuple[Tray, ...]


@frozen
class _Measures:
    """How wide cards are, and how close they lie."""

    scale: float  # of the cards
    step: float  # of cards in a tray, in widths
    loose: float  # of loose cards

    def card(self, group: Group) -> float:
        return (LAID if group.look == "laid" else OWN) * self.scale

    def along(self, group: Group) -> float:
        """Return how far it is from a card to the next."""
        steps = {"laid": LAID_STEP, "loose": self.loose}
        return steps.get(group.look, self.step) * self.card(group)

    def wide(self, group: Group) -> float:
        """Return what a group takes, without what is beside it."""
        cards = self.card(group) + (group.number - 1) * self.along(group)
        return cards if group.look == "loose" else cards + 2 * PAD


def sets_row(layout: Layout, groups: Sequence[Group]) -> SetsRow:
    """Return where groups of cards lie, from left to right."""
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
    """Return how far it is from a group to the next; loose cards lie over those before them."""
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
    """Return the most comfortable measures for which there is room."""
    least = _Measures(1.0, LEAST, LEAST)
    close = _total(groups, least)
    if close > room:  # gaps stay, cards shrink
        fixed = _total(groups, _Measures(0.0, LEAST, LEAST))
        return _Measures((room - fixed) / (close - fixed), LEAST, LEAST)
    most = _Measures(1.0, STEP, WIDEST)
    open_ = _total(groups, most)
    part = min((room - close) / (open_ - close), 1.0) if open_ > close else 1.0
    return _Measures(1.0, LEAST + part * (STEP - LEAST), LEAST + part * (WIDEST - LEAST))
