"""Screen reader support for the board: named invisible buttons over cards, and announcements."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from ...engine.events import DISCARD_ZONE, STOCK_ZONE, Event, Zone
from ...engine.view import View
from ..art.score_sheet_picture import SHEET_MARGIN
from ..text import screen_reader_text, sets_text
from ..text import screen_reader_text as words
from ..text.card_names import card_name, join_with_and
from ..text.commands import Command
from ..text.i18n import say
from ..text.screen_reader_text import set_list_text
from ..widgets.labels import TextLabel
from .announcement_policy import AnnouncementPolicy
from .announcer import AnnouncementHistory, Announcer
from .graphics_items import CardItem
from .set_trays import group_texts
from .sets_progress import progress_content
from .table_board import TableBoard
from .table_layout import CARD_RATIO

NamedBox = tuple[str, QRect]


def named_set_boxes(board: TableBoard, view: View) -> Iterator[NamedBox]:
    """Yield the accessible names and boxes of all sets and of the player's progress, in rummy."""
    if not view.rummy.is_dealt:
        return
    if board.decorations.shows_sets:
        yield _progress_box(board, view)
    yield from _other_players_sets(board, view)
    yield from _own_sets(board, view)


def _progress_box(board: TableBoard, view: View) -> NamedBox:
    content = progress_content(view)
    box = board.decorations.bounding_box("progress", margin=SHEET_MARGIN * board.table_layout.unit)
    return sets_text.spoken_progress_text(content.label, content.points_text), box.toRect()


def _other_players_sets(board: TableBoard, view: View) -> Iterator[NamedBox]:
    people = board.event_player.people
    for seat in view.game.seating.seats:
        sets = view.rummy.laid_sets[seat]
        items = board.card_layer.zones.get(Zone("laid", seat, 0), [])
        if seat != view.seat and sets and items:
            yield (
                sets_text.laid_sets_text(people, seat, set_list_text(sets)),
                items[0].sceneBoundingRect().toRect(),
            )
        tunnelas, box = (
            view.rummy.shown_tunnelas[seat],
            board.decorations.bounding_box(f"shown {seat}"),
        )
        if seat != view.seat and tunnelas:
            yield sets_text.shown_tunnelas_text(people, seat, set_list_text(tunnelas)), box.toRect()


def _own_sets(board: TableBoard, view: View) -> Iterator[NamedBox]:
    groups = [*map(list, view.rummy.laid_sets[view.seat]), *board.card_layer.hand_order.groups]
    for group, tray in zip(groups, board.card_layer.positions.sets_row.trays, strict=False):
        if tray.state == "laid" or (tray.state != "loose" and board.decorations.shows_sets):
            name = sets_text.spoken_group_text(
                group_texts(view, group)[0], join_with_and([*map(card_name, group)])
            )
            box = QRectF(tray.left, tray.top, tray.width, tray.height)
            yield name, box.toRect()


# Which question each command asks; the same on every board
QUESTIONS = {
    Command.READ_TRICK: "trick",
    Command.READ_SEATS: "seats",
    Command.READ_TURN: "turn",
    Command.READ_SCORE: "score",
    Command.READ_LONG_SCORE: "long_score",
    Command.READ_HAND: "hand",
    Command.READ_TABLE: "table",
}
OWN_QUESTIONS = frozenset({"turn", "hand", "legal"})  # whose answers say "you"
REPETITIONS = {Command.SAY_AGAIN: 0, Command.SAY_BEFORE: -1, Command.SAY_AFTER: 1}
LABEL_SIZE, TRICK_POSITION = 90, (0.5, 0.42)  # table units: size of the labels; centre of the trick


class CardButton(QAbstractButton):
    """An invisible button over a card, named after the card for screen readers."""

    def __init__(self, board: TableBoard) -> None:
        super().__init__(board.viewport())
        self.item: CardItem | None = None
        self._board = board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self.on_clicked)

    def on_clicked(self) -> None:
        if self.item is not None and not self._board.skip_on_press():
            self._board.hand_input.click_card(self.item)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the card is painted below."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._board.keyPressEvent(event)


