"""The accessible board: invisible named buttons over the cards, and announcements."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from ...engine.events import DISCARDS, STOCK, Event, Zone
from ...engine.view import View
from ..widgets.labels import Words
from ..wording import listening
from ..wording import spoken as words
from .aloud import Aloud
from .announcing import Announcing
from .board import Board
from .items import CardItem
from .layout import RATIO
from .remembered import Remembered
from .spoken_sets import named_sets

READ = ("trick", "seats", "turn", "score", "long_score", "hand", "table")  # on every board
CORNER, MIDDLE = 90, (0.5, 0.42)  # u: size of the labels; centre of the trick


class CardButton(QAbstractButton):
    """An invisible button over a card, with the card's name, that can be pressed."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.viewport())
        self.item: CardItem | None = None
        self._board = board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self.on_clicked)

    def on_clicked(self) -> None:
        if self.item is not None and not self._board.hurry_by_press():
            self._board.touch.click(self.item)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the card is painted below."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._board.keyPressEvent(event)


class Told(Words):
    """An invisible label on the board, with the content of a picture as its name."""

    def __init__(self, board: Board) -> None:
        super().__init__(parent=board.viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, words: str, place: QRect) -> None:
        self.setAccessibleName(words)
        self.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the picture is painted below."""


class Spoken(QObject):
    """Keeps accessible names up to date and announces events."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self.score, self.trick = Told(board), Told(board)
        self._sets: list[Told] = []
        self._buttons: list[CardButton] = []
        self.aloud = Aloud(board)
        self.remembered, self._ply = Remembered(), 0
        self.announcing = Announcing()
        board.story.event_told.connect(self.on_event_told)
        board.story.shown.connect(self.on_shown)
        board.story.cleared.connect(self.on_cleared)
        board.story.settled.connect(self.sync)
        board.laid_out.connect(self.sync)
        board.touch.looking.looked.connect(self.on_looked)
        board.touch.reordered.connect(self.sync)

    @property
    def buttons(self) -> list[CardButton]:
        """The buttons over cards in reading order."""
        return [button for button in self._buttons if not button.isHidden()]

    def deeds(self, which: Iterable[str] = READ) -> Mapping[str, Callable[[], object]]:
        """Return the actions that answer questions or repeat announcements, by command."""
        steps = {"say_again": 0, "say_before": -1, "say_after": 1}
        return {
            **{f"read_{what}": partial(self.read, what) for what in which},
            **{name: partial(self.repeat, by) for name, by in steps.items()},
        }

    @property
    def said(self) -> list[str]:
        """The last announced sentences, oldest first."""
        return self.aloud.said

    def say(self, sentence: str) -> None:
        """Announce a sentence and add it to the history."""
        if sentence:
            self.remembered.note(sentence, self._board.story.ply)
            self.aloud.say(sentence)

    def say_due(self, sentence: str) -> None:
        """Announce what the player has to do now."""
        self.say(self.announcing.due(sentence, self._board.story.view))

    def answer(self, sentence: str) -> None:
        """Announce the answer to a question at once; it is not added to the history."""
        self.aloud.say(sentence, at_once=True)

    def repeat(self, by: int) -> None:
        """Announce the last sentence again, or the one before or after it."""
        self.answer(self.remembered.step(by) or listening.nothing_said())

    def read(self, what: str) -> None:
        """Answer a question about the table."""
        view = self._board.story.view
        if view is not None:
            hand, counts = self._board.cards.order.cards, self._board.furniture.counts
            people = self._board.story.people
            self.answer(listening.answer(what, view, people, hand, counts=counts))

    def on_shown(self) -> None:
        """Remove announcements of undone actions from the history."""
        ply = self._board.story.ply
        if ply < self._ply:
            self.remembered.forget_from(ply)
        self._ply = ply

    def on_cleared(self) -> None:
        """Clear the history when another match starts."""
        if self._board.story.view is None:
            self.remembered.clear()
            self._ply = 0

    def on_event_told(self, event: Event, after: Event | None) -> None:
        story = self._board.story
        self.say(self.announcing.of(event, after, story.view, story.people))

    def on_looked(self, item: CardItem) -> None:
        """Announce the focused card; with a screen reader, focus its button instead."""
        for button in self.buttons:
            if button.item is item:
                has_reader = QAccessible.isActive()
                self.aloud.say(button.accessibleName(), at_once=True, is_read=has_reader)
                if has_reader:
                    button.setFocus()

    def sync(self) -> None:
        """Place a button over each card of the player, the trick and the piles."""
        view = self._board.story.view
        if view is not None:
            self._tell(view)
        named = [] if view is None else self._named(view)
        while len(self._buttons) < len(named):
            self._buttons.append(CardButton(self._board))
        for button, (item, name) in zip(self._buttons, named, strict=False):
            button.item = item
            button.setAccessibleName(name)
            button.setGeometry(self._place(item))
            button.show()
        for button in self._buttons[len(named) :]:
            button.item = None
            button.hide()

    def _tell(self, view: View) -> None:
        """Update the labels of the score, the trick and the sets."""
        people, layout = self._board.story.people, self._board.layout_now
        size = round(CORNER * layout.u)
        counts = self._board.furniture.counts
        score = listening.long_score(view, people, counts=counts)
        self.score.tell(score, QRect(0, 0, size, size))
        x, y = layout.at(MIDDLE)
        box = QRect(round(x) - size // 2, round(y) - size // 2, size, size)
        self.trick.tell(words.trick(view, people), box)
        self._tell_sets(view)

    def _tell_sets(self, view: View) -> None:
        """Update the labels of sets and of the sets progress."""
        named = list(named_sets(self._board, view))
        while len(self._sets) < len(named):
            self._sets.append(Told(self._board))
        for told, (name, place) in zip(self._sets, named, strict=False):
            told.tell(name, place)
            told.show()
        for told in self._sets[len(named) :]:
            told.hide()

    @property
    def sets(self) -> list[str]:
        """The texts of the set labels."""
        return [told.accessibleName() for told in self._sets if not told.isHidden()]

    def _named(self, view: View) -> list[tuple[CardItem, str]]:
        cards, people = self._board.cards, self._board.story.people
        mine = cards.own_items()
        named = [
            (
                item,
                words.card_in_hand(
                    item.card,
                    place + 1,
                    len(mine),
                    may_play=item.card not in cards.barred,
                    is_wild=cards.is_wild(item.card),
                ),
            )
            for place, item in enumerate(mine)
        ]
        named.extend(
            (item, words.card_in_trick(item.card, people.you_or_name(seat)))
            for seat in view.trick.seats
            for item in cards.zones.get(Zone("trick", seat), ())
        )
        for zone, which in ((STOCK, "stock"), (DISCARDS, "discards")):
            for kind, pile in self._piles(which, cards.zones.get(zone, [])):
                if pile:
                    named.append((pile[-1], words.pile(kind, [item.card for item in pile])))
        return named

    def _piles(self, which: str, lying: list[CardItem]) -> list[tuple[str, list[CardItem]]]:
        """Return the parts of a pile: a whole pile, or the kitty and the dead hand."""
        layout = self._board.layout_now
        if not layout.kitty:
            return [(which, lying)]
        kitty = len(lying) - layout.dead
        return [("kitty", lying[:kitty]), ("dead", lying[kitty:])] if which == "stock" else []

    def _place(self, item: CardItem) -> QRect:
        home, width = item.home, item.home.width
        middle, height = self._board.mapFromScene(QPointF(home.x, home.y)), width * RATIO
        left, top = round(middle.x() - width / 2), round(middle.y() - height / 2)
        return QRect(left, top, round(width), round(height))
