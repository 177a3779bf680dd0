"""Perform random user actions in the window, and check it after each of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QPushButton,
    QWidget,
)

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import qt_application
from marjapussi_gui.engine.actions import Bid, Raise
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.new_game import LEVELS, default_game
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS
from marjapussi_gui.ui.text import statistics_text, storage_text
from marjapussi_gui.ui.text.commands import Command
from tests.fake_clock import FakeClock
from tests.ui.window_driver import LEFT, DragMouse, Keyboard, Mouse, choose_action

from . import full_disk, practice_actions
from .full_disk import FullDisk
from .hand_end_walker import HandEndWalker
from .practice_checks import practice_page_faults
from .preference_values import PREFERENCE_VALUES
from .program_run import Faults, ProgramRun, record_faults, speed_up
from .unknown_game import add_unknown_game
from .window_checks import replay_faults, window_faults
from .window_comparison import differences_from_new_window

MOMENT_WAIT = 60  # steps of a tenth of a second, or actions, until a moment is waited for no more
INPUT_METHODS = (Mouse, DragMouse, Keyboard)
SIZES = ((1000, 700), (800, 600), (1280, 800), (1920, 1080))
KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Up,
    Qt.Key.Key_1,
    Qt.Key.Key_5,
    Qt.Key.Key_0,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Comma,
    Qt.Key.Key_Period,
    Qt.Key.Key_E,
    Qt.Key.Key_D,
    Qt.Key.Key_S,
)
# They end the walk, or open a dialog of the system
EXCLUDED_COMMANDS = (Command.QUIT, Command.OPEN, Command.FULL)
DIALOGS = (
    Command.NEW,
    Command.DEAL,
    Command.ABOUT,
    Command.BACKUPS,
    Command.PREFERENCES,
)


@contextmanager
def start_walker(folder: Path) -> Iterator["Walker"]:
    """Yield a walker, and end its program afterwards."""
    clock, faults = FakeClock(), Faults()
    with qt_application(), speed_up(clock), record_faults(faults):
        walker = Walker(folder, clock, faults)
        yield walker
        walker.end()


class Walker(HandEndWalker):
    """Perform all kinds of user actions in a running program."""

    def __init__(self, folder: Path, clock: FakeClock, faults: Faults) -> None:
        super().__init__(folder, clock, faults)
        self.trouble = FullDisk()
        self._rng, self._thumb = Random(0), create_decider("easy", 0)
        self._answers = QTimer()
        self._answers.setInterval(2)
        self._answers.timeout.connect(self._answer_dialog)
        self._answers.start()
        self.resize(0)
        self.new_game(0, 0, 1)
        self.choose("pace", 3)
        self.find_faults()

    # What is true

    def find_faults(self) -> list[str]:
        """Wait until the program is idle; return everything that is wrong."""
        self.run.wait_until_idle()
        self.memory.note()
        faults = [*self.faults.found, *window_faults(self.run), *practice_page_faults(self.run)]
        faults += [*self.memory.faults(), *full_disk.retry_faults(self.run)]
        self.faults.found.clear()
        return faults

    # Games

    def new_game(self, game: int, players: int, seed: int, level: int = 0) -> None:
        """Start a match, as a tile or the dialog does."""
        variant = VARIANTS[game % len(VARIANTS)]
        usual = default_game(variant, level=LEVELS[level % 2])
        number = variant.players[players % len(variant.players)]
        names = ("", *("",) * (number - 1))
        self.window.match_controller.start_match(
            replace(
                usual, player_count=number, names=names, seed=seed, partner_level=LEVELS[level % 2]
            )
        )

    def house_rules(self, game: int, seed: int) -> None:
        """Start a match under random house rules."""
        variant, rng = VARIANTS[game % len(VARIANTS)], Random(seed)
        rules = {option.key: rng.choice(option.choices) for option in variant.options}
        usual = default_game(variant, level="easy")
        changed = variant.create_game(rules, players=usual.player_count)
        if not variant.conflicts(changed.rules):
            self.window.match_controller.start_match(
                replace(usual, rules=rules, seed=seed, partner_level="easy")
            )

    def play_tile(self, tile: int) -> None:
        """Go to the start page and play a game of it."""
        self.window.navigator.go_home()
        tiles = self.window.navigator.start_page.tiles
        self.window.navigator.start_page.play_requested.emit(tiles[tile % len(tiles)].game_key)

    # At the table

    def play_sensibly(self, way: int, times: int) -> None:
        """Perform the action of a heuristic player with one of the input methods."""
        for _ in range(times):
            self.run.wait_until_idle()
            self.run.advance_clock(HAND_COUNT_MS)  # no action before the prompt was visible
            self.memory.note()
            view = self.page.table_controller.view
            if self.is_at_table and view is not None:
                self._close_overlays()
                hand = INPUT_METHODS[way](
                    self.window, pause=partial(self.run.advance_clock, HAND_COUNT_MS)
                )
                hand.do(choose_action(view, self._thumb))
            elif self.is_at_table and self.page.panels.hand_score.isVisible():
                QTest.mouseClick(self.page.panels.hand_score.next_button, LEFT)

    def click(self, x: int, y: int) -> None:
        """Click anywhere on the felt."""
        if self.is_at_table:
            QTest.mouseClick(self.page.board.viewport(), LEFT, pos=self._point(x, y))

    def drag(self, card: int, x: int, y: int) -> None:
        """Drag a card of the hand to anywhere."""
        items, view = self.page.board.card_layer.own_items(), self.page.board.viewport()
        if self.is_at_table and items:
            start = self.page.board.mapFromScene(items[card % len(items)].pos())
            QTest.mousePress(view, LEFT, pos=start)
            for part in (0.3, 0.7, 1.0):
                QTest.mouseMove(view, start + (self._point(x, y) - start) * part)
            QTest.mouseRelease(view, LEFT, pos=self._point(x, y))

    def key(self, key: int) -> None:
        focus: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(focus, KEYS[key % len(KEYS)])

    def press_button(self, number: int) -> None:
        """Press a button beside the hand, of the count, or over the felt."""
        if not self.is_at_table:
            return
        panels = [panel for panel in self.page.panels.all_panels if panel.isVisible()]
        places = (self.page.prompt_bar, *panels, self.page.tool_buttons)
        self._press([b for place in places for b in _buttons(place)], number)

    def set_bid(self, number: int, notches: int) -> None:
        """Type a bid and turn the wheel: the button follows, and nothing is bid yet."""
        bar, actions = self.page.prompt_bar, self._action_count
        if not self.is_at_table or bar.stepper is None:
            return
        for digit in str(number):
            QTest.keyClick(self.page.board, Qt.Key(Qt.Key.Key_0 + int(digit)))
        amounts = bar.stepper.amounts
        if number in amounts and bar.stepper.amount != number:
            self.faults.found.append(f"{number} was typed, and {bar.stepper.amount} is shown")
        bar.stepper.turn_wheel(120 * notches)
        offered = [button.property("action") for button in bar.buttons]
        bids = [action.amount for action in offered if isinstance(action, Bid | Raise)]
        if bids != [bar.stepper.amount]:
            self.faults.found.append(f"{bar.stepper.amount} is shown, and {bids} would be bid")
        if self._action_count != actions:
            self.faults.found.append("typing a bid has bid it")

    def click_in_moment(self, card: int, number: int) -> None:
        """Play on to a moment and click: the moment ends, and nothing is played."""
        self.choose("pace", 2)
        for _ in range(MOMENT_WAIT):
            player = self.page.board.event_player
            if not self.is_at_table or player.moment is not None:
                break
            view = self.page.table_controller.view
            if view is None and not player.is_playing:
                break
            if self.page.table_controller.is_offering and view is not None:
                self.run.advance_clock(HAND_COUNT_MS)
                self.page.table_controller.perform(choose_action(view, self._thumb))
            self.wait(100)
        moment, actions = self.page.board.event_player.moment, self._own_action_count
        if moment is not None and self.is_at_table:
            if number % 2:
                self.click_card(card)
            else:
                QTest.keyClick(self.page.board, Qt.Key.Key_Space)
            if self._own_action_count != actions:
                self.faults.found.append("a click during a moment played a card")
        self.choose("pace", 3)

    @property
    def _action_count(self) -> int:
        table = self.page.table_controller.session
        return 0 if table is None else len(table.record.entries)

    @property
    def _own_action_count(self) -> int:
        table = self.page.table_controller.session
        if table is None:
            return 0
        return sum(entry.seat == table.own_seat for entry in table.record.entries)

    def hurry(self, card: int, ms: int, number: int) -> None:
        """Act, and act again during the animation."""
        self.choose("pace", 2)
        self.click_card(card)
        self.wait(ms)
        (self.click_card, self.key, self.press_button, self.command)[number % 4](number)
        self.wait(ms)
        self.click_card(card + 1)

    # Pages and commands

    def command(self, number: int) -> None:
        """Trigger a command, if it is enabled."""
        names = [
            n for n in self.window.actions_by_command if n not in (*EXCLUDED_COMMANDS, *DIALOGS)
        ]
        name = names[number % len(names)]
        action = self.window.actions_by_command[name]
        if action.isEnabled():
            self.memory.note()
            action.trigger()
            table = self.page.table_controller.session
            if name is Command.PLAY_FOR_ME and table is not None and self.match:
                self.memory.helped[self.match] = table.is_assisted  # as it was agreed to, or not

    def dialog(self, number: int, seed: int) -> None:
        """Open a dialog, change some of its fields, and accept or reject it."""
        self._rng = Random(seed)
        self.window.actions_by_command[DIALOGS[number % len(DIALOGS)]].trigger()

    def rules_dialog(self, game: int, seed: int) -> None:
        self._rng = Random(seed)
        self.window.dialogs.open_house_rules(VARIANTS[game % len(VARIANTS)].key)

    def learn(self, game: int) -> None:
        self.window.navigator.go_home()
        self.window.navigator.start_lesson(VARIANTS[game % len(VARIANTS)].key)

    def act_in_lesson(self, card: int, key: int) -> None:
        """Click a card or press a key on the lesson page."""
        ways = self.window.navigator
        if "lesson_page" not in vars(ways) or self.window.page_stack.currentWidget() is not (
            page := ways.lesson_page
        ):
            return
        items = page.board.card_layer.own_items()
        if items and key % 2:
            at = page.board.mapFromScene(items[card % len(items)].pos())
            QTest.mouseClick(page.board.viewport(), LEFT, pos=at)
        else:
            QTest.keyClick(page.board, KEYS[key % len(KEYS)])

    def practise(self, number: int) -> None:
        """Go to the practice page, and answer or press a button there."""
        self._press([*practice_actions.practice_buttons(self.window, number)], number)

    def puzzle(self, number: int) -> None:
        """Go to a puzzle, and play a solution or press a button."""
        if not practice_actions.act_in_puzzle(self.window, number):
            self.press_page_button(number)

    def press_page_button(self, number: int) -> None:
        """Press a button of the current page."""
        page = self.window.page_stack.currentWidget()
        if page is not None and page is not self.page:
            buttons = [b for b in _buttons(page) if not self._opens_file_dialog(b)]
            self._press(buttons, number)

    def act_in_review(self, ply: int, number: int) -> None:
        """On the review page, go to a ply and press a button."""
        window = self.window
        if (
            "review_page" in vars(window.navigator)
            and window.page_stack.currentWidget() is window.navigator.review_page
        ):
            page = window.navigator.review_page
            page.timeline.setValue(ply % (page.timeline.maximum() + 1))
            page.open_cards_checkbox.setChecked(number % 3 == 0)
            self.memory.note()  # what is opened now may be closed at the end of this step
            asker = page.question_controller
            (
                page.controller.step_to_mistake,
                page.show_answer,
                asker.fold_panel,
                asker.unfold_panel,
            )[number % 4]()
            self.press_page_button(number)

    def filter_matches(self, number: int) -> None:
        page = self.window.navigator.matches_page
        if self.window.page_stack.currentWidget() is page:
            for box in (page.game_filter, page.status_filter):
                box.setCurrentIndex(number % box.count())

    def choose(self, name: str, value: int) -> None:
        """Change a preference."""
        choices: Any = PREFERENCE_VALUES[name]
        chosen = {name: choices[value % len(choices)]}
        self.window.apply_preferences(replace(self.window.match_controller.preferences, **chosen))

    def change_level(self, level: int) -> None:
        """Change the level of the opponents, as the menu does."""
        if self.is_at_table and self.match:
            self.run.wait_until_idle()
            self.memory.note()
            self.memory.levels[self.match] = LEVELS[level % 2]
            self.window.match_controller.change_level(LEVELS[level % 2])

    def resize(self, size: int) -> None:
        self.window.resize(*SIZES[size % len(SIZES)])

    # Ends and beginnings

    def fill_disk(self) -> None:
        """Let the database file be full from now on."""
        self.trouble.begin(self.run)

    def free_disk(self) -> None:
        """End the full disk, and save everything."""
        self.faults.found += self.trouble.end(self.run)

    def end(self) -> None:
        """Close the window for good, even if it asks what to do with unsaved matches."""
        self.free_disk()
        self.run.wait_until_idle()
        self.run.end()
        self._answers.stop()

    def restart(self) -> None:
        """Close the window, and start the program again."""
        self.run.wait_until_idle()
        self.memory.note()
        self.free_disk()
        folder = self.run.folder
        self.run.end()
        self.run = ProgramRun(folder, self.clock)

    def kill_and_restart(self) -> None:
        """Kill the program, and start it again on the files it left."""
        self.free_disk()  # what only waits is lost with the program
        folder = next(self._folders)
        self.memory.note()
        self.run.kill(folder)
        self.run = ProgramRun(folder, self.clock)

    def add_unknown_game(self) -> None:
        """Store a match of a game that this version does not know."""
        add_unknown_game(self.run.database)

    def compare_with_new_window(self) -> list[str]:
        """Return how the window differs from a new one, and the match from the stored one."""
        self.free_disk()
        unlike = differences_from_new_window(self.run) if self.is_at_table else []
        return [*unlike, *replay_faults(self.run)]

    # Inside

    def _close_overlays(self) -> None:
        """Close menus, panels and warnings, so that keys reach the cards."""
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
        if QApplication.activeWindow() is not self.window:
            self.window.activateWindow()
            QTest.qWaitForWindowActive(self.window)
        for panel in self.page.panels.all_panels:
            if panel is not self.page.panels.hand_score and panel.isVisible():
                panel.close_panel()
        self.page.mistake_warner.cancel_warning()
        self.page.board.hand_input.cancel()

    def _point(self, x: int, y: int) -> QPoint:
        """Return a point of the board, given in percent."""
        view = self.page.board.viewport()
        return QPoint(view.width() * x // 100, view.height() * y // 100)

    def _press(self, buttons: list[QAbstractButton], number: int) -> None:
        if buttons:
            QTest.mouseClick(buttons[number % len(buttons)], LEFT)

    def _opens_file_dialog(self, button: QAbstractButton) -> bool:
        return button.text() in (
            storage_text.save_record_label(),
            *map(statistics_text.action_label, ("picture", "table")),
        )

    def _answer_dialog(self) -> None:
        """Change fields of an open dialog, and accept or reject it."""
        dialog, rng = QApplication.activeModalWidget(), self._rng
        if not isinstance(dialog, QDialog):
            return
        for box in dialog.findChildren(QComboBox):
            if box.isVisible() and rng.random() < 0.2:
                box.setCurrentIndex(rng.randrange(max(box.count(), 1)))
        for check in dialog.findChildren(QCheckBox):
            if check.isVisible() and rng.random() < 0.2:
                check.click()
        if rng.random() < 0.5:
            dialog.accept()
        else:
            dialog.reject()


def _buttons(place: QWidget) -> list[QAbstractButton]:
    buttons = place.findChildren(QPushButton)
    return [each for each in buttons if each.isVisible() and each.isEnabled()]