class AccessibleLabel(TextLabel):
    """An invisible label over a picture, with the content of the picture as its accessible name."""

    def __init__(self, board: TableBoard) -> None:
        super().__init__(parent=board.viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_label(self, text: str, box: QRect) -> None:
        self.setAccessibleName(text)
        self.setGeometry(box)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the picture is painted below."""


class AccessibleBoard(QObject):
    """Keeps the accessible names on a board up to date, and announces what happens on it."""

    def __init__(self, board: TableBoard) -> None:
        super().__init__(board)
        self._board = board
        self.score_label, self.trick_label = AccessibleLabel(board), AccessibleLabel(board)
        self._set_labels: list[AccessibleLabel] = []
        self._card_buttons: list[CardButton] = []
        self.announcer = Announcer(board)
        self.history, self._ply = AnnouncementHistory(), 0
        self.policy = AnnouncementPolicy()
        board.event_player.event_started.connect(self.on_event_shown)
        board.event_player.view_shown.connect(self.on_view_shown)
        board.event_player.cleared.connect(self.on_cleared)
        board.event_player.settled.connect(self.sync)
        board.layout_changed.connect(self.sync)
        board.hand_input.card_cursor.card_focused.connect(self.on_card_focused)
        board.hand_input.hand_reordered.connect(self.sync)
        board.hand_input.selection_changed.connect(self.sync)

    @property
    def card_buttons(self) -> list[CardButton]:
        return [button for button in self._card_buttons if not button.isHidden()]

    def actions(self) -> Mapping[Command, Callable[[], object]]:
        """Return the functions for commands that make the board announce something."""
        return {
            **{key: partial(self.answer_question, what) for key, what in QUESTIONS.items()},
            **{key: partial(self.repeat_announcement, by) for key, by in REPETITIONS.items()},
        }

    @property
    def recent_sentences(self) -> list[str]:
        """The sentences announced last, oldest first."""
        return self.announcer.recent_sentences

    def announce(self, sentence: str) -> None:
        if sentence:
            self.history.add(sentence, self._board.event_player.ply)
            self.announcer.announce(sentence)

    def announce_turn(self, sentence: str) -> None:
        self.announce_to_person(self.policy.turn_sentence(sentence, self._board.event_player.view))

    def announce_to_person(self, sentence: str) -> None:
        """Announce a sentence that says "you" to the person at the screen."""
        self.announce(self._board.event_player.people.addressed(sentence))

    def announce_answer(self, sentence: str) -> None:
        """Announce the answer to a question at once, without adding it to the history."""
        self.announcer.announce(sentence, interrupt=True)

    def repeat_announcement(self, delta: int) -> None:
        """Announce the last sentence again (0), or the one before it (-1) or after it (1)."""
        self.announce_answer(self.history.step(delta) or say("nothing-said"))

    def answer_question(self, question: str) -> None:
        """Announce the answer to a question about the table, such as "hand" or "score"."""
        view = self._board.event_player.view
        if view is not None:
            hand, counts = (
                self._board.card_layer.hand_order.cards,
                self._board.decorations.shows_points,
            )
            people = self._board.event_player.people
            answer = screen_reader_text.spoken_answer(
                question,
                view,
                people,
                hand,
                with_points=counts,
                chosen=self._board.hand_input.chosen_count,
            )
            is_own = question in OWN_QUESTIONS
            self.announce_answer(people.addressed(answer) if is_own else answer)

    def on_view_shown(self) -> None:
        ply = self._board.event_player.ply
        if ply < self._ply:
            self.history.truncate(ply)
        self._ply = ply

    def on_cleared(self) -> None:
        if self._board.event_player.view is None:
            self.history.clear()
            self._ply = 0

    def on_event_shown(self, event: Event, next_event: Event | None) -> None:
        story = self._board.event_player
        self.announce(self.policy.event_sentence(event, next_event, story.view, story.people))

    def on_card_focused(self, item: CardItem) -> None:
        """Announce the card at the cursor, or let a screen reader read its focused button."""
        for button in self.card_buttons:
            if button.item is item:
                has_reader = QAccessible.isActive()
                self.announcer.announce(button.accessibleName(), interrupt=True, is_read=has_reader)
                if has_reader:
                    button.setFocus()

    def sync(self) -> None:
        """Place a button over each card in the player's hand and the trick, and over each pile."""
        view = self._board.event_player.view
        if view is not None:
            self._update_labels(view)
        named = [] if view is None else self._named_cards(view)
        while len(self._card_buttons) < len(named):
            self._card_buttons.append(CardButton(self._board))
        for button, (item, name) in zip(self._card_buttons, named, strict=False):
            button.item = item
            button.setAccessibleName(name)
            button.setGeometry(self._card_box(item))
            button.show()
        for button in self._card_buttons[len(named) :]:
            button.item = None
            button.hide()

    def _update_labels(self, view: View) -> None:
        people, layout = self._board.event_player.people, self._board.table_layout
        size = round(LABEL_SIZE * layout.unit)
        counts = self._board.decorations.shows_points
        score = screen_reader_text.long_score_text(view, people, with_points=counts)
        self.score_label.set_label(score, QRect(0, 0, size, size))
        x, y = layout.to_pixels(TRICK_POSITION)
        box = QRect(round(x) - size // 2, round(y) - size // 2, size, size)
        self.trick_label.set_label(words.trick_sentence(view, people), box)
        self._update_set_labels(view)

    def _update_set_labels(self, view: View) -> None:
        """Update the accessible names of all sets, and of the player's progress towards sets."""
        named = list(named_set_boxes(self._board, view))
        while len(self._set_labels) < len(named):
            self._set_labels.append(AccessibleLabel(self._board))
        for label, (name, place) in zip(self._set_labels, named, strict=False):
            label.set_label(name, place)
            label.show()
        for label in self._set_labels[len(named) :]:
            label.hide()

    def _named_cards(self, view: View) -> list[tuple[CardItem, str]]:
        cards, people = self._board.card_layer, self._board.event_player.people
        mine = cards.own_items()
        named = [
            (
                item,
                words.hand_card_label(
                    item.card,
                    place + 1,
                    len(mine),
                    may_play=item.card not in cards.disabled,
                    is_wild=cards.is_wild(item.card),
                    is_chosen=item in cards.selected,
                ),
            )
            for place, item in enumerate(mine)
        ]
        named.extend(
            (item, say("trick-card", card=card_name(item.card), name=people.you_or_name(seat)))
            for seat in view.trick.seats
            for item in cards.zones.get(Zone("trick", seat), ())
        )
        for zone, which in ((STOCK_ZONE, "stock"), (DISCARD_ZONE, "discards")):
            for kind, pile in self._split_pile(which, cards.zones.get(zone, [])):
                if pile:
                    named.append((pile[-1], words.pile_label(kind, [item.card for item in pile])))
        return named

    def _split_pile(self, pile: str, items: list[CardItem]) -> list[tuple[str, list[CardItem]]]:
        """Return the parts of a pile by name: the whole pile, or the kitty and the dead hand."""
        layout = self._board.table_layout
        if not layout.kitty_size:
            return [(pile, items)]
        kitty = len(items) - layout.dead_hand_size
        return [("kitty", items[:kitty]), ("dead", items[kitty:])] if pile == "stock" else []

    def _card_box(self, item: CardItem) -> QRect:
        home, width = item.home, item.home.width
        middle, height = self._board.mapFromScene(QPointF(home.x, home.y)), width * CARD_RATIO
        left, top = round(middle.x() - width / 2), round(middle.y() - height / 2)
        return QRect(left, top, round(width), round(height))
