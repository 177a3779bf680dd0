"""The program with a voice: it takes keys, and says sentences. Nothing else passes through."""

from collections.abc import Callable, Generator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.services import replace_services
from tests.ui.quick_evaluator import quick_evaluate
from tests.ui.table_driver import set_animation_speed
from tests.ui.window_driver import close_window

from .blind_table import Table
from .real_table import real_table

Walk = Generator[str, list[str], None]  # it yields keys, and is sent what is said then
STEP_MS = 2
TEXTS = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
USUAL = Preferences(pace="off", rest="short", sound=False, voice=True, warnings="never")


class Voice:
    """A speech output that keeps what it would say."""

    def __init__(self) -> None:
        self.is_on, self.language, self.is_available = True, "", True
        self.said: list[str] = []

    def speak(self, sentence: str, interrupt: bool = False) -> None:  # noqa: FBT002 - a slot
        del interrupt
        self.said.append(sentence)

    def add_failure_listener(self, listener: Callable[[], object]) -> None:
        """Never fail."""


class VoicedWindow:
    """A window that a blind player uses."""

    def __init__(self, language: str) -> None:
        self._voice = Voice()
        services = create_memory_services(ImmediateTaskRunner(), replace(USUAL, language=language))
        services = replace_services(services, speech=self._voice, evaluate=quick_evaluate)
        self.window = MainWindow(services)
        set_animation_speed(self.window.pages.table_page.board, NO_ANIMATION)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)

    def press(self, key: str) -> list[str]:
        """Press a key, such as "Shift+R"; return what is said then."""
        self._send(key)
        return self.listen()

    def run(self, walk: Walk) -> None:
        """Press the keys that a walk asks for one by one, also while a dialog is open."""
        set_animation_speed(self.window.pages.lesson_page.board, NO_ANIMATION)
        loop, errors = QEventLoop(), list[BaseException]()

        def step() -> None:
            try:
                key = walk.send(self.listen() if started else None)  # type: ignore[arg-type]
            except StopIteration:
                loop.quit()
                return
            except BaseException as error:  # noqa: BLE001 - a slot passes nothing on
                errors.append(error)
                self.window.close()
                loop.quit()
                return
            started.append(key)
            QTimer.singleShot(STEP_MS, step)  # first, because a dialog keeps what opens it waiting
            self._send(key)

        started: list[str] = []
        QTimer.singleShot(0, step)
        loop.exec()
        if errors:
            raise errors[0]

    def _send(self, key: str) -> None:
        combination = QKeySequence(key)[0]  # type: ignore[index]
        if QApplication.activeWindow() is None:
            self.window.activateWindow()  # as a desktop does after a dialog
            QCoreApplication.processEvents()
        target = (
            QApplication.activePopupWidget()
            or QApplication.focusWidget()
            or QApplication.activeModalWidget()
            or self.window
        )
        QTest.keyClick(target, combination.key(), combination.keyboardModifiers())

    def listen(self) -> list[str]:
        """Return what has been said since the last time."""
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as an event loop does
        said, self._voice.said = self._voice.said, []
        return said

    @property
    def focus(self) -> str:
        """What a screen reader says of the control with the focus: its name, value and the like."""
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            row: QAction | None = menu.activeAction()
            return "" if row is None else row.text()
        return described(QApplication.focusWidget())

    def close(self) -> None:
        close_window(self.window)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # For the one who compares, not for the player

    def start_match(self, key: str, seed: int, level: str = "easy") -> None:
        game = replace(default_game(find_variant(key), level=level), seed=seed)
        self.window.match_controller.start_match(replace(game, partner_level=level))

    @property
    def view(self) -> View:
        session = self.window.pages.table_page.table_controller.session
        assert session is not None
        return session.view

    @property
    def real_table(self) -> Table:
        """The table as it really is."""
        people = self.window.pages.table_page.table_controller.people
        assert people is not None
        return real_table(self.view, people)


def described(widget: QWidget | None) -> str:
    """Return the accessible name, value and description of a widget."""
    if widget is None:
        return ""
    interface = QAccessible.queryAccessibleInterface(widget)
    labels = [
        each.text(QAccessible.Text.Name)
        for each, relation in interface.relations(QAccessible.RelationFlag.Label)
    ]
    name, *others = (interface.text(kind) for kind in TEXTS)
    return ", ".join(filter(None, (*(labels or [name]), *others)))
