"""Hides the table whenever the next decision belongs to another person at the same screen."""

from dataclasses import replace
from itertools import chain

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolTip, QWidget

from ....engine.events import Event
from ....engine.state import NOBODY, Seat
from ....engine.view import View
from ....model.match_state import MatchState
from ....model.preferences import CHOICES, Person, Preferences
from ....ports.repositories import PersonRepository
from ....session.match_session import MatchSession
from ...art.animal_portraits import choose_animals
from ...board.announcer import Announcer
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...panels.handover_curtain import CurtainContent, HandoverCurtain
from ...text.commands import Command
from ..base_page import CommandMap


class SeatedPeople:
    """Knows which person at this screen sits in which seat; empty if the player is alone."""

    def __init__(self, repository: PersonRepository | None) -> None:
        self._repository = repository
        self._people: dict[Seat, Person] = {}
        self._match: MatchState | None = None
        self.is_shared = False  # whether people from the list sit there, even if some left

    def begin_match(self, match: MatchState) -> None:
        self._match, self.is_shared = match, bool(match.people)
        self.look_up_people()

    def look_up_people(self) -> None:
        """Look up the people of the match. Deleted people have no preferences of their own."""
        match = self._match
        if match is None:
            return
        known = {each.id: each for each in self._repository.people()} if self._repository else {}
        seats = match.record.header.game.seating.seats if match.people else ()
        self._people = {
            seat: known[match.people[seat]] for seat in seats if match.people[seat] in known
        }
        names = match.record.header.player_names
        people = match.seated or match.people  # also those who left for now
        here = [seat for seat in seats if people[seat] in known]
        choose_animals({names[seat]: known[people[seat]].animal for seat in here})

    def preferences_of(self, seat: Seat, shared: Preferences) -> Preferences:
        """Return the preferences of the person in a seat, or the shared ones if none is known."""
        person = self._people.get(seat)
        return shared if person is None else person.preferences(shared)

    def save_choices(self, seat: Seat, preferences: Preferences) -> bool:
        """Store the choices of the person in a seat. Return False if no known person sits there."""
        seated = self._people.get(seat)
        if seated is None or self._repository is None:
            return False
        # the name may have been changed in the list meanwhile, or the person deleted
        person = {each.id: each for each in self._repository.people()}.get(seated.id)
        if person is None:
            return False
        changed = replace(person, **{key: getattr(preferences, key) for key in CHOICES})
        self._people[seat] = self._repository.save(changed)
        return True


# What would show the hands of others while a hand is under way
HIDDEN_COMMANDS = Command.REVIEW, Command.OTHER_SEAT, Command.COPY_DEAL
DIRECT_CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly
IDLE_MS = 60_000  # without input, somebody else may have come to the screen
INPUT_EVENTS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.KeyPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
)


