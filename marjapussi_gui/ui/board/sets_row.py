"""The row of the player's own cards in rummy: laid sets, sets in the hand, loose cards. No Qt.

Each set lies on a tray, a background that holds its cards together. If space is short, cards lie
closer together, and loose cards more so. Lengths are in table units unless noted otherwise.
"""

from collections.abc import Sequence
from typing import Literal

from ...engine.frozen import frozen
from .table_layout import CARD_RATIO, CardSpot, TableLayout

GroupState = Literal["laid", "ready", "making", "loose"]

ROW_LEFT, ROW_RIGHT, ROW_BOTTOM = 0.175, 0.98, 0.956  # fractions of the table
OWN_CARD, LAID_CARD = 93.0, 72.0  # card widths
MAX_STEP, MIN_STEP, MAX_LOOSE_STEP, LAID_STEP = (
    0.31,
    0.26,
    0.62,
    22 / 72,
)  # from card to card, in card widths
TRAY_PADDING, TRAY_GAP, LOOSE_GAP, CAPTION_HEIGHT = (
    9.0,
    9.0,
    12.0,
    34.0,
)  # around the cards of a tray; between trays


@frozen
class CardGroup:
    """The size and the state (a set, an incomplete set, loose ...) of neighbouring cards."""

    card_count: int
    state: GroupState


@frozen
class GroupTray:
    """The tray under a group of cards, in pixels."""

    left: float
    top: float
    width: float
    height: float
    state: GroupState

    @property
    def centre_x(self) -> float:
        return self.left + self.width / 2


@frozen
class HandGroupLabel:
    """The label of a group: its text in several forms, the longest first, and its place."""

    texts: tuple[str, ...]
    centre_x: float
    y: float
    max_width: float
    is_laid: bool


@frozen
class SetsRow:
    """The spots of the cards by group, and a tray for each group."""

    spots: tuple[tuple[CardSpot, ...], ...]
    trays: tuple[GroupTray, ...]


@frozen
class _RowMeasures:
    """The size of the cards in the row, and the distances between them."""

    scale: float  # of the card widths
    step: float  # in a tray, in card widths
    loose_step: float  # between loose cards, in card widths

    def card_width(self, group: CardGroup) -> float:
        return (LAID_CARD if group.state == "laid" else OWN_CARD) * self.scale

    def card_step(self, group: CardGroup) -> float:
        """Return the distance between the left edges of neighbouring cards in a group."""
        steps = {"laid": LAID_STEP, "loose": self.loose_step}
        return steps.get(group.state, self.step) * self.card_width(group)

    def group_width(self, group: CardGroup) -> float:
        cards = self.card_width(group) + (group.card_count - 1) * self.card_step(group)
        return cards if group.state == "loose" else cards + 2 * TRAY_PADDING


def sets_row(layout: TableLayout, groups: Sequence[CardGroup]) -> SetsRow:
    u, room = layout.unit, (ROW_RIGHT - ROW_LEFT) * layout.width / layout.unit
    measures = _fit_measures(groups, room)
    spots, trays = list[tuple[CardSpot, ...]](), list[GroupTray]()
    x = ROW_LEFT * layout.width / u + (room - _total_width(groups, measures)) / 2
    foot = ROW_BOTTOM * layout.height / u
    for place, group in enumerate(groups):
        wide, card, pad = (
            measures.group_width(group),
            measures.card_width(group),
            TRAY_PADDING * _has_tray(group),
        )
        top = foot - CAPTION_HEIGHT - card * CARD_RATIO - TRAY_PADDING
        middle, first = top + TRAY_PADDING + card * CARD_RATIO / 2, x + pad + card / 2
        spots.append(
            tuple(
                CardSpot((first + n * measures.card_step(group)) * u, middle * u, 0.0, card * u)
                for n in range(group.card_count)
            )
        )
        trays.append(GroupTray(x * u, top * u, wide * u, (foot - top) * u, group.state))
        x += wide + _gap_after(groups, place, measures)
    return SetsRow(tuple(spots), tuple(trays))


def _has_tray(group: CardGroup) -> bool:
    return group.state != "loose"


def _gap_after(groups: Sequence[CardGroup], index: int, measures: _RowMeasures) -> float:
    """Return the gap after a group: negative between loose cards, which overlap."""
    if index + 1 == len(groups):
        return 0.0
    group, after = groups[index : index + 2]
    if _has_tray(group) or _has_tray(after):
        return TRAY_GAP
    return measures.card_step(group) - measures.card_width(group) + LOOSE_GAP


def _total_width(groups: Sequence[CardGroup], measures: _RowMeasures) -> float:
    wide = sum(map(measures.group_width, groups))
    return wide + sum(_gap_after(groups, place, measures) for place in range(len(groups)))


def _fit_measures(groups: Sequence[CardGroup], available_width: float) -> _RowMeasures:
    """Return the widest spacing and the largest cards that fit into the available width."""
    least = _RowMeasures(1.0, MIN_STEP, MIN_STEP)
    tightest = _total_width(groups, least)
    if tightest > available_width:  # the cards shrink, but not the gaps
        fixed = _total_width(groups, _RowMeasures(0.0, MIN_STEP, MIN_STEP))
        return _RowMeasures((available_width - fixed) / (tightest - fixed), MIN_STEP, MIN_STEP)
    most = _RowMeasures(1.0, MAX_STEP, MAX_LOOSE_STEP)
    widest = _total_width(groups, most)
    part = (
        min((available_width - tightest) / (widest - tightest), 1.0) if widest > tightest else 1.0
    )
    return _RowMeasures(
        1.0, MIN_STEP + part * (MAX_STEP - MIN_STEP), MIN_STEP + part * (MAX_LOOSE_STEP - MIN_STEP)
    )
