"""Evenings of several people at one screen: they leave, return, undo, and look at other things."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from marjapussi_gui.engine.cards import HIDDEN
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import NO_PERSON, Person
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text.commands import Command

from .walker import Walker

NAMES = ("Liisa", "Onni", "Väinö", "Wilhelmiina", "आशा")
PANELS = (Command.HINT, Command.TRICKS, Command.KNOWN, Command.TALK, Command.HANDS)
OTHER_PAGES = (Command.HOME, Command.RULES, Command.MATCHES, Command.MY_PLAY, Command.REVIEW)


class Evening:
    """Several people who take turns at the table of a walker."""

    def __init__(self, walker: Walker, seed: int) -> None:
        self.walker, self.rng = walker, Random(seed)
        self.steps: list[str] = []
        known = {each.name: each for each in self._repository.people()}
        self.people = [
            known.get(name) or self._repository.save(Person(NO_PERSON, name, "fox"))
            for name in NAMES
        ]
        self.sit_down()

    @property
    def _repository(self):  # type: ignore[no-untyped-def] # noqa: ANN202
        return self.walker.window._services.storage.people

    @property
    def page(self) -> TablePage:
        return self.walker.page

    def sit_down(self) -> None:
        """Start a match in which two or more seats are people's."""
        variant = self.rng.choice(VARIANTS)
        count = self.rng.choice(variant.players)
        seats = self.rng.sample(range(count), self.rng.randint(2, count))
        chosen = self.rng.sample(self.people, len(seats))
        people, names = [NO_PERSON] * count, [""] * count
        for seat, person in zip(seats, chosen, strict=True):
            people[seat], names[seat] = person.id, person.name
        usual = default_game(variant, level="easy", player_count=count)
        self.walker.window.match_controller.start_match(
            replace(
                usual,
                partner_level="easy",
                seed=self.rng.randrange(1000),
                people=tuple(people),
                names=tuple(names),
                curtain=self.rng.random() < 0.9,
            )
        )

    def walk(self, steps: int) -> list[str]:
        """Do random things, and return what was wrong with the first step after which it was."""
        for _ in range(steps):
            step = self.rng.choices([*WEIGHTS], [*WEIGHTS.values()])[0]
            self.steps.append(step)
            getattr(self, step)()
            faults = [*self.walker.find_faults(), *secrecy_faults(self.page)]
            if faults:
                return [*faults, f"after {self.steps[-12:]}"]
        return self.walker.compare_with_new_window()

    def play(self) -> None:
        for _ in range(self.rng.randint(1, 8)):
            self.open_curtain()
            self.walker.play_sensibly(self.rng.randrange(2), 1)

    def open_curtain(self) -> None:
        self.walker.run.wait_until_idle()
        if not self.page.curtain.is_down:
            return
        self.walker.run.advance_clock(HAND_COUNT_MS)
        button = self.page.curtain.curtain.button
        if self.rng.random() < 0.5:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(button, self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))

    def leave_program(self) -> None:
        app = QCoreApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)

    def wait_a_minute(self) -> None:
        self.page.curtain._idle_timer.timeout.emit()

    def press_too_soon(self) -> None:
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1):
            self.walker.press_key(key)

    def undo(self) -> None:
        self.walker.window.run_command(self.rng.choice((Command.UNDO, Command.REDO)))

    def look_at_panel(self) -> None:
        self.walker.window.run_command(self.rng.choice(PANELS))

    def go_elsewhere(self) -> None:
        window = self.walker.window
        window.run_command(self.rng.choice(OTHER_PAGES))
        self.walker.run.wait_until_idle()
        window.navigator.resume_match(window.match_controller.match_id)

    def change_language(self) -> None:
        self.walker.choose("language", self.rng.randrange(6))

    def change_people(self) -> None:
        """Let somebody leave or come back."""
        match = self.walker.window.match_controller.match
        if match is None or not match.people:
            return
        is_here = {seat: self.rng.random() < 0.7 for seat in match.human_seats}
        if any(is_here.values()):
            self.walker.window.match_controller.change_people(is_here)

    def restart(self) -> None:
        (self.walker.restart, self.walker.kill_and_restart)[self.rng.randrange(2)]()
        match = self.walker.window._services.storage.matches.last_open_match()
        if match is None or not self.walker.window.navigator.resume_match(match):
            self.sit_down()


WEIGHTS = {
    "play": 10,
    "open_curtain": 2,
    "leave_program": 1,
    "wait_a_minute": 1,
    "press_too_soon": 1,
    "undo": 2,
    "look_at_panel": 2,
    "go_elsewhere": 1,
    "change_language": 1,
    "change_people": 1,
    "restart": 0.3,
    "sit_down": 0.3,
}


def secrecy_faults(page: TablePage) -> Iterator[str]:
    """Yield what the table shows of hands that the person at the screen may not see."""
    session = page.table_controller.session
    if session is None:
        return
    if session.has_several_people and session.own_seat == NOBODY and not page.curtain.is_down:
        yield "nobody is at the screen, and no curtain is down"
    if page.curtain.is_down:
        yield from (f"{each} is visible below the curtain" for each in _uncovered_widgets(page))
        lying = {zone: items for zone, items in page.board.card_layer.zones.items() if items}
        if lying:
            yield f"cards lie below the curtain: {lying}"
    own = session.own_seat
    for seat in session.game.seating.seats:
        items = page.board.card_layer.zones.get(Zone("hand", seat), ())
        if seat != own and any(item.card != HIDDEN for item in items):
            yield f"{own} sees the hand of {seat}"


def _uncovered_widgets(page: TablePage) -> list[QWidget]:
    covering = page.curtain.curtain
    return [
        each
        for each in page.children()
        if isinstance(each, QWidget) and each is not covering and each.isVisible()
    ]