class CurtainController(QObject):
    """Lets the handover curtain fall, and turns the table to the next person behind it.

    It covers the page first. Only then does the session change, and while the curtain is down, the
    board is hidden and gets no events.
    """

    fallen = Signal()  # before the table turns: the page must hide everything
    lifted = Signal()  # before the table turns to the person who is now at the screen
    preferences_used = Signal(object)  # Preferences of the person at the screen
    preferences_changed = Signal(object)  # Preferences, unless they are a person's own

    def __init__(
        self,
        page: QWidget,
        board: TableBoard,
        table_controller: TableController,
        people: PersonRepository | None,
    ) -> None:
        super().__init__(page)
        self._page, self._board, self._table_controller = page, board, table_controller
        self.curtain = HandoverCurtain(page, board)
        self.announcer = Announcer(self.curtain)
        self._people = SeatedPeople(people)
        self._session: MatchSession | None = None
        self._seat = NOBODY  # of the person at the screen
        self._covered_widgets: list[QWidget] = []
        self.has_curtain = False  # in this match
        self.is_down = False
        self._announced = self._copied_text = ""
        self._shared_preferences = Preferences()
        self._used_preferences: Preferences | None = None
        self._falls_on_leave = self._falls_when_idle = True
        self._idle_timer = QTimer(self)
        self._idle_timer.setSingleShot(True)
        self._idle_timer.setInterval(IDLE_MS)
        self._idle_timer.timeout.connect(self._on_idle)
        table_controller.person_awaited.connect(self.change_person)
        self.curtain.opened.connect(self.open)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_application_state_changed)

    def apply_preferences(self, preferences: Preferences) -> None:
        self._shared_preferences, self._used_preferences = preferences, None
        self._people.look_up_people()
        self._falls_on_leave = preferences.curtain_on_leave
        self._falls_when_idle = preferences.curtain_when_idle
        self.curtain.button.must_hold = preferences.curtain_hold
        self.curtain.refresh()
        self._watch_input()
        self._use_own_preferences()

    def _use_own_preferences(self) -> None:
        """Apply the preferences of the person at the screen, if they are others than before."""
        own = self._people.preferences_of(self._seat, self._shared_preferences)
        if own != self._used_preferences:
            self._used_preferences = own
            self.preferences_used.emit(own)

    def without_hidden(self, commands: CommandMap) -> CommandMap:
        """Return commands without those that would show hands of others."""
        hidden = self._hidden_commands
        return {command: run for command, run in commands.items() if command not in hidden}

    @property
    def _hidden_commands(self) -> tuple[Command, ...]:
        if not self._people.is_shared:
            return (Command.PEOPLE,)
        session = self._session
        is_open = session is None or session.is_between_hands or session.state.match.is_over
        several = session is not None and session.has_several_people
        return Command.THIS_HAND, *(HIDDEN_COMMANDS if several and not is_open else ())

    def save_preferences(self, preferences: Preferences) -> None:
        if not self._people.is_shared:
            self.preferences_changed.emit(preferences)
        elif self._people.save_choices(self._seat, preferences):
            self._use_own_preferences()

    def begin_match(self, session: MatchSession, match: MatchState) -> None:
        """Cover the table if several people play, until one of them comes to the screen."""
        self.stop()
        self._session = session
        self._people.begin_match(match)
        self.has_curtain = match.curtain and session.has_several_people
        if self.has_curtain:
            self._cover()
        elif session.has_several_people:
            session.turn_to(min(session.people))
        self._seat = session.own_seat
        self._use_own_preferences()

    def stop(self) -> None:
        """Uncover the table, because its match is left."""
        self._session, self.has_curtain = None, False
        self._uncover()

    def on_events(self, events: tuple[Event, ...], view: View, ply: int) -> None:
        """Show events of the session on the board or, while that is covered, on the curtain."""
        if self.is_down:
            self._sync()
        else:
            self._board.event_player.add_events(events, view, ply)

    def change_person(self) -> None:
        """Turn the table to the person whose turn it is, behind the curtain if there is one."""
        if self._session is None:
            return
        if self.has_curtain:
            self.fall()
        else:
            self._turn_to(self._session.awaited_seat)

    def fall(self) -> None:
        """Cover the table, then hide all hands."""
        self._cover()
        self._turn_to(NOBODY)

    def deal_next_hand(self) -> bool:
        """Deal behind the curtain. Return False, without dealing, if the match has no curtain."""
        if self.has_curtain:
            self._cover()
            self._table_controller.turn_to(NOBODY, deals=True)
        return self.has_curtain

    def open(self) -> None:
        """Show the cards of the person whose turn it is."""
        if self._session is not None and self._session.awaited_seat != NOBODY:
            self._open_for(self._session.awaited_seat)

    def remember_copied_text(self) -> None:
        """Remember the copied text, which is cleared from the clipboard when the curtain falls."""
        self._copied_text = QGuiApplication.clipboard().text()

    def announce(self) -> None:
        """Say what the curtain shows."""
        self._announced = self.curtain.spoken_text
        self.announcer.announce(self._announced, interrupt=True)

    # Private

    def _cover(self) -> None:
        is_new, self.is_down, self._announced = not self.is_down, True, ""
        speed = self._board.event_player.speed
        self.curtain.fall(is_animated=is_new and speed.has_card_flights)
        QToolTip.hideText()
        if self._copied_text and QGuiApplication.clipboard().text() == self._copied_text:
            QGuiApplication.clipboard().clear()
        self._copied_text = ""
        self._watch_input()
        self.fallen.emit()
        if is_new:
            shown = self._page.findChildren(QWidget, options=DIRECT_CHILDREN)
            self._covered_widgets = [
                each for each in shown if each is not self.curtain and not each.isHidden()
            ]
        for widget in self._covered_widgets:
            widget.hide()

    def _open_for(self, seat: Seat) -> None:
        self._uncover()
        self._turn_to(seat)

    def _turn_to(self, seat: Seat) -> None:
        self._seat = seat
        self._use_own_preferences()
        self._table_controller.turn_to(seat)

    def _uncover(self) -> None:
        if self.is_down:
            self.is_down = False
            for widget in self._covered_widgets:
                widget.show()
            self.lifted.emit()
            self.curtain.lift()
            self._board.setFocus()
        self._watch_input()

    def _sync(self) -> None:
        """Show whose turn it is. When the hand has ended, nothing is hidden any more."""
        session, people = self._session, self._table_controller.people
        assert session is not None
        assert people is not None
        if session.is_between_hands or session.state.match.is_over:
            last = session.last_person
            self._open_for(min(session.people) if last == NOBODY else last)
            return
        seat = session.awaited_seat
        events = session.events_since_turn_of(seat)
        self.curtain.show_content(
            CurtainContent(
                seat, session.view, replace(people, own_seat=seat), tuple(chain(*events))
            )
        )
        if self.curtain.spoken_text != self._announced:
            self.announce()

    # Leaving the screen

    @property
    def _is_hand_shown(self) -> bool:
        session = self._session
        return (
            self.has_curtain
            and not self.is_down
            and session is not None
            and not session.is_between_hands
            and not session.state.match.is_over
        )

    def _on_application_state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive and self._falls_on_leave:
            self._fall_if_hand_is_shown()

    def _on_idle(self) -> None:
        if self._falls_when_idle:
            self._fall_if_hand_is_shown()

    def _fall_if_hand_is_shown(self) -> None:
        if self._is_hand_shown:
            self.fall()

    def _watch_input(self) -> None:
        """Measure how long there has been no input while a hand is shown."""
        window = self._page.window().windowHandle()
        if window is not None:
            window.removeEventFilter(self)
        if self._is_hand_shown and self._falls_when_idle:
            self._idle_timer.start()
            if window is not None:
                window.installEventFilter(self)
        else:
            self._idle_timer.stop()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in INPUT_EVENTS:
            self._idle_timer.start()
        return False
