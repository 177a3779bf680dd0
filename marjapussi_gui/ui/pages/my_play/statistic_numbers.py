"""Numbers about matches and hands, in groups that depend on the games, and their tiles."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayoutItem

from ....engine.frozen import frozen
from ....engine.games import find_variant
from ....engine.rules import AUCTION, MARRIAGES
from ....model.match_totals import HandResultPoint, MatchCategory, MatchTotals
from ...common.theme import SPACINGS
from ...text import games, house_rules_text
from ...text.i18n import decimal_text, number_text, percent_text, say, signed_number
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_label
from ...widgets.tiles import SHADOW_MARGIN
from .section_view import MyPlayPanel

WIDTH_STEP = 40  # pixels from one tried width to the next

Numbers = Sequence[tuple[str, str]]  # keys of their names, and the numbers as texts


@frozen
class GameFeatures:
    """Which features, such as bidding, the games in a selection of matches have."""

    is_one_game: bool  # otherwise points can't be added up
    has_partners: bool
    has_bids: bool
    has_marriages: bool
    has_porvoo: bool


def game_features(categories: Sequence[MatchCategory]) -> GameFeatures:
    """Return the features that the games and house rules of these matches have."""
    keys = {kind.game for kind in categories}
    variants = [find_variant(key) for key in keys if games.is_known_game(key)]
    parts = {option.group for each in variants for option in each.options}
    return GameFeatures(
        is_one_game=len(keys) == 1,
        has_partners=any(each.has_partners for each in variants),
        has_bids=AUCTION in parts,
        has_marriages=MARRIAGES in parts,
        has_porvoo=any(kind.options.get("porvoo") is True for kind in categories),
    )


def number_groups(
    totals: MatchTotals, points: Sequence[HandResultPoint], features: GameFeatures
) -> Iterator[tuple[str, Numbers]]:
    """Yield groups of numbers that make sense for these hands and features, with their titles."""
    if totals.matches:
        yield say("storage-matches"), _match_numbers(totals)
    yield say("statistics-section-hands"), _hand_numbers(totals, features)
    if features.has_bids:
        yield say("statistics-section-bids"), _bid_numbers(totals, features)
    if features.has_marriages:
        refused = [("refused", number_text(totals.refused))] if totals.refused else []
        numbers = [("declared", number_text(totals.marriages)), *refused]
        yield house_rules_text.rule_group_title("marriages"), numbers
    if features.has_porvoo:
        yield house_rules_text.rule_label("porvoo"), [("trips", number_text(totals.porvoo))]
    compared = [each.expert_margin for each in points if each.expert_margin is not None]
    if compared and features.is_one_game:
        lost = sum(each.lost_points or 0 for each in points)
        yield (
            say("statistics-section-luck"),
            (
                ("compared", number_text(len(compared))),
                ("luck", signed_number(sum(compared))),
                ("skill", signed_number(-lost)),
            ),
        )


def _match_numbers(totals: MatchTotals) -> Numbers:
    return (
        ("played", number_text(totals.matches)),
        ("won", number_text(totals.matches_won)),
        ("share", percent_text(totals.matches_won / totals.matches)),
        ("streak", number_text(totals.streak)),
        ("longest", number_text(totals.longest_streak)),
    )


def _hand_numbers(totals: MatchTotals, features: GameFeatures) -> Numbers:
    hands = max(totals.hands, 1)
    counted = (
        ("played", number_text(totals.hands)),
        ("won", number_text(totals.hands_won)),
        ("share", percent_text(totals.hands_won / hands)),
    )
    if not features.is_one_game:
        return counted
    return (
        *counted,
        ("gained", decimal_text(totals.gained / hands)),
        ("lost", decimal_text(totals.lost / hands)),
    )


def _bid_numbers(totals: MatchTotals, features: GameFeatures) -> Numbers:
    bids = (
        ("made", number_text(totals.bids_made)),
        ("failed", number_text(totals.bids_failed)),
    )
    if not features.has_partners:
        return bids
    return (
        *bids,
        ("own_made", number_text(totals.own_bids_made)),
        ("own_failed", number_text(totals.own_bids_failed)),
    )


class NumbersPanel(MyPlayPanel):
    """Shows each group of numbers in a frame; the frames fill the width in rows."""

    def __init__(self) -> None:
        super().__init__()
        self._flow = FilledRowsLayout(spacing=SPACINGS[2])
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setLayout(self._flow)
        self.hide_heading()
        self.column.setContentsMargins(*[SHADOW_MARGIN] * 4)

    def show_groups(self, groups: Iterable[tuple[str, Numbers]]) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for title, numbers in groups:
            self._flow.addWidget(_create_frame(title, numbers))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint no background, because each group has its own frame."""


class FilledRowsLayout(FlowLayout):
    """A layout in rows of similar length that fill the width. Widgets in a row are equally high."""

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """Return as few rows as possible, broken so that the widest is as narrow as possible."""
        rows = super()._rows(width)
        narrower = (
            super(FilledRowsLayout, self)._rows(each) for each in range(0, width, WIDTH_STEP)
        )
        return next((each for each in narrower if len(each) == len(rows)), rows)

    def _place_row(self, row: list[QLayoutItem], rect: QRect, top: int) -> int:
        height = max(item.sizeHint().height() for item in row)
        spare, left = rect.width() - self._row_width(row), rect.left()
        for place, item in enumerate(row):
            width = item.sizeHint().width() + spare * (place + 1) // len(row)
            width -= spare * place // len(row)
            item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
            left += width + self.spacing()
        return height


def _create_frame(title: str, numbers: Numbers) -> QFrame:
    frame = QFrame()
    frame.setProperty("look", "row")
    named = [(value, say(f"statistic-{name}")) for name, value in numbers]
    frame.setAccessibleName(f"{title}: {', '.join(f'{value} {name}' for value, name in named)}")
    grid = QGridLayout(frame)
    grid.setContentsMargins(SPACINGS[3], SPACINGS[2], SPACINGS[3], SPACINGS[2])
    grid.setHorizontalSpacing(SPACINGS[4])
    grid.setVerticalSpacing(0)
    grid.addWidget(_create_label(title, "strong"), 0, 0, 1, len(named) + 1)
    for column, (value, name) in enumerate(named):
        grid.addWidget(_create_label(value, "title"), 1, column)
        grid.addWidget(_create_label(name, "caption"), 2, column)
    grid.setColumnStretch(len(named), 1)
    return frame


def _create_label(text: str, look: str) -> QLabel:
    label = create_label(text, look)
    label.setWordWrap(False)
    return label
