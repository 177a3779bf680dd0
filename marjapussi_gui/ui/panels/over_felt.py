"""The panels over the table; each shows the match up to the current point and stores nothing."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ...engine.view import View
from ...table.past import Past
from ..basis.services import Known
from ..board.board import Board
from ..board.standing import note_place, roomy_note_place, tools_box
from ..wording import table as words
from ..wording.ledger import ledger
from .breakdown import Breakdown
from .hands import HandsPanel
from .hint import HintPanel
from .known import KnownPanel
from .open_hands import OpenHands, shown_of
from .panel import EDGE, Panel
from .sets_panels import DiscardsPanel, SeenPanel
from .side_panel import Place, SidePanel, place_beside
from .talk import TalkPanel
from .tricks import TricksPanel

BELOW_TOOLS = 8  # pixels

Prove = Callable[[View], Known | None]


class OverFelt(QObject):
    """Opens and closes the panels, and keeps the open ones up to date with the match."""

    closed = Signal()  # the keyboard focus returns to the cards

    def __init__(self, page: QWidget, board: Board, prove: Prove, lamp: Callable[[], int]) -> None:
        super().__init__(page)
        self._page, self._board, self._prove, self._lamp = page, board, prove, lamp
        self.behind = OpenHands(page, board)
        self.behind.lower()
        board.lower()
        self.breakdown = Breakdown(page, board.admit_press)
        self.hint = HintPanel(page)
        self.tricks, self.known, self.talk = TricksPanel(page), KnownPanel(page), TalkPanel(page)
        self.hands = HandsPanel(page)
        self.discards, self.seen = DiscardsPanel(page), SeenPanel(page)
        self._past: Callable[[int], Past] = _nothing
        self._is_judged = False
        self.rules_name: Callable[[], str] = str
        for panel in self.all:
            panel.closed.connect(self.closed)
            panel.made_again.connect(self.place)
        self.hint.seen.connect(self.on_hint_seen)
        self.breakdown.hands_asked.connect(self.turn_hands)
        self.breakdown.turned.connect(self._light)
        self.breakdown.hidden.connect(self._on_count_hidden)
        self.behind.pressed.connect(self.breakdown.hurried)
        board.story.shown.connect(self.follow)

    @property
    def all(self) -> tuple[Panel, ...]:
        return self.breakdown, self.hint, *self.beside

    @property
    def beside(self) -> tuple[SidePanel, ...]:
        """The panels beside the trick, of which one is open at a time."""
        return self.tricks, self.known, self.talk, self.hands, self.discards, self.seen

    @property
    def past(self) -> Past:
        """The history of the match, as far as it has been shown."""
        return self._past(self._board.story.ply)

    def begin(self, past: Callable[[int], Past], *, is_judged: bool = False) -> None:
        """Use the panels for a match; history_at returns its history after a number of actions.

        If it is evaluated, the score of a hand is compared with the expert's.
        """
        self._past, self._is_judged = past, is_judged
        self.close()

    def follow(self) -> None:
        """Update the open panels."""
        for panel, update in (
            (self.tricks, self._tell_tricks),
            (self.known, self._tell_known),
            (self.talk, self._tell_talk),
            (self.hands, self._tell_hands),
            (self.discards, self._tell_discards),
            (self.seen, self._tell_seen),
        ):
            if panel.is_open:
                update()

    def retranslate(self) -> None:
        """Show everything in the current language."""
        self.talk.begin()
        self.follow()
        if self.breakdown.is_open:
            self.count()

    def close(self) -> None:
        """Close all panels except the hand log."""
        for panel in self.all:
            if panel is not self.talk:
                panel.hide()

    def escape(self) -> bool:
        """Close all open panels except the hand score; return whether any was open."""
        open_ones = [p for p in self.all if p.is_open and p is not self.breakdown]
        for panel in open_ones:
            panel.close_panel()
        return bool(open_ones)

    # Toggles: no two panels are open at once

    def turn_tricks(self) -> None:
        """Open or close the last trick, or after the hand all tricks.

        In a deal of sets, these are the discards.
        """
        if self._board.layout_now.lays_sets:
            if self.discards.is_open or self._has_sets:
                self._turn(self.discards, self._tell_discards)
            return
        self._turn(self.tricks, self._tell_tricks)

    @property
    def _has_sets(self) -> bool:
        """Whether a deal of sets is under way."""
        view = self._board.story.view
        return view is not None and view.rummy.is_dealt

    def turn_known(self) -> bool:
        """Open or close the cards still out; return whether the panel is now open."""
        if self._board.layout_now.lays_sets:
            if self.seen.is_open or self._has_sets:
                self._turn(self.seen, self._tell_seen)
            return self.seen.is_open
        view = self._board.story.view
        if self.known.is_open or (view is not None and view.hand):
            self._turn(self.known, self._tell_known)
        return self.known.is_open

    def turn_talk(self) -> None:
        """Open or close the hand log."""
        self._turn(self.talk, self._tell_talk)
        self.talk.go_to_the_end()

    def turn_hands(self) -> None:
        """Open or close the scores of all hands of the match."""
        self._turn(self.hands, self._tell_hands)

    def on_hint_seen(self, is_seen: object) -> None:
        """Close the other panels while the hint is visible."""
        if is_seen:
            self._close_others(self.hint)

    def _turn(self, panel: SidePanel, tell: Callable[[], None]) -> None:
        if panel.is_open:
            panel.close_panel()
            return
        self._close_others(panel)
        panel.expect(self._side)
        tell()
        panel.show()
        panel.raise_()
        self.place()

    def _close_others(self, panel: Panel) -> None:
        for other in self.all:
            if other.is_open and other not in (panel, self.breakdown):
                other.close_panel()

    def _tell_tricks(self) -> None:
        past, people = self.past, self._board.story.people
        deck, layout = self._board.deck, self._board.layout_now
        self.tricks.expect(self._side)
        if past.is_hand_over or not past.tricks:
            title = words.all_tricks if past.is_hand_over else words.last_trick
            self.tricks.tell(title, past.tricks, people, deck)
        else:
            self.tricks.tell_last(words.last_trick, past.tricks[-1], people, deck, layout)
        self.place()

    def _tell_known(self) -> None:
        view = self._board.story.view
        known = self._prove(view) if view is not None and view.hand else None
        if known is None:
            self.known.hide()
            return
        self.known.tell(known, self._board.story.people, self._board.deck)
        self.place()

    def _tell_discards(self) -> None:
        view = self._board.story.view
        if view is None or not view.rummy.is_dealt:
            self.discards.hide()
            return
        self.discards.tell(view, self._board.deck)
        self.place()

    def _tell_seen(self) -> None:
        view = self._board.story.view
        if view is None or not view.rummy.is_dealt:
            self.seen.hide()
            return
        self.seen.tell(view, self._board.story.people, self._board.deck)
        self.place()

    def _tell_talk(self) -> None:
        self.talk.tell(self.past, self._board.story.people)

    def _tell_hands(self) -> None:
        self.hands.tell(self.past.hands, self._board.story.people)
        self.place()

    def count(self) -> bool:
        """Show the score of the hand and the match result; return whether a hand is over."""
        past, view, people = self.past, self._board.story.view, self._board.story.people
        if past.scored is None or view is None:
            return False
        speed, hand_ledger = (
            self._board.story.pace,
            ledger(past.scored, view, people, past.won, self.rules_name()),
        )
        self.breakdown.lasts = speed.line
        self.behind.tell(shown_of(past, people, self._board.cards.order))
        self.breakdown.lay_in(self.behind.held)
        deck, over = self._board.deck, view.match.over
        self.breakdown.tell(hand_ledger, deck, over=over, is_judged=self._is_judged)
        self.place()
        return True

    # Geometry

    def fit(self, u: float) -> None:
        for panel in self.all:
            panel.fit(u)

    def place(self) -> None:
        """Place every open panel."""
        width, height = self._page.width(), self._page.height()
        most = width - 40, height - 40
        if self.breakdown.is_open:
            self._place_count(width, height)
        if self.hint.is_open:
            layout = self._board.layout_now
            self.hint.hang((note_place(layout), roomy_note_place(layout)), self._lamp())
        for panel in self.beside:
            if panel.is_open:
                panel.lie(self._side, most)

    def _place_count(self, width: int, height: int) -> None:
        """Place the hand score in the middle, with the open hands around it if there is room."""
        layout, behind, count = self._board.layout_now, self.behind, self.breakdown
        top, bottom = behind.room(layout)
        widest, most = behind.width_between(layout), bottom - top + 2 * EDGE
        count.lay_in(behind.held)
        count.make_room((widest, most) if behind.has_room(layout) else None)
        behind.setGeometry(0, 0, width, height)
        behind.has_cards = count.has_hands_round
        behind.show()
        if count.has_hands_round:
            centre = (top + bottom) // 2
            count.place(width // 2, centre, widest, most, between=(top, bottom))
            return
        below = round(tools_box(layout).bottom()) + BELOW_TOOLS
        room = height - below + EDGE
        count.place(width // 2, (below + height) // 2, width, room, between=(below, height))

    def _on_count_hidden(self) -> None:
        """Hide the open hands with the score, but not if only the page is hidden."""
        if not self.breakdown.is_open:
            self.behind.hide()

    def _light(self) -> None:
        self.behind.light(self.breakdown.cards)

    @property
    def _side(self) -> Place | None:
        """The area beside the trick; None after the hand, when panels are centred."""
        return None if self.breakdown.is_open else place_beside(self._board.layout_now)


def _nothing(_ply: int) -> Past:
    return Past()
